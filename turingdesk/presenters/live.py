"""Live results: what the folder's journals say at this moment, ready to be painted.

It is computed from the same table and by the same functions as the Analysis page, so both
show the same numbers. Knows no widgets and no threads; it runs in a worker process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import join
from turingdesk.core.task import PLAY
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.journal.session_summary import State
from turingdesk.presenters.live_sessions import GOES_ON, SessionRow, began, session_rows
from turingdesk.presenters.study_query import AnswerSource, StudyQuery, StudyView
from turingdesk.study.seals import NO_KEYS, Keys
from turingdesk.system.clock import epoch_s
from turingdesk.table.table import COLLECTED, FolderTable, Table, collected_blocks

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.clustering import Clustering

TARGET = "turingdesk.presenters.live:LiveResults"  #: of the worker
MINUTES = 30
AHEAD_S = 60.0  #: clocks of machines may differ by so much
LISTED = 50  #: sessions; the Sessions page has all
SHOWN = ("confusion", "detectability")  #: analyses that have a card of their own on the page
AT_ONCE = 20_000  #: verdicts, up to which everything that is shown is computed in one look
#: The columns that these analyses need; to copy others takes time in large folders.
_COLUMNS = (
    *("session", "study", "participant", "judge", "pilot", "practice", "control_trial", "task"),
    *("table", "stimulus", "role", "question", "subject", "origin", "agent", "choice", "truth"),
    *("composition", "correct", "superseded", "excluded"),
)
#: And those that results of games and pairs need, such as when someone voted.
_OF_GAMES = ("step", "block", "rt_ms", "length", "at", "room", "witness")
_ANSWERED = ("verdict", "control", "answer")  #: roles of what counts as an answer to a trial
#: Imported before the first question, which saves it most of a second.
_NEEDED = (
    *("pandas", "scipy.special"),
    *(f"turingdesk.analysis.{name}" for name in (*SHOWN, "agents", "_course", "_sample")),
)
Result = Sequence[Mapping[str, Any]]
Parts = Mapping[
    str, Callable[[], Result]
]  #: what computes a member of `LiveSnapshot`, by its name


@dataclass(frozen=True, slots=True)
class ExcludedRow:
    """The exclusions of one session by a quality rule."""

    session: str
    participant: str
    reason: str  #: a message
    verdicts: int


@dataclass(frozen=True)
class LiveSnapshot(StudyView):
    """One moment of the data folder, for one study."""

    tasks: tuple[str, ...] = ()
    task: str = ""
    agents: tuple[str, ...] = ()  #: the machines of all tasks, where one is chosen
    before: bool = False  #: whether the study's quality rules are passed over
    has_exclusions: bool = False  #: whether they exclude anything
    counted: int = 0  #: verdicts that count
    left_out: Mapping[str, int] = field(default_factory=dict)  #: verdicts by why they do not
    by_rule: int = 0  #: how many of these quality rules exclude
    hides_truth: bool = False  #: whether any of the sessions is sealed
    results: Mapping[str, Result] = field(default_factory=dict)  #: rows by analysis
    headlines: tuple[str, ...] = ()  #: analyses with which results begin, see `_headlines`
    headline: Result = ()  #: rows of the first of them, if it has no card of its own
    collected: Result = ()  #: of each block that collects answers, how many; see its analysis
    by_task: Result = ()  #: detectability of each task
    by_machine: Result = ()  #: of each machine, or of each task and machine; see `_by_machine`
    course: Result = ()  #: detectability after more and more sessions; see `analysis._course`
    coming: frozenset[str] = frozenset()  #: which of the last three were not computed yet
    excluded: Sequence[ExcludedRow] = ()  #: what rules exclude of sessions; at most LISTED
    per_minute: Sequence[int] = ()
    sessions: Sequence[SessionRow] = ()  #: running ones first, then the newest; at most LISTED
    others: int = 0  #: sessions that are not listed
    valid: int = 0  #: sessions that run or were completed
    planned: int | None = None  #: sessions, as the newest one says
    kiosks: int = 0  #: machines on which one runs
    last_at: str = ""
    problems: int = 0  #: places of journals that could not be read

    @property
    def only_collects(self) -> bool:
        """True if answers are collected, and nothing is judged."""
        return bool(self.collected) and not (self.counted or self.left_out or self.sealed)

    @property
    def query(self) -> StudyQuery:
        """The query whose answer is shown."""
        return StudyQuery(self.study, self.source, self.task, self.before)


class LiveResults:
    """Looks at one data folder and its pilots, again and again.

    In a large folder, what takes long is computed one part a look, after the main results, so
    that a new verdict never waits for all of it.

    Args:
        data: The data folder.
        report: Told how many journals are read, of how many.
    """

    def __init__(self, data: Path, report: Callable[[int, int], None] = lambda *_: None) -> None:
        for module in _NEEDED:
            import_module(module)
        self._data, self._report = data, report
        self.use(NO_KEYS)

    def use(self, keys: Keys) -> None:
        """Read all again with the keys to some seals."""
        columns = (*_COLUMNS, *_OF_GAMES)
        self._people = FolderTable(self._data, keys=keys, columns=columns)
        self._pilots = FolderTable(self._data, keys=keys, pilots=True, columns=columns)
        self._shown: tuple[object, ...] = ()
        self._snapshot = LiveSnapshot()
        self._parts: dict[str, Callable[[], Result]] = {}  #: of the snapshot, still to compute
        self._is_parts_turn = False

    def look(self, query: StudyQuery, now: str) -> LiveSnapshot | None:
        """Read what is new, or compute a part of what was read before.

        Args:
            query: What to look at.
            now: The time of day, UTC, ISO 8601.

        Returns:
            What to show; None if nothing has changed.
        """
        # New answers and slow parts take turns, so that neither waits for the other without end.
        if self._is_parts_turn and self._shown[0] == query:
            return self._with_part()
        folders = (self._people, self._pilots)
        for folder in folders:
            folder.refresh(self._report)
        # The bars of the last minutes move even where nothing new was written.
        minute = int(datetime.fromisoformat(now).timestamp() // 60)
        problems = [len(folder.problems) for folder in folders]
        state = (query, [folder.version for folder in folders], problems, minute)
        if state == self._shown:
            return self._with_part()
        self._shown = state
        self._snapshot, parts = self._look_anew(query, now)
        # Those that waited come first: new verdicts may never cease.
        order = dict.fromkeys((*self._parts, *parts))
        self._parts = {name: parts[name] for name in order if name in parts}
        self._is_parts_turn = bool(parts)
        return self._snapshot

    def _look_anew(self, query: StudyQuery, now: str) -> tuple[LiveSnapshot, Parts]:
        people, pilots = Side.of(self._people), Side.of(self._pilots)
        base = _base(query, people, pilots)
        base = replace(base, problems=len({*self._people.problems, *self._pilots.problems}))
        if not base.studies:
            return base, {}
        is_pilots = base.source is AnswerSource.PILOTS
        folder = self._pilots if is_pilots else self._people
        base = replace(
            base,
            planned=planned(folder.live.gathered.opened, base.study),
            collected=_collected(folder, base),
        )
        snapshot, parts = of_study(pilots if is_pilots else people, base, now)
        if snapshot.counted <= AT_ONCE:
            return replace(snapshot, **_computed(parts)), {}
        if snapshot.query != self._snapshot.query:
            return replace(snapshot, coming=frozenset(parts)), parts
        # Until they are computed again, the last ones are better than gaps.
        before = {name: getattr(self._snapshot, name) for name in (*parts, "coming")}
        return replace(snapshot, **before), parts

    def _with_part(self) -> LiveSnapshot | None:
        """The last snapshot with one more part; None if it has all."""
        self._is_parts_turn = False
        if not self._parts:
            return None
        name = next(iter(self._parts))
        part = _computed({name: self._parts.pop(name)})
        self._snapshot = replace(self._snapshot, coming=self._snapshot.coming - {name}, **part)
        return self._snapshot


@dataclass(frozen=True)
class Side:
    """The sessions that count, or the pilots: responses and sessions."""

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
        titles_by_study: dict[str, str] = {}
        both = self.sessions[["study", "study_title"]].drop_duplicates()
        for study, title in both.itertuples(index=False, name=None):
            titles_by_study[study] = str(title or titles_by_study.get(study, study))
        return titles_by_study

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
        mask = (rows["study"] == study) & rows["role"].isin(_ANSWERED)
        return {kind_of(str(judge)) for judge in rows.loc[mask, "judge"].unique()}


def _base(query: StudyQuery, people: Side, pilots: Side) -> LiveSnapshot:
    """The snapshot's study: the study chosen or else the newest, and people before others."""
    # Where both have a study, the title in sessions that count wins.
    titles = pilots.titles() | people.titles()
    if not titles:
        return LiveSnapshot()
    latest = _latest(pilots.last_at(), people.last_at())
    study = query.study
    if study not in titles:
        study = max(titles, key=lambda study_id: latest.get(study_id, ""))
    kinds, has_pilots = people.kinds(study), study in pilots.titles()
    there = tuple(w for w in AnswerSource if (w.kind in kinds if w.kind else has_pilots))
    usually = AnswerSource(usual(kinds).value) if kinds or not there else there[0]
    source = query.source if query.source in there else usually
    return LiveSnapshot(titles, study, there, source, task=query.task, before=query.before)


