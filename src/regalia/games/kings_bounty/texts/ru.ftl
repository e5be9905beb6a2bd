# King's Bounty: всё, что читает игрок, кроме страницы правил.

game = King's Bounty
about = Возводите и удерживайте замки, отбирайте чужие и станьте первым в том, за что король даёт титулы.

## Народы и виды карт

name-elf = эльфы
name-dwarf = гномы
name-undead = нежить
name-orc = орки
name-human = люди
name-archer = стрелок
name-warrior = воин
name-wizard = волшебник
name-hero = герой
name-monster = чудовище
name-tower = башня
name-fortress = крепость
name-citadel = цитадель

## Карты

name-elf_archer = стрелок эльфов
    .acc = стрелка эльфов
name-elf_warrior = воин эльфов
    .acc = воина эльфов
name-elf_wizard = волшебник эльфов
    .acc = волшебника эльфов
name-elf_hero = герой эльфов
    .acc = героя эльфов
name-elf_monster = чудовище эльфов
    .acc = чудовище эльфов
name-dwarf_archer = стрелок гномов
    .acc = стрелка гномов
name-dwarf_warrior = воин гномов
    .acc = воина гномов
name-dwarf_wizard = волшебник гномов
    .acc = волшебника гномов
name-dwarf_hero = герой гномов
    .acc = героя гномов
name-dwarf_monster = чудовище гномов
    .acc = чудовище гномов
name-undead_archer = стрелок нежити
    .acc = стрелка нежити
name-undead_warrior = воин нежити
    .acc = воина нежити
name-undead_wizard = волшебник нежити
    .acc = волшебника нежити
name-undead_hero = герой нежити
    .acc = героя нежити
name-undead_monster = чудовище нежити
    .acc = чудовище нежити
name-orc_archer = стрелок орков
    .acc = стрелка орков
name-orc_warrior = воин орков
    .acc = воина орков
name-orc_wizard = волшебник орков
    .acc = волшебника орков
name-orc_hero = герой орков
    .acc = героя орков
name-orc_monster = чудовище орков
    .acc = чудовище орков
name-human_archer = стрелок людей
    .acc = стрелка людей
name-human_warrior = воин людей
    .acc = воина людей
name-human_wizard = волшебник людей
    .acc = волшебника людей
name-human_hero = герой людей
    .acc = героя людей
name-human_monster = чудовище людей
    .acc = чудовище людей
name-elf_tower = башня эльфов
    .acc = башню эльфов
name-elf_fortress = крепость эльфов
    .acc = крепость эльфов
name-elf_citadel = цитадель эльфов
    .acc = цитадель эльфов
name-dwarf_tower = башня гномов
    .acc = башню гномов
name-dwarf_fortress = крепость гномов
    .acc = крепость гномов
name-dwarf_citadel = цитадель гномов
    .acc = цитадель гномов
name-undead_tower = башня нежити
    .acc = башню нежити
name-undead_fortress = крепость нежити
    .acc = крепость нежити
name-undead_citadel = цитадель нежити
    .acc = цитадель нежити
name-orc_tower = башня орков
    .acc = башню орков
name-orc_fortress = крепость орков
    .acc = крепость орков
name-orc_citadel = цитадель орков
    .acc = цитадель орков
name-obelisk_1 = обелиск силы 1
    .acc = обелиск силы 1
name-obelisk_2 = обелиск силы 2
    .acc = обелиск силы 2
name-obelisk_3 = обелиск силы 3
    .acc = обелиск силы 3

## Владения на столе

name-elf_tower_a = башня эльфов (А)
    .acc = башню эльфов (А)
name-elf_tower_b = башня эльфов (Б)
    .acc = башню эльфов (Б)
name-elf_fortress_a = крепость эльфов (А)
    .acc = крепость эльфов (А)
name-elf_fortress_b = крепость эльфов (Б)
    .acc = крепость эльфов (Б)
name-elf_citadel_a = цитадель эльфов (А)
    .acc = цитадель эльфов (А)
name-elf_citadel_b = цитадель эльфов (Б)
    .acc = цитадель эльфов (Б)
name-dwarf_tower_a = башня гномов (А)
    .acc = башню гномов (А)
name-dwarf_tower_b = башня гномов (Б)
    .acc = башню гномов (Б)
name-dwarf_fortress_a = крепость гномов (А)
    .acc = крепость гномов (А)
name-dwarf_fortress_b = крепость гномов (Б)
    .acc = крепость гномов (Б)
name-dwarf_citadel_a = цитадель гномов (А)
    .acc = цитадель гномов (А)
