# Hand of the King: every word a player reads, but the rules page.

game = Hand of the King
about = Send Varys through the court, win people over, hold most banners of the Great Houses.

## Houses and characters

name-stark = Stark
name-greyjoy = Greyjoy
name-lannister = Lannister
name-targaryen = Targaryen
name-baratheon = Baratheon
name-tyrell = Tyrell
name-tully = Tully

name-varys = Varys
name-eddard_stark = Eddard Stark
name-catelyn_stark = Catelyn Stark
name-robb_stark = Robb Stark
name-sansa_stark = Sansa Stark
name-arya_stark = Arya Stark
name-bran_stark = Bran Stark
name-rickon_stark = Rickon Stark
name-lyanna_stark = Lyanna Stark
name-balon_greyjoy = Balon Greyjoy
name-theon_greyjoy = Theon Greyjoy
name-asha_greyjoy = Asha Greyjoy
name-euron_greyjoy = Euron Greyjoy
name-victarion_greyjoy = Victarion Greyjoy
name-aeron_greyjoy = Aeron Greyjoy
name-rodrik_greyjoy = Rodrik Greyjoy
name-tywin_lannister = Tywin Lannister
name-cersei_lannister = Cersei Lannister
name-jaime_lannister = Jaime Lannister
name-tyrion_lannister = Tyrion Lannister
name-kevan_lannister = Kevan Lannister
name-joffrey_baratheon = Joffrey Baratheon
name-daenerys_targaryen = Daenerys Targaryen
name-viserys_targaryen = Viserys Targaryen
name-rhaegar_targaryen = Rhaegar Targaryen
name-aerys_targaryen = Aerys Targaryen
name-aegon_targaryen = Aegon I Targaryen
name-robert_baratheon = Robert Baratheon
name-stannis_baratheon = Stannis Baratheon
name-renly_baratheon = Renly Baratheon
name-shireen_baratheon = Shireen Baratheon
name-olenna_tyrell = Olenna Tyrell
name-margaery_tyrell = Margaery Tyrell
name-garlan_tyrell = Garlan Tyrell
name-hoster_tully = Hoster Tully
name-edmure_tully = Edmure Tully

## Companions

name-brienne_of_tarth = Brienne of Tarth
name-bronn = Bronn
name-gendry = Gendry
name-gregor_clegane = Gregor Clegane
name-hodor = Hodor
name-ilyn_payne = Ilyn Payne
name-jaqen_hghar = Jaqen H'ghar
name-jon_snow = Jon Snow
name-khal_drogo = Khal Drogo
name-littlefinger = Littlefinger
name-melisandre = Melisandre
name-ramsay_snow = Ramsay Snow
name-sandor_clegane = Sandor Clegane
name-shae = Shae

card-brienne_of_tarth = Take one character of your choice from King's Landing.
card-bronn = Take Tyrion Lannister from King's Landing or from any play area.
card-gendry = Stays with you and counts as one Baratheon.
card-gregor_clegane = Kill one character of your choice in any play area.
card-hodor = Take Bran Stark from King's Landing or from any play area.
card-ilyn_payne = Kill Eddard Stark wherever he is, even if he is yours.
card-jaqen_hghar = Kill one character in King's Landing, then one in a play area, then one companion in the row.
card-jon_snow = Stays with you and counts as two characters of a house that you name.
card-khal_drogo = Take Daenerys Targaryen from King's Landing or from any play area.
card-littlefinger = Exchange one of your characters for one of a rival's.
card-melisandre = Have another turn after this one.
card-ramsay_snow = Swap the places of two characters in King's Landing.
card-sandor_clegane = Kill one character of your choice in King's Landing.
card-shae = Stays with you and counts as one Lannister.

## Moves

name-left = left
name-right = right
name-up = up
name-down = down

verb-move = Move Varys { $first } to { $second }
verb-crow = Spend your crow token to talk with { $first }
verb-play = Play { $first }
verb-take = Take { $first }
verb-kill = Kill { $first }
verb-swap = Swap { $first }
verb-give = Give { $first } away
verb-remove = Remove { $first } from the row
verb-name = Name house { $first }
verb-award = Award the { $first } banner to { $second }

## What happened

