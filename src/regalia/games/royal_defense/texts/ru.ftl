# Защитник Короны: все слова, которые читает игрок, кроме страницы правил.

game = Защитник Короны
about = Собирайте наёмников, держите нейтральную землю и прорвитесь в замок противника.


# verbs
verb-choose = Выбрать: { $first }
verb-centre = Положить центр: { $first }
verb-enlist = Взять: { $first } × { $second }
verb-fence = Поставить частокол на { $first }
verb-redraw = Вернуть в резерв: { $first }
verb-lead = { $first } берёт ведение хода
verb-done = Готово
verb-use = Использовать локацию на { $first }
verb-target = Выбрать юнит на { $first }
verb-stand = Появиться на { $first }
verb-push = Толкнуть { $first }
verb-go = Идти на { $first }
verb-hire = Нанять на { $second }: { $first }
verb-scrap = Убрать с кладбища: { $first }
verb-raise = Вернуть с кладбища: { $first }
verb-buy = Построить на { $second }: { $first }
verb-refresh = Обновить ряд { $first }
verb-cast = Применить: { $first }
verb-cast_at = Применить на { $second }: { $first }
verb-send_coins = Передать союзнику монеты: { $first }, из них одна — налог
verb-send_mana = Передать союзнику ману: { $first }, из неё одна — налог
verb-order = Отдать приказ: { $first }
verb-activate = Активировать: { $first }
verb-attack = Атаковать: { $first }
verb-apply = { $first }: { $second }
verb-invoke = Применить: { $first }
verb-descend = Спуститься глубже
verb-leave = Выйти из подземелья
verb-discard = Сбросить: { $first }
verb-draw = Взять карту из колоды «{ $first }»

# events
event-chose = { $player } выбирает народ: { $people }
event-laid = { $player } кладёт центр: { $layout }
event-enlisted = { $player } берёт: { $creature } × { $count }
event-fenced = { $player } ставит частокол на { $cell }
event-drew = { $creature_key -> 
    [hidden] { $player } берёт карту 
   *[other] { $player } берёт карту: { $creature } 
}
event-laid-aside = { $creature_key -> 
    [hidden] { $player } откладывает карту 
   *[other] { $player } откладывает: { $creature } 
}
event-discarded = { $player } сбрасывает: { $creature }
event-turn = Ход { $number }: { $player }
event-reborn = { $creature } снова встаёт на { $cell }
event-ordered = { $player } отдаёт приказ: { $unit }, { $spot }
event-activated = { $player } активирует: { $unit }, { $spot }
event-attacked = { $unit } атакует: { $target }
event-hurt = { $unit } на { $spot } получает урон: { $damage }
event-fell = Потеря: { $unit }, { $spot } (очков { $points }, столько же монет получает { $paid_seat })
event-over = Партия окончена: { $manner }
event-sabotage = { $unit } прорывается: саботаж!
event-moved = { $unit } приходит на { $cell }
event-robbed = { $player } крадёт монет: { $coins }
event-applied = { $unit } применяет: { $ability }; цель — { $target }, { $spot }
event-invoked = { $unit } применяет: { $ability }
event-used = { $player } использует локацию: { $location }, { $cell }
event-entered = { $unit } спускается в подземелье
event-descended = В подземелье: { $card }
event-found = В логове: { $card }
event-scrapped = { $creature } уходит из игры
event-hired = { $player } нанимает на { $cell }: { $creature } (монет: { $coins })
event-bought = { $player } строит на { $cell }: { $building }
event-market = Новое на рынке: { $card }
event-refreshed = { $player } обновляет ряд { $market }
event-cast = { $target_key -> 
    [hidden] { $player } применяет: { $spell } 
   *[other] { $player } применяет: { $spell }; цель — { $target } 
}
event-sent = { $player } передаёт игроку { $ally_seat }: { $what }, { $amount }

