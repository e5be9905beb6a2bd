# Highest Crown: every word a player reads, but the rules page.

game = Highest Crown
about = Lay a card each round; the highest takes a crown.

## Cards and actions

name-crown_1 = crown 1
name-crown_2 = crown 2
name-crown_3 = crown 3
name-crown_4 = crown 4
name-crown_5 = crown 5
name-crown_6 = crown 6
name-crown_7 = crown 7
name-crown_8 = crown 8
name-crown_9 = crown 9
name-crown_10 = crown 10
name-crown_11 = crown 11
name-crown_12 = crown 12
name-dragon = the dragon
verb-lay = Lay { $first }

## What happens

event-laid = { $player } lays { $card }.
event-crowned = { $player } takes the crown.

## Refusals

refused-hc-no-such-action = There is no such action.
refused-hc-over = The match is over.
refused-hc-own-card = You do not have this card.
refused-hc-dragon = The dragon may not lead while you have another card.

## What the host chooses

option-hand = Cards in hand
option-hand-about = How many cards everybody gets.
choice-hand-3 = three
choice-hand-4 = four
preset-usual = The usual game
preset-usual-about = Three cards each.
preset-long = The long game
preset-long-about = Four cards each.

## What a view shows

view-to_move = To move
view-hands = Hands
view-size = cards
view-cards = which
view-laid = This round
view-pile = Laid so far
view-crowns = Crowns
