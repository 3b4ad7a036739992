"""The common state of the desk's pages: the data folder, the settings, the study in hand."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from turingdesk.core.arguments import arguments
from turingdesk.core.setting import from_record, values_of
from turingdesk.gui.desk.at_desk import AtDesk, AuditEvent, AuditWriter
from turingdesk.gui.desk.hosting import Hosting
from turingdesk.gui.desk.packages.reader import LoadedStudy, StudyReader
from turingdesk.gui.desk.run import Run
from turingdesk.gui.desk.widgets.controls import at_home
from turingdesk.gui.desk.widgets.notice import Notice
from turingdesk.gui.translation import tr, translate_problem
from turingdesk.people.people import People
from turingdesk.study.seals import NO_KEYS, Keys
from turingdesk.system.settings import Settings

if TYPE_CHECKING:
    from turingdesk.net.host_settings import HostSettings

logger = logging.getLogger(__name__)


class DeskState(QObject):
    """One for each desk.

    Signals:
        data_changed: Another data folder was chosen.
        page_wanted: A page should come to the front; carries its name.
        edit_wanted: A study is to be edited; carries its path.
        notified: Something is to be shown to anyone who is at the desk; carries a Notice.
        settings_changed: Settings were kept.
        keys_changed: A seal was opened.
    """

    data_changed = Signal()
    page_wanted = Signal(str)
    edit_wanted = Signal(object)
    notified = Signal(object)
    settings_changed = Signal()
    keys_changed = Signal()

    def __init__(
        self,
        settings: Settings,
        data: Path | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        people: People | None = None,
    ) -> None:
        super().__init__()
        self.now = now
        self.settings = settings
        self._data = data
        logger.info("data folder %s", self.data)
        self.at_desk = AtDesk(self, people)
        self._trail = AuditWriter(self, lambda text: self.notify(text, wrong=True))
        self.reader = StudyReader(self)
        self.run = Run(self)
        self.run.over.connect(self.notified)
        self.run.notified.connect(self.notified)
        self.booths = Hosting(self, lambda: self.data, self.audit, lambda: arguments(self.host))
        self.booths.port_chosen.connect(self._keep_port)
        self.booths.notified.connect(self.notified)
        self.data_changed.connect(self.booths.move)
        self.titles: dict[Path, str] = {}  #: of the studies that were read, by path
        self.keys = NO_KEYS  #: to the seals that were opened at this desk; never written down
        self.at_desk.entered.connect(self.seal_again)
        self.study_wanted = ""  #: id of the study with which Live results and Export begin
        self.session_wanted = ""  #: name of the session that the Sessions page is to choose
        self.source_wanted = ""  #: what the page is to show that a value of a figure led to
        self.search_wanted = ""  #: what the Sessions page is to search for when it opens
        self.reader.read.connect(self._remember)

    @property
    def data(self) -> Path:
        """The data folder: the one that the desk was started with, or that of the settings."""
        return self._data or self.settings.data

    @property
    def who(self) -> str:
        """The person at the desk; the system's user where no one has a PIN."""
        return self.at_desk.who

    def may(self, what: str) -> bool:
        """True if the person at the desk may do something, such as "run", "note", "withdraw"."""
        return self.at_desk.may(what)

    def permits(self, what: str) -> bool:
        """The same, and says so at the top of the window where it is not allowed."""
        if not self.may(what):
            self.notify(
                tr(
                    "Desk",
                    (
                        "This page is for investigators. Lock TuringDesk, and ask an investigator "
                        "to sign in."
                    ),
                )
            )
        return self.may(what)

    def audit(self, what: str, by: str = "", /, **fields: Any) -> None:
        """Write down that something was done at this desk; returns at once.

        Args:
            what: In the past tense, in a few words, such as "exported".
            by: Who did it, where that may be another one than who is there by now.
            fields: Plain values with which it was done; no answers, nothing personal.
        """
        logger.info("%s", what)
        at = self.now().astimezone(UTC).isoformat(timespec="milliseconds")
        details = {"desk": self.settings.kiosk, **fields}
        self._trail.add(
            AuditEvent(self.data, what, by or self.who, details, at.replace("+00:00", "Z"))
        )

    def window(self) -> QWidget | None:
        """The desk's window, for dialogs to be before."""
        owner = self.parent()
        return owner if isinstance(owner, QWidget) else QApplication.activeWindow()

    def open_study(self, path: Path) -> None:
        """Read a study in the background; `reader.read` reports when it is there."""
        self.reader.open(path)

    def edit(self, path: Path) -> None:
        """Edit a study, a folder or a .tdz, on the page for it."""
        if not self.at_desk.may_open("editor"):
            self.permits("page editor")
            return
        # First the page, which is made, and listens to the second signal, only once it is opened.
        self.page_wanted.emit("editor")
        self.edit_wanted.emit(path)

    def unseal(self, keys: Keys) -> None:
        """Use the keys to some seals from now on, until the desk closes."""
        self.keys = self.keys | keys
        self.keys_changed.emit()

    def seal_again(self, is_same: bool = False) -> None:
        """Forget all keys, unless the same person is back: someone else is to stay blind."""
        if self.keys and not is_same:
            self.keys = NO_KEYS
            self.keys_changed.emit()

    def move_data(self, folder: Path) -> None:
        """Work with another data folder from now on."""
        self.audit("switched to another data folder", folder=at_home(folder))
        # A folder that was given at the start would otherwise hide that of the settings.
        self._data = None
        self.save_settings(data=folder)
        logger.info("data folder %s", self.data)
        # Again after the switch: each data folder has an audit log of its own.
        self.audit("opened the data folder")
        self.data_changed.emit()

    @property
    def host(self) -> HostSettings:
        """The settings of the host that this desk starts."""
        from turingdesk.net.host_settings import HostSettings

        return from_record(HostSettings, self.settings.host)

    def save_host(self, host: HostSettings) -> None:
        """Change the settings of the host, and write them down."""
        usual, values = values_of(type(host)()), values_of(host)
        changes = {name: value for name, value in values.items() if value != usual[name]}
        if changes != self.settings.host:
            self._set(replace(self.settings, host=changes))
            self.audit("changed settings", host=" ".join(arguments(host)))

    def _keep_port(self, setting: str, port: int) -> None:
        changes: dict[str, Any] = {setting: port}
        self.save_host(replace(self.host, **changes))

    def save_settings(self, **fields: Any) -> None:
        """Change settings and write them down."""
        changed = {n: v for n, v in fields.items() if getattr(self.settings, n) != v}
        self._set(replace(self.settings, **fields))
        if changed:
            changes = {
                name: v if isinstance(v, bool | int) else str(v) for name, v in changed.items()
            }
            self.audit("changed settings", **changes)

    def may_close(self) -> bool:
        """True if the window may close: not while a participant sits at the kiosk."""
        # A final screen that only waits for the experimenter must not keep the window open.
        self.run.clear()
        if self.run.is_on:
            self.notify(
                tr(
                    "Desk",
                    "A session is running on this computer. End it there first (Ctrl+Shift+Q).",
                ),
                wrong=True,
            )
        return not self.run.is_on

    def notify(self, text: str, *, wrong: bool = False) -> None:
        """Say something at the top of the window."""
        self.notified.emit(Notice(text, wrong))

    def _remember(self, studied: LoadedStudy) -> None:
        if studied.package is not None:
            self.titles[studied.path.absolute()] = studied.package.study.title
            self.study_wanted = studied.package.study.id
            self.audit("opened a study", study=self.study_wanted, path=at_home(studied.path))
        self._set(self.settings.with_recent(studied.path))

    def _set(self, settings: Settings) -> None:
        # Each reading of a study comes here, and often changes nothing.
        if settings == self.settings:
            return
        before, self.settings = self.settings, settings
        # First, so that the desk follows them even where they can't be written.
        self.settings_changed.emit()
        try:
            settings.save_changes(before)
        except OSError as problem:
            text = tr("Desk", "The settings couldn't be saved. {why}")
            self.notify(text.format(why=translate_problem(problem)), wrong=True)
