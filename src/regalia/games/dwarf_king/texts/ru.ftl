# Король под горой.

game = Король под горой
about = Взятки без козырей, в каждой раздаче новое задание и один странный гость среди карт.

## Масти и достоинства

name-dwarves = гномы
name-knights = рыцари
name-goblins = гоблины
name-2 = двойки
name-3 = тройки
name-4 = четвёрки
name-5 = пятёрки
name-6 = шестёрки
name-7 = семёрки
name-8 = восьмёрки
name-9 = девятки
name-10 = десятки
name-jack = валеты
name-queen = дамы
name-king = короли
name-ace = тузы

## Карты двора

name-dwarves_2 = двойка гномов
    .acc = двойку гномов
name-dwarves_3 = тройка гномов
    .acc = тройку гномов
name-dwarves_4 = четвёрка гномов
    .acc = четвёрку гномов
name-dwarves_5 = пятёрка гномов
    .acc = пятёрку гномов
name-dwarves_6 = шестёрка гномов
    .acc = шестёрку гномов
name-dwarves_7 = семёрка гномов
    .acc = семёрку гномов
name-dwarves_8 = восьмёрка гномов
    .acc = восьмёрку гномов
name-dwarves_9 = девятка гномов
    .acc = девятку гномов
name-dwarves_10 = десятка гномов
    .acc = десятку гномов
name-dwarves_jack = валет гномов
    .acc = валета гномов
name-dwarves_queen = дама гномов
    .acc = даму гномов
name-dwarves_king = король гномов
    .acc = короля гномов
name-dwarves_ace = туз гномов
    .acc = туза гномов
name-knights_2 = двойка рыцарей
    .acc = двойку рыцарей
name-knights_3 = тройка рыцарей
    .acc = тройку рыцарей
name-knights_4 = четвёрка рыцарей
    .acc = четвёрку рыцарей
name-knights_5 = пятёрка рыцарей
    .acc = пятёрку рыцарей
name-knights_6 = шестёрка рыцарей
    .acc = шестёрку рыцарей
name-knights_7 = семёрка рыцарей
    .acc = семёрку рыцарей
name-knights_8 = восьмёрка рыцарей
    .acc = восьмёрку рыцарей
name-knights_9 = девятка рыцарей
    .acc = девятку рыцарей
name-knights_10 = десятка рыцарей
    .acc = десятку рыцарей
name-knights_jack = валет рыцарей
    .acc = валета рыцарей
name-knights_queen = дама рыцарей
    .acc = даму рыцарей
name-knights_king = король рыцарей
    .acc = короля рыцарей
name-knights_ace = туз рыцарей
    .acc = туза рыцарей
name-goblins_2 = двойка гоблинов
    .acc = двойку гоблинов
name-goblins_3 = тройка гоблинов
    .acc = тройку гоблинов
name-goblins_4 = четвёрка гоблинов
    .acc = четвёрку гоблинов
name-goblins_5 = пятёрка гоблинов
    .acc = пятёрку гоблинов
name-goblins_6 = шестёрка гоблинов
    .acc = шестёрку гоблинов
name-goblins_7 = семёрка гоблинов
    .acc = семёрку гоблинов
name-goblins_8 = восьмёрка гоблинов
    .acc = восьмёрку гоблинов
name-goblins_9 = девятка гоблинов
    .acc = девятку гоблинов
name-goblins_10 = десятка гоблинов
    .acc = десятку гоблинов
name-goblins_jack = валет гоблинов
    .acc = валета гоблинов
name-goblins_queen = дама гоблинов
    .acc = даму гоблинов
name-goblins_king = король гоблинов
    .acc = короля гоблинов
name-goblins_ace = туз гоблинов
    .acc = туза гоблинов

## Особые карты

name-druid = Друид (1 гномов)
    .acc = Друида (1 гномов)
name-dwarf_flag_bearer = Знаменосец (11 гномов)
    .acc = Знаменосца (11 гномов)
name-tinkerer = Умелец (11 гномов)
    .acc = Умельца (11 гномов)
name-jester = Шут (1 рыцарей)
    .acc = Шута (1 рыцарей)