event-moved = { $player } moves Varys { $way } to { $house } and takes { $characters }.
event-talk = { $player } spends a crow token and has a private minute with { $partner_seat }.
event-companion = { $player } plays { $companion }.
event-taken = { $from_seat_key ->
    [nobody] { $player } takes { $character } from King's Landing.
   *[other] { $player } takes { $character } from { $from_seat }.
}
event-killed = { $from_seat_key ->
    [nobody] { $player } has { $character } killed in King's Landing.
   *[other] { $player } has { $character } killed in the play area of { $from_seat }.
}
event-stays = { $companion } stays with { $player } and counts as { $count ->
    [one] one character
   *[other] { $count } characters
} of house { $house }.
event-swapped = { $player } swaps the places of { $character } and { $other }.
event-exchanged = { $player } gives { $given } to { $from_seat } for { $taken }.
event-removed = { $player } removes { $companion } from the row.
event-again = { $player } will have another turn.
event-banner = { $to_seat_key ->
    [nobody] The { $house } banner goes back beside King's Landing.
   *[other] { $from_seat_key ->
        [nobody] { $to_seat } gets the { $house } banner.
       *[other] { $to_seat } gets the { $house } banner from { $from_seat }.
    }
}
event-over = { $winners_count ->
    [one] Varys has nowhere to go: the match is over. { $winners } is the Hand of the King.
   *[other] Varys has nowhere to go: the match is over. The winners are { $winners }.
}

## Why not

refused-hk-no-such-action = There is no such action in this game.
refused-hk-over = The match is over.
refused-hk-move-first = Answer the open question first; Varys does not move now.
refused-hk-move-line = Nobody of that house lies in that direction from Varys.
refused-hk-crow-variant = This match is played without crow tokens.
refused-hk-crow-start = A crow token can be spent only at the start of your turn.
refused-hk-crow-spent = You have spent your crow token already.
refused-hk-crow-partner = That is nobody you may send your crow to.
refused-hk-companion-none = This match is played without companions.
refused-hk-companion-due = You have not earned a companion now.
refused-hk-companion-row = That companion is not in the row.
refused-hk-target-asked = No companion asks you for such a target now.
refused-hk-target-court = The target must be a character in King's Landing.
refused-hk-target-area = The target must be a character in a play area.
refused-hk-target-same = Choose two different characters.
refused-hk-target-own = Choose a character from your own play area.
refused-hk-target-rival = Choose a character from a rival's play area.
refused-hk-house-asked = Nobody asks you to name a house now.
refused-hk-award-asked = That banner is not yours to award now.
refused-hk-award-tied = Only one of the tied leaders can get the banner.

## Options

option-companions = Companions
option-companions-about = Whoever takes the last of a house at court plays one of six companions.
option-teams = Teams
option-teams-about = Two against two; partners sit across from each other and count their banners together.
option-crows = Crow tokens
option-crows-about = Silence at the table, and one private minute each. For three, or for four in teams.
option-first = First player
option-first-about = Who begins.
choice-first-drawn = drawn by lot
choice-first-seat_0 = the first seat
choice-first-seat_1 = the second seat
choice-first-seat_2 = the third seat
choice-first-seat_3 = the fourth seat

preset-classic = Classic
preset-classic-about = Everyone for themselves, with six companions in the row.
preset-no-companions = Without companions
preset-no-companions-about = Only Varys and the court: the purest form.
preset-teams = Teams
preset-teams-about = Two pairs of partners, for four.
preset-crows = Three-eyed crows
preset-crows-about = For three: silence, and a private minute for each.
preset-teams-crows = Teams with crows
preset-teams-crows-about = For four: silence, and a private minute with your partner.

## On the drawn board

board-mark-stark = St
board-mark-greyjoy = Gr
board-mark-lannister = La
board-mark-targaryen = Ta
board-mark-baratheon = Ba
board-mark-tyrell = Ty
board-mark-tully = Tu
board-banners = { $count ->
    [one] { $count } banner
   *[other] { $count } banners
}
board-court = King's Landing
board-house = House
board-left = court
board-legend = + leads, * holds the banner
board-row = Companions in the row
board-row-empty = nobody is left
board-staying = stays as { $house } ×{ $count }
board-killed = Out of the match
board-empty = empty
board-team = team { $number }
board-crow = crow token
board-talk = Private minute: { $one } and { $other } may talk alone for { $seconds } seconds.
board-silence = Crow tokens are in play: nobody talks at the table.
board-another-turn = { $player } will have another turn after this one.
board-ask-companion = The last of house { $house } has left the court: { $player } must choose a companion.
board-ask-effect = { $player } plays { $companion }: { $about }
board-ask-picked = Chosen so far: { $picked }.
board-ask-banner = { $player } awards the { $house } banner to one of the tied leaders.
board-lead = leads the house
board-banner = holds the banner
board-strength = { $player } has { $count } of house { $house }{ $leads ->
    [true] , leads
   *[other] {""}
}{ $banner ->
    [true] , holds the banner
   *[other] {""}
}