# refusals
refused-rd-ability-creature = Исцеление, Вооружить, Опозорить и Сдвиг — для существ.
refused-rd-ability-friend = Исцеление и Вооружить — для существ своей стороны.
refused-rd-ability-has = Юнит применяет только способности, которые у него есть и не потеряны.
refused-rd-ability-idle = Способность, которая ничего не изменит, применить нельзя.
refused-rd-ability-once = Каждая активная способность применяется один раз за активацию.
refused-rd-activate-all = Активировать нужно все юниты с приказами.
refused-rd-activate-first = Атаки и способности — дело того юнита, который сейчас активирован.
refused-rd-activate-one = Юниты активируют по одному: закончите с одним, прежде чем начать другой.
refused-rd-activate-order = Активировать можно только юнит с приказом.
refused-rd-activate-phase = В фазе активации юниты с приказами активируют в любом порядке.
refused-rd-activate-return = К юниту, чья активация закончена, вернуться нельзя, и чужую активацию нельзя прервать.
refused-rd-alliance-different = Два народа должны быть разными.
refused-rd-alliance-draw = Каждую карту можно взять из любой колоды, где ещё есть карты.
refused-rd-allies-gift = Передать некому: союзника нет.
refused-rd-allies-lead = Этот союзник закончил фазу, ему нечего делать, или ведение только что переходило.
refused-rd-allies-orders = Каждый союзник приказывает только своим существам; строениям стороны — любой из них.
refused-rd-allies-purse = Нельзя передать больше, чем имеешь.
refused-rd-allies-turn = Взять ведение может только союзник, в общий ход своей стороны.
refused-rd-attack-behind = Того, кто позади, не достать ни врукопашную, ни стрелку.
refused-rd-attack-enemy = Атака, Молния и Опозорить — только против противника.
refused-rd-attack-lane = Стрелок атакует на своей линии.
refused-rd-attack-melee = Рукопашная атака достаёт в своей клетке и в следующей клетке впереди на линии.
refused-rd-attack-nearest = Ближе стоит другой противник.
refused-rd-attack-once = Юнит атакует один раз за активацию.
refused-rd-blitz-hire = В блице нанимать можно на любую клетку своего замка, где есть место.
refused-rd-building-castle = Строение сразу ставят на клетку своего замка, в том числе на линию найма, но не на нейтральную землю.
refused-rd-building-cost = Строение стоит столько монет, сколько на нём указано.
refused-rd-building-enemy = Нельзя строить там, где стоит противник.
refused-rd-building-one = В клетке может быть одно строение.
refused-rd-building-phase = Строения покупают в фазе найма и покупки.
refused-rd-cell-full = В заполненную клетку больше ничего не поставить.
refused-rd-discard-phase = Сбрасывать карты можно только в последней фазе.
refused-rd-dungeon-ability = Сейчас в подземелье эту способность не применить.
refused-rd-dungeon-exit = Там из подземелья не выйти.
refused-rd-dungeon-inside = Спускаться глубже и выходить может только существо в подземелье.
refused-rd-dungeon-lair = Вернувшийся из логова в этот ход больше ничего не делает.
refused-rd-dungeon-leave = Чтобы выйти из подземелья, нужны два приказа.
refused-rd-dungeon-one = В подземелье одновременно только одно существо; пока внутри кто-то вашей стороны, другие ваши войти не могут.
refused-rd-dungeon-shielded = Снаружи в подземелье ничто не достаёт: ни локации, ни заклинания, ни атаки, ни способности; и изнутри никто не атакует.
refused-rd-dungeon-steps = Каждый такой приказ продвигает его на одну карту, по очереди за одну активацию; потратить нужно все.
refused-rd-freeze = Замороженное существо не может получать приказы; заморозка спадает в конце хода его игрока.
refused-rd-graveyard = С кладбища можно взять только то, что там лежит.
refused-rd-hand = Использовать можно только карты, которые у вас на руке.
refused-rd-heroes = Колоды из двадцати сейчас не набирают.
refused-rd-heroes-order = Виды решают один за другим.
refused-rd-heroes-twenty = Должно набраться ровно 20.
refused-rd-hire-cost = Вы платите стоимость, указанную на карте.
refused-rd-hire-line = Нанятое существо ставят на линию найма — ряд у вашего края поля.
refused-rd-hire-phase = Существ нанимают в фазе найма и покупки: сколько сможете оплатить или никого.
refused-rd-location-altar = Алтарь разит существ противника.
refused-rd-location-cell = Лагерь, разлом и подземелье касаются ваших существ на этой клетке; из двух вы выбираете одно.
refused-rd-location-creature = Все локации, кроме мастерской, действуют на существ.
refused-rd-location-held = Локация ваша, если в это время на её клетке стоит ваше существо.
refused-rd-location-idle = Локацию, которая ничего не изменит, использовать нельзя.
refused-rd-location-none = Использовать можно только локацию, а она есть не на каждой клетке.
refused-rd-location-once = Каждая локация действует один раз за ход, сколько бы ваших существ на ней ни стояло.
refused-rd-location-phase = Ключевые локации действуют только в фазе прибыли, после дохода.
refused-rd-location-rift = Сначала нужно пережить разлом.
refused-rd-location-workshop = Мастерская чинит строения.
refused-rd-market-closed = С того момента, как вы взяли последнюю карту резерва, вы не можете ни покупать, ни обновлять рынок.
refused-rd-market-refresh = Обновить ряд стоит 2 монеты или 2 маны.
refused-rd-market-row = Покупают то, что лежит в ряду рынка; рынок общий для обеих сторон.
refused-rd-mobility = Пока можно, нужно идти вперёд, и лишь тогда остановиться.
refused-rd-mulligan = Менять можно только первую руку, до первого хода.
refused-rd-no-such-action = Того, чего нет среди действий игры, сделать нельзя.
refused-rd-orders-all = Отдать нужно все приказы, какие можно, пока есть юнит без приказа, способный его получить; если выбора нет, приказы раздаются сами.
refused-rd-orders-building = Строение получает приказ, только если у него есть активная способность или атака.
refused-rd-orders-one = Юнит на поле получает один приказ.
refused-rd-orders-own = Ваши приказы получают только ваши юниты.
refused-rd-orders-phase = Приказы отдают в фазе приказов.
refused-rd-over = После конца партии ничего сделать нельзя.
refused-rd-paralysis-orders = Парализованное существо освобождают и активируют тремя приказами за один ход, не меньше; делать это не обязательно.
refused-rd-push = Толкаемое существо сдвигается на одну клетку вверх, вниз, влево или вправо, туда, где есть место; вытолкнуть за поле нельзя.
refused-rd-question = Пока не дан ответ на открытый вопрос, ничего другого делать нельзя.
refused-rd-question-none = Отвечать можно только на заданный вопрос.
refused-rd-resurrection = Это существо слишком дорогое для воскрешения.
refused-rd-setup-centre = Сейчас центр не выбирают.
refused-rd-setup-first = Бой начинается, когда подготовка закончена.
refused-rd-setup-mirror = Занятый народ выбрать нельзя, если хозяин стола не разрешил одинаковые народы.
refused-rd-setup-palisades = Сейчас не ставят первые частоколы.
refused-rd-setup-people = Сейчас народы не выбирают.
refused-rd-shift = Это существо слишком далеко, уже сдвинуто, или ему некуда деться.
refused-rd-spell-aim = Заклинание направляют на то, что в нём названо: на существо или строение.
refused-rd-spell-cost = Заклинание стоит столько маны, сколько на нём указано.
refused-rd-spell-once = Каждый игрок применяет не больше одного заклинания за ход, и хранить их нельзя.
refused-rd-spell-owner = Если в заклинании назван владелец, цель должна быть его; если нет — чья угодно.
refused-rd-spell-second = Заклинание с двумя целями применимо, только если есть обе.
refused-rd-spell-target = Заклинанию с целью нужна цель, заклинанию без цели она не нужна; две цели — это два разных юнита.
refused-rd-target-nobody = Нельзя выбрать пустое место: там должен стоять юнит.
refused-rd-trap-immune = Ловушку нельзя ни атаковать, ни ударить Молнией; стрелки её не замечают.

