# «Десница короля»: всё, что читает игрок, кроме страницы правил.

game = Десница короля
about = Водите Вариса по двору, переманивайте людей и соберите больше всех знамён Великих домов.

## Дома и персонажи

name-stark = Старк
    .dat = Старкам
    .gen = Старков
name-greyjoy = Грейджой
    .dat = Грейджоям
    .gen = Грейджоев
name-lannister = Ланнистер
    .dat = Ланнистерам
    .gen = Ланнистеров
name-targaryen = Таргариен
    .dat = Таргариенам
    .gen = Таргариенов
name-baratheon = Баратеон
    .dat = Баратеонам
    .gen = Баратеонов
name-tyrell = Тирелл
    .dat = Тиреллам
    .gen = Тиреллов
name-tully = Талли
    .dat = Талли
    .gen = Талли

name-varys = Варис
    .acc = Вариса
name-eddard_stark = Эддард Старк
    .acc = Эддарда Старка
name-catelyn_stark = Кейтилин Старк
    .acc = Кейтилин Старк
name-robb_stark = Робб Старк
    .acc = Робба Старка
name-sansa_stark = Санса Старк
    .acc = Сансу Старк
name-arya_stark = Арья Старк
    .acc = Арью Старк
name-bran_stark = Бран Старк
    .acc = Брана Старка
name-rickon_stark = Рикон Старк
    .acc = Рикона Старка
name-lyanna_stark = Лианна Старк
    .acc = Лианну Старк
name-balon_greyjoy = Бейлон Грейджой
    .acc = Бейлона Грейджоя
name-theon_greyjoy = Теон Грейджой
    .acc = Теона Грейджоя
name-asha_greyjoy = Аша Грейджой
    .acc = Ашу Грейджой
name-euron_greyjoy = Эурон Грейджой
    .acc = Эурона Грейджоя
name-victarion_greyjoy = Виктарион Грейджой
    .acc = Виктариона Грейджоя
name-aeron_greyjoy = Эйрон Грейджой
    .acc = Эйрона Грейджоя
name-rodrik_greyjoy = Родрик Грейджой
    .acc = Родрика Грейджоя
name-tywin_lannister = Тайвин Ланнистер
    .acc = Тайвина Ланнистера
name-cersei_lannister = Серсея Ланнистер
    .acc = Серсею Ланнистер
name-jaime_lannister = Джейме Ланнистер
    .acc = Джейме Ланнистера
name-tyrion_lannister = Тирион Ланнистер
    .acc = Тириона Ланнистера
name-kevan_lannister = Киван Ланнистер
    .acc = Кивана Ланнистера
name-joffrey_baratheon = Джоффри Баратеон
    .acc = Джоффри Баратеона
name-daenerys_targaryen = Дейенерис Таргариен
    .acc = Дейенерис Таргариен
name-viserys_targaryen = Визерис Таргариен
    .acc = Визериса Таргариена
name-rhaegar_targaryen = Рейегар Таргариен
    .acc = Рейегара Таргариена
name-aerys_targaryen = Эйерис Таргариен
    .acc = Эйериса Таргариена
name-aegon_targaryen = Эйегон I Таргариен
    .acc = Эйегона I Таргариена
name-robert_baratheon = Роберт Баратеон
    .acc = Роберта Баратеона
name-stannis_baratheon = Станнис Баратеон
    .acc = Станниса Баратеона
name-renly_baratheon = Ренли Баратеон
    .acc = Ренли Баратеона
name-shireen_baratheon = Ширен Баратеон
    .acc = Ширен Баратеон
name-olenna_tyrell = Оленна Тирелл
    .acc = Оленну Тирелл
name-margaery_tyrell = Маргери Тирелл
    .acc = Маргери Тирелл
name-garlan_tyrell = Гарлан Тирелл
    .acc = Гарлана Тирелла
name-hoster_tully = Хостер Талли
    .acc = Хостера Талли
name-edmure_tully = Эдмар Талли
    .acc = Эдмара Талли

## Союзники

name-brienne_of_tarth = Бриенна Тарт
    .acc = Бриенну Тарт
name-bronn = Бронн
    .acc = Бронна
name-gendry = Джендри
    .acc = Джендри
name-gregor_clegane = Григор Клиган
    .acc = Григора Клигана
