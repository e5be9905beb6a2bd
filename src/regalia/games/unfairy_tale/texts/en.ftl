# An Unfairy Tale: every word a player reads, but the rules page.

game = An Unfairy Tale
about = Lay your people in the kingdom where they are worth most, and mind the dragons.

## Characters

name-king = King
name-queen = Queen
name-princess = Princess
name-knight = Knight
name-peasant = Peasant
name-dwarf = Dwarf
name-dragon = Dragon
name-witch = Witch
name-fairy = Fairy
name-wizard = Wizard

card-king = 1 point in a castle; 1 point for each farm and forest next to him.
card-queen = 1 point if a King is on her terrain; 1 point for each character of your colour next to her.
card-princess = 2 points in a tower; 1 point if a Knight is on her terrain.
card-knight = 3 points if a Princess is on his terrain. Blocks a Dragon below him.
card-peasant = 1 point on a farm; 1 point for each King and Queen next to the Peasant.
card-dwarf = Goes under all others. 1 point for each unblocked character above him. Not in your last turn.
card-dragon = Blocks all characters below him but the Dwarf. Not in your last turn.
card-witch = Laid in a forest: you may swap the top characters of two terrains.
card-fairy = You may change the order of the characters on her terrain.
card-wizard = Laid on a tower or next to one: you may move a top character to another terrain.

## Terrains, places, colours

name-tower = tower
name-castle = castle
name-forest = forest
name-farm = farm

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

name-red = red
name-blue = blue
name-yellow = yellow
name-green = green

## Moves

verb-lay = Lay the { $first } on { $second }
verb-order = Next from the bottom: the { $first }
verb-decline = Leave it as it is
verb-swap = Swap the top characters of { $first } and { $second }
verb-move = Move the top character of { $first } to { $second }

## What happened

event-laid = { $player } lays the { $character } on { $place }.
event-swapped = { $player } swaps the { $character } of { $of_seat } on { $place } with the { $other } of { $other_seat } on { $other_place }.
event-moved = { $player } moves the { $character } of { $of_seat } from { $place } to { $to_place }.
event-reordered = { $player } puts { $place } into a new order; from the bottom up: { $characters }.
event-declined = { $player } leaves the power of the { $character } unused.
event-skipped = { $player } has nobody left who may be laid in the last turn and skips it.
event-over = The match is over: { $winners } inherits the land.

## Refusals

refused-ut-no-such-action = There is no such action in this game.
refused-ut-over = The match is over.
refused-ut-land = There is no such place in this kingdom.
refused-ut-lay-hand = You don't have this character in your hand.
refused-ut-same-name = A character of that name lies there already.
refused-ut-last-ban = The Dragon and the Dwarf can't be laid in your last turn.
refused-ut-power-now = First use or decline the power of the character you have laid.
refused-ut-decline-asked = There is nothing to decline.
refused-ut-dwarf-stays = A Dwarf can't be moved or swapped.
refused-ut-swap-asked = Only a Witch who has just been laid in a forest lets you swap.
refused-ut-swap-different = The two characters must lie on different terrains.
refused-ut-swap-empty = A character must lie on both terrains.
refused-ut-swap-name = Two characters of the same name would come together.
refused-ut-swap-order = Name the place that comes first in reading order first.
refused-ut-order-asked = Only a Fairy who has just been laid lets you change the order.
refused-ut-order-present = That character does not lie on the Fairy's terrain.
refused-ut-order-once = That character has its new level already.
refused-ut-order-dwarf = The Dwarf stays at the bottom.
refused-ut-move-asked = Only a Wizard just laid on or next to a tower lets you move a character.
refused-ut-move-empty = Nobody lies there.
refused-ut-move-other = The character must go to another terrain.

## Options

option-first = Who begins
option-first-about = Drawn at random, or a seat of the host's choice.
choice-first-drawn = drawn at random
choice-first-seat_0 = seat 1
choice-first-seat_1 = seat 2
choice-first-seat_2 = seat 3
choice-first-seat_3 = seat 4

preset-classic = Classic
preset-classic-about = The game as it comes in the box.

## The drawn board

board-kingdom = Kingdom (the top character uppermost; in brackets: blocked)
board-empty = nobody
board-sheet = Points
board-total = total
board-turn = Turn { $turn } of 6
board-last = last turn: no Dragon, no Dwarf
board-hand = Your hand
board-aside = Face down beside each player: { $count }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
board-skipped = skipped the last turn
board-unlaid = not laid yet
board-ask-swap = { $player }: the { $character } on { $place } lets you swap two top characters.
board-ask-move = { $player }: the { $character } on { $place } lets you move a top character.
board-ask-order = { $player }: the { $character } on { $place } lets you name a new order from the bottom up.
board-settled = Settled so far, from the bottom
board-winner = { $player } wins and inherits the land.

board-reason-on = { $words_key ->
    [farm] on a { $words }
   *[other] in a { $words }
}
board-reason-next-to-terrain = next to: { $words }
board-reason-with = together with: { $words }
board-reason-next-to = next to: { $words }
board-reason-next-to-own = own people beside her: { $words }
board-reason-above = above: { $words }
board-reason-blocked = blocked by: { $words }
board-reason-absent = not in the kingdom
board-reason-nothing = no condition met

board-land = Kingdom
board-place = { $terrain } { $place }: { $people }
board-from-top = from the top
board-look = Each terrain shows its top character uppermost; crossed out with a lock: blocked. Point at a terrain or tap it to see why.
board-line = { $player }, { $character }: { $points }; { $why }
board-sheet-hint = Point at a number or tap it to see in words what it is for.
board-hand-empty = no cards
board-hand-hint = Choose a character to see here what it is worth where.
board-aside-short = { $count ->
        [one] (1 more lies aside, face down)
       *[other] ({ $count } more lie aside, face down)
    }
board-to-move = to move
board-won = winner
board-first = first player
board-lay = { $mine ->
    [true] Your turn: choose a character from your hand, then a terrain.
   *[other] { $player } is to move.
}
board-swap-first = Choose one of the two terrains.
board-swap-second = Now choose the other one.
board-move-first = Choose whose top character moves.
board-move-second = Now choose where it goes.
board-order-first = Choose who lies lowest, then the next, and stop when you like.