# options
option-format = Формат
option-format-about = Дуэль, тиран против двух союзников или двое на двое
choice-format-duel = Дуэль
choice-format-tyrant = Тиран
choice-format-allies = Союзники
option-blitz = Блиц
option-blitz-about = Побеждают 10 очков, нанимать можно на любую клетку замка
option-heroes = 20 героев
option-heroes-about = До боя каждый выбирает 20 карт своей колоды
option-alliance = Необычный альянс
option-alliance-about = У каждого игрока две колоды разных народов
option-mirror = Одинаковые народы
option-mirror-about = Несколько игроков могут выбрать один народ
option-peoples = Народы
option-peoples-about = Выбираются по очереди или по жребию
choice-peoples-chosen = Выбираются
choice-peoples-drawn = По жребию
option-first = Кто начинает
option-first-about = Первого игрока определяет жребий или хозяин стола
choice-first-drawn = По жребию
choice-first-seat_0 = Место 1
choice-first-seat_1 = Место 2
preset-duel = Дуэль
preset-duel-about = Один на один до 20 очков
preset-blitz = Блиц
preset-blitz-about = Короткая дуэль до 10 очков
preset-tyrant = Тиран
preset-tyrant-about = Один ходит через раз против двух союзников
preset-allies = Союзники
preset-allies-about = Двое на двое с общими ходами
preset-twenty-heroes = 20 героев
preset-twenty-heroes-about = Дуэль с колодами из 20 выбранных карт
preset-alliance = Необычный альянс
preset-alliance-about = Дуэль, где у каждого два народа
preset-allies-twenty-heroes = Союзники, 20 героев
preset-allies-twenty-heroes-about = Двое на двое, у каждого 20 выбранных карт
preset-allies-alliance = Союзники, необычный альянс
preset-allies-alliance-about = Двое на двое, у каждого два народа

# the drawn board
board-points = очки
board-coins = монеты
board-mana = мана
board-orders = приказы
board-reserve = резерв
board-hand = рука
board-graveyard = кладбище
board-buildings = Строения
board-spells = Заклинания
board-dungeon = Подземелье
board-turn = Ход
board-left = карт впереди
board-nobody = внутри никого
board-legend = { "" }[n] место · атака/жизнь/скорость · ! приказ

