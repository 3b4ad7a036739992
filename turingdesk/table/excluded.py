"""What quality rules leave out of a table: the column `excluded`, and the list with reasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.evidence import Attempt
from turingdesk.core.exclusion import JOIN, Exclusion, Marks, exclusions
from turingdesk.core.quality import Rule
from turingdesk.journal.journal_file import Line
from turingdesk.journal.rulings import Rulings
from turingdesk.journal.session_name import parsed
from turingdesk.journal.session_summary import State
from turingdesk.table.attempts import Attempts
from turingdesk.table.evidence import Person, attempt, chains, person
from turingdesk.table.session_evidence import Told

if TYPE_CHECKING:
    from pandas import DataFrame, Series

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
class Seen:
    """What is known of the sessions of a table, by session."""

    opened: Mapping[str, Line]  #: first lines; those that can be read
    states: Mapping[str, State]
    sessions: Sequence[str]  #: all, in order of arrival
    attempts: Attempts
    rulings: Rulings


@dataclass(frozen=True)
class Excluded:
    """What the rules leave out."""

    column: Series[Any]  #: for each response the rules that leave it out, joined by |
    listed: DataFrame  #: one row an exclusion, see `EXCLUSION_COLUMNS`
    sessions: Mapping[str, str]  #: for each session the rules that leave all of it out, joined
    rules: Mapping[str, tuple[Rule, ...]]  #: that count, by study


def excluded(responses: DataFrame, seen: Seen) -> Excluded:
    """Apply the rules of each study to its sessions.

    Args:
        responses: The table, with its column `superseded`.
        seen: Its sessions.
    """
    people = _people(responses, seen)
    rules = {study: seen.rulings.of(study) for study, _ in people}
    told = Told(responses, rules)
    marked: dict[int, str] = {}
    listed: list[dict[str, Any]] = []
    sessions: dict[str, list[str]] = defaultdict(list)
    for whose, names in people.items():
        attempts = [_attempt(chain, told, seen) for chain in chains(names, seen.attempts)]
        found = exclusions(attempts, rules[whose[0]])
        if not found:
            continue
        kinds = {rule.id: rule.kind for rule in rules[whose[0]]}
        listed += [_row(whose, one, kinds[one.rule], told) for one in found]
        marked.update(told.marked(Marks(attempts, found), attempts))
        pieces = {one.session: [piece.session for piece in one.pieces] for one in attempts}
        for one in found:
            for session in pieces[one.session] if one.step is None else ():
                sessions[session].append(one.rule)
    whole = {session: JOIN.join(dict.fromkeys(ids)) for session, ids in sessions.items()}
    return Excluded(_column(responses, marked), exclusion_frame(listed), whole, rules)


def _people(responses: DataFrame, seen: Seen) -> dict[Person, list[str]]:
    """The sessions of each participant in each study, without pilots."""
    found: dict[Person, list[str]] = defaultdict(list)
    for session in seen.sessions:
        opened = seen.opened.get(session, {})
        if opened.get("pilot"):
            continue
        study = str(opened.get("study", ""))
        if not study and parsed(session) is None:
            own = responses.loc[responses["session"] == session, "study"]
            study = next((str(one) for one in own if one), "")
        found[person(session, study)].append(session)
    return found


def _attempt(names: Sequence[str], told: Told, seen: Seen) -> Attempt:
    state = seen.states.get(names[-1], State.CUT_OFF)
    return attempt(
        [told.piece(name) for name in names],
        seen.opened.get(names[-1], {}),
        is_running=state is State.RUNNING,
        is_refused=state is State.REFUSED,
    )


def _row(whose: Person, one: Exclusion, kind: str, told: Told) -> dict[str, Any]:
    trial, stimulus = told.trial(one.session, one.step) if one.step is not None else (None, "")
    return {
        "study": whose[0],
        "participant": whose[1],
        "session": one.session,
        "rule": one.rule,
        "kind": kind,
        "scope": str(one.scope),
        "step": one.step,
        "trial": trial,
        "stimulus": stimulus,
        "subject": one.asked[2] if one.asked else "",
        "reason": one.reason,
    }


def _column(responses: DataFrame, marked: Mapping[int, str]) -> Series[Any]:
    import numpy as np
    import pandas as pd

    values = list(dict.fromkeys(["", *marked.values()]))
    numbers = {value: number for number, value in enumerate(values)}
    codes = np.zeros(len(responses), dtype=np.int32)
    for place, joined in marked.items():
        codes[place] = numbers[joined]
    made = pd.Categorical.from_codes(codes, categories=pd.Index(values, dtype="str"))
    return pd.Series(made, index=responses.index)


def exclusion_frame(listed: Iterable[Mapping[str, Any]] = ()) -> DataFrame:
    """The list of exclusions as a table, by session and step."""
    import pandas as pd

    made = pd.DataFrame(list(listed), columns=[*EXCLUSION_COLUMNS])
    types = dict.fromkeys(EXCLUSION_COLUMNS, "str") | {"step": "Int64", "trial": "Int64"}
    made = made.astype(types)
    return made.sort_values(
        ["study", "session", "step"], na_position="first", kind="stable", ignore_index=True
    )
