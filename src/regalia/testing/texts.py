"""The laws of words: whatever a person can meet has a text in both languages, and a clause behind it."""

from regalia.core.events import NOBODY
from regalia.core.game import Game
from regalia.core.options import spell
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.testing.broken import demand
from regalia.testing.suite import setups
from regalia.texts import Words
from regalia.texts.book import open_book

LANGUAGES = ("en", "ru")


def check_texts(game: Game, refusals: set[str], matches: int = 3) -> None:
    """Verbs, arguments, events, options, presets and refusals: nothing is left as a bare key."""
    wanted = {"game", "about"}
    for verb in game.space.verbs:
        wanted.add(f"verb-{verb.name}")
        wanted |= {f"name-{word}" for axis in verb.axes for word in axis if not word.startswith("seat_")}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-about"}
        wanted |= {
            f"choice-{option.name}-{spell(choice)}"
            for choice in option.choices
            if not isinstance(choice, bool)
        }
    for preset in game.presets:
        wanted |= {f"preset-{preset}", f"preset-{preset}-about"}
    wanted |= {f"event-{kind}" for kind in event_kinds(game, matches)}
    wanted |= {f"refused-{clause}" for clause in refusals}
    for lang in LANGUAGES:
        book = open_book(lang, Words(game, lang).folder)
        missing = sorted(message for message in wanted if not book.has(message))
        demand(
            not missing, "texts", f"{game.name} has no {lang} text for {missing[:12]} ({len(missing)} in all)"
        )
    check_twins(game)


def check_twins(game: Game) -> None:
    """Both languages have the same messages, and twins speak of the same things."""
    one, other = (open_book(lang, Words(game, lang).folder) for lang in LANGUAGES)
    alone = sorted(set(one.entries) ^ set(other.entries))
    demand(not alone, "texts-twins", f"messages in one language only: {alone[:12]}")
    for message in one.entries:
        first, second = one.about(message), other.about(message)
        demand(
            first == second,
            "texts-twins",
            f"'{message}' speaks of {sorted(first)} in English, {sorted(second)} in Russian",
        )


def check_clauses(game: Game, refusals: set[str], tested: set[str]) -> None:
    """The rules pages are twins, every refusal has its clause, and every clause a test that names it."""
    pages = [Words(game, lang).rules() for lang in LANGUAGES]
    ids = [[clause.id for clause in page] for page in pages]
    demand(bool(ids[0]), "clauses", f"{game.name} has no rules page")
    demand(
        ids[0] == ids[1],
        "clauses",
        f"clauses differ between languages: {sorted(set(ids[0]) ^ set(ids[1]))[:9]}",
    )
    demand(len(set(ids[0])) == len(ids[0]), "clauses", "a clause id occurs twice")
    numbers = [[clause.number for clause in page] for page in pages]
    demand(numbers[0] == numbers[1], "clauses", "clauses are numbered differently in the two languages")
    demand(refusals <= set(ids[0]), "clauses", f"refusals without a clause: {sorted(refusals - set(ids[0]))}")
    untested = [clause for clause in ids[0] if clause not in tested]
    demand(not untested, "clauses-tested", f"no test names {untested[:12]} ({len(untested)} in all)")
    unknown = sorted(tested - set(ids[0]))
    demand(not unknown, "clauses-tested", f"tests name clauses that are on no rules page: {unknown[:12]}")


def event_kinds(game: Game, matches: int) -> set[str]:
    """The kinds of events that random matches of every set-up meet."""
    kinds: set[str] = set()
    for setup in setups(game):
        for seed in range(matches):
            rng = Rng(seed)
            state = Record(game, setup, seed).start()
            state.listen()
            while state.to_move() != NOBODY:
                state.apply(state.random_action(rng))
            kinds |= {event.kind for event in state.news()}
    return kinds
