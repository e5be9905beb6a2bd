"""Why an action can't be taken now: the rules once more, clause by clause, in the order of the rules page."""

from mypy_extensions import i64

from regalia.core.bits import bit
from regalia.games.dwarf_king.actions import GIVE, KEEP, PASS, PLAY, QUEST, RAID, SPACE, SWAP, TRADE
from regalia.games.dwarf_king.cards import Terms
from regalia.games.dwarf_king.deck import MAGIC, NO_SUIT, OF_SUIT
from regalia.games.dwarf_king.table import (
    CHOOSING,
    DRAGON,
    GIVING,
    MUMMY,
    OVER,
    PASSING,
    PUPPETEER,
    RAIDING,
    SORCERER,
    SWAPPING,
    TRADING,
    TRICKS,
    Table,
    suit_of,
    trick_cards,
)


def refusal(table: Table, terms: Terms, action: i64) -> str:
    """The clause that forbids an action, or ""."""
    if not 0 <= action < SPACE.size:
        return "dk-no-such-action"
    if table.phase == OVER:
        return "dk-over"
    if QUEST.owns(action):
        if table.phase != CHOOSING:
            return "dk-quest-when"
        tile = terms.tiles[table.tile]
        chosen: i64 = QUEST.arg(action)
        return "" if chosen == tile.front or chosen == tile.back else "dk-quest-side"
    if RAID.owns(action):
        return (
            _other_seat(table, RAID.arg(action), "dk-raid-whom") if table.phase == RAIDING else "dk-raid-when"
        )
    if GIVE.owns(action):
        if table.phase != GIVING:
            return "dk-raid-when"
        return "" if table.holder(GIVE.arg(action)) == table.mover else "dk-raid-own"
    if SWAP.owns(action):
        return (
            _other_seat(table, SWAP.arg(action), "dk-druid-whom")
            if table.phase == SWAPPING
            else "dk-druid-when"
        )
    if PASS.owns(action):
        return "" if table.phase == PASSING else "dk-knight-flag-when"
    if TRADE.owns(action):
        if table.phase != TRADING:
            return "dk-sorcerer-when"
        last = trick_cards(table.last_trick, table.seats)
        return "" if int(TRADE.arg(action)) in last else "dk-sorcerer-last-trick"
    if KEEP.owns(action):
        if table.phase != TRADING:
            return "dk-sorcerer-when"
        return "dk-sorcerer-must" if table.is_last_trick() else ""
    return _refuse_play(table, PLAY.arg(action))


def _other_seat(table: Table, seat: i64, clause: str) -> str:
    return "" if seat < table.seats and seat != table.mover else clause


def _refuse_play(table: Table, card: i64) -> str:
    if table.phase != TRICKS:
        return "dk-question-first"
    hand: i64 = table.hands[table.mover]
    if not hand & bit(card):
        return "dk-play-own"
    if card >= MAGIC:
        if table.bends == SORCERER:
            return "dk-sorcerer-play"
        if table.bends == DRAGON:
            return ""
        if table.bends == PUPPETEER:
            return "dk-puppeteer-first" if table.tricks == 0 and table.count == 0 else ""
        if table.bends == MUMMY and table.tricks == 0:
            return "dk-mummy-first"
    if table.led == NO_SUIT:
        return ""
    if card >= MAGIC and table.bends != MUMMY:  # Excalibur
        return "dk-excalibur-void" if hand & OF_SUIT[table.led] else ""
    if _counts_as(table, card) == table.led:
        return ""
    return "dk-follow" if _can_follow(table, hand) else ""


def _counts_as(table: Table, card: i64) -> i64:
    """The suit a card has in hand: the Mummy's is that of the card it is like."""
    return suit_of(card) if card < MAGIC else suit_of(table.champion)


def _can_follow(table: Table, hand: i64) -> bool:
    if hand & OF_SUIT[table.led]:
        return True
    mummy: bool = table.bends == MUMMY and table.tricks > 0 and hand & bit(table.special) != 0
    return mummy and suit_of(table.champion) == table.led
