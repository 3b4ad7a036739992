"""The desk's end of the network: `turingdesk host` as a process of its own, asked in lines."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from turingdesk.cli._frame import LINES
from turingdesk.core.message import from_json
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.gui.desk.state import DeskState

AGAIN_MS = 10_000  #: after which a host that ended by itself is started again
_ENDING_MS = 3000
News = dict[str, Any]


class Hosting(QObject):
    """Runs while booths are paired with this desk, or one is to be.

    Signals:
        changed: A booth did something, or the host came or went.
        code_shown: A pairing code is good now; carries it.
        paired: A booth was paired; carries its name.
    """

    changed = Signal()
    code_shown = Signal(str)
    paired = Signal(str)

    def __init__(self, state: DeskState) -> None:
        super().__init__(state)
        self.port: int | None = None  #: where it listens; None while it does not
        self.trouble = ""  #: why it does not listen; empty where nothing is wrong
        self.refused = 0  #: connections of strangers
        self._state = state
        self._booths: dict[str, News] = {}
        self._process: QProcess | None = None
        self._wants_code = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.start)
        state.data_changed.connect(self._move)

    @property
    def booths(self) -> list[News]:
        """Every booth that is paired, by name."""
        return sorted(self._booths.values(), key=lambda booth: str(booth["name"]))

    @property
    def is_on(self) -> bool:
        """Whether there is a host."""
        return self._process is not None

    def begin(self) -> None:
        """Start if booths are paired with this desk."""
        from turingdesk.net.paired_kiosks import desk_folder, has_paired_kiosks

        if has_paired_kiosks(desk_folder()):
            self.start()

    def start(self) -> None:
        """Listen; again is harmless."""
        self._again.stop()
        if self._process is not None:
            return
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        surroundings = QProcessEnvironment.systemEnvironment()
        surroundings.insert(LINES, "1")
        process.setProcessEnvironment(surroundings)
        process.start(sys.executable, [*_words(), "--data", str(self._state.data)])

    def end(self) -> None:
        """Stop listening; kiosks go on by themselves."""
        self._again.stop()
        process, self._process, self.port = self._process, None, None
        if process is None:
            return
        process.finished.disconnect(self._ended)
        process.closeWriteChannel()
        if not process.waitForFinished(_ENDING_MS):
            process.kill()
            process.waitForFinished(_ENDING_MS)
        process.deleteLater()

    def show_code(self) -> None:
        """Ask for a pairing code; `code_shown` brings it."""
        self.start()
        if self.port is None:
            self._wants_code = True
        else:
            self.ask("pair")

    def ask(self, do: str, booth: str = "", text: str = "") -> None:
        """Want something of a booth: message, pause, resume, end or remove."""
        if self._process is not None:
            line = json.dumps({"do": do, "booth": booth, "text": text})
            self._process.write(f"{line}\n".encode())

    def _move(self) -> None:
        if self.is_on:
            self.end()
            self.start()

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self.hear(from_json(json.loads(bytes(process.readLine().data()))))

    def hear(self, news: News) -> None:
        """Take in what the host tells: one object of a line."""
        event = news["event"]
        if event == "open":
            self._open(news)
        elif event == "booths":
            self._booths = {one["id"]: one for one in news["booths"]}
        elif event == "booth":
            self._booths[news["id"]] = news
        elif event == "code":
            self.code_shown.emit(news["code"])
        elif event == "paired":
            self.paired.emit(news["what"])
        elif event == "refused":
            self.refused += news.get("count", 1)
        elif event in ("done", "failed", "conflict", "damaged", "denied", "disk", "fault"):
            self._state.notify(translate_message(news["what"]), wrong=event != "done")
        self.changed.emit()

    def _open(self, news: News) -> None:
        self.port, self.trouble = int(news["port"]), ""
        if self._wants_code:
            self._wants_code = False
            self.ask("pair")

    def _ended(self) -> None:
        """It ended by itself: the port or the folder cannot be had, or it was killed."""
        process, self._process, self.port = self._process, None, None
        if process is not None:
            said = bytes(process.readAllStandardError().data()).decode(errors="replace")
            self.trouble = _problem(said.strip()) or tr("Desk", "The server ended unexpectedly.")
            process.deleteLater()
        for booth in self._booths.values():
            booth["doing"] = "away"
        self._again.start(AGAIN_MS)
        self.changed.emit()


def _problem(said: str) -> str:
    """Why a host ended, from the last line that it wrote."""
    last = said.splitlines()[-1] if said else ""
    try:
        return translate_message(from_json(json.loads(last))["problem"])
    except (ValueError, TypeError, KeyError):
        return last


def _words() -> list[str]:
    """What comes after the program's name; run from source that is Python."""
    is_one_file = getattr(sys, "frozen", False)
    return [*([] if is_one_file else ["-m", "turingdesk"]), "host", "--json"]
