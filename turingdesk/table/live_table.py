"""The live table: responses, sessions and exclusions, kept up to date while lines arrive.

Rows that arrived before are kept; only those of people whose sessions changed are computed anew.
So Live results and every other page hand the same table to the same analyses, however large
the folder is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.core.quality import Rule
from turingdesk.core.response import COLUMNS, EXCLUDED, SUPERSEDED, TYPING
from turingdesk.journal.journal_file import Line, ResponseLine, as_typed
from turingdesk.journal.rulings import Rulings
from turingdesk.journal.session_summary import State
from turingdesk.journal.stand_ins import stand_in_room
from turingdesk.table.columns import Columns, ValueCodes
from turingdesk.table.evidence import EVIDENCE_COLUMNS, Attempts, Person, person
from turingdesk.table.excluded import SessionsUnderRules, excluded, exclusion_frame
from turingdesk.table.identity import IDENTIFYING, tables_told
from turingdesk.table.machine_scores import MachineScores
from turingdesk.table.sessions_table import COUNTED, Sessions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

_STEP = ("session", "step", "role", "question", "subject")
#: The columns from which it follows what counts; to copy others takes time.
_NEEDED = list(dict.fromkeys((*_STEP, *EVIDENCE_COLUMNS, *COUNTED)))
_NO_LIMIT = 1 << 62
#: Sessions that began at the same time, or of which no one knows when, stand by their numbers.
_OLDEST_FIRST = ["started", "participant", "number", "study", "session"]


class LiveTable:
    """A table that grows: add lines, then update it. It isn't thread-safe.

    Args:
        rules: The quality rules of all studies; by default, for each study, those that its
            newest session tells.
        pilots: Whether these are the pilots, which count among themselves.
        columns: The columns of responses that are wanted; those from which it follows what
            counts are there in any case.
    """

    def __init__(
        self,
        rules: Sequence[Rule] | None = None,
        *,
        pilots: bool = False,
        columns: Collection[str] = COLUMNS,
    ) -> None:
        self.version = 0  #: grows whenever an update changes something
        self.gathered = Sessions()
        self.rulings = Rulings(rules)
        self.rules: dict[str, tuple[Rule, ...]] = {}  #: by study, as last applied
        self._pilots = pilots
        self._columns = Columns({*_NEEDED, *IDENTIFYING, *columns})
        self._attempts, self._scores = Attempts(), MachineScores()
        self._people: dict[str, Person] = {}  #: whose each session is
        self._sessions_of: dict[Person, list[str]] = defaultdict(list)
        self._changed: set[str] = set()  #: sessions, since the last update
        self._states: dict[str, State] = {}
        self._superseded, self._excluded = _empty("bool"), _empty("int32")
        self._typed = _empty("int32")
        self._marks = ValueCodes()  #: of `_excluded`: the rules that exclude an answer, joined
        self._flags = ValueCodes()  #: of `_typed`: what is odd about an answer's typing
        self._listed: dict[Person, list[dict[str, Any]]] = {}  #: exclusions
        self._responses: DataFrame | None = None
        self._sessions: DataFrame | None = None

    @property
    def responses(self) -> DataFrame:
        """One row per answered question: `Response`, superseded and excluded."""
        if self._responses is None:
            self.update()
        assert self._responses is not None
        return self._responses

    @property
    def sessions(self) -> DataFrame:
        """One row a journal, oldest first; see `SESSION_COLUMNS`."""
        if self._sessions is None:
            self.update()
        assert self._sessions is not None
        return self._sessions

    @property
    def exclusions(self) -> DataFrame:
        """One row an exclusion; see `EXCLUSION_COLUMNS`."""
        return exclusion_frame(row for rows in self._listed.values() for row in rows)

    @property
    def scores(self) -> DataFrame | None:
        """The scores by machine judges; see `table.machine_scores`."""
        return self._scores.rows(self.responses)

    def add(self, lines: Iterable[Line | ResponseLine]) -> None:
        """Add lines of any kind; those of one session must be in order."""
        batch = [as_typed(line) if isinstance(line, dict) else line for line in lines]
        responses = [line for line in batch if isinstance(line, ResponseLine) and line.session]
        others: dict[str, list[Line]] = defaultdict(list)
        for line in batch if len(responses) < len(batch) else ():
            if isinstance(line, dict) and "session" in line:  # or it has personal answers
                others[str(line["session"])].append(line)
        if self._pilots:
            _unmark_pilots(responses, others.values())
        self._columns.extend(responses)
        for response in responses if not self._pilots else ():  # pilots may have them
            if not response.pilot and _has_stand_ins(response):
                self.rulings.with_stand_ins.add(str(response.study))
        latest = {response.session: response for response in responses}
        for session in dict.fromkeys((*others, *latest)):
            self._add(session, others.get(session, []), latest.get(session))

    def update(self, running: Collection[str] | None = None) -> None:
        """Bring responses, sessions and exclusions up to date.

        Args:
            running: The sessions that are running among those that were not closed, since some
                rules wait until a session is over; None for all of them.
        """
        before, self._states = self._states, self.gathered.states(running)
        changed, self._changed = self._changed, set()
        changed |= {
            session for session, state in self._states.items() if before.get(session) != state
        }
        people = {self._people[session] for session in changed if session in self._people}
        people.update(self._under_other_rules())
        if people or self._responses is None:
            self.version += 1
            self._recompute(people)

    def _add(self, session: str, lines: list[Line], latest: ResponseLine | None) -> None:
        """Add the lines of one session that aren't responses, and its latest response."""
        self._changed.add(session)
        self.gathered.extend(session, lines, latest)
        if session not in self._people or not self._people[session][0]:
            latest_study = latest.study if latest and latest.study else ""
            study = next((str(line["study"]) for line in lines if line.get("study")), latest_study)
            self._assign(session, person(session, study))
        for line in lines:
            if line["kind"] == "opened":
                self._changed.update(self._attempts.add(line))
                self.rulings.add(line)
            elif line["kind"] == "scored":
                self._scores.add(line)

    def _assign(self, session: str, whose: Person) -> None:
        if session in self._people:
            self._sessions_of[self._people[session]].remove(session)
        self._people[session] = whose
        self._sessions_of[whose].append(session)

    def _under_other_rules(self) -> Iterator[Person]:
        """Yield the people whose study has other rules than at the last update."""
        for study in {study for study, _ in self._sessions_of}:
            rules = self.rulings.of(study)
            if self.rules.get(study) != rules:
                self.rules[study] = rules
                yield from (
                    person_key for person_key in self._sessions_of if person_key[0] == study
                )

    def _recompute(self, people: Collection[Person]) -> None:
        """Determine anew which answers of some people count, and rebuild both frames."""
        import pandas as pd

        names = {session: None for key in people for session in self._sessions_of[key]}
        frame = self._columns.frame()
        if (tables := tables_told(frame)) is not None:
            frame["table"] = tables
        # The rows of a few people are a small copy; of all of them no copy is needed.
        rows = _rows_of(frame, names) if len(names) < len(self._people) else None
        needed_rows = frame[_NEEDED] if rows is None else frame[_NEEDED].take(rows)
        superseded = _superseded(needed_rows, self._attempts)
        needed_rows = needed_rows.assign(**{SUPERSEDED: superseded})
        exclusion_result = excluded(needed_rows, self._under_rules(people))
        at = slice(None) if rows is None else rows
        self._superseded = _resized(self._superseded, len(frame))
        self._superseded[at] = superseded
        self._excluded = _resized(self._excluded, len(frame))
        self._excluded[at] = self._marks[""]
        self._excluded[list(exclusion_result.rows)] = [
            self._marks[rule_ids] for rule_ids in exclusion_result.rows.values()
        ]
        flags = self._typing_flags(needed_rows, names)
        self._typed = _resized(self._typed, len(frame))
        self._typed[at] = self._flags[""]
        self._typed[list(flags)] = [self._flags[flag] for flag in flags.values()]
        for key in people:
            self._listed.pop(key, None)
        self._listed.update(exclusion_result.listed)
        frame[SUPERSEDED] = self._superseded
        of_rules, of_typing = (self._excluded, self._marks), (self._typed, self._flags)
        for name, (codes, categories) in ((EXCLUDED, of_rules), (TYPING, of_typing)):
            names_of = pd.Index(categories.names, dtype="str")
            frame[name] = pd.Categorical.from_codes(codes, categories=names_of)
        self._responses = frame
        sessions = self.gathered.frame(names, needed_rows, self._states, exclusion_result.sessions)
        if self._sessions is not None:
            other_sessions = self._sessions[~self._sessions["session"].isin(names)]
            sessions = pd.concat([other_sessions, sessions]) if len(other_sessions) else sessions
        self._sessions = sessions.sort_values(_OLDEST_FIRST, ignore_index=True)

    def _typing_flags(self, needed_rows: DataFrame, sessions: Iterable[str]) -> dict[int, str]:
        """Return what is unusual about the typing of answers, by row of the table."""
        flags = {
            session_name: step_flags
            for session_name in sessions
            if (step_flags := self.gathered.typing(session_name))
        }
        if not flags:
            return {}
        answers = needed_rows[
            needed_rows["session"].isin(flags) & (needed_rows["role"] == "answer")
        ]
        places = answers[["session", "step"]].itertuples(name=None)
        return {
            place: f"{flags[session][step]}"
            for place, session, step in places
            if step in flags[session]
        }

    def _under_rules(self, people: Iterable[Person]) -> SessionsUnderRules:
        opened = self.gathered.opened
        judged = {
            person_key: [
                s for s in self._sessions_of[person_key] if not opened.get(s, {}).get("pilot")
            ]
            for person_key in people
        }
        there = {person_key: sessions for person_key, sessions in judged.items() if sessions}
        return SessionsUnderRules(there, opened, self._states, self._attempts, self.rules)


