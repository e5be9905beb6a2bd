"""King's Landing drawn: the court, the houses and their banners, the play areas, the companions."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from regalia.texts import Words

WIDE = 100
NAME_WIDTH = 9
SEAT_WIDTH = 4
COLOURS = {
    "stark": "bright_white",
    "greyjoy": "yellow",
    "lannister": "red",
    "targaryen": "magenta",
    "baratheon": "bright_yellow",
    "tyrell": "green",
    "tully": "bright_cyan",
}
VARYS = "bold reverse"
Card = Mapping[str, Any]


def draw(view: Mapping[str, Any], words: Words, players: list[str], seat: int) -> RenderableType:
    """The whole table: side by side on a wide screen, one below the other on a narrow one."""
    return Landing(view, words, seat)


class Landing:
    """Drawn when the width is known."""

    def __init__(self, view: Mapping[str, Any], words: Words, seat: int) -> None:
        self.view = view
        self.words = words
        self.seat = seat
        self.wide = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.wide = options.max_width >= WIDE
        if self.wide:
            side = Table.grid(padding=(0, 1))
            side.add_row(self.court(2), Group("\n", self.houses()))
            yield side
        else:
            yield self.court(1)
            yield self.houses()
        yield self.areas()
        yield from self.companions()
        yield from self.remarks()

    # -- the court ------------------------------------------------------------------------------

    def court(self, lines: int) -> RenderableType:
        """Six by six: name above house, or on one line with the house's short mark."""
        table = Table(
            title=self.words.say("board-court"),
            title_justify="left",
            title_style="bold",
            box=box.SQUARE if lines > 1 else None,
            show_header=False,
            show_lines=lines > 1,
            padding=0 if lines > 1 else (0, 1, 0, 0),
            pad_edge=False,
            border_style="dim",
        )
        for _ in range(6):
            table.add_column(width=NAME_WIDTH if lines > 1 else NAME_WIDTH + 3, no_wrap=True)
        for row in self.view["court"]:
            table.add_row(*(self.cell(card, lines) for card in row))
        return table

    def cell(self, card: Card | None, lines: int) -> Text:
        if card is None:
            return Text("\n".join([""] * lines)) if lines > 1 else Text(" ·", style="dim")
        house = card["house"]
        name = self.given_name(card)
        if house is None:
            shown = name.upper()
            return Text(
                f"{shown:^{NAME_WIDTH}}\n{'*' * NAME_WIDTH}" if lines > 1 else f"** {shown}", style=VARYS
            )
        colour = COLOURS[house]
        if lines > 1:
            return Text.assemble((name, f"bold {colour}"), "\n", (self.words.name(house), colour))
        return Text.assemble((self.mark(house), colour), " ", (name, f"bold {colour}"))

    def given_name(self, card: Card) -> str:
        name = self.words.name(card["key"])
        return name.rsplit(" ", 1)[0] if card["house"] else name

    def mark(self, house: str) -> str:
        return self.words.say(f"board-mark-{house}")

    # -- houses and banners ---------------------------------------------------------------------

    def houses(self) -> RenderableType:
        """A row for each house: how many are at court and with each player, who leads, whose banner it is."""
        seats = range(len(self.view["areas"]))
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.words.say("board-house"), no_wrap=True)
        table.add_column(self.words.say("board-left"), justify="right", no_wrap=True)
        for seat in seats:
            table.add_column(self.words.player(seat)[:SEAT_WIDTH], width=SEAT_WIDTH, no_wrap=True)
        at_court = [card["house"] for row in self.view["court"] for card in row if card and card["house"]]
        for house, about in self.view["houses"].items():
            colour = COLOURS[house]
            name = Text(self.words.name(house), f"bold {colour}")
            if not self.wide:
                name = Text.assemble((self.mark(house), colour), " ", name)
            strengths = [self.strength(house, about, seat) for seat in seats]
            table.add_row(name, f"{at_court.count(house)}/{about['size']}", *strengths)
        return Group(table, Text(self.words.say("board-legend"), "dim"))

    def strength(self, house: str, about: Mapping[str, Any], seat: int) -> Text:
        """How many of a house a player has; marked if nobody has more, and if the banner is there."""
        holds = self.view["banners"][house] == seat
        leads = seat in about["leaders"]
        text = f"{about['strength'][seat] or '·'}{'+' if leads else ''}{'*' if holds else ''}"
        return Text(text, f"bold {COLOURS[house]}" if holds else "bold" if leads else "dim")

    # -- players --------------------------------------------------------------------------------

    def areas(self) -> RenderableType:
        """A line for each player: banners, team, crow token, people."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for seat, area in enumerate(self.view["areas"]):
            name = Text("▶ " if self.view["to_move"] == seat else "  ")
            name.append(self.words.player(seat), "bold underline" if seat == self.seat else "bold")
            banners = [house for house, holder in self.view["banners"].items() if holder == seat]
            line = Text(f"[{self.words.say('board-banners', count=len(banners))}")
            line.append(": " + ", ".join(self.words.name(house) for house in banners) if banners else "")
            for team, members in enumerate(self.view["teams"], 1):
                if seat in members:
                    line.append(f"; {self.words.say('board-team', number=team)}")
            if self.view["crows"][seat]:
                line.append(f"; {self.words.say('board-crow')}")
            line.append("]  ")
            line.append_text(self.people(area, self.view["staying"][seat]))
            table.add_row(name, line)
        return table

    def people(self, cards: list[Card], staying: list[Mapping[str, Any]]) -> Text:
        """Characters by house, then the companions who stay."""
        parts: list[Text] = []
        for house, colour in COLOURS.items():
            names = [self.given_name(card) for card in cards if card["house"] == house]
            if names:
                parts.append(Text.assemble((f"{self.words.name(house)}: ", colour), ", ".join(names)))
        for guest in staying:
            about = self.words.say(
                "board-staying", house=self.words.name(guest["house"]), count=guest["count"]
            )
            parts.append(Text(f"{self.words.name(guest['key'])} ({about})", COLOURS[guest["house"]]))
        if not parts:
            return Text(self.words.say("board-empty"), "dim")
        return Text("; ").join(parts)

    # -- companions -----------------------------------------------------------------------------

    def companions(self) -> Iterator[RenderableType]:
        row = self.view["row"]
        if not row and not self.view["spent"] and not any(self.view["staying"]):
            return
        yield Text(self.words.say("board-row"), "bold")
        if not row:
            yield Text(f"  {self.words.say('board-row-empty')}", "dim")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for key in row:
            table.add_row(Text(f"  {self.words.name(key)}"), Text(self.words.say(f"card-{key}"), "dim"))
        yield table

    def remarks(self) -> Iterator[RenderableType]:
        """What is out of the match, who may talk, and what is asked."""
        if self.view["killed"]:
            names = ", ".join(self.words.name(card["key"]) for card in self.view["killed"])
            yield Text(f"{self.words.say('board-killed')}: {names}", "dim")
        talk = self.view["talk"]
        if talk["private"]:
            one, other = (self.words.player(seat) for seat in talk["private"])
            yield Text(
                self.words.say("board-talk", one=one, other=other, seconds=talk["seconds"]), "bold cyan"
            )
        elif not talk["table"]:
            yield Text(self.words.say("board-silence"), "dim")
        to_move = self.view["to_move"]
        if to_move is None:
            return
        player = self.words.player(to_move)
        if self.view["another_turn"]:
            yield Text(self.words.say("board-another-turn", player=player))
        question = self.view["question"]
        if question is None:
            return
        if question["kind"] == "effect":
            key = question["companion"]
            about = self.words.say(f"card-{key}")
            yield Text(self.words.tell("board-ask-effect", player=player, companion=key, about=about), "bold")
            if question["picked"]:
                yield Text(self.words.tell("board-ask-picked", picked=question["picked"]))
        else:
            yield Text(
                self.words.tell(f"board-ask-{question['kind']}", player=player, house=question["house"]),
                "bold",
            )
