"""What players know of cards that they once returned, and worlds that agree with what a seat knows.

Nobody but the one who returned a card knows its face, and he knows its place under the deck, since everybody sees
how many cards are drawn and returned. So he also knows who draws it later. If that player then returns cards
in turn, the card is still in his hand or at one of the places where he has put some: this is a Claim.
Claims are drawn from what their owner has seen and from nothing else.
"""

from typing import final

from mypy_extensions import i64

from regalia.core.bits import bit, members
from regalia.core.rng import Rng


@final
class Claim:
    """`knower` knows: a card with this face is in one of these hands or at one of these places of the deck.

    Never changed, so that clones share claims. Places are numbers of returned cards, see Table.returned_in_all.
    """

    def __init__(self, knower: i64, face: i64, holders: i64, places: list[int]) -> None:
        self.knower: i64 = knower
        self.face: i64 = face
        self.holders: i64 = holders
        self.places = places

    def wider(self, other: "Claim") -> "Claim":
        """The claim that the card is where this one or where the other one says."""
        places = self.places[:]
        for place in other.places:
            if place not in places:
                places.append(place)
        places.sort()
        return Claim(self.knower, self.face, self.holders | other.holders, places)


def after_draw(claims: list[Claim], seat: i64, face: i64, putter: i64, place: i64) -> list[Claim]:
    """A seat has drawn the card that `putter` had returned to that place (nobody: it was dealt there)."""
    found: list[Claim] = []
    own: list[Claim] = []  # those of the drawer that this very card may have fulfilled
    for claim in claims:
        if int(place) not in claim.places:
            found.append(claim)
            continue
        left = claim.places[:]
        left.remove(int(place))
        if claim.knower != seat:
            found.append(Claim(claim.knower, claim.face, claim.holders | bit(seat), left))
        elif claim.face == face:
            own.append(Claim(claim.knower, claim.face, claim.holders, left))
        else:
            found.append(Claim(claim.knower, claim.face, claim.holders, left))
    _keep_all_but_one(found, own)
    if putter >= 0 and putter != seat:
        found.append(Claim(putter, face, bit(seat), []))
    return found


def after_play(claims: list[Claim], seat: i64, face: i64) -> list[Claim]:
    """A seat has shown a card of its hand: for each who had a claim to such a card there, it may have been that."""
    found: list[Claim] = []
    spent: list[Claim] = []
    for claim in claims:
        if claim.face == face and claim.holders & bit(seat):
            spent.append(claim)
        else:
            found.append(claim)
    for knower in range(8):
        _keep_all_but_one(found, [claim for claim in spent if claim.knower == knower])
    return found


def after_return(claims: list[Claim], seat: i64, place: i64) -> list[Claim]:
    """A seat has put one of its cards under the deck: whatever was known to be in its hand may be there now."""
    found: list[Claim] = []
    for claim in claims:
        if claim.holders & bit(seat):
            found.append(Claim(claim.knower, claim.face, claim.holders, [*claim.places, int(place)]))
        else:
            found.append(claim)
    return found


def after_emptying(claims: list[Claim], seat: i64) -> list[Claim]:
    """A seat has returned its whole hand: what was known to be there is under the deck."""
    return [Claim(claim.knower, claim.face, claim.holders & ~bit(seat), claim.places) for claim in claims]


def _keep_all_but_one(found: list[Claim], spent: list[Claim]) -> None:
    """One card of this face has left: of several claims to such cards nobody can say which one it fulfilled."""
    for claim in spent[1:]:
        widest = claim
        for other in spent:
            widest = widest.wider(other)
        found.append(widest)


@final
class Unseen:
    """The places that a seat can't look into, in a fixed order, to be filled anew."""

    def __init__(self, hands: list[int], deck: list[int]) -> None:
        self.hands = hands  # the seat of each place in a hand
        self.deck = deck  # the index of each place in the deck

    def choices(self, claim: Claim, returned_in_all: i64) -> list[int]:
        """Where the card of a claim can be."""
        found: list[int] = []
        for place in range(len(self.hands)):
            if claim.holders & bit(self.hands[place]):
                found.append(place)
        for place in range(len(self.deck)):
            if int(returned_in_all) - 1 - self.deck[place] in claim.places:
                found.append(len(self.hands) + place)
        return found


def fill(unseen: Unseen, pool: list[int], claims: list[Claim], returned_in_all: i64, rng: Rng) -> list[int]:
    """Faces for the unseen places, every way that fulfils all claims equally likely."""
    pool.sort()  # the sample depends on what the seat knows, not on the truth
    choices = [unseen.choices(claim, returned_in_all) for claim in claims]
    taken: list[int] = []
    while len(taken) < len(claims):  # choosing freely until no two meet leaves all ways equally likely
        taken = []
        for places in choices:
            place = places[rng.below(len(places))]
            if place in taken:
                break
            taken.append(place)
    faces = [-1] * len(pool)
    for number in range(len(claims)):
        faces[taken[number]] = claims[number].face
        pool.remove(int(claims[number].face))
    rng.shuffle(pool)
    drawn = 0
    for place in range(len(faces)):
        if faces[place] < 0:
            faces[place] = pool[drawn]
            drawn += 1
    return faces


def sure(claims: list[Claim], holder: i64) -> list[Claim]:
    """The claims to cards that must be in one seat's hand."""
    return [claim for claim in claims if claim.holders == bit(holder) and not claim.places]


def seats_in(claim: Claim) -> list[int]:
    return members(claim.holders)
