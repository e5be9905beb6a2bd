# The Dwarf King.

game = The Dwarf King
about = Tricks without trumps, a new quest every deal, one strange guest among the cards.

## Suits and ranks

name-dwarves = dwarves
name-knights = knights
name-goblins = goblins
name-2 = 2s
name-3 = 3s
name-4 = 4s
name-5 = 5s
name-6 = 6s
name-7 = 7s
name-8 = 8s
name-9 = 9s
name-10 = 10s
name-jack = jacks
name-queen = queens
name-king = kings
name-ace = aces

## Court cards

name-dwarves_2 = 2 of dwarves
name-dwarves_3 = 3 of dwarves
name-dwarves_4 = 4 of dwarves
name-dwarves_5 = 5 of dwarves
name-dwarves_6 = 6 of dwarves
name-dwarves_7 = 7 of dwarves
name-dwarves_8 = 8 of dwarves
name-dwarves_9 = 9 of dwarves
name-dwarves_10 = 10 of dwarves
name-dwarves_jack = Jack of dwarves
name-dwarves_queen = Queen of dwarves
name-dwarves_king = King of dwarves
name-dwarves_ace = Ace of dwarves
name-knights_2 = 2 of knights
name-knights_3 = 3 of knights
name-knights_4 = 4 of knights
name-knights_5 = 5 of knights
name-knights_6 = 6 of knights
name-knights_7 = 7 of knights
name-knights_8 = 8 of knights
name-knights_9 = 9 of knights
name-knights_10 = 10 of knights
name-knights_jack = Jack of knights
name-knights_queen = Queen of knights
name-knights_king = King of knights
name-knights_ace = Ace of knights
name-goblins_2 = 2 of goblins
name-goblins_3 = 3 of goblins
name-goblins_4 = 4 of goblins
name-goblins_5 = 5 of goblins
name-goblins_6 = 6 of goblins
name-goblins_7 = 7 of goblins
name-goblins_8 = 8 of goblins
name-goblins_9 = 9 of goblins
name-goblins_10 = 10 of goblins
name-goblins_jack = Jack of goblins
name-goblins_queen = Queen of goblins
name-goblins_king = King of goblins
name-goblins_ace = Ace of goblins

## Special cards

name-druid = Druid (1 of dwarves)
name-dwarf_flag_bearer = Flag Bearer (11 of dwarves)
name-tinkerer = Tinkerer (11 of dwarves)
name-jester = Jester (1 of knights)
name-knight_flag_bearer = Flag Bearer (11 of knights)
name-enchanter = Enchanter (11 of knights)
name-scout = Scout (1 of goblins)
name-shaman = Shaman (11 of goblins)
name-goblin_flag_bearer = Flag Bearer (11 of goblins)
name-dragon = Dragon
name-mummy = Mummy
name-puppeteer = Puppeteer
name-sorcerer = Sorcerer
name-excalibur = Excalibur
card-druid = After the trick its player exchanges the rest of the hand with another player.
card-dwarf_flag_bearer = 3 points to whoever wins it.
card-tinkerer = 3 points to whoever wins the next trick.
card-jester = 3 points to whoever plays it to the last trick.
card-knight_flag_bearer = After the trick its player says whether all hands are passed left or right.
card-enchanter = Doubles what its winner gains or loses in this deal.
card-scout = A point to its player for each noble in the same trick.
card-shaman = Whoever wins it loses 3 points.
card-goblin_flag_bearer = Before the first trick its holder draws 2 cards from a hand and gives any 2 back.
card-dragon = May always be played; wins unless there is an ace in the trick.
card-mummy = Is like the card that won the trick before; not for the first trick.
card-puppeteer = Has the suit of the card before it and is a shade stronger; may always be played, but can't open the deal.
card-sorcerer = Between two tricks: exchange it for a card of the trick just finished.
card-excalibur = Only without a card of the suit asked for; wins the trick.

## Quests

