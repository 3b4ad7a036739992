"""Booths at the desk: the card that shows them, and the dialog that pairs a kiosk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.hosting import Hosting
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import (
    NOTHING,
    OneLine,
    button,
    dialog_column,
    label,
    moment,
)
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, TableHeight
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.net.host_part import PARTS
from turingdesk.system.clock import in_words
from turingdesk.system.disk import size

_PADDING = 6  #: px, that the style sheet gives a cell on either side, with buttons in it too
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
        self.pair = button(pair, lambda: ask_pairing(state, self.window()), "quiet-small")
        self.head.addWidget(self.pair)
        partner = tr("Desk", "Machine partner\u2026")
        self.partner = button(partner, self._ask_partner, "quiet-small")
        self.partner.setVisible(bool(PARTS))  # without them, no one meets a machine
        self.head.addWidget(self.partner)
        rows = RowsModel(COLUMNS, key=lambda b: b["id"])
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "Booths"))
        self.table.sort_by("Booth")
        self._table_height = TableHeight(self.table)
        self.column.addWidget(self.table)
        self._hosting.changed.connect(self.show_booths)
        state.at_desk.changed.connect(self._give_buttons)
        self.show_booths()

    def show_booths(self) -> None:
        """Bring the card up to date."""
        booths = self._hosting.booths
        self.setVisible(bool(booths) or bool(self._hosting.trouble))
        self.where.setText(self._where())
        self.table.fill([dict(booth) for booth in booths])
        self.table.setVisible(bool(booths))
        self._table_height.hold(min(len(booths), _MOST_ROWS))
        self._give_buttons()

    def buttons_of(self, place: int) -> BoothButtons:
        """The buttons of the booth at a place in `table.rows.things`."""
        index = self.table.rows.index(self.table.rows.row_of(place), _BUTTONS_COLUMN)
        existing = self.table.indexWidget(index)
        if isinstance(existing, BoothButtons):
            return existing
        booth_buttons = BoothButtons(self)
        self.table.setIndexWidget(index, booth_buttons)
        return booth_buttons

    def _give_buttons(self) -> None:
        for place, booth in enumerate(self.table.rows.things):
            self.buttons_of(place).show_booth(booth, self._state.may("run"))
        self._give_room()

    def _give_room(self) -> None:
        """Where the room is short, omit two columns, or put the buttons into menus."""
        button_groups = [self.buttons_of(place) for place in range(len(self.table.rows.things))]
        if not button_groups:
            return
        room_left = self.width() - 2 * self.column.contentsMargins().left()
        # As if no column were hidden: otherwise, hiding two would make room to show them again.
        room_left -= self.table.full_width() - self.table.needed(_BUTTONS_COLUMN)
        spare = sum(map(self.table.needed, _SPARE_COLUMNS))
        needed = max(group.needed for group in button_groups)
        folded = needed > room_left + spare
        if folded:
            needed = button_groups[0].more.sizeHint().width() + 2 * _PADDING
        for column in _SPARE_COLUMNS:
            self.table.setColumnHidden(column, needed > room_left)
        for group in button_groups:
            group.fold(folded=folded)
        self.table.resizeColumnToContents(_BUTTONS_COLUMN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _ask_partner(self) -> None:
        from turingdesk.gui.desk.partners import ask_partner

        ask_partner(self._state, self.window())

    def ask_message(self, booth: Any) -> None:
        """Ask what to show to the participant."""
        about = tr("Desk", "Shown in {booth} until it is read:").format(booth=booth["name"])
        text, is_sent = QInputDialog.getText(self, tr("Desk", "Message"), about)
        if is_sent and text.strip():
            self._hosting.ask("message", booth["id"], text.strip())

    def pause_session(self, booth: Any) -> None:
        """Pause its session, or let it continue."""
        self._hosting.ask("resume" if booth["doing"] == "paused" else "pause", booth["id"])

    def ask_end(self, booth: Any) -> None:
        """End a session, after a question."""
        what = tr("Desk", "End the session of {participant} in {booth}?").format(
            participant=booth["progress"]["participant"], booth=booth["name"]
        )
        about = tr("Desk", "Answers so far are saved. The remaining questions are not asked.")
        if self._is_sure(what, about):
            self._hosting.ask("end", booth["id"])

    def ask_removal(self, booth: Any) -> None:
        """Forget a kiosk, after a question."""
        if self._state.permits("pair"):
            about = tr(
                "Desk", ("The sessions it sent stay here. To send more, it must be paired again.")
            )
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
        summary = text.format(here=here, of=len(hosting.booths), port=hosting.port)
        if hosting.partner is None:
            return summary
        partner = tr("Desk", "{percent}% of conversations with {agent}")
        percent, agent = program().format_int(hosting.partner_percent), hosting.partner.called
        return program().join("; ", (summary, partner.format(percent=percent, agent=agent)))


class BoothButtons(QWidget):
    """The buttons of one booth, in its own row."""

    def __init__(self, card: BoothsCard) -> None:
        super().__init__()
        self._booth: Any = {}
        self.message = self._add(tr("Desk", "Message\u2026"), card.ask_message)
        self.pause = self._add(tr("Desk", "Pause"), card.pause_session)
        self.end = self._add(tr("Desk", "End session\u2026"), card.ask_end)
        self.remove = self._add(tr("Desk", "Remove\u2026"), card.ask_removal)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.all = (self.message, self.pause, self.end, self.remove)
        for push_button in self.all:
            row.addWidget(push_button)
            push_button.ensurePolished()  # only then it knows how wide its words are
        wide = []
        for text in (tr("Desk", "Resume"), tr("Desk", "Pause")):
            self.pause.setText(text)
            wide.append(self.pause.sizeHint().width())
        self.pause.setMinimumWidth(max(wide))  # the column has room for either
        widths = (
            max(push_button.sizeHint().width(), push_button.minimumWidth())
            for push_button in self.all
        )
        self.needed = sum(widths) + 2 * _PADDING
        self.more = button("\u22ef", lambda: None, "quiet-small")
        menu = QMenu(self.more)
        # Made whenever it opens, since what can be done changes with each report of the host.
        menu.aboutToShow.connect(self._list)
        self.more.setMenu(menu)
        row.addWidget(self.more)
        self.fold(folded=False)

    def show_booth(self, booth: Any, may: bool) -> None:
        """Offer what can be done now, by someone who may lead sessions or not."""
        self._booth = booth
        runs = may and booth["doing"] in ("running", "paused")
        for push_button in (self.message, self.pause, self.end):
            push_button.setEnabled(runs)
        is_paused = booth["doing"] == "paused"
        self.pause.setText(tr("Desk", "Resume") if is_paused else tr("Desk", "Pause"))
        for push_button in self.all:
            push_button.setAccessibleName(f"{push_button.text()} {booth['name']}")
        self.more.setAccessibleName(str(booth["name"]))

    def fold(self, *, folded: bool) -> None:
        """Show one button with a menu of all, where there is no room for them."""
        for push_button in self.all:
            push_button.setVisible(not folded)
        self.more.setVisible(folded)

    def _list(self) -> None:
        menu = self.more.menu()
        menu.clear()
        for push_button in self.all:
            listed = menu.addAction(push_button.text(), push_button.click)
            listed.setEnabled(push_button.isEnabled())

    def _add(self, text: str, do: Callable[[Any], None]) -> QPushButton:
        return button(text, lambda: do(self._booth), "quiet-small")

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * _PADDING, 0)


INKS = {"away": "warning", "running": "accent", "paused": "accent"}
_SLOW_S = 2.0  #: clocks that differ by more are worth a word


#: What a booth does, by the host's word for it.
DOINGS = {
    "away": tr_noop("Desk", "offline"),
    "idle": tr_noop("Desk", "idle"),
    "running": tr_noop("Desk", "running"),
    "paused": tr_noop("Desk", "paused"),
}


def _name(booth: Any) -> str:
    if not booth["is_other_program"]:
        return str(booth["name"])
    return tr("Desk", "{booth} (other version)").format(booth=booth["name"])


def _doing(booth: Any) -> str:
    return tr("Desk", DOINGS[booth["doing"]])


def _bytes(number: float) -> str:
    return translate_message(size(number)) if number else NOTHING


def _trial(booth: Any) -> str:
    progress = booth["progress"]
    if not progress["session"]:
        return NOTHING
    return tr("Desk", "{done} of {of}").format(done=progress["done"], of=progress["of"])


def _clock(booth: Any) -> str:
    by_s = float(booth["clock_s"])
    if abs(by_s) < _SLOW_S:
        return tr("Desk", "OK", "a clock") if booth["seen_at"] else NOTHING
    text = tr("Desk", "{time} ahead") if by_s > 0 else tr("Desk", "{time} behind")
    return text.format(time=translate_message(in_words(by_s)))


def describe_booth(booth: Any) -> str:
    """A booth in some sentences."""
    parts = [program().join(": ", (booth["name"], _doing(booth)))]
    if booth["progress"]["title"]:
        parts.append(str(booth["progress"]["title"]))
    if booth["address"]:
        text = tr("Desk", "at {address}, {program}")
        parts.append(text.format(address=booth["address"], program=booth["program"]))
    parts += [
        program().join(": ", (tr("Desk", spare_column.title), spare_column.text(booth)))
        for spare_column in _SPARE
    ]
    parts += map(translate_message, booth["conflicts"])
    damaged = tr("Desk", "Damaged: {what}")
    parts += [damaged.format(what=translate_message(what)) for what in booth["problems"]]
    return "\n".join(parts)


_SPARE = (  # a narrow card leaves these out; the tip has them
    DeskColumn(tr_noop("Desk", "Free disk"), lambda b: _bytes(b["free"]), right=True),
    DeskColumn(tr_noop("Desk", "Last seen"), lambda b: moment(b["seen_at"]) or NOTHING),
)
COLUMNS = (
    DeskColumn(
        tr_noop("Desk", "Booth"),
        _name,
        ink=lambda b: "warning" if b["is_other_program"] else "",
        tip=describe_booth,
    ),
    DeskColumn(
        tr_noop("Desk", "Now"), _doing, ink=lambda b: INKS.get(b["doing"], ""), tip=describe_booth
    ),
    DeskColumn(
        tr_noop("Desk", "Participant"),
        lambda b: b["progress"]["participant"] or NOTHING,
        tip=describe_booth,
        stretch=True,
    ),
    DeskColumn(tr_noop("Desk", "Trial"), _trial, right=True),
    DeskColumn("", lambda b: ""),  # the buttons
    DeskColumn(tr_noop("Desk", "Waiting to upload"), lambda b: _bytes(b["unsent"]), right=True),
    DeskColumn(tr_noop("Desk", "Clock"), _clock, right=True),
    *_SPARE,
)
_SPARE_COLUMNS = [COLUMNS.index(spare_column) for spare_column in _SPARE]
_BUTTONS_COLUMN = next(n for n, column in enumerate(COLUMNS) if not column.title)


ABOUT = tr_noop(
    "Desk",
    "After pairing, kiosks on other computers send their sessions here, and the Sessions page "
    "lists them. To combine data from computers without a network, use turingdesk join.",
)


class PairCard(Card):
    """Says what pairing is for, and begins it."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Booths"))
        pair = tr("Desk", "Pair a kiosk\u2026")
        self.pair = button(pair, lambda: ask_pairing(state, self.window()))
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True), 1)
        row.addWidget(self.pair, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)