# names
name-humans = Светлый орден
name-elves = Лесной народ
name-greenskins = Зеленокожие
name-undead = Живые мертвецы
name-militiaman = Ополченец
name-drunken_bruiser = Пьяный громила
name-swordsman = Мечник
name-crossbowman = Арбалетчик
name-priest = Жрец
name-sapper = Сапёр
name-battle_mage = Боевой маг
name-knight = Рыцарь
name-captain = Капитан
name-paladin = Паладин
name-nimble_elf = Эльф-ловкач
name-forest_fairy = Лесная фея
name-dryad_gardener = Дриада-садовник
name-elf_archer = Эльф-лучник
name-grove_armourer = Оружейник рощи
name-wind_druid = Друид ветра
name-blade_dancer = Танцор клинков
name-enchantress = Чародейка
name-sharpshooter = Меткий стрелок
name-treant = Древень
name-goblin_thief = Гоблин-воришка
name-goblin_archer = Гоблин-лучник
name-goblin_glider = Гоблин-летяга
name-goblin_bomber = Гоблин-подрывник
name-big_orc = Большой орк
name-wolf_rider = Всадник на волке
name-orc_berserker = Орк-берсерк
name-orc_marauder = Орк-мародёр
name-orc_shaman = Орк-шаман
name-mountain_troll = Горный тролль
name-skeleton = Скелет
name-zombie = Зомби
name-crawling_horror = Ползучий Ужас
name-ghoul = Гуль
name-grave_spider = Могильный паук
name-banshee = Банши
name-necromancer = Некромант
name-bone_golem = Костяной голем
name-lich = Лич
name-vampire = Вампир
name-palisade = Частокол
name-stone_wall = Каменная стена
name-ballista = Баллиста
name-watch_tower = Дозорная башня
name-spiked_pit = Яма с кольями
name-snare = Силки
name-mint = Монетный двор
name-infirmary = Лазарет
name-smithy = Кузница
name-mage_tower = Башня мага
name-fire_altar = Огненный алтарь
name-bell_tower = Колокольня
name-headquarters = Штаб
name-fireball = Огненный шар
name-healing_light = Целебный свет
name-fury = Ярость
name-ice_chains = Ледяные оковы
name-condemnation = Осуждение
name-cleansing = Очищение
name-gust = Порыв ветра
name-earthquake = Землетрясение
name-ember_rain = Огненный дождь
name-sacrifice = Жертва
name-hypnosis = Гипноз
name-helplessness = Беспомощность
name-empty_corridor = Пустой коридор
name-coin_purse = Кошель с монетами
name-mana_spring = Источник маны
name-healing_moss = Целебный мох
name-whetstone = Точильный камень
name-shortcut = Короткий путь
name-dart_trap = Ловушка с дротиками
name-cave_in = Обвал
name-gold_hoard = Груда золота
name-mana_crystal = Кристалл маны
name-old_crown = Древняя корона
name-dragon_blade = Драконий клинок
name-elixir = Эликсир
name-winged_boots = Крылатые сапоги
name-war_banner = Боевое знамя
name-storm_scroll = Свиток бури
name-guardian_wrath = Гнев стража
name-withering = Увядание
name-crossroads = Перекрёсток
name-twin_gates = Двойные врата
name-nothing = ничего
name-mine = Золотая шахта
name-library = Библиотека
name-workshop = Мастерская
name-fountain = Исцеляющий фонтан
name-altar = Алтарь проклятий
name-camp = Военный лагерь
name-rift = Разлом
name-up = вверх
name-down = вниз
name-left = влево
name-right = вправо
name-beyond = за линию противника
name-dungeon = подземелье
name-buildings = строений
name-spells = заклинаний
name-coins = монеты
name-mana = мана
name-incorporeal = Бестелесный
name-battle_spirit = Боевой дух
name-armour = Броня
name-vampirism = Вампиризм
name-together = Вместе — сила
name-rebirth = Возрождение
name-stench = Вонь
name-inspire = Воодушевить
name-arm = Вооружить
name-theft = Воровство
name-resurrection = Воскрешение
name-rot = Гниль
name-double_strike = Двойной удар
name-income = Доход
name-heal = Исцеление
name-kamikaze = Камикадзе
name-construct = Конструктор
name-trap = Ловушка
name-death_ray = Луч смерти
name-mage = Маг
name-marauder = Мародёр
name-lightning = Молния
name-mass_heal = Общее исцеление
name-shame = Опозорить
name-paralysis = Паралич
name-mobility = Подвижность
name-flight = Полёт
name-commander = Полководец
name-curse = Проклятие
name-destroyer = Разрушитель
name-zeal = Рвение
name-regeneration = Регенерация
name-shift = Сдвиг
name-deadly_poison = Смертельный яд
name-suicide = Смертник
name-sniper = Снайпер
name-ranged_immunity = Стрелковый иммунитет
name-shooter = Стрелок
name-carrion_eater = Трупоед
name-acceleration = Ускорение
name-physical_immunity = Физический иммунитет
name-paralysed = паралич
name-frozen = заморозка
name-condemned = осуждение
name-cursed = проклятие
name-points = очки
name-sabotage = саботаж
name-exhaustion = истощение
name-people = выбор народов
name-ground = выбор центра
name-muster = набор героев
name-fences = первые частоколы
name-mulligan = первая рука
name-profit = прибыль
name-hiring = наём и покупка
name-ordering = приказы
name-activation = активация
name-refill = сброс и пополнение
name-over = конец

