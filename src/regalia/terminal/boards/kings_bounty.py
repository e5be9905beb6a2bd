"""The realm drawn: titles and how near everyone is, possessions with their garrisons, the own hand."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.texts import Words

WIDTH = 100
SEAT_WIDTH = 7
BESIDE = 3  # with more players what a title counts stands below its name
COLOURS = {
    "elf": "green",
    "dwarf": "yellow",
    "undead": "magenta",
    "orc": "red",
    "human": "bright_cyan",
    None: "bright_white",
}
View = Mapping[str, Any]


def draw(view: View, words: Words, players: list[str], seat: int) -> RenderableType:
    """The whole table, from what all fight for down to what only this seat sees."""
    parts: list[RenderableType] = [_titles(view, words, seat), _areas(view, words, seat)]
    parts += _piles(view, words)
    parts += _own(view, words)
    parts += _remarks(view, words)
    return Group(*parts)


# -- titles ---------------------------------------------------------------------------------------


def _titles(view: View, words: Words, seat: int) -> RenderableType:
    """A row a title: its points, and for each player how much of it they have (`[x]`: the title)."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    beside = len(view["hands"]) <= BESIDE
    widest = max((len(words.name(title["key"])) for title in view["titles"]), default=0) + 2
    table.add_column(words.say("board-titles"), min_width=widest)
    if beside:
        room = WIDTH - widest - len(view["hands"]) * (SEAT_WIDTH + 2) - 10
        table.add_column("", style="dim", max_width=room)  # what it counts
    table.add_column("±", justify="right", no_wrap=True, min_width=3)
    for other in range(len(view["hands"])):
        style = "bold" if other == seat else ""
        table.add_column(
            words.player(other)[:SEAT_WIDTH], min_width=SEAT_WIDTH, no_wrap=True, header_style=style
        )
    for title in view["titles"]:
        table.add_row(*_title(words, title, "", beside))
    for title in view["unveiled"]:
        table.add_row(*_title(words, title, "? ", beside))
    if view["secret"] is not None and not view["unveiled"]:
        table.add_row(*_title(words, view["secret"], "? ", beside))
    return Group(table, Text(words.say("board-ours"), "dim"))


def _title(words: Words, title: Mapping[str, Any], mark: str, beside: bool) -> list[Text]:
    """The cells of a row; what a title counts stands beside its name, or below it where the table is full."""
    name = Text(mark + words.name(title["key"]), "bold")
    counted = Text(words.say(f"card-{title['key']}"), "dim not bold")
    points = Text(f"{title['points']:+d}{'*' if title['source'] == 'ours' else ''}")
    cells = [_standing(title, seat, count) for seat, count in enumerate(title["counts"])]
    return [name, counted, points, *cells] if beside else [Text("\n").join([name, counted]), points, *cells]


def _standing(title: Mapping[str, Any], seat: int, count: int) -> Text:
    """How much a player has, and how much is missing: `2 (-1)`; with the title itself `3 [x]`."""
    if title["holder"] == seat:
        return Text(f"{count} [x]", "bold reverse")
    return Text(f"{count or '·'} (-{title['distance'][seat]})", "" if count else "dim")


# -- players and their possessions ----------------------------------------------------------------


def _areas(view: View, words: Words, seat: int) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for other, area in enumerate(view["areas"]):
        name = Text("▶ " if view["to_move"] == other else "  ")
        name.append(words.player(other), "bold underline" if other == seat else "bold")
        about = [
            words.say("board-points", count=view["scores"][other]),
            words.say("board-cards", count=view["hands"][other]),
        ]
        if view["secrets"][other]:
            about.append(words.say("board-hidden-title"))
        if other == view["first"]:
            about.append(words.say("board-first"))
        if other == view["last"]:
            about.append(words.say("board-last"))
        line = Text(f"[{', '.join(about)}] ", "dim")
        line.append_text(_possessions(words, area))
        table.add_row(name, line)
    return table


def _possessions(words: Words, area: list[Mapping[str, Any]]) -> Text:
    if not area:
        return Text(words.say("board-empty"), "dim")
    shown = []
    for item in area:
        text = Text(f"{words.name(item['place'])} ", COLOURS[item["people"]])
        text.append(f"<{item['defence']}>", "bold")
        if item["garrison"]:
            garrison = item["garrison"]
            text.append(" + ", "dim")
            text.append(words.name(garrison["card"]), COLOURS[garrison["people"]])
        shown.append(text)
    return Text("; ").join(shown)


# -- cards ----------------------------------------------------------------------------------------


def _piles(view: View, words: Words) -> Iterator[RenderableType]:
    line = words.say("board-deck", count=view["deck"])
    if view["removed"]:
        line += f" · {words.say('board-removed')}: {', '.join(words.name(key) for key in view['removed'])}"
    yield Text(line, "dim")
    if view["discards"]:
        yield Text(f"{words.say('board-discards')}: {_counted(words, view['discards'])}", "dim")


def _own(view: View, words: Words) -> Iterator[RenderableType]:
    """What only this seat sees: its hand, and what it knows of cards that it returned."""
    if view["hand"] is None:
        return
    hand = _counted(words, view["hand"]) or words.say("board-hand-empty")
    yield Text.assemble((f"{words.say('board-hand')}: ", "bold"), hand)
    if view["buried"]:
        buried = [f"{words.name(item['card'])} ({item['depth']})" for item in view["buried"]]
        yield Text(f"{words.say('board-buried')}: {', '.join(buried)}", "dim")
    if view["known"]:
        yield Text(f"{words.say('board-known')}: {'; '.join(_known(view, words))}", "dim")


def _known(view: View, words: Words) -> Iterator[str]:
    """Cards that are known to be in certain hands, or else back in the deck, by where they can be."""
    found: dict[str, list[str]] = {}
    for item in view["known"]:
        places = [words.player(seat) for seat in item["hands"]]
        places += [words.say("board-in-deck")] if item["depths"] else []
        found.setdefault(" / ".join(places), []).append(words.name(item["card"]))
    for where, cards in found.items():
        yield f"{where} — {', '.join(cards)}"


def _counted(words: Words, cards: list[str]) -> str:
    return ", ".join(
        words.name(card) + (f" ×{count}" if count > 1 else "") for card, count in Counter(cards).items()
    )


def _remarks(view: View, words: Words) -> Iterator[RenderableType]:
    if view["to_move"] is None:
        return
    player = words.player(view["to_move"])
    if view["closing"]:
        yield Text(words.say("board-closing", player=words.player(view["last"])), "bold")
    if view["playing"] is not None:
        yield Text(words.tell("board-playing", player=player, card=view["playing"]), "bold")
    elif view["returned"]:
        yield Text(words.say("board-returning", player=player, count=view["returned"]), "bold")