name-lucky_run = Lucky Run
name-bad_run = Bad Run
name-save_the_rearguard = Save the Rearguard
name-sacrifice_the_rearguard = Sacrifice the Rearguard
name-three_quarters = Three Quarters
name-from_6_to_7 = From 6 to 7
name-knights_debacle = Knights' Debacle
name-goblin_defeat = Goblin Defeat
name-to_the_right = To the Right
name-to_the_left = To the Left
name-good_numbers = Good Numbers
name-bad_numbers = Bad Numbers
name-most_victories = Most Victories
name-fewest_victories = Fewest Victories
name-good_things_come_in_threes = Good Things Come in 3s
name-only_one = There Can Be Only One
name-four_by_four = Four by Four
name-two_by_two = Two by Two
name-evens = Evens
name-odds = Odds
name-all_for_one = All for One
name-one_for_all = One for All
name-knightly_victory = Knightly Victory
name-dwarven_victory = Dwarven Victory
name-capture_the_kings = Capture the Kings
name-capture_the_queens = Capture the Queens
name-eeny_meeny = Eeny, Meeny…
name-miney_mo = …Miney Mo
name-triplets = Triplets
name-one_two_and = 1, 2, and…
name-grand_slam = Grand Slam
name-utter_chaos = Utter Chaos
name-elite_army = Elite Army
name-massive_army = Massive Army
name-garden_gnomes = Garden Gnomes
name-little_soldiers = Little Soldiers
name-nobles_and_knights = Nobles and Knights
name-soldiers_without_knights = Soldiers without Knights
name-in_line = In Line
name-sandwich = Sandwich
name-grand_army = Grand Army
name-attack_the_knights = Attack the Knights
name-attack_the_goblins = Attack the Goblins
name-paladins_charge = Paladins' Charge
name-paladins_rout = Paladins' Rout
name-save_the_nobles = Save the Nobles
name-save_the_brave = Save the Brave
name-eight_nine_dwarves = 8, 9, Dwarves
name-no_eight_nine_dwarf = Neither 8, 9 nor Dwarf
name-capture_the_dwarf_queen = Capture the Dwarf Queen
name-flee_the_dwarf_queen = Flee the Dwarf Queen
card-lucky_run = 2 points for each trick of your longest run.
card-bad_run = Lose 2 points for each trick of your longest run.
card-save_the_rearguard = 2 points for each of the last four tricks.
card-sacrifice_the_rearguard = Lose 2 points for each of the last four tricks.
card-three_quarters = 4 points for each 3 and each 4.
card-from_6_to_7 = 4 points for each 6 and each 7.
card-knights_debacle = Lose a point for each knight.
card-goblin_defeat = Lose a point for each goblin.
card-to_the_right = A point for each trick of the previous player, your right-hand neighbour.
card-to_the_left = A point for each trick of the next player, your left-hand neighbour.
card-good_numbers = 5 points for the highest total of numbers 1 to 11.
card-bad_numbers = Lose 5 points for the highest total of numbers 1 to 11.
card-most_victories = A point for each trick.
card-fewest_victories = Lose a point for each trick.
card-good_things_come_in_threes = 5 points for exactly three tricks.
card-only_one = 5 points for exactly one trick.
card-four_by_four = 5 points for exactly four tricks.
card-two_by_two = 5 points for exactly two tricks.
card-evens = 5 points for an even number of tricks, but not for none.
card-odds = 5 points for an odd number of tricks.
card-all_for_one = 5 points if nobody else won as many tricks as you.
card-one_for_all = 5 points if somebody else won as many tricks as you.
card-knightly_victory = A point for each knight; lose one for each dwarf.
card-dwarven_victory = A point for each dwarf; lose one for each knight.
card-capture_the_kings = 3 points for each king; lose 3 for each queen.
card-capture_the_queens = 3 points for each queen; lose 3 for each king.
card-eeny_meeny = The first to win a third trick gets 3 points, the second 4, the third 5.
card-miney_mo = The first to win a third trick loses 3 points, the second 4, the third 5.
card-triplets = 2 points for each three of a kind of nobles, 1 for each other one.
card-one_two_and = Lose 2 points for each three of a kind of nobles, 1 for each other one.
card-grand_slam = 5 points if you win four tricks in a row.
card-utter_chaos = 5 points if you lose four tricks in a row.
card-elite_army = A point for each card of the colour you won fewest of.
card-massive_army = A point for each card of the colour you won most of.
card-garden_gnomes = As many points as the number on your lowest dwarf.
card-little_soldiers = As many points as the number on your lowest knight.
card-nobles_and_knights = A point for each noble and a point for each knight.
card-soldiers_without_knights = Lose a point for each noble and a point for each knight.
card-in_line = 3 points for fewer tricks than the previous player, 3 for more than the next.
card-sandwich = 3 points for more tricks than the previous player, 3 for more than the next.
card-grand_army = A point for each step of your longest straight.
card-attack_the_knights = A point for each knight.
card-attack_the_goblins = A point for each goblin.
card-paladins_charge = 4 points for each jack.
card-paladins_rout = Lose 4 points for each jack.
card-save_the_nobles = As many points as your lowest number; 10 if you won nobles only.
card-save_the_brave = Lose as many points as your lowest number.
card-eight_nine_dwarves = A point for each dwarf, each 8 and each 9.
card-no_eight_nine_dwarf = Lose a point for each dwarf, each 8 and each 9.
card-capture_the_dwarf_queen = 8 points for the queen of dwarves.
card-flee_the_dwarf_queen = Lose 8 points for the queen of dwarves.

