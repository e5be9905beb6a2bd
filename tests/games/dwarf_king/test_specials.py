"""Section 6 of the rules, ones and elevens: each card in a test of its own."""

from regalia.core.bits import popcount
from regalia.core.events import WATCHER
from regalia.testing import rule
from tests.games.dwarf_king.build import (
    cards,
    choices,
    dealt_with,
    hand,
    keys,
    play,
    position,
    refused,
    seen,
    winner,
)


@rule("dk-special-once")
def test_exactly_one_special_card_is_dealt() -> None:
    for seed in range(10):
        state = dealt_with("mummy", seed=seed)
        held = 0
        for seat in range(4):
            held |= state.hands[seat]
        assert held & ~cards(
            " ".join(f"{s}{r}" for s in "dkg" for r in [*range(2, 11), "J", "Q", "K", "A"])
        ) == cards("mummy")


@rule("dk-druid", "dk-druid-when", "dk-druid-whom", "dk-hands-must", "dk-special-whose")
def test_the_druid_exchanges_the_rest_of_two_hands() -> None:
    state = position(["d8 k4 k5", "druid g4 g5", "d6 k6 k7"], special="druid")
    assert refused(state, "swap seat_1") == "dk-druid-when"
    play(state, "d8", "druid", "d6")
    assert winner(state) == 0
    assert state.to_move() == 1  # who played it, not who won it
    assert choices(state) == ["swap seat_0", "swap seat_2"]
    assert refused(state, "swap seat_1") == "dk-druid-whom"
    assert refused(state, "g4") == "dk-question-first"
    play(state, "swap seat_2")
    assert (hand(state, 1), hand(state, 2)) == (keys("k6 k7"), keys("g4 g5"))
    assert state.to_move() == 0
    assert refused(state, "swap seat_2") == "dk-druid-when"


@rule("dk-hands-only")
def test_won_tricks_stay_when_hands_move() -> None:
    state = position(["d8 k4 k5", "druid g4 g5", "d6 k6 k7"], special="druid", won=["gA", "gK", "gQ"])
    play(state, "d8", "druid", "d6", "swap seat_0")
    assert [int(held) for held in state.won] == [cards("gA d8 druid d6"), cards("gK"), cards("gQ")]


@rule("dk-hands-known")
def test_a_hand_once_held_is_known_to_who_held_it() -> None:
    state = position(["d8 k4 k5", "druid g4 g6", "d6 k6 k7"], special="druid")
    play(state, "d8", "druid", "d6", "swap seat_2")
    assert [card["key"] for card in seen(state, 1)["known"][2]] == keys("g4 g6")
    assert [card["key"] for card in seen(state, 2)["known"][1]] == keys("k6 k7")
    assert seen(state, 0)["known"] == [[], [], []]


@rule("dk-last-void")
def test_in_the_last_trick_nothing_moves_and_no_next_trick_pays() -> None:
    state = position(["d8", "druid", "d6"], special="druid")
    play(state, "d8", "druid", "d6")
    assert state.deal == 1
    state = position(["k8", "knight_flag_bearer", "k6"], special="knight_flag_bearer")
    play(state, "k8", "knight_flag_bearer", "k6")
    assert state.deal == 1
    state = position(["d8", "tinkerer", "d6"], special="tinkerer", quest="three_quarters")
    play(state, "d8", "tinkerer", "d6")
    assert state.scores() == [0, 0, 0]


@rule("dk-dwarf-flag", "dk-score-bonus")
def test_the_flag_bearer_of_the_dwarves_pays_its_winner() -> None:
    state = position(["dJ", "dwarf_flag_bearer", "d6"], special="dwarf_flag_bearer", quest="three_quarters")
    play(state, "dJ", "dwarf_flag_bearer", "d6")
    assert state.scores() == [3, 0, 0]


