# King's Bounty: everything a player reads, but for the page of rules.

game = King's Bounty
about = Lay castles, hold them, raid your neighbours' and lead alone in what the king's titles count.

## Peoples and kinds

name-elf = Elves
name-dwarf = Dwarves
name-undead = Undead
name-orc = Orcs
name-human = Humans
name-archer = archer
name-warrior = warrior
name-wizard = wizard
name-hero = hero
name-monster = monster
name-tower = tower
name-fortress = fortress
name-citadel = citadel

## Cards

name-elf_archer = Elf Archer
name-elf_warrior = Elf Warrior
name-elf_wizard = Elf Wizard
name-elf_hero = Elf Hero
name-elf_monster = Elf Monster
name-dwarf_archer = Dwarf Archer
name-dwarf_warrior = Dwarf Warrior
name-dwarf_wizard = Dwarf Wizard
name-dwarf_hero = Dwarf Hero
name-dwarf_monster = Dwarf Monster
name-undead_archer = Undead Archer
name-undead_warrior = Undead Warrior
name-undead_wizard = Undead Wizard
name-undead_hero = Undead Hero
name-undead_monster = Undead Monster
name-orc_archer = Orc Archer
name-orc_warrior = Orc Warrior
name-orc_wizard = Orc Wizard
name-orc_hero = Orc Hero
name-orc_monster = Orc Monster
name-human_archer = Human Archer
name-human_warrior = Human Warrior
name-human_wizard = Human Wizard
name-human_hero = Human Hero
name-human_monster = Human Monster
name-elf_tower = Elf Tower
name-elf_fortress = Elf Fortress
name-elf_citadel = Elf Citadel
name-dwarf_tower = Dwarf Tower
name-dwarf_fortress = Dwarf Fortress
name-dwarf_citadel = Dwarf Citadel
name-undead_tower = Undead Tower
name-undead_fortress = Undead Fortress
name-undead_citadel = Undead Citadel
name-orc_tower = Orc Tower
name-orc_fortress = Orc Fortress
name-orc_citadel = Orc Citadel
name-obelisk_1 = Obelisk 1
name-obelisk_2 = Obelisk 2
name-obelisk_3 = Obelisk 3

## Possessions on the table

name-elf_tower_a = Elf Tower A
name-elf_tower_b = Elf Tower B
name-elf_fortress_a = Elf Fortress A
name-elf_fortress_b = Elf Fortress B
name-elf_citadel_a = Elf Citadel A
name-elf_citadel_b = Elf Citadel B
name-dwarf_tower_a = Dwarf Tower A
name-dwarf_tower_b = Dwarf Tower B
name-dwarf_fortress_a = Dwarf Fortress A
name-dwarf_fortress_b = Dwarf Fortress B
name-dwarf_citadel_a = Dwarf Citadel A
name-dwarf_citadel_b = Dwarf Citadel B
name-undead_tower_a = Undead Tower A
name-undead_tower_b = Undead Tower B
name-undead_fortress_a = Undead Fortress A
name-undead_fortress_b = Undead Fortress B
name-undead_citadel_a = Undead Citadel A
name-undead_citadel_b = Undead Citadel B
name-orc_tower_a = Orc Tower A
name-orc_tower_b = Orc Tower B
name-orc_fortress_a = Orc Fortress A
name-orc_fortress_b = Orc Fortress B
name-orc_citadel_a = Orc Citadel A
name-orc_citadel_b = Orc Citadel B
name-obelisk_1_a = Obelisk 1 A
name-obelisk_1_b = Obelisk 1 B
name-obelisk_1_c = Obelisk 1 C
name-obelisk_1_d = Obelisk 1 D
name-obelisk_2_a = Obelisk 2 A
name-obelisk_2_b = Obelisk 2 B
name-obelisk_2_c = Obelisk 2 C
name-obelisk_2_d = Obelisk 2 D
name-obelisk_3_a = Obelisk 3 A
name-obelisk_3_b = Obelisk 3 B
name-obelisk_3_c = Obelisk 3 C
name-obelisk_3_d = Obelisk 3 D

## What cards do

