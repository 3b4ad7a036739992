"""The Live games page: the rooms of the data folder, and what is said in one of them.

Who is human stays hidden until someone asks for it, which the audit log remembers; of a sealed
study it is never shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QTextBrowser

from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.participants.note import ask_game_note, note_line
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import (
    NOTHING,
    READING,
    at_home,
    button,
    label,
    moment,
    restyle,
    search_field,
)
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import (
    program,
    tr,
    tr_noop,
    translate_message,
    translate_problem,
)
from turingdesk.plugins.live_games.room_states import (
    PHASES,
    RoomMessage,
    RoomPhase,
    RoomPlayer,
    RoomsFolder,
    RoomState,
    seconds_left,
)
from turingdesk.plugins.live_games.transcripts import TranscriptCounts, export_transcripts

EVERY_MS = 1000
EMPTY = tr_noop(
    "Desk",
    "No games yet. Games appear here when kiosks that are paired with this desk run a study with "
    "live games.",
)
NONE_LIKE = tr_noop("Desk", "No matches. Clear the search.")
INKS = {RoomPhase.AWAY: "warning", RoomPhase.TALKING: "accent", RoomPhase.DECIDING: "accent"}
_LEAST_TABLE, _LEAST_TRANSCRIPT = 460, 300  #: px; where there is less, one is below the other
_MOST_NAMES = 110  #: lx; longer codes are cut, so that the state of a game isn't
_LEAST_HIGH = 240  #: lx of either


def participants(room: RoomState) -> str:
    """Those who decide; of others, even that they are people would reveal too much."""
    return program().items(player.participant for player in room.deciders)


def time_left(room: RoomState) -> str:
    """For how long people can still write, such as 3:42."""
    left_s = seconds_left(room)
    if left_s is None:
        return NOTHING
    # Rounded up, so that 0:00 shows only once the time is over.
    minutes, seconds = divmod(ceil(left_s), 60)
    return f"{program().format_int(minutes)}:{seconds:02}"


def _ending(room: RoomState) -> str:
    return tr("Desk", _WHYS[room.why]) if room.why in _WHYS else ""


_WHYS = {
    "left": tr_noop("Desk", "Someone left."),
    "topic": tr_noop("Desk", "Someone asked for another topic."),
    "reported": tr_noop("Desk", "Someone reported a message."),
    "stopped": tr_noop("Desk", "The experimenter ended it."),
    "surrendered": tr_noop("Desk", "Someone gave up."),
}
COLUMNS = (
    DeskColumn(
        tr_noop("Desk", "Game"),
        lambda r: translate_message(r.game),
        stretch=True,
        tip=lambda r: r.id,
    ),
    DeskColumn(
        tr_noop("Desk", "Decides"),
        lambda r: participants(r) or NOTHING,
        tip=participants,
        most=_MOST_NAMES,
    ),
    DeskColumn(tr_noop("Desk", "Started"), lambda r: moment(r.begun), sort=lambda r: r.begun),
    DeskColumn(
        tr_noop("Desk", "State"),
        lambda r: translate_message(PHASES[r.phase]),
        ink=lambda r: INKS.get(r.phase, ""),
        tip=_ending,
    ),
    DeskColumn(tr_noop("Desk", "Left"), time_left, right=True),
    DeskColumn(
        tr_noop("Desk", "Messages"),
        lambda r: program().format_int(len(r.messages)),
        sort=lambda r: len(r.messages),
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Notes"),
        lambda r: program().format_int(len(r.notes)) if r.notes else "",
        sort=lambda r: len(r.notes),
        right=True,
    ),
)
NOTES = len(COLUMNS) - 1  #: the column of notes, hidden where there are none


class GamesPage(DeskPage):
    """A table of rooms that follows the data folder, and the transcript of the one chosen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Live games"))
        self._folder = RoomsFolder(state.data)
        self._rooms: list[RoomState] = []
        self._revealed_rooms: set[str] = set()  #: rooms of which someone asked who is human
        self.export = button(tr("Desk", "Export transcripts\u2026"), self.ask_export)
        self.bots = button(tr("Desk", "Bots\u2026"), self.ask_bots)
        self.buttons.addWidget(self.bots)
        self.buttons.addWidget(self.export)
        self.search = search_field(tr("Desk", "Search in messages"), self._filter)
        rows = RowsModel(COLUMNS, key=lambda room: room.id)
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "Live games"))
        self.table.sort_by("Started", Qt.SortOrder.DescendingOrder)
        self.table.selectionModel().selectionChanged.connect(self._show_room)
        self.card = framed(self.table, self)
        self.empty = label("", "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.transcript = self._transcript_card()
        self.card.setMinimumWidth(_LEAST_TABLE)
        self.beside = FoldingRow(least=_LEAST_HIGH, any_letters=True)
        self.beside.addWidget(self.card, 3)
        self.beside.addWidget(self.transcript, 2)
        self.waiting = label("", "soft", wrap=True)
        self.column.addWidget(self.waiting)
        self.column.addWidget(self.search)
        self.column.addLayout(self.beside, 1)
        self.column.addWidget(self.empty, 1)
        self._follow = FolderPoller(self, state, EVERY_MS, self._look, self._show, self._not_read)
        state.at_desk.changed.connect(self._show_room)
        state.booths.changed.connect(self._show_waiting)
        self._filter()
        self._show_waiting()

    def opened(self) -> None:
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def read_again(self) -> None:
        """Look at the data folder, in the background."""
        self._follow.read()

    def reveal(self) -> None:
        """Show who is human in the room that is chosen, or hide it again."""
        room = self.table.selected()
        if room is None or room.is_sealed:
            return
        if room.id in self._revealed_rooms:
            self._revealed_rooms.discard(room.id)
        else:
            # First, so that no one sees it without a record.
            self.state.audit("looked who is human in a game", room=room.id, study=room.study)
            self._revealed_rooms.add(room.id)
        self._show_room()

    def ask_bots(self) -> None:
        """Show the bots that can play in games."""
        from turingdesk.plugins.live_games.gui.bots_dialog import (
            ask_bots,  # takes a while, and few have bots
        )

        ask_bots(self.state, self)

    def ask_export(self) -> None:
        """Write the transcripts of all games into a file."""
        if not self.state.permits("page export"):
            return
        here = str(self.state.data.parent / "games.jsonl")
        title = tr("Desk", "Export transcripts")
        name, _ = QFileDialog.getSaveFileName(self, title, here, "*.jsonl")
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the transcripts of all games into a file, in the background."""
        # Now, since someone else can be at the desk by the time that the job is done.
        data, by = self.state.data, self.state.who

        def written(counts: TranscriptCounts) -> None:
            self.state.audit("exported transcripts of games", by, file=at_home(path))
            self.state.notify(program().join(" ", map(translate_message, counts.sentences)))

        def failed(problem: Exception) -> None:
            self.state.notify(translate_problem(problem), wrong=True)

        Job(self, lambda: export_transcripts(data, path), written, failed)

    def ask_message(self) -> None:
        """Send a message to someone in the room."""
        room = self.table.selected()
        people = [player for player in room.players if player.booth] if room is not None else []
        # Where everyone decides, listing the people would reveal who isn't one.
        is_alone = room is not None and not room.colors
        listed = [
            player
            for player in people
            if (is_alone and player.role.decides) or self._is_known(room)
        ]
        if not listed:
            return
        names = [self._player_name(room, player) for player in listed]
        title, whom = tr("Desk", "Message"), tr("Desk", "To:")
        name, is_chosen = QInputDialog.getItem(self, title, whom, names, editable=False)
        if not is_chosen:
            return
        about = tr("Desk", "Shown to {participant} until it is read:").format(participant=name)
        text, is_sent = QInputDialog.getText(self, title, about)
        if is_sent and text.strip():
            self.state.booths.ask("message", listed[names.index(name)].booth, text.strip())

    def ask_end(self) -> None:
        """End the game that is chosen, after a question."""
        room = self.table.selected()
        if room is None or room.is_over:
            return
        what = tr("Desk", "End this game for everyone in it?")
        about = tr("Desk", "Messages so far are saved. Participants see a calm explanation.")
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel
        if QMessageBox.question(self, what, f"{what}\n\n{about}", yes | no, no) == yes:
            self.state.booths.ask("end_room", text=room.id)

    def write_note(self) -> None:
        """Write a note on the game that is chosen, which is over."""
        room = self.table.selected()
        if room is None or not room.is_over:
            return
        parts = (translate_message(room.game), room.study, moment(room.begun))
        dialog = ask_game_note(self.state, room.id, " \u00b7 ".join(parts))
        if dialog is not None:
            dialog.accepted.connect(self.read_again)

    def _look(self, data: Path) -> list[RoomState]:
        if self._folder.data != data:
            self._folder = RoomsFolder(data)
        return self._folder.read()

    def _show(self, rooms: list[RoomState]) -> None:
        self._rooms = rooms
        running = sum(not room.is_over for room in rooms)
        line = tr("Desk", "%n game(s), {running} running", "", len(rooms))
        self.note.setText(line.format(running=program().format_int(running)) if rooms else "")
        self._filter()
        self.table.rows.ask_again()  # the time that is left

    def _show_waiting(self) -> None:
        """Who waits for a game; in another color where it can't begin."""
        queues = self.state.booths.waiting
        self.waiting.setText("\n".join(translate_message(queue["what"]) for queue in queues))
        self.waiting.setVisible(bool(queues))
        can_begin = all(queue["can_begin"] for queue in queues)
        restyle(self.waiting, "soft" if can_begin else "caution")

    def _not_read(self, why: str) -> None:
        self.empty.setText(why)

    def _filter(self) -> None:
        words = self.search.text().strip()
        rooms = [room for room in self._rooms if room.has(words)]
        self.table.fill(rooms)
        self.table.setColumnHidden(NOTES, not any(room.notes for room in self._rooms))
        self.card.setVisible(bool(rooms))
        self.empty.setVisible(not rooms)
        nothing = READING if self._follow_is_first() else EMPTY
        self.empty.setText(tr("Desk", NONE_LIKE if self._rooms else nothing))
        self.search.setVisible(bool(self._rooms))
        self.export.setEnabled(bool(self._rooms))
        self._show_room()

    def _follow_is_first(self) -> bool:
        follow = getattr(self, "_follow", None)
        return follow is None or follow.is_first

    def _transcript_card(self) -> Card:
        card = Card(tr("Desk", "Transcript"))
        card.setMinimumWidth(_LEAST_TRANSCRIPT)
        self.about = label("", "soft", wrap=True)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Desk", "Transcript"))
        self.reveal_button = button("", self.reveal)
        self.message = button(tr("Desk", "Message\u2026"), self.ask_message)
        self.end = button(tr("Desk", "End game\u2026"), self.ask_end)
        row = WrappingRow(spacing=SIZES.unit)
        self.note_button = button(tr("Desk", "Note\u2026"), self.write_note)
        for action_button in (self.reveal_button, self.message, self.end, self.note_button):
            row.addWidget(action_button)
        card.column.addWidget(self.about)
        card.column.addWidget(self.text, 1)
        card.column.addLayout(row)
        return card

    def _is_known(self, room: RoomState | None) -> bool:
        return room is not None and not room.is_sealed and room.id in self._revealed_rooms

    def _show_room(self, *_: object) -> None:
        room: RoomState | None = self.table.selected()
        self.transcript.setVisible(room is not None)
        if room is None:
            return
        self.about.setText(self._about(room))
        bar = self.text.verticalScrollBar()
        # `setHtml` scrolls to the top, so the place is restored; at the end, new messages show.
        was_at_end = bar.value() >= bar.maximum() - 4
        where = bar.value()
        self.text.setHtml(self._html(room))
        bar.setValue(bar.maximum() if was_at_end else where)
        captions = tr("Desk", "Hide who is human"), tr("Desk", "Show who is human")
        self.reveal_button.setText(captions[0] if self._is_known(room) else captions[1])
        beside = self.transcript.column.contentsMargins()
        needs = self.reveal_button.sizeHint().width() + beside.left() + beside.right() + 2
        self.transcript.setMinimumWidth(max(_LEAST_TRANSCRIPT, needs))  # in large letters
        self.reveal_button.setEnabled(not room.is_sealed and self.state.may("seal"))
        is_run = not room.is_over and self.state.booths.is_on and self.state.may("run")
        self.message.setEnabled(is_run)
        self.end.setEnabled(is_run)
        self.note_button.setEnabled(room.is_over and self.state.may("note"))

    def _about(self, room: RoomState) -> str:
        parts = [room.study, translate_message(PHASES[room.phase]), _ending(room)]
        if room.is_pilot:
            parts.insert(1, tr("Desk", "pilot"))
        if room.is_sealed:
            parts.append(tr("Desk", "The study is sealed, so who is human stays hidden."))
        return " \u00b7 ".join(part for part in parts if part)

    def _html(self, room: RoomState) -> str:
        lines = [self._line(room, message) for message in self._in_order(room)]
        lines += [
            f"<p><b>{escape(tr('Desk', 'Reported'))}</b>: {escape(text)}</p>"
            for text in room.reports
        ]
        for seat, answers in room.verdicts.items():
            if room.colors and not self._is_known(room):
                continue  # machines accuse no one
            question_answers = (
                (translate_message(question), translate_message(a)) for question, a in answers
            )
            verdict_text = program().join(
                " ", (f"{q} {a}{program().mark('.')}" for q, a in question_answers)
            )
            if seat in room.accused:
                color = self._color(room, room.accused[seat])
                verdict_text = tr("Desk", "Accused {color}.").format(color=color)
            who = self._player_name(room, room.players[seat])
            lines.append(f"<p><b>{escape(who)}</b>: {escape(verdict_text)}</p>")
        lines = lines or [f"<p>{escape(tr('Desk', 'No messages yet.'))}</p>"]
        if room.notes:
            lines.append(f"<hr><p><b>{escape(tr('Desk', 'Notes'))}</b></p>")
        lines += [f"<p>{escape(note_line(note))}</p>" for note in room.notes]
        return "".join(lines)

    def _in_order(self, room: RoomState) -> Sequence[RoomMessage]:
        return sorted(room.messages, key=lambda message: message.t_s)

    def _line(self, room: RoomState, message: RoomMessage) -> str:
        minutes, seconds = divmod(int(message.t_s), 60)
        who = self._player_name(room, room.players[message.seat])
        return (
            f"<p><span>{minutes}:{seconds:02}</span>&nbsp; <b>{escape(who)}</b>: "
            f"{escape(message.text)}</p>"
        )

    def _player_name(self, room: RoomState | None, player: RoomPlayer) -> str:
        """Someone's name: by role or color, and by name where that may be known."""
        if room is not None and room.colors:
            color = self._color(room, room.players.index(player))
            machine = f"{tr('Desk', 'machine')} {player.agent}"
            who = machine if player.is_machine else player.participant
            return f"{color} ({who})" if self._is_known(room) and who else color
        role = translate_message(player.role.title)
        if room is not None and len(room.players) > _TWO and not player.role.decides:
            others = [other for other in room.players if not other.role.decides]
            role = f"{role} {program().format_int(others.index(player) + 1)}"
        if player.role.decides or (self._is_known(room) and not player.is_machine):
            return f"{role} ({player.participant})" if player.participant else role
        if self._is_known(room):
            return f"{role} ({tr('Desk', 'machine')} {player.agent})".replace(" )", ")")
        return role

    def _color(self, room: RoomState, seat: int) -> str:
        return tr("Participant", _COLORS[room.colors[seat]])


_COLORS = {
    "red": tr_noop("Participant", "Red"),
    "yellow": tr_noop("Participant", "Yellow"),
    "blue": tr_noop("Participant", "Blue"),
    "purple": tr_noop("Participant", "Purple"),
}
_TWO = 2  #: players, who need no numbers
PAGE = GamesPage
