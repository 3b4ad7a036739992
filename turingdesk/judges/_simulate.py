"""Simulated participants: whole sessions by judges that are nobody, marked as such."""

from __future__ import annotations

import platform
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.core.streams import stream
from turingdesk.core.study import Study
from turingdesk.core.trial import Trial
from turingdesk.judges._base import Choose
from turingdesk.judges._walk import SimulatedClock, walk
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.sealed_package import DRAWN

if TYPE_CHECKING:
    from turingdesk.study.package import Package

_NAME = re.compile(r"sim-(\d+)")


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of it."""

    sessions: list[Path] = field(default_factory=list)
    responses: int = 0


def simulate(
    package: Package,
    data: Path,
    choosers: list[Choose],
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Run one session for each judge, one after another.

    They are called sim-001, sim-002 and so on, going on after those that the
    folder has. Stimuli are balanced over them, apart from people's sessions.

    Args:
        package: The study.
        data: The data folder.
        choosers: One judge a session.
        seed: Of the judges' answers; schedules follow from the study's own.
        progress: Told how many sessions are done, of how many.

    Raises:
        CannotSchedule: The study's answers do not suffice.
        WriteFailed: The data folder cannot be written.
    """
    folder, study = DataFolder(data), package.study
    taken = Counter(folder.judged(study, SIMULATED))
    first = _last_number(folder, study.id) + 1
    done, responses = list[Path](), 0
    for index, choose in enumerate(choosers):
        name = f"sim-{first + index:03}"
        clock = SimulatedClock(began=datetime.now(UTC) - _duration(study))
        setup = SessionSetup(name, message("simulated on {node}", node=platform.node()), SIMULATED)
        recorder = SessionRecorder.begin(
            package, data, setup, clock=clock.seconds, now=clock.now, judged=taken
        )
        chance = stream(f"{seed}.{name}", "judge")
        responses += sum(len(step) for step in walk(recorder, choose, chance, clock))
        taken.update(recorder.taken)
        taken.update(drawn_by(package, recorder))
        done.append(recorder.path)
        if progress:
            progress(index + 1, len(choosers))
    return Simulation(done, responses)


def drawn_by(package: Package, recorder: SessionRecorder) -> list[tuple[str, str]]:
    """Of a sealed study the schedule that a session takes, as `DataFolder.judged` names it."""
    if package.sealed is None:
        return []
    slots = [step.slot for step in recorder.session.steps if isinstance(step, Trial)]
    return [(DRAWN, package.sealed.named(slots))]


def _duration(study: Study) -> timedelta:
    """About how long a session takes, so that a simulated one ends about now."""
    return timedelta(seconds=60 + sum(10 * (b.trials + b.practice) for b in study.blocks))


def _last_number(folder: DataFolder, study: str) -> int:
    found = (_NAME.fullmatch(name.participant) for name in folder.names() if name.study == study)
    return max((int(match[1]) for match in found if match), default=0)
