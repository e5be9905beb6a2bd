"""The battlefield drawn: lanes from castle to castle, players, market and dungeon."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from regalia.texts import Words

WIDTH = 95
CASTLE = "▒"
SIDES = ("cyan", "red")
LANES = "abcde"


def draw(view: Mapping[str, Any], words: Words, players: list[str], seat: int) -> RenderableType:
    """The whole table, the own castle below."""
    parts: list[RenderableType] = [_heading(view, words), _field(view, words, seat)]
    parts.append(Text(words.say("board-legend"), style="dim"))
    parts += [_dungeon(view, words), _row(view, words, "buildings"), _row(view, words, "spells")]
    parts.append(_players(view, words, players))
    parts += [hand for number in range(len(players)) if (hand := _hand(view, words, players, number))]
    return Group(*parts)


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    turn = f"{words.say('board-turn')} {view['turn']} · {words.name(view['phase'])}"
    points = " : ".join(str(number) for number in view["points"])
    return Text(f"{turn} · {words.say('board-points')} {points} / {view['goal']}", style="bold")


def _field(view: Mapping[str, Any], words: Words, seat: int) -> RenderableType:
    """Rows from the far castle to the near one; seats of side 1 look from the other end."""
    table = Table(box=box.SQUARE, show_lines=True, padding=0, header_style="dim", expand=True)
    table.add_column("", width=2)
    for lane in LANES:
        table.add_column(lane, ratio=1, overflow="ellipsis", no_wrap=True)
    rows: Sequence[Sequence[Mapping[str, Any]]] = view["rows"]
    numbered = list(enumerate(rows, 1))
    if seat % 2 == 0 or seat >= 7:
        numbered.reverse()
    for number, row in numbered:
        castle = row[0]["castle"]
        mark = Text(f"{number}{' ' if castle is None else CASTLE}", "" if castle is None else SIDES[castle])
        table.add_row(mark, *(_cell(cell, words) for cell in row))
    return Constrain(table, WIDTH)


def _cell(cell: Mapping[str, Any], words: Words) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    place = cell["location"]
    if place != "nothing":
        name = words.say("board-dungeon") if place == "dungeon" else words.name(place)
        text.append(f"«{name}»\n", style="yellow")
    for unit in cell["units"]:
        for line in _unit(unit, words):
            text.append(line + "\n", style=SIDES[unit["seat"] % 2])
    text.rstrip()
    return text


def _unit(unit: Mapping[str, Any], words: Words) -> list[str]:
    """Name; then seat, attack, what is left of its health, speed, and what ails it."""
    left = unit["health"] - unit["wounds"]
    marks = "!" if unit["ordered"] else ""
    states = " ".join(words.name(state)[:4] for state in unit["states"])
    speed = "" if unit["building"] else f"/{unit['speed']}"
    return [
        words.name(unit["key"]),
        f"[{unit['seat'] + 1}] {unit['attack']}/{left}{speed} {marks}{states}".rstrip(),
    ]


def _dungeon(view: Mapping[str, Any], words: Words) -> Text:
    dungeon = view["dungeon"]
    explorer = dungeon["explorer"]
    inside = words.say("board-nobody") if explorer is None else " ".join(_unit(explorer, words))
    left = f"{words.say('board-left')} {dungeon['left'] + 1}"
    return Text(f"{words.say('board-dungeon')}: {inside} · {left}")


def _row(view: Mapping[str, Any], words: Words, market: str) -> Text:
    return Text(f"{words.say('board-' + market)}: " + ", ".join(words.name(key) for key in view[market]))


def _players(view: Mapping[str, Any], words: Words, players: list[str]) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1), header_style="dim")
    for title in ("", "coins", "mana", "orders", "hand", "reserve", "graveyard"):
        table.add_column(words.say(f"board-{title}") if title else "")
    for number, player in enumerate(view["players"]):
        decks = player["decks"]
        peoples = ", ".join(words.name(deck["people"]) for deck in decks if deck["people"])
        name = players[number] if number < len(players) else str(number + 1)
        table.add_row(
            Text(f"[{number + 1}] {name} {peoples}".rstrip(), style=SIDES[player["side"]]),
            str(player["coins"]),
            str(player["mana"]),
            str(player["orders"]),
            str(sum(deck["hand_count"] for deck in decks)),
            str(sum(deck["reserve"] for deck in decks)),
            str(sum(len(deck["graveyard"]) for deck in decks)),
        )
    return table


def _hand(view: Mapping[str, Any], words: Words, players: list[str], number: int) -> Text | None:
    """The cards of a hand that this seat may see."""
    decks = view["players"][number]["decks"]
    cards = [words.name(key) for deck in decks for key in deck["hand"] or []]
    if not cards:
        return None
    return Text(f"{words.say('board-hand')} [{number + 1}] {players[number]}: {', '.join(cards)}")
