"""Types of distinguishers' questions: what a model can do, or how it usually behaves.

Rules tell the two apart (paper 2, Section 6, which finds 18.6 % of capability probes and 41.8 % of
signature probes). They are data, in `questions.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from turingdesk.core.message import message

OTHER = "other"
TITLES = {
    "capability": message("capability probe"),
    "signature": message("signature probe"),
    OTHER: message("other question"),
}
_UNITS = re.compile(r"(?<=[.?!])\s+|\n+")


@dataclass(frozen=True, slots=True)
class QuestionCounts:
    """The number of questions, in all and by type."""

    total: int
    by_type: dict[str, int]  #: a question with patterns of both types counts in both


def question_types(text: str) -> tuple[str, ...]:
    """The types of one question; `OTHER` alone if no pattern fits.

    >>> question_types("What is 17 * 23?"), question_types("Who made you?")
    (('capability',), ('signature',))
    """
    kinds = tuple(kind for kind, rules in _rules().items() if rules.search(text))
    return kinds or (OTHER,)


def units(message_text: str) -> tuple[str, ...]:
    """The questions of a message: its sentences and lines, as far as they ask something.

    One that ends in a question mark asks, and one that begins with a request does; where none
    does, the message as a whole is one.
    """
    sentences = [sentence.strip() for sentence in _UNITS.split(message_text) if sentence.strip()]
    questions = tuple(
        sentence for sentence in sentences if sentence.endswith("?") or _REQUEST.match(sentence)
    )
    return questions or ((" ".join(sentences),) if sentences else ())


def question_counts(messages: Iterable[str]) -> QuestionCounts:
    """Count the questions of messages by type."""
    types_by_unit = [question_types(unit) for text in messages for unit in units(text)]
    return QuestionCounts(
        len(types_by_unit), dict(Counter(kind for kinds in types_by_unit for kind in kinds))
    )


_REQUEST = re.compile(
    r"(please|tell|explain|describe|write|give|list|name|compute|calculate|translate|repeat|"
    r"answer|solve|prove|say|show|imagine|suppose|complete|continue|summarize|respond)\b",
    re.IGNORECASE,
)


@cache
def _rules() -> dict[str, re.Pattern[str]]:
    toml_table = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))
    return {
        kind: re.compile("|".join(entry["patterns"]), re.IGNORECASE)
        for kind, entry in toml_table.items()
    }