def _latest(*times: Mapping[str, str]) -> dict[str, str]:
    """The latest time of each study."""
    studies = {study for study_times in times for study in study_times}
    return {study: max(study_times.get(study, "") for study_times in times) for study in studies}


def of_study(side: Side, base: LiveSnapshot, now: str) -> tuple[LiveSnapshot, Parts]:
    """Compute the main results of one study.

    Args:
        side: What counts, or the pilots.
        base: Which study, whose answers, which task.
        now: The time of day, UTC, ISO 8601.

    Returns:
        What is shown, and what computes the parts that take longer.
    """
    from turingdesk.analysis._counted import REASONS, before_rules, left_out, side_verdicts
    from turingdesk.analysis._headlines import headlines
    from turingdesk.core.response import EXCLUDED

    sessions = side.sessions[side.sessions["study"] == base.study]
    frame, base = _of_task(_judged(side, sessions, base), base)
    has_exclusions = bool((frame[EXCLUDED] != "").any())
    excluded = _excluded(frame)
    if base.before:
        frame = before_rules(frame)
    first, (results, parts), gone = headlines(frame), _results(frame, sessions), left_out(frame)
    if first[0] not in SHOWN:
        parts = {"headline": lambda: _rows_of(first[0], frame), **parts}
    if base.source is not AnswerSource.PILOTS:
        is_shown = sessions["simulated"] == (base.source is AnswerSource.SIMULATED)
        sessions = sessions[is_shown]
    return replace(
        base,
        has_exclusions=has_exclusions,
        results=results,
        headlines=first,
        counted=sum(row["n"] for row in results["confusion"]) + len(side_verdicts(frame)),
        left_out=gone,
        by_rule=sum(n for why, n in gone.items() if why not in REASONS.values()),
        excluded=excluded,
        per_minute=per_minute(side.responses, side.sessions, base.study, MINUTES, now),
        **_of_sessions(sessions, side.responses, now),
    ), parts


