# Royal Defense: every word a player reads, apart from the rules page.

game = Royal Defense
about = Hire mercenaries, hold the neutral ground and break into the enemy's castle.


# verbs
verb-choose = Choose { $first }
verb-centre = Lay the centre: { $first }
verb-enlist = Take { $first } × { $second }
verb-fence = Place a palisade on { $first }
verb-redraw = Put back { $first }
verb-lead = { $first } takes the lead
verb-done = Done
verb-use = Use the location on { $first }
verb-target = Choose the unit on { $first }
verb-stand = Appear on { $first }
verb-push = Push { $first }
verb-go = Go to { $first }
verb-hire = Hire { $first } on { $second }
verb-scrap = Remove { $first } from the graveyard
verb-raise = Return { $first } from the graveyard
verb-buy = Build { $first } on { $second }
verb-refresh = Refresh the row of { $first }
verb-cast = Cast { $first }
verb-cast_at = Cast { $first } at { $second }
verb-send_coins = Send the ally { $first } coins, one of them for the tax
verb-send_mana = Send the ally { $first } mana, one of it for the tax
verb-order = Give an order to { $first }
verb-activate = Activate { $first }
verb-attack = Attack { $first }
verb-apply = { $first } on { $second }
verb-invoke = Use { $first }
verb-descend = Go deeper
verb-leave = Leave the dungeon
verb-discard = Discard { $first }
verb-draw = Draw from the deck of { $first }

# events
event-chose = { $player } chooses { $people }
event-laid = { $player } lays the centre: { $layout }
event-enlisted = { $player } takes { $creature } × { $count }
event-fenced = { $player } places a palisade on { $cell }
event-drew = { $creature_key -> 
    [hidden] { $player } draws a card 
   *[other] { $player } draws { $creature } 
}
event-laid-aside = { $creature_key -> 
    [hidden] { $player } lays a card aside 
   *[other] { $player } lays { $creature } aside 
}
event-discarded = { $player } discards { $creature }
event-turn = Turn { $number }: { $player }
event-reborn = { $creature } rises again on { $cell }
event-ordered = { $player } orders { $unit } on { $spot }
event-activated = { $player } activates { $unit } on { $spot }
event-attacked = { $unit } attacks { $target }
event-hurt = { $unit } on { $spot } takes { $damage } damage
event-fell = { $points ->
        [one] { $unit } on { $spot } is lost: 1 point and 1 coin for { $paid_seat }
       *[other] { $unit } on { $spot } is lost: { $points } points, and as many coins for { $paid_seat }
    }
event-over = The match is over by { $manner }
event-sabotage = { $unit } breaks through: sabotage!
event-moved = { $unit } comes to { $cell }
event-robbed = { $coins ->
        [one] { $player } steals 1 coin
       *[other] { $player } steals { $coins } coins
    }
event-applied = { $unit } uses { $ability } on { $target } at { $spot }
event-invoked = { $unit } uses { $ability }
event-used = { $player } uses the { $location } on { $cell }
event-entered = { $unit } goes down into the dungeon
event-descended = In the dungeon: { $card }
event-found = In the lair: { $card }
event-scrapped = { $creature } leaves the game
event-hired = { $coins ->
        [one] { $player } hires { $creature } on { $cell } for 1 coin
       *[other] { $player } hires { $creature } on { $cell } for { $coins } coins
    }
event-bought = { $player } builds { $building } on { $cell }
event-market = New in the market: { $card }
event-refreshed = { $player } refreshes the row of { $market }
event-cast = { $target_key -> 
    [hidden] { $player } casts { $spell } 
   *[other] { $player } casts { $spell } at { $target } 
}
event-sent = { $player } sends { $ally_seat } { $amount } { $what }