@rule("dk-score-bonus", "dk-dwarf-flag", "dk-cards-count", "dk-score-sheet")
def test_rulebook_example_two_kings_a_queen_and_the_flag_bearer_make_six() -> None:
    state = position(
        ["gA", "g2", "g3"],
        special="dwarf_flag_bearer",
        quest="capture_the_kings",
        won=["dK kK dQ dwarf_flag_bearer", "", ""],
    )
    play(state, "gA", "g2", "g3")
    assert state.scores() == [6, 0, 0]
    lines = seen(state)["sheet"][0]["lines"][0]
    assert [(line["reason"], line["count"], line["points"]) for line in lines] == [
        ("king", 2, 6),
        ("queen", 1, -3),
        ("dwarf_flag_bearer", 1, 3),
    ]


@rule("dk-tinkerer")
def test_the_tinkerer_pays_whoever_wins_the_next_trick() -> None:
    state = position(["dJ k4 k5", "tinkerer g4 g5", "d6 k6 k7"], special="tinkerer", quest="three_quarters")
    play(state, "dJ", "tinkerer", "d6")
    assert seen(state)["live"] == [[], [], []]
    play(state, "k4", "g4", "k6")
    assert seen(state)["live"][2] == [{"reason": "tinkerer", "count": 1, "points": 3}]
    play(state, "k7", "k5", "g5")
    assert state.scores() == [0, 0, 11]  # 3, and 4 for each of two fours


@rule("dk-jester", "dk-special-whose")
def test_the_jester_pays_its_player_in_the_last_trick_only() -> None:
    state = position(["k8", "jester", "k6"], special="jester", quest="three_quarters")
    play(state, "k8", "jester", "k6")
    assert state.scores() == [0, 3, 0]
    state = position(["k8 d6", "jester d7", "k6 d8"], special="jester", quest="three_quarters")
    play(state, "k8", "jester", "k6", "d6", "d7", "d8")
    assert state.scores() == [0, 0, 0]


@rule("dk-knight-flag", "dk-knight-flag-when", "dk-hands-must")
def test_the_flag_bearer_of_the_knights_has_all_hands_passed() -> None:
    hands = ["k8 d4 d5", "knight_flag_bearer g4 g5", "k6 k7 k9"]
    for way, expected in (("left", ["k7 k9", "d4 d5", "g4 g5"]), ("right", ["g4 g5", "k7 k9", "d4 d5"])):
        state = position(hands, special="knight_flag_bearer")
        assert refused(state, "pass left") == "dk-knight-flag-when"
        play(state, "k8", "knight_flag_bearer", "k6")
        assert state.to_move() == 1
        assert choices(state) == ["pass left", "pass right"]
        play(state, f"pass {way}")
        assert [hand(state, seat) for seat in range(3)] == [keys(words) for words in expected]
        assert state.to_move() == 1  # the winner of the trick leads
        target = 2 if way == "left" else 0
        assert [card["key"] for card in seen(state, 1)["known"][target]] == keys("g4 g5")