# numbers and places
name-0 = 0
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-6 = 6
name-7 = 7
name-8 = 8
name-9 = 9
name-10 = 10
name-11 = 11
name-12 = 12
name-13 = 13
name-14 = 14
name-15 = 15
name-16 = 16
name-17 = 17
name-18 = 18
name-19 = 19
name-20 = 20
name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-e1 = e1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-e2 = e2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-e3 = e3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4
name-e4 = e4
name-a5 = a5
name-b5 = b5
name-c5 = c5
name-d5 = d5
name-e5 = e5
name-a6 = a6
name-b6 = b6
name-c6 = c6
name-d6 = d6
name-e6 = e6
name-a7 = a7
name-b7 = b7
name-c7 = c7
name-d7 = d7
name-e7 = e7
name-a8 = a8
name-b8 = b8
name-c8 = c8
name-d8 = d8
name-e8 = e8
name-a9 = a9
name-b9 = b9
name-c9 = c9
name-d9 = d9
name-e9 = e9
name-a1_1 = a1′
name-a1_2 = a1″
name-b1_1 = b1′
name-b1_2 = b1″
name-c1_1 = c1′
name-c1_2 = c1″
name-d1_1 = d1′
name-d1_2 = d1″
name-e1_1 = e1′
name-e1_2 = e1″
name-a2_1 = a2′
name-a2_2 = a2″
name-b2_1 = b2′
name-b2_2 = b2″
name-c2_1 = c2′
name-c2_2 = c2″
name-d2_1 = d2′
name-d2_2 = d2″
name-e2_1 = e2′
name-e2_2 = e2″
name-a3_1 = a3′
name-a3_2 = a3″
name-b3_1 = b3′
name-b3_2 = b3″
name-c3_1 = c3′
name-c3_2 = c3″
name-d3_1 = d3′
name-d3_2 = d3″
name-e3_1 = e3′
name-e3_2 = e3″
name-a4_1 = a4′
name-a4_2 = a4″
name-b4_1 = b4′
name-b4_2 = b4″
name-c4_1 = c4′
name-c4_2 = c4″
name-d4_1 = d4′
name-d4_2 = d4″
name-e4_1 = e4′
name-e4_2 = e4″
name-a5_1 = a5′
name-a5_2 = a5″
name-b5_1 = b5′
name-b5_2 = b5″
name-c5_1 = c5′
name-c5_2 = c5″
name-d5_1 = d5′
name-d5_2 = d5″
name-e5_1 = e5′
name-e5_2 = e5″
name-a6_1 = a6′
name-a6_2 = a6″
name-b6_1 = b6′
name-b6_2 = b6″
name-c6_1 = c6′
name-c6_2 = c6″
name-d6_1 = d6′
name-d6_2 = d6″
name-e6_1 = e6′
name-e6_2 = e6″
name-a7_1 = a7′
name-a7_2 = a7″
name-b7_1 = b7′
name-b7_2 = b7″
name-c7_1 = c7′
name-c7_2 = c7″
name-d7_1 = d7′
name-d7_2 = d7″
name-e7_1 = e7′
name-e7_2 = e7″
name-a8_1 = a8′
name-a8_2 = a8″
name-b8_1 = b8′
name-b8_2 = b8″
name-c8_1 = c8′
name-c8_2 = c8″
name-d8_1 = d8′
name-d8_2 = d8″
name-e8_1 = e8′
name-e8_2 = e8″
name-a9_1 = a9′
name-a9_2 = a9″
name-b9_1 = b9′
name-b9_2 = b9″
name-c9_1 = c9′
name-c9_2 = c9″
name-d9_1 = d9′
name-d9_2 = d9″
name-e9_1 = e9′
name-e9_2 = e9″

