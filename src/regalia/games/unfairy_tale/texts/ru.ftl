# «Несказочная заварушка»: всё, что читает игрок, кроме страницы правил.

game = Несказочная заварушка
about = Разместите своих людей в королевстве там, где они ценнее всего, и берегитесь драконов.

## Персонажи

name-king = Король
    .acc = Короля
    .gen = Короля
    .ins = Королём
name-queen = Королева
    .acc = Королеву
    .gen = Королевы
    .ins = Королевой
name-princess = Принцесса
    .acc = Принцессу
    .gen = Принцессы
    .ins = Принцессой
name-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .ins = Рыцарем
name-peasant = Крестьянин
    .acc = Крестьянина
    .gen = Крестьянина
    .ins = Крестьянином
name-dwarf = Гном
    .acc = Гнома
    .gen = Гнома
    .ins = Гномом
name-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
    .ins = Драконом
name-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .ins = Ведьмой
name-fairy = Фея
    .acc = Фею
    .gen = Феи
    .ins = Феей
name-wizard = Волшебник
    .acc = Волшебника
    .gen = Волшебника
    .ins = Волшебником

card-king = 1 очко в замке; по 1 очку за каждую ферму и каждый лес рядом с ним.
card-queen = 1 очко, если на её местности есть Король; по 1 очку за каждого персонажа вашего цвета рядом с ней.
card-princess = 2 очка в башне; 1 очко, если на её местности есть Рыцарь.
card-knight = 3 очка, если на его местности есть Принцесса. Блокирует Дракона под собой.
card-peasant = 1 очко на ферме; по 1 очку за каждого Короля и каждую Королеву рядом с ним.
card-dwarf = Ложится под всех. По 1 очку за каждого незаблокированного персонажа над ним. Не в последний ход.
card-dragon = Блокирует всех персонажей под собой, кроме Гнома. Не в последний ход.
card-witch = Выложена в лес: можете поменять местами верхних персонажей двух местностей.
card-fairy = Можете изменить порядок персонажей на её местности.
card-wizard = Выложен в башню или рядом с ней: можете переместить верхнего персонажа на другую местность.

## Местности, места, цвета

name-tower = башня
    .loc = башне
name-castle = замок
    .loc = замке
name-forest = лес
    .loc = лесу
name-farm = ферма
    .loc = ферме

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3

name-red = красный
name-blue = синий
name-yellow = жёлтый
name-green = зелёный

## Действия

verb-lay = Выложить { $first_acc } на { $second }
verb-order = Следующим снизу положить { $first_acc }
verb-decline = Оставить всё как есть
verb-swap = Поменять местами верхних персонажей на { $first } и { $second }
verb-move = Переместить верхнего персонажа с { $first } на { $second }

## Что произошло

event-laid = { $player } выкладывает { $character_acc } на { $place }.
event-swapped = { $player } меняет местами { $character_acc } на { $place } (игрок { $of_seat }) и { $other_acc } на { $other_place } (игрок { $other_seat }).
event-moved = { $player } перемещает { $character_acc } (игрок { $of_seat }) с { $place } на { $to_place }.
event-reordered = { $player } меняет порядок на { $place }; теперь снизу вверх: { $characters }.
event-declined = { $player } не применяет свойство { $character_gen }.
event-skipped = { $player } пропускает последний ход: выложить в него некого.
event-over = Партия окончена, земли достаются победителю: { $winners }.

## Отказы

