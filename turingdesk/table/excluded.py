"""The exclusions from a table by quality rules: the column `excluded`, and a list of reasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from turingdesk.core.evidence import Attempt
from turingdesk.core.exclusion import JOIN, Exclusion, Marks, exclusions
from turingdesk.core.quality import Rule
from turingdesk.journal.journal_file import Line
from turingdesk.journal.session_summary import State
from turingdesk.table.evidence import Attempts, Person, SessionRows, attempt, chains

if TYPE_CHECKING:
    from pandas import DataFrame

#: The columns of the list of exclusions, each with its sentence for the codebook.
EXCLUSION_COLUMNS = {
    "study": "Study id",
    "participant": "Participant code as entered at the kiosk, or judge:<name>",
    "session": "Session id; of a session that went on, the newest",
    "rule": "Id of the quality rule",
    "kind": "What kind of rule it is",
    "scope": "trial: one trial, or one answer of it; session: all of the session",
    "step": "The trial's step; empty where the whole session is left out",
    "trial": "The trial's number in the session; empty where the whole session is left out",
    "stimulus": "The trial's stimulus; empty where the whole session is left out",
    "subject": "The speaker or side, where only the answer about this one is left out",
    "reason": "Why, in one sentence",
}


@dataclass(frozen=True)
class SessionsUnderRules:
    """The sessions of some people, with what rules need to know of them."""

    people: Mapping[Person, Sequence[str]]  #: each one's sessions, in order of arrival
    opened: Mapping[str, Line]  #: first lines by session; those that can be read
    states: Mapping[str, State]
    attempts: Attempts
    rules: Mapping[str, tuple[Rule, ...]]  #: that apply, by study


@dataclass(frozen=True)
class Excluded:
    """The exclusions by the rules."""

    rows: Mapping[Any, str]  #: by the index of a response: the rules that exclude it, joined
    listed: Mapping[Person, list[dict[str, Any]]]  #: one row an exclusion; see EXCLUSION_COLUMNS
    sessions: Mapping[str, str]  #: for each session the rules that exclude all of it, joined


def excluded(responses: DataFrame, under_rules: SessionsUnderRules) -> Excluded:
    """Apply the rules of each study to some people's sessions.

    Args:
        responses: Of these sessions, with their column `superseded`.
        under_rules: The sessions.
    """
    rows: dict[Any, str] = {}
    listed: dict[Person, list[dict[str, Any]]] = {}
    sessions: dict[str, list[str]] = defaultdict(list)
    if not any(under_rules.rules[study] for study, _ in under_rules.people):
        return Excluded(rows, listed, {})
    session_rows = SessionRows(responses, under_rules.rules)
    for whose, names in under_rules.people.items():
        rules = under_rules.rules[whose[0]]
        attempts = [
            _attempt(chain, session_rows, under_rules)
            for chain in chains(names, under_rules.attempts)
        ]
        person_exclusions = exclusions(attempts, rules)
        if not person_exclusions:
            continue
        kinds = {rule.id: rule.kind for rule in rules}
        listed[whose] = [
            _row(whose, exclusion, kinds[exclusion.rule], session_rows)
            for exclusion in person_exclusions
        ]
        rows.update(session_rows.marked(Marks(attempts, person_exclusions), attempts))
        parts = {
            person_attempt.session: [part.session for part in person_attempt.parts]
            for person_attempt in attempts
        }
        for exclusion in person_exclusions:
            for session in parts[exclusion.session] if exclusion.step is None else ():
                sessions[session].append(exclusion.rule)
    rules_by_session = {
        session: JOIN.join(dict.fromkeys(ids)) for session, ids in sessions.items()
    }
    return Excluded(rows, listed, rules_by_session)


def _attempt(
    names: Sequence[str], session_rows: SessionRows, under_rules: SessionsUnderRules
) -> Attempt:
    state = under_rules.states.get(names[-1], State.CUT_OFF)
    return attempt(
        [session_rows.part(name) for name in names],
        under_rules.opened.get(names[-1], {}),
        is_running=state is State.RUNNING,
        is_refused=state is State.REFUSED,
    )


def _row(
    whose: Person, exclusion: Exclusion, kind: str, session_rows: SessionRows
) -> dict[str, Any]:
    trial, stimulus = (
        session_rows.trial(exclusion.session, exclusion.step)
        if exclusion.step is not None
        else (None, "")
    )
    return {
        "study": whose[0],
        "participant": whose[1],
        "session": exclusion.session,
        "rule": exclusion.rule,
        "kind": kind,
        "scope": str(exclusion.scope),
        "step": exclusion.step,
        "trial": trial,
        "stimulus": stimulus,
        "subject": exclusion.asked[2] if exclusion.asked else "",
        "reason": exclusion.reason,
    }


def exclusion_frame(listed: Iterable[Mapping[str, Any]] = ()) -> DataFrame:
    """Make a table of exclusions, sorted by session and step."""
    rows = sorted(listed, key=_sort_key)
    # A copy, since the empty table is shared.
    return _exclusion_frame(rows) if rows else _no_exclusions().copy()


def _sort_key(row: Mapping[str, Any]) -> tuple[str, str, int]:
    """Sort key of an exclusion: a whole session comes before its steps."""
    return row["study"], row["session"], -1 if row["step"] is None else row["step"]


@cache
def _no_exclusions() -> DataFrame:
    return _exclusion_frame([])


def _exclusion_frame(rows: Sequence[Mapping[str, Any]]) -> DataFrame:
    import pandas as pd

    types: dict[str, Any] = dict.fromkeys(EXCLUSION_COLUMNS, "str") | {
        "step": "Int64",
        "trial": "Int64",
    }
    return pd.DataFrame(
        {name: pd.array([row[name] for row in rows], dtype) for name, dtype in types.items()}
    )