## Reasons of points

name-longest_run = longest run
name-last_tricks = of the last four tricks
name-own_tricks = tricks
name-previous_tricks = tricks of the previous player
name-next_tricks = tricks of the next player
name-highest_total = highest total
name-exact_tricks = exactly so many tricks
name-even_tricks = an even number of tricks
name-odd_tricks = an odd number of tricks
name-lone_count = nobody has as many tricks
name-shared_count = somebody has as many tricks
name-race = place in the race to three tricks
name-noble_triplets = triplets of nobles
name-won_in_a_row = tricks won in a row
name-lost_in_a_row = tricks lost in a row
name-fewest_colour = cards of the rarest colour
name-most_colour = cards of the commonest colour
name-lowest_card = lowest card
name-only_nobles = nobles only
name-longest_straight = longest straight
name-more_than_previous = more tricks than the previous player
name-fewer_than_previous = fewer tricks than the previous player
name-more_than_next = more tricks than the next player
name-fewer_than_next = fewer tricks than the next player
name-noble = nobles

## Actions

name-left = left
name-right = right
verb-play = Play { $first }
verb-quest = Choose the quest “{ $first }”
verb-raid = Draw cards from { $first }
verb-give = Give { $first }
verb-swap = Exchange hands with { $first }
verb-pass = All hands go { $first }
verb-trade = Exchange the Sorcerer for { $first }
verb-keep = Keep the Sorcerer

## Events

