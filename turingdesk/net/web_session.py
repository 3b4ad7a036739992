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
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from turingdesk.core import step_words
from turingdesk.core.errors import NotAllowed, TuringDeskError, WriteFailed
from turingdesk.core.message import participant_message
from turingdesk.core.question import Answer
from turingdesk.core.session import due_questions
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.study import ResumePolicy
from turingdesk.core.task import TASKS
from turingdesk.journal.chain import RECEIPT_PLACE
from turingdesk.journal.session_summary import State
from turingdesk.net.message import Message
from turingdesk.net.participant_voice import ParticipantVoice, own_name
from turingdesk.net.web_clock import BrowserClock, StepView
from turingdesk.net.web_files import page_version
from turingdesk.net.web_game import BrowserGame, BrowserPlayer, guest_name, truth_json
from turingdesk.net.web_step import Json, Media, page_json, said_about, trial_json
from turingdesk.net.web_visitor import (
    CLIENT,
    NO_BROWSER,
    NOT_CONTINUED,
    TELL,
    TookPart,
    TurnedAway,
    Visitor,
    completion_json,
    refuse_browsers,
)
from turingdesk.net.web_words import page_words
from turingdesk.net.wire import Wire
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.time_left import TimeLeft

if TYPE_CHECKING:
    from turingdesk.net.rooms import Rooms