def _of_task(frame: DataFrame, base: LiveSnapshot) -> tuple[DataFrame, LiveSnapshot]:
    """The verdicts on the task that is looked at, if one is, and the tasks there are."""
    tasks = tuple(sorted(str(task) for task in frame["task"].unique() if task))
    if base.task not in tasks:
        return frame, replace(base, tasks=tasks, task="")
    agents = frame.loc[frame["origin"] == "machine", "agent"].unique()
    base = replace(base, tasks=tasks, agents=tuple(map(str, agents)))
    return frame[frame["task"] == base.task], base


def _results(frame: DataFrame, sessions: DataFrame) -> tuple[Mapping[str, Result], Parts]:
    """The results of all verdicts; and by task, by machine, and over the sessions."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._base import records
    from turingdesk.analysis._clusters import clustering_of
    from turingdesk.analysis._counted import verdicts, verdicts_once
    from turingdesk.analysis._course import course

    with verdicts_once():
        results = {name: records(ANALYSES[name].compute(frame)) for name in SHOWN}
        rows, by = verdicts(frame), clustering_of(frame)
    return results, {
        "by_machine": lambda: _by_machine(frame, rows, by),
        "by_task": lambda: _by_task(rows, by),
        "course": lambda: course(rows, began(sessions), by, results["detectability"][0]),
    }


def _rows_of(name: str, frame: DataFrame) -> Result:
    """The rows of one analysis."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._base import records

    return records(ANALYSES[name].compute(frame))


