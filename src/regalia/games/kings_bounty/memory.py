"""What players know of cards that they once returned, and worlds that agree with what a seat knows.

Nobody but the one who returned a card knows its face, and he knows its place under the deck, since everybody
sees how many cards are drawn and returned. So he also knows who draws it later. If that player then returns
cards in turn, the card is still in his hand or at one of the places where he has put some: this is a Claim.
Of several such cards no more can be in a hand than it has kept or drawn: this is a Cap.
The table only writes down what happened (Deed); what a seat knows is worked out when somebody asks.
"""

from typing import Final, final

from mypy_extensions import i64

from regalia.core.bits import bit, members, mix
from regalia.core.rng import Rng

START: Final = 0  # what was known before, in a world that was dealt anew
DRAWN: Final = 1  # a card that somebody had returned was drawn
SHOWN: Final = 2  # a card left a hand for all to see
PUT: Final = 3  # a card of a hand was put under the deck
KEPT: Final = 4  # a player is done with returning; `place` is how many cards he has kept


@final
class Cap:
    """Of the claims that bear it, no more than `room` can be fulfilled in these hands and places together.

    Never changed either; the claims that bear the same cap know it by its number.
    """

    def __init__(self, number: i64, room: i64, holders: i64, places: list[int]) -> None:
        self.number: i64 = number
        self.room: i64 = room
        self.holders: i64 = holders
        self.places = places

    def after_put(self, seat: i64, place: i64) -> "Cap":
        """What came from a capped hand is still capped under the deck."""
        if not self.holders & bit(seat):
            return self
        return Cap(self.number, self.room, self.holders, [*self.places, int(place)])


@final
class Claim:
    """A card with this face is in one of these hands or at one of these places of the deck.

    Never changed, so that clones share claims. Places are numbers of returned cards, see Table.number_at.
    """

    def __init__(self, face: i64, holders: i64, places: list[int], caps: list[Cap]) -> None:
        self.face: i64 = face
        self.holders: i64 = holders
        self.places = places
        self.caps = caps

    def moved(self, holders: i64, places: list[int]) -> "Claim":
        """The same claim to other hands and places."""
        return Claim(self.face, holders, places, self.caps)

    def bound(self, caps: list[Cap]) -> "Claim":
        """The same claim with other caps."""
        return Claim(self.face, self.holders, self.places, caps)

    def caps_after_draw(self, seat: i64, place: i64) -> list[Cap]:
        """The caps that still hold when another seat has drawn the card at one of the claim's places."""
        found: list[Cap] = []
        for cap in self.caps:
            inside = int(place) in cap.places
            if inside and (cap.holders & bit(seat) or not self.holders & bit(seat)):
                left = cap.places[:]
                left.remove(int(place))
                found.append(Cap(cap.number, cap.room, cap.holders | bit(seat), left))
            elif not inside and not cap.holders & bit(seat):
                found.append(cap)
        return found

    def wider(self, other: "Claim") -> "Claim":
        """The claim that the card is where this one or where the other one says."""
        places = self.places[:]
        for place in other.places:
            if place not in places:
                places.append(place)
        places.sort()
        numbers = [cap.number for cap in other.caps]
        shared = [cap for cap in self.caps if cap.number in numbers]
        return Claim(self.face, self.holders | other.holders, places, shared)


