"""The evidence for quality rules: first lines of journals, and the rows of each session."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from math import isfinite
from typing import TYPE_CHECKING, Any

from turingdesk.core.evidence import AnswerKind, Attempt, OtherAnswer, SessionPart, value_hashes
from turingdesk.core.exclusion import Marks
from turingdesk.core.quality import QuestionRule, Rule, StandIns
from turingdesk.core.response import SUPERSEDED
from turingdesk.journal.journal_file import Line
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.rulings import is_marked
from turingdesk.journal.session_name import parsed
from turingdesk.journal.stand_ins import stand_in_room

if TYPE_CHECKING:
    from pandas import DataFrame


Person = tuple[str, str]  #: study and participant


def person(session: str, study: str) -> Person:
    """Return the study and the participant that a session belongs to.

    Args:
        session: Its id.
        study: What its lines say, for sessions that are not called as they should be.
    """
    name = parsed(session)
    return (name.study, name.participant) if name else (study, "")


def chains(sessions: Collection[str], attempts: Attempts) -> Iterator[list[str]]:
    """Group a participant's sessions into attempts: each session after those it continues.

    Sessions that were started over are omitted, since none of their answers count. If two
    sessions continue the same one, it belongs to the first of the two.
    """
    owners: dict[str, str] = {}
    for session in sorted(sessions, key=_order):
        earlier = attempts.earlier.get(session)
        if earlier in sessions:
            owners.setdefault(str(earlier), session)
    for session in sessions:
        if session in owners or attempts.later.get(session) in sessions:
            continue
        chain = [session]
        while owners.get(earlier := attempts.earlier.get(chain[0], "")) == chain[0]:
            chain.insert(0, earlier)
        yield chain


def attempt(
    parts: Sequence[SessionPart], opened: Line, *, is_running: bool, is_refused: bool
) -> Attempt:
    """Assemble an attempt, which is what rules are applied to.

    Args:
        parts: What its journals hold, oldest first.
        opened: The newest one's first line; empty if it cannot be read.
        is_running: Whether more may come.
        is_refused: Whether consent was not given.
    """
    first = parsed(parts[0].session)
    told_blocks = blocks(opened)
    return Attempt(
        session=parts[-1].session,
        number=first.number if first else 0,
        parts=parts,
        trials=_whole_number(opened.get("trials")),
        block_trials={
            name: _whole_number(about_block.get("trials"))
            for name, about_block in told_blocks.items()
        },
        limits_s={
            name: _number(about_block.get("too_fast_s"))
            for name, about_block in told_blocks.items()
        },
        is_running=is_running,
        is_refused=is_refused,
        is_machine=kind_of(str(opened.get("judge"))) is JudgeKind.MACHINES,
    )


def _order(session: str) -> tuple[int, str]:
    name = parsed(session)
    return (name.number if name else 0, session)


def blocks(opened: Line) -> dict[str, Mapping[str, Any]]:
    """The first line's facts about each block; older journals only have the schedule."""
    block_facts = opened.get("blocks")
    if isinstance(block_facts, dict):
        return {str(name): about for name, about in block_facts.items() if isinstance(about, dict)}
    facts_by_block: dict[str, Mapping[str, Any]] = {}
    schedule = opened.get("schedule")
    for slot in schedule if isinstance(schedule, list) else ():
        if isinstance(slot, dict) and not slot.get("practice"):
            name = str(slot.get("block", ""))
            facts_by_block[name] = {
                "trials": facts_by_block.get(name, {"trials": 0})["trials"] + 1
            }
    return facts_by_block


def _number(value: Any) -> float:
    """Convert a value from a journal to a finite number; 0 if it isn't one."""
    with suppress(TypeError, ValueError, OverflowError):
        number = float(value)
        return number if isfinite(number) else 0.0
    return 0.0


def _whole_number(value: Any) -> int:
    return int(_number(value))


#: Answers that agree in all of these share one `AnswerKind`.
_SHARED = (
    *("role", "question", "subject", "correct", "too_fast", "control_trial", "block"),
    *("composition", "choice", "choices"),
)
_KEPT = ("step", "trial", "stimulus", "block", "role", "question", "subject", "choice", "rt_ms")
#: The columns of the table that this module reads.
EVIDENCE_COLUMNS = (*_SHARED, *_KEPT, "session", "study", "practice", "pilot")