event-dealt = Deal { $number }: { $player } deals; the special card is { $special }.
event-tile = { $player } shows { $card } and takes a tile: “{ $front }” or “{ $back }”.
event-quest = { $player } chooses the quest “{ $quest }”.
event-shown = { $player } shows { $card }.
event-raided = { $cards_key ->
    [hidden] { $player } draws cards from the hand of { $from_seat }.
   *[other] { $player } draws from the hand of { $from_seat }: { $cards }.
}
event-gave = { $cards_key ->
    [hidden] { $player } gives { $to_seat } a card.
   *[other] { $player } gives { $to_seat }: { $cards }.
}
event-begins = { $player } shows { $card } and leads.
event-played = { $player } plays { $card }.
event-trick = { $player } wins the trick.
event-bonus = { $special }: { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-kept = { $player } keeps the Sorcerer.
event-swapped = { $player } and { $with_seat } exchange hands.
event-passed = { $player } has all hands passed { $way }.
event-traded = { $player } takes { $card } and leaves { $special } in the trick.
event-scored = Deal { $number } is over; the quest was “{ $quest }”.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
event-tie = Several share the lead: one more deal.
event-over = The match is over: { $winners }.

## Refusals

refused-dk-no-such-action = There is no such action in this game.
refused-dk-over = The match is over.
refused-dk-quest-when = The quest is chosen once a deal, before the first trick.
refused-dk-quest-side = This quest is not on the tile of this deal.
refused-dk-raid-when = Cards are drawn and given only by the goblins' Flag Bearer, before the first trick.
refused-dk-raid-whom = Name another player.
refused-dk-raid-own = You can give only a card from your hand.
refused-dk-druid-when = Hands are exchanged only after the Druid's trick.
refused-dk-druid-whom = Name another player.
refused-dk-knight-flag-when = Hands are passed only after the trick with the knights' Flag Bearer.
refused-dk-sorcerer-when = The Sorcerer is exchanged or kept only between two tricks.
refused-dk-sorcerer-last-trick = Take a card of the trick just finished.
refused-dk-sorcerer-must = The last trick is next: the Sorcerer must be exchanged now.
refused-dk-sorcerer-play = The Sorcerer is never played to a trick.
refused-dk-question-first = Something else is to be decided first.
refused-dk-play-own = You don't have this card.
refused-dk-puppeteer-first = The Puppeteer can't open the first trick.
refused-dk-mummy-first = The Mummy can't be played to the first trick.
refused-dk-excalibur-void = Excalibur needs a hand without the suit asked for.
refused-dk-follow = Follow suit: you have a card of the suit asked for.

## Options

option-tiles = Quest tiles
option-tiles-about = Which tiles the quests are drawn from
choice-tiles-standard = all twenty
choice-tiles-easy = without the harder ones
choice-tiles-2011 = those of 2011
option-dealer = First dealer
option-dealer-about = Who deals the first time
choice-dealer-drawn = drawn by lot
choice-dealer-seat_0 = player 1
choice-dealer-seat_1 = player 2
choice-dealer-seat_2 = player 3
choice-dealer-seat_3 = player 4
choice-dealer-seat_4 = player 5
preset-classic = Classic
preset-classic-about = All twenty tiles
preset-first-game = First game
preset-first-game-about = Without the seven harder tiles
preset-tiles-2011 = Tiles of 2011
preset-tiles-2011-about = With the tiles that were dropped later

## The drawn board

board-deal = Deal { $deal } of { $deals }
board-tie-deal = Deal { $deal }: the lead is shared
board-special = Special card
board-like = now like { $card }
board-quest = Quest
board-tile = Tile
board-trick = Trick
board-empty = nothing played yet
board-last = Last trick: { $player }
board-hand = Your hand
board-none = none
board-player = Player
board-cards = Cards
board-tricks = Tricks
board-live = In this deal
board-total = Total
board-known = Known
board-sheet = Deals so far
board-leads = asked for: { $suit }
board-winning = wins so far
board-dealer = dealer
board-turn = to move
board-magic = magic
board-rank-jack = J
board-rank-queen = Q
board-rank-king = K
board-rank-ace = A
board-players = Players
board-seat = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} in this deal
board-trick-of = Trick { $number } of { $length }
board-pass = Which way do all hands go?
board-counted-live = Written down while you play.
board-other-side = On the back, not in play: { $quest }
board-played-by = Played by { $player }
board-reason = { $points } { $reason } ({ $count })
board-no-reason = nothing
board-with = In this deal: { $card }.
board-tricks-won = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
board-ask-play = { $mine ->
    [true] Your turn: play a card.
   *[other] { $player } is to play a card.
}
board-ask-quest = { $mine ->
    [true] You hold the 5 of knights: choose one side of the tile as the quest of this deal.
   *[other] { $player } holds the 5 of knights and chooses the quest.
}
board-ask-raid = { $mine ->
    [true] You hold the goblins' Flag Bearer: whom do you draw two cards from?
   *[other] { $player } holds the goblins' Flag Bearer and draws two cards from somebody.
}
board-ask-give = { $mine ->
    [true] Give { $other } a card from your hand.
   *[other] { $player } gives { $other } a card.
}
board-ask-swap = { $mine ->
    [true] The Druid: with whom do you exchange hands?
   *[other] { $player } chooses with whom to exchange hands.
}
board-ask-pass = { $mine ->
    [true] The Flag Bearer: which way do all hands go?
   *[other] { $player } says which way all hands go.
}
board-ask-trade = { $mine ->
    [true] { $keep ->
        [true] The Sorcerer: take a card of the last trick for it, or keep it.
       *[other] The Sorcerer must go now: take a card of the last trick for it.
    }
   *[other] { $player } may exchange the Sorcerer for a card of the last trick.
}
board-ask-over = The match is over: { $player }.
board-new-king = { $count ->
    [one] is the new Dwarf King
   *[other] are the new Dwarf Kings
}
