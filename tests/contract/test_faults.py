"""Each fault planted into the toy game breaks the law that forbids it."""

import random
from collections.abc import Mapping

import pytest

from regalia.core.bits import bit, mix
from regalia.core.events import NOBODY
from regalia.core.rng import Rng
from regalia.testing import Broken, check_game
from tests.contract.toy import CARDS, DROP, SPACE, Pilfer, PilferGame

OUTSIDE_LUCK = random.Random(5)


class ForgetsAFieldInClone(Pilfer):
    def clone(self) -> Pilfer:
        twin = super().clone()
        twin.stolen = 0
        return twin


class SharesAHandWithItsClone(Pilfer):
    def clone(self) -> Pilfer:
        twin = super().clone()
        twin.hands[0] = self.hands[0]
        return twin


class ClonesTheLog(Pilfer):
    def clone(self) -> Pilfer:
        twin = super().clone()
        twin.log = self.log
        return twin


class DealsNothingAnew(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        self.rng = Rng(rng.seed())


class LeavesTheDeckInItsOrder(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        kept = self.deck.clone()
        super().determinize(seat, rng)
        unseen = [
            card for zone in [self.deck, *self.hands] for card in zone.unseen(seat) if card not in kept.cards
        ]
        self.deck = kept
        for hand in self.hands:
            for place, seen in enumerate(hand.seen):
                if not seen & bit(seat):
                    hand.cards[place] = unseen.pop() if unseen else hand.cards[place]


class KeepsTheGenerator(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        kept = self.rng
        super().determinize(seat, rng)
        self.rng = kept


class ShowsASecretInTheView(Pilfer):
    def view(self, seat: int) -> Mapping[str, object]:
        return {**super().view(seat), "next": self.deck.cards[-1] if self.deck.cards else None}


class SamplesFromAnUnsortedPool(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        places = [
            (zone, place)
            for zone in [self.deck, *self.hands]
            for place, seen in enumerate(zone.seen)
            if not seen & bit(seat)
        ]
        pool = [zone.cards[place] for zone, place in places]
        rng.shuffle(pool)
        for (zone, place), card in zip(places, pool, strict=True):
            zone.cards[place] = card
        self.rng = Rng(rng.seed())


class ForgetsAShownCard(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        for hand in self.hands:
            if hand.owner != seat:
                hand.seen = [int(bit(hand.owner)) for seen in hand.seen]
        super().determinize(seat, rng)


class ForgetsItsOwnHand(Pilfer):
    def forget(self) -> None:
        for hand in self.hands:
            hand.seen = [0] * len(hand)


class ForgetsByChance(Pilfer):
    def forget(self) -> None:
        self.uncovered += OUTSIDE_LUCK.randrange(9)


class RefusesALegalAction(Pilfer):
    def refusal(self, action: int) -> str:
        return "toy-once" if action == DROP.base + 3 else super().refusal(action)


class AcceptsAnIllegalAction(Pilfer):
    def refusal(self, action: int) -> str:
        clause = super().refusal(action)
        return "" if clause == "toy-victim" else clause


class AcceptsANumberOutsideTheSpace(Pilfer):
    def refusal(self, action: int) -> str:
        return "" if action >= SPACE.size else super().refusal(action)


class ListsActionsOutOfOrder(Pilfer):
    def legal(self) -> list[int]:
        return list(reversed(super().legal()))


class HasActionsAfterTheEnd(Pilfer):
    def legal(self) -> list[int]:
        return super().legal() or [int(DROP.base)]

    def refusal(self, action: int) -> str:
        return "" if action in self.legal() else super().refusal(action) or "toy-over"


class NeverEnds(Pilfer):
    def apply(self, action: int) -> None:
        if DROP.owns(action):
            self.uncovered += 1
            self._next()
        else:
            super().apply(action)


class LosesACard(Pilfer):
    def apply(self, action: int) -> None:
        super().apply(action)
        if len(self.pile) == 5:
            self.pile.cards[0] = self.pile.cards[1]


class DrawsLuckFromOutside(Pilfer):
    def _steal(self, victim: int) -> None:
        OUTSIDE_LUCK.shuffle(self.hands[victim].cards)
        super()._steal(victim)


class GivesAViewThatIsNoJson(Pilfer):
    def view(self, seat: int) -> Mapping[str, object]:
        return {**super().view(seat), "totals": tuple(self.totals)}


class ViewForgetsWhoIsToMove(Pilfer):
    def view(self, seat: int) -> Mapping[str, object]:
        return {**super().view(seat), "to_move": 0}


class ReturnsBeforeTheEnd(Pilfer):
    def returns(self) -> list[float]:
        best = max(self.totals)
        return [1.0 if total == best else -1.0 for total in self.totals]


class ReturnsTooMuch(Pilfer):
    def returns(self) -> list[float]:
        return [2.0 * value for value in super().returns()]


class DoesNotCountWhatItReveals(Pilfer):
    def revealed(self) -> int:
        return 0


class DrawsARandomActionThatIsIllegal(Pilfer):
    def random_action(self, rng: Rng) -> int:
        return int(rng.below(CARDS))


class PlayTakesAnything(Pilfer):
    def play(self, action: int) -> None:
        self.showed = True


class ForgetsTheHandsInItsFingerprint(Pilfer):
    """Not a fault of play, but one that would blind other laws."""

    def fingerprint(self) -> int:
        return int(mix(self.uncovered, self.stolen))


class AsksSomebodyWhoHasNothingToDo(Pilfer):
    def movers(self) -> list[int]:
        return [] if self.to_move() == NOBODY else list(range(int(self.seats)))

    def seat_of(self, action: int) -> int:
        return (self.turn + 1) % int(self.seats)


class NamesAMoverTwice(Pilfer):
    def movers(self) -> list[int]:
        return super().movers() * 2


class GivesTheTurnToAnotherInASampledWorld(Pilfer):
    def determinize(self, seat: int, rng: Rng) -> None:
        super().determinize(seat, rng)
        self.turn = 0


class CountsItsStagesDown(Pilfer):
    def stage(self) -> int:
        return -self.uncovered


FAULTS: dict[type[Pilfer], set[str]] = {
    ForgetsAFieldInClone: {"clone-equal"},
    SharesAHandWithItsClone: {"clone-independent"},
    ClonesTheLog: {"clone-log"},
    DealsNothingAnew: {"really-different", "same-sample"},
    LeavesTheDeckInItsOrder: {"really-different", "same-sample"},
    KeepsTheGenerator: {"kept-luck", "same-sample"},
    ShowsASecretInTheView: {"same-look"},
    SamplesFromAnUnsortedPool: {"same-sample"},
    ForgetsAShownCard: {"same-look"},
    ForgetsItsOwnHand: {"forgetting"},
    ForgetsByChance: {"forgetting"},
    RefusesALegalAction: {"refusal"},
    AcceptsAnIllegalAction: {"refusal"},
    AcceptsANumberOutsideTheSpace: {"refusal-range"},
    ListsActionsOutOfOrder: {"legal-order"},
    HasActionsAfterTheEnd: {"legal-end"},
    NeverEnds: {"endless"},
    LosesACard: {"cards-conserved"},
    DrawsLuckFromOutside: {"replay"},
    GivesAViewThatIsNoJson: {"view-json"},
    ViewForgetsWhoIsToMove: {"view-to-move"},
    ReturnsBeforeTheEnd: {"returns"},
    ReturnsTooMuch: {"returns"},
    DoesNotCountWhatItReveals: {"revealed"},
    DrawsARandomActionThatIsIllegal: {"random-action"},
    PlayTakesAnything: {"play"},
    ForgetsTheHandsInItsFingerprint: {"fingerprint"},
    AsksSomebodyWhoHasNothingToDo: {"own-action"},
    NamesAMoverTwice: {"movers"},
    GivesTheTurnToAnotherInASampledWorld: {"same-look"},
    CountsItsStagesDown: {"stage"},
}


def test_the_sound_toy_game_keeps_every_law() -> None:
    met = check_game(PilferGame(), matches=12)
    assert met == {"toy-no-such-action", "toy-over", "toy-once", "toy-victim", "toy-own-card"}


@pytest.mark.parametrize("kind", FAULTS, ids=lambda kind: kind.__name__)
def test_each_planted_fault_is_caught_by_its_law(kind: type[Pilfer]) -> None:
    with pytest.raises(Broken) as caught:
        check_game(PilferGame(kind), matches=12)
    assert caught.value.law in FAULTS[kind]


def test_a_broken_law_names_game_seats_options_seed_and_ply() -> None:
    with pytest.raises(Broken, match=r"pilfer, 2 seats, long false, seed \d+, ply \d+"):
        check_game(PilferGame(LosesACard))
