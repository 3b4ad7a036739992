"""The texts to code: what judges typed, and nothing else about it.

A coder must not know who made what was judged, what was said of it, or whether that was
right, so a text carries none of it; its place in the data is only what the coding is filed
under. Each coder meets the texts in an order of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from turingdesk.core.question import Role
from turingdesk.core.streams import stream
from turingdesk.journal.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    from pandas import DataFrame

_NEVER = ("superseded", "pilot", "practice", "control_trial")


class TextPlace(NamedTuple):
    """Where a text stands in the data: what codings are filed under."""

    session: str
    step: int
    question: str
    subject: str


@dataclass(frozen=True, slots=True)
class TextToCode:
    """One text to code."""

    place: TextPlace = field(repr=False)  #: never shown to a coder
    words: str


def questions(responses: DataFrame) -> list[str]:
    """The questions of trials that were answered in words; choices and numbers are none."""
    rows = _typed(responses)
    return sorted({str(one) for one in rows["question"].unique()})


def texts(responses: DataFrame, question: str, study: str = "") -> list[TextToCode]:
    """The answers to a question that count, in the order of the data.

    Args:
        responses: A table, as `table.table` gives it.
        question: Its id.
        study: Only this one's; by default all.
    """
    rows = _typed(responses)
    rows = rows[rows["question"].astype("str") == question]
    if study:
        rows = rows[rows["study"].astype("str") == study]
    told = zip(rows["session"], rows["step"], rows["subject"], rows["choice"], strict=True)
    return [
        TextToCode(TextPlace(str(session), int(step), question, str(subject)), str(words).strip())
        for session, step, subject, words in told
    ]


def shuffled(found: Sequence[TextToCode], coder: str, scheme: str) -> list[TextToCode]:
    """The texts in this coder's order, the same whenever they come back.

    A text that is added later does not move the others: each has a number drawn for it.
    """

    def drawn(text: TextToCode) -> float:
        place = "\n".join(map(str, text.place))
        return stream(f"{scheme}\n{coder}\n{place}", "coding").chance()

    return sorted(found, key=drawn)


def _typed(responses: DataFrame) -> DataFrame:
    """Answers of people in words: nothing was offered, and not all answers are numbers."""
    rows = responses[responses["role"].astype("str") == Role.EXTRA.value]
    rows = rows[~rows[list(_NEVER)].astype("bool").any(axis=1)]
    judges = rows["judge"].astype("str")
    people = [one for one in judges.unique() if kind_of(one) is JudgeKind.PEOPLE]
    rows = rows[judges.isin(people)]
    offered = rows["choices"].astype("str").replace("nan", "")
    said = rows["choice"].astype("str").str.strip().replace("nan", "")
    rows, said = rows[(said != "") & (offered == "")], said[(said != "") & (offered == "")]
    asked = rows["question"].astype("str")
    in_words = {
        question for question, text in zip(asked, said, strict=True) if not _is_number(text)
    }
    return rows[asked.isin(in_words)]


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
