"""Live results: what the folder's journals say at this moment, ready to be painted.

It is computed from the same table and by the same functions as the Analysis page, so both
show the same numbers. Knows no widgets and no threads; it runs in a worker process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import join
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.journal.session_summary import State
from turingdesk.study.unsealing import NO_KEYS, Keys
from turingdesk.system.clock import epoch_s, utc_now
from turingdesk.table.table import FolderTable, Table

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.clustering import Clustering

TARGET = "turingdesk.desk.live:LiveResults"  #: of the worker
MINUTES = 30
AHEAD_S = 60.0  #: clocks of machines may differ by so much
LISTED = 50  #: sessions; the Sessions page has all
SHOWN = ("confusion", "detectability")  #: analyses that have a card of their own on the page
#: The columns that these analyses need; to copy others takes time in large folders.
_COLUMNS = (
    *("session", "study", "participant", "judge", "pilot", "practice", "control_trial", "task"),
    *("stimulus", "role", "question", "subject", "origin", "agent", "choice", "truth"),
    *("composition", "superseded", "excluded"),
)
_GOES_ON = frozenset({str(State.CONTINUED), str(State.RESTARTED)})
Result = Sequence[Mapping[str, Any]]


class Whose(StrEnum):
    """Whose answers are looked at; they are never mixed."""

    PEOPLE = "people"
    MACHINES = "machines"
    SIMULATED = "simulated"
    PILOTS = "pilots"

    @property
    def kind(self) -> JudgeKind | None:
        """The judges; None for pilots, whoever sat there."""
        return None if self is Whose.PILOTS else JudgeKind(self.value)


@dataclass(frozen=True, slots=True)
class LiveQuery:
    """What the experimenter chose to see."""

    study: str = ""  #: a study's id; empty for the newest one
    whose: Whose | None = None  #: None for people, or whoever there is
    task: str = ""  #: empty for all
    before: bool = False  #: whether results are shown as if the study had no quality rules


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session; one that was cut off and went on is one row, with all its answers."""

    session: str
    participant: str
    kiosk: str
    study: str
    started: str  #: UTC, ISO 8601
    last_at: str  #: UTC, ISO 8601
    done: int  #: counted trials answered
    of: int
    controls_passed: int
    controls_asked: int
    verdicts: int
    too_fast: int
    median_rt_s: float | None
    state: State
    simulated: bool
    demonstration: bool
    sealed: bool = False  #: nobody gave the passphrase, so its verdicts have no truth
    excluded: tuple[str, ...] = ()  #: the rules that leave the session out


@dataclass(frozen=True, slots=True)
class ExcludedRow:
    """What a quality rule leaves out of one session."""

    session: str
    participant: str
    reason: str  #: a message
    verdicts: int


@dataclass(frozen=True)
class Snapshot:
    """One moment of the data folder, for one study."""

    studies: Mapping[str, str] = field(default_factory=dict)  #: title by id
    study: str = ""
    there: tuple[Whose, ...] = ()  #: whose answers this study has
    whose: Whose = Whose.PEOPLE
    tasks: tuple[str, ...] = ()
    task: str = ""
    before: bool = False  #: whether the study's quality rules are passed over
    has_exclusions: bool = False  #: whether they leave anything out
    counted: int = 0  #: verdicts that count
    left_out: Mapping[str, int] = field(default_factory=dict)  #: verdicts by why they do not
    by_rule: int = 0  #: how many of these quality rules leave out
    sealed: int = 0  #: verdicts whose truth is sealed
    hides_truth: bool = False  #: whether any of the sessions is sealed
    results: Mapping[str, Result] = field(default_factory=dict)  #: rows by analysis
    by_task: Result = ()  #: detectability of each task
    by_machine: Result = ()  #: of each machine, or of each task and machine; see `_by_machine`
    course: Result = ()  #: detectability after more and more sessions; see `analysis._course`
    excluded: Sequence[ExcludedRow] = ()  #: what rules leave out of sessions; at most LISTED
    per_minute: Sequence[int] = ()
    sessions: Sequence[SessionRow] = ()  #: running ones first, then the newest; at most LISTED
    others: int = 0  #: sessions that are not listed
    valid: int = 0  #: sessions that run or were completed
    planned: int | None = None  #: sessions, as the newest one says
    kiosks: int = 0  #: machines on which one runs
    last_at: str = ""
    problems: int = 0  #: places of journals that could not be read

    @property
    def title(self) -> str:
        """What the study is called."""
        return self.studies.get(self.study, self.study)