name-knight_flag_bearer = Знаменосец (11 рыцарей)
    .acc = Знаменосца (11 рыцарей)
name-enchanter = Чародей (11 рыцарей)
    .acc = Чародея (11 рыцарей)
name-scout = Разведчик (1 гоблинов)
    .acc = Разведчика (1 гоблинов)
name-shaman = Шаман (11 гоблинов)
    .acc = Шамана (11 гоблинов)
name-goblin_flag_bearer = Знаменосец (11 гоблинов)
    .acc = Знаменосца (11 гоблинов)
name-dragon = Дракон
    .acc = Дракона
name-mummy = Мумия
    .acc = Мумию
name-puppeteer = Кукловод
    .acc = Кукловода
name-sorcerer = Волшебник
    .acc = Волшебника
name-excalibur = Экскалибур
    .acc = Экскалибур
card-druid = После взятки сыгравший его меняется остатком руки с другим игроком.
card-dwarf_flag_bearer = 3 очка тому, кто его выиграл.
card-tinkerer = 3 очка тому, кто выиграет следующую взятку.
card-jester = 3 очка тому, кто сыграет его в последнюю взятку.
card-knight_flag_bearer = После взятки сыгравший его решает, налево или направо передают все руки.
card-enchanter = Удваивает всё, что его обладатель получил или потерял за раздачу.
card-scout = Сыгравшему его — очко за каждую знатную карту в той же взятке.
card-shaman = Кто его выиграл, теряет 3 очка.
card-goblin_flag_bearer = До первой взятки владелец тянет 2 карты из чужой руки и отдаёт взамен любые 2.
card-dragon = Играть можно всегда; выигрывает, если во взятке нет туза.
card-mummy = Подобна карте, выигравшей предыдущую взятку; не для первой взятки.
card-puppeteer = Масть карты перед ним и чуть старше её; играть можно всегда, но не первым ходом раздачи.
card-sorcerer = Между взятками: обменять его на карту только что сыгранной взятки.
card-excalibur = Только если требуемой масти нет; выигрывает взятку.

## Задания