refused-ut-no-such-action = В этой игре нет такого действия.
refused-ut-over = Партия окончена.
refused-ut-land = В этом королевстве нет такого места.
refused-ut-lay-hand = Этого персонажа у вас на руке нет.
refused-ut-same-name = Там уже лежит персонаж с таким названием.
refused-ut-last-ban = В последний ход нельзя выложить ни Дракона, ни Гнома.
refused-ut-power-now = Сначала примените свойство выложенного персонажа или откажитесь от него.
refused-ut-decline-asked = Отказываться не от чего.
refused-ut-dwarf-stays = Гнома нельзя ни переместить, ни обменять.
refused-ut-swap-asked = Меняться местами позволяет только Ведьма, которую сейчас выложили в лес.
refused-ut-swap-different = Персонажи должны лежать на разных местностях.
refused-ut-swap-empty = На обеих местностях должен быть персонаж.
refused-ut-swap-name = Так вместе оказались бы два персонажа с одним названием.
refused-ut-swap-order = Первым назовите место, которое раньше при чтении по рядам.
refused-ut-order-asked = Менять порядок позволяет только Фея, которую сейчас выложили.
refused-ut-order-present = Этого персонажа нет на местности Феи.
refused-ut-order-once = Этот персонаж уже занял новое место.
refused-ut-order-dwarf = Гном остаётся в самом низу.
refused-ut-move-asked = Перемещать персонажа позволяет только Волшебник, которого сейчас выложили в башню или рядом с ней.
refused-ut-move-empty = Там никого нет.
refused-ut-move-other = Персонаж должен уйти на другую местность.

## Настройки

option-first = Кто начинает
option-first-about = По жребию или место, которое назовёт хозяин стола.
choice-first-drawn = по жребию
choice-first-seat_0 = место 1
choice-first-seat_1 = место 2
choice-first-seat_2 = место 3
choice-first-seat_3 = место 4

preset-classic = Обычная игра
preset-classic-about = Игра такая, как в коробке.

## Нарисованный стол

board-kingdom = Королевство (верхний персонаж — выше всех; в скобках — заблокированные)
board-empty = никого
board-sheet = Очки
board-total = всего
board-turn = Ход { $turn } из 6
board-last = последний ход: без Дракона и Гнома
board-hand = Ваша рука
board-aside = Рубашкой вверх возле каждого игрока: { $count }
board-cards = на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-skipped = последний ход пропущен
board-unlaid = ещё не выложены
board-ask-swap = { $player }: { $character } на { $place } позволяет поменять местами двух верхних персонажей.
board-ask-move = { $player }: { $character } на { $place } позволяет переместить верхнего персонажа.
board-ask-order = { $player }: { $character } на { $place } позволяет назвать новый порядок снизу вверх.
board-settled = Уже названы, снизу вверх
board-winner = Побеждает и получает земли { $player }.

board-reason-on = { $words_key ->
    [farm] на { $words_loc }
   *[other] в { $words_loc }
}
board-reason-next-to-terrain = рядом: { $words }
board-reason-with = вместе с { $words_ins }
board-reason-next-to = рядом: { $words }
board-reason-next-to-own = свои рядом с ней: { $words }
board-reason-above = сверху: { $words }
board-reason-blocked = блокирует { $words }
board-reason-absent = нет в королевстве
board-reason-nothing = условия не выполнены

board-land = Королевство
board-place = { $terrain } { $place }: { $people }
board-from-top = сверху вниз
board-look = Верхний персонаж стоит выше всех; зачёркнутые с замком заблокированы. Наведите на местность или коснитесь её, чтобы узнать почему.
board-line = { $player }, { $character }: { $points }; { $why }
board-sheet-hint = Наведите на число или коснитесь его, чтобы узнать, за что оно.
board-hand-empty = карт нет
board-hand-hint = Выберите персонажа, и здесь будет сказано, сколько он приносит и где.
board-aside-short = { $count ->
        [one] (ещё { $count } отложена рубашкой вверх)
       *[other] (ещё { $count } отложены рубашкой вверх)
    }
board-to-move = ходит
board-won = победа
board-first = первый игрок
board-lay = { $mine ->
    [true] Ваш ход: выберите персонажа из руки, затем местность.
   *[other] Ходит { $player }.
}
board-swap-first = Выберите одну из двух местностей.
board-swap-second = Теперь выберите вторую.
board-move-first = Выберите, чей верхний персонаж переместится.
board-move-second = Теперь выберите куда.
board-order-first = Выберите, кто ляжет ниже всех, потом следующего; остановиться можно в любой момент.
