"""Participants' answers about themselves in forms, as groups or as a number for each judge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis._counted import of_role
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._levels import form_questions
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_LEVELS = 8  #: of a question whose answers are groups; more are words
_NUMBERS = 6  #: different numbers from which on a question is one of how much


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """One question of a form, with the answer of each judge that gave one."""

    question: str
    answers: Mapping[int, str]  #: by the judge's number
    is_number: bool

    @property
    def levels(self) -> list[str]:
        """The answers that occur, the most frequent first."""
        from collections import Counter

        counts = Counter(self.answers.values())
        return sorted(counts, key=lambda level: (-counts[level], level))


def asked_of_judges(responses: DataFrame) -> tuple[Judged | None, list[FormQuestion], str]:
    """Return the verdicts, the questions that `asked` finds, and why if it finds none."""
    judged_verdicts = judged(responses)
    if judged_verdicts is None:
        return None, [], UNKNOWN
    why = message("no form has a question whose answers form groups")
    return judged_verdicts, list(asked(responses, judged_verdicts)), why


def asked(responses: DataFrame, verdicts: Judged) -> Iterator[FormQuestion]:
    """The questions whose answers are groups or numbers; words and the rest are omitted.

    The last answer counts.
    """
    forms = of_role(responses, "form")
    if forms.empty:
        return
    numbers = _judges(verdicts)
    for name, form_rows in sorted(form_questions(forms), key=lambda entry: entry[0]):
        who = zip(form_rows["study"], form_rows["participant"], form_rows["choice"], strict=True)
        answers = {
            numbers[str(study), str(participant)]: str(choice)
            for study, participant, choice in who
            if (str(study), str(participant)) in numbers and str(choice) not in ("", "nan")
        }
        if (question := _fit(name, answers)) is not None:
            yield question


def number(text: str) -> float | None:
    """Parse an answer as a number; None if it isn't one."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None


def _fit(name: str, answers: Mapping[int, str]) -> FormQuestion | None:
    levels = set(answers.values())
    if len(levels) >= _NUMBERS and all(number(level) is not None for level in levels):
        return FormQuestion(name, answers, is_number=True)
    return (
        FormQuestion(name, answers, is_number=False) if 1 <= len(levels) <= MOST_LEVELS else None
    )


def _judges(verdicts: Judged) -> dict[tuple[str, str], int]:
    import numpy as np

    numbers, first = np.unique(verdicts.judges, return_index=True)
    rows = verdicts.rows[["study", "participant"]].iloc[first]
    participants = zip(rows["study"], rows["participant"], numbers.tolist(), strict=True)
    return {(str(study), str(participant)): place for study, participant, place in participants}
