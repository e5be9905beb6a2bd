"""The Dwarf King as a table: the quest, the trick, the seats with their points, one's own hand by suits."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.texts import Words

STYLES = {"dwarves": "green", "knights": "bright_blue", "goblins": "red", None: "magenta"}
SIGNS = {"dwarves": "♣", "knights": "♠", "goblins": "♥", None: "★"}
SHORT = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
WIDTH = 96


def draw(view: Mapping[str, Any], words: Words, players: list[str], seat: int) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), _special(view, words), _quest(view, words)]
    parts += [_seats(view, words), _trick(view, words)]
    if view["last_trick"] is not None:
        parts.append(_last(view["last_trick"], words))
    if view["hand"]:
        parts += [Text(words.say("board-hand"), style="bold"), _hand(view["hand"], words)]
    if view["sheet"]:
        parts.append(_sheet(view["sheet"], words))
    return Panel(Group(*parts), title=words.say("game"), width=WIDTH + 4)


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    key = "board-tie-deal" if view["tie"] else "board-deal"
    text = words.say(key, deal=view["deal"], deals=view["deals"])
    return Text(text, style="bold")


def _special(view: Mapping[str, Any], words: Words) -> Text:
    key = view["special"]["key"]
    text = Text.assemble((f"{words.say('board-special')}: ", "bold"), words.name(key), ". ")
    text.append(words.say(f"card-{key}"))
    if view["special"]["like"] is not None:
        text.append(f" ({words.say('board-like', card=words.name(view['special']['like']))})")
    return text


def _quest(view: Mapping[str, Any], words: Words) -> RenderableType:
    chosen = [side for side in view["tile"] if view["quest"] in (None, side["key"])]
    title = words.say("board-quest" if view["quest"] else "board-tile")
    lines = [
        Text.assemble(
            (f"{title}: ", "bold"), f"{words.name(side['key'])}. ", words.say(f"card-{side['key']}")
        )
        for side in chosen
    ]
    return Group(*lines)


def _seats(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words.say("board-player"), max_width=30)
    for head in ("board-cards", "board-tricks", "board-total"):
        table.add_column(words.say(head), justify="right")
    table.add_column(words.say("board-live"))
    table.add_column(words.say("board-known"))
    for seat, total in enumerate(view["scores"]):
        known = Text(" ").join(_card(card, words) for card in view["known"][seat])
        table.add_row(
            _player(view, words, seat),
            str(view["hand_sizes"][seat]),
            str(view["tricks"][seat]),
            str(total),
            _lines(view["live"][seat], words),
            known,
        )
    return table


def _player(view: Mapping[str, Any], words: Words, seat: int) -> Text:
    text = Text(words.player(seat), style="bold" if seat == view["to_move"] else "")
    if seat == view["to_move"]:
        text = Text("> ") + text
    if seat == view["dealer"]:
        text.append(f" ({words.say('board-dealer')})", style="dim")
    return text


def _trick(view: Mapping[str, Any], words: Words) -> Text:
    text = Text(f"{words.say('board-trick')}: ", style="bold")
    if not view["trick"]:
        return text + Text(words.say("board-empty"), style="dim not bold")
    for laid in view["trick"]:
        text += Text(f"{words.player(laid['seat'])} ", style="not bold") + _card(laid["card"], words)
        if laid["seat"] == view["winning"]:
            text += Text(f" ({words.say('board-winning')})", style="not bold")
        text += Text("   ")
    if view["led"] is not None:
        text += Text(words.say("board-leads", suit=words.name(view["led"])), style="dim not bold")
    return text


def _last(last: Mapping[str, Any], words: Words) -> Text:
    text = Text(f"{words.say('board-last', player=words.player(last['winner']))}:", style="dim")
    for laid in last["cards"]:
        text += Text(f"  {words.player(laid['seat'])} ", style="dim") + _card(laid["card"], words)
    return text


def _hand(cards: Sequence[Mapping[str, Any]], words: Words) -> Table:
    """A row a suit, the strongest card last."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for suit, style in STYLES.items():
        held = [card for card in cards if card["suit"] == suit]
        if held:
            name = words.name(suit) if suit else words.say("board-magic")
            table.add_row(
                Text(f"  {SIGNS[suit]} {name}", style=style),
                Text("  ").join(_card(card, words) for card in held),
            )
    return table


def _card(card: Mapping[str, Any], words: Words) -> Text:
    """A court card by sign and rank, a special one by its name."""
    suit, _, rank = str(card["key"]).partition("_")
    style = STYLES[card["suit"]]
    if suit == card["suit"]:
        return Text(SIGNS[suit] + SHORT.get(rank, rank), style=style)
    return Text(words.name(card["key"]), style=style)


def _lines(lines: Sequence[Mapping[str, Any]], words: Words) -> Text:
    parts = [f"{line['points']:+d} {words.name(line['reason'])}" for line in lines]
    return Text("; ".join(parts))


def _sheet(deals: Sequence[Mapping[str, Any]], words: Words) -> Table:
    """A row a deal; the points of each seat with their reasons."""
    table = Table(
        title=words.say("board-sheet"), title_justify="left", box=None, pad_edge=False, header_style="dim"
    )
    table.add_column("")
    seats = range(len(deals[0]["points"]))
    for seat in seats:
        table.add_column(words.player(seat))
    for deal in deals:
        cells = [
            Text(f"{deal['points'][seat]:+d}", style="bold") + _reasons(deal["lines"][seat], words)
            for seat in seats
        ]
        table.add_row(Text(words.name(deal["quest"]), style="dim"), *cells)
    return table


def _reasons(lines: Sequence[Mapping[str, Any]], words: Words) -> Text:
    parts = [f"{words.name(line['reason'])} {line['count']}" for line in lines]
    return Text(f" ({', '.join(parts)})" if parts else "", style="dim not bold")
