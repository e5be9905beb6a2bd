"""Drawn boards, one module a game, found by the game's name; games without one get a generic drawing."""