name-lucky_run = Удачная серия
name-bad_run = Неудачная серия
name-save_the_rearguard = Спасение арьергарда
name-sacrifice_the_rearguard = Жертва арьергарда
name-three_quarters = Три четверти
name-from_6_to_7 = От шести до семи
name-knights_debacle = Разгром рыцарей
name-goblin_defeat = Поражение гоблинов
name-to_the_right = Направо
name-to_the_left = Налево
name-good_numbers = Хорошие числа
name-bad_numbers = Плохие числа
name-most_victories = Больше побед
name-fewest_victories = Меньше побед
name-good_things_come_in_threes = Бог любит троицу
name-only_one = Только одна
name-four_by_four = Четыре на четыре
name-two_by_two = Два на два
name-evens = Чёт
name-odds = Нечет
name-all_for_one = Все за одного
name-one_for_all = Один за всех
name-knightly_victory = Победа рыцарей
name-dwarven_victory = Победа гномов
name-capture_the_kings = Плен королей
name-capture_the_queens = Плен дам
name-eeny_meeny = Эники-беники
name-miney_mo = Ели вареники
name-triplets = Тройки
name-one_two_and = Раз, два и…
name-grand_slam = Большой шлем
name-utter_chaos = Полный хаос
name-elite_army = Отборное войско
name-massive_army = Огромное войско
name-garden_gnomes = Садовые гномы
name-little_soldiers = Солдатики
name-nobles_and_knights = Знать и рыцари
name-soldiers_without_knights = Солдаты без рыцарей
name-in_line = В строю
name-sandwich = Бутерброд
name-grand_army = Великая армия
name-attack_the_knights = Атака на рыцарей
name-attack_the_goblins = Атака на гоблинов
name-paladins_charge = Атака паладинов
name-paladins_rout = Бегство паладинов
name-save_the_nobles = Спасение знати
name-save_the_brave = Спасение храбрых
name-eight_nine_dwarves = Восемь, девять, гномы
name-no_eight_nine_dwarf = Ни восьми, ни девяти, ни гнома
name-capture_the_dwarf_queen = Плен королевы гномов
name-flee_the_dwarf_queen = Бегство от королевы гномов
card-lucky_run = По 2 очка за каждую взятку вашей самой длинной серии.
card-bad_run = Минус 2 очка за каждую взятку вашей самой длинной серии.
card-save_the_rearguard = По 2 очка за каждую из последних четырёх взяток.
card-sacrifice_the_rearguard = Минус 2 очка за каждую из последних четырёх взяток.
card-three_quarters = По 4 очка за каждую тройку и каждую четвёрку.
card-from_6_to_7 = По 4 очка за каждую шестёрку и каждую семёрку.
card-knights_debacle = Минус очко за каждого рыцаря.
card-goblin_defeat = Минус очко за каждого гоблина.
card-to_the_right = Очко за каждую взятку предыдущего игрока, соседа справа.
card-to_the_left = Очко за каждую взятку следующего игрока, соседа слева.
card-good_numbers = 5 очков за наибольшую сумму чисел от 1 до 11.
card-bad_numbers = Минус 5 очков за наибольшую сумму чисел от 1 до 11.
card-most_victories = Очко за каждую взятку.
card-fewest_victories = Минус очко за каждую взятку.
card-good_things_come_in_threes = 5 очков ровно за три взятки.
card-only_one = 5 очков ровно за одну взятку.
card-four_by_four = 5 очков ровно за четыре взятки.
card-two_by_two = 5 очков ровно за две взятки.
card-evens = 5 очков за чётное число взяток, но не за ноль.
card-odds = 5 очков за нечётное число взяток.
card-all_for_one = 5 очков, если больше ни у кого нет столько же взяток.
card-one_for_all = 5 очков, если столько же взяток есть у кого-то ещё.
card-knightly_victory = Очко за каждого рыцаря, минус очко за каждого гнома.
card-dwarven_victory = Очко за каждого гнома, минус очко за каждого рыцаря.
card-capture_the_kings = 3 очка за каждого короля, минус 3 за каждую даму.
card-capture_the_queens = 3 очка за каждую даму, минус 3 за каждого короля.
card-eeny_meeny = Первый с третьей взяткой получает 3 очка, второй 4, третий 5.
card-miney_mo = Первый с третьей взяткой теряет 3 очка, второй 4, третий 5.
card-triplets = 2 очка за каждую тройку знати, 1 за каждую другую тройку.
card-one_two_and = Минус 2 очка за каждую тройку знати, минус 1 за каждую другую.
card-grand_slam = 5 очков, если вы выиграли четыре взятки подряд.
card-utter_chaos = 5 очков, если вы проиграли четыре взятки подряд.
card-elite_army = Очко за каждую карту того цвета, которого у вас меньше всего.
card-massive_army = Очко за каждую карту того цвета, которого у вас больше всего.
card-garden_gnomes = Столько очков, каково число на вашем младшем гноме.
card-little_soldiers = Столько очков, каково число на вашем младшем рыцаре.
card-nobles_and_knights = Очко за каждую знатную карту и очко за каждого рыцаря.
card-soldiers_without_knights = Минус очко за каждую знатную карту и минус очко за каждого рыцаря.
card-in_line = 3 очка, если взяток меньше, чем у предыдущего игрока; 3 — если больше, чем у следующего.
card-sandwich = 3 очка, если взяток больше, чем у предыдущего игрока; 3 — если больше, чем у следующего.
card-grand_army = Очко за каждую ступень вашей самой длинной последовательности.
card-attack_the_knights = Очко за каждого рыцаря.
card-attack_the_goblins = Очко за каждого гоблина.
card-paladins_charge = 4 очка за каждого валета.
card-paladins_rout = Минус 4 очка за каждого валета.
card-save_the_nobles = Столько очков, каково ваше наименьшее число; 10, если у вас только знать.
card-save_the_brave = Минус столько очков, каково ваше наименьшее число.
card-eight_nine_dwarves = Очко за каждого гнома, каждую восьмёрку и каждую девятку.
card-no_eight_nine_dwarf = Минус очко за каждого гнома, каждую восьмёрку и каждую девятку.
card-capture_the_dwarf_queen = 8 очков за даму гномов.
card-flee_the_dwarf_queen = Минус 8 очков за даму гномов.

