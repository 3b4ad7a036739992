"""Scores of machine judges as rows of the table of responses: how sure a judge was, and of what.

A judge that gives scores writes them in a line of the kind `scored` before it answers. A row of
the role `score` is one of them, with what is known of the answer that was scored; `choice` is
the verdict that followed. Lines that no verdict followed, as where a judge was stopped, give no
rows.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.core.response import EXCLUDED, SUPERSEDED
from turingdesk.journal.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.journal.journal_file import Line

ROLE = "score"
WHOLE = 0  #: as message: the answer as a whole
_OF_VERDICTS = (
    *("study", "session", "participant", "judge", "step", "block", "task"),
    *("table", "stimulus", "prompt"),
    *("subject", "origin", "agent", "truth", "choice", "domain", "length", "composition"),
    *("pilot", SUPERSEDED, EXCLUDED),
)
_KEY = ["session", "step", "subject"]
#: Columns of these rows beyond those of responses, each with its type.
FURTHER = {"score": "float64", "message": "int64", "fold": "int64"}
COLUMNS = ("role", *_OF_VERDICTS, *FURTHER)


class MachineScores:
    """Collects the scores of any number of lines."""

    def __init__(self) -> None:
        self._sessions: dict[str, int] = {}
        self._subjects: dict[str, int] = {}
        # Flat arrays: as tuples of Python's, scores would take many times as much memory.
        self._places = array("q")  #: session, step, subject, message and fold of each
        self._scores = array("d")

    def add(self, line: Line) -> None:
        """Record a `scored` line; values that aren't numbers are ignored."""
        session = self._sessions.setdefault(str(line["session"]), len(self._sessions))
        step, fold = _whole_number(line.get("step")), _whole_number(line.get("fold"))
        for subject, message, score in _scores_of(line):
            code = self._subjects.setdefault(subject, len(self._subjects))
            self._places.extend((session, step, code, message, fold))
            self._scores.append(score)

    def rows(self, responses: DataFrame) -> DataFrame | None:
        """Return one row for each score that a verdict followed; None if there are none.

        Args:
            responses: The table, with `superseded` and `excluded`.
        """
        if not self._scores:
            return None
        # A step that is asked again is scored again; the last scores led to the verdict that
        # counts.
        score_rows = self._frame().drop_duplicates([*_KEY, "message"], keep="last")
        verdict_rows = _verdicts(responses).drop_duplicates(_KEY, keep="last")
        merged = verdict_rows.merge(score_rows, on=_KEY, how="inner")
        if merged.empty:
            return None
        merged.insert(0, "role", ROLE)
        texts = [column for column in merged if merged[column].dtype.kind == "O"]
        return merged[list(COLUMNS)].astype(dict.fromkeys(texts, "category"))

    def _frame(self) -> DataFrame:
        import numpy as np
        import pandas as pd

        places = np.array(self._places, dtype=np.int64).reshape(-1, 5)
        sessions, subjects = (
            np.array(list(names), dtype=object) for names in (self._sessions, self._subjects)
        )
        return pd.DataFrame(
            {
                "session": pd.Series(sessions[places[:, 0]], dtype="str"),
                "step": places[:, 1],
                "subject": pd.Series(subjects[places[:, 2]], dtype="str"),
                "score": np.array(self._scores),
                "message": places[:, 3],
                "fold": places[:, 4],
            }
        )


def _verdicts(responses: DataFrame) -> DataFrame:
    """The verdicts on origin of machine judges, keys as plain text."""
    judges = responses["judge"]
    machines = [judge for judge in judges.unique() if kind_of(str(judge)) is JudgeKind.MACHINES]
    is_verdict = judges.isin(machines) & (responses["role"] == "verdict")
    rows = responses.loc[is_verdict & (responses["question"] == "origin"), list(_OF_VERDICTS)]
    return rows.astype({"session": "str", "subject": "str"})


def _scores_of(line: Line) -> Iterator[tuple[str, int, float]]:
    """Subject, message and score of each score of a line."""
    for subject, score in _members(line.get("scores")):
        if _is_number(score):
            yield subject, WHOLE, float(score)
    for subject, scores in _members(line.get("messages")):
        for message, score in enumerate(scores if isinstance(scores, list) else (), 1):
            if _is_number(score):
                yield subject, message, float(score)


def _members(value: object) -> Iterable[tuple[str, Any]]:
    return value.items() if isinstance(value, Mapping) else ()


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _whole_number(value: object) -> int:
    # JSON has integers of any size, but the array has 64 bits for each.
    return value if isinstance(value, int) and abs(value) < 1 << 62 else 0