def ask_pairing(state: DeskState, parent: QWidget) -> None:
    """Show a code with which a kiosk can be paired, to who may see it."""
    if state.permits("pair"):
        dialog = PairDialog(state.booths, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        state.booths.show_code()


VALID_S = 300  #: as the host says


class PairDialog(QDialog):
    """Closes by itself once a kiosk was paired."""

    def __init__(self, hosting: Hosting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Pair a kiosk"))
        self.setMinimumWidth(620)
        self._hosting = hosting
        self._left_s = 0
        self.code = label("\u2026", "title")
        self.code.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        copyable(self.code)
        self.code.setAccessibleName(tr("Desk", "Pairing code"))
        self.left = label("", "soft", wrap=True)
        self.left.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.typed = label("", "plain", wrap=True)
        copyable(self.typed)
        self.another = button(tr("Desk", "New code"), hosting.show_code)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)
        hosting.code_shown.connect(self._show_code)
        hosting.paired.connect(self.accept)
        hosting.changed.connect(self._show_trouble)
        grow(self)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Pair a kiosk"))
        about = tr(
            "Desk",
            "A code pairs one kiosk, which then sends its sessions here over the lab's network.",
        )
        column.addWidget(label(about, "soft", wrap=True))
        column.addSpacing(SIZES.gap)
        column.addWidget(self.code)
        column.addWidget(self.left)
        column.addSpacing(SIZES.gap)
        column.addWidget(label(tr("Desk", "On the kiosk, type"), "label"))
        column.addWidget(self.typed)
        column.addSpacing(SIZES.gap)
        row = QHBoxLayout()
        row.addWidget(self.another)
        row.addStretch(1)
        row.addWidget(button(tr("Desk", "Close"), self.reject))
        column.addLayout(row)

    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)

    def _show_code(self, code: str) -> None:
        from turingdesk.net.paired_desk import PORT
        from turingdesk.net.pairing import own_addresses

        port = "" if self._hosting.port == PORT else f":{self._hosting.port}"
        self.code.setText(code)
        self.typed.setText(
            "\n".join(
                # An IPv6 address has colons of its own, so brackets set it apart from a port.
                f"turingdesk kiosk --desk {f'[{at}]' if ':' in at and port else at}{port}"
                f" --pair {code}"
                for at in own_addresses()[:1]
            )
        )
        self._left_s = VALID_S
        self._timer.start()
        self._tick()
        grow(self)

    def _show_trouble(self) -> None:
        if self._hosting.trouble:
            self.code.setText("\u2026")
            self.left.setText(self._hosting.trouble)
            grow(self)

    def _tick(self) -> None:
        self._left_s = max(0, self._left_s - 1)
        if self._left_s:
            minutes, seconds = divmod(self._left_s, 60)
            text = tr("Desk", "valid for {minutes}:{seconds} min")
            self.left.setText(text.format(minutes=minutes, seconds=f"{seconds:02}"))
        else:
            self._timer.stop()
            self.left.setText(tr("Desk", "The code has expired. Get a new one."))