## За что очки

name-longest_run = самая длинная серия
name-last_tricks = из последних четырёх взяток
name-own_tricks = взятки
name-previous_tricks = взятки предыдущего игрока
name-next_tricks = взятки следующего игрока
name-highest_total = наибольшая сумма
name-exact_tricks = ровно столько взяток
name-even_tricks = чётное число взяток
name-odd_tricks = нечётное число взяток
name-lone_count = столько взяток больше ни у кого
name-shared_count = столько же взяток у кого-то ещё
name-race = место в гонке до трёх взяток
name-noble_triplets = тройки знати
name-won_in_a_row = взяток подряд выиграно
name-lost_in_a_row = взяток подряд проиграно
name-fewest_colour = карты самого редкого цвета
name-most_colour = карты самого частого цвета
name-lowest_card = младшая карта
name-only_nobles = только знать
name-longest_straight = самая длинная последовательность
name-more_than_previous = взяток больше, чем у предыдущего
name-fewer_than_previous = взяток меньше, чем у предыдущего
name-more_than_next = взяток больше, чем у следующего
name-fewer_than_next = взяток меньше, чем у следующего
name-noble = знать

## Действия

name-left = налево
name-right = направо
verb-play = Сыграть { $first_acc }
verb-quest = Выбрать задание «{ $first }»
verb-raid = Тянуть карты у игрока { $first }
verb-give = Отдать { $first_acc }
verb-swap = Поменяться руками с игроком { $first }
verb-pass = Передать все руки { $first }
verb-trade = Обменять Волшебника на { $first_acc }
verb-keep = Придержать Волшебника

## События

