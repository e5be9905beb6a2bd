# Words that all games share.

list = { $most } and { $last }
player = Player { $number }
name-nobody = nobody
name-hidden = something hidden
name-true = yes
name-false = no

source-rulebook = from the rulebook
source-public = from public sources
source-ours = our own stand-in

## Bots

bot-random = random
bot-random-about = any legal action, each equally likely
bot-greedy = greedy
bot-greedy-about = what looks best right after it is done
bot-hasty = hasty
bot-hasty-about = what looks best at one glance, without a thought of what follows
bot-level-1 = level 1
bot-level-1-about = strength 1 of 8; thinks for 0.05 s at most
bot-level-2 = level 2
bot-level-2-about = strength 2 of 8; thinks for 0.1 s at most
bot-level-3 = level 3
bot-level-3-about = strength 3 of 8; thinks for 0.2 s at most
bot-level-4 = level 4
bot-level-4-about = strength 4 of 8; thinks for 0.35 s at most
bot-level-5 = level 5
bot-level-5-about = strength 5 of 8; thinks for 0.5 s at most
bot-level-6 = level 6
bot-level-6-about = strength 6 of 8; thinks for 0.8 s at most
bot-level-7 = level 7
bot-level-7-about = strength 7 of 8; thinks for 1.3 s at most
bot-level-8 = level 8
bot-level-8-about = strength 8 of 8; thinks for 2 s at most
bot-cautious = cautious
bot-cautious-about = fears a loss more than it likes a gain
bot-daring = daring
bot-daring-about = would rather win high or lose all than come out even
bot-grasping = grasping
bot-grasping-about = counts its own points and cares little for yours
bot-spiteful = spiteful
bot-spiteful-about = wants the leader to fare badly, whatever it costs
bot-chaotic = chaotic
bot-chaotic-about = thinks well and then follows its mood

## In the terminal