name-hodor = Ходор
    .acc = Ходора
name-ilyn_payne = Илин Пейн
    .acc = Илина Пейна
name-jaqen_hghar = Якен Хгар
    .acc = Якена Хгара
name-jon_snow = Джон Сноу
    .acc = Джона Сноу
name-khal_drogo = Кхал Дрого
    .acc = Кхала Дрого
name-littlefinger = Мизинец
    .acc = Мизинца
name-melisandre = Мелисандра
    .acc = Мелисандру
name-ramsay_snow = Рамси Сноу
    .acc = Рамси Сноу
name-sandor_clegane = Сандор Клиган
    .acc = Сандора Клигана
name-shae = Шая
    .acc = Шаю

card-brienne_of_tarth = Заберите из Королевской Гавани одного персонажа на выбор.
card-bronn = Заберите Тириона Ланнистера из Королевской Гавани или из любой игровой зоны.
card-gendry = Остаётся у вас и считается за одного Баратеона.
card-gregor_clegane = Убейте одного персонажа на выбор в любой игровой зоне.
card-hodor = Заберите Брана Старка из Королевской Гавани или из любой игровой зоны.
card-ilyn_payne = Убейте Эддарда Старка, где бы он ни был, даже если он ваш.
card-jaqen_hghar = Убейте персонажа в Королевской Гавани, потом персонажа в игровой зоне, потом союзника из ряда.
card-jon_snow = Остаётся у вас и считается за двух персонажей дома, который вы назовёте.
card-khal_drogo = Заберите Дейенерис Таргариен из Королевской Гавани или из любой игровой зоны.
card-littlefinger = Обменяйте одного своего персонажа на персонажа соперника.
card-melisandre = После этого хода сделайте ещё один.
card-ramsay_snow = Поменяйте местами двух персонажей в Королевской Гавани.
card-sandor_clegane = Убейте одного персонажа на выбор в Королевской Гавани.
card-shae = Остаётся у вас и считается за одного Ланнистера.

## Ходы

name-left = влево
name-right = вправо
name-up = вверх
name-down = вниз

verb-move = Вести Вариса { $first } к { $second_dat }
verb-crow = Потратить жетон вороны на разговор наедине: { $first }
verb-play = Разыграть { $first_acc }
verb-take = Забрать { $first_acc }
verb-kill = Убить { $first_acc }
verb-swap = Переставить { $first_acc }
verb-give = Отдать { $first_acc }
verb-remove = Убрать из ряда { $first_acc }
verb-name = Назвать дом { $first }
verb-award = Вручить знамя { $first_gen }: { $second }

## Что произошло

event-moved = { $player } ведёт Вариса { $way } к { $house_dat } и забирает { $characters_acc }.
event-talk = { $player } тратит жетон вороны; минута наедине: { $player } и { $partner_seat }.
event-companion = { $player } разыгрывает { $companion_acc }.
event-taken = { $from_seat_key ->
    [nobody] { $player } забирает { $character_acc } из Королевской Гавани.
   *[other] { $player } забирает { $character_acc } у игрока { $from_seat }.
}
event-killed = { $from_seat_key ->
    [nobody] { $player } убивает { $character_acc } в Королевской Гавани.
   *[other] { $player } убивает { $character_acc } в игровой зоне игрока { $from_seat }.
}
event-stays = { $companion } остаётся у игрока { $player } и считается за { $count ->
    [1] одного персонажа
    [2] двух персонажей
    [3] трёх персонажей
    [4] четырёх персонажей
   *[other] { $count } персонажей
} дома { $house }.
event-swapped = { $player } меняет местами двоих: { $character } и { $other }.
event-exchanged = { $player } отдаёт { $given_acc } и получает { $taken_acc } от игрока { $from_seat }.
event-removed = { $player } убирает из ряда { $companion_acc }.
event-again = { $player } сделает ещё один ход.
event-banner = { $to_seat_key ->
    [nobody] Знамя { $house_gen } возвращается к Королевской Гавани.
   *[other] { $from_seat_key ->
        [nobody] { $to_seat } получает знамя { $house_gen }.
       *[other] { $to_seat } получает знамя { $house_gen } от игрока { $from_seat }.
    }
}
event-over = { $winners_count ->
    [1] Варису некуда идти: партия окончена. Десница короля — { $winners }.
   *[other] Варису некуда идти: партия окончена. Победили { $winners }.
}

