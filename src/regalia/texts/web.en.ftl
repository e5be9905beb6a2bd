# The browser client: every word on its pages that is not a game's own.

web-title = Sit down and play
web-about = Five card games about crowns, castles and courts. Start at once against bots, or send a friend a link. No account is needed.
web-skip = Skip to the page
web-nav = Site
web-settings = Settings
web-to-light = Switch to the light theme
web-to-dark = Switch to the dark theme
web-close = Close
web-loading = Loading …
web-missing = There is no such page
web-to-hall = Back to the hall
web-offline = The server cannot be reached. Check your connection and try again.
web-trouble = That did not work. Try again in a moment.
web-guest-names = Falcon, Heron, Lynx, Marten, Otter, Raven, Robin, Stag, Swift, Wren
web-guest = Guest
web-free-seat = free seat
web-bot = Bot, { $level }
web-bot-only = Bot
web-bot-name = Bot { $number }

## Home

web-seats-range = { $least ->
    [2] { $most ->
        [2] For two players
       *[other] For 2 to { $most } players
    }
   *[other] For { $least } to { $most } players
}
web-play-now = Play now
web-dealing = Dealing …
web-invite = With friends
web-rules = Rules
web-rules-of = Rules of { $game }
web-my-matches = My matches
web-open-tables = Open tables
web-no-tables = No table is open at the moment. Be the first to invite somebody!
web-your-turn = Your turn
web-others-turn = others think
web-waiting = waits for players
web-sit-down = Sit down
web-watch = Watch

## Setting up a table

web-new-table = { $game }: a new table
web-variant = Variant
web-options = Options
web-seats = Players
web-seat = Seat { $number }
web-your-name = Your name
web-friend = A person (send the link)
web-friend-about = Anybody with the link can take this seat.
web-clock = Clock
web-clock-none = No clock
web-clock-none-about = Everybody thinks as long as they like.
web-clock-turn = A minute a turn
web-clock-turn-about = Sixty seconds for every turn.
web-clock-match = Ten minutes a match
web-clock-match-about = Ten minutes for the whole match, and ten seconds more for every turn.
web-clock-days = By correspondence
web-clock-days-about = Two days for every turn.
web-watchers = Watchers
web-watchers-live = Allowed
web-watchers-live-about = They see what lies open to all, never anybody's hand.
web-watchers-delayed = Allowed, with a delay
web-watchers-delayed-about = They see the table as it was a little while ago.
web-watchers-none = None
web-watchers-none-about = Only those who play see the table.
web-listed = Show it in the hall
web-listed-about = Otherwise only those who have the link will find it.
web-own-cards = My own card set
web-own-cards-about = Edit the game's cards as text; everybody at the table plays with them.
web-begin = Begin
web-open-table = Open the table

## Before the match

web-lobby-about = The match begins when every seat is taken.
web-host = host
web-stand-up = Stand up
web-call-bot = Call a bot
web-free-it = Free the seat
web-waiting-seats = Waiting until all seats are taken
web-host-begins = The host begins when every seat is taken.
web-take-a-seat = Take a free seat to play.
web-terms = What was agreed
web-commitment = Commitment of the deal
web-invite-title = Invite
web-qr = The link to this table as a QR code
web-link = Link to this table
web-share = Share the link
web-copied = The link is copied.

## At the table

web-choices = Your choices
web-do-it = Do it
web-put-back = Put back
web-choose-rest = { $count ->
    [one] One way to go on: choose it on the table.
   *[other] { $count } ways to go on: choose one on the table.
}
web-choose-lit = Your turn: choose something that glows.
web-choose-list = Your turn: choose a move from the list.
web-all-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
web-wait-for = To move: { $players }
web-thinks = to move
web-you = you
web-away = away
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Table talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-private-with = Alone with { $player }
web-private = A private minute with { $player }: nobody else hears you. Left: { $left }
web-hint = Hint
web-hint-thinks = Thinking …
web-hint-is = Hint: { $action }
web-hint-next = Next best: { $action }
web-hint-rated = { $action } (rated { $value } of 100)
web-undo = Take back
web-undo-ask = Ask to take back
web-wish = { $player } would like to take back { $plies ->
    [one] one action.
   *[other] { $plies } actions.
}
web-wish-waits = You have asked to take back; the others have not answered yet.
web-agree = Agree
web-decline = Decline
web-leave = Let a bot play
web-stand-in = A bot plays in your place until you are back.
web-back = I am back
web-resign = Give up
web-resign-sure = Do you really give up this match?
web-rule = Rule { $number }
web-reconnecting = The connection is lost. Trying again …
web-watching-live = You are watching: you see what lies open to all.
web-watching-delayed = You are watching with a delay.
web-watching-none = You are watching.
web-no-table = There is no such table
web-no-watchers = This table has no watchers
web-again = Play again
web-replay = Replay
web-record = Record
web-reason-resign = It ended because somebody gave up.
web-reason-flag = It ended because somebody ran out of time.
web-verify = Was the deal fair?
web-verify-about = The commitment was public before the deal. It is the SHA-256 of the secret below, which together with the players' own random words made the deal. Save the record and run “regalia replay --verify” on it to check it on your own machine.
web-secret = Secret of the deal

## Rules and replays

web-search = Search the rules
web-search-none = No rule speaks of “{ $word }”.
web-sections = Sections
web-table = Table
web-step = Step { $step } of { $count }
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Run
web-pause = Pause
web-speed = Speed
web-pace-0 = slowly
web-pace-1 = at ease
web-pace-2 = quickly
web-knowledge = Whose knowledge
web-knowledge-watcher = As watchers saw it
web-knowledge-open = All cards open
web-knowledge-seat = As { $player } saw it
web-eyes = Whose view
web-eyes-of = View of { $player }

## People and settings

web-since = Here since { $day }
web-statistics = Matches and ratings
web-played = Played
web-won = Won
web-lost = Lost
web-drawn = Drawn
web-a-win = Won
web-a-draw = Drawn
web-a-loss = Lost
web-rating = Rating
web-no-matches = No finished matches yet.
web-history = Finished matches
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-account = Account
web-account-about = A name and a password keep your matches and rating on every device. What you have played as a guest comes along.
web-login = Name to log in with
web-password = Password, at least 8 characters
web-register = Make an account
web-log-in = Log in
web-log-out = Log out
web-have-account = I have an account
web-no-account = I have no account
web-language = Language
web-theme = Theme
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-sound = A sound when it is my turn
web-notify = A notification when it is my turn
web-save = Save
web-saved = Saved.
web-keys = Keys
web-keys-tab = Tab: from one thing that can be chosen to the next
web-keys-arrows = Arrows: to the nearest thing on the table
web-keys-enter = Enter: choose; Enter again: make the move
web-keys-escape = Escape: put back what was chosen
web-keys-hint = H: a hint
web-keys-undo = U: take back
web-keys-replay = In a replay: arrows, Home, End; the space bar runs it