name-dwarf_citadel_b = цитадель гномов (Б)
    .acc = цитадель гномов (Б)
name-undead_tower_a = башня нежити (А)
    .acc = башню нежити (А)
name-undead_tower_b = башня нежити (Б)
    .acc = башню нежити (Б)
name-undead_fortress_a = крепость нежити (А)
    .acc = крепость нежити (А)
name-undead_fortress_b = крепость нежити (Б)
    .acc = крепость нежити (Б)
name-undead_citadel_a = цитадель нежити (А)
    .acc = цитадель нежити (А)
name-undead_citadel_b = цитадель нежити (Б)
    .acc = цитадель нежити (Б)
name-orc_tower_a = башня орков (А)
    .acc = башню орков (А)
name-orc_tower_b = башня орков (Б)
    .acc = башню орков (Б)
name-orc_fortress_a = крепость орков (А)
    .acc = крепость орков (А)
name-orc_fortress_b = крепость орков (Б)
    .acc = крепость орков (Б)
name-orc_citadel_a = цитадель орков (А)
    .acc = цитадель орков (А)
name-orc_citadel_b = цитадель орков (Б)
    .acc = цитадель орков (Б)
name-obelisk_1_a = обелиск силы 1 (А)
    .acc = обелиск силы 1 (А)
name-obelisk_1_b = обелиск силы 1 (Б)
    .acc = обелиск силы 1 (Б)
name-obelisk_1_c = обелиск силы 1 (В)
    .acc = обелиск силы 1 (В)
name-obelisk_1_d = обелиск силы 1 (Г)
    .acc = обелиск силы 1 (Г)
name-obelisk_2_a = обелиск силы 2 (А)
    .acc = обелиск силы 2 (А)
name-obelisk_2_b = обелиск силы 2 (Б)
    .acc = обелиск силы 2 (Б)
name-obelisk_2_c = обелиск силы 2 (В)
    .acc = обелиск силы 2 (В)
name-obelisk_2_d = обелиск силы 2 (Г)
    .acc = обелиск силы 2 (Г)
name-obelisk_3_a = обелиск силы 3 (А)
    .acc = обелиск силы 3 (А)
name-obelisk_3_b = обелиск силы 3 (Б)
    .acc = обелиск силы 3 (Б)
name-obelisk_3_c = обелиск силы 3 (В)
    .acc = обелиск силы 3 (В)
name-obelisk_3_d = обелиск силы 3 (Г)
    .acc = обелиск силы 3 (Г)

## Что делают карты

card-elf_archer = Сила 2: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок эльфов.
card-elf_warrior = Сила 3: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок эльфов.
card-elf_wizard = Сила 4: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок эльфов.
card-elf_hero = Захватывает любое чужое владение и уходит. Нужен замок эльфов.
card-elf_monster = Уничтожает любое владение вместе с гарнизоном. Нужен замок эльфов.
card-dwarf_archer = Сила 2: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок гномов.
card-dwarf_warrior = Сила 3: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок гномов.
card-dwarf_wizard = Сила 4: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок гномов.
card-dwarf_hero = Захватывает любое чужое владение и уходит. Нужен замок гномов.
card-dwarf_monster = Уничтожает любое владение вместе с гарнизоном. Нужен замок гномов.
card-undead_archer = Сила 2: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок нежити.
card-undead_warrior = Сила 3: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок нежити.
card-undead_wizard = Сила 4: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок нежити.
card-undead_hero = Захватывает любое чужое владение и уходит. Нужен замок нежити.
card-undead_monster = Уничтожает любое владение вместе с гарнизоном. Нужен замок нежити.
card-orc_archer = Сила 2: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок орков.
card-orc_warrior = Сила 3: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок орков.
card-orc_wizard = Сила 4: охраняет ваше владение или захватывает более слабое и остаётся в нём. Нужен замок орков.
card-orc_hero = Захватывает любое чужое владение и уходит. Нужен замок орков.
card-orc_monster = Уничтожает любое владение вместе с гарнизоном. Нужен замок орков.
card-human_archer = Сила 2: охраняет ваше владение или захватывает более слабое и остаётся в нём.
card-human_warrior = Сила 3: охраняет ваше владение или захватывает более слабое и остаётся в нём.
card-human_wizard = Сила 4: охраняет ваше владение или захватывает более слабое и остаётся в нём.
card-human_hero = Захватывает любое чужое владение и уходит.
card-human_monster = Уничтожает любое владение вместе с гарнизоном.
card-elf_tower = Замок силы 1; позволяет играть отряды эльфов.
card-elf_fortress = Замок силы 2; позволяет играть отряды эльфов.
card-elf_citadel = Замок силы 3; позволяет играть отряды эльфов.
card-dwarf_tower = Замок силы 1; позволяет играть отряды гномов.
card-dwarf_fortress = Замок силы 2; позволяет играть отряды гномов.
card-dwarf_citadel = Замок силы 3; позволяет играть отряды гномов.
card-undead_tower = Замок силы 1; позволяет играть отряды нежити.
card-undead_fortress = Замок силы 2; позволяет играть отряды нежити.
card-undead_citadel = Замок силы 3; позволяет играть отряды нежити.
card-orc_tower = Замок силы 1; позволяет играть отряды орков.
card-orc_fortress = Замок силы 2; позволяет играть отряды орков.
card-orc_citadel = Замок силы 3; позволяет играть отряды орков.
card-obelisk_1 = Владение силы 1, в конце приносит 2 очка.
card-obelisk_2 = Владение силы 2, в конце приносит 2 очка.
card-obelisk_3 = Владение силы 3, в конце приносит 2 очка.

