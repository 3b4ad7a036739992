"""A game as one participant knows it: the messages that they can see, and the desk's news.

A kiosk and the host of a browser's session have one for each game that is on their screen. Each
message is in the journal before it is on screen, and before it is sent. Own messages that the
desk hasn't told of yet come after all that it has told of. Who else is a machine is nowhere here
until the desk reveals it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from enum import Enum, auto
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import NotAllowed
from turingdesk.core.question import Kind
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.core.task import PLAY
from turingdesk.core.trial import Trial
from turingdesk.plugins.live_games.game import (
    ACCUSED,
    ENDING,
    GAMES,
    MESSAGES,
    SURRENDERED,
    Role,
    Seat,
)
from turingdesk.plugins.live_games.room import (
    Drawn,
    Ending,
    Outcome,
    Phase,
    Room,
    RoomThread,
    Said,
)
from turingdesk.plugins.live_games.telling import NO_LIMIT
from turingdesk.sessions.live_step import Line

Fields = Mapping[str, Any]
_TYPING_S = 4.0  #: between two signals to the desk that the participant is writing
_STILL_TYPING_S = 7.0  #: after such a sign of someone who decides, others see that they write
_REPORT_AGAIN_S = 5.0  #: until a report is sent again that the desk hasn't confirmed
_AGAIN_S = 2.0  #: after which the desk is asked again for what the own disk refused
_LONG_S = 180.0  #: of waiting for others, in which usually someone comes


class Listeners:
    """A signal without Qt: functions that are called each time something has happened."""

    def __init__(self) -> None:
        self._functions: list[Callable[[], object]] = []

    def connect(self, function: Callable[[], object]) -> None:
        """Add a function."""
        self._functions.append(function)

    def disconnect(self, function: Callable[[], object]) -> None:
        """Remove a function."""
        self._functions.remove(function)

    def emit(self) -> None:
        """Call all functions."""
        # A copy, since a function may disconnect itself or others.
        for function in list(self._functions):
            function()


class PlayPhase(Enum):
    """The state of a game on a screen."""

    UNLINKED = auto()  #: there is no connection to the desk
    WAITING = auto()  #: for others
    BRIEFING = auto()  #: the participant reads which role they have
    TALKING = auto()
    DECIDING = auto()  #: the participant gives the verdict
    ENDING = auto()  #: someone else gives the verdict
    PARTED = auto()  #: someone left; nothing begins until the participant says so
    OVER = auto()


class PlayedGame:
    """One game, from the first wait to its end.

    Args:
        trial: What is on screen.
        line: To the desk; it calls `hear` in the thread in which the game is used.
        who: What the desk has to know of the session: `session`, `step`, `study` and `pilot`.
        keep: Writes a line of the journal; False if the disk refused.
    """

    _is_paused = False  #: whether the desk's disk refuses what happens
    _missed_s: float | None = None  #: since when the own disk refuses what others say

    def __init__(
        self, trial: Trial, line: Line, who: Fields, keep: Callable[[str, Fields], bool]
    ) -> None:
        self.changed = Listeners()  #: something is different now
        self.revealed = Listeners()  #: the desk says who was who, or that it won't
        self.game = GAMES[trial.stimulus.task.removeprefix(PLAY)]
        self.phase = PlayPhase.UNLINKED
        self.seat = 0
        self.room: Room | None = None
        self.threads: list[int] = []  #: that the participant sees, in the order on screen
        self._typing: dict[int, float] = {}  #: by thread, until when someone else writes
        self.is_partner_away = False
        self.is_held = False  #: whether the desk refused the last message
        self.has_left = False  #: whether someone's leaving ended the game
        self._entered_s = 0.0  #: the `perf_counter()` since which others are waited for
        self.is_notified = False  #: whether the desk has the participant's last report
        self.truth: Mapping[int, bool] | None = None  #: by seat, who is a machine, once revealed
        self.outcome: Outcome | None = None  #: for all people in the room, once revealed
        self.accused: int | None = None  #: the seat that the participant says is the machine
        self.decided_s: float | None = None  #: the `perf_counter()` at which they said so
        self.began_s = 0.0  #: the `perf_counter()` at which they had read their role
        self.is_surrendered = False  #: whether someone gave up
        self.drafts: dict[int, str] = {}  #: what is being written, while it isn't on screen
        #: Whether more is asked after the end than what the game records.
        self.asks_last = any(question.kind is not Kind.RECORDED for question in trial.questions)
        self._rules = trial.show
        self._block, self._task = trial.slot.block, trial.stimulus.task
        self._line, self._who, self._keep = line, who, keep
        self._ends_s: float | None = None  #: the `perf_counter()` at which the time is over
        self._unstarted_s: float | None = None  #: the seconds left while the clock doesn't run yet
        self._typed_s = float("-inf")
        self._is_briefed = False
        self._is_talk_over = False  #: whether the desk takes no more messages
        self._n_heard = 0  #: how many messages the desk has told of; own ones may come after them
        self._gives_up = False
        self._report: Fields | None = None  #: about others, until the desk has it
        self._is_report_saved = False
        self._reported_s = -inf  #: the `perf_counter()` at which it was last sent
        self._verdict: dict[str, str] | None = None
        line.open(self.hear)  # last, since a linked line calls it at once

    @property
    def role(self) -> Role:
        """The participant's role."""
        assert self.room is not None
        return self.game.role(self.room.seats[self.seat].role)

    def title_of(self, seat: int) -> str:
        """The role of someone in the room, as participants read it; a text to translate."""
        return self.game.roles[seat].title

    @property
    def brief(self) -> str:
        """The participant's briefing on their role."""
        return self.game.brief(self.role, self.room.drawn.condition) if self.room else ""

    @property
    def left_s(self) -> float | None:
        """For how many seconds messages can be written; None without a limit."""
        if self._unstarted_s is not None:
            return self._unstarted_s
        return None if self._ends_s is None else max(0.0, self._ends_s - perf_counter())

    @property
    def runs(self) -> bool:
        """True if the clock runs, which it doesn't until all have read their role."""
        return self._unstarted_s is None

    @property
    def t_s(self) -> float:
        """Seconds of playing time."""
        left_s = self.left_s
        return 0.0 if left_s is None else self._rules.minutes * 60 - left_s

    @property
    def open_threads(self) -> list[int]:
        """The threads that the participant can write into now."""
        if self.room is None or self.phase is not PlayPhase.TALKING or self.is_paused:
            return []
        return self.room.may_write(self.seat, self.t_s)

    @property
    def can_decide(self) -> bool:
        """True if the participant can give the verdict before the talk ends."""
        if self.room is None or self.phase is not PlayPhase.TALKING:
            return False
        return bool(self.role.decides and self._rules.early and self.room.said)

    @property
    def can_accuse(self) -> bool:
        """True if the participant can say now who is the machine, which is possible once."""
        if self.room is None or self.phase is not PlayPhase.TALKING or self.accused is not None:
            return False
        return self.game.accuses and bool(self.room.said or self.left_s == 0.0)

    @property
    def reveals(self) -> bool:
        """True if the desk will reveal who was who."""
        return bool(self._rules.reveal)

    @property
    def answers(self) -> dict[str, str]:
        """The session's record of the game itself, as answers."""
        assert self.room is not None
        answer_by_question = {GAME_ROLE: self.role.name, ROOM: self.room.id}
        if self.role.decides:
            own_texts = (message.text for message in self.room.said if message.seat == self.seat)
            answer_by_question[MESSAGES] = "\n".join(own_texts)
        if self.game.accuses:
            answer_by_question |= self._verdict or {}
            answer_by_question[ENDING] = SURRENDERED if self.is_surrendered else ACCUSED
        return answer_by_question

    @property
    def is_paused(self) -> bool:
        """True if the game waits for a disk: the desk's, or the one with the session."""
        return self._is_paused or self._missed_s is not None

    @property
    def waits_long(self) -> bool:
        """True if the wait is longer than it usually takes until someone comes."""
        is_long = perf_counter() - self._entered_s > _LONG_S
        return self.phase is PlayPhase.WAITING and is_long

    def is_typing(self, thread: int) -> bool:
        """True if someone else writes into a thread."""
        is_talk = self.phase is PlayPhase.TALKING
        return is_talk and self._typing.get(thread, 0.0) > perf_counter()

    def messages(self, number: int) -> RoomThread:
        """The messages of one thread, as far as the participant sees them."""
        assert self.room is not None
        return self.room.thread(number)

    def begin(self) -> None:
        """Continue after the participant has read their role, or wants another game."""
        if self.phase is PlayPhase.BRIEFING:
            self._is_briefed = True
            self.began_s = perf_counter()
            self.phase = PlayPhase.TALKING
            self._send_ready()
        elif self.phase is PlayPhase.PARTED:
            self._forget()
            self.phase = PlayPhase.WAITING
            self._enter()
        self.changed.emit()

    def _send_ready(self) -> None:
        """Tell the desk that the participant has read their role: the clock waits for all."""
        if self.room is not None:
            self._line.send({"say": "ready", "room": self.room.id})

    def say(self, text: str, threads: Sequence[int] = ()) -> bool:
        """Send a message; False if it can't go out now, or couldn't be saved."""
        if self.room is None or self.phase is not PlayPhase.TALKING or self.is_paused:
            return False
        number = self._own_count
        try:
            # The kiosk applies the rules, too, so that a message isn't shown and then taken back.
            room_message = self.room.message(self.seat, number, text, self.t_s, threads)
        except NotAllowed:
            return False
        if room_message is None or not self._add(room_message):
            return False
        self.is_held = False
        self._send_own(number, room_message)
        self.changed.emit()
        return True

    def type(self, threads: Sequence[int]) -> None:
        """Note that the participant is writing; the desk is told every few seconds."""
        if self.room is not None and perf_counter() - self._typed_s > _TYPING_S:
            self._typed_s = perf_counter()
            for thread in threads:
                self._line.send({"say": "typing", "room": self.room.id, "thread": thread})

    def accuse(self, seat: int) -> None:
        """Accuse a seat of being the machine; this is saved first, and can't be changed."""
        if self.room is None or not self.can_accuse:
            return
        side = 1 + self.room.others(self.seat).index(seat)
        if self._keep("accused", {"room": self.room.id, "seat": seat}):
            self.accused, self.decided_s = seat, perf_counter()
            self.decided({"machine_side": str(side)})
            self.changed.emit()

    def surrender(self) -> None:
        """Give up for everyone; the desk ends the game."""
        if self.room is not None and self._keep("surrendered", {"room": self.room.id}):
            self._gives_up = True
            self._send_surrender()

    def _send_surrender(self) -> None:
        if self.room is not None and self._gives_up:
            self._line.send({"say": "surrender", "room": self.room.id})

    def report(self, text: str) -> None:
        """Report what someone wrote to the experimenter, again until the desk has it."""
        if self.room is not None:
            self._report = {"room": self.room.id, "text": text}
            self.is_notified = self._is_report_saved = False
            self._send_report()

    def _send_report(self) -> None:
        """Save the report, if the disk doesn't refuse it now, then send it."""
        if self._report is None:
            return
        # Before it is saved: a disk that refuses is asked again at the same pace.
        self._reported_s = perf_counter()
        if not self._is_report_saved:
            self._is_report_saved = self._keep("report", self._report)
        if self._is_report_saved:
            text = one_line(self._report["text"])
            self._line.send({"say": "report", "room": self._report["room"], "text": text})

    def _hear_of_report(self, received: Fields) -> None:
        """Note that the desk has the report, which a game that ends for it says."""
        is_end = received["say"] == "parted" and received["why"] == Ending.REPORTED
        if is_end and self._report is not None and received["room"] == self._report["room"]:
            self._report, self.is_notified = None, True

    def decide(self) -> None:
        """Stop talking to give the verdict."""
        if self.can_decide:
            self.phase = PlayPhase.DECIDING
            self.changed.emit()

    @property
    def can_go_back(self) -> bool:
        """True if the participant can still talk instead of deciding."""
        # The desk knows first: a silence is measured from when it got the last message.
        is_talk = self.room is not None and self.room.phase(self.t_s) is Phase.TALK
        return self.phase is PlayPhase.DECIDING and is_talk and not self._is_talk_over

    def go_back(self) -> None:
        """Continue talking instead of giving the verdict."""
        if self.can_go_back:
            self.phase = PlayPhase.TALKING
            self.changed.emit()

    def decided(self, answers: Mapping[str, str]) -> None:
        """Tell the desk the verdict, which is on the disk by now."""
        self._verdict = dict(answers)
        self._send_verdict()

    def _send_verdict(self) -> None:
        if self.room is not None and self._verdict is not None:
            fields = {"room": self.room.id, "answers": self._verdict}
            self._line.send({"say": "verdict", **fields})

    def close(self) -> None:
        """Leave the trial; others who still wait for the participant are told."""
        # Not after a verdict, which ends the game for everyone by itself.
        has_decided = self._verdict is not None and not self.game.accuses
        self._send_report()
        if self.phase is not PlayPhase.OVER and not has_decided:
            self._line.send({"say": "leave", "session": self._who["session"], "why": "left"})
        self._line.close()

    @property
    def _own_count(self) -> int:
        """The number of messages that the participant has sent."""
        return sum(message.seat == self.seat for message in self.room.said) if self.room else 0

    def _enter(self) -> None:
        room = self.room
        self._entered_s = perf_counter()
        about = {"game": self._task, "block": self._block, "rules": asdict(self._rules)}
        have = {"room": room.id if room else "", "have": self._n_heard if room else 0}
        self._line.send({"say": "play", **self._who, **about, **have, "topics": []})

    def _send_own(self, number: int, room_message: Said) -> None:
        assert self.room is not None
        fields = {
            "number": number,
            "threads": list(room_message.threads),
            "text": room_message.text,
        }
        self._line.send({"say": "said", "room": self.room.id, **fields})

    def _add(self, room_message: Said, number: int | None = None) -> bool:
        """Save a message, and show it; by default after all others."""
        assert self.room is not None
        is_own = room_message.seat == self.seat
        fields = {"room": self.room.id, "number": len(self.room.said), "own": is_own}
        if not self._keep(
            "said", {**fields, "threads": list(room_message.threads), "text": room_message.text}
        ):
            return False
        # The desk's order counts; an own message may wait behind others' that came first.
        self.room.said.insert(len(self.room.said) if number is None else number, room_message)
        return True

    def hear(self, received: Fields) -> None:
        """Process a message of the desk; messages about an earlier room are ignored."""
        say = received["say"]
        self._hear_of_report(received)
        if say == "linked":
            self._link()
        elif say == "cut":
            # A verdict needs no connection: it is sent once there is one again.
            if self.phase in (PlayPhase.WAITING, PlayPhase.BRIEFING, PlayPhase.TALKING):
                self.phase = PlayPhase.UNLINKED
        elif say == "met":
            self._meet(received)
        elif self.room is not None and received.get("room") == self.room.id:
            self._hear_of_room(say, received)
        self.changed.emit()

    def _link(self) -> None:
        if self.phase is PlayPhase.UNLINKED:
            self.phase = self._phase_of_room()
        if self.phase is not PlayPhase.OVER and self.phase is not PlayPhase.PARTED:
            self._enter()
        self._send_report()

    def _phase_of_room(self) -> PlayPhase:
        if self.room is None:
            return PlayPhase.WAITING
        return PlayPhase.TALKING if self._is_briefed else PlayPhase.BRIEFING

    def _meet(self, received: Fields) -> None:
        """Begin a game, or continue it after the connection was lost."""
        if self.room is None or received["room"] != self.room.id:
            self._forget()
            self._open(received)
        assert self.room is not None
        if self.phase in (PlayPhase.UNLINKED, PlayPhase.WAITING):
            self.phase = self._phase_of_room()
        self._is_paused = False
        self._start(received, runs=received.get("runs", True))
        if self._is_briefed:
            self._send_ready()
        # The kiosk wrote them before it lost the connection, and they must not be lost with it.
        own_messages = [message for message in self.room.said if message.seat == self.seat]
        for number in range(received["own"], len(own_messages)):  # the desk didn't get these
            self._send_own(number, own_messages[number])
        if not received["decided"]:
            self._send_verdict()
        self._send_surrender()

    def _start(self, received: Fields, *, runs: bool = True) -> None:
        """Set the clock, which doesn't run before all have read their role."""
        left_s = received["left_s"]
        is_limited = left_s != NO_LIMIT
        # The desk tells seconds left, not a time of day: clocks of computers differ.
        self._ends_s = perf_counter() + left_s if is_limited and runs else None
        self._unstarted_s = left_s if is_limited and not runs else None

    def _open(self, received: Fields) -> None:
        roles = [Seat(role.name, "") for role in self.game.roles]
        draw_result = msgspec.convert(received["drawn"], Drawn)
        self.room = Room(received["room"], self.game, self._rules, tuple(roles), draw_result)
        self.seat = received["seat"]
        self.threads = self.room.threads_of(self.seat)
        self._is_briefed, self._n_heard = False, 0
        about = {"room": self.room.id, "role": self.role.name, "seat": self.seat}
        self._keep(
            "met",
            {**about, "condition": draw_result.condition, "exchanges": draw_result.exchanges},
        )

    def _hear_of_room(self, say: str, received: Fields) -> None:
        hears: dict[str, Callable[[Fields], None]] = {
            "started": self._start,
            "turn": self._hear_turn,
            "typing": self._hear_typing,
            "held": self._take_back,
            "partner": self._hear_of_partner,
            "paused": self._hear_of_pause,
            "phase": self._change_phase,
            "reveal": self._learn,
            "parted": self._part,
        }
        hears[say](received)

    def _hear_typing(self, received: Fields) -> None:
        lasts_s = inf if self.role.decides else _STILL_TYPING_S
        self._typing[received["thread"]] = perf_counter() + lasts_s

    def _hear_of_partner(self, received: Fields) -> None:
        self.is_partner_away = not received["here"]

    def _hear_of_pause(self, received: Fields) -> None:
        """Stop the clock, or continue with the time that was left."""
        self._is_paused = received["paused"]
        self._start(received, runs=received["runs"])

    def _change_phase(self, received: Fields) -> None:
        if received["phase"] == Phase.DECIDE:
            self._stop_talking()

    def _learn(self, received: Fields) -> None:
        self.truth = {seat["seat"]: seat["machine"] for seat in received["seats"]}
        if outcome := received.get("outcome"):
            self.outcome = Outcome(outcome)
            self.is_surrendered = self.outcome is Outcome.SURRENDERED
        self._end()

    def _hear_turn(self, received: Fields) -> None:
        room = self.room
        assert room is not None
        number = received["number"]
        # A message that came twice, or before an earlier one, is told again after the next `play`.
        if not self._n_heard <= number <= len(room.said):
            return
        self._n_heard = number  # own messages up to here are known to have arrived
        if received["own"] and number < len(room.said):
            self._n_heard += 1
            return
        threads = tuple(received["threads"])
        members = self.game.threads[threads[0]]
        other = next(member for member in members if member != self.seat)
        seat = self.seat if received["own"] else received.get("seat", other)
        if self._add(Said(seat, received["text"], self.t_s, threads), number):
            self._n_heard += 1
            for thread in threads:
                self._typing.pop(thread, None)
        # Without it on the own disk it isn't shown; the desk says it again.
        elif self._missed_s is None:
            self._missed_s = perf_counter()

    def _take_back(self, received: Fields) -> None:
        """Remove a message that the desk refused, so that no one else gets to see it.

        The desk counts messages, so those after it can't arrive anymore, either.
        """
        room, number = self.room, received["number"]
        assert room is not None
        # What others have heard by now can't be taken back, only what follows it.
        own_places = [at for at, message in enumerate(room.said) if message.seat == self.seat]
        refused = [at for at in own_places[number:] if at >= self._n_heard]
        if refused and own_places[number] == refused[0]:
            for at in reversed(refused):
                del room.said[at]
            self._keep("held", {"room": room.id, "number": number})
            self.is_held = True

    def _stop_talking(self) -> None:
        if self.game.accuses:
            return  # the screen is the same, but nothing more can be written
        self._is_talk_over = True
        if self.phase in (PlayPhase.TALKING, PlayPhase.BRIEFING, PlayPhase.UNLINKED):
            self.phase = PlayPhase.DECIDING if self.role.decides else PlayPhase.ENDING

    def _part(self, received: Fields) -> None:
        why = received["why"]
        if why in (Ending.COMPLETE, Ending.SURRENDERED):
            self.is_surrendered = why == Ending.SURRENDERED
            self._end()
        elif self.phase not in (PlayPhase.OVER, PlayPhase.PARTED):
            self._keep("parted", {"room": self.room.id if self.room else "", "why": why})
            self.phase = PlayPhase.PARTED
            self.has_left = why == Ending.LEFT

    def _end(self) -> None:
        """End the game, for those who gave no verdict, too."""
        self.phase = PlayPhase.OVER
        self.revealed.emit()

    def _forget(self) -> None:
        self.room, self.threads, self._typing, self.drafts = None, [], {}, {}
        self.is_partner_away, self.is_held, self.has_left = False, False, False
        self._is_paused, self._missed_s = False, None
        self.accused, self.decided_s, self._verdict, self._gives_up = None, None, None, False
        self._ends_s, self._unstarted_s, self._is_talk_over = None, None, False

    def tick(self) -> None:
        """End the talk when its time is over; the desk does so by its own clock, too.

        What others said while the own disk refused it is asked for again.
        """
        if self.room is not None and self.left_s == 0.0 and self.phase is PlayPhase.TALKING:
            self._stop_talking()
        if perf_counter() - self._reported_s > _REPORT_AGAIN_S:
            self._send_report()
        if self._missed_s is not None and perf_counter() - self._missed_s > _AGAIN_S:
            self._missed_s = None
            self._enter()  # the desk says again what is missing
        self.changed.emit()