# cards
card-fireball = 3 урона магией юниту.
card-healing_light = Восстанавливает существу 4 жизни.
card-fury = Существо получает жетон бонуса 3.
card-ice_chains = Замораживает существо: никаких приказов до конца хода его игрока.
card-condemnation = Существо теряет все способности и бонусы.
card-cleansing = Снимает со своего существа заморозку, паралич и осуждение и восстанавливает 1 жизнь.
card-gust = Толкает существо на одну клетку.
card-earthquake = 6 урона магией строению.
card-ember_rain = 1 урон магией всем существам противника.
card-sacrifice = Уничтожает своё существо и существо противника.
card-hypnosis = Существо противника становится вашим.
card-helplessness = У стороны противника 2 приказа на следующий ход.
card-empty_corridor = Ничего не происходит.
card-coin_purse = 2 монеты.
card-mana_spring = 1 мана.
card-healing_moss = Восстанавливает исследователю 2 жизни.
card-whetstone = Исследователь получает жетон бонуса 1.
card-shortcut = Сразу к следующей карте.
card-dart_trap = 2 урона исследователю.
card-cave_in = 1 урон исследователю, и остальные его приказы сгорают.
card-gold_hoard = 8 монет.
card-mana_crystal = 5 маны.
card-old_crown = 2 очка.
card-dragon_blade = Исследователь получает жетон бонуса 5.
card-elixir = Все свои существа исцелены.
card-winged_boots = Исследователь навсегда получает 1 скорости.
card-war_banner = Все свои существа на поле получают жетон бонуса 1.
card-storm_scroll = 1 урон всем существам противника на поле.
card-guardian_wrath = 4 урона исследователю.
card-withering = Исследователь теряет все способности и бонусы.
card-spiked_pit = Ловушка: 3 урона тому, кто вошёл.
card-snare = Ловушка: парализует того, кто вошёл.
card-militiaman = Вместе — сила (1).
card-drunken_bruiser = Рвение (1).
card-swordsman = Броня (1).
card-crossbowman = Стрелок.
card-priest = Исцеление (2).
card-sapper = Разрушитель (3).
card-battle_mage = Маг, Стрелок.
card-knight = Броня (1), Боевой дух (1).
card-captain = Полководец, Воодушевить (1).
card-paladin = Общее исцеление (1), Рвение (1).
card-nimble_elf = Подвижность.
card-forest_fairy = Полёт.
card-dryad_gardener = Исцеление (2).
card-elf_archer = Стрелок.
card-grove_armourer = Вооружить (1).
card-wind_druid = Маг, Сдвиг (2).
card-blade_dancer = Двойной удар, Подвижность.
card-enchantress = Опозорить, Маг.
card-sharpshooter = Снайпер.
card-treant = Регенерация (2), Броня (1).
card-goblin_thief = Воровство, Подвижность.
card-goblin_archer = Стрелок.
card-goblin_glider = Полёт.
card-goblin_bomber = Камикадзе, Смертник.
card-big_orc = Без способностей.
card-wolf_rider = Рвение (1).
card-orc_berserker = Ускорение (1), Боевой дух (1).
card-orc_marauder = Мародёр.
card-orc_shaman = Молния (1), Маг.
card-mountain_troll = Регенерация (2), Разрушитель (2).
card-skeleton = Возрождение.
card-zombie = Вонь, Гниль.
card-crawling_horror = Физический иммунитет, Стрелковый иммунитет.
card-ghoul = Трупоед (2).
card-grave_spider = Паралич.
card-banshee = Бестелесный, Проклятие.
card-necromancer = Воскрешение (3), Маг.
card-bone_golem = Конструктор.
card-lich = Луч смерти (1), Маг, Стрелок.
card-vampire = Вампиризм (2), Смертельный яд.
card-palisade = Стрелковый иммунитет.
card-stone_wall = Стрелковый иммунитет.
card-ballista = Стрелок.
card-watch_tower = Снайпер.
card-mint = Доход (2).
card-infirmary = Исцеление (2).
card-smithy = Вооружить (1).
card-mage_tower = Молния (1).
card-fire_altar = Луч смерти (1).
card-bell_tower = Воодушевить (1).
card-headquarters = Полководец.

