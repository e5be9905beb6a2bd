"""The kingdom drawn: terrains with their people, the scoring sheets, hands and open powers."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.texts import Words

STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
PLACE_WIDTH = 21
NAME_WIDTH = 12


def draw(view: Mapping[str, Any], words: Words, players: list[str], seat: int) -> RenderableType:
    """The whole table, from the kingdom down to what is asked."""
    board = Board(view, words, seat)
    return Group(board.kingdom(), board.sheet(), *board.people(), *board.remarks())


class Board:
    """The parts of the drawing."""

    def __init__(self, view: Mapping[str, Any], words: Words, seat: int) -> None:
        self.view = view
        self.words = words
        self.seat = seat

    def style(self, seat: int) -> str:
        return STYLES[self.view["colours"][seat]]

    def mark(self, seat: int) -> str:
        """A player's number, so that nobody needs colours."""
        return str(seat + 1)

    # -- the kingdom ----------------------------------------------------------------------------

    def kingdom(self) -> RenderableType:
        """A cell a terrain, its top character uppermost."""
        table = Table(
            title=self.words.say("board-kingdom"),
            title_justify="left",
            title_style="bold",
            box=box.SQUARE,
            show_header=False,
            show_lines=True,
            padding=(0, 1),
            border_style="dim",
        )
        for _place in self.view["kingdom"][0]:
            table.add_column(width=PLACE_WIDTH, no_wrap=True)
        for row in self.view["kingdom"]:
            table.add_row(*(self.place(place) for place in row))
        return table

    def place(self, place: Mapping[str, Any]) -> Text:
        question = self.view["question"]
        asked = question is not None and question["place"] == place["place"]
        shown = Text.assemble(
            (f"{place['place']} ", "dim"), (self.words.name(place["terrain"]).upper(), "bold")
        )
        if asked:
            shown.append(" ◀", "bold")
        if not place["stack"]:
            shown.append("\n")
            shown.append(self.words.say("board-empty"), "dim")
        for card in reversed(place["stack"]):
            name = f"{self.mark(card['seat'])} {self.words.name(card['key'])}"
            shown.append("\n")
            if card["blocked"]:
                shown.append(f"({name})", f"dim {self.style(card['seat'])}")
            else:
                shown.append(f" {name}", self.style(card["seat"]))
        return shown

    # -- points ---------------------------------------------------------------------------------

    def sheet(self) -> RenderableType:
        """A column a player; each ordinary character's points and what they are for."""
        table = Table(
            title=self.words.say("board-sheet"),
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE_HEAD,
            padding=(0, 1),
            pad_edge=False,
            border_style="dim",
        )
        sheets = self.view["sheets"]
        width = (98 - NAME_WIDTH) // len(sheets) - 2
        table.add_column("", width=NAME_WIDTH, no_wrap=True)
        for seat in range(len(sheets)):
            table.add_column(Text(self.player(seat), self.style(seat)), max_width=width)
        for number, line in enumerate(sheets[0]["lines"]):
            name = self.words.name(line["character"])
            table.add_row(name, *(self.line(sheet["lines"][number]) for sheet in sheets))
        totals = [Text(str(sheet["total"]), "bold") for sheet in sheets]
        table.add_row(Text(self.words.say("board-total"), "bold"), *totals)
        return table

    def line(self, line: Mapping[str, Any]) -> Text:
        if line["place"] is None:
            return Text("·", "dim")
        said = [self.words.tell(f"board-reason-{why['kind']}", words=why["words"]) for why in line["reasons"]]
        return Text.assemble((str(line["points"]), "bold"), (f" {'; '.join(said)}", "dim"))

    # -- players --------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        return f"{self.mark(seat)} {self.words.player(seat)}"

    def people(self) -> Iterator[RenderableType]:
        """A line a player: cards in hand, and who of theirs nobody has seen yet."""
        for seat, size in enumerate(self.view["hand_sizes"]):
            line = Text("▶ " if self.view["to_move"] == seat else "  ")
            line.append(self.player(seat), f"bold {self.style(seat)}")
            line.append(f" [{self.words.name(self.view['colours'][seat])}]", self.style(seat))
            line.append(f" {self.words.say('board-cards', count=size)}")
            if self.view["skipped"][seat]:
                line.append(f"; {self.words.say('board-skipped')}")
            unlaid = ", ".join(self.words.name(key) for key in self.view["unlaid"][seat])
            line.append(f"; {self.words.say('board-unlaid')}: {unlaid}", "dim")
            yield line
        yield Text(f"  {self.words.say('board-aside', count=self.view['aside'])}", "dim")
        if self.view["hand"] is not None:
            yield Text(f"{self.words.say('board-hand')}:", "bold")
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True)
            for key in self.view["hand"]:
                table.add_row(Text(f"  {self.words.name(key)}"), Text(self.words.say(f"card-{key}"), "dim"))
            yield table

    # -- what is going on -----------------------------------------------------------------------

    def remarks(self) -> Iterator[RenderableType]:
        for winner in self.view["winners"]:
            yield Text(self.words.say("board-winner", player=self.words.player(winner)), "bold")
        to_move = self.view["to_move"]
        if to_move is None:
            return
        turn = self.words.say("board-turn", turn=self.view["turn"])
        last = f" ({self.words.say('board-last')})" if self.view["last_turn"] else ""
        yield Text(turn + last)
        question = self.view["question"]
        if question is None:
            return
        player = self.words.player(to_move)
        who, where = question["character"], question["place"]
        asked = self.words.tell(f"board-ask-{question['kind']}", player=player, character=who, place=where)
        yield Text(asked, "bold")
        if question["kind"] == "order" and question["settled"]:
            named = ", ".join(self.words.name(key) for key in question["settled"])
            yield Text(f"{self.words.say('board-settled')}: {named}")
