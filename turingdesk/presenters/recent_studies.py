"""Recent studies as the desk lists them: title, length of a session, and sessions so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.duration import session_min
from turingdesk.study.package import read_package

_COUNTED = (State.RUNNING, State.COMPLETED)


@dataclass(frozen=True, slots=True)
class RecentStudy:
    """The facts about a study that was opened before."""

    id: str
    title: str
    minutes: int  #: that a session takes, about
    planned: int | None  #: participants; None where the study doesn't say
    sessions: int | None = None
    #: completed or running in the data folder, without pilots; None if it can't be read
    sealed: bool = False


class RecentReader:
    """Reads each study once, and again only after its file changed."""

    def __init__(self) -> None:
        self._studies: dict[Path, tuple[int, RecentStudy | None]] = {}
        self._folder = DataFolder(Path())

    def read(self, paths: Sequence[Path], data: Path) -> dict[Path, RecentStudy]:
        """Read studies and count their sessions; studies that can't be read are omitted."""
        session_counts = self._sessions(data)
        studies = ((path, self._study(path)) for path in paths)
        return {
            path: replace(
                study, sessions=None if session_counts is None else session_counts[study.id]
            )
            for path, study in studies
            if study is not None
        }

    def _sessions(self, data: Path) -> Counter[str] | None:
        """The number of sessions of each study."""
        # The same object as before otherwise, since it remembers journals that haven't changed.
        if self._folder.path != data:
            self._folder = DataFolder(data)
        try:
            sessions = self._folder.sessions()
        except OSError:  # pages that show sessions say what is wrong with the folder
            return None
        return Counter(
            session.study
            for session in sessions
            if session.state in _COUNTED and not session.pilot
        )

    def _study(self, path: Path) -> RecentStudy | None:
        file = path if path.is_file() else path / "study.toml"
        try:
            stamp = file.stat().st_mtime_ns
        except OSError:  # it was moved, or its disk is away
            return None
        if self._studies.get(path, (None,))[0] != stamp:
            self._studies[path] = (stamp, _read(path))
        return self._studies[path][1]


def _read(path: Path) -> RecentStudy | None:
    package = read_package(path, hashes=False).package
    if package is None:
        return None
    study, sealed = package.study, package.sealed is not None
    return RecentStudy(
        study.id, study.title, session_min(package), study.participants, sealed=sealed
    )
