"""People in duels: games of a study in which people have one or two roles of a trial.

What a person writes takes the place of a model's message, and everything else is as in trials
among models: the same steps (`dialogue.conduct`), the same journal. The room's own journal says
who the people were, and the trial's has the name of the room. Where two people talk, no model is
asked, and the trial is made of the room once it is over.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Coroutine, Generator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import BadStudy, NotAllowed, Problem, TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.study import Block
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.played_rooms import room_path
from turingdesk.journal.session_name import parsed
from turingdesk.language_models.server import Unanswered
from turingdesk.plugins.duels import players
from turingdesk.plugins.duels.dialogue import ANSWER, Call, Result, Role, conduct
from turingdesk.plugins.duels.games._duels import (
    DISTINGUISHER,
    DUEL,
    IS_TARGET,
    RESPONDENT,
    DuelRules,
)
from turingdesk.plugins.duels.model_server import opened_players
from turingdesk.plugins.duels.plan import Plan, Wanted
from turingdesk.plugins.duels.plan_file import PlanFile, open_plan
from turingdesk.plugins.duels.players import Said
from turingdesk.plugins.duels.prompts import rules_of
from turingdesk.plugins.duels.protocols import protocol_named
from turingdesk.plugins.duels.protocols._base import Stage
from turingdesk.plugins.duels.runner import shuffled
from turingdesk.plugins.duels.trial_journal import (
    Tally,
    TrialJournal,
    about,
    note_failed_try,
    plan_hash,
    seed_of,
)
from turingdesk.plugins.duels.trials_so_far import TrialsSoFar, trials_so_far
from turingdesk.plugins.live_games import lobby
from turingdesk.plugins.live_games.cast import Cast
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.player import Draft, Player
from turingdesk.plugins.live_games.room import Ending, Room
from turingdesk.plugins.live_games.room_record import is_closed, read_room
from turingdesk.sessions.data_folder import PILOT
from turingdesk.study.package import Package

_JUDGES = (Role.DISTINGUISHER,)
_MEET = (Role.ACTOR, Role.DISTINGUISHER)  #: two people
#: Which roles people can have in the trials of each game.
DUELS: Mapping[str, Sequence[tuple[Role, ...]]] = {
    DISTINGUISHER: (_JUDGES,),
    RESPONDENT: ((Role.ACTOR,), (Role.SPECIMEN,), (Role.MODEL,)),
    DUEL: (_JUDGES, _MEET),
}
_NO_SEAT = -1  #: where no model plays
#: Who speaks to someone else once a stage with a specimen is over.
_NEXT = {Role.SPECIMEN: Role.DISTINGUISHER, Role.MODEL: Role.ACTOR}
T = TypeVar("T")
logger = logging.getLogger(__name__)


class LoopThread:
    """An event loop that runs in a thread of its own and sends the requests to models.

    Rooms and seats run in other threads, but connections to servers belong to one loop.
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        # A daemon, so that a request that never returns can't prevent the program from ending.
        self._thread = threading.Thread(target=self._loop.run_forever, name="duels", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the loop from another thread; blocks until its result is there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Schedule a coroutine in the loop from another thread, and don't wait for it."""
        asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        """Stop the loop and its thread; requests that are under way are dropped."""
        # `stop` itself isn't safe from another thread, and wouldn't wake a loop that waits.
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@dataclass(slots=True)
class DuelDesk:
    """The trials of one plan that people take part in.

    Args:
        file: The plan with its prompts.
        data: The data folder.
        loop: Sends the requests to models.
    """

    file: PlanFile
    data: Path
    loop: LoopThread
    players: Mapping[str, players.Player] = field(default_factory=dict)
    so_far: dict[bool, TrialsSoFar] = field(init=False)  #: by whether they are pilots
    order: Sequence[Wanted] = field(init=False)  #: all of them, with those that replace others
    _running: set[tuple[bool, str]] = field(default_factory=set)  #: trials that are played now
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        plan = self.plan
        pilots = (False, True)
        self.so_far = {
            is_pilot: trials_so_far(self.folder(pilot=is_pilot), plan) for is_pilot in pilots
        }
        with_people = [trial for trial in plan.possible() if plan.roles_of_people(trial)]
        self.order = shuffled(with_people, plan)

    @property
    def plan(self) -> Plan:
        """The plan."""
        return self.file.plan

    def folder(self, *, pilot: bool) -> Path:
        """Return the folder of the trials' journals."""
        return self.data / PILOT if pilot else self.data

    def fitting(self, task: str, rules: DuelRules) -> Iterator[Wanted]:
        """Yield the trials of the plan that the games of a block can be."""
        for trial in self.order:
            roles = self.plan.roles_of_people(trial)
            is_exact = protocol_named(trial.protocol).turns is Stage.EXACT
            is_long = is_exact and Role.DISTINGUISHER in roles
            has_turns = not is_long or (rules.exchanges == (trial.budget,) and not rules.early)
            if roles in DUELS[task] and has_turns and rules.target in ("", trial.target):
                yield trial

    def left(self, game: lobby.Wanted, *, of_two: bool = False) -> Iterator[Wanted]:
        """Yield the remaining trials that a game can play, with a model or between two people."""
        so_far = self.so_far[game.pilot]
        assert isinstance(game.rules, DuelRules)
        # `left` takes numbers in ascending order, and `order` is shuffled.
        ascending = sorted(self.order, key=lambda trial: trial.number)
        codes_left = {trial.code for trial in so_far.left(self.plan, ascending)}
        for planned_trial in self.fitting(game.game, game.rules):
            if (self.plan.roles_of_people(planned_trial) == _MEET) is not of_two:
                continue
            is_begun = (
                game.pilot,
                planned_trial.code,
            ) in self._running or planned_trial.code in so_far.cut_off
            if not is_begun and planned_trial.code in codes_left:
                yield planned_trial

    def take(self, game: lobby.Wanted) -> str:
        """Reserve the next trial for a game, and return its code."""
        code = next(self.left(game)).code
        self._running.add((game.pilot, code))
        return code

    def begin(
        self, code: str, room: Room, seat: int, pacing: Pacing, *, pilot: bool
    ) -> PlayedTrial:
        """Begin the trial of a room, or continue it after the desk was stopped.

        Raises:
            NotAllowed: The plan no longer has such a trial, or was changed since it began.
            WriteFailed: The data folder can't be written.
        """
        so_far = self.so_far[pilot]
        trial = next(
            (planned_trial for planned_trial in self.order if planned_trial.code == code), None
        )
        if trial is None or code in so_far.results:
            raise NotAllowed(message("The plan no longer has a trial {code}.", code=code))
        rules = rules_of(self.plan, trial, self.file.prompts)
        details = about(self.plan, trial, rules, plan_hash(self.plan, self.file.prompts))
        so_far.check(details, trial)
        earlier_lines: Sequence[tuple[str, Said]] = ()
        with self._lock:
            self._running.add((pilot, code))
            path = so_far.cut_off.pop(code, None)
            if path is not None:
                journal, earlier_lines = TrialJournal.resume(path, self.plan, trial)
            else:
                attempt = so_far.attempts[code] = so_far.attempts.get(code, 0) + 1
                who = [seat_player.who for seat_player in room.seats if not seat_player.machine]
                details |= {"room": room.id, "people": who}
                folder = self.folder(pilot=pilot)
                journal = TrialJournal.begin(folder, self.plan, trial, attempt, details)
        earlier = [reply for _, reply in earlier_lines]
        return PlayedTrial(self, trial, journal, room, seat, pacing, pilot, earlier)

    def over(self, code: str, room: Room, result: Result | None, *, pilot: bool) -> None:
        """Note that a trial has ended; without a result, it can be played again."""
        if result is not None:
            self.so_far[pilot].results[code] = {"same": result.same}
            self.so_far[pilot].rooms.add(room.id)
        self._running.discard((pilot, code))

    async def record(self, game: lobby.Wanted, room: Room) -> None:
        """Save a finished game of two people as a trial; a repeated call changes nothing.

        If that fails, it is done when the desk starts again: the room's journal has all of it.
        """
        is_known = all(parsed(player.who) for player in room.seats)  # no one has withdrawn
        is_new = room.id not in self.so_far[game.pilot].rooms
        # Nothing here is awaited, and one loop runs all of these calls, so two rooms of two people
        # never take the same trial.
        trial = next(self.left(game, of_two=True), None)
        if room.ending is not Ending.COMPLETE or not (is_known and is_new) or trial is None:
            return
        try:
            self.retell(trial.code, room, pilot=game.pilot)
        except TuringDeskError as problem:
            logger.warning("the trial of room %s isn't recorded", room.id, exc_info=problem)

    def retell(self, code: str, room: Room, *, pilot: bool) -> None:
        """End the trial of a room that is over.

        Raises:
            NotAllowed: The plan no longer has such a trial, or was changed since it began.
            WriteFailed: The data folder can't be written.
        """
        seat = next((at for at, player in enumerate(room.seats) if player.machine), _NO_SEAT)
        self.begin(code, room, seat, Pacing(Random()), pilot=pilot).close(room)

    async def ask(self, trial: PlayedTrial, model: str, call: Call, seed: int) -> Said:
        """Ask a model for its message; failed tries go into the trial's journal."""
        with trial.journal.as_current():
            return await self.players[model].say(call, seed)

    def settle_earlier(self) -> None:
        """End the trials of rooms that ended while the desk's program didn't run.

        Raises:
            WriteFailed: The data folder can't be written.
        """
        for pilot, so_far in self.so_far.items():
            # A copy, since `begin` takes trials out of the original.
            for code, path in list(so_far.cut_off.items()):
                name = str(read_journal(path).opened["duel"].get("room", ""))
                room = room_path(self.folder(pilot=pilot), name)
                if room is not None and room.exists() and is_closed(room):
                    self.retell(code, read_room(room).room, pilot=pilot)


@dataclass(slots=True)
class PlayedTrial:
    """One trial, as the machine's seat of a room, or of a room in which two people were.

    Args:
        desk: Where it comes from.
        wanted: Which trial.
        journal: Open for appending.
        room: Where the people are.
        seat: The machine's; `_NO_SEAT` if there is none.
        pacing: How long models take for a message there.
        pilot: Whether it doesn't count.
        earlier: What was said in it before the desk's program was stopped.
    """

    desk: DuelDesk
    wanted: Wanted
    journal: TrialJournal
    room: Room
    seat: int
    pacing: Pacing
    pilot: bool
    earlier: list[Said]
    steps: Generator[Call, str, Result] = field(init=False)
    call: Call = field(init=False)
    tally: Tally = field(default_factory=Tally)
    result: Result | None = None
    heard: int = 0  #: messages of people that took part in the trial
    said: str = ""  #: the newest message of a model
    failure: str = ""
    #: A model that takes too long is still being asked in one thread when another ends the game.
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.steps = conduct(rules_of(self.desk.plan, self.wanted, self.desk.file.prompts))
        self.call = next(self.steps)

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles that people have."""
        return self.desk.plan.roles_of_people(self.wanted)

    @property
    def is_done(self) -> bool:
        """True if the people have nothing more to say."""
        is_past = any(self.call.role is _NEXT.get(role) for role in self.roles)
        return self.result is not None or (is_past and self.heard > 0)

    def told(self) -> dict[str, Any]:
        """Return which trial it is, for the room's journal."""
        return {"trial": self.journal.path.stem}

    def wants_to_write(self, thread: int, t_s: float, silent_s: float = 0.0) -> bool:
        """Return True: people and models write in turns."""
        return True

    def keep(self, room: Room, delay_s: float) -> None:
        """Do nothing: the journals have it all."""

    def next_message(self, thread: int, t_s: float, silent_s: float = 0.0) -> Draft:
        """Return the next message of a model, once the person has written.

        Raises:
            NotAllowed: A model didn't reply.
        """
        with self.lock:
            try:
                self._go_on()
            except Unanswered as problem:
                self.failure = str(problem)
                raise NotAllowed(self.failure) from problem
            return self._draft()

    def _draft(self) -> Draft:
        rule = self.pacing.rule
        if self.is_done:
            return Draft("", 0.0, rule, ends=True)
        full_text, longest = one_line(self.said), self.room.rules.characters
        text, before = full_text[:longest], self.room.said[-1].text if self.room.said else ""
        is_cut = text != full_text
        notes = (message("The person sees only the first part of the message."),) if is_cut else ()
        delay_s = self.pacing.delay_s(len(text), len(before), rule)
        return Draft(text, delay_s, rule, notes=notes)

    def close(self, room: Room) -> None:
        """End the trial with its room: with a result, or as one that failed.

        Where only the desk's program ends, the trial continues with it.

        Raises:
            WriteFailed: The disk refuses.
        """
        with self.lock:
            if self.result is None and room.ending is Ending.COMPLETE:
                self._finish()
            is_over = self.failure or room.ending is not None
            if self.result is None and is_over:
                why = self.failure or message("The game ended early.")
                self.journal.fail(why, self.tally, self.tally.cost(self.desk.plan))
            self.journal.close()
        if self.result is not None or is_over:
            self.desk.over(self.wanted.code, room, self.result, pilot=self.pilot)

    def _finish(self) -> None:
        """Take the person's verdict, or have the models continue alone."""
        verdicts = [*self.room.verdicts.values()]
        try:
            if Role.DISTINGUISHER in self.roles and verdicts:
                self._go_on()
                if self.result is None and self.call.role is Role.ACTOR:
                    self._person_says("")  # the verdict came before the other person's answer
                self._person_says(f"<answer>{verdicts[0].get(IS_TARGET, '')}</answer>")
            elif not _NEXT.keys().isdisjoint(self.roles):
                self._go_on(alone=True)
        except Unanswered as problem:
            self.failure = str(problem)

    def _go_on(self, *, alone: bool = False) -> None:
        """Take what the person wrote and ask models, until it is the person's turn or all over.

        Args:
            alone: Whether the person has gone and the models go on.

        Raises:
            Unanswered: A message can't be had.
        """
        desk, seed = self.desk, seed_of(self.desk.plan, self.wanted)
        heard_texts = [
            room_message.text for room_message in self.room.said if room_message.seat != self.seat
        ]
        while self.result is None and (alone or not self.is_done):
            if self.call.role in self.roles:
                if self.heard == len(heard_texts):
                    return
                self.heard += 1
                # Only the verdict of the game is an answer, whatever a person writes.
                self._person_says(ANSWER.sub(r"\1", heard_texts[self.heard - 1]))
                continue
            model, call = desk.plan.model_in(self.call.role, self.wanted).id, self.call
            reply = self._saved_reply()
            if reply is None:
                reply = desk.loop.run(desk.ask(self, model, call, seed + call.sample - 1))
                self.journal.said(call, model, reply)
            self.said = reply.text
            self._take(model, reply)

    def _person_says(self, text: str) -> None:
        model = self.desk.plan.model_in(self.call.role, self.wanted).id
        reply = self._saved_reply()
        if reply is None:
            reply = Said(text)
            self.journal.said(self.call, model, reply)
        self._take(model, reply)

    def _saved_reply(self) -> Said | None:
        """Take the message that was saved here before the desk's program was stopped, if any."""
        return self.earlier.pop(0) if self.earlier else None

    def _take(self, model: str, reply: Said) -> None:
        self.tally.add(model, reply)
        try:
            self.call = self.steps.send(reply.text)
        except StopIteration as end:
            self.result = end.value
            self.journal.finish(end.value, self.tally, self.tally.cost(self.desk.plan))


@dataclass(slots=True)
class DuelSeats:
    """Machines for the games of a study that are trials of plans.

    Args:
        package: The study.
        desks: The plans, by block.
        others: Machines for its other games; None if there are none.
    """

    package: Package
    desks: Mapping[str, DuelDesk]
    others: Cast | None = None
    share: float = 0.0

    def plays(self, game: lobby.Wanted, language: str = "", who: str = "") -> bool:
        """True if a trial is left for a game, or a trial was chosen for it."""
        if game.study == self.package.hash and game.block in self.desks:
            return bool(who) or any(self.desks[game.block].left(game))
        return self.others is not None and self.others.plays(game, language)

    def choose(self, game: lobby.Wanted, language: str = "") -> str:
        """Return the code of the next trial."""
        if game.block in self.desks:
            return self.desks[game.block].take(game)
        assert self.others is not None, game.block
        return self.others.choose(game, language)

    def count(self, game: lobby.Wanted, room: Room) -> None:
        """Save a finished game of two people as a trial; other trials save their own results."""
        if game.block in self.desks:
            if not any(seat.machine for seat in room.seats):
                desk = self.desks[game.block]
                desk.loop.start(desk.record(game, room))
        elif self.others is not None:
            self.others.count(game, room)

    def join(
        self, game: lobby.Wanted, room: Room, seat: int, pacing: Pacing, began: datetime
    ) -> PlayedTrial | Player:
        """Return the trial of a room; see `Machines.join`."""
        if game.block in self.desks:
            code = room.seats[seat].who
            return self.desks[game.block].begin(code, room, seat, pacing, pilot=game.pilot)
        assert self.others is not None, game.block
        return self.others.join(game, room, seat, pacing, began)


@contextmanager
def duel_seats(package: Package, data: Path, others: Cast | None = None) -> Iterator[DuelSeats]:
    """Open the plans of a study's duels, so that people can play their trials.

    Args:
        package: The study.
        data: The data folder.
        others: Machines for the study's other games.

    Raises:
        BadPlan: A plan has errors.
        BadStudy: No trial of a plan fits its block.
        NoServer: A server takes no requests, or is gone.
        NotAllowed: Another program runs one of the plans on this data folder.
    """
    blocks = [block for block in package.study.blocks if block.task in DUELS]
    loop, opened, desks = LoopThread(), AsyncExitStack(), dict[str, DuelDesk]()
    try:
        for name in dict.fromkeys(block.show.plan for block in blocks):
            desk = desks[name] = DuelDesk(open_plan(package.files[name]), data, loop)
            players = opened_players(desk.plan, note_failed_try)
            # Opened and closed in the loop's thread, to which connections belong.
            desk.players = loop.run(opened.enter_async_context(players))
        for block in blocks:
            _check_fits(block, desks[block.show.plan])
        for desk in desks.values():
            desk.settle_earlier()
        yield DuelSeats(package, {block.id: desks[block.show.plan] for block in blocks}, others)
    finally:
        loop.run(opened.aclose())
        loop.close()


def _check_fits(block: Block, desk: DuelDesk) -> None:
    """Check that a block has trials, and that people who imitate in it can know whom.

    Raises:
        BadStudy: There are no trials, or people couldn't know whom to imitate.
    """
    fitting = [*desk.fitting(block.task, block.show)]
    ids = {"block": block.id, "plan": block.show.plan}
    if not fitting:
        what = message(
            "The block {block} can't be played: people don't have the roles of this game "
            "in any trial of {plan}.",
            **ids,
        )
        fix = message(
            'Add a model with server = "person" to the plan, or correct target. Where the plan '
            "has exact numbers of turns, each needs a block of its own with exchanges = [number] "
            "and early = false."
        )
        raise BadStudy(Problem(what, fix, block.show.plan))
    met = {
        (trial.actor, trial.target)
        for trial in fitting
        if desk.plan.roles_of_people(trial) == _MEET
    }
    if len(met) > 1:
        what = message(
            "In the block {block}, people would imitate several models without knowing which one.",
            **ids,
        )
        fix = message("Set target, or pairs in the plan, so that only one pair remains.")
        raise BadStudy(Problem(what, fix, block.show.plan))