class LiveResults:
    """Looks at one data folder and its pilots, again and again.

    Args:
        data: The data folder.
        report: Told how many journals are read, of how many.
    """

    def __init__(self, data: Path, report: Callable[[int, int], None] = lambda *_: None) -> None:
        self._data, self._report = data, report
        self.use(NO_KEYS)

    def use(self, keys: Keys) -> None:
        """Read all anew with the keys to some seals."""
        columns = (*_COLUMNS, "at")
        self._people = FolderTable(self._data, keys=keys, columns=columns)
        self._pilots = FolderTable(self._data, keys=keys, pilots=True, columns=columns)
        self._shown: tuple[object, ...] = ()

    def look(self, query: LiveQuery, now: str) -> Snapshot | None:
        """Read what is new.

        Args:
            query: What to look at.
            now: The time of day, UTC, ISO 8601.

        Returns:
            What to show; None where nothing has changed.
        """
        folders = (self._people, self._pilots)
        for folder in folders:
            folder.refresh(self._report)
        minute = int(datetime.fromisoformat(now).timestamp() // 60)
        problems = [len(folder.problems) for folder in folders]
        shown = (query, [folder.version for folder in folders], problems, minute)
        if shown == self._shown:
            return None
        self._shown = shown
        people, pilots = Side.of(self._people), Side.of(self._pilots)
        base = _base(query, people, pilots)
        base = replace(base, problems=len({*self._people.problems, *self._pilots.problems}))
        if not base.studies:
            return base
        is_pilots = base.whose is Whose.PILOTS
        folder = self._pilots if is_pilots else self._people
        base = replace(base, planned=planned(folder.live.gathered.opened, base.study))
        return of_study(pilots if is_pilots else people, base, now)


@dataclass(frozen=True)
class Side:
    """What counts, or the pilots: responses and sessions."""

    responses: DataFrame
    sessions: DataFrame

    @classmethod
    def of(cls, folder: FolderTable) -> Side:
        """Those of a folder, without sessions that were made pilots afterwards."""
        responses, sessions = folder.live.responses, folder.live.sessions
        if sessions["pilot"].any():
            sessions = sessions[~sessions["pilot"]]
            responses = responses[responses["session"].isin(sessions["session"])]
        return cls(responses, sessions)

    def titles(self) -> dict[str, str]:
        """Each study's title, by id."""
        found: dict[str, str] = {}
        both = self.sessions[["study", "study_title"]].drop_duplicates()
        for study, title in both.itertuples(index=False, name=None):
            found[study] = str(title or found.get(study, study))
        return found

    def last_at(self) -> dict[str, str]:
        """When a session with answers last wrote, by study."""
        sessions = self.sessions
        answered = sessions[
            sessions["verdicts"] + sessions["controls_asked"] + sessions["done"] > 0
        ]
        latest = answered.groupby("study")["ended"].max()
        return {str(study): str(at) for study, at in latest.items()}

    def kinds(self, study: str) -> set[JudgeKind]:
        """Which kinds of judges answered."""
        rows = self.responses
        own = (rows["study"] == study) & rows["role"].isin(["verdict", "control"])
        return {kind_of(str(judge)) for judge in rows.loc[own, "judge"].unique()}


def _base(query: LiveQuery, people: Side, pilots: Side) -> Snapshot:
    """What is looked at: the study chosen or else the newest, and people before others."""
    titles = pilots.titles() | people.titles()
    if not titles:
        return Snapshot()
    latest = _latest(pilots.last_at(), people.last_at())
    study = query.study
    if study not in titles:
        study = max(titles, key=lambda one: latest.get(one, ""))
    kinds, has_pilots = people.kinds(study), study in pilots.titles()
    there = tuple(w for w in Whose if (w.kind in kinds if w.kind else has_pilots))
    usually = Whose(usual(kinds).value) if kinds or not there else there[0]
    whose = query.whose if query.whose in there else usually
    return Snapshot(titles, study, there, whose, task=query.task, before=query.before)


def _latest(*times: Mapping[str, str]) -> dict[str, str]:
    """The latest time of each study."""
    studies = {study for one in times for study in one}
    return {study: max(one.get(study, "") for one in times) for study in studies}


def of_study(side: Side, base: Snapshot, now: str = "") -> Snapshot:
    """Compute what is shown of one study.

    Args:
        side: What counts, or the pilots.
        base: Which study, whose answers, which task.
        now: The time of day, UTC, ISO 8601; by default the real one.
    """
    from turingdesk.analysis._counted import REASONS, before_rules, left_out
    from turingdesk.core.response import EXCLUDED

    now = now or utc_now()
    sessions = side.sessions[side.sessions["study"] == base.study]
    frame = _judged(side, sessions, base)
    tasks = tuple(sorted(str(task) for task in frame["task"].unique() if task))
    if base.task in tasks:
        frame = frame[frame["task"] == base.task]
    has_exclusions = bool((frame[EXCLUDED] != "").any())
    excluded = _excluded(frame)
    if base.before:
        frame = before_rules(frame)
    results, gone = _results(frame, sessions), left_out(frame)
    if base.whose is not Whose.PILOTS:
        is_shown = sessions["simulated"] == (base.whose is Whose.SIMULATED)
        sessions = sessions[is_shown]
    return replace(
        base,
        tasks=tasks,
        task=base.task if base.task in tasks else "",
        has_exclusions=has_exclusions,
        counted=sum(row["n"] for row in results["results"]["confusion"]),
        left_out=gone,
        by_rule=sum(n for why, n in gone.items() if why not in REASONS.values()),
        sealed=int(sessions.loc[sessions["sealed"], "verdicts"].sum()),
        hides_truth=bool(sessions["sealed"].any()),
        excluded=excluded,
        per_minute=per_minute(side.responses, side.sessions, base.study, MINUTES, now),
        **results,
        **_of_sessions(sessions, side.responses, now),
    )


def _results(frame: DataFrame, sessions: DataFrame) -> dict[str, Any]:
    """What the verdicts say, as a whole, by task, by machine, and over the sessions."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._clusters import chosen
    from turingdesk.analysis._counted import verdicts, verdicts_once
    from turingdesk.analysis._course import course

    with verdicts_once():
        results = {name: _rows(ANALYSES[name].compute(frame)) for name in SHOWN}
        rows, by = verdicts(frame), chosen(frame)
        return {
            "results": results,
            "by_task": _by_task(rows, by),
            "by_machine": _by_machine(frame, rows, by),
            "course": course(rows, began(sessions), by, results["detectability"][0]),
        }


def _judged(side: Side, sessions: DataFrame, base: Snapshot) -> DataFrame:
    """Verdicts and controls of one study and one kind of judges, as analyses take them."""
    from turingdesk.analysis._sample import sample

    rows = side.responses
    own = (rows["study"] == base.study) & rows["role"].isin(["verdict", "control"])
    rows = rows[list(_COLUMNS)] if own.all() else rows.loc[own, list(_COLUMNS)]
    return sample(Table(rows, sessions[["session", "judge"]], ()), base.whose.kind).responses


def planned(opened: Mapping[str, Mapping[str, Any]], study: str) -> int | None:
    """How many participants a study plans, as its newest session says; None if none does.

    Args:
        opened: The first lines of journals, by session.
        study: Its id.
    """
    told = [one for one in opened.values() if one.get("study") == study and one.get("planned")]
    newest = max(told, key=lambda one: str(one.get("at") or ""), default=None)
    return None if newest is None else int(newest["planned"])


def began(sessions: DataFrame) -> dict[str, str]:
    """By session, when it began; a continued session has one time for all its parts."""
    earlier = _earlier(sessions)
    began = dict(zip(sessions["session"], sessions["started"], strict=True))
    return {
        one: f"{began.get(first, '')} {first}"
        for one in began
        for first in (_chain(one, earlier)[-1],)
    }


def _by_task(rows: DataFrame, by: Clustering) -> list[dict[str, Any]]:
    """Detectability of each task, in the order of their ids."""
    from turingdesk.analysis._groups import grouped

    tasks = {task: (task, task) for task in sorted(map(str, rows["task"].unique()))}
    return [
        {"task": task, "n": found.matrix.humans + found.matrix.machines, **found.columns()}
        for task, found in grouped(rows, rows["task"], tasks, by).items()
    ]


def _by_machine(frame: DataFrame, rows: DataFrame, by: Clustering) -> list[dict[str, Any]]:
    """Detectability of each machine against all human answers.

    Where a machine made no answers in some of the tasks, human answers in those would not be
    comparable with its own. Then it is computed for each task, by the analysis of agents.
    """
    import numpy as np
    import pandas as pd

    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._groups import grouped

    is_machine = (rows["truth"] == "machine").to_numpy()
    codes, names = pd.factorize(rows["agent"].where(is_machine), use_na_sentinel=True)
    pairs = rows.loc[is_machine, ["task", "agent"]].drop_duplicates()
    tasks = rows["task"].nunique()
    if tasks == 1 or len(pairs) < tasks * len(names) or not all(names):
        return _rows(ANALYSES["agents"].compute(frame))
    labels = pd.Series(np.where(is_machine, codes, -1), index=rows.index)
    groups = {str(name): (-1, code) for code, name in enumerate(names)}
    found = grouped(rows, labels, groups, by).items()
    return [
        {"task": "", "agent": agent, "n": one.matrix.machines, **one.columns()}
        for agent, one in sorted(found)
    ]


def _excluded(frame: DataFrame) -> list[ExcludedRow]:
    """The verdicts that rules leave out, by session and rule, most first."""
    from turingdesk.analysis._counted import REASONS, named, of_role, with_title
    from turingdesk.core.response import EXCLUDED

    rows = of_role(frame[frame[EXCLUDED] != ""], "verdict")
    rows = rows[~rows[list(REASONS)].any(axis=1)]
    if rows.empty:
        return []
    keys = [rows[one].astype("str") for one in ("session", "participant", EXCLUDED)]
    sums = rows["n"].groupby(keys).sum().sort_values(ascending=False, kind="stable")
    found: dict[Any, Any] = sums.head(LISTED).to_dict()
    return [
        ExcludedRow(
            session,
            participant,
            join(", ", [with_title(named(rule)) for rule in rules.split("|")]),
            int(n),
        )
        for (session, participant, rules), n in found.items()
    ]


def per_minute(
    responses: DataFrame, sessions: DataFrame, study: str, last: int, now: str
) -> tuple[int, ...]:
    """Verdicts in each of the last minutes, oldest first; practice is left out.

    Args:
        responses: Those of a table.
        sessions: Those of the same table.
        study: Its id.
        last: How many minutes.
        now: The time of day, UTC, ISO 8601.
    """
    end = datetime.fromisoformat(now).astimezone(UTC)
    minutes = [f"{end - timedelta(minutes=n):%Y-%m-%dT%H:%M}" for n in range(last - 1, -1, -1)]
    recent = sessions.loc[(sessions["study"] == study) & (sessions["ended"] >= minutes[0])]
    rows = responses.loc[responses["session"].isin(recent["session"])]
    rows = rows.loc[(rows["role"] == "verdict") & ~rows["practice"]]
    found = Counter(str(at)[:16] for at in rows["at"])
    return tuple(found[minute] for minute in minutes)


def _of_sessions(sessions: DataFrame, responses: DataFrame, now: str) -> dict[str, Any]:
    """What is shown of the sessions: the first of them, and numbers of all."""
    state = sessions["state"]
    rows = sessions[~state.isin(_GOES_ON) & (sessions["started"] != "")]
    is_running = rows["state"] == State.RUNNING
    listed = list(session_rows(sessions, responses, LISTED))
    return {
        "sessions": listed,
        "others": len(rows) - len(listed),
        "valid": int((is_running | (rows["state"] == State.COMPLETED)).sum()),
        "kiosks": rows.loc[is_running, "kiosk"].nunique(),
        "last_at": _last_at(rows["ended"], now),
    }


def session_rows(
    sessions: DataFrame, responses: DataFrame, most: int | None = None
) -> Iterator[SessionRow]:
    """Sessions as the page lists them, running ones first, then the newest.

    Args:
        sessions: Those of a table; one that went on becomes one row of its newest journal.
        responses: Those of the same table.
        most: How many; by default all.
    """
    rows = sessions[~sessions["state"].isin(_GOES_ON) & (sessions["started"] != "")]
    earlier = _earlier(sessions)
    began = dict(zip(sessions["session"], sessions["started"], strict=True))
    chains = {one: _chain(one, earlier) for one in rows["session"] if one in earlier}
    started = {one: began.get(chains.get(one, [one])[-1], "") for one in rows["session"]}
    order = rows["session"].map(started).sort_values(ascending=False, kind="stable").index
    rows = rows.loc[order]
    is_running = rows["state"] == State.RUNNING
    listed = [*rows.loc[is_running, "session"], *rows.loc[~is_running, "session"]][:most]
    pieces = {name: chains.get(name, [name]) for name in listed}
    needed = sessions["session"].isin([one for chain in pieces.values() for one in chain])
    told = {str(one["session"]): one for one in sessions[needed].to_dict("records")}
    for name, chain in pieces.items():
        each = [told[one] for one in chain if one in told]
        yield _session_row(each, started[name], responses)


def _earlier(sessions: DataFrame) -> dict[str, str]:
    """By session, the one that it continues."""
    goes_on = sessions.loc[sessions["continues"].notna(), ["session", "continues"]]
    return {str(one): str(old) for one, old in goes_on.itertuples(index=False, name=None)}


def _chain(newest: str, earlier: Mapping[str, str]) -> list[str]:
    """A session and those that it goes on with, the newest first."""
    chain = [newest]
    while (before := earlier.get(chain[-1])) is not None and before not in chain:
        chain.append(str(before))
    return chain


def _session_row(
    pieces: Sequence[Mapping[Any, Any]], started: str, responses: DataFrame
) -> SessionRow:
    """One row of the pieces of a session, the newest first."""
    newest = pieces[0]
    median_ms = float(newest["median_rt_ms"])
    if len(pieces) > 1:
        own = responses[responses["session"].isin([one["session"] for one in pieces])]
        is_verdict = (own["role"] == "verdict") & ~own["practice"] & ~own["superseded"]
        median_ms = float(own.loc[is_verdict, "rt_ms"].median())
    return SessionRow(
        session=str(newest["session"]),
        participant=str(newest["participant"]),
        kiosk=str(newest["kiosk"] or ""),
        study=str(newest["study"]),
        started=started,
        last_at=str(newest["ended"]),
        done=max(one["done"] for one in pieces),
        of=newest["trials"],
        controls_passed=sum(one["controls_passed"] for one in pieces),
        controls_asked=sum(one["controls_asked"] for one in pieces),
        verdicts=sum(one["verdicts"] for one in pieces),
        too_fast=sum(one["too_fast"] for one in pieces),
        median_rt_s=None if isnan(median_ms) else median_ms / 1000,
        state=State(newest["state"]),
        simulated=newest["simulated"],
        demonstration=newest["demonstration"],
        sealed=newest["sealed"],
        excluded=tuple(filter(None, newest["excluded"].split("|"))),
    )


def _rows(table: DataFrame) -> list[dict[str, Any]]:
    """An analysis's table as plain rows, so that painting needs no pandas."""
    return [{str(k): v for k, v in row.items()} for row in table.to_dict("records")]


def _last_at(times: Series[str], now: str) -> str:
    """When the last answer came, as far as clocks tell: none came in the future.

    After a clock was set back, what was written before is ahead of it.
    """
    until_s = (epoch_s(now) or 0.0) + AHEAD_S
    for at in sorted(times, reverse=True):
        if (epoch_s(at) or 0.0) <= until_s:
            return at
    return ""