## Титулы

name-emperor = Император
name-great_architect = Великий зодчий
name-keeper_of_secrets = Хранитель тайн
name-conqueror = Завоеватель
name-elf_king = Король эльфов
name-dwarf_thane = Тан гномов
name-orc_chief = Вождь орков
name-lord_of_the_dead = Владыка Мёртвых
name-warlord = Полководец
name-elf_prince = Князь эльфов
name-dwarf_prince = Князь гномов
name-orc_prince = Князь орков
name-undead_prince = Князь нежити
name-sharpshooter = Меткий стрелок
name-swordmaster = Мастер меча
name-grand_magister = Великий магистр
name-tower_builder = Строитель башен
name-fortress_builder = Строитель крепостей
name-citadel_builder = Строитель цитаделей
name-vandal = Вандал
name-staff_rat = Штабная крыса
card-emperor = замки наибольшего числа разных народов
card-great_architect = больше всех замков
card-keeper_of_secrets = больше всех обелисков
card-conqueror = больше всех владений с гарнизонами
card-elf_king = больше всех замков эльфов
card-dwarf_thane = больше всех замков гномов
card-orc_chief = больше всех замков орков
card-lord_of_the_dead = больше всех замков нежити
card-warlord = больше всех владений с гарнизонами людей
card-elf_prince = больше всех владений с гарнизонами эльфов
card-dwarf_prince = больше всех владений с гарнизонами гномов
card-orc_prince = больше всех владений с гарнизонами орков
card-undead_prince = больше всех владений с гарнизонами нежити
card-sharpshooter = больше всех владений со стрелками
card-swordmaster = больше всех владений с воинами
card-grand_magister = больше всех владений с волшебниками
card-tower_builder = больше всех башен
card-fortress_builder = больше всех крепостей
card-citadel_builder = больше всех цитаделей
card-vandal = последним сыграл чудовище
card-staff_rat = последним сыграл героя

## Ходы

verb-play = Сыграть { $first_acc }
verb-target = Цель: { $first }
verb-return = Вернуть под колоду { $first_acc }
verb-done = Закончить и взять столько же карт

## Что произошло

event-played = { $player } играет { $card_acc }.
event-laid = { $player } кладёт перед собой { $card_acc } — теперь на столе { $place }.
event-guarded = Новый гарнизон у игрока { $player }: { $card }, { $place }.
event-captured = { $player } захватывает { $place_acc } у игрока { $from_seat }. Отряд: { $card }.
event-raided = { $player } захватывает { $place_acc } у игрока { $from_seat }. Герой сброшен: { $card }.
event-destroyed = { $player } уничтожает { $place_acc } у игрока { $from_seat }. Сброшено и чудовище: { $card }.
event-surfaced = Открывается тайный титул игрока { $holder_seat }: { $title }. Он достаётся игроку { $player }.
event-returned = { $card_key ->
    [hidden] { $player } возвращает карту под колоду.
   *[other] { $player } возвращает под колоду { $card_acc }.
}
event-refilled = { $count ->
    [one] { $player } заканчивает, вернув { $count } карту.
    [few] { $player } заканчивает, вернув { $count } карты.
   *[other] { $player } заканчивает, вернув { $count } карт.
}
event-drew = { $cards_key ->
    [hidden] { $count ->
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[other] { $player } берёт { $count } карт.
    }
   *[other] { $player } берёт { $cards_acc }.
}
event-closing = Карт больше никто не берёт. Последний ход партии сделает { $last_seat }.
event-unveiled = Тайный титул игрока { $holder_seat }: { $title }.
event-over = Партия окончена. Королевская награда достаётся игроку { $winner_seat }.