player-names = Ann, Ben, Cleo, Dan, Eve, Finn
term-seat = Seat { $seat }: { $player }, { $kind }
term-seat-person = a person at this terminal
term-seat-bot = bot ({ $bot })
term-own-cards = Played with the host's own card set.
term-welcome = Type the number of a move, or the move in words; ? lists all commands.
term-prompt = { $player }, your move:{" "}
term-prompt-ally = { $player }, you share the turn with { $ally }: a move, or Enter to let { $ally } go on:{" "}
term-prompt-over = The match is over; undo, save FILE, or Enter to leave:{" "}
term-hand-over = Now { $player }: take the seat and press Enter.{" "}
term-not-yours = That is for { $player } to decide now.
term-no-number = There is no move { $number } in the list: it ends at { $count }.
term-not-understood = I don't understand "{ $line }": type a number from the list or words of a move; ? lists all commands.
term-ambiguous = "{ $line }" can mean several moves:
term-and-more =    … and { $count } more
term-refused = Not possible: { $action }. { $why }
term-clause = Rule { $number }: { $text }
term-allowed = Allowed: { $action } (typed: { $typed }).
term-undo-nothing = There is nothing of yours to take back.
term-undo-revealed = This can't be taken back: something hidden has come to light since.
term-undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
term-which-file = Which file? For example: { $command } match.txt
term-loaded = { $path } is loaded; moves so far: { $count }.
term-over = The match is over.
term-hint = Hint: { $action } (rated { $value } of 100)
term-hint-next = Next best: { $action } (rated { $value } of 100)
term-log-empty = Nothing has happened yet.
term-rules-more = rules WORD searches; rules 4 shows section 4; rules 4.7 one rule.
term-rules-none = No rule speaks of "{ $word }".
term-score = { $player }: { $score }
term-won = { $count ->
    [one] { $players } has won.
   *[other] { $players } have won.
}
term-drawn = A draw.
term-all-won = You have all won.
term-all-lost = You have all lost.
term-save-as = The match is not saved. File to save it in (Enter: don't save):{" "}
term-not-saved = The match is not saved.
term-saved = Saved. To go on: regalia play --load { $path }

command-number = 3
command-number-about = the move with that number in the list
command-words-about = a move in words; beginnings of words are enough
command-ask = ? MOVE
command-ask-about = whether a move can be made, and by which rule not
command-hint = hint
command-hint-about = what a strong bot would do in your place, knowing what you know
command-undo = undo
command-undo-about = take your last move back, and what bots answered
command-board = board
command-board-about = draw the table again
command-log = log
command-log-about = all that has happened so far
command-rules = rules
command-rules-about = the rules; with a word, those that speak of it
command-save = save
command-save-about = save FILE: write the match down
command-load = load
command-load-about = load FILE: go on with a saved match
command-quit = quit
command-quit-about = leave (also Ctrl-D)

## Replays

replay-step = Step { $step } of { $count }
replay-prompt = Enter: next, b: back, a number: go there, q: leave{" "}
replay-bad = Type Enter, b, a number from 0 to { $count }, or q.

## Contests between bots

arena-bar = { $game }
arena-heading = { $game }, seats: { $seats }; matches: { $done } of { $planned }
arena-bot = bot
arena-elo = Elo
arena-interval = 95 % interval
arena-matches = matches
arena-mean = mean time
arena-slowest = slowest
arena-ms = { $ms } ms
arena-pair = pair
arena-share = wins of the first
arena-solo = One of the first against the table full of the second; by chance { $chance }.
arena-ratings = Ratings
arena-ratings-about = Elo points with 95 % intervals; the bot named first is 0, and 400 points are odds of ten to one.
arena-pairs = Who beat whom
arena-lengths = Decisions in a match
arena-interrupted = What is done is kept. To go on: regalia arena --resume { $path }

balance-title = Balance: { $game }
balance-about = { $count ->
    [one] { $count } match between equal bots ({ $bot }).
   *[other] { $count } matches between equal bots ({ $bot }).
}
balance-plies = Decisions in a match: { $shortest } to { $longest }, median { $median }.
balance-turns = Turns in a match: { $shortest } to { $longest }, median { $median }.
balance-turns-plot = Matches by the number of turns
balance-draws = Draws: { $share }.
balance-ending = Ended by “{ $ending }”: { $share }.
balance-seats = Seats
balance-place = { $place ->
    [1] begins
   *[other] plays as no. { $place }
}
balance-median = decisions
balance-points = points
balance-fair = Shares of the wins with 95 % intervals; fair is the same for all.
balance-spread = Against each other
balance-overall = overall
balance-cards = Choices
balance-deed = deed
balance-offered = offered
balance-taken = taken
balance-lift = wins
balance-lift-about = Offered: in how many of the players' matches it could be chosen. Taken: in what share of these it was. Wins: how often those who took it won, as a multiple of a fair share.

## Lists of games

games-id = id
games-title = title
games-seats = seats
games-presets = presets

## Views without a drawn board

view-to_move = To move
view-scores = Scores
view-winners = Winners
view-winner = Winner
view-hand = Your hand
view-hands = Hands
view-hand_sizes = Cards in hand
view-deck = Deck
view-question = Question
view-key = Name
view-source = Source
view-seat = Player

solve-progress = { $count } million positions so far; Ctrl-C shows what is known
solve-won = { $player } is to move and wins by best play.
solve-lost = { $player } is to move and loses against best play.
solve-drawn = { $player } is to move; best play of both ends in a draw.
solve-unknown = { $player } is to move; not solved yet.
solve-line = Best line:
solve-scores = So it ends: { $scores }.
solve-moves = What is proved of each move:
solve-move-won = wins
solve-move-lost = loses
solve-move-drawn = draws
solve-move-unknown = not proved
solve-cost = Positions: { $count } million; processor time: { $seconds } s.
solve-head-seed = seed
solve-head-result = result
solve-head-positions = positions, million
solve-head-seconds = processor time, s
solve-first-won = the first player wins
solve-first-lost = the second player wins
solve-first-drawn = a draw
solve-first-unknown = not solved

## The server

serve-open = Regalia is open at { $link }
serve-network = On your network: { $link }
serve-data = Matches are kept in { $place }

event-ask-undo = { $player } would like to take back { $plies ->
    [one] { $plies } action.
   *[other] { $plies } actions.
}
event-agree-undo = { $player } agrees.
event-decline-undo = { $player } does not agree.
event-undone = { $player } takes back { $plies ->
    [one] { $plies } action.
   *[other] { $plies } actions.
}
event-resigned = { $player } gives up.
event-flagged = { $player } has run out of time.

fault-bad-message = This message cannot be understood: { $detail }.
fault-not-found = There is no such table or page here.
fault-who-are-you = Tell your name or log in first.
fault-wrong-password = The name or the password is wrong.
fault-not-allowed = You may not do that here: { $detail }.
fault-foreign-origin = This request came from the page of another site, so it was not carried out.
fault-taken = Somebody has that already: { $detail }.
fault-wrong-moment = Not at this moment: { $detail }.
fault-stale-action = The table has changed since; here is how it stands now.
fault-slow-down = Too much at once: wait a moment.
fault-store-trouble = The move could not be stored, so it was not made. Try again in a moment.
fault-not-your-turn = It is not your turn.
fault-cannot-undo = This cannot be taken back: { $detail }.
fault-nothing-asked = Nobody is waiting for your answer.
fault-match-over = The match is over.
fault-silence = Nobody may talk at this table now.
fault-bad-options = It cannot be played like this: { $detail }.
fault-bad-cards = This card set cannot be used: { $detail }.
fault-bad-clock = There is no such clock: { $detail }.
fault-unknown-game = There is no such game: { $detail }.
fault-unknown-bot = There is no such bot: { $detail }.

page-title = Regalia: tables
page-about = Board and card games about crowns and castles. On this server tables are played over the network: an acknowledged move is never lost, and nobody is sent what his seat may not know.
page-tables = Tables
page-no-tables = No table is open at the moment.
page-how = Programs sit down here like people do: the protocol is described in docs/protocol.md, and every request at the address below.
page-game = Game
page-seats = At the table
page-status = State
page-status-open = waits for players
page-status-playing = is being played
page-status-over = is over
page-commitment = Commitment of the seed:
page-qr = The link to this table as a QR code
page-record = Record of the match

verify-commitment = The secret opens the commitment { $commitment }.
verify-entropy = { $count ->
    [0] No player added entropy: the seed is the server's alone.
    [one] The seed contains the entropy of { $count } player.
   *[other] The seed contains the entropy of { $count } players.
}
verify-actions = { $count ->
    [one] The one action was played again and follows the rules.
   *[other] All { $count } actions were played again and follow the rules.
}