# refusals
refused-rd-ability-creature = Heal, Arm, Shame and Shift are for creatures.
refused-rd-ability-friend = Heal and Arm are for creatures of your own side.
refused-rd-ability-has = A unit uses only abilities that it has and has not lost.
refused-rd-ability-idle = An ability that would change nothing can't be used.
refused-rd-ability-once = Each active ability is used once in an activation.
refused-rd-activate-all = All units with orders must be activated.
refused-rd-activate-first = Attacks and abilities belong to the unit that is being activated.
refused-rd-activate-one = One unit is activated after another: finish one before you begin the next.
refused-rd-activate-order = Only a unit with an order is activated.
refused-rd-activate-phase = In the activation phase units with orders are activated, in any order you like.
refused-rd-activate-return = You can't go back to a unit whose activation is over, nor break into one.
refused-rd-alliance-different = The two peoples must be different.
refused-rd-alliance-draw = Each card may be drawn from either deck that still has some.
refused-rd-allies-gift = There is no ally to send it to.
refused-rd-allies-lead = This ally is done with the phase or has nothing to do, or the lead has just changed hands.
refused-rd-allies-orders = Each ally orders own creatures only; buildings of the side are ordered by either.
refused-rd-allies-purse = Nobody sends more than he has.
refused-rd-allies-turn = Only in Allies, and only in the turn of your side, can an ally take the lead.
refused-rd-attack-behind = Nobody behind can be attacked in melee or by a shooter.
refused-rd-attack-enemy = Attacks, Lightning and Shame are for enemies.
refused-rd-attack-lane = A shooter attacks in its own lane.
refused-rd-attack-melee = Melee reaches the own cell and the next cell ahead in the lane.
refused-rd-attack-nearest = A nearer enemy stands in between.
refused-rd-attack-once = A unit attacks once in its activation.
refused-rd-blitz-hire = In Blitz you hire on any cell of your castle with room.
refused-rd-building-castle = A building is placed at once on a cell of your own castle, the hire line included; never on neutral ground.
refused-rd-building-cost = A building costs the coins printed on it.
refused-rd-building-enemy = You can't build where an enemy stands.
refused-rd-building-one = One cell has one building.
refused-rd-building-phase = Buildings are bought in the phase hire and buy.
refused-rd-cell-full = Nothing more can be placed in a cell that is full.
refused-rd-discard-phase = Cards are discarded only in the last phase.
refused-rd-dungeon-ability = It can not use that ability in the dungeon now.
refused-rd-dungeon-exit = It can not come out of the dungeon there.
refused-rd-dungeon-inside = Only a creature in the dungeon can go deeper or leave it.
refused-rd-dungeon-lair = Who came back from the lair does nothing more this turn.
refused-rd-dungeon-leave = Leaving the dungeon takes two orders.
refused-rd-dungeon-one = Only one creature is in the dungeon at a time; while one of your side is inside, nobody of your side can enter.
refused-rd-dungeon-shielded = Nothing from outside reaches into the dungeon: no location, no spell, no attack, no ability; and from inside nobody attacks.
refused-rd-dungeon-steps = Each of these orders takes it one card further, one after another in one activation; all of them must be spent.
refused-rd-freeze = A frozen creature can't take orders; frost leaves it at the end of its player's turn.
refused-rd-graveyard = Only what lies in your graveyard can be taken from it.
refused-rd-hand = You can only use cards that you hold.
refused-rd-heroes = Decks of twenty are not being picked now.
refused-rd-heroes-order = The kinds are decided one after another.
refused-rd-heroes-twenty = Exactly 20 must come together.
refused-rd-hire-cost = You pay the cost printed on the card.
refused-rd-hire-line = A hired creature is placed on your hire line, the row at your own edge of the field.
refused-rd-hire-phase = Creatures are hired in the phase hire and buy, as many as you can pay, or none.
refused-rd-location-altar = The altar strikes enemy creatures.
refused-rd-location-cell = The camp, the rift and the dungeon concern your creatures on that very cell; of two you choose one.
refused-rd-location-creature = Except for the workshop, locations act on creatures.
refused-rd-location-held = You hold a location if a creature of yours stands on its cell at that time.
refused-rd-location-idle = A location that would change nothing can't be used.
refused-rd-location-none = A location is used where one lies: not every cell has one.
refused-rd-location-once = Each location gives its effect once a turn, however many of your creatures stand there.
refused-rd-location-phase = Key locations work in the profit phase only, after the income.
refused-rd-location-rift = The rift must be suffered first.
refused-rd-location-workshop = The workshop mends buildings.
refused-rd-market-closed = From the moment you draw the last card of your reserve you can neither buy nor refresh anything.
refused-rd-market-refresh = Refreshing a row costs 2 coins or 2 mana.
refused-rd-market-row = You buy what lies in the row of the market; both sides share it.
refused-rd-mobility = It has to go forward while it can, and then end there.
refused-rd-mulligan = Only the first hand can be mended, before the first turn.
refused-rd-no-such-action = What is not among the actions of this game can't be done.
refused-rd-orders-all = You must give all orders you can, as long as a unit that can take one has none; those that leave no choice are given by themselves.
refused-rd-orders-building = A building takes an order only if it has an active ability or an attack.
refused-rd-orders-one = A unit on the field takes one order.
refused-rd-orders-own = Only your own units take your orders.
refused-rd-orders-phase = Orders are given in the orders phase.
refused-rd-over = After the end nothing more can be done.
refused-rd-paralysis-orders = A paralysed creature is freed and activated with 3 orders in one turn, never with fewer; you need not do it.
refused-rd-push = A creature that is pushed or shifted goes one cell up, down, left or right, into a cell with room; it can't be pushed off the field.
refused-rd-question = While a question is open, only its answer can be given.
refused-rd-question-none = An answer can only be given to a question that was asked.
refused-rd-resurrection = That creature costs too much to be resurrected.
refused-rd-setup-centre = The centre is not being chosen now.
refused-rd-setup-first = The battle begins when everything is set up.
refused-rd-setup-mirror = A people that somebody has is taken, unless the host allows the same people twice.
refused-rd-setup-palisades = The first palisades are not being placed now.
refused-rd-setup-people = Peoples are not being chosen now.
refused-rd-shift = That creature is not near enough, was shifted already or has nowhere to go.
refused-rd-spell-aim = A spell is aimed at what it names: a creature or a building.
refused-rd-spell-cost = A spell costs the mana printed on it.
refused-rd-spell-once = Each player casts one spell a turn at most, and none can be kept.
refused-rd-spell-owner = If a spell names an owner, the target must be his; if not, it may be anybody's.
refused-rd-spell-second = A spell with two targets can only be cast if there are both.
refused-rd-spell-target = A spell with a target is cast at one, and a spell without is just cast; two targets are two different units.
refused-rd-target-nobody = You can't choose an empty place: a unit must stand there.
refused-rd-trap-immune = A trap can't be attacked, nor struck by Lightning; shooters look past it.

