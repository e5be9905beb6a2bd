# Высшая корона: всё, что читает игрок, кроме страницы правил.

game = Высшая корона
about = Каждый круг выкладывайте карту; старшая берёт корону.

## Карты и действия

name-crown_1 = корона 1
    .acc = корону 1
name-crown_2 = корона 2
    .acc = корону 2
name-crown_3 = корона 3
    .acc = корону 3
name-crown_4 = корона 4
    .acc = корону 4
name-crown_5 = корона 5
    .acc = корону 5
name-crown_6 = корона 6
    .acc = корону 6
name-crown_7 = корона 7
    .acc = корону 7
name-crown_8 = корона 8
    .acc = корону 8
name-crown_9 = корона 9
    .acc = корону 9
name-crown_10 = корона 10
    .acc = корону 10
name-crown_11 = корона 11
    .acc = корону 11
name-crown_12 = корона 12
    .acc = корону 12
name-dragon = дракон
    .acc = дракона
verb-lay = Выложить { $first_acc }

## Что происходит

event-laid = { $player } выкладывает { $card_acc }.
event-crowned = { $player } получает корону.

## Отказы

refused-hc-no-such-action = Такого действия нет.
refused-hc-over = Партия окончена.
refused-hc-own-card = У вас нет этой карты.
refused-hc-dragon = Нельзя начинать круг драконом, пока у вас есть другая карта.

## Что выбирает хозяин стола

option-hand = Карт на руке
option-hand-about = Сколько карт получает каждый.
choice-hand-3 = три
choice-hand-4 = четыре
preset-usual = Обычная игра
preset-usual-about = По три карты.
preset-long = Длинная игра
preset-long-about = По четыре карты.

## Что видно на столе

view-to_move = Ходит
view-hands = Руки
view-size = карт
view-cards = какие
view-laid = Этот круг
view-pile = Выложено
view-crowns = Короны