# what abilities and locations do, for the drawn board
board-ability-incorporeal = Получает только 1 урон из любого источника; проходит сквозь вражеские строения, но не существ, и может там остановиться, если есть место.
board-ability-battle_spirit = +{ $x } к атаке навсегда за каждое убитое существо противника, бонусы складываются.
board-ability-armour = Стрелковый урон меньше на { $x }, но не меньше 1.
board-ability-vampirism = Нанеся урон существу, восстанавливает себе { $x } жизни.
board-ability-together = +{ $x } к атаке, пока делит клетку с союзным существом.
board-ability-rebirth = Погибнув и принеся награду, появляется на линии найма первого владельца, без ран и состояний; если там нет места, остаётся на кладбище. Это происходит после всех прочих смертей.
board-ability-stench = Убившее его существо навсегда теряет все способности.
board-ability-inspire = Активная: все существа своей стороны на всей линии получают +{ $x } к атаке до конца хода.
board-ability-arm = Активная: существо своей стороны без бонусов к атаке получает жетон бонуса { $x }.
board-ability-theft = Попадая извне в замок противника, каждый раз забирает у него все монеты.
board-ability-resurrection = При найме верните существо стоимостью не больше { $x } с вашего кладбища на линию найма; если места нет, ничего не происходит.
board-ability-rot = Умирая, наносит 1 урон всем существам противника в своей и соседних клетках.
board-ability-double_strike = Атакует дважды, при желании по разным целям, не двигаясь между ударами.
board-ability-income = Активная: вы получаете { $x } монет.
board-ability-heal = Активная: восстанавливает { $x } жизни одному существу своей стороны на поле.
board-ability-kamikaze = Атакуя строение, уничтожает его, сколько бы жизни у того ни было, и гибнет.
board-ability-construct = Стоит на 1 монету меньше за каждое существо вашего кладбища, удалённое из игры при найме, вплоть до 0.
board-ability-trap = Вошедшее в клетку существо противника, хотя бы и летучее, останавливается; ловушка срабатывает, уничтожается и приносит награду; ловушки никому не преграждают путь и видны всем.
board-ability-death_ray = Активная: { $x } урона магией всем существам противника на всей линии.
board-ability-mage = Его атаки магические; без Стрелка они достают не дальше рукопашных.
board-ability-marauder = Вдвое больше монет, но не очков, за убитое существо противника.
board-ability-lightning = Активная: { $x } урона магией любому юниту противника на поле.
board-ability-mass_heal = Активная: восстанавливает { $x } жизни всем существам своей стороны в своей и соседних клетках, и себе тоже.
board-ability-shame = Активная: любое существо противника на поле навсегда теряет все способности и бонусы (Осуждение).
board-ability-paralysis = Существо, получившее от него урон, парализовано.
board-ability-mobility = Может шагать и вбок за счёт той же скорости; закончить ход можно только там, где вперёд уже не шагнуть, а там, где он начался, — только если оттуда нельзя было шагнуть вперёд; в клетку с существом противника можно войти сбоку, если есть место, и на этом ход кончается.
board-ability-flight = От рукопашных атак только 1 урон; пролетает над существами противника и может остановиться среди них, если есть место; строения преграждают путь и ему.
board-ability-commander = На один приказ больше за каждый такой юнит, который есть у вас при раздаче приказов, даже в подземелье.
board-ability-curse = Атака убившего его существа навсегда становится 0, и бонусы её не поднимают.
board-ability-destroyer = +{ $x } к атаке против строений.
board-ability-zeal = +{ $x } к атаке во время своей активации.
board-ability-regeneration = Активная: восстанавливает себе { $x } жизни.
board-ability-shift = Активная: толкает до { $x } других существ любой стороны из своей или соседних клеток, каждое один раз.
board-ability-deadly_poison = Существо, получившее от него урон, уничтожено.
board-ability-suicide = Атакуя существо, уничтожает его, сколько бы жизни у того ни было, и гибнет; платят обе награды.
board-ability-sniper = Стрелковая атака по любому юниту противника на поле, и позади тоже; вблизи пропадает.
board-ability-ranged_immunity = Не получает урона от стрелковых атак.
board-ability-shooter = Стрелковая атака по ближайшему юниту противника на линии; вблизи пропадает.
board-ability-carrion_eater = Восстанавливает себе { $x } жизни за каждое убитое существо противника.
board-ability-acceleration = +{ $x } к скорости навсегда при каждом полученном уроне.
board-ability-physical_immunity = Не получает урона от рукопашных атак.
board-location-mine = Золотая шахта даёт 2 монеты.
board-location-library = Библиотека даёт 1 ману.
board-location-workshop = Мастерская восстанавливает 2 жизни любому строению.
board-location-fountain = Исцеляющий фонтан восстанавливает 2 жизни любому существу.
board-location-altar = Алтарь проклятий наносит 2 урона магией существу противника где угодно на поле.
board-location-camp = Военный лагерь даёт вашему существу на клетке постоянный бонус 3 к атаке.
board-location-rift = Разлом наносит одному вашему существу на клетке 2 урона без вида; отказаться нельзя.
board-location-dungeon = Вход в подземелье: в фазе дохода ваше существо может войти отсюда внутрь.
board-field = Поле
board-players = Игроки
board-unit = { $unit } на { $place }, { $player }: атака { $attack }, жизнь { $health } из { $full }{ $building ->
    [true] { "" }
   *[other] , скорость { $speed }
}{ $states ->
    [none] { "" }
   *[other] , { $states }
}
board-ordered = есть приказ
board-cell-location = { $cell }, { $location }
board-cell-castle = { $mine ->
    [true] { $cell }, нижний замок
   *[other] { $cell }, верхний замок
}
board-break-through = Прорваться: саботаж!
board-tabs = Под полем
board-tab-hand = Рука
board-tab-buildings = Строения
board-tab-spells = Чары
board-tab-dungeon = Подземелье
board-tab-players = Игроки
board-your-hand = Ваша рука
board-hand-empty = Карт в руке нет.
board-row-empty = Ничего не осталось.
board-card = { $card }, стоит { $cost }: атака { $attack }, жизнь { $health }, скорость { $speed }{ $abilities ->
    [none] { "" }
   *[other] ; { $abilities }
}
board-spell = { $card }, стоит { $cost } маны. { $text }
board-in-deck = в колоде { $count }
board-refresh-buildings = новый ряд: 2 монеты
board-refresh-spells = новый ряд: 2 маны
board-depth = Открыто карт: { $revealed }, впереди { $left } и логово
board-lair = Логово
board-inside = { $player }: внутри { $unit }{ $orders ->
    [0] { "" }
   *[other] , приказов: { $orders }
}
board-to-move = ходит
board-has-cast = колдовал
board-limit = { $count ->
        [one] не больше { $count } приказа
       *[other] не больше { $count } приказов
    }
