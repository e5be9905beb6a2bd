"""Words: names, sentences, fallbacks, and that both languages say the same."""

import re
from pathlib import Path

import pytest

import regalia
from regalia import Rng
from regalia.core.actions import ActionSpace, Verb
from regalia.core.game import Game
from regalia.texts import LANGUAGES, Words, choose_language
from regalia.texts.book import open_book

HAND = regalia.game("hand_of_the_king")
FOLDER = Words(HAND).folder
assert FOLDER is not None
SOURCES = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("rules.py", "verbs.py"))


class Bare(Game):
    """A game of another package that brought no texts."""

    def __init__(self) -> None:
        super().__init__("bare", 1, [2], ActionSpace([Verb("drop", ["old_hat"])]), [], {}, 9)


def test_a_game_without_texts_is_spelled_from_its_keys() -> None:
    words = Words(Bare(), "ru", ["Аня"])
    assert words.name("old_hat") == "Old Hat"
    assert words.action(0) == "drop old_hat"
    assert words.event({"kind": "dropped", "seat": 0, "card": "old_hat"}) == "Аня — Dropped (Card: Old Hat)"
    assert words.refusal("bare-no") == "Bare No"
    assert words.rules() == []


def test_seats_are_called_by_the_names_of_those_who_sit_there() -> None:
    words = Words(HAND, "en", ["Ann", "Ben"])
    assert words.name("seat_1") == "Ben"
    assert words.name("seat_3") == "Player 4"
    assert words.action(HAND.space.parse("award stark seat_0")) == "Award the Stark banner to Ann"


def test_russian_names_stand_in_the_case_that_the_sentence_needs() -> None:
    words = Words(HAND, "ru", ["Аня", "Боря"])
    assert words.action(HAND.space.parse("move left stark")) == "Вести Вариса влево к Старкам"
    assert words.action(HAND.space.parse("take sansa_stark")) == "Забрать Сансу Старк"
    told = {
        "kind": "moved",
        "seat": 1,
        "way": "up",
        "house": "tully",
        "characters": ["hoster_tully", "edmure_tully"],
    }
    assert words.event(told) == "Боря ведёт Вариса вверх к Талли и забирает Хостера Талли и Эдмара Талли."


def test_a_banner_that_goes_back_to_nobody_is_told_so() -> None:
    words = Words(HAND, "en", ["Ann", "Ben"])
    told = {"kind": "banner", "seat": 0, "house": "tully", "to_seat": -1, "from_seat": 1}
    assert words.event(told) == "The Tully banner goes back beside King's Landing."


def test_what_the_reader_may_not_know_is_hidden() -> None:
    words = Words(HAND, "en", ["Ann", "Ben"])
    assert words.event({"kind": "companion", "seat": 0}) == "Ann plays something hidden."


def test_no_sentence_carries_marks_of_writing_direction() -> None:
    text = Words(HAND, "ru").action(0)
    assert not re.search("[\u2066-\u2069]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_cites_a_clause_that_the_rules_page_has(lang: str) -> None:
    words = Words(HAND, lang)
    number, text = words.clause("hk-move-line")
    assert number == "3.5"
    assert text
    assert words.clause("hk-nonsense") == ("", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_of_the_king_has_a_text_for_everything(lang: str) -> None:
    book = open_book(lang, FOLDER)
    wanted = ["game", "about"]
    for verb in HAND.space.verbs:
        wanted.append(f"verb-{verb.name}")
        wanted += [f"name-{word}" for axis in verb.axes for word in axis if not word.startswith("seat_")]
    wanted += [f"event-{kind}" for kind in re.findall(r'note\("(\w+)"', SOURCES)]
    wanted += [f"refused-{clause}" for clause in re.findall(r'"(hk-[a-z-]+)"', SOURCES)]
    wanted += [f"card-{key}" for key in HAND.space.verbs[2].axes[0]]
    for option in HAND.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
        wanted += [f"choice-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str)]
    for preset in HAND.presets:
        wanted += [f"preset-{preset}", f"preset-{preset}-about"]
    assert [message for message in wanted if not book.has(message)] == []


@pytest.mark.parametrize("folder", [None, FOLDER])
def test_both_languages_have_the_same_messages_about_the_same(folder: Path | None) -> None:
    english, russian = (open_book(lang, folder) for lang in LANGUAGES)
    assert sorted(english.entries) == sorted(russian.entries)
    for message in english.entries:
        assert english.about(message) == russian.about(message), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_a_match_leaves_a_gap(lang: str) -> None:
    words = Words(HAND, lang, ["A", "B", "C"])
    for seed in range(4):
        state = regalia.new(HAND.name, seats=3, seed=seed, preset="crows")
        state.listen()
        rng = Rng(seed)
        while state.to_move() != regalia.NOBODY:
            action = state.random_action(rng)
            assert "{" not in words.action(action)
            state.apply(action)
            for event in state.news():
                assert "{" not in words.event(event.told(0))


def test_the_language_is_the_one_asked_for_or_that_of_the_locale() -> None:
    assert choose_language("en", {"LANG": "ru_RU.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}) == "ru"
    assert choose_language(None, {"LC_ALL": "", "LANG": "ru"}) == "ru"
    assert choose_language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert choose_language(None, {}) == "en"
