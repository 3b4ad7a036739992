"""Words that the files of paper 1 use for one thing in several spellings."""

from __future__ import annotations

import re
from typing import Any

_CLASSES = {
    "human": "human",
    "h": "human",
    "machine": "machine",
    "ai": "machine",
    "m": "machine",
}
_JOINT = re.compile(r"(human|h|machine|ai|m)[+_ ]?(human|h|machine|ai|m)", re.IGNORECASE)

#: The letter in a page's name says who answered: 22_a_2.html is a human's, 27_c_0.html GPT-2's.
LETTERS = {
    "words": {
        "a": "",
        "c": "gpt2",
        "d": "gpt3emb",
        "e": "gpt3promptcurie",
        "f": "gpt3promptdav",
        "g": "other",
    },
    "colors": {"a": "", "b": "azure", "c": "mccq", "d": "google"},
    "objects": {"a": "", "b": "azure", "c": "detectron", "d": "google", "e": "rekognition"},
}
PAGE = re.compile(r"(?:^|/)(?P<number>\d+)_(?P<letter>[a-z])_(?P<place>\d+)\.html/?$")

_AGENTS = {  # as the dictionaries of answers call them
    "gpt3 (embedding)": "gpt3emb",
    "gpt3 (prompt curie)": "gpt3promptcurie",
    "gpt3 (prompt davinci)": "gpt3promptdav",
    # Misspelled like this in the files.
    "gpt3 (prompt davinvci)": "gpt3promptdav",
}


def origin(value: Any) -> str:
    """Human or machine, or nothing where the word says neither.

    >>> origin("Human"), origin("H"), origin("AI"), origin("NA")
    ('human', 'human', 'machine', '')
    """
    return _CLASSES.get(value.strip().lower(), "") if isinstance(value, str) else ""


def origins(value: Any) -> tuple[str, str] | None:
    """The classes of speakers A and B from one word for both.

    >>> origins("HAI"), origins("AIAI"), origins("HH")
    (('human', 'machine'), ('machine', 'machine'), ('human', 'human'))
    """
    match = _JOINT.fullmatch(value.strip()) if isinstance(value, str) else None
    return (origin(match[1]), origin(match[2])) if match else None


def agent(value: Any) -> str:
    """An agent's name, in small letters, as the dictionaries of answers spell it.

    >>> agent("GPT2"), agent("gpt3 (prompt davinvci)"), agent(None)
    ('gpt2', 'gpt3promptdav', '')
    """
    name = " ".join(value.split()).lower() if isinstance(value, str) else ""
    return _AGENTS.get(name, name)