## Почему нельзя

refused-kb-no-such-action = В этой игре нет такого действия.
refused-kb-over = Партия окончена.
refused-kb-play-hand = Такой карты у вас на руке нет.
refused-kb-turn-one-action = Вы уже возвращаете карты: в этот ход сыграть ничего нельзя.
refused-kb-target-first = Сначала выберите цель для отряда.
refused-kb-target-asked = Сейчас ни один ваш отряд не ждёт цели.
refused-kb-target-table = Такого владения на столе нет.
refused-kb-troop-castle = Чтобы играть отряды этого народа, нужен его замок.
refused-kb-troop-target = Нет владения, на которое можно сыграть этот отряд.
refused-kb-hero-foreign = Героя можно сыграть только на чужое владение.
refused-kb-capture-strength = Ваш отряд не сильнее этого владения.
refused-kb-capture-garrison = Ваш отряд не сильнее гарнизона.
refused-kb-return-hand = Такой карты у вас на руке нет.
refused-kb-return-one = Сыграйте карту или верните хотя бы одну.

## Настройки

option-secret = Тайные титулы
option-secret-about = У каждого есть ещё один титул, который до конца партии знает только он.
option-removed = Убранные народы
option-removed-about = Вдвоём играют без двух народов, втроём — без одного.
option-first = Первый игрок
option-first-about = Кто начинает партию.
choice-removed-drawn = по жребию
choice-removed-elf = эльфы (втроём)
choice-removed-dwarf = гномы (втроём)
choice-removed-undead = нежить (втроём)
choice-removed-orc = орки (втроём)
choice-removed-elf-dwarf = эльфы и гномы (вдвоём)
choice-removed-elf-undead = эльфы и нежить (вдвоём)
choice-removed-elf-orc = эльфы и орки (вдвоём)
choice-removed-dwarf-undead = гномы и нежить (вдвоём)
choice-removed-dwarf-orc = гномы и орки (вдвоём)
choice-removed-undead-orc = нежить и орки (вдвоём)
choice-first-drawn = по жребию
choice-first-seat_0 = первое место
choice-first-seat_1 = второе место
choice-first-seat_2 = третье место
choice-first-seat_3 = четвёртое место
choice-first-seat_4 = пятое место

preset-classic = Обычная игра
preset-classic-about = Шесть титулов, и все открыты.
preset-expert = Для опытных
preset-expert-about = Шесть открытых титулов и по одному тайному у каждого игрока.

## На рисунке стола

board-titles = Титулы
board-empty = пока ничего
board-hand = Ваша рука
board-hand-empty = карт нет
board-deck = Колода: { $count }
board-removed = Без народов
board-discards = Сброс
board-buried = Ваши карты в колоде (сколько лежит сверху)
board-in-deck = колода
board-known = Карты, за которыми вы проследили
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-first = первый игрок
board-last = последний игрок
board-hidden-title = тайный титул
board-closing = Карт больше никто не берёт: партию завершит ход игрока { $player }.
board-playing = { $player } играет { $card_acc } и выбирает цель.
board-returning = { $player } возвращает карты; пока: { $count }.
board-ours = * значение наше, не напечатанное
board-turn = { $mine ->
    [true] Ваш ход: сыграйте карту или верните несколько.
   *[other] Ходит { $player }.
}
board-to-move = ходит
board-winner = Королевская награда достаётся игроку { $player }.
board-won = победа
board-idle = Карт не играли уже { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} подряд; после трёх таких полных кругов колода считается исчерпанной.
board-deck-about = Когда она кончится, партию завершит следующий ход игрока { $player }.
board-knowledge = Что вы знаете о возвращённых картах
board-play = Сыграть карту
board-return = Вернуть карты
board-play-hint = Одна карта за ход: владение перед собой или отряд на чьё-нибудь владение. Тусклую карту сейчас не сыграть; коснитесь её, чтобы узнать почему.
board-return-hint = Верните сколько угодно карт по одной: первая и придёт первой. Потом возьмёте столько же.
board-under = Под колодой
board-more = ещё { $count }
board-more-short = +1: скольких ещё не хватает
board-standing = { $player }: { $count }{ $holds ->
    [true] , титул за этим игроком
   *[other] { $needs ->
        [0] { "" }
       *[other] , не хватает { $needs }
    }
}
board-unheld = без гарнизона
board-possession = { $place }, владелец { $player }, защита { $defence }, { $held }