# options
option-format = Format
option-format-about = A duel, one tyrant against two allies, or two against two
choice-format-duel = Duel
choice-format-tyrant = Tyrant
choice-format-allies = Allies
option-blitz = Blitz
option-blitz-about = 10 points win, and creatures are hired anywhere in the castle
option-heroes = 20 heroes
option-heroes-about = Every player picks 20 cards of the deck before the battle
option-alliance = Unusual alliance
option-alliance-about = Every player has two decks of different peoples
option-mirror = Same people twice
option-mirror-about = Several players may choose the same people
option-peoples = Peoples
option-peoples-about = Chosen in turn or drawn by lot
choice-peoples-chosen = Chosen
choice-peoples-drawn = Drawn by lot
option-first = Who begins
option-first-about = The first player is drawn by lot or named
choice-first-drawn = Drawn by lot
choice-first-seat_0 = Seat 1
choice-first-seat_1 = Seat 2
preset-duel = Duel
preset-duel-about = One against one, to 20 points
preset-blitz = Blitz
preset-blitz-about = A short duel to 10 points
preset-tyrant = Tyrant
preset-tyrant-about = One plays every other turn against two allies
preset-allies = Allies
preset-allies-about = Two against two in shared turns
preset-twenty-heroes = 20 heroes
preset-twenty-heroes-about = A duel with decks of 20 chosen cards
preset-alliance = Unusual alliance
preset-alliance-about = A duel with two peoples each
preset-allies-twenty-heroes = Allies, 20 heroes
preset-allies-twenty-heroes-about = Two against two with 20 chosen cards each
preset-allies-alliance = Allies, unusual alliance
preset-allies-alliance-about = Two against two with two peoples each