@rule("dk-enchanter", "dk-score-double", "dk-special-whose")
def test_the_enchanter_doubles_gains_and_losses() -> None:
    for quest, total in (("most_victories", 22), ("fewest_victories", -22)):
        state = position(
            ["kA", "enchanter", "k6"], special="enchanter", quest=quest, winners="0 0 0 0 0 0 0 0 0 0 1 1"
        )
        play(state, "kA", "enchanter", "k6")
        assert state.scores()[0] == total
        assert abs(state.scores()[1]) == 2
        line = seen(state)["sheet"][0]["lines"][0][-1]
        assert (line["reason"], line["count"], line["points"]) == ("enchanter", 2, total // 2)


@rule("dk-scout", "dk-special-whose")
def test_the_scout_pays_its_player_for_nobles_in_the_trick() -> None:
    state = position(["gK d4", "scout d7", "dA g6", "g8 gQ"], special="scout", quest="three_quarters", lead=0)
    state.hands[2] = cards("dA d6")
    play(state, "gK", "scout", "dA", "gQ")
    assert winner(state) == 0
    assert seen(state)["live"][1] == [{"reason": "scout", "count": 1, "points": 3}]


@rule("dk-shaman")
def test_the_shaman_costs_its_winner() -> None:
    state = position(["gK", "shaman", "g2"], special="shaman", quest="three_quarters")
    play(state, "gK", "shaman", "g2")
    assert state.scores() == [-3, 0, 0]


RAID = ["k5 d3 d4", "goblin_flag_bearer k6 k7", "g5 d5 d6", "g6 g7 g8"]


@rule("dk-raid", "dk-raid-when", "dk-raid-whom")
def test_the_flag_bearer_of_the_goblins_raids_before_the_first_trick() -> None:
    state = position(RAID, special="goblin_flag_bearer", quest=None)
    assert refused(state, "raid seat_0") == "dk-raid-when"
    play(state, "quest most_victories")
    assert state.to_move() == 1
    assert [card["key"] for card in seen(state, 3)["known"][1]] == ["goblin_flag_bearer"]
    assert choices(state) == ["raid seat_0", "raid seat_2", "raid seat_3"]  # no way around it
    assert refused(state, "raid seat_1") == "dk-raid-whom"
    assert refused(state, "raid seat_4") == "dk-raid-whom"
    assert refused(state, "give k6") == "dk-raid-when"


@rule("dk-raid-blind", "dk-raid-give", "dk-raid-own", "dk-raid-any")
def test_two_cards_are_drawn_and_any_two_given() -> None:
    state = position(RAID, special="goblin_flag_bearer", quest=None)
    state.listen()
    play(state, "quest most_victories", "raid seat_3")
    taken = set(hand(state, 1)) - set(keys("goblin_flag_bearer k6 k7"))
    assert len(taken) == 2
    assert taken < set(keys("g6 g7 g8"))
    told = next(event for event in state.news() if event.kind == "raided")
    assert [("cards" in told.told(seat)) for seat in (0, 1, 2, 3, WATCHER)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert state.to_move() == 1
    assert len(choices(state)) == 5
    assert refused(state, "give d3") == "dk-raid-own"
    back = min(taken)
    play(state, f"give {back}", "give goblin_flag_bearer")
    assert popcount(state.hands[1]) == 3
    assert {back, "goblin_flag_bearer"} < set(hand(state, 3))


def test_the_draw_of_a_raid_is_fair() -> None:
    drawn: dict[str, int] = {}
    for seed in range(300):
        state = dealt_with("goblin_flag_bearer", seed=seed)
        state.apply(state.legal()[0])
        victim = (state.to_move() + 1) % 4
        before = hand(state, victim)
        state.apply(state.legal()[0] if victim < state.to_move() else state.legal()[int(victim) - 1])
        after = hand(state, victim)
        for place, card in enumerate(before):
            if card not in after:
                drawn[str(place)] = drawn.get(str(place), 0) + 1
    assert len(drawn) == 10
    assert all(30 < count < 95 for count in drawn.values())


@rule("dk-lead-five-moved")
def test_the_holder_of_the_five_of_goblins_after_the_raid_leads() -> None:
    state = position(RAID, special="goblin_flag_bearer", quest=None)
    play(state, "quest most_victories")
    state.hands[2], state.hands[1] = cards("g6 d5 d6"), cards("goblin_flag_bearer g5 k7")
    play(state, "raid seat_3", "give g5", "give k7")
    assert state.to_move() == 3
    assert [card["key"] for card in seen(state, 0)["known"][3]] == keys("g5")


@rule("dk-raid-lost")
def test_third_parties_lose_sight_of_what_was_shown() -> None:
    state = position(RAID, special="goblin_flag_bearer", quest=None)
    play(state, "quest most_victories", "raid seat_0", "give k6", "give k7")
    view = seen(state, 2)
    assert view["known"][0] == []
    assert view["known"][1] == []
    assert "knights_5" in [card["key"] for part in seen(state, 0)["known"] for card in part] + hand(state, 0)
    assert {"knights_6", "knights_7"} <= {card["key"] for card in seen(state, 1)["known"][0]}