card-elf_archer = Strength 2: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the elves.
card-elf_warrior = Strength 3: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the elves.
card-elf_wizard = Strength 4: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the elves.
card-elf_hero = Takes any possession of another player and moves on. Needs a castle of the elves.
card-elf_monster = Destroys any possession with its garrison. Needs a castle of the elves.
card-dwarf_archer = Strength 2: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the dwarves.
card-dwarf_warrior = Strength 3: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the dwarves.
card-dwarf_wizard = Strength 4: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the dwarves.
card-dwarf_hero = Takes any possession of another player and moves on. Needs a castle of the dwarves.
card-dwarf_monster = Destroys any possession with its garrison. Needs a castle of the dwarves.
card-undead_archer = Strength 2: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the undead.
card-undead_warrior = Strength 3: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the undead.
card-undead_wizard = Strength 4: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the undead.
card-undead_hero = Takes any possession of another player and moves on. Needs a castle of the undead.
card-undead_monster = Destroys any possession with its garrison. Needs a castle of the undead.
card-orc_archer = Strength 2: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the orcs.
card-orc_warrior = Strength 3: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the orcs.
card-orc_wizard = Strength 4: guards a possession of yours, or takes a weaker one and stays there. Needs a castle of the orcs.
card-orc_hero = Takes any possession of another player and moves on. Needs a castle of the orcs.
card-orc_monster = Destroys any possession with its garrison. Needs a castle of the orcs.
card-human_archer = Strength 2: guards a possession of yours, or takes a weaker one and stays there.
card-human_warrior = Strength 3: guards a possession of yours, or takes a weaker one and stays there.
card-human_wizard = Strength 4: guards a possession of yours, or takes a weaker one and stays there.
card-human_hero = Takes any possession of another player and moves on.
card-human_monster = Destroys any possession with its garrison.
card-elf_tower = A castle of strength 1; lets you play troops of the elves.
card-elf_fortress = A castle of strength 2; lets you play troops of the elves.
card-elf_citadel = A castle of strength 3; lets you play troops of the elves.
card-dwarf_tower = A castle of strength 1; lets you play troops of the dwarves.
card-dwarf_fortress = A castle of strength 2; lets you play troops of the dwarves.
card-dwarf_citadel = A castle of strength 3; lets you play troops of the dwarves.
card-undead_tower = A castle of strength 1; lets you play troops of the undead.
card-undead_fortress = A castle of strength 2; lets you play troops of the undead.
card-undead_citadel = A castle of strength 3; lets you play troops of the undead.
card-orc_tower = A castle of strength 1; lets you play troops of the orcs.
card-orc_fortress = A castle of strength 2; lets you play troops of the orcs.
card-orc_citadel = A castle of strength 3; lets you play troops of the orcs.
card-obelisk_1 = A possession of strength 1, worth 2 points at the end.
card-obelisk_2 = A possession of strength 2, worth 2 points at the end.
card-obelisk_3 = A possession of strength 3, worth 2 points at the end.

## Titles

name-emperor = Emperor
name-great_architect = Great Architect
name-keeper_of_secrets = Keeper of Secrets
name-conqueror = Conqueror
name-elf_king = King of the Elves
name-dwarf_thane = Thane of the Dwarves
name-orc_chief = Chief of the Orcs
name-lord_of_the_dead = Lord of the Dead
name-warlord = Warlord
name-elf_prince = Prince of the Elves
name-dwarf_prince = Prince of the Dwarves
name-orc_prince = Prince of the Orcs
name-undead_prince = Prince of the Undead
name-sharpshooter = Sharpshooter
name-swordmaster = Swordmaster
name-grand_magister = Grand Magister
name-tower_builder = Builder of Towers
name-fortress_builder = Builder of Fortresses
name-citadel_builder = Builder of Citadels
name-vandal = Vandal
name-staff_rat = Staff Rat
card-emperor = castles of most different peoples
card-great_architect = most castles
card-keeper_of_secrets = most obelisks
card-conqueror = most possessions with a garrison
card-elf_king = most elf castles
card-dwarf_thane = most dwarf castles
card-orc_chief = most orc castles
card-lord_of_the_dead = most undead castles
card-warlord = most possessions held by humans
card-elf_prince = most possessions held by elves
card-dwarf_prince = most possessions held by dwarves
card-orc_prince = most possessions held by orcs
card-undead_prince = most possessions held by undead
card-sharpshooter = most possessions held by archers
card-swordmaster = most possessions held by warriors
card-grand_magister = most possessions held by wizards
card-tower_builder = most towers
card-fortress_builder = most fortresses
card-citadel_builder = most citadels
card-vandal = last to play a monster
card-staff_rat = last to play a hero

## Actions

verb-play = Play { $first }
verb-target = On { $first }
verb-return = Return { $first } under the deck
verb-done = Done: draw as many

## What happened