def _has_stand_ins(response: ResponseLine) -> bool:
    return bool(stand_in_room(str(response.question), response.choice))


def _rows_of(frame: DataFrame, names: Collection[str]) -> NDArray[np.intp]:
    """Return the positions of the responses of some sessions."""
    import numpy as np
    import pandas as pd

    sessions = frame["session"].cat
    is_wanted = np.zeros(len(sessions.categories) + 1, dtype=bool)
    is_wanted[sessions.categories.get_indexer(pd.Index(list(names), dtype="str"))] = True
    is_wanted[-1] = False  # the place of those that have no responses
    return np.flatnonzero(is_wanted[sessions.codes.to_numpy()])


def _superseded(responses: DataFrame, attempts: Attempts) -> NDArray[np.bool_]:
    import numpy as np

    # The last one counts, as lines of a session come in order.
    again: NDArray[np.bool_] = responses.duplicated(list(_STEP), keep="last").to_numpy()
    if not attempts.kept_until:
        return again
    sessions = responses["session"].cat
    until = [attempts.kept_until.get(str(name), _NO_LIMIT) for name in sessions.categories]
    limits = np.array(until, dtype=np.int64)[sessions.codes.to_numpy()]
    return again | (responses["step"].to_numpy() >= limits)


def _empty(dtype: str) -> NDArray[Any]:
    import numpy as np

    return np.empty(0, dtype=dtype)


def _resized(values: NDArray[Any], length: int) -> NDArray[Any]:
    """Copy an array to a new length. A copy, since frames in use may share the old one."""
    import numpy as np

    resized_values = np.zeros(length, dtype=values.dtype)
    resized_values[: len(values)] = values
    return resized_values


def _unmark_pilots(responses: Iterable[ResponseLine], others: Iterable[Iterable[Line]]) -> None:
    """Remove the mark of pilots in place: in a table of pilots alone, their answers count."""
    for response in responses:
        response.pilot = False
    for lines in others:
        for line in lines:
            line.pop("pilot", None)