@final
class Deed:
    """One thing done with cards, and what was done before: never changed, so that clones share it."""

    def __init__(
        self, kind: i64, seat: i64, face: i64, putter: i64, place: i64, below: "Deed | None"
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.face: i64 = face
        self.putter: i64 = putter  # who had returned a card that was drawn
        self.place: i64 = place  # where it lay, or was put
        self.below = below
        self.known: dict[int, list[Claim]] | None = None  # what seats know after this, once worked out
        self.mark: i64 = 0  # the fingerprint of all up to this, once worked out


def mark(deed: Deed | None) -> i64:
    """The fingerprint of all that was done."""
    last = deed
    chain: list[Deed] = []
    total: i64 = 1
    while deed is not None:
        if deed.mark:
            total = deed.mark
            break
        chain.append(deed)
        deed = deed.below
    for step in range(len(chain) - 1, -1, -1):
        done = chain[step]
        told: i64 = ((done.kind * 8 + done.seat) * 64 + done.face + 1) * 8 + done.putter + 1
        total = mix(mix(total, told), done.place + 1)
    if last is not None:
        last.mark = total
    return total


def start(seat: i64, claims: list[Claim]) -> Deed | None:
    """The memory of a world dealt anew for a seat: its own claims, and nothing of what others may know."""
    if not claims:
        return None
    deed = Deed(START, seat, -1, -1, 0, None)
    total: i64 = seat + 2
    for claim in claims:
        total = _mixed(mix(total, claim.face), claim.holders, claim.places)
        for cap in claim.caps:
            total = _mixed(mix(total, 8 * cap.number + cap.room), cap.holders, cap.places)
    deed.mark = total
    deed.known = {int(seat): claims}
    return deed


def _mixed(total: i64, holders: i64, places: list[int]) -> i64:
    total = mix(total, 256 * len(places) + holders)
    for place in places:
        total = mix(total, place + 1)
    return total


def known(deed: Deed | None, seat: i64) -> list[Claim]:
    """All that a seat can claim after a deed, worked out from what it has seen and from nothing else."""
    last = deed
    chain: list[Deed] = []
    claims: list[Claim] = []
    while deed is not None:
        before = deed.known
        if before is not None and int(seat) in before:
            claims = before[int(seat)]
            break
        chain.append(deed)
        deed = deed.below
    for step in range(len(chain) - 1, -1, -1):
        claims = _after(chain[step], seat, claims)
    if last is not None:
        if last.known is None:
            last.known = {}
        last.known[int(seat)] = claims
    return claims


def _after(deed: Deed, seat: i64, claims: list[Claim]) -> list[Claim]:
    """What a seat knows after one deed, if it knew these claims before."""
    if deed.kind == DRAWN:
        return _after_draw(deed, seat, claims)
    if deed.kind == KEPT:
        return _after_keeping(deed, claims)
    found: list[Claim] = []
    spent: list[Claim] = []
    for claim in claims:
        if not claim.holders & bit(deed.seat):
            found.append(claim)
        elif deed.kind == PUT:  # whatever was known to be in that hand may be there now
            caps = [cap.after_put(deed.seat, deed.place) for cap in claim.caps]
            found.append(claim.moved(claim.holders, [*claim.places, int(deed.place)]).bound(caps))
        elif deed.kind == SHOWN and claim.face == deed.face:
            spent.append(claim)
        else:
            found.append(claim)
    _keep_all_but_one(found, spent)
    return found


def _after_keeping(deed: Deed, claims: list[Claim]) -> list[Claim]:
    """Of the cards that were known to be in a hand, those that it had no room for are under the deck."""
    here = 0
    for claim in claims:
        if claim.holders & bit(deed.seat):
            here += 1
    if here <= deed.place:
        return claims
    gone = ~bit(deed.seat)
    cap = Cap(_next_number(claims), deed.place, bit(deed.seat), [])
    found: list[Claim] = []
    for claim in claims:
        if not claim.holders & bit(deed.seat):
            found.append(claim)
        elif deed.place == 0:
            caps = [Cap(old.number, old.room, old.holders & gone, old.places) for old in claim.caps]
            found.append(claim.moved(claim.holders & gone, claim.places).bound(caps))
        else:
            found.append(claim.bound([*claim.caps, cap]))
    return found


def _after_draw(deed: Deed, seat: i64, claims: list[Claim]) -> list[Claim]:
    found: list[Claim] = []
    spent: list[Claim] = []
    newly: list[Claim] = []  # claims to cards that the drawer can have from now on
    for claim in claims:
        if int(deed.place) not in claim.places:
            found.append(claim)
            continue
        left = claim.places[:]
        left.remove(int(deed.place))
        if deed.seat != seat:
            moved = claim.moved(claim.holders | bit(deed.seat), left)
            moved = moved.bound(claim.caps_after_draw(deed.seat, deed.place))
            if claim.holders & bit(deed.seat):
                found.append(moved)
            else:
                newly.append(moved)
        elif claim.face == deed.face:
            spent.append(claim.moved(claim.holders, left))
        else:
            found.append(claim.moved(claim.holders, left))
    if len(newly) > 1:
        cap = Cap(_next_number(claims), 1, bit(deed.seat), [])
        newly = [claim.bound([*claim.caps, cap]) for claim in newly]
    found.extend(newly)
    _keep_all_but_one(found, spent)
    if deed.putter == seat and deed.seat != seat:
        found.append(Claim(deed.face, bit(deed.seat), [], []))
    return found


def _next_number(claims: list[Claim]) -> i64:
    number: i64 = 0
    for claim in claims:
        for cap in claim.caps:
            if cap.number >= number:
                number = cap.number + 1
    return number


def _keep_all_but_one(found: list[Claim], spent: list[Claim]) -> None:
    """One card of this face has left: of several claims to one nobody can say which it fulfilled."""
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
        self.deck = deck  # the number (as in claims) of each place in the deck

    def choices(self, claim: Claim) -> list[int]:
        """Where the card of a claim can be."""
        found: list[int] = []
        for place in range(len(self.hands)):
            if claim.holders & bit(self.hands[place]):
                found.append(place)
        for place in range(len(self.deck)):
            if self.deck[place] in claim.places:
                found.append(len(self.hands) + place)
        return found

    def within(self, cap: Cap, place: i64) -> bool:
        """Whether a place counts for a cap."""
        if place < len(self.hands):
            return cap.holders & bit(self.hands[place]) != 0
        return self.deck[place - len(self.hands)] in cap.places


def fill(unseen: Unseen, pool: list[int], claims: list[Claim], rng: Rng) -> list[int]:
    """Faces for the unseen places, every way that fulfils all claims equally likely."""
    pool.sort()  # the sample depends on what the seat knows, not on the truth
    faces = [-1] * len(pool)
    if claims:
        choices = [unseen.choices(claim) for claim in claims]
        order = _narrowest_first(choices)
        taken = _seat_claims(
            unseen, [claims[number] for number in order], [choices[number] for number in order], rng
        )
        for step in range(len(order)):
            face = int(claims[order[step]].face)
            faces[taken[step]] = face
            pool.remove(face)
    rng.shuffle(pool)
    drawn = 0
    for place in range(len(faces)):
        if faces[place] < 0:
            faces[place] = pool[drawn]
            drawn += 1
    return faces


def _narrowest_first(choices: list[list[int]]) -> list[int]:
    order: list[int] = []
    for number in range(len(choices)):
        step = len(order)
        while step > 0 and len(choices[order[step - 1]]) > len(choices[number]):
            step -= 1
        order.insert(step, number)
    return order


def _seat_claims(unseen: Unseen, claims: list[Claim], choices: list[list[int]], rng: Rng) -> list[int]:
    """A place of its own for each claim within all caps, every way equally likely.

    Taken one after the other, the claims leave a different number of free places in different ways. So each
    step draws from as many as there can be at most, and a number beyond those that are free starts all over.
    """
    most: list[int] = []
    for step in range(len(choices)):
        inside = 0
        around = set(choices[step])
        for earlier in range(step):
            if around.issuperset(choices[earlier]):
                inside += 1
        most.append(len(choices[step]) - inside)
    taken: list[int] = []
    while len(taken) < len(choices):
        places = choices[len(taken)]
        free = [place for place in places if place not in taken]
        pick = rng.below(most[len(taken)])
        if pick < len(free):
            taken.append(free[pick])
        if pick >= len(free) or _crowded(unseen, claims, taken):
            taken = []
    return taken


def _crowded(unseen: Unseen, claims: list[Claim], taken: list[int]) -> bool:
    """Whether the last place taken breaks a cap."""
    last = len(taken) - 1
    for cap in claims[last].caps:
        if unseen.within(cap, taken[last]):
            count = 0
            for step in range(len(taken)):
                if unseen.within(cap, taken[step]):
                    for other in claims[step].caps:
                        if other.number == cap.number:
                            count += 1
            if count > cap.room:
                return True
    return False


def sure(claims: list[Claim], holder: i64) -> list[Claim]:
    """The claims to cards that must be in one seat's hand."""
    return [claim for claim in claims if claim.holders == bit(holder) and not claim.places]


def seats_in(claim: Claim) -> list[int]:
    return members(claim.holders)
