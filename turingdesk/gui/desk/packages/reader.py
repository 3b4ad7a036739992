"""Reads study packages in the background: their contents, then their hash, then all pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr
from turingdesk.system.os_errors import error_message

if TYPE_CHECKING:
    from turingdesk.core.plan import Plan
    from turingdesk.study.package import Package
    from turingdesk.study.registration import Registration


@dataclass(frozen=True, slots=True)
class LoadedStudy:
    """A study as it was read."""

    path: Path
    package: Package | None
    plan: Plan | None
    problems: tuple[Problem, ...]
    registration: Registration | None = None  #: known once it is hashed
    minutes: int = 0  #: that a session takes, about
    unaccounted: tuple[str, ...] = ()  #: changes of a preregistered study that no one explained

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that keep a session from running."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that are probably unintended, or allow pilots only."""
        return tuple(p for p in self.problems if p.severity is not Severity.ERROR)

    @property
    def may_run(self) -> bool:
        """True if a session can be started."""
        return self.package is not None and not self.errors

    @property
    def is_hashed(self) -> bool:
        """True if every file was read whole, so that sessions can name what they ran."""
        return self.package is not None and bool(self.package.hash)


class StudyReader(QObject):
    """One study at a time; a newer request makes an older one void.

    Signals:
        began: Reading begins; carries the path.
        read: A study was read; carries a Studied.
        hashed: The same again, with its hash.
        decoded: The same again, with what is wrong with its pictures; only if something is.
    """

    began = Signal(object)
    read = Signal(object)
    hashed = Signal(object)
    decoded = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.studied: LoadedStudy | None = None
        self._wanted_path: Path | None = None
        self._decoding: Job | None = None
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self._stop_decoding)  # which can have minutes before it

    def open(self, path: Path) -> None:
        """Read the study at a path, a folder or a .tdz."""
        self._wanted_path = path
        self._stop_decoding()
        self.began.emit(path)
        Job(self, lambda: read(path), self._take, lambda problem: self._fail(path, problem))

    def _take(self, studied: LoadedStudy) -> None:
        if studied.path != self._wanted_path:
            return
        self.studied = studied
        self.read.emit(studied)
        if studied.package is not None:
            Job(
                self,
                lambda: read(studied.path, hashes=True),
                self._take_hashed,
                lambda problem: self._fail(studied.path, problem),
            )

    def _take_hashed(self, studied: LoadedStudy) -> None:
        if studied.path == self._wanted_path:
            self.studied = studied
            self.hashed.emit(studied)
            self._decode(studied)

    def _decode(self, studied: LoadedStudy) -> None:
        """Look at every picture, one at a time: a session may be running beside."""
        from turingdesk.study.picture_check import picture_problems

        package = studied.package
        if package is None or not package.media():
            return
        self._stop_decoding()
        self._decoding = Job.reporting(
            self,
            lambda report: picture_problems(package, report, threads=1),
            partial(self._take_decoded, studied),
            lambda problem: None,  # it was stopped, as another study is wanted
        )

    def _take_decoded(self, studied: LoadedStudy, problems: Sequence[Problem]) -> None:
        self._decoding = None
        if problems and studied is self.studied:
            self.studied = replace(studied, problems=(*studied.problems, *problems))
            self.decoded.emit(self.studied)

    def _stop_decoding(self) -> None:
        if self._decoding is not None:
            self._decoding.cancel()
            self._decoding = None

    def _fail(self, path: Path, problem: Exception) -> None:
        """A disk that does not answer, or a similar problem, is shown in place of the study."""
        fix = tr("Desk", "Check that it exists and can be read.")
        self.studied = LoadedStudy(
            path, None, None, (Problem(error_message(problem), fix, path.name),)
        )
        self.read.emit(self.studied)


def read(path: Path, *, hashes: bool = False) -> LoadedStudy:
    """Read a study with its plan; with its hash every file has to be read whole."""
    from turingdesk.study.check import check_study
    from turingdesk.study.duration import session_min
    from turingdesk.study.registration import registration

    checked = check_study(path, hashes=hashes)
    package = checked.package
    record = registration(package.folder) if package is not None and hashes else None
    changed = record.unaccounted(package) if record and package else ()
    minutes = session_min(package) if package is not None else 0
    return LoadedStudy(path, package, checked.plan, checked.problems, record, minutes, changed)
