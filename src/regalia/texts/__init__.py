"""Words for people: the texts of all games in every language, and the clauses of their rules."""

from regalia.texts.clauses import Clause
from regalia.texts.language import LANGUAGES, choose_language
from regalia.texts.words import Words

__all__ = ["LANGUAGES", "Clause", "Words", "choose_language"]