logger = logging.getLogger(__name__)
T = TypeVar("T")
Do = Callable[[Callable[[], T]], Awaitable[T]]  #: has a thread do something with files
ASKS = 3  #: times that a page is asked for its time when it comes; then once with each step
AHEAD = 3  #: trials whose files the browser fetches before they are shown
RETRY_S = 3.0  #: how often an answer that the disk refused is written again
LONGEST = 10_000  #: letters of an answer, as at a kiosk
FOREVER_MS = 1e12  #: longer than any step
_MOST_RECORDED = 5000  #: numbers in one list of what happened on the screen
_RECORDS = frozenset(("fixation_cross", "frames", "scrolled", "typing", "gaze"))
_DEVICES = frozenset(("keyboard", "mouse", "touch", "pen"))
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
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
        rooms: Of live games; None if there are none here.
    """

    visitor: Visitor
    screen: Mapping[str, Any]
    do: Do[Any]
    start: Do[Any]
    rooms: Rooms | None = None
    game: BrowserGame | None = None  #: at the current step
    media: Media = field(default_factory=Media)
    wire: Wire | None = None  #: to the page that walks it
    recorder: SessionRecorder | None = None
    is_finished: bool = False
    _clock: BrowserClock = field(default_factory=BrowserClock)
    _view: StepView = field(default_factory=StepView)
    _voice: ParticipantVoice = field(default_factory=partial(ParticipantVoice, "en"))
    _truth: str = ""  #: what is to be read about the game before
    _linking: asyncio.Task[None] | None = None
    _answers: tuple[Answer, ...] = ()
    _questions: tuple[Any, ...] = ()
    _time_left: TimeLeft | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _retrying: asyncio.Task[None] | None = None
    _focus_lost_s: float | None = None

    async def take(self, wire: Wire, load: str, language: str) -> None:
        """Give the session to another page; the one before is told so.

        Args:
            wire: To the page.
            load: A word that is another one each time the page is loaded.
            language: Which the browser's user prefers, where the participant doesn't choose.
        """
        before, self.wire = self.wire, wire
        if before is not None:
            self._tell("elsewhere", before, title=self._voice.say(AWAY))
            before.end()
        async with self._turn:
            if self.wire is not wire:  # yet another page came while this one waited for its turn
                return
            if self.recorder is not None and not self.is_finished:
                await self._cover(perf_counter(), "The page was opened again.")
            self._clock = BrowserClock()
            self._view.load(load)
            for _ in range(ASKS):
                self._ask_time()
            self._speak(language)
            if self.recorder is None:
                await self._begin()
            elif self._is_held:
                self._tell("halted", **self._halted_words())
            else:
                self._show()

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
        if self.wire is not wire:
            return
        self.wire = None
        async with self._turn:  # by the time of our turn another page may be here
            if self.recorder is not None and not self.is_finished and self.wire is None:
                await self._cover(perf_counter(), "The browser's connection ended.")
                if self.game is not None:
                    await self.game.cut()

    async def leave(self) -> None:
        """Close the journal; the session can be resumed later."""
        if self._retrying is not None:
            self._retrying.cancel()
        if self.wire is not None:
            self.wire.end()
        if self.game is not None:
            self.game.abandon()
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
        voice = self._voice = ParticipantVoice(language)
        study = self.visitor.package.study
        tags = [[step_words.NOT_COUNTED, "warning"]] if self.visitor.pilot else []
        tags += [["Demonstration", "neutral"]] if study.demonstration else []
        self._tell(
            "words",
            language=voice.language,
            direction=voice.direction,
            version=page_version(),
            words=page_words(voice),
            tags=[[voice.say(text), kind] for text, kind in tags],
        )

    def _show(self) -> None:
        """Send the current step of the session."""
        assert self.recorder is not None
        session = self.recorder.session
        step = session.step
        if step is None or self.is_finished:
            self._end()
            return
        if self._truth:
            self._tell("truth", place=session.place, **truth_json(self._truth, self._voice))
            return
        self._ask_time()
        done, of = session.progress
        read = self._voice.step(step)
        if isinstance(read, Page):
            if read.kind is PageKind.DEBRIEFING and RECEIPT_PLACE in read.text:
                text = read.text.replace(RECEIPT_PLACE, self.recorder.receipt)
                read = replace(read, text=text)
            said = said_about(self._questions, self._answers, self._voice)
            made = page_json(read, self._voice, said)
        else:
            made = trial_json(read, self._voice, self.media)
            made |= {"kind": "game"} if TASKS[read.task].plays else {}
            done += not read.practice
        ahead = [showing.content for showing in islice(session.upcoming, AHEAD)]
        self._tell(
            "step",
            place=session.place,
            part=round(done / max(1, of), 4),
            left=self._left_in_words(step),
            ahead=[url for content in ahead for url in self.media.urls(content)],
            **made,
        )
        if isinstance(read, Showing) and TASKS[read.task].plays:
            self._play()

    def _play(self) -> None:
        """Take the seat of the game at the current step, or take it again."""
        assert self.recorder is not None
        if self.game is None and self.rooms is not None:
            package, session = self.visitor.package, self.recorder.session
            player = BrowserPlayer(
                guest_name(package.study.id, self.visitor.participant),
                partial(self._keep, self.recorder),
                self.do,
                partial(self._tell_game, session.place),
            )
            is_sealed = package.sealed is not None
            self.game = BrowserGame(session, player, self.rooms, is_sealed=is_sealed)
        if self.game is not None:
            self._linking = asyncio.create_task(self.game.link())

    def _tell_game(self, place: int, state: Json) -> None:
        self._tell("game", place=place, **state)

    def _keep(self, recorder: SessionRecorder, kind: str, fields: Mapping[str, Any]) -> bool:
        """Write a line of a game; False if the disk refuses, since no one may be told it then."""
        try:
            recorder.record(kind, **fields)
        except WriteFailed:
            logger.warning("a line of a game couldn't be written")
            return False
        return True

    def _left_in_words(self, step: Page | Showing) -> str:
        assert self.recorder is not None
        session = self.recorder.session
        assert self._time_left is not None
        minutes = self._time_left.enter(session.place, perf_counter())
        if isinstance(step, Page) and step.kind in (PageKind.DEBRIEFING, PageKind.REFUSED):
            return ""
        return self._voice.say(step_words.MINUTES_LEFT, minutes=self._voice.number(minutes))

    def _end(self) -> None:
        self.is_finished = True
        is_complete = self.recorder is not None and not self.recorder.session.is_refused
        more = self._completion() if is_complete else {}
        text = self._voice.say(GO_BACK if "redirect" in more else CLOSE)
        self._tell("over", title=self._voice.say(step_words.THANK_YOU), text=text, **more)

    def _completion(self) -> Json:
        """What a service wants to see of those who took part, and where it wants them back."""
        return completion_json(
            self.visitor.package.study.web, self.visitor.parameters, self._voice
        )

    # How it begins.

    async def _begin(self, language: str = "") -> None:
        """Take the session up, begin it, or ask for its language first."""
        try:
            refuse_browsers(self.visitor.package, self.rooms)
            found, self._time_left = await self.start(partial(self._opened, language))
        except TookPart as why:
            self._turn_away(why.args[0], **(self._completion() if why.is_complete else {}))
        except TurnedAway as why:
            self._turn_away(why.args[0])
        except TuringDeskError as problem:
            logger.warning("a session in a browser didn't begin: %s", problem)
            self._turn_away(NO_BROWSER)
        else:
            if found is None:
                self._offer_languages()
                return
            self.recorder = found
            if self.visitor.parameters:
                await self.do(partial(found.save_parameters, self.visitor.parameters))
            self._view.enter(perf_counter())
            self._speak(found.session.language)
            self._show()

    def _turn_away(self, why: str, **more: Any) -> None:
        text = self._voice.space.join((self._voice.say(why), self._voice.say(TELL)))
        self._tell("closed", title=self._voice.say(step_words.THANK_YOU), text=text, **more)

    def _opened(self, language: str) -> tuple[SessionRecorder | None, TimeLeft | None]:
        """The session, with the time that its steps usually take, which is long to work out."""
        found = self._open(language)
        if found is None:
            return None, None
        return found, TimeLeft(found.session.steps, found.expected_s())

    def _open(self, language: str) -> SessionRecorder | None:
        """The session that was cut off, or a new one; None if the participant chooses first."""
        who, package = self.visitor, self.visitor.package
        setup = SessionSetup(
            who.participant,
            who.kiosk,
            pilot=who.pilot,
            screen=self.screen,
            language=language,
            client=CLIENT,
        )
        mine = (who.participant.casefold(), package.study.id)
        names = DataFolder(who.folder).names()  # quicker than to look into them all
        before = [str(n) for n in names if (n.participant.casefold(), n.study) == mine]
        cut = resumable(who.folder, who.participant, package.study) if before else None
        if cut is not None and cut.allowed is ResumePolicy.RESUME:
            return SessionRecorder.resume(package, who.data, setup, cut.session.path)
        if cut is not None and cut.allowed is ResumePolicy.RESTART:
            return SessionRecorder.restart(package, who.data, setup, cut.session.path)
        if cut is not None and not who.again:
            raise TurnedAway(NOT_CONTINUED)
        if before and not who.again:
            last = DataFolder(who.folder).of(who.participant, package.study.id)[-1]
            raise TookPart(is_complete=last.state is State.COMPLETED)
        if len(package.study.languages) > 1 and not language:
            return None
        return SessionRecorder.begin(package, who.data, replace(setup, known=frozenset(before)))

    def _offer_languages(self) -> None:
        codes = self.visitor.package.study.languages
        lines = dict.fromkeys(
            ParticipantVoice(code).say(step_words.CHOOSE_LANGUAGE) for code in codes
        )
        offered = [[code, own_name(code)] for code in codes]
        self._tell("languages", lines=list(lines), offered=offered)

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
            given = {
                str(key): _text(value)
                for key, value in received["answers"].items()
                if isinstance(value, str)
            }
            self._tell(
                "remarks", **await self.do(partial(self._remarks, given, received["number"]))
            )

    def _remarks(self, given: Mapping[str, str], number: int) -> Json:
        assert self.recorder is not None
        step = self.recorder.session.step
        assert step is not None
        read = self._voice.step(step)
        if self.game is not None:
            given = {**given, **{one.question: one.value for one in self.game.recorded().values()}}
        asked = due_questions(read.questions, given)
        objections = {
            one.key: self._voice.say(why)
            for one in asked
            if (why := one.objection(given.get(one.key, "")))
        }
        remarks = step.remarks(given) if isinstance(step, Showing) and step.remarks else ()
        return {
            "place": self.recorder.session.place,
            "number": number,
            "asked": [one.key for one in asked],
            "objections": objections,
            "remarks": [
                {"question": one.question, "text": self._voice.say(one.text), "no": one.refuses}
                for one in remarks
            ],
        }

    async def _answer(self, received: Message) -> None:
        """Take the answers to a step, once, and send the next step."""
        if not self._is_at(received):
            if self.recorder is not None and not self._is_held:
                self._show()  # it was taken already: the line dropped before the next step came
            return
        assert self.recorder is not None
        answers = [made for one in received["answers"] if (made := self._made(one)) is not None]
        if self.game is not None:
            if not self.game.is_due:
                return
            recorded = self.game.recorded(self._view.rt_ms(FOREVER_MS, perf_counter()))
            answers = [one for one in answers if one.question not in recorded]
            answers += recorded.values()
        given = {one.question: one.value for one in answers}
        remarks = await self.do(partial(self._remarks, given, -1))
        if remarks["objections"] or any(one["no"] for one in remarks["remarks"]):
            self._tell("remarks", **remarks)
            return
        asked = set(remarks["asked"])
        answers = [one for one in answers if one.question in asked and one.value.strip()]
        step = self.recorder.session.step
        await self._note(received["record"], answers)
        self._questions = step.questions if isinstance(step, Showing) else self._questions
        self._answers = tuple(answers) if isinstance(step, Showing) else self._answers
        await self._commit(partial(self.recorder.answer, answers, received["plays"]), answers)

    async def _refuse(self, received: Message) -> None:
        if self._is_at(received):
            assert self.recorder is not None
            await self._commit(self.recorder.refuse)

    async def _note(self, record: Mapping[str, Any], answers: list[Answer]) -> None:
        """Write down what happened on the page's screen during the step that ends now."""
        assert self.recorder is not None
        for kind, fields in record.items():
            if kind in _RECORDS and isinstance(fields, dict) and (kept := _plain(fields)):
                await self.do(partial(self.recorder.record, kind, **kept))
        times = self._clock.fields() | {"in_view_ms": [self._view.in_view_ms(a) for a in answers]}
        await self.do(partial(self.recorder.record, "browser", **times))

    async def _move(self, received: Message) -> None:
        """Do something in the game at this step."""
        if self.game is not None and self._is_at(received):
            await self.game.move(received)

    async def _seen(self, received: Message) -> None:
        """The participant has read the truth about the game before."""
        if self._truth and self._is_at(received):
            self._truth = ""
            self._view.enter(perf_counter())
            self._show()

    async def _end_game(self, answers: Iterable[Answer]) -> None:
        """The answers to a game are on the disk: tell the rooms, and learn the truth."""
        if self.game is not None:
            game, self.game = self.game, None
            self._truth = await game.decided({one.question: one.value for one in answers})
            await game.close()

    async def _commit(self, write: Callable[[], object], answers: Iterable[Answer] = ()) -> None:
        """Save the answers before anything else happens, then continue."""
        assert self.recorder is not None
        try:
            await self.do(write)
        except WriteFailed:
            self._tell("halted", **self._halted_words())
            self._retrying = asyncio.create_task(self._retry(write, answers))
            return
        except NotAllowed as problem:
            text = f"An answer was not taken. {problem}"
            await self.do(partial(self.recorder.record, "note", text=text))
            self._tell("remarks", **await self.do(partial(self._remarks, {}, -1)))
            return
        await self._end_game(answers)
        self._view.enter(perf_counter())
        self._show()

    def _halted_words(self) -> Json:
        title = self._voice.say("Please call the experimenter")
        return {"title": title, "text": self._voice.say("Your answers so far are saved.")}

    async def _retry(self, write: Callable[[], object], answers: Iterable[Answer]) -> None:
        """Try again by itself until the disk takes the answer."""
        while True:
            await asyncio.sleep(RETRY_S)
            async with self._turn:
                try:
                    await self.do(write)
                except WriteFailed:
                    continue
                await self._end_game(answers)
                self._view.enter(perf_counter())
                self._show()
                return

    def _is_at(self, received: Message) -> bool:
        """Whether what a page says is about the current step of the session."""
        if self.recorder is None or self.is_finished or self.recorder.session.is_over:
            return False
        return received["place"] == self.recorder.session.place and not self._is_held

    @property
    def _is_held(self) -> bool:
        """Whether an answer waits for the disk."""
        return self._retrying is not None and not self._retrying.done()

    def _made(self, received: Any) -> Answer | None:
        """Parse an answer of the page; None if it isn't one."""
        if not isinstance(received, dict):
            return None
        key, value, view_ms = (received.get(name) for name in ("key", "value", "view_ms"))
        if not isinstance(key, str) or not isinstance(value, str):
            return None
        if not isinstance(view_ms, int | float) or isinstance(view_ms, bool):
            return None
        device, pressed, changes = (received.get(n) for n in ("device", "pressed", "changes"))
        return Answer(
            key,
            _text(value),
            self._view.rt_ms(view_ms, perf_counter()),
            key=pressed[:8] if isinstance(pressed, str) else "",
            device=device if device in _DEVICES else "",
            changes=min(changes, 9999) if isinstance(changes, int) and changes > 0 else 0,
            held=received.get("held") is True,
        )

    _acts: ClassVar[Mapping[str, Callable[[BrowserSession, Message], Awaitable[None]]]] = {
        "language": _choose,
        "clocked": _clocked,
        "shown": _shown,
        "hidden": _hidden,
        "focus": _focus,
        "draft": _draft,
        "answer": _answer,
        "refuse": _refuse,
        "move": _move,
        "seen": _seen,
    }


def _text(value: str) -> str:
    """Remove characters that no one can type from a text."""
    return _CONTROL.sub("", value)[:LONGEST]


def _plain(value: Any, depth: int = 3) -> Any:
    """Reduce what a page recorded to numbers, lists of them, and short names."""
    if isinstance(value, int | float) and abs(value) < 1e12:
        return value
    if isinstance(value, list) and depth:
        found = [_plain(one, depth - 1) for one in value[:_MOST_RECORDED]]
        return [one for one in found if one is not None]
    if isinstance(value, dict) and depth:
        kept = {str(name)[:20]: _plain(one, depth - 1) for name, one in list(value.items())[:20]}
        return {name: one for name, one in kept.items() if one is not None}
    return None
