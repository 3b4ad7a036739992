"""What Live results show at one moment: computed in the background, then only painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.session_summary import State
from turingdesk.system.clock import epoch_s, utc_now
from turingdesk.table.session_row import SessionRow

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.gui.desk.live.share import Counts

MINUTES = 30
AHEAD_S = 60.0  #: clocks of machines may differ by so much
LISTED = 50  #: sessions; the Sessions page has all
SHOWN = ("confusion", "detectability", "agents")  #: analyses that have a plot on the page
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
class Choice:
    """What the experimenter chose to see."""

    study: str = ""  #: a study's id; empty for the newest one
    whose: Whose | None = None  #: None for people, or whoever there is
    task: str = ""  #: empty for all
    before: bool = False  #: whether results are shown as if the study had no quality rules


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
    results: Mapping[str, Result] = field(default_factory=dict)  #: rows by analysis
    per_minute: Sequence[int] = ()
    sessions: Sequence[SessionRow] = ()  #: running ones first, then the newest; at most LISTED
    others: int = 0  #: sessions that are not listed
    valid: int = 0  #: sessions that run or were completed
    kiosks: int = 0  #: machines on which one runs
    last_at: str = ""
    problems: int = 0  #: places of journals that could not be read

    @property
    def title(self) -> str:
        """What the study is called."""
        return self.studies.get(self.study, self.study)


def of_study(counts: Sequence[Counts], base: Snapshot, now: str = "") -> Snapshot:
    """Compute what is shown of one study.

    Args:
        counts: What each share of the folder has of it.
        base: Which study, whose answers, which task.
        now: The time of day, UTC, ISO 8601; by default the real one.
    """
    import pandas as pd

    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._counted import before_rules, left_out, left_out_by_rules, verdicts
    from turingdesk.core.response import EXCLUDED

    frames = [part.frame for part in counts if len(part.frame)]
    frame = (
        pd.concat(frames, ignore_index=True)
        if len(frames) > 1
        else (frames or [counts[0].frame])[0]
    )
    if base.whose is Whose.PILOTS:
        frame = frame.assign(pilot=False)  # looked at by themselves, pilots are what counts
    tasks = tuple(sorted(str(task) for task in frame["task"].unique() if task))
    if base.task in tasks:
        frame = frame[frame["task"] == base.task]
    has_exclusions = bool((frame[EXCLUDED] != "").any())
    if base.before:
        frame = before_rules(frame)
    rows = [row for part in counts for row in part.rows if _is_shown(row, base.whose)]
    rows.sort(key=lambda row: row.started, reverse=True)
    running = [row for row in rows if row.state is State.RUNNING]
    listed = [*running, *(row for row in rows if row.state is not State.RUNNING)][:LISTED]
    return replace(
        base,
        tasks=tasks,
        task=base.task if base.task in tasks else "",
        has_exclusions=has_exclusions,
        counted=int(verdicts(frame)["n"].sum()),
        left_out=left_out(frame),
        by_rule=sum(left_out_by_rules(frame).values()),
        sealed=sum(row.verdicts for row in rows if row.sealed),
        results={name: _rows(ANALYSES[name].compute(frame)) for name in SHOWN},
        per_minute=[sum(parts) for parts in zip(*(c.per_minute for c in counts), strict=True)],
        sessions=listed,
        others=len(rows) - len(listed),
        valid=sum(row.state in (State.RUNNING, State.COMPLETED) for row in rows),
        kiosks=len({row.kiosk for row in running}),
        last_at=_last_at(rows, now),
    )


def _is_shown(row: SessionRow, whose: Whose) -> bool:
    return whose is Whose.PILOTS or row.simulated == (whose is Whose.SIMULATED)


def _rows(table: DataFrame) -> list[dict[str, Any]]:
    """An analysis's table as plain rows, so that painting needs no pandas."""
    return [{str(k): v for k, v in row.items()} for row in table.to_dict("records")]


def _last_at(rows: Sequence[SessionRow], now: str) -> str:
    """When the last answer came, as far as clocks tell: none came in the future.

    After a clock was set back, what was written before is ahead of it.
    """
    until_s = (epoch_s(now or utc_now()) or 0.0) + AHEAD_S
    return max(
        (row.last_at for row in rows if (epoch_s(row.last_at) or 0.0) <= until_s), default=""
    )