# the drawn board
board-points = points
board-coins = coins
board-mana = mana
board-orders = orders
board-reserve = reserve
board-hand = hand
board-graveyard = graveyard
board-buildings = Buildings
board-spells = Spells
board-dungeon = Dungeon
board-turn = Turn
board-left = cards to go
board-nobody = nobody inside
board-legend = { "" }[n] seat · attack/health/speed · ! order

# names
name-humans = Light Order
name-elves = Forest Folk
name-greenskins = Greenskins
name-undead = Living Dead
name-militiaman = Militiaman
name-drunken_bruiser = Drunken Bruiser
name-swordsman = Swordsman
name-crossbowman = Crossbowman
name-priest = Priest
name-sapper = Sapper
name-battle_mage = Battle Mage
name-knight = Knight
name-captain = Captain
name-paladin = Paladin
name-nimble_elf = Nimble Elf
name-forest_fairy = Forest Fairy
name-dryad_gardener = Dryad Gardener
name-elf_archer = Elf Archer
name-grove_armourer = Grove Armourer
name-wind_druid = Wind Druid
name-blade_dancer = Blade Dancer
name-enchantress = Enchantress
name-sharpshooter = Sharpshooter
name-treant = Treant
name-goblin_thief = Goblin Thief
name-goblin_archer = Goblin Archer
name-goblin_glider = Goblin Glider
name-goblin_bomber = Goblin Bomber
name-big_orc = Big Orc
name-wolf_rider = Wolf Rider
name-orc_berserker = Orc Berserker
name-orc_marauder = Orc Marauder
name-orc_shaman = Orc Shaman
name-mountain_troll = Mountain Troll
name-skeleton = Skeleton
name-zombie = Zombie
name-crawling_horror = Crawling Horror
name-ghoul = Ghoul
name-grave_spider = Grave Spider
name-banshee = Banshee
name-necromancer = Necromancer
name-bone_golem = Bone Golem
name-lich = Lich
name-vampire = Vampire
name-palisade = Palisade
name-stone_wall = Stone Wall
name-ballista = Ballista
name-watch_tower = Watch Tower
name-spiked_pit = Spiked Pit
name-snare = Snare
name-mint = Mint
name-infirmary = Infirmary
name-smithy = Smithy
name-mage_tower = Mage Tower
name-fire_altar = Fire Altar
name-bell_tower = Bell Tower
name-headquarters = Headquarters
name-fireball = Fireball
name-healing_light = Healing Light
name-fury = Fury
name-ice_chains = Ice Chains
name-condemnation = Condemnation
name-cleansing = Cleansing
name-gust = Gust of Wind
name-earthquake = Earthquake
name-ember_rain = Ember Rain
name-sacrifice = Sacrifice
name-hypnosis = Hypnosis
name-helplessness = Helplessness
name-empty_corridor = Empty Corridor
name-coin_purse = Coin Purse
name-mana_spring = Mana Spring
name-healing_moss = Healing Moss
name-whetstone = Whetstone
name-shortcut = Shortcut
name-dart_trap = Dart Trap
name-cave_in = Cave-in
name-gold_hoard = Gold Hoard
name-mana_crystal = Mana Crystal
name-old_crown = Old Crown
name-dragon_blade = Dragon Blade
name-elixir = Elixir
name-winged_boots = Winged Boots
name-war_banner = War Banner
name-storm_scroll = Storm Scroll
name-guardian_wrath = Guardian's Wrath
name-withering = Withering
name-crossroads = Crossroads
name-twin_gates = Twin Gates
name-nothing = nothing
name-mine = Gold Mine
name-library = Library
name-workshop = Workshop
name-fountain = Healing Fountain
name-altar = Curse Altar
name-camp = War Camp
name-rift = Rift
name-up = up
name-down = down
name-left = left
name-right = right
name-beyond = beyond the enemy's line
name-dungeon = the dungeon
name-buildings = buildings
name-spells = spells
name-coins = coins
name-mana = mana
name-incorporeal = Incorporeal
name-battle_spirit = Battle Spirit
name-armour = Armour
name-vampirism = Vampirism
name-together = Together
name-rebirth = Rebirth
name-stench = Stench
name-inspire = Inspire
name-arm = Arm
name-theft = Theft
name-resurrection = Resurrection
name-rot = Rot
name-double_strike = Double Strike
name-income = Income
name-heal = Heal
name-kamikaze = Kamikaze
name-construct = Construct
name-trap = Trap
name-death_ray = Death Ray
name-mage = Mage
name-marauder = Marauder
name-lightning = Lightning
name-mass_heal = Mass Heal
name-shame = Shame
name-paralysis = Paralysis
name-mobility = Mobility
name-flight = Flight
name-commander = Commander
name-curse = Curse
name-destroyer = Destroyer
name-zeal = Zeal
name-regeneration = Regeneration
name-shift = Shift
name-deadly_poison = Deadly Poison
name-suicide = Suicide
name-sniper = Sniper
name-ranged_immunity = Ranged Immunity
name-shooter = Shooter
name-carrion_eater = Carrion Eater
name-acceleration = Acceleration
name-physical_immunity = Physical Immunity
name-paralysed = paralysed
name-frozen = frozen
name-condemned = condemned
name-cursed = cursed
name-points = points
name-sabotage = sabotage
name-exhaustion = exhaustion
name-people = choice of peoples
name-ground = choice of the centre
name-muster = muster
name-fences = first palisades
name-mulligan = first hand
name-profit = profit
name-hiring = hire and buy
name-ordering = orders
name-activation = activation
name-refill = discard and refill
name-over = over

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
card-fireball = 3 magic damage to a unit.
card-healing_light = Heals a creature by 4.
card-fury = A creature gets a bonus token of 3.
card-ice_chains = Freezes a creature: no orders until the end of its player's turn.
card-condemnation = A creature loses all abilities and bonuses.
card-cleansing = Frees an own creature of frost, paralysis and condemnation and heals it by 1.
card-gust = Pushes a creature one cell.
card-earthquake = 6 magic damage to a building.
card-ember_rain = 1 magic damage to all enemy creatures.
card-sacrifice = Destroys an own and an enemy creature.
card-hypnosis = An enemy creature becomes yours.
card-helplessness = The enemy side has 2 orders in its next turn.
card-empty_corridor = Nothing happens.
card-coin_purse = 2 coins.
card-mana_spring = 1 mana.
card-healing_moss = Heals the explorer by 2.
card-whetstone = The explorer gets a bonus token of 1.
card-shortcut = On to the next card at once.
card-dart_trap = 2 damage to the explorer.
card-cave_in = 1 damage to the explorer, and its other orders are lost.
card-gold_hoard = 8 coins.
card-mana_crystal = 5 mana.
card-old_crown = 2 points.
card-dragon_blade = The explorer gets a bonus token of 5.
card-elixir = All own creatures are healed.
card-winged_boots = The explorer gets 1 speed for good.
card-war_banner = All own creatures on the field get a bonus token of 1.
card-storm_scroll = 1 damage to all enemy creatures on the field.
card-guardian_wrath = 4 damage to the explorer.
card-withering = The explorer loses all abilities and bonuses.
card-spiked_pit = Trap: 3 damage to whoever steps in.
card-snare = Trap: paralyses whoever steps in.
card-militiaman = Together (1).
card-drunken_bruiser = Zeal (1).
card-swordsman = Armour (1).
card-crossbowman = Shooter.
card-priest = Heal (2).
card-sapper = Destroyer (3).
card-battle_mage = Mage, Shooter.
card-knight = Armour (1), Battle Spirit (1).
card-captain = Commander, Inspire (1).
card-paladin = Mass Heal (1), Zeal (1).
card-nimble_elf = Mobility.
card-forest_fairy = Flight.
card-dryad_gardener = Heal (2).
card-elf_archer = Shooter.
card-grove_armourer = Arm (1).
card-wind_druid = Mage, Shift (2).
card-blade_dancer = Double Strike, Mobility.
card-enchantress = Shame, Mage.
card-sharpshooter = Sniper.
card-treant = Regeneration (2), Armour (1).
card-goblin_thief = Theft, Mobility.
card-goblin_archer = Shooter.
card-goblin_glider = Flight.
card-goblin_bomber = Kamikaze, Suicide.
card-big_orc = No abilities.
card-wolf_rider = Zeal (1).
card-orc_berserker = Acceleration (1), Battle Spirit (1).
card-orc_marauder = Marauder.
card-orc_shaman = Lightning (1), Mage.
card-mountain_troll = Regeneration (2), Destroyer (2).
card-skeleton = Rebirth.
card-zombie = Stench, Rot.
card-crawling_horror = Physical Immunity, Ranged Immunity.
card-ghoul = Carrion Eater (2).
card-grave_spider = Paralysis.
card-banshee = Incorporeal, Curse.
card-necromancer = Resurrection (3), Mage.
card-bone_golem = Construct.
card-lich = Death Ray (1), Mage, Shooter.
card-vampire = Vampirism (2), Deadly Poison.
card-palisade = Ranged Immunity.
card-stone_wall = Ranged Immunity.
card-ballista = Shooter.
card-watch_tower = Sniper.
card-mint = Income (2).
card-infirmary = Heal (2).
card-smithy = Arm (1).
card-mage_tower = Lightning (1).
card-fire_altar = Death Ray (1).
card-bell_tower = Inspire (1).
card-headquarters = Commander.

