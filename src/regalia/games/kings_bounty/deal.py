"""The deal, and dealing anew what a seat has not seen."""

from typing import Final

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.core.options import Setup
from regalia.core.rng import Rng
from regalia.games.kings_bounty.cards import LAST, CardSet
from regalia.games.kings_bounty.faces import (
    FACE_COUNT,
    FACES,
    FIRST_OBELISK,
    HUMAN,
    MONSTER,
    PEOPLES,
    TITLES,
    copies,
    people_of,
)
from regalia.games.kings_bounty.memory import Claim, Unseen, fill, known, start
from regalia.games.kings_bounty.options import REMOVED
from regalia.games.kings_bounty.table import (
    CARD_BITS,
    DECK_FACE,
    NO_SEAT,
    Table,
    faces_in,
    hand_of,
)

HAND: Final = 6
OPEN_TITLES: Final = 6


def removed_peoples(setup: Setup, rng: Rng) -> i64:
    """The peoples left out, as a set: those the host has named, else drawn; never the humans."""
    order = list(range(HUMAN))
    rng.shuffle(order)
    named = setup.word("removed")
    chosen = order[: REMOVED[setup.seats]]
    if named != "drawn":
        chosen = [PEOPLES.index(people) for people in named.split("-")]
    found: i64 = 0
    for people in chosen:
        found |= bit(people)
    return found


def card_counts(seats: i64, removed: i64) -> list[int]:
    """How many cards of each face play: none of the removed peoples, fewer obelisks for two and three."""
    counts: list[int] = []
    for face in range(FACE_COUNT):
        if face >= FIRST_OBELISK:
            counts.append(copies(face) - REMOVED[seats])
        else:
            counts.append(0 if removed & bit(people_of(face)) else copies(face))
    return counts


def title_pool(cards: CardSet, removed: i64) -> list[int]:
    """The titles that can be in play: without those of the peoples left out."""
    found: list[int] = []
    for number in range(len(TITLES)):
        people = cards.titles[number].people
        if people < 0 or not removed & bit(people):
            found.append(number)
    return found


def full_deck(counts: list[int]) -> list[int]:
    """All cards of a match, face by face."""
    deck: list[int] = []
    for face in range(FACE_COUNT):
        deck.extend([face] * counts[face])
    return deck


def dealt_hands(deck: list[int], seats: i64) -> list[int]:
    """Six cards from the top for each seat."""
    hands: list[int] = []
    for seat in range(seats):
        faces: list[int] = []
        for card in range(HAND):
            faces.append(deck.pop())
        hands.append(hand_of(faces))
    return hands


def newcomers(before: i64, after: i64) -> list[str]:
    """The names of the cards that a hand has more than it had."""
    found = faces_in(after)
    for face in faces_in(before):
        found.remove(face)
    return [FACES[face] for face in found]


def redeal(table: Table, seat: i64, rng: Rng) -> None:
    """All that a seat has not seen is dealt anew; deals that agree with its knowledge are equally likely."""
    claims = known(table.deeds, seat)
    _redeal_cards(table, seat, claims, rng)
    # What others know of each other's hands depends on cards that this seat has not seen: it is left behind.
    table.deeds = start(seat, claims)
    if table.mover >= 0 and table.secrets:
        _redeal_secrets(table, seat, rng)


def _redeal_cards(table: Table, seat: i64, claims: list[Claim], rng: Rng) -> None:
    hands: list[int] = []
    deck: list[int] = []
    pool: list[int] = []
    for other in range(table.seats):
        if other != seat:
            for face in faces_in(table.hands[other]):
                hands.append(other)
                pool.append(face)
    for index in range(len(table.deck)):
        card: i64 = table.deck[index]
        if (card >> CARD_BITS) - 1 != seat:
            deck.append(index)
            pool.append(card & DECK_FACE)
    numbers = [int(table.number_at(index)) for index in deck]
    faces = fill(Unseen(hands, numbers), pool, claims, rng)
    for other in range(table.seats):
        if other != seat:
            held = [faces[place] for place in range(len(hands)) if hands[place] == other]
            table.hands[other] = hand_of(held)
    for place in range(len(deck)):
        putter: i64 = table.deck[deck[place]] >> CARD_BITS
        table.deck[deck[place]] = faces[len(hands) + place] + (putter << CARD_BITS)


def _redeal_secrets(table: Table, seat: i64, rng: Rng) -> None:
    pool: list[int] = []
    for number in hidden_titles(table):
        if not (seat < table.seats and table.secret(seat) == number):
            pool.append(number)
    rng.shuffle(pool)
    for other in range(table.seats):
        if other != seat and table.secret(other) >= 0:
            table.set_secret(other, pool.pop())


def hidden_titles(table: Table) -> list[int]:
    """The titles that may be somebody's secret: not open, and not a penalty that would have surfaced."""
    found: list[int] = []
    for number in title_pool(table.terms.cards, table.terms.removed):
        title = table.terms.cards.titles[number]
        surfaced = table.monster_seat if title.what == MONSTER else table.hero_seat
        if not table.titles & bit(number) and not (title.way == LAST and surfaced != NO_SEAT):
            found.append(number)
    return found
