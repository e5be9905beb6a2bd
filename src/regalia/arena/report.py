"""What a contest came to: as data, and as a table in the reader's language."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from regalia.arena import rating
from regalia.arena.contest import Contest
from regalia.arena.match import Result
from regalia.texts import Words

Report = dict[str, Any]
PIPE_WIDTH = 100


def report(contest: Contest, results: list[Result]) -> Report:
    """All figures, ready for JSON."""
    ranks = rating.ratings(len(contest.bots), results)
    rows = []
    for place, bot in enumerate(contest.bots):
        own = [
            (result, seat)
            for result in results
            for seat in range(contest.seats)
            if result.lineup[seat] == place
        ]
        decisions = sum(result.decisions[seat] for result, seat in own)
        seconds = sum(result.seconds[seat] for result, seat in own)
        rank = ranks[place]
        rows.append(
            {
                "bot": bot,
                "elo": round(rank.elo),
                "low": round(rank.low),
                "high": round(rank.high),
                "matches": rank.matches,
                "mean_ms": round(1e3 * seconds / max(1, decisions), 2),
                "slowest_ms": round(1e3 * max((result.slowest[seat] for result, seat in own), default=0.0)),
            }
        )
    pairs = [
        {
            "one": contest.bots[meeting.one],
            "other": contest.bots[meeting.other],
            "matches": meeting.matches,
            "share": round(meeting.share, 4),
            "low": round(meeting.low, 4),
            "high": round(meeting.high, 4),
        }
        for meeting in rating.meetings(contest.pairs, results)
    ]
    plies = sorted(result.plies for result in results)
    return {
        "contest": contest._asdict(),
        "done": len(results),
        "planned": sum(1 for job in contest.jobs()),
        "ratings": sorted(rows, key=lambda row: -int(row["elo"])),
        "pairs": pairs,
        "plies": plies,
    }


def show(words: Words, found: Report) -> None:
    """The ratings and how each pair did, as tables."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PIPE_WIDTH
    contest = found["contest"]
    console.print(Text(heading(words, found), style="bold"))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "elo", "interval", "matches", "mean", "slowest"):
        table.add_column(words.say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for row in found["ratings"]:
        table.add_row(
            words.bot(row["bot"]),
            f"{row['elo']:+d}",
            f"{row['low']:+d} … {row['high']:+d}",
            str(row["matches"]),
            words.say("arena-ms", ms=f"{row['mean_ms']:.1f}"),
            words.say("arena-ms", ms=str(row["slowest_ms"])),
        )
    console.print(table)
    console.print()
    pairs = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("pair", "share", "interval", "matches"):
        pairs.add_column(words.say(f"arena-{column}"), justify="left" if column == "pair" else "right")
    for row in found["pairs"]:
        pair = f"{words.bot(row['one'])} – {words.bot(row['other'])}"
        pairs.add_row(pair, percent(row["share"]), interval(row), str(row["matches"]))
    console.print(pairs)
    if contest["mode"] == "solo" and contest["seats"] > 2:
        console.print(Text(words.say("arena-solo", chance=percent(1.0 / contest["seats"])), style="dim"))


def heading(words: Words, found: Report) -> str:
    contest = found["contest"]
    game = words.say("game") if words.has("game") else contest["game"]
    if contest["preset"]:
        game += f" ({words.say('preset-' + contest['preset'])})"
    return words.say(
        "arena-heading",
        game=game,
        seats=contest["seats"],
        done=found["done"],
        planned=found["planned"],
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(row: dict[str, Any]) -> str:
    return f"{percent(row['low'])} … {percent(row['high'])}"