class SessionRows:
    """The rows of a table that rules need, by session.

    Args:
        responses: The table, with its column `superseded`.
        rules: Those that count, by study.
    """

    def __init__(self, responses: DataFrame, rules: Mapping[str, Sequence[Rule]]) -> None:
        import numpy as np

        needed_rows = responses[_needed(responses, rules)]
        self._places = needed_rows.index.to_numpy()
        self._columns: dict[str, list[Any]] = {name: needed_rows[name].tolist() for name in _KEPT}
        self._kinds = list(_answer_kinds(needed_rows))
        sessions = needed_rows[
            "session"
        ].cat  # its categories may be the sessions of the whole folder
        codes = sessions.codes.to_numpy()
        # Stable, so that the answers of a session stay in order.
        order = np.argsort(codes, kind="stable")
        there, firsts = np.unique(codes[order], return_index=True)
        rows, ends = order.tolist(), [*firsts.tolist(), len(order)]
        names = map(str, sessions.categories[there])
        self._rows: dict[str, list[int]] = {
            name: rows[first:end] for name, (first, end) in zip(names, pairwise(ends), strict=True)
        }
        self._has_stand_ins = any(
            isinstance(rule, StandIns) for of_study in rules.values() for rule in of_study
        )
        self._asked_about = {
            rule.question
            for of_study in rules.values()
            for rule in of_study
            if isinstance(rule, QuestionRule)
        }

    def part(self, session: str) -> SessionPart:
        """Return what rules need to know of the answers in one journal."""
        steps, times = self._columns["step"], self._columns["rt_ms"]
        rows = self._rows.get(session, [])
        answers = [
            (steps[row], kind, times[row])
            for row in rows
            if (kind := self._kinds[row]) is not None
        ]
        further, played = tuple(self._further(rows)), dict(self._stand_ins(rows))
        return SessionPart(session, answers, further, self._form(rows), played)

    def trial(self, session: str, step: int) -> tuple[int, str]:
        """Return number and stimulus of the trial at a step."""
        steps = self._columns["step"]
        row = next(row for row in self._rows[session] if steps[row] == step)
        return self._columns["trial"][row], str(self._columns["stimulus"][row])

    def marked(self, marks: Marks, attempts: Iterable[Attempt]) -> Iterator[tuple[int, str]]:
        """Yield the index of each excluded row, with the IDs of its rules joined by |."""
        names = ("step", "block", "role", "question", "subject")
        step, block, role, question, subject = (self._columns[name] for name in names)
        for attempt in attempts:
            for session in (part.session for part in attempt.parts):
                is_whole, single = marks.is_whole(session), marks.steps(session)
                for row in self._rows.get(session, ()) if marks.touches(session) else ():
                    if not is_whole and step[row] not in single:
                        continue
                    question_key = (str(role[row]), str(question[row]), str(subject[row]))
                    if joined := marks.of(session, step[row], str(block[row]), question_key):
                        yield int(self._places[row]), joined

    def _further(self, rows: Sequence[int]) -> Iterator[OtherAnswer]:
        role, question = self._columns["role"], self._columns["question"]
        step, block = self._columns["step"], self._columns["block"]
        for row in rows if self._asked_about else ():
            if role[row] == "extra" and question[row] in self._asked_about:
                values = value_hashes(str(self._columns["choice"][row]))
                yield OtherAnswer(step[row], question[row], values, str(block[row]))

    def _stand_ins(self, rows: Sequence[int]) -> Iterator[tuple[int, str]]:
        question, choice = self._columns["question"], self._columns["choice"]
        for row in rows if self._has_stand_ins else ():
            if room := stand_in_room(question[row], choice[row]):
                yield self._columns["step"][row], room

    def _form(self, rows: Sequence[int]) -> dict[str, str]:
        role, question = self._columns["role"], self._columns["question"]
        choice = self._columns["choice"]
        return {question[row]: str(choice[row]) for row in rows if role[row] == "form"}