def _collected(folder: FolderTable, base: LiveSnapshot) -> Result:
    """The contents of blocks that collect answers, and what they still need."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._base import records
    from turingdesk.analysis._sample import sample

    blocks = collected_blocks(folder.live.gathered.opened.values())
    if base.study not in blocks:
        return ()
    side = Side.of(folder)
    rows = side.responses
    rows = rows[(rows["study"] == base.study) & (rows["role"] == "answer")]
    sessions = side.sessions[["session", "judge"]]
    if base.source is not AnswerSource.PILOTS:
        rows = sample(Table(rows, sessions, ()), base.source.kind).responses
    # Set last, as pandas loses attributes of a table in many operations.
    rows.attrs = {COLLECTED: blocks}
    return records(ANALYSES["collected"].compute(rows))


def _computed(parts: Parts) -> dict[str, Any]:
    from turingdesk.analysis._counted import verdicts_once

    with verdicts_once():
        return {name: compute() for name, compute in parts.items()}


def _judged(side: Side, sessions: DataFrame, base: LiveSnapshot) -> DataFrame:
    """Verdicts and controls of one study and one kind of judges, as analyses take them.

    With them come the ends of games that can be given up.
    """
    from turingdesk.analysis._headlines import ENDING
    from turingdesk.analysis._sample import sample

    rows = side.responses
    mask = rows["role"].isin(["verdict", "control"]) | (rows["question"] == ENDING)
    mask &= rows["study"] == base.study
    has_games = (mask & (rows["question"] == "machine_side")).any() or (
        rows.loc[mask, "task"].astype("str").str.startswith(PLAY).any()
    )
    columns = [*_COLUMNS, *(_OF_GAMES if has_games else ())]
    rows = rows[columns] if mask.all() else rows.loc[mask, columns]
    return sample(
        Table(rows, sessions[["session", "judge", "folds"]], ()), base.source.kind
    ).responses


def planned(opened: Mapping[str, Mapping[str, Any]], study: str) -> int | None:
    """The number of planned participants by a study's newest session; None if none says it.

    Args:
        opened: The first lines of journals, by session.
        study: Its id.
    """
    planned_lines = [
        line for line in opened.values() if line.get("study") == study and line.get("planned")
    ]
    newest = max(planned_lines, key=lambda line: str(line.get("at") or ""), default=None)
    return None if newest is None else int(newest["planned"])


def _by_task(rows: DataFrame, by: Clustering) -> list[dict[str, Any]]:
    """Detectability of each task, in the order of their ids."""
    from turingdesk.analysis._groups import grouped

    tasks = {task: (task, task) for task in sorted(map(str, rows["task"].unique()))}
    return [
        {"task": task, "n": group.matrix.humans + group.matrix.machines, **group.columns()}
        for task, group in grouped(rows, rows["task"], tasks, by).items()
    ]


def _by_machine(frame: DataFrame, rows: DataFrame, by: Clustering) -> list[dict[str, Any]]:
    """Detectability of each machine against all human answers.

    Where a machine made no answers in some of the tasks, human answers in those would not be
    comparable with its own. Then it is computed for each task, by the analysis of agents.
    """
    import numpy as np
    import pandas as pd

    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._base import records
    from turingdesk.analysis._groups import grouped

    is_machine = (rows["truth"] == "machine").to_numpy()
    # `where` leaves human answers without a value, which factorize numbers -1.
    codes, names = pd.factorize(rows["agent"].where(is_machine), use_na_sentinel=True)
    pairs = rows.loc[is_machine, ["task", "agent"]].drop_duplicates()
    tasks = rows["task"].nunique()
    if tasks == 1 or len(pairs) < tasks * len(names) or not all(names):
        return records(ANALYSES["agents"].compute(frame))
    labels = pd.Series(np.where(is_machine, codes, -1), index=rows.index)
    groups = {str(name): (-1, code) for code, name in enumerate(names)}
    groups_by_agent = grouped(rows, labels, groups, by).items()
    return [
        {"task": "", "agent": agent, "n": group.matrix.machines, **group.columns()}
        for agent, group in sorted(groups_by_agent)
    ]


def _excluded(frame: DataFrame) -> list[ExcludedRow]:
    """The verdicts that rules exclude, by session and rule, most first."""
    from turingdesk.analysis._counted import REASONS, named, of_role, with_title
    from turingdesk.core.response import EXCLUDED

    rows = of_role(frame[frame[EXCLUDED] != ""], "verdict")
    rows = rows[~rows[list(REASONS)].any(axis=1)]
    if rows.empty:
        return []
    # As texts, since groups of categories could include combinations that never occur.
    keys = [rows[column].astype("str") for column in ("session", "participant", EXCLUDED)]
    # A stable sort, so that rows with the same number don't change places from look to look.
    sums = rows["n"].groupby(keys).sum().sort_values(ascending=False, kind="stable")
    counts_by_key: dict[Any, Any] = sums.head(LISTED).to_dict()
    return [
        ExcludedRow(
            session,
            participant,
            join(", ", [with_title(named(rule)) for rule in rules.split("|")]),
            int(n),
        )
        for (session, participant, rules), n in counts_by_key.items()
    ]


def per_minute(
    responses: DataFrame, sessions: DataFrame, study: str, last: int, now: str
) -> tuple[int, ...]:
    """Verdicts in each of the last minutes, oldest first; practice is omitted.

    Args:
        responses: Those of a table.
        sessions: Those of the same table.
        study: Its id.
        last: How many minutes.
        now: The time of day, UTC, ISO 8601.
    """
    end = datetime.fromisoformat(now).astimezone(UTC)
    minutes = [f"{end - timedelta(minutes=n):%Y-%m-%dT%H:%M}" for n in range(last - 1, -1, -1)]
    # Times in ISO 8601 sort as texts, and the answers of older sessions need no look.
    recent = sessions.loc[(sessions["study"] == study) & (sessions["ended"] >= minutes[0])]
    rows = responses.loc[responses["session"].isin(recent["session"])]
    rows = rows.loc[rows["role"].isin(["verdict", "answer"]) & ~rows["practice"]]
    # The first 16 characters of such a time are its minute.
    counts_by_minute = Counter(str(at)[:16] for at in rows["at"])
    return tuple(counts_by_minute[minute] for minute in minutes)


def _of_sessions(sessions: DataFrame, responses: DataFrame, now: str) -> dict[str, Any]:
    """The view of the sessions: the first of them, and numbers of all."""
    state = sessions["state"]
    rows = sessions[~state.isin(GOES_ON) & (sessions["started"] != "")]
    is_running = rows["state"] == State.RUNNING
    listed = list(session_rows(sessions, responses, LISTED))
    return {
        "sessions": listed,
        "others": len(rows) - len(listed),
        "valid": int((is_running | (rows["state"] == State.COMPLETED)).sum()),
        "kiosks": rows.loc[is_running, "kiosk"].nunique(),
        "last_at": _last_at(rows["ended"], now),
        "sealed": int(sessions.loc[sessions["sealed"], "verdicts"].sum()),
        "hides_truth": bool(sessions["sealed"].any()),
    }


def _last_at(times: Series[str], now: str) -> str:
    """When the last answer came, as far as clocks say: none came in the future.

    After a clock was set back, what was written before is ahead of it.
    """
    until_s = (epoch_s(now) or 0.0) + AHEAD_S
    for at in sorted(times.tolist(), reverse=True):
        if (epoch_s(at) or 0.0) <= until_s:
            return at
    return ""
