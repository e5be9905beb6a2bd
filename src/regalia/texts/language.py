"""Which language a person reads: asked for by name, or that of the locale."""

import os
from collections.abc import Mapping

LANGUAGES = ("en", "ru")
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something decides, as everywhere on Unix


def choose_language(asked: str | None = None, settings: Mapping[str, str] | None = None) -> str:
    """The language asked for, else the locale's if we speak it, else English.

    >>> choose_language(None, {"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> choose_language("en", {"LANG": "ru_RU.UTF-8"})
    'en'
    """
    if asked:
        return asked
    found = os.environ if settings is None else settings
    said = next((found[name] for name in SETTINGS if found.get(name)), "")
    spoken = said.split(".")[0].split("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"
