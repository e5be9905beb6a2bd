# The browser client: every word on its pages that is not a game's own.

web-do-it = Do it
web-put-back = Put back
web-choose-rest = { $count ->
    [one] One way to go on: choose it on the table.
   *[other] { $count } ways to go on: choose one on the table.
}
web-choose-lit = Your turn: choose something that glows.
web-all-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