board-counts = Рука { $hand }, резерв { $reserve }
board-ally-hand = В руке: { $cards }
board-graveyard-count = Кладбище: { $count }
board-gone = Вне игры: { $count }
board-send = Отправить союзнику…
board-turn-of = Ход { $number }: { $player }
board-points-of = { $points } из { $goal } очков
board-sabotage-in = До прорыва { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
board-reader = Карта, на которую вы смотрите
board-point = Наведите на карту, юнит или локацию — здесь будет написано, что они делают.
board-attack = Атака
board-health = Жизнь
board-speed = Скорость
board-cost = Стоимость
board-reward = Награда
board-token = Бонус
board-cost-mana = { $count } маны
board-people-humans = Рыцари, священники, капитаны: броня, лечение, больше приказов.
board-people-elves = Лучники, феи, друиды: быстрые, дальнобойные, неуловимые.
board-people-greenskins = Орки, гоблины, тролли: тяжёлые удары, бомбы и воровство.
board-people-undead = Скелеты, призраки и лич: возвращаются, травят и пьют жизнь.
board-ask-people = { $mine ->
    [true] Выберите народ.
   *[other] Народ выбирает { $player }.
}
board-ask-ground = { $mine ->
    [true] Выберите центр поля. Нижний ряд ляжет перед вашим замком.
   *[other] Центр поля выбирает { $player }.
}
board-ask-muster = { $mine ->
    [true] Сколько таких будет среди ваших двадцати героев?
   *[other] Двадцать героев отбирает { $player }.
}
board-ask-fences = { $mine ->
    [true] Поставьте частокол в своём замке.
   *[other] Частокол ставит { $player }.
}
board-ask-mulligan = { $mine ->
    [true] Верните в резерв ненужные карты первой руки, затем нажмите «Готово».
   *[other] Первую руку смотрит { $player }.
}
board-ask-profit = { $mine ->
    [true] Используйте локации, занятые вашими существами, колдуйте или идите дальше.
   *[other] Локации использует { $player }.
}
board-ask-hiring = { $mine ->
    [true] Нанимайте существ, покупайте строения, колдуйте; затем нажмите «Готово».
   *[other] Нанимает и покупает { $player }.
}
board-ask-ordering = { $mine ->
    [true] Отдайте приказы: { $orders ->
        [one] остался { $orders }.
        [few] осталось { $orders }.
       *[other] осталось { $orders }.
    }
   *[other] Приказы отдаёт { $player }.
}
board-ask-activation = { $mine ->
    [true] Активируйте юниты с приказами, один за другим. Вперёд они идут сами.
   *[other] Юниты активирует { $player }.
}
board-ask-acting = { $mine ->
    [true] Действует отмеченный юнит: атакуйте светящегося врага, примените способность или закончите.
   *[other] Отмеченным юнитом действует { $player }.
}
board-ask-refill = { $mine ->
    [true] Можно сбросить одну карту; затем вы добираете.
   *[other] Ход заканчивает { $player }.
}
board-ask-location = { $mine ->
    [true] { $location }: выберите юнит.
   *[other] { $location }: выбирает { $player }.
}
board-ask-push = { $mine ->
    [true] { $subject } сдвигается: выберите светящуюся клетку.
   *[other] { $subject } сдвигается: выбирает { $player }.
}
board-ask-move = { $mine ->
    [true] { $subject } идёт: выберите светящуюся клетку.
   *[other] { $subject } идёт: выбирает { $player }.
}
board-ask-rebirth = { $mine ->
    [true] { $subject } возвращается: выберите клетку.
   *[other] { $subject } возвращается: клетку выбирает { $player }.
}
board-ask-return = { $mine ->
    [true] { $subject } выходит из подземелья: выберите клетку.
   *[other] { $subject } выходит из подземелья: клетку выбирает { $player }.
}
board-ask-resurrection = { $mine ->
    [true] Выберите, кто вернётся с вашего кладбища.
   *[other] Существо с кладбища возвращает { $player }.
}
board-ask-scrap = { $mine ->
    [true] { $subject }: за каждое существо, удалённое с вашего кладбища, монетой дешевле.
   *[other] { $subject }: собирает { $player }.
}
board-ask-second = { $mine ->
    [true] { $subject }: выберите вторую цель.
   *[other] { $subject }: колдует { $player }.
}
board-ask-deck = { $mine ->
    [true] Возьмите карту: из какой колоды?
   *[other] Карты берёт { $player }.
}
board-ask-over = { $draw ->
    [true] Партия окончена: ничья.
   *[other] Партия окончена. { $outcome ->
        [sabotage] Победа саботажем
        [points] Победа по очкам
        [exhaustion] Победа по очкам в конце
       *[other] Победа
    }: { $winners }.
}
board-ask-delving = { $mine ->
    [true] В подземелье: за каждый приказ — на карту глубже; два приказа выводят наружу.
   *[other] Подземелье исследует { $player }.
}