event-dealt = Раздача { $number }: сдаёт { $player }; особая карта — { $special }.
event-tile = { $player } показывает { $card_acc } и берёт жетон: «{ $front }» или «{ $back }».
event-quest = { $player } выбирает задание «{ $quest }».
event-shown = { $player } показывает { $card_acc }.
event-raided = { $cards_key ->
    [hidden] { $player } тянет карты у игрока { $from_seat }.
   *[other] { $player } тянет у игрока { $from_seat }: { $cards }.
}
event-gave = { $cards_key ->
    [hidden] { $player } отдаёт карту игроку { $to_seat }.
   *[other] { $player } отдаёт игроку { $to_seat }: { $cards }.
}
event-begins = { $player } показывает { $card_acc } и начинает розыгрыш.
event-played = { $player } играет { $card_acc }.
event-trick = { $player } выигрывает взятку.
event-bonus = { $special }: { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-kept = { $player } придерживает Волшебника.
event-swapped = { $player } и { $with_seat } меняются руками.
event-passed = По слову игрока { $player } все передают руки { $way }.
event-traded = { $player } берёт { $card_acc } и оставляет во взятке { $special_acc }.
event-scored = Раздача { $number } окончена; задание — «{ $quest }».
event-points = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, всего { $total }.
event-tie = Впереди несколько игроков: ещё одна раздача.
event-over = Партия окончена: { $winners }.

## Отказы

refused-dk-no-such-action = Такого действия в этой игре нет.
refused-dk-over = Партия окончена.
refused-dk-quest-when = Задание выбирают один раз за раздачу, до первой взятки.
refused-dk-quest-side = Этого задания нет на жетоне этой раздачи.
refused-dk-raid-when = Тянут и отдают карты только по Знаменосцу гоблинов, до первой взятки.
refused-dk-raid-whom = Назовите другого игрока.
refused-dk-raid-own = Отдать можно только карту со своей руки.
refused-dk-druid-when = Руками меняются только после взятки с Друидом.
refused-dk-druid-whom = Назовите другого игрока.
refused-dk-knight-flag-when = Руки передают только после взятки со Знаменосцем рыцарей.
refused-dk-sorcerer-when = Волшебника обменивают или придерживают только между взятками.
refused-dk-sorcerer-last-trick = Берите карту только что сыгранной взятки.
refused-dk-sorcerer-must = Дальше последняя взятка: Волшебника нужно обменять сейчас.
refused-dk-sorcerer-play = Волшебника во взятку не играют.
refused-dk-question-first = Сначала нужно решить другое.
refused-dk-play-own = Этой карты у вас нет.
refused-dk-puppeteer-first = Кукловодом нельзя открыть первую взятку.
refused-dk-mummy-first = Мумию нельзя сыграть в первую взятку.
refused-dk-excalibur-void = Экскалибур играют, только когда требуемой масти нет.
refused-dk-follow = Поддержите масть: она у вас есть.

## Настройки

option-tiles = Жетоны заданий
option-tiles-about = Из каких жетонов берут задания
choice-tiles-standard = все двадцать
choice-tiles-easy = без более сложных
choice-tiles-2011 = издания 2011 года
option-dealer = Первый раздающий
option-dealer-about = Кто раздаёт в первый раз
choice-dealer-drawn = по жребию
choice-dealer-seat_0 = игрок 1
choice-dealer-seat_1 = игрок 2
choice-dealer-seat_2 = игрок 3
choice-dealer-seat_3 = игрок 4
choice-dealer-seat_4 = игрок 5
preset-classic = Классическая
preset-classic-about = Все двадцать жетонов
preset-first-game = Первая игра
preset-first-game-about = Без семи более сложных жетонов
preset-tiles-2011 = Жетоны 2011 года
preset-tiles-2011-about = С жетонами, от которых потом отказались

## Рисованный стол

board-deal = Раздача { $deal } из { $deals }
board-tie-deal = Раздача { $deal }: ничья за первое место
board-special = Особая карта
board-like = сейчас как { $card }
board-quest = Задание
board-tile = Жетон
board-trick = Взятка
board-empty = карт ещё нет
board-last = Последняя взятка — { $player }
board-hand = Ваша рука
board-none = нет
board-player = Игрок
board-cards = Карты
board-tricks = Взятки
board-live = В этой раздаче
board-total = Всего
board-known = Известно
board-sheet = Сыгранные раздачи
board-leads = требуется: { $suit }
board-winning = пока выигрывает
board-dealer = раздающий
board-turn = ходит
board-magic = магия
board-rank-jack = В
board-rank-queen = Д
board-rank-king = К
board-rank-ace = Т
board-players = Игроки
board-seat = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} в руке, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
} в этой раздаче
board-trick-of = Взятка { $number } из { $length }
board-pass = В какую сторону передают руки?
board-counted-live = Записывается по ходу игры.
board-other-side = На обороте, не играет: { $quest }
board-played-by = Сыграл игрок { $player }
board-reason = { $points } { $reason } ({ $count })
board-no-reason = ничего
board-with = В раздаче участвует { $card }.
board-tricks-won = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
board-ask-play = { $mine ->
    [true] Ваш ход: сыграйте карту.
   *[other] Карту играет { $player }.
}
board-ask-quest = { $mine ->
    [true] У вас пятёрка рыцарей: выберите сторону жетона — задание этой раздачи.
   *[other] Пятёрка рыцарей у игрока { $player }: он выбирает задание.
}
board-ask-raid = { $mine ->
    [true] У вас Знаменосец гоблинов: у кого вытянуть две карты?
   *[other] Знаменосец гоблинов у игрока { $player }: он вытянет у кого-то две карты.
}
board-ask-give = { $mine ->
    [true] Отдайте карту из руки: получит { $other }.
   *[other] Карту отдаёт { $player }, получает { $other }.
}
board-ask-swap = { $mine ->
    [true] Друид: с кем обменяться руками?
   *[other] С кем обменяться руками, решает { $player }.
}
board-ask-pass = { $mine ->
    [true] Знаменосец: в какую сторону все передают руки?
   *[other] В какую сторону все передают руки, решает { $player }.
}
board-ask-trade = { $mine ->
    [true] { $keep ->
        [true] Волшебник: обменяйте его на карту последней взятки или оставьте.
       *[other] Волшебника пора отдать: возьмите вместо него карту последней взятки.
    }
   *[other] Обменять Волшебника на карту последней взятки может { $player }.
}
board-ask-over = Партия окончена: { $player }.
board-new-king = { $count ->
    [one] новый король под горой
   *[other] новые короли под горой
}
