"""A room: one game that is played, from the first message to the verdict.

A room has no clock and no socket: its host says when something happens, in seconds of playing
time, and saves it before anyone else sees it. So a host that was killed builds its rooms again
from what it saved, and goes on. Nothing that a room tells a seat says who else is a machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from random import Random

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.plugins.live_games.game import Game, GameRules, Seat, Sitter, may_write


class Phase(StrEnum):
    """The stage of a game."""

    TALK = "talk"
    DECIDE = "decide"  #: no one writes anymore; the verdict is due
    OVER = "over"


class Ending(StrEnum):
    """Why a game ended."""

    COMPLETE = "complete"  #: everyone who decides has decided
    TOPIC = "topic"  #: someone wasn't comfortable with the topic
    LEFT = "left"  #: someone is gone
    SURRENDERED = "surrendered"  #: someone gave up, in a game in which that is an outcome
    REPORTED = "reported"  #: someone reported another
    STOPPED = "stopped"  #: the experimenter ended it


class Outcome(StrEnum):
    """The end of a game in which people name the machine, for all of them together."""

    WON = "won"  #: everyone was correct
    LOST = "lost"  #: someone was wrong
    SURRENDERED = "surrendered"


@dataclass(frozen=True, slots=True)
class Said:
    """One message, as it is saved."""

    seat: int
    text: str
    t_s: float  #: seconds of playing time
    threads: tuple[int, ...] = (0,)  #: in which it stands


@dataclass(frozen=True, slots=True)
class Drawn:
    """The values that were drawn at random for one game."""

    exchanges: int = 0  #: questions after which the talk ends; 0: no limit
    condition: str = ""
    topic: str = ""
    colors: tuple[str, ...] = ()  #: the name of each seat; empty in games without names
    language: str = ""  #: that all people in the room have in common; empty if none is known


def draw(game: Game, rules: GameRules, chance: Random, topic: str = "") -> Drawn:
    """Draw what a game leaves to chance.

    Args:
        game: What is played.
        rules: The study's settings.
        chance: Decides.
        topic: What those who were matched are comfortable with, if they were asked.
    """
    return Drawn(
        chance.choice(rules.exchanges or (0,)),
        chance.choice(game.conditions or ("",)),
        topic or chance.choice(rules.topics or ("",)),
        tuple(chance.sample([*game.colors], len(game.roles) if game.colors else 0)),
    )


def draw_seats(game: Game, chance: Random, seats: Sequence[str]) -> Sequence[str]:
    """Draw who has each seat, in games where a machine can have any."""
    if game.machines is None:
        return seats
    free = [at for at, role in enumerate(game.roles) if role.sitter is Sitter.ANYONE]
    order, drawn = list(seats), chance.sample(free, len(free))
    for at, other in zip(free, drawn, strict=True):
        order[at] = seats[other]
    return order


@dataclass(frozen=True, slots=True)
class RoomThread:
    """The messages between some seats."""

    members: tuple[int, ...]  #: the one that leads first
    said: tuple[Said, ...]

    @property
    def speakers(self) -> tuple[int, ...]:
        """The seat of each message."""
        return tuple(room_message.seat for room_message in self.said)

    def count(self, seat: int) -> int:
        """The number of messages that a seat wrote."""
        return self.speakers.count(seat)

    @property
    def turns(self) -> int:
        """Count the turns: each begins with a run of messages of the one who leads."""
        lead, who = self.members[0], (None, *self.speakers)
        return sum(speaker == lead != before for before, speaker in pairwise(who))

    @property
    def is_answered(self) -> bool:
        """True if someone other than the one who leads wrote last."""
        return not self.said or self.said[-1].seat != self.members[0]


@dataclass(slots=True)
class Room:
    """One game of some people and machines.

    Args:
        id: Its name in the data, which says nothing about who is in it.
        game: What is played.
        rules: The study's settings.
        seats: Who is in it, in the order of the game's roles.
        drawn: What chance decided.
    """

    id: str
    game: Game
    rules: GameRules
    seats: tuple[Seat, ...]
    drawn: Drawn = Drawn()
    said: list[Said] = field(default_factory=list)
    verdicts: dict[int, Mapping[str, str]] = field(default_factory=dict)
    decided_s: dict[int, float] = field(default_factory=dict)  #: when each of these came
    ending: Ending | None = None
    #: by seat, the numbers of the messages that it has seen, in the order in which it did
    shown: dict[int, list[int]] = field(default_factory=dict)

    def seat(self, who: str) -> int:
        """The number of someone's seat.

        Raises:
            NotAllowed: They have none here.
        """
        for number, seat in enumerate(self.seats):
            if seat.who == who:
                return number
        raise NotAllowed(message("This isn't one of your games."))

    def thread(self, number: int) -> RoomThread:
        """A thread as its members would see it if everything were shown at once."""
        here = tuple(room_message for room_message in self.said if number in room_message.threads)
        return RoomThread(self.game.threads[number], here)

    def threads_of(self, seat: int) -> list[int]:
        """The numbers of the threads that a seat is in."""
        return [at for at, members in enumerate(self.game.threads) if seat in members]

    @property
    def deciders(self) -> list[int]:
        """The seats that give a verdict: of those who decide, the people."""
        return [
            at
            for at, seat in enumerate(self.seats)
            if self.game.role(seat.role).decides and not seat.machine
        ]

    def phase(self, t_s: float) -> Phase:
        """Return the stage of the game.

        Args:
            t_s: Seconds of playing time.
        """
        if self.ending is not None:
            return Phase.OVER
        # A limit of 0 minutes means none, so 0 must not count as reached.
        is_late = 0 < self.rules.minutes * 60 <= t_s
        is_done = bool(self.drawn.exchanges) and all(
            self._is_done(thread, t_s) for thread in self._every
        )
        if is_late or is_done:
            return Phase.DECIDE if self.deciders else Phase.OVER
        return Phase.TALK

    def left_s(self, t_s: float) -> float | None:
        """For how many seconds people can still write; None without a limit."""
        limit_s = self.rules.minutes * 60
        return max(0.0, limit_s - t_s) if limit_s else None

    def left_questions(self) -> int | None:
        """The number of questions that can still be asked; None without a limit."""
        if not self.drawn.exchanges:
            return None
        question_count = max(map(self._asked, self._every))
        return self.drawn.exchanges - question_count

    def may_write(self, seat: int, t_s: float) -> list[int]:
        """The threads that a seat can write into now."""
        if self.phase(t_s) is not Phase.TALK:
            return []
        open_now = [at for at in self.threads_of(seat) if self._may_write(at, seat)]
        # A question to both goes out once both can take it, or one witness would have more time.
        if self._asks_both(seat) and len(open_now) < len(self.threads_of(seat)):
            return []
        return open_now

    def message(
        self, seat: int, number: int, text: str, t_s: float, threads: Sequence[int] = ()
    ) -> Said | None:
        """A message that someone wants to send, to be saved and then added.

        Args:
            seat: Whose it is.
            number: Which one of theirs, from 0. One that is there already comes from a sender
                who lost the connection and doesn't know that it arrived.
            text: What it says.
            t_s: Seconds of playing time.
            threads: Where it goes; by default into all that are open to the sender.

        Returns:
            The message; None if it is there already.

        Raises:
            NotAllowed: It isn't this seat's turn, or the text is empty or too long.
        """
        count = self.count(seat)
        # Sent again after a lost connection; saving it twice would put it into the talk twice.
        if 0 <= number < count:
            return None
        open_now = self.may_write(seat, t_s)
        threads_to = tuple(open_now if self._asks_both(seat) else threads or open_now)
        if number != count or not threads_to or not set(threads_to) <= set(open_now):
            raise NotAllowed(message("It isn't this speaker's turn."))
        # In one line first, as a message of spaces alone is empty.
        line_text, longest = one_line(text), self.rules.characters
        if not 0 < len(line_text) <= longest:
            raise NotAllowed(
                message("A message has between 1 and {longest:,} characters.", longest=longest)
            )
        return Said(seat, line_text, t_s, threads_to)

    def count(self, seat: int) -> int:
        """The number of messages that a seat has said."""
        return sum(room_message.seat == seat for room_message in self.said)

    def heard_s(self, seat: int) -> float:
        """When the newest message that a seat could answer, or its own, came; 0 before any.

        What is said in threads in which it is not, as to another witness, is nothing to it. So a
        pause of a person and a pause of a machine begin with the same message.
        """
        threads = {*self.threads_of(seat)}
        return max(
            (room_message.t_s for room_message in self.said if threads & {*room_message.threads}),
            default=0.0,
        )

    def add(self, room_message: Said) -> None:
        """Add a message that is saved, and show it to those who may see it by now."""
        self.said.append(room_message)
        last = len(self.said) - 1
        # Answers that were held back become visible with this one, so all are looked at again.
        first = 0 if self.rules.answers == "together" else last
        for seat in range(len(self.seats)):
            numbers = self.shown.setdefault(seat, [])
            for number in range(first, last + 1):
                if number not in numbers and self._sees(seat, number):
                    numbers.append(number)

    def decide(self, seat: int, answers: Mapping[str, str], t_s: float) -> bool:
        """Record a verdict, and return whether it is new. The first one of each seat is final.

        Raises:
            NotAllowed: This seat decides nothing, or not yet, or the verdict says nothing.
        """
        if seat in self.verdicts:
            return False
        if not self.may_decide(seat, t_s) or not self.is_verdict(seat, answers):
            raise NotAllowed(message("There is nothing to decide now."))
        self.add_verdict(seat, answers, t_s)
        return True

    def may_decide(self, seat: int, t_s: float) -> bool:
        """True if a seat can give its verdict now."""
        is_early = self.phase(t_s) is Phase.TALK and not (self.rules.early and self.said)
        is_due = seat in self.deciders and seat not in self.verdicts
        return is_due and self.ending is None and not is_early

    def others(self, seat: int) -> list[int]:
        """The other seats, in the order in which verdicts number them from 1."""
        return [at for at in range(len(self.seats)) if at != seat]

    def accused(self, answers: Mapping[str, str], seat: int) -> int | None:
        """The seat that a verdict says is the machine; None if it doesn't say that."""
        sides = {str(side): at for side, at in enumerate(self.others(seat), 1)}
        return sides.get(answers.get("machine_side", ""))

    def is_verdict(self, seat: int, answers: Mapping[str, str]) -> bool:
        """True if answers contain what a verdict of this game must contain."""
        return not self.game.accuses or self.accused(answers, seat) is not None

    def surrender(self, seat: int) -> bool:
        """Give up for everyone in the room, and return whether that is new.

        Raises:
            NotAllowed: It isn't a game that one can give up, or a machine wants to.
        """
        if not self.game.accuses or seat not in self.deciders:
            raise NotAllowed(message("No one can give up here."))
        if self.ending is not None:
            return False
        self.ending = Ending.SURRENDERED
        return True

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended for all people in it; None before its end, and in other games.

        They win if everyone named the machine, and lose if anyone did not (The Turing Game,
        section 3).
        """
        if not self.game.accuses or self.ending is None:
            return None
        if self.ending is Ending.SURRENDERED:
            return Outcome.SURRENDERED
        # A verdict can be missing where the game ended in another way.
        if self.ending is not Ending.COMPLETE or len(self.verdicts) < len(self.deciders):
            return None
        named = [self.accused(answers, seat) for seat, answers in self.verdicts.items()]
        is_won = all(at is not None and self.seats[at].machine for at in named)
        return Outcome.WON if is_won else Outcome.LOST

    def add_verdict(self, seat: int, answers: Mapping[str, str], t_s: float) -> None:
        """Record a verdict in the room, after it has been written to the journal."""
        self.verdicts[seat], self.decided_s[seat] = dict(answers), t_s
        if len(self.verdicts) == len(self.deciders):
            self.ending = Ending.COMPLETE

    def settle(self, t_s: float) -> None:
        """End a game in which no one decides, once all messages are written."""
        if self.ending is None and self.phase(t_s) is Phase.OVER:
            self.ending = Ending.COMPLETE

    def seen_by(self, seat: int) -> Iterator[tuple[int, Said]]:
        """The messages that a seat gets to see by now, each with its number in the room."""
        for number in self.shown.get(seat, ()):
            yield number, self.said[number]

    @property
    def _every(self) -> list[RoomThread]:
        return [self.thread(number) for number in range(len(self.game.threads))]

    def _may_write(self, number: int, seat: int) -> bool:
        thread = self.thread(number)
        begins = seat == thread.members[0] and not self._continues(thread, seat)
        if begins and 0 < self.drawn.exchanges <= self._asked(thread):
            return False
        return may_write(self.rules, thread, seat)

    def _continues(self, thread: RoomThread, seat: int) -> bool:
        """True if the next message of a seat belongs to what it is saying already."""
        return self.rules.turns == "free" and thread.speakers[-1:] == (seat,)

    def _asked(self, thread: RoomThread) -> int:
        """The number of questions asked: where messages come in any number, runs of them."""
        is_free = self.rules.turns == "free"
        return thread.turns if is_free else thread.count(thread.members[0])

    def _is_done(self, thread: RoomThread, t_s: float) -> bool:
        is_last = self._asked(thread) >= self.drawn.exchanges and thread.is_answered
        if not is_last or self.rules.turns != "free":
            return is_last
        return t_s - thread.said[-1].t_s >= self.rules.quiet_s

    def _asks_both(self, seat: int) -> bool:
        leads = [members[0] == seat for members in self.game.threads]
        return self.rules.asked == "both" and sum(leads) > 1

    def _sees(self, seat: int, number: int) -> bool:
        is_there = bool({*self.threads_of(seat)} & {*self.said[number].threads})
        return is_there and not self._is_held_back(number, seat)

    def _is_held_back(self, number: int, seat: int) -> bool:
        """True if an answer waits for the other one, so that both are shown together."""
        room_message = self.said[number]
        if (
            self.rules.answers != "together"
            or not self._asks_both(seat)
            or room_message.seat == seat
        ):
            return False
        question_count = sum(
            earlier_message.seat == seat for earlier_message in self.said[:number]
        )
        after = [other_message for other_message in self.said if other_message.seat != seat]
        answered = [
            sum(1 for other_message in after if at in other_message.threads)
            for at in self.threads_of(seat)
        ]
        return min(answered) < question_count