# what abilities and locations do, for the drawn board
board-ability-incorporeal = Takes only 1 damage from any source; passes through enemy buildings, not creatures, and may stop there if there is room.
board-ability-battle_spirit = +{ $x } attack, lasting and adding up, for each enemy creature it kills.
board-ability-armour = Ranged damage is { $x } less, but at least 1.
board-ability-vampirism = Heals itself { $x } when it damages a creature.
board-ability-together = +{ $x } attack while it shares its cell with an allied creature.
board-ability-rebirth = Having died, and paid, it appears on its first owner's hire line, unhurt and without states; with no room there it stays in the graveyard. It comes when all other deaths are done.
board-ability-stench = The creature that killed it loses all abilities for good.
board-ability-inspire = Active: all creatures of its side in the whole lane get +{ $x } attack until the end of the turn.
board-ability-arm = Active: a creature of its side without any attack bonus gets a bonus token of { $x }.
board-ability-theft = Whenever it comes into the enemy's castle from outside, its player takes all the enemy's coins.
board-ability-resurrection = When it is hired, a creature of cost { $x } or less comes from your graveyard to your hire line; with no room there nothing happens.
board-ability-rot = On dying it does 1 damage to every enemy creature in its cell and the neighbouring ones.
board-ability-double_strike = Attacks twice, at two targets if you like, without moving in between.
board-ability-income = Active: you get { $x } coins.
board-ability-heal = Active: heals one creature of its side on the field by { $x }.
board-ability-kamikaze = Attacking a building it destroys it and dies, whatever its health.
board-ability-construct = Costs 1 coin less for each creature of your graveyard that you remove from the game when hiring it, down to 0.
board-ability-trap = An enemy creature that enters its cell, flying or not, stops there; the trap does its work, is destroyed and pays; traps block nobody and are seen by all.
board-ability-death_ray = Active: { $x } magic damage to all enemy creatures in the whole lane.
board-ability-mage = Its attacks are magic; without Shooter it reaches no farther than melee.
board-ability-marauder = Double coins, not points, for an enemy creature it kills.
board-ability-lightning = Active: { $x } magic damage to any enemy unit on the field.
board-ability-mass_heal = Active: heals all creatures of its side in its cell and the neighbouring ones, itself included, by { $x }.
board-ability-shame = Active: any enemy creature on the field loses all abilities and bonuses for good (Condemnation).
board-ability-paralysis = A creature that it damages is paralysed.
board-ability-mobility = May step sideways too, with the same speed; the move may end only where no step forward is left to make, and where it began only if no step forward could be made from there; a cell with an enemy creature may be entered from the side if there is room, and ends the move.
board-ability-flight = Only 1 damage from melee; passes over enemy creatures and may end among them if there is room; buildings still block it.
board-ability-commander = One order more a turn for each such unit you have when orders are dealt, in the dungeon too.
board-ability-curse = The attack of the creature that killed it becomes 0 for good, and no bonus raises it.
board-ability-destroyer = +{ $x } attack against buildings.
board-ability-zeal = +{ $x } attack during its own activation.
board-ability-regeneration = Active: heals itself by { $x }.
board-ability-shift = Active: pushes up to { $x } other creatures of either side, from its cell or neighbouring ones, each of them once.
board-ability-deadly_poison = A creature that it damages is destroyed.
board-ability-suicide = Attacking a creature it destroys it and dies, whatever its health; both rewards are paid.
board-ability-sniper = A ranged attack on any enemy unit on the field, also behind; lost in close fight.
board-ability-ranged_immunity = No damage from ranged attacks.
board-ability-shooter = A ranged attack on the nearest enemy unit of the lane; lost in close fight.
board-ability-carrion_eater = Heals itself by { $x } for each enemy creature it kills.
board-ability-acceleration = +{ $x } speed, lasting, each time it is damaged.
board-ability-physical_immunity = No damage from melee attacks.
board-location-mine = The gold mine gives 2 coins.
board-location-library = The library gives 1 mana.
board-location-workshop = The workshop heals any one building by 2.
board-location-fountain = The healing fountain heals any one creature by 2.
board-location-altar = The curse altar does 2 magic damage to an enemy creature anywhere on the field.
board-location-camp = The war camp gives a creature of yours on its cell a lasting bonus of 3 to its attack.
board-location-rift = The rift does 2 damage of no kind to one of your creatures on its cell; this can't be declined.
board-location-dungeon = An entrance of the dungeon: in the profit phase your creature here may go in.
board-field = The field
board-players = Players
board-unit = { $unit } on { $place }, { $player }: attack { $attack }, health { $health } of { $full }{ $building ->
    [true] { "" }
   *[other] , speed { $speed }
}{ $states ->
    [none] { "" }
   *[other] , { $states }
}
board-ordered = has an order
board-cell-location = { $cell }, { $location }
board-cell-castle = { $mine ->
    [true] { $cell }, the castle below
   *[other] { $cell }, the castle above
}
board-break-through = Break through: sabotage!
board-tabs = Below the field
board-tab-hand = Hand
board-tab-buildings = Buildings
board-tab-spells = Spells
board-tab-dungeon = Dungeon
board-tab-players = Players
board-your-hand = Your hand
board-hand-empty = No cards in hand.
board-row-empty = Nothing is left.
board-card = { $card }, costs { $cost }: attack { $attack }, health { $health }, speed { $speed }{ $abilities ->
    [none] { "" }
   *[other] ; { $abilities }
}
board-spell = { $card }, costs { $cost } mana. { $text }
board-in-deck = { $count } in the deck
board-refresh-buildings = new row: 2 coins
board-refresh-spells = new row: 2 mana
board-depth = Cards turned up: { $revealed }, to go: { $left }, then the lair
board-lair = The lair
board-inside = { $player }: { $unit } is inside{ $orders ->
    [0] { "" }
    [one] , with { $orders } order
   *[other] , with { $orders } orders
}
board-to-move = to move
board-has-cast = has cast
board-limit = { $count ->
        [one] only 1 order
       *[other] only { $count } orders
    }
