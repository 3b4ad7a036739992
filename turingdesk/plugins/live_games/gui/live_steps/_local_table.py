"""A game on one computer, for pilots and previews: it plays the desk, and those who aren't there.

The participant has the first chair. Someone who tries out a study can take a second one, in a
window of its own; what is left says a few everyday sentences. The room has a journal beside that
of the session, as on a desk, so that results of pilots can be tried out, too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.errors import NotAllowed
from turingdesk.core.trial import Trial
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.session_name import SUFFIX
from turingdesk.journal.stand_ins import LOCAL
from turingdesk.plugins.live_games.answering.conversations import reply
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import Game, Seat, Sitter
from turingdesk.plugins.live_games.gui.games.view import GameView
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.plugins.live_games.room import Ending, Phase, Room, draw
from turingdesk.plugins.live_games.room_record import begin_room, opening
from turingdesk.plugins.live_games.telling import NO_LIMIT, may_know, parted, reveal
from turingdesk.sessions.session_guard import refuse_stand_ins
from turingdesk.system.clock import utc_now

_WAIT_MS = 5000  #: in which a second window can be opened
_OTHERS_MS = (1200, 3000)  #: how long those who aren't there take for a message, from and to
_LOOK_MS = 500  #: between two looks at whether the time is over
_ANSWERS = 3  #: of one who doesn't decide, after which a machine has done so
_SKILL = 0.75  #: how often someone who isn't there finds the machine
_WIDE, _HIGH = 720, 720
Told = dict[str, Any]


class Chair(QObject):
    """A line from one who plays to the table."""

    def __init__(self, table: LocalTable, name: str) -> None:
        super().__init__(table)
        self.name = name
        self.seen: set[int] = set()  #: numbers of the messages that were delivered
        self.hear: Callable[[Told], None] = lambda message: None
        self._table = table

    def open(self, hear: Callable[[Told], None]) -> None:
        """Connected at once."""
        self.hear = hear
        hear({"say": "linked"})

    def close(self) -> None:
        """Stop listening."""
        self.hear = lambda message: None
        self._table.leave(self)

    def send(self, sent: Told) -> None:
        """Do as the desk does."""
        self._table.take(self, sent)


class LocalTable(QObject):
    """Plays one game after another with those who are on this computer, in pilots and previews.

    Args:
        session: The journal of the participant's session.
    """

    def __init__(self, parent: QObject, session: Path) -> None:
        super().__init__(parent)
        self.chair = Chair(self, session.stem)
        self._rooms = session.parent / ROOMS
        self._second: Chair | None = None
        self._window: SecondWindow | None = None
        self._opened: list[SecondWindow] = []  #: all of them, which nothing else keeps alive
        self._room: Room | None = None
        self._journal: Journal | None = None
        self._wanted_game: Told | None = None
        self._chance = Random()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._begin)
        self._began_s = 0.0  #: the `perf_counter()` at which the game began
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOK_MS)
        self._clock.timeout.connect(self._look)

    def open_window(self, trial: Trial) -> None:
        """Open a window for another role; the game begins at once."""
        if self._second is None:
            self._second = Chair(self, "second")
            self._window = SecondWindow(trial, self._second)
            self._opened.append(self._window)
            # A window without a parent would outlive the kiosk's.
            self.destroyed.connect(self._window.close)
            self._window.show()

    def leave(self, chair: Chair) -> None:
        """One who played is gone.

        A second window whose game is over stays until whoever plays there has read its last page.
        """
        if chair not in self._chairs:
            return
        others = [other for other in self._chairs if other is not chair]
        window = self._window
        if window is not None and (chair is self._second or window.is_over):
            self._second = self._window = window = None
        self._wait.stop()
        if self._room is not None:
            self._part(self._room, Ending.LEFT, others)
        if window is not None:
            window.close()

    def take(self, chair: Chair, sent: Told) -> None:
        """Do what one who plays wants.

        Raises:
            NotAllowed: The game counts, so that no stand-in may play it.
        """
        say, room = sent["say"], self._room
        if say == "leave":
            self.leave(chair)
        elif say == "play":
            refuse_stand_ins(pilot=sent["pilot"])
            if room is None:
                self._wanted_game = sent
                self._wait.start(0 if self._second is not None else _WAIT_MS)
        elif room is not None and say == "said":
            self._say(room, room.seat(chair.name), sent["text"], sent["threads"])
        elif room is not None and say == "report":
            self._write("report", seat=room.seat(chair.name), text=sent["text"])
            self._part(room, Ending.REPORTED, self._chairs)
        elif room is not None and say == "verdict":
            self._decide(room, room.seat(chair.name), sent["answers"])
        elif room is not None and say == "surrender":
            room.surrender(room.seat(chair.name))
            self._reveal(room)

    def _part(self, room: Room, why: Ending, others: Sequence[Chair]) -> None:
        """End a game before the verdict, and notify others."""
        self._end(why)
        self._room = None
        for other in others:
            other.hear({"say": "parted", "room": room.id, "why": why.value})

    @property
    def _chairs(self) -> list[Chair]:
        return [self.chair, *([self._second] if self._second is not None else [])]

    def _begin(self) -> None:
        if self._wanted_game is None or self._room is not None:
            return
        game = game_of(self._wanted_game["game"])
        rules = game.task.show(**self._wanted_game["rules"])
        draw_result = draw(game, rules, self._chance)
        name = f"{LOCAL}{secrets.token_hex(4)}"
        room = self._room = Room(name, game, rules, self._seats(), draw_result)
        self._open(room)
        self._began_s = perf_counter()
        self._clock.start()
        for chair in self._chairs:
            chair.seen = set()
            left_s = rules.minutes * 60 if rules.minutes else NO_LIMIT
            about = {"seat": room.seat(chair.name), "left_s": left_s, "own": 0}
            about["decided"] = False
            chair.hear({"say": "met", "room": room.id, **about, "drawn": asdict(draw_result)})
        if rules.turns != "free":
            self._let_others_write(room)

    def _seats(self) -> tuple[Seat, ...]:
        """The first chair decides if a person does, the second has the next role of a person.

        Where everyone decides, both have any seat. Of those who aren't there, as many are machines
        as the game has.
        """
        assert self._wanted_game is not None
        game = game_of(self._wanted_game["game"])
        if game.accuses:
            return self._any_seats(game)
        takes = [
            at for at, game_role in enumerate(game.roles) if game_role.sitter is not Sitter.MACHINE
        ]
        own_seat = next((at for at in takes if game.roles[at].decides), takes[0])
        names = {own_seat: self.chair.name}
        takes.remove(own_seat)
        free = [at for at in range(len(game.roles)) if at != own_seat]
        if self._second is not None and takes:
            names[takes[0]] = self._second.name
        absent = [at for at in free if at not in names]
        number = len(absent) if game.machines is None else min(game.machines, len(absent))
        machines = self._chance.sample(absent, number)
        return tuple(
            Seat(role.name, names.get(at, f"nobody-{at}"), machine=at in machines)
            for at, role in enumerate(game.roles)
        )

    def _any_seats(self, game: Game) -> tuple[Seat, ...]:
        order = self._chance.sample(range(len(game.roles)), len(game.roles))
        names = dict(zip(order, (chair.name for chair in self._chairs), strict=False))
        machines = order[len(order) - (game.machines or 0) :]
        return tuple(
            Seat(role.name, names.get(at, f"nobody-{at}"), machine=at in machines)
            for at, role in enumerate(game.roles)
        )

    def _open(self, room: Room) -> None:
        assert self._wanted_game is not None
        about = (
            self._wanted_game["study"],
            self._wanted_game["block"],
            self._wanted_game["game"],
            room.rules,
        )
        room_request = Wanted(*about, pilot=self._wanted_game["pilot"])
        self._journal = begin_room(
            self._rooms / f"{room.id}{SUFFIX}", opening(room, room_request, ())
        )

    def _write(self, kind: str, **fields: Any) -> None:
        if self._journal is not None:
            self._journal.append(Entry(kind, utc_now(), self._t_s * 1000, fields))

    @property
    def _t_s(self) -> float:
        """Seconds of playing time."""
        return perf_counter() - self._began_s if self._room is not None else 0.0

    def _look(self) -> None:
        """End the talk when it is time."""
        if self._room is not None:
            self._tell_phase(self._room)

    def _decide(self, room: Room, seat: int, answers: Mapping[str, str]) -> None:
        """Take a verdict; where several decide, those who aren't there decide a bit later."""
        if seat in room.verdicts or self._room is not room:
            return
        self._write("verdict", seat=seat, answers=dict(answers))
        room.add_verdict(seat, answers, self._t_s)
        if room.ending is not None:
            self._reveal(room)
            return
        here = [room.seat(chair.name) for chair in self._chairs]
        for at in {*room.deciders} - {*room.verdicts} - {*here}:
            side = self._accusation(room, at)
            # Default values are bound now; with `self` as context, a table that is gone gets no
            # call.
            QTimer.singleShot(
                self._chance.randint(*_OTHERS_MS),
                self,
                lambda at=at, side=side: self._decide(room, at, {"machine_side": side}),
            )

    def _accusation(self, room: Room, seat: int) -> str:
        is_right = self._chance.random() < _SKILL
        sides = enumerate(room.others(seat), 1)
        return next(str(side) for side, at in sides if room.seats[at].machine is is_right)

    def _end(self, why: Ending) -> None:
        self._clock.stop()
        self._write("ended", why=why.value)
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _say(self, room: Room, seat: int, text: str, threads: Sequence[int] = ()) -> None:
        # The game could have ended since this message was planned.
        if self._room is not room:
            return
        number = sum(earlier.seat == seat for earlier in room.said)
        try:
            room_message = room.message(seat, number, text, self._t_s, threads)
        except NotAllowed:
            return
        if room_message is None:
            return
        self._write("said", seat=seat, text=room_message.text, threads=list(room_message.threads))
        room.add(room_message)
        for chair in self._chairs:
            self._deliver(room, chair)
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """Let those who aren't there answer, or the talk end."""
        here = [room.seat(chair.name) for chair in self._chairs]
        if not room.deciders and sum(map(room.count, here)) == _ANSWERS:
            self._reveal(room)
            return
        if room.rules.turns != "free" or room.said[-1].seat in here:  # or they talk alone
            self._let_others_write(room)
        self._tell_phase(room)

    def _let_others_write(self, room: Room) -> None:
        here = [room.seat(chair.name) for chair in self._chairs]
        for at in range(len(room.seats)):
            if at not in here and room.may_write(at, self._t_s):
                self._answer(room, at)

    def _tell_phase(self, room: Room) -> None:
        if room.phase(self._t_s) is Phase.DECIDE:
            for chair in self._chairs:
                chair.hear({"say": "phase", "room": room.id, "phase": Phase.DECIDE.value})

    def _deliver(self, room: Room, chair: Chair) -> None:
        seat = room.seat(chair.name)
        for number, room_message in room.seen_by(seat):
            if number not in chair.seen:
                message_fields = {
                    "own": room_message.seat == seat,
                    "threads": list(room_message.threads),
                }
                turn_fields = {
                    "number": len(chair.seen),
                    "text": room_message.text,
                    **message_fields,
                }
                chair.seen.add(number)
                chair.hear({"say": "turn", "room": room.id, **turn_fields})

    def _answer(self, room: Room, seat: int) -> None:
        thread = room.threads_of(seat)[0]
        messages = room.thread(thread).said
        if messages and messages[-1].seat == seat:
            return
        turns = tuple(
            Turn("AB"[room_message.seat == seat], room_message.text) for room_message in messages
        )
        for chair in self._chairs if not room.game.accuses else ():
            if thread in room.threads_of(room.seat(chair.name)):
                chair.hear({"say": "typing", "room": room.id, "thread": thread})
        text = participant_text(reply(Talk("", turns)))
        wait_ms = self._chance.randint(*_OTHERS_MS)
        QTimer.singleShot(wait_ms, self, lambda: self._say(room, seat, text))

    def _reveal(self, room: Room) -> None:
        """Tell those who can know who was who that the game is over, and the others too."""
        room.ending = room.ending or Ending.COMPLETE
        self._end(room.ending)
        self._room = None
        for chair in self._chairs:
            seat = room.seat(chair.name)
            is_told = seat in room.deciders and may_know(room, seat)
            chair.hear(reveal(room, seat) if is_told else parted(room))


class SecondWindow(QWidget):
    """A window for another role of someone who tries out a study; nothing of it is saved."""

    def __init__(self, trial: Trial, chair: Chair) -> None:
        super().__init__()
        self.setProperty("role", "screen")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # as in KioskWindow
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Participant", "TuringDesk, second role"))
        self.resize(_WIDE, _HIGH)
        self._trial, self._chair = trial, chair
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(4 * [SIZES.gap]))
        self._play()

    @property
    def is_over(self) -> bool:
        """True if the game has come to its end."""
        return self.game.phase is PlayPhase.OVER

    def _play(self) -> None:
        who = {"session": "second", "step": 0, "study": "", "pilot": True}
        self.view = GameView(self._trial.content, self._trial.show, self)
        self.game = PlayedGame(self._trial, self._chair, who, lambda kind, details: True)
        self.game.asks_last = False  # nothing of this window is saved
        self.view.attach(self.game)
        self.view.recorded.connect(self.close)
        self._column.addWidget(self.view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or not self.view.press(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.view.stop()
        self._chair.close()
