"""Builds positions of The Dwarf King from words, and speaks with them in words.

A card is a letter for the suit (d, k, g) and a number or J, Q, K, A (`d5`, `kJ`), or a special card's key.
"""

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bits import bit, members
from regalia.core.rng import Rng
from regalia.games.dwarf_king import GAME, sheet
from regalia.games.dwarf_king.cards import own_terms, read_terms
from regalia.games.dwarf_king.deck import (
    CARDS,
    CARDS_TEXT,
    GOBLIN_FIVE,
    NUMBER,
    QUESTS,
    SPECIALS,
    SUITS,
    TILES,
)
from regalia.games.dwarf_king.rules import Position
from regalia.games.dwarf_king.scoring import Tally
from regalia.games.dwarf_king.shape import View
from regalia.games.dwarf_king.table import CHOOSING, TRICKS
from regalia.games.dwarf_king.verbs import winner_of

SPACE: Final = GAME.space
SUIT_LETTERS: Final = dict(zip("dkg", SUITS, strict=True))
NOBLE_LETTERS: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def key(word: str) -> str:
    """The key of a card given by a short word."""
    if word in NUMBER:
        return word
    rank = word[1:]
    return f"{SUIT_LETTERS[word[0]]}_{NOBLE_LETTERS.get(rank, rank)}"


def cards(words: str) -> int:
    """A set of cards given by short words."""
    return sum(bit(NUMBER[key(word)]) for word in words.split())


def position(
    hands: Sequence[str],
    *,
    special: str = "shaman",
    quest: str | None = "most_victories",
    lead: int = 0,
    tricks: int | None = None,
    winners: str = "",
    won: Sequence[str] = (),
    totals: Sequence[int] = (),
    deal: int = 0,
    tile: str = "victories",
    set_text: str = CARDS_TEXT,
) -> Position:
    """A deal in which these hands are left and `lead` is to lead.

    Without `tricks`, as many have been played as the hands lack cards, all won by seat 0 unless `winners`
    (such as "0 0 2") says otherwise. Without a quest, it is still to be chosen by the holder of the five
    of knights.
    """
    seats = len(hands)
    state = Position(
        read_terms(set_text, "standard"),
        seats,
        vec[i64]([cards(hand) for hand in hands]),
        vec[i64]([cards(won[seat]) if seat < len(won) else 0 for seat in range(seats)]),
        vec[i64](list(totals) or [0] * seats),
        Rng(1),
    )
    state.deal = deal
    state.dealer = 0
    state.special = NUMBER[special]
    state.bends = state.effect().bends()
    state.used_specials = bit(SPECIALS.index(special))
    state.tile = TILES.index(tile)
    state.used_tiles = bit(state.tile)
    if quest is None:
        state.phase = CHOOSING
        state.shown = bit(NUMBER["knights_5"])
        state.mover = state.holder(NUMBER["knights_5"])
        return state
    state.quest = QUESTS.index(quest)
    state.shown = bit(GOBLIN_FIVE)
    state.phase = TRICKS
    state.mover = lead
    taken = [int(seat) for seat in winners.split()]
    played = len(taken) or (state.length() - len(hands[0].split()) if tricks is None else tricks)
    for number in range(played):
        state.history = 8 * state.history + (taken[number] if taken else 0)
    state.tricks = played
    return state


def deal(seed: int, seats: int | None = 3, preset: str | None = None, **options: object) -> Position:
    """A match as it begins."""
    state = GAME.new(GAME.setup(seats, preset, options), seed)
    assert isinstance(state, Position)
    return state


def dealt_with(special: str, seats: int = 4, seed: int = 0) -> Position:
    """A freshly dealt first deal with this special card: whatever the deal drew is replaced by it."""
    state = deal(seed, seats)
    holder = state.holder(state.special)
    state.hands[holder] = (state.hands[holder] & ~bit(state.special)) | bit(NUMBER[special])
    state.special = NUMBER[special]
    state.used_specials = bit(SPECIALS.index(special))
    state.bends = state.effect().bends()
    return state


def play(state: Position, *texts: str) -> None:
    """Takes actions given in words; a bare short card word is played."""
    for text in texts:
        state.play(SPACE.parse(spelled(text)))
        agree(state)


def spelled(text: str) -> str:
    """An action in full words."""
    words = text.split()
    if len(words) == 1 and words[0] != "keep":
        return f"play {key(words[0])}"
    if words[0] in ("give", "trade", "play"):
        return f"{words[0]} {key(words[1])}"
    return text


def agree(state: Position) -> None:
    """Two statements of the same rules: what is legal is exactly what no clause forbids."""
    assert state.legal() == [action for action in range(SPACE.size) if not state.refusal(action)]


def choices(state: Position) -> list[str]:
    """All that may be done now, in words."""
    agree(state)
    return [SPACE.text(action) for action in state.legal()]


def can_play(state: Position) -> list[str]:
    """The keys of the cards that may be played now."""
    return [text.removeprefix("play ") for text in choices(state)]


def keys(words: str) -> list[str]:
    """The keys of cards given by short words, in the order of their numbers."""
    return [CARDS[card] for card in members(cards(words))]


def refused(state: Position, text: str) -> str:
    """The clause that forbids an action, or "" if none does."""
    return state.refusal(SPACE.parse(spelled(text)))


def seen(state: Position, seat: int = 0) -> View:
    return cast(View, state.view(seat))


def hand(state: Position, seat: int) -> list[str]:
    return [CARDS[card] for card in members(state.hands[seat])]


def winner(state: Position) -> int:
    """Who won the trick played last."""
    return int(state.history & 7)


def points(
    quest: str, won: Sequence[str] = ("", "", ""), winners: str = "", length: int | None = None
) -> list[int]:
    """What a quest brings each seat for these cards and this row of trick winners."""
    seats = len(won)
    taken = [int(seat) for seat in winners.split()]
    history = 0
    for seat in taken:
        history = 8 * history + seat
    tally = Tally(seats, length or len(taken), len(taken), history, vec[i64]([cards(held) for held in won]))
    score = own_terms("2011").quests[QUESTS.index(quest)].score
    return [int(sheet.total(score.parts(tally, seat))) for seat in range(seats)]


def won_by(state: Position, word: str) -> int:
    """Who has won a card in this deal."""
    return int(winner_of(state, NUMBER[key(word)]))
