"""A session that a participant walks in a browser: the kiosk's session, recorder, and journal.

The browser shows one step at a time and knows nothing of the next. An answer is on the disk
before the next step is sent, so a line that drops, a page that is loaded again, or a phone that
sleeps loses nothing: whoever comes back is sent the step at which the session stands, and an
answer that comes twice is taken once.

Response times are measured in the browser, on its own clock, from the paint of the stimulus to the
event that answered. The time during which the page was hidden, covered, or gone is a pause, as at
a kiosk. Both clocks are in the journal, in lines of kind `browser`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any, ClassVar, TypeVar

from turingdesk.core import step_words
from turingdesk.core.errors import NotAllowed, TuringDeskError, WriteFailed
from turingdesk.core.message import participant_message
from turingdesk.core.question import Answer, Question
from turingdesk.core.step import Page, Showing
from turingdesk.net.allowance import Traffic, of_page
from turingdesk.net.host_part import BrowserPlayer, BrowserStep, HostParts, guest_name
from turingdesk.net.message import Message
from turingdesk.net.web_answers import answers_of, recorded_on_screen, values_of
from turingdesk.net.web_clock import BrowserClock, StepView
from turingdesk.net.web_halts import RETRY_S, Halts, halted_json, not_yet_json
from turingdesk.net.web_opening import languages_json, opened
from turingdesk.net.web_step import Json, Media, page_json, remarks_json, trial_json
from turingdesk.net.web_visitor import (
    NO_BROWSER,
    TELL,
    TookPart,
    TurnedAway,
    Visitor,
    completion_json,
    refuse_browsers,
)
from turingdesk.net.web_words import words_json
from turingdesk.net.wire import Wire
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.step_text import minutes_left, said_about
from turingdesk.sessions.time_left import TimeLeft
from turingdesk.sessions.voice import Voice

logger = logging.getLogger(__name__)
T = TypeVar("T")
Do = Callable[[Callable[[], T]], Awaitable[T]]  #: has a thread do something with files
ASKS = 3  #: times that a page is asked for its time when it comes; then once with each step
AHEAD = 3  #: trials whose files the browser fetches before they are shown
CLOSE = participant_message("You can close this page.")
GO_BACK = participant_message("Press Continue to go back to the website that sent you here.")
AWAY = participant_message("This study is open in another window.")


@dataclass(slots=True)
class BrowserSession:
    """One participant's session, whichever page walks it now.

    Args:
        visitor: Whose.
        screen: What the browser says of its screen, and which browser it is.
        do: Has a thread do something with files.
        start: The same, of what takes long, so that no answer of others waits for it.
        halts: Told when the session waits for the disk.
        parts: Of the host, which have seats where people meet; None if there are none here.
    """

    visitor: Visitor
    screen: Mapping[str, Any]
    do: Do[Any]
    start: Do[Any]
    halts: Halts
    parts: HostParts | None = None
    game: BrowserStep | None = None  #: at the current step, if people meet there
    media: Media = field(default_factory=Media)
    wire: Wire | None = None  #: to the page that walks it
    recorder: SessionRecorder | None = None
    is_finished: bool = False
    traffic: Traffic = field(default_factory=of_page)  #: of all pages of the session
    _clock: BrowserClock = field(default_factory=BrowserClock)
    _view: StepView = field(default_factory=StepView)
    _voice: Voice = field(default_factory=partial(Voice, "en"))
    _truth: Mapping[str, str] | None = None  #: the page to be read about the game before
    _linking: asyncio.Task[None] | None = None
    _answers: tuple[Answer, ...] = ()
    _questions: tuple[Any, ...] = ()
    _time_left: TimeLeft | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _retrying: asyncio.Task[None] | None = None  #: tries again what the disk refused
    _ending: asyncio.Task[None] | None = None  #: ends the game whose answers are on the disk
    _is_refused: bool = False  #: whether the disk refuses what happens in the game
    _focus_lost_s: float | None = None

    async def take(self, wire: Wire, load: str, language: str) -> None:
        """Give the session to another page; the one before is told so.

        Args:
            wire: To the page.
            load: A word that is another one each time the page is loaded.
            language: Which the browser's user prefers, where the participant doesn't choose.
        """
        before, self.wire = self.wire, wire  # before any `await`, for the other page's task
        if before is not None:
            self._tell("elsewhere", before, title=self._voice.say(AWAY))
            before.end()
        async with self._turn:
            if self.wire is not wire:  # yet another page came while this one waited for its turn
                return
            if self.recorder is not None and not self.is_finished:
                await self._cover(perf_counter(), "The page was opened again.")
            self._clock = BrowserClock()  # another page's clock has another origin
            self._view.load(load)
            for _ in range(ASKS):
                self._ask_time()
            self._speak(language)
            await self._go_on()

    async def _go_on(self) -> None:
        """Begin for a page that has just come, or go on where the session stands."""
        if self.recorder is None:
            if self._retrying is not None:
                self._retrying.cancel()
            await self._begin()
        elif self._is_held:
            self._return_to_game()
        elif self.recorder.rests:
            await self._wake()
        else:
            self._show()

    def _return_to_game(self) -> None:
        """Continue to wait for the disk, or for what comes after a game, with another page."""
        if self.game is not None and self._ending is not None:
            self._linking = asyncio.create_task(self.game.link())
        if self._ending is None or (self.game is not None and self.game.is_paused):
            self._tell("halted", **halted_json(self._voice))

    async def hear(self, received: Message) -> None:
        """Process a message of the page.

        Raises:
            Refusal: It isn't what a page says.
        """
        act = self._acts.get(received["say"])
        if act is None:
            return
        async with self._turn:
            await act(self, received)

    async def lose(self, wire: Wire) -> None:
        """Note that the connection to a page ended."""
        if self.wire is not wire:  # another page has taken over
            return
        self.wire = None
        if self.recorder is None or self.recorder.rests:  # whoever could not begin is gone
            self.halts.resume(self.visitor.seat)
        self.resume_reading()
        async with self._turn:  # by the time of our turn another page may be here
            if self.recorder is not None and not self.is_finished and self.wire is None:
                await self._cover(perf_counter(), "The browser's connection ended.")
                if self.game is not None:
                    await self.game.cut()

    def resume_reading(self) -> None:
        """Note that the page waits for no file of a stimulus, or is gone."""
        if not self._is_held:
            self.halts.resume(self.visitor.seat)

    @property
    def holds_file(self) -> bool:
        """True if its journal is open."""
        return self.recorder is not None and self.recorder.is_open and not self.recorder.rests

    async def rest(self) -> None:
        """Close the journal until a page is back, unless something may be written meanwhile."""
        async with self._turn:
            is_alone = self.wire is None and self.game is None and not self._is_held
            if is_alone and self.recorder is not None:
                await self.do(self.recorder.rest)

    async def leave(self) -> None:
        """Close the journal; the session can be resumed later."""
        for task in (self._retrying, self._ending):
            if task is not None:
                task.cancel()
        self.halts.resume(self.visitor.seat)
        if self.wire is not None:
            self.wire.end()
        if self.game is not None:
            await self.game.abandon()
        if self.recorder is not None:
            await self.do(self.recorder.abandon)

    # What the host says.

    def _tell(self, say: str, wire: Wire | None = None, /, **members: Any) -> None:
        to = wire or self.wire
        if to is not None:
            to.write(say, **members)

    def _ask_time(self) -> None:
        """The quickest of all answers says how far the browser's clock is from the session's."""
        self._tell("clock", number=self._clock.ask())

    def _speak(self, language: str) -> None:
        """Send the page the texts of its buttons, in the session's language."""
        self._voice = Voice(language)
        is_demo = self.visitor.package.study.demonstration
        words = words_json(self._voice, pilot=self.visitor.pilot, demonstration=is_demo)
        self._tell("words", **words)

    def _show(self) -> None:
        """Send the current step of the session to the page, if there is one."""
        assert self.recorder is not None
        if self.wire is None:  # the page that comes next is sent it
            return
        session = self.recorder.session
        step = session.step
        if step is None or self.is_finished:
            self._end()
            return
        if self._truth:
            self._tell("truth", place=session.place, **self._truth)
            return
        self._ask_time()
        done, of = session.progress
        if isinstance(step, Page):
            sentences = said_about(self._questions, self._answers)
            step_fields = page_json(step, self._voice, sentences, self.recorder.receipt)
        else:
            step_fields = trial_json(step, self._voice, self.media)
            done += not step.practice
        ahead = [showing.content for showing in islice(session.upcoming, AHEAD)]
        self._tell(
            "step",
            place=session.place,
            part=round(done / max(1, of), 4),
            left=self._left_in_words(step),
            ahead=[url for content in ahead for url in self.media.urls(content)],
            **step_fields,
        )
        if step_fields["kind"] == "game":
            self._play()

    def _play(self) -> None:
        """Take the seat of the game at the current step, or take it again."""
        assert self.recorder is not None
        if self.game is None and self.parts is not None:
            package, session = self.visitor.package, self.recorder.session
            player = BrowserPlayer(
                guest_name(package.study.id, self.visitor.participant, pilot=self.visitor.pilot),
                partial(self._keep, self.recorder, asyncio.get_running_loop()),
                self.do,
                partial(self._tell_game, session.place),
            )
            is_sealed = package.sealed is not None
            self.game = self.parts.seat(session, player, is_sealed=is_sealed)
        if self.game is not None:
            self._linking = asyncio.create_task(self.game.link())

    def _tell_game(self, place: int, state: Json) -> None:
        self._tell("game", place=place, **state)
        if self._ending is not None and state["paused"]:  # the room hasn't taken the verdict yet
            self._tell("halted", **halted_json(self._voice))

    def _keep(
        self,
        recorder: SessionRecorder,
        loop: asyncio.AbstractEventLoop,
        kind: str,
        fields: Mapping[str, Any],
    ) -> bool:
        """Write a line of a game; False if the disk refuses, since no one may be told it then."""
        try:
            recorder.record(kind, **fields)
        except WriteFailed as problem:
            self._is_refused = True
            # This runs in a thread, and `Halts` belongs to the event loop.
            loop.call_soon_threadsafe(self.halts.stop, self.visitor.seat, problem)
            return False
        if self._is_refused:
            self._is_refused = False
            loop.call_soon_threadsafe(self.halts.resume, self.visitor.seat)
        return True

    def _left_in_words(self, step: Page | Showing) -> str:
        assert self.recorder is not None
        assert self._time_left is not None
        minutes = self._time_left.enter(self.recorder.session.place, perf_counter())
        return self._voice.say(minutes_left(step, minutes))

    def _end(self) -> None:
        self.is_finished = True
        is_complete = self.recorder is not None and not self.recorder.session.is_refused
        more = self._completion() if is_complete else {}
        text = self._voice.say(GO_BACK if "redirect" in more else CLOSE)
        self._tell("over", title=self._voice.say(step_words.THANK_YOU), text=text, **more)

    def _completion(self) -> Json:
        """The proof of completion for a service, and the way back to it."""
        return completion_json(
            self.visitor.package.study.web, self.visitor.parameters, self._voice
        )

    # How it begins.

    async def _begin(self, language: str = "") -> None:
        """Take the session up, begin it, or ask for its language first."""
        try:
            refuse_browsers(self.visitor.package, self.parts)
            options = {"is_linked": bool(self.parts)}
            opening = partial(opened, self.visitor, self.screen, language, **options)
            recorder, self._time_left = await self.start(opening)
        except TookPart as why:
            self._turn_away(why.args[0], **(self._completion() if why.is_complete else {}))
        except TurnedAway as why:
            self._turn_away(why.args[0])
        except (WriteFailed, OSError) as problem:
            self._halts(problem, not_yet_json(self._voice))
            self._retrying = asyncio.create_task(self._later(partial(self._begin, language)))
        except TuringDeskError as problem:
            logger.warning("a session in a browser didn't begin", exc_info=problem)
            self._turn_away(NO_BROWSER)
        else:
            if recorder is None:
                self._tell("languages", **languages_json(self.visitor))
                return
            self.recorder = recorder
            self.halts.resume(self.visitor.seat)
            self._view.enter(recorder.entered_s)
            self._speak(recorder.session.language)
            if self.visitor.parameters:
                save = partial(recorder.save_parameters, self.visitor.parameters)
                await self._commit(save, self._show)
            else:
                self._show()

    async def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        """Try again what the computer refused, if a page still waits for it."""
        await asyncio.sleep(RETRY_S)
        async with self._turn:
            if self.wire is not None:
                await work()

    async def _wake(self) -> None:
        """Go on with the session that rested; or with what another program made of it."""
        assert self.recorder is not None
        try:
            is_ours = await self.start(partial(self.recorder.wake, self.visitor.data))
        except OSError as problem:
            self._halts(problem, halted_json(self._voice))
            self._retrying = asyncio.create_task(self._later(self._wake))
            return
        self.halts.resume(self.visitor.seat)
        if is_ours:
            self._show()
        else:
            self.recorder = None
            await self._begin()

    def _halts(self, problem: Exception, words: Mapping[str, str]) -> None:
        """Tell the page and the desk that the session waits for the disk."""
        if self.recorder is not None or self.wire is not None:
            self.halts.stop(self.visitor.seat, problem)
        self._tell("halted", **words)

    def _turn_away(self, why: str, **more: Any) -> None:
        text = self._voice.space.join((self._voice.say(why), self._voice.say(TELL)))
        self._tell("closed", title=self._voice.say(step_words.THANK_YOU), text=text, **more)

    # What the page says.

    async def _choose(self, received: Message) -> None:
        if self.recorder is None and received["code"] in self.visitor.package.study.languages:
            await self._begin(received["code"])

    async def _clocked(self, received: Message) -> None:
        self._clock.answer(received["number"], received["at"])

    async def _shown(self, received: Message) -> None:
        if not self._is_at(received):
            return
        assert self.recorder is not None
        onset_s = self._clock.here_s(received["at"], self._view.entered_s)
        self._view.show(onset_s)
        times = self._clock.fields() | {"painted_ms": round(received["at"], 3)}
        await self.do(partial(self.recorder.shown, onset_s))
        await self.do(partial(self.recorder.record, "browser", **times))

    async def _stayed(self, received: Message) -> None:
        """Learn from the page how long it had the step, as the line or this desk was gone."""
        if not self._is_at(received):
            return
        assert self.recorder is not None
        first_s = self._clock.here_s(received["first"], self._view.entered_s)
        if self._view.onset_s is None:
            self._view.show(first_s)
            await self.do(partial(self.recorder.shown, first_s))
        since_s = self._view.stay(received["view_ms"])
        await self.do(partial(self.recorder.pause, "The browser's connection ended.", since_s))
        await self.do(partial(self.recorder.pause_since, since_s))

    async def _hidden(self, received: Message) -> None:
        if self._is_at(received):
            at_s = self._clock.here_s(received["at"], self._view.entered_s)
            await self._cover(at_s, "The page was hidden.")

    async def _cover(self, at_s: float, why: str) -> None:
        assert self.recorder is not None
        if self._view.cover(at_s):
            await self.do(partial(self.recorder.pause, why, at_s))

    async def _focus(self, received: Message) -> None:
        if self.recorder is None or not self.recorder.is_open:
            return
        now_s, fields = perf_counter(), {"active": received["active"]}
        if not received["active"]:
            self._focus_lost_s = self._focus_lost_s or now_s
        elif self._focus_lost_s is not None:
            fields["lost_ms"] = round((now_s - self._focus_lost_s) * 1000, 3)
            self._focus_lost_s = None
        await self.do(partial(self.recorder.record, "focus", **fields))

    async def _draft(self, received: Message) -> None:
        """Say which questions are asked after the answers so far, and what is to be said."""
        if self._is_at(received):
            values = values_of(received["answers"], self._current_questions)
            self._tell(
                "remarks", **await self.do(partial(self._remarks, values, received["number"]))
            )

    def _remarks(self, values: Mapping[str, str], number: int) -> Json:
        assert self.recorder is not None
        step = self.recorder.session.step
        assert step is not None
        if self.game is not None:
            values = {
                **values,
                **{answer.question: answer.value for answer in self.game.recorded().values()},
            }
        place = self.recorder.session.place
        return {"place": place, "number": number, **remarks_json(step, values, self._voice)}

    async def _answer(self, received: Message) -> None:
        """Take the answers to a step, once, and send the next step."""
        if not self._is_at(received):
            if self.recorder is not None and not self._is_held:
                self._show()  # it was taken already: the line dropped before the next step came
            return
        assert self.recorder is not None
        rt_ms = partial(self._view.rt_ms, now_s=perf_counter())  # before waiting for the disk
        answers = answers_of(received["answers"], self._current_questions, rt_ms)
        if self.game is not None:
            if not self.game.is_due:
                return
            recorded = self.game.recorded(self._view.lasted_ms(perf_counter()))
            answers = [answer for answer in answers if answer.question not in recorded]
            answers += recorded.values()
        value_by_question = {answer.question: answer.value for answer in answers}
        # Checked here, too, since a page that someone wrote could send anything.
        remarks = await self.do(partial(self._remarks, value_by_question, -1))
        if remarks["objections"] or any(remark["no"] for remark in remarks["remarks"]):
            self._tell("remarks", **remarks)
            return
        keys = set(remarks["asked"])
        answers = [given for given in answers if given.question in keys and given.value.strip()]
        step = self.recorder.session.step
        try:  # before anything is written of it
            await self.do(partial(self.recorder.check, answers, received["plays"]))
        except NotAllowed as problem:
            await self._decline(problem)
            return
        await self._note(received["record"], answers)  # the answer ends their step
        self._questions = step.questions if isinstance(step, Showing) else self._questions
        self._answers = tuple(answers) if isinstance(step, Showing) else self._answers
        write = partial(self.recorder.answer, answers, received["plays"])
        await self._commit(write, partial(self._advance, answers))

    async def _refuse(self, received: Message) -> None:
        if self._is_at(received):
            assert self.recorder is not None
            await self._commit(self.recorder.refuse, self._advance)

    async def _note(self, record: Mapping[str, Any], answers: list[Answer]) -> None:
        """Write down what happened on the page's screen during the step that ends now."""
        assert self.recorder is not None
        for kind, fields in recorded_on_screen(record):
            await self.do(partial(self.recorder.record, kind, **fields))
        times = self._clock.fields() | {"in_view_ms": [self._view.in_view_ms(a) for a in answers]}
        await self.do(partial(self.recorder.record, "browser", **times))

    async def _move(self, received: Message) -> None:
        """Do something in the game at this step."""
        if self.game is not None and self._is_at(received):
            await self.game.move(received)

    async def _seen(self, received: Message) -> None:
        """The participant has read the truth about the game before."""
        if self._truth and self._is_at(received):
            self._truth = None
            self._view.enter(perf_counter())
            self._show()

    def _advance(self, answers: Iterable[Answer] = ()) -> None:
        """Show the next step; first end the game at the last one, whose answers these are."""
        if self.game is not None:
            self._ending = asyncio.create_task(self._end_game(self.game, answers))
            return
        self._view.enter(perf_counter())
        self._show()

    async def _end_game(self, game: BrowserStep, answers: Iterable[Answer]) -> None:
        """The answers to a game are on the disk: tell the rooms, and learn the truth.

        As long as the disk of the rooms refuses the verdict, the game stays as it is.
        """
        truth = None
        try:
            values = {answer.question: answer.value for answer in answers}
            truth = await game.decided(values, self._voice)
        except Exception:
            logger.exception("the end of a browser's game failed")  # the answers are saved
        async with self._turn:
            await game.close()
            self.game, self._ending, self._truth = None, None, truth
            self._advance()

    async def _commit(self, write: Callable[[], object], then: Callable[[], None]) -> None:
        """Save something before anything else happens, then continue."""
        assert self.recorder is not None
        try:
            await self.do(write)
        except WriteFailed as problem:
            self._halts(problem, halted_json(self._voice))
            self._retrying = asyncio.create_task(self._retry(write, then))
            return
        except NotAllowed as problem:
            await self._decline(problem)
            return
        then()

    async def _decline(self, problem: NotAllowed) -> None:
        """Note that an answer isn't taken, and let the page ask for it again."""
        assert self.recorder is not None
        text = f"An answer was not taken. {problem}"
        await self.do(partial(self.recorder.record, "note", text=text))
        self._tell("remarks", **await self.do(partial(self._remarks, {}, -1)))

    async def _retry(self, write: Callable[[], object], then: Callable[[], None]) -> None:
        """Try again by itself until the disk takes it."""
        while True:
            await asyncio.sleep(RETRY_S)
            async with self._turn:  # free between tries, for other messages
                try:
                    await self.do(write)
                except WriteFailed:
                    continue
                self.halts.resume(self.visitor.seat)
                self._retrying = None
                then()
                return

    def _is_at(self, received: Message) -> bool:
        """True if what a page says is about the current step of the session."""
        if self.recorder is None or self.is_finished or self.recorder.session.is_over:
            return False
        return received["place"] == self.recorder.session.place and not self._is_held

    @property
    def _is_held(self) -> bool:
        """True if an answer, or the verdict on a game, waits for the disk."""
        return any(task is not None and not task.done() for task in (self._retrying, self._ending))

    @property
    def _current_questions(self) -> Sequence[Question]:
        """The questions of the current step."""
        step = self.recorder.session.step if self.recorder is not None else None
        return step.questions if step is not None else ()

    _acts: ClassVar[Mapping[str, Callable[[BrowserSession, Message], Awaitable[None]]]] = {
        "language": _choose,
        "clocked": _clocked,
        "shown": _shown,
        "stayed": _stayed,
        "hidden": _hidden,
        "focus": _focus,
        "draft": _draft,
        "answer": _answer,
        "refuse": _refuse,
        "move": _move,
        "seen": _seen,
    }