def _needed(responses: DataFrame, rules: Mapping[str, Sequence[Rule]]) -> Any:
    """Mask the rows that rules need.

    If all rules of a study only exclude answers that were marked as too fast when they were
    given, these answers are enough, and they are few.
    """
    import numpy as np

    is_needed = ~(responses[SUPERSEDED] | responses["practice"] | responses["pilot"]).to_numpy(
        bool
    )
    marked = [study for study, of_study in rules.items() if is_marked(of_study)]
    is_marked_only = responses["study"].isin(marked).to_numpy()
    fast = (responses["too_fast"] & (responses["role"] == "verdict")).to_numpy()
    return is_needed & np.where(is_marked_only, fast, True)


def _answer_kinds(needed_rows: DataFrame) -> Iterator[AnswerKind | None]:
    """Yield the kind of each row's answer; None unless it is a verdict or a control question."""
    import numpy as np
    import pandas as pd

    is_judged = needed_rows["role"].isin(["verdict", "control"])
    judged = needed_rows.loc[is_judged, list(_SHARED)]
    # Not `groupby`, which takes milliseconds for this many columns, however few the rows.
    numbers = np.zeros(len(judged), "int64")
    for name in _SHARED:
        codes, values = pd.factorize(judged[name])
        # One more than there are values, as a missing one has the code -1. Dense after each
        # column, or the product of their sizes could overflow.
        numbers = pd.factorize(numbers * (len(values) + 1) + codes)[0]
    firsts = judged.iloc[np.unique(numbers, return_index=True)[1]]
    values_of = zip(*(firsts[name].tolist() for name in _SHARED), strict=True)
    kinds = [_answer_kind([None if pd.isna(v) else v for v in values]) for values in values_of]
    kind_numbers = iter(numbers.tolist())
    for judges in is_judged.tolist():
        yield kinds[next(kind_numbers)] if judges else None


def _answer_kind(values: Sequence[Any]) -> AnswerKind:
    """Make the kind of answers that have these values of `_SHARED`."""
    of = dict(zip(_SHARED, values, strict=True))
    return AnswerKind(
        asked=(_text(of["role"]), _text(of["question"]), _text(of["subject"])),
        is_verdict=of["role"] == "verdict",
        is_practice=False,
        is_too_fast=bool(of["too_fast"]),
        is_correct=bool(of["correct"]),
        has_truth=of["correct"] is not None,
        is_control_trial=bool(of["control_trial"]),
        block=_text(of["block"]),
        composition=_text(of["composition"]),
        choice=_text(of["choice"]),
        choices=_text(of["choices"]),
    )


def _text(value: Any) -> str:
    return "" if value is None else str(value)


class Attempts:
    """Which sessions continue or replace which, from first lines that arrive in any order."""

    def __init__(self) -> None:
        self.kept_until: dict[str, int] = {}  #: by session: from this step on it is superseded
        self.earlier: dict[str, str] = {}  #: by session: the one it continues
        self.later: dict[str, str] = {}  #: by session: the one that took its place

    def add(self, opened: Line) -> dict[str, int]:
        """Record the first line of a journal.

        Returns:
            The sessions with fewer answers that count than before, each with the first step
            that doesn't count.
        """
        session, changed = str(opened["session"]), dict[str, int]()
        if old := opened.get("continues"):
            self.earlier[session] = str(old)
            self._supersede(str(old), session, int(opened.get("place", 0)), changed)
            if self.kept_until.get(session) == 0:  # started over: so is what it continued
                self._supersede(str(old), session, 0, changed)
        elif old := opened.get("restarts"):
            self._supersede(str(old), session, 0, changed)
        return changed

    def _supersede(self, session: str, by: str, step: int, changed: dict[str, int]) -> None:
        self.later.setdefault(session, by)
        # The lowest step counts, in whatever order the first lines come.
        if step >= self.kept_until.get(session, step + 1):
            return
        changed[session] = self.kept_until[session] = step
        if step == 0 and session in self.earlier:
            self._supersede(self.earlier[session], session, 0, changed)
