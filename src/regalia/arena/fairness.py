"""The balance of a game as a page for designers."""

from collections.abc import Mapping
from typing import Any

from regalia.arena.report import interval, percent
from regalia.texts import Words

MOST_CARDS = 400


def page(words: Words, found: dict[str, Any], plots: Mapping[str, str]) -> str:
    """All figures as Markdown, in the reader's language, with the files of the plots that were drawn."""
    plan = found["plan"]
    title = words.say("balance-title", game=words.say("game") if words.has("game") else plan["game"])
    lines = [f"# {title}", ""]
    lines += [words.say("balance-about", count=found["matches"], bot=words.bot(plan["bot"])), ""]
    plies = found["plies"]
    lines += [f"- {words.say('balance-plies', **plies)}"]
    if found["turns"]:
        lines.append(f"- {words.say('balance-turns', **_numbers(found['turns']))}")
    lines += [f"- {words.say('balance-draws', share=percent(found['draws'] / found['matches']))}"]
    for ending, count in sorted(found["endings"].items()):
        share = percent(count / found["matches"])
        lines.append(f"- {words.say('balance-ending', ending=words.name(ending), share=share)}")
    if "turns" in plots:
        lines += ["", f"![{words.say('balance-turns-plot')}]({plots['turns']})"]
    lines += ["", f"## {words.say('balance-seats')}", "", *_seats(words, "preset", found["presets"])]
    for option, values in found["options"].items():
        lines += ["", f"## {words.say(f'option-{option}')}", "", *_seats(words, f"choice-{option}", values)]
    if found["spread"]:
        lines += ["", f"## {words.say('balance-spread')}", "", *_spread(words, found["spread"])]
    if "spread" in plots:
        lines += ["", f"![{words.say('balance-spread')}]({plots['spread']})"]
    return "\n".join([*lines, "", f"## {words.say('balance-cards')}", "", *_cards(words, found["cards"]), ""])


def _numbers(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: number for name, number in row.items() if isinstance(number, int)}


def _seats(words: Words, kind: str, rows: dict[str, Any]) -> list[str]:
    """What the one who begins and those after him win."""
    most = max(row["seats"] for row in rows.values())
    places = " | ".join(words.say("balance-place", place=place + 1) for place in range(most))
    head = (
        f"| | {words.say('arena-matches')} | {words.say('balance-median')} | {words.say('balance-points')} "
    )
    lines = [f"{head}| {places} |", "|---" * (4 + most) + "|"]
    for name, row in rows.items():
        shares = [f"{percent(share['share'])} ({interval(share)})" for share in row["shares"]]
        cells = [_variant(words, kind, name), str(row["matches"]), str(row["plies"]), str(row["points"])]
        lines.append("| " + " | ".join([*cells, *shares, *["–"] * (most - len(shares))]) + " |")
    return [*lines, "", words.say("balance-fair")]


def _variant(words: Words, kind: str, name: str) -> str:
    if words.has(f"{kind}-{name}"):
        return words.say(f"{kind}-{name}")
    return words.name(name) if name in ("true", "false") else name


def _spread(words: Words, rows: dict[str, Any]) -> list[str]:
    """Each choice against each other one."""
    head = " | ".join(words.name(name) for name in rows)
    lines = [f"| | {words.say('balance-overall')} | {head} |", "|---" * (2 + len(rows)) + "|"]
    for name, row in rows.items():
        cells = [f"{percent(row['overall']['share'])} ({interval(row['overall'])})"]
        for rival in rows:
            met = row["against"].get(rival)
            cells.append("–" if met is None else percent(met["share"]))
        lines.append(f"| {words.name(name)} | " + " | ".join(cells) + " |")
    return lines


def _cards(words: Words, rows: list[dict[str, Any]]) -> list[str]:
    """What is rarely chosen comes first."""
    columns = ("deed", "offered", "taken", "lift")
    lines = ["| " + " | ".join(words.say(f"balance-{column}") for column in columns) + " |", "|---" * 4 + "|"]
    for row in rows[:MOST_CARDS]:
        lift = "–" if row["lift"] is None else f"{row['lift']:.2f}"
        verb, *name = row["deed"].split()
        deed = f"`{verb}` {words.name(name[0])}" if name else f"`{verb}`"
        lines.append(f"| {deed} | {row['offered']} | {percent(row['taken'])} | {lift} |")
    if len(rows) > MOST_CARDS:
        lines += ["", words.say("term-and-more", count=len(rows) - MOST_CARDS).strip()]
    return [*lines, "", words.say("balance-lift-about")]