event-played = { $player } plays { $card }.
event-laid = { $player } lays { $card }: { $place }.
event-guarded = { $place } of { $player } is now held by { $card }.
event-captured = { $player } takes { $place } from { $from_seat } with { $card }.
event-raided = { $player } takes { $place } from { $from_seat } with { $card }, who moves on.
event-destroyed = { $player } destroys { $place } of { $from_seat } with { $card }.
event-surfaced = { $title } was the hidden title of { $holder_seat } and now lies open: { $player } has it.
event-returned = { $card_key ->
    [hidden] { $player } returns a card under the deck.
   *[other] { $player } returns { $card } under the deck.
}
event-refilled = { $count ->
    [one] { $player } has returned one card.
   *[other] { $player } has returned { $count } cards.
}
event-drew = { $cards_key ->
    [hidden] { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
   *[other] { $player } draws { $cards }.
}
event-closing = Nobody draws any more. The last turn of the match will be { $last_seat }'s.
event-unveiled = { $holder_seat } shows the hidden title: { $title }.
event-over = The match is over. The king's bounty goes to { $winner_seat }.

## Why not

refused-kb-no-such-action = There is no such action in this game.
refused-kb-over = The match is over.
refused-kb-play-hand = You don't have this card in your hand.
refused-kb-turn-one-action = You have begun to return cards: in this turn you play none.
refused-kb-target-first = Choose a target for your troop first.
refused-kb-target-asked = There is no troop of yours waiting for a target.
refused-kb-target-table = This possession is not on the table.
refused-kb-troop-castle = You need a castle of this people to play its troops.
refused-kb-troop-target = There is no possession that this troop could be played on.
refused-kb-hero-foreign = A hero can be played only on another player's possession.
refused-kb-capture-strength = Your troop is not stronger than this possession.
refused-kb-capture-garrison = Your troop is not stronger than the garrison.
refused-kb-return-hand = You don't have this card in your hand.
refused-kb-return-one = Play a card, or return at least one.

## Options

option-secret = Hidden titles
option-secret-about = Everyone has one more title that only they know until the end.
option-removed = Peoples left out
option-removed-about = With two seats two peoples are left out, with three seats one.
option-first = First player
option-first-about = Who begins the match.
choice-removed-drawn = drawn
choice-removed-elf = elves (three seats)
choice-removed-dwarf = dwarves (three seats)
choice-removed-undead = undead (three seats)
choice-removed-orc = orcs (three seats)
choice-removed-elf-dwarf = elves and dwarves (two seats)
choice-removed-elf-undead = elves and undead (two seats)
choice-removed-elf-orc = elves and orcs (two seats)
choice-removed-dwarf-undead = dwarves and undead (two seats)
choice-removed-dwarf-orc = dwarves and orcs (two seats)
choice-removed-undead-orc = undead and orcs (two seats)
choice-first-drawn = drawn
choice-first-seat_0 = first seat
choice-first-seat_1 = second seat
choice-first-seat_2 = third seat
choice-first-seat_3 = fourth seat
choice-first-seat_4 = fifth seat

preset-classic = The usual game
preset-classic-about = Six titles, all of them open.
preset-expert = For experts
preset-expert-about = Six open titles, and a hidden one for each player.

## On the drawn table

board-titles = Titles
board-empty = nothing yet
board-hand = Your hand
board-hand-empty = no cards
board-deck = Deck: { $count }
board-removed = Left out
board-discards = Discarded
board-buried = Your cards in the deck (how many lie above)
board-in-deck = deck
board-known = Cards you have followed
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-first = first player
board-last = last player
board-hidden-title = hidden title
board-closing = Nobody draws any more: the match ends with the turn of { $player }.
board-playing = { $player } plays { $card } and chooses a target.
board-returning = { $player } is returning cards; so far: { $count }.
board-ours = * our value, not the printed one
board-turn = { $mine ->
    [true] Your turn: play a card, or return some.
   *[other] { $player } is to move.
}
board-to-move = to move
board-winner = { $player } wins the king's bounty.
board-won = winner
board-idle = Nobody has played a card for { $count ->
        [one] a turn
       *[other] { $count } turns
    }; after three whole rounds of that the deck counts as used up.
board-deck-about = When it is used up, the next turn of { $player } ends the match.
board-knowledge = What you know of returned cards
board-play = Play a card
board-return = Return cards
board-play-hint = One card a turn: a possession in front of you, or a troop on a possession. Dimmed cards can't be played now; tap one to learn why.
board-return-hint = Return as many as you like, one by one; the first will come up first. Then you draw as many.
board-under = Under the deck
board-more = { $count } more
board-more-short = +1: how many more are needed
board-standing = { $player }: { $count }{ $holds ->
    [true] , has the title
   *[other] { $needs ->
        [0] { "" }
       *[other] , needs { $needs } more
    }
}
board-unheld = no garrison
board-possession = { $place } of { $player }, defence { $defence }, { $held }