board-counts = Hand { $hand }, reserve { $reserve }
board-ally-hand = In hand: { $cards }
board-graveyard-count = Graveyard: { $count }
board-gone = Out of the game: { $count }
board-send = Send the ally …
board-turn-of = Turn { $number }: { $player }
board-points-of = { $points } of { $goal } points
board-sabotage-in = { $steps ->
    [one] 1 step from breaking through
   *[other] { $steps } steps from breaking through
}
board-reader = The card looked at
board-point = Point at a card, a unit or a location to read what it does.
board-attack = Attack
board-health = Health
board-speed = Speed
board-cost = Cost
board-reward = Reward
board-token = Bonus
board-cost-mana = { $count } mana
board-people-humans = Knights, priests and captains: armour, healing, more orders.
board-people-elves = Archers, fairies and druids: quick, far-reaching, hard to hold.
board-people-greenskins = Orcs, goblins and trolls: strong blows, bombs and thieves.
board-people-undead = Skeletons, ghosts and a lich: they come back, poison and drain.
board-ask-people = { $mine ->
    [true] Choose your people.
   *[other] { $player } chooses a people.
}
board-ask-ground = { $mine ->
    [true] Choose the centre of the field. The lower row will lie before your castle.
   *[other] { $player } chooses the centre of the field.
}
board-ask-muster = { $mine ->
    [true] How many of these will be among your twenty heroes?
   *[other] { $player } picks twenty heroes.
}
board-ask-fences = { $mine ->
    [true] Place a palisade in your castle.
   *[other] { $player } places a palisade.
}
board-ask-mulligan = { $mine ->
    [true] Put back any cards of your first hand; then say that you are done.
   *[other] { $player } looks at the first hand.
}
board-ask-profit = { $mine ->
    [true] Use the locations that your creatures hold, cast a spell, or go on.
   *[other] { $player } uses locations.
}
board-ask-hiring = { $mine ->
    [true] Hire creatures, buy buildings, cast a spell; then say that you are done.
   *[other] { $player } hires and buys.
}
board-ask-ordering = { $mine ->
    [true] Give your orders: { $orders ->
        [one] { $orders } is left.
       *[other] { $orders } are left.
    }
   *[other] { $player } gives orders.
}
board-ask-activation = { $mine ->
    [true] Activate your units with orders, one after another. They march by themselves.
   *[other] { $player } activates units.
}
board-ask-acting = { $mine ->
    [true] The marked unit acts: attack a glowing enemy, use an ability, or be done.
   *[other] { $player } acts with the marked unit.
}
board-ask-refill = { $mine ->
    [true] You may discard a card; then you draw.
   *[other] { $player } ends the turn.
}
board-ask-location = { $mine ->
    [true] { $location }: choose a unit.
   *[other] { $player } uses the { $location }.
}
board-ask-push = { $mine ->
    [true] { $subject } is pushed: choose a glowing cell.
   *[other] { $player } pushes { $subject }.
}
board-ask-move = { $mine ->
    [true] { $subject } moves: choose a glowing cell.
   *[other] { $player } moves { $subject }.
}
board-ask-rebirth = { $mine ->
    [true] { $subject } comes back: choose a cell.
   *[other] { $player } chooses where { $subject } comes back.
}
board-ask-return = { $mine ->
    [true] { $subject } comes out of the dungeon: choose a cell.
   *[other] { $player } chooses where { $subject } comes out of the dungeon.
}
board-ask-resurrection = { $mine ->
    [true] Choose a creature of your graveyard to come back.
   *[other] { $player } brings back a creature.
}
board-ask-scrap = { $mine ->
    [true] { $subject }: each creature that you remove from your graveyard makes it a coin cheaper.
   *[other] { $player } builds { $subject } from the graveyard.
}
board-ask-second = { $mine ->
    [true] { $subject }: choose the second target.
   *[other] { $player } casts { $subject }.
}
board-ask-deck = { $mine ->
    [true] Draw a card: from which deck?
   *[other] { $player } draws cards.
}
board-ask-over = { $draw ->
    [true] The match is over: a draw.
   *[other] The match is over. { $outcome ->
        [sabotage] Victory by sabotage
        [points] Victory by points
        [exhaustion] Victory by more points at the end
       *[other] Victory
    }: { $winners }.
}
board-ask-delving = { $mine ->
    [true] In the dungeon: go deeper, one card for each order; two orders bring the creature out.
   *[other] { $player } explores the dungeon.
}