## Почему нельзя

refused-hk-no-such-action = В этой игре нет такого действия.
refused-hk-over = Партия окончена.
refused-hk-move-first = Сначала ответьте на вопрос: Варис сейчас не ходит.
refused-hk-move-line = В этой стороне от Вариса нет никого из этого дома.
refused-hk-crow-variant = В этой партии нет жетонов вороны.
refused-hk-crow-start = Жетон вороны тратят только в начале своего хода.
refused-hk-crow-spent = Вы уже потратили свой жетон вороны.
refused-hk-crow-partner = С этим игроком поговорить наедине нельзя.
refused-hk-companion-none = В этой партии нет союзников.
refused-hk-companion-due = Сейчас вам не положен союзник.
refused-hk-companion-row = Этого союзника нет в ряду.
refused-hk-target-asked = Сейчас ни один союзник не просит вас о такой цели.
refused-hk-target-court = Целью должен быть персонаж в Королевской Гавани.
refused-hk-target-area = Целью должен быть персонаж в игровой зоне.
refused-hk-target-same = Выберите двух разных персонажей.
refused-hk-target-own = Выберите персонажа из своей игровой зоны.
refused-hk-target-rival = Выберите персонажа из игровой зоны соперника.
refused-hk-house-asked = Сейчас никто не просит вас назвать дом.
refused-hk-award-asked = Сейчас не вы распоряжаетесь этим знаменем.
refused-hk-award-tied = Знамя можно вручить только одному из тех, кто поделил первенство.

## Настройки

option-companions = Союзники
option-companions-about = Кто забрал последнего персонажа дома при дворе, разыгрывает одного из шести союзников.
option-teams = Команды
option-teams-about = Двое на двое; напарники сидят друг напротив друга и в конце складывают знамёна.
option-crows = Жетоны вороны
option-crows-about = За столом молчат, и у каждого есть одна минута наедине. Для троих или для четверых в командах.
option-first = Первый игрок
option-first-about = Кто начинает партию.
choice-first-drawn = по жребию
choice-first-seat_0 = первое место
choice-first-seat_1 = второе место
choice-first-seat_2 = третье место
choice-first-seat_3 = четвёртое место

preset-classic = Обычная игра
preset-classic-about = Каждый за себя, в ряду шесть союзников.
preset-no-companions = Без союзников
preset-no-companions-about = Только Варис и двор: игра в чистом виде.
preset-teams = Команды
preset-teams-about = Две пары напарников, вчетвером.
preset-crows = Трёхглазая ворона
preset-crows-about = Для троих: молчание и по минуте наедине.
preset-teams-crows = Команды и вороны
preset-teams-crows-about = Для четверых: молчание и минута наедине с напарником.

## На рисунке стола

board-mark-stark = Ст
board-mark-greyjoy = Гр
board-mark-lannister = Лн
board-mark-targaryen = Тг
board-mark-baratheon = Бр
board-mark-tyrell = Тр
board-mark-tully = Тл
board-banners = { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[other] { $count } знамён
}
board-court = Королевская Гавань
board-house = Дом
board-left = двор
board-legend = + впереди, * владеет знаменем
board-row = Союзники в ряду
board-row-empty = никого не осталось
board-staying = остаётся: { $house } ×{ $count }
board-killed = Выбыли
board-empty = пусто
board-team = команда { $number }
board-crow = жетон вороны
board-talk = Минута наедине: { $one } и { $other } могут говорить вдвоём { $seconds } секунд.
board-silence = В игре жетоны вороны: за столом молчат.
board-another-turn = { $player } сделает после этого ещё один ход.
board-ask-companion = При дворе не осталось никого из дома { $house }: { $player } выбирает союзника.
board-ask-effect = { $player } разыгрывает { $companion_acc }: { $about }
board-ask-picked = Уже выбран персонаж: { $picked }.
board-ask-banner = { $player } вручает знамя { $house_gen } одному из тех, кто поделил первенство.
board-lead = впереди в доме
board-banner = владеет знаменем
board-strength = { $player }: { $count } из дома { $house }{ $leads ->
    [true] , впереди
   *[other] {""}
}{ $banner ->
    [true] , владеет знаменем
   *[other] {""}
}
