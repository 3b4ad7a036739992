"""The card of booths on the Sessions page: what each does, and what the desk can do about it."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QInputDialog, QMessageBox

from turingdesk.gui.desk.booths.hosting import Hosting
from turingdesk.gui.desk.booths.pair_card import ask_pairing
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.held_height import HeldHeight
from turingdesk.gui.desk.sessions.columns import short_time
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.table import Column, Rows, Table
from turingdesk.gui.desk.words import NOTHING, OneLine, button
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.system.clock import in_words
from turingdesk.system.disk import size

_MOST_ROWS = 6  #: in sight at a time


class BoothsCard(Card):
    """In sight while booths are paired with this desk."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Booths"))
        self._state = state
        self._hosting: Hosting = state.booths
        self.where = OneLine("", "soft")
        self.head.setSpacing(SIZES.gap)
        self.head.insertWidget(1, self.where, 10)
        pair = tr("Desk", "Pair a kiosk\u2026")
        self.pair = button(pair, lambda: ask_pairing(state, self.window()))
        rows = Rows(COLUMNS, key=lambda b: b["id"])
        self.table = Table(rows, sortable=True, name=tr("Desk", "Booths"))
        self.table.sort_by("Booth")
        self._held = HeldHeight(self.table)
        self.table.selectionModel().selectionChanged.connect(self._chosen)
        self.message = button(tr("Desk", "Message\u2026"), self.ask_message)
        self.pause = button(tr("Desk", "Pause"), self.pause_session)
        self.end = button(tr("Desk", "End session\u2026"), self.ask_end)
        self.remove = button(tr("Desk", "Remove\u2026"), self.ask_removal)
        row = WrappingRow(spacing=SIZES.unit)
        for made in (self.pair, self.message, self.pause, self.end, self.remove):
            row.addWidget(made)
        self.column.addWidget(self.table)
        self.column.addLayout(row)
        self._hosting.changed.connect(self.show_booths)
        state.at_desk.changed.connect(self._chosen)
        self.show_booths()

    def show_booths(self) -> None:
        """Bring the card up to date."""
        booths = self._hosting.booths
        self.setVisible(bool(booths) or bool(self._hosting.trouble))
        self.where.setText(self._where())
        self.table.fill([dict(booth) for booth in booths])
        self.table.setVisible(bool(booths))
        self._held.hold(min(len(booths), _MOST_ROWS))
        self._chosen()

    def ask_message(self) -> None:
        """Ask what to show to the participant."""
        booth = self.table.chosen()
        if booth is None:
            return
        about = tr("Desk", "Shown in {booth}, until it is read:").format(booth=booth["name"])
        text, is_sent = QInputDialog.getText(self, tr("Desk", "Message"), about)
        if is_sent and text.strip():
            self._hosting.ask("message", booth["id"], text.strip())

    def pause_session(self) -> None:
        """Pause the session of the booth that is chosen, or let it go on."""
        booth = self.table.chosen()
        if booth is not None:
            self._hosting.ask("resume" if booth["doing"] == "paused" else "pause", booth["id"])

    def ask_end(self) -> None:
        """End a session, after a question."""
        booth = self.table.chosen()
        if booth is not None:
            what = tr("Desk", "End the session of {participant} in {booth}?").format(
                participant=booth["progress"]["participant"], booth=booth["name"]
            )
            about = tr("Desk", "The answers so far stay, the rest is not asked.")
            if self._is_sure(what, about):
                self._hosting.ask("end", booth["id"])

    def ask_removal(self) -> None:
        """Forget a kiosk, after a question."""
        booth = self.table.chosen()
        if booth is not None and self._state.permits("pair"):
            about = tr("Desk", "What it sent stays here. To send more it has to be paired again.")
            what = tr("Desk", "Remove {name}?").format(name=booth["name"])
            if self._is_sure(what, about):
                self._hosting.ask("remove", booth["id"])

    def _is_sure(self, what: str, about: str) -> bool:
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel
        return QMessageBox.question(self, what, f"{what}\n\n{about}", yes | no, no) == yes

    def _where(self) -> str:
        hosting = self._hosting
        if hosting.trouble:
            return hosting.trouble
        here = sum(booth["doing"] != "away" for booth in hosting.booths)
        if hosting.refused:
            text = tr(
                "Desk",
                "{here} of {of} connected, port {port}; %n connection(s) refused",
                "",
                hosting.refused,
            )
        else:
            text = tr("Desk", "{here} of {of} connected, port {port}")
        return text.format(here=here, of=len(hosting.booths), port=hosting.port)

    def _chosen(self, *_: object) -> None:
        booth: Any = self.table.chosen()
        runs = booth is not None and booth["doing"] in ("running", "paused")
        may = runs and self._state.may("run")
        for made in (self.message, self.pause, self.end):
            made.setEnabled(may)
        is_paused = booth is not None and booth["doing"] == "paused"
        self.pause.setText(tr("Desk", "Resume") if is_paused else tr("Desk", "Pause"))
        self.remove.setEnabled(booth is not None)


INKS = {"away": "warning", "running": "accent", "paused": "accent"}
_SLOW_S = 2.0  #: clocks that differ by more are worth a word


#: Words of the host for what a booth does, which are said where they are shown.
DOINGS = (
    tr_noop("Desk", "away"),
    tr_noop("Desk", "idle"),
    tr_noop("Desk", "running"),
    tr_noop("Desk", "paused"),
)


def _doing(booth: Any) -> str:
    return tr("Desk", str(booth["doing"]))


def _bytes(number: float) -> str:
    return translate_message(size(number)) if number else NOTHING


def _trial(booth: Any) -> str:
    shown = booth["progress"]
    if not shown["session"]:
        return NOTHING
    return tr("Desk", "{done} of {of}").format(done=shown["done"], of=shown["of"])


def _clock(booth: Any) -> str:
    by_s = float(booth["clock_s"])
    if abs(by_s) < _SLOW_S:
        return tr("Desk", "right", "a clock") if booth["seen_at"] else NOTHING
    text = tr("Desk", "{time} ahead") if by_s > 0 else tr("Desk", "{time} behind")
    return text.format(time=translate_message(in_words(by_s)))


def told(booth: Any) -> str:
    """A booth in some sentences."""
    parts = [f"{booth['name']}: {_doing(booth)}"]
    if booth["progress"]["title"]:
        parts.append(str(booth["progress"]["title"]))
    if booth["address"]:
        text = tr("Desk", "at {address}, {program}")
        parts.append(text.format(address=booth["address"], program=booth["program"]))
    parts += map(translate_message, booth["conflicts"])
    damaged = tr("Desk", "Damaged: {what}")
    parts += [damaged.format(what=translate_message(what)) for what in booth["problems"]]
    return "\n".join(parts)


COLUMNS = (
    Column(tr_noop("Desk", "Booth"), lambda b: str(b["name"]), tip=told),
    Column(tr_noop("Desk", "Now"), _doing, ink=lambda b: INKS.get(b["doing"], ""), tip=told),
    Column(
        tr_noop("Desk", "Participant"),
        lambda b: b["progress"]["participant"] or NOTHING,
        tip=told,
        stretch=True,
    ),
    Column(tr_noop("Desk", "Trial"), _trial, right=True),
    Column(tr_noop("Desk", "To come"), lambda b: _bytes(b["unsent"]), right=True),
    Column(tr_noop("Desk", "Clock"), _clock, right=True),
    Column(tr_noop("Desk", "Free disk"), lambda b: _bytes(b["free"]), right=True),
    Column(tr_noop("Desk", "Last seen"), lambda b: short_time(b["seen_at"]) or NOTHING),
)
