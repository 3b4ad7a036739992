"""A live game of a session in a browser: a seat in the host's rooms, as a kiosk has one.

The host follows the game as a kiosk does (`live/played_game.py`), and tells the page after each
change how all of it looks now. So a page that is loaded again, or reconnects, needs nothing but
the newest state, and learns nothing that isn't on the screen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import participant_message
from turingdesk.core.question import Answer
from turingdesk.live import game_words
from turingdesk.live.game import GameRules
from turingdesk.live.played_game import PlayedGame, PlayPhase
from turingdesk.net.message import Message
from turingdesk.net.participant_voice import ParticipantVoice
from turingdesk.net.web_accusing import accusing_json, color_name, color_of, outcome_in_words

if TYPE_CHECKING:
    from turingdesk.core.session import Session
    from turingdesk.net.rooms import Rooms

logger = logging.getLogger(__name__)
REVEAL_S = 4.0  #: for which the truth is waited for after the verdict
_TICK_S = 0.5  #: between two looks at the clock
Json = dict[str, Any]

#: For each phase in which nothing can be written: title, explanation, and button.
_NOTICES: Mapping[PlayPhase, tuple[str, str, str]] = {
    PlayPhase.UNLINKED: (game_words.WAIT, game_words.CONNECTING, ""),
    PlayPhase.WAITING: (
        game_words.WAITING,
        game_words.BEGINS_SOON,
        "",
    ),
    PlayPhase.ENDING: (
        game_words.WAIT,
        game_words.DECIDING,
        "",
    ),
    PlayPhase.PARTED: (
        game_words.ENDED_EARLY,
        game_words.ANOTHER_GAME,
        "Continue",
    ),
    PlayPhase.OVER: (game_words.OVER, game_words.THANKS, "Continue"),
}
_LONG = participant_message("This is taking longer than usual. You can keep this page open.")
_TRUTH = participant_message("Who it was")
_OWN = participant_message("You")
_OTHER = participant_message("Witness")


#: The texts of the page's own buttons and fields.
GAME_WORDS = (
    "Send",
    "Messages",
    "Report",
    game_words.REPORT_MESSAGE,
    game_words.WHAT_HAPPENED,
    game_words.DESCRIBE,
    game_words.REPORTED,
    game_words.BACK,
    game_words.TIME_LEFT,
)


class GuestLine:
    """The line of a browser's game: what it says goes to the rooms, what they tell waits.

    Games are followed in threads, because they write journals; rooms live in the event loop. So
    both directions are lists, and the session carries what is in them.
    """

    def __init__(self) -> None:
        self.said: list[Message] = []  #: to the rooms

    def open(self, hear: Callable[[dict[str, Any]], None]) -> None:
        """A game is on screen."""

    def close(self) -> None:
        """It is no longer."""

    def send(self, sent: Message) -> None:
        """Send a message to the rooms."""
        self.said.append(sent)


@dataclass(frozen=True, slots=True)
class BrowserPlayer:
    """A browser that plays, and what its session does for it."""

    name: str  #: by what the rooms know it
    keep: Callable[[str, Mapping[str, Any]], bool]
    #: writes a line of the journal; False if the disk refused
    do: Callable[[Callable[[], Any]], Awaitable[Any]]  #: has a thread do something
    tell: Callable[[Json], None]  #: tells the page how the game looks now


class BrowserGame:
    """The game at the current step of a browser's session.

    Args:
        session: At a trial that is a game.
        guest: Who plays.
        rooms: Of the host.
        is_sealed: Whether the study is, so that no one learns who was who.
    """

    def __init__(
        self, session: Session, guest: BrowserPlayer, rooms: Rooms, *, is_sealed: bool = False
    ) -> None:
        assert session.trial is not None, "a game is a trial"
        identity = session.identity
        who = {
            "session": identity.session,
            "step": session.place,
            "study": identity.study_hash,
            "pilot": identity.pilot,
            "sealed": is_sealed,
            "language": session.language,
        }
        self._guest, self._rooms = guest, rooms
        self._rules: GameRules = session.trial.show
        self._voice = ParticipantVoice(session.language)
        self._line = GuestLine()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._revealed = asyncio.Event()
        self._told: Json | None = None  #: how the page thinks that it looks
        self.game = PlayedGame(session.trial, self._line, who, guest.keep)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tick())]

    async def link(self) -> None:
        """Take part, or continue, now that a page is connected."""
        self._told = None
        self._rooms.come(self._guest.name, self._heard.put_nowait)
        await self._change(partial(self.game.hear, {"say": "linked"}))

    async def cut(self) -> None:
        """Note that no page is connected anymore."""
        self._rooms.go(self._guest.name)
        await self._change(partial(self.game.hear, {"say": "cut"}))

    async def close(self) -> None:
        """Leave the game, since the step is over or the session was left."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._change(self.game.close)
        self._rooms.go(self._guest.name)

    def abandon(self) -> None:
        """Stop without leaving: the rooms wait for the participant for a while."""
        for task in self._tasks:
            task.cancel()
        self._rooms.go(self._guest.name)

    async def move(self, received: Message) -> None:
        """Carry out a request of the participant's page."""
        game, text = self.game, str(received["text"])
        acts: Mapping[str, Callable[[], object]] = {
            "begin": game.begin,
            "say": partial(self._say, received["number"], text, received["thread"]),
            "typing": partial(self._type, received["thread"]),
            "decide": game.decide,
            "back": game.go_back,
            "report": partial(game.report, text),
            "accuse": partial(self._accuse, received["thread"]),
            "surrender": self._surrender,
        }
        act = acts.get(received["do"])
        if act is not None and game.phase is not PlayPhase.OVER:
            await self._change(act)

    def recorded(self, rt_ms: float = 0.0) -> dict[str, Answer]:
        """Return what the session records of the game itself; empty before anyone has met.

        Args:
            rt_ms: How long the step was in view.
        """
        if self.game.room is None:
            return {}
        return {key: Answer(key, text, rt_ms) for key, text in self.game.answers.items() if text}

    @property
    def is_due(self) -> bool:
        """Whether the answers to the step can come now."""
        return self.game.phase in (PlayPhase.DECIDING, PlayPhase.OVER)

    async def decided(self, answers: Mapping[str, str]) -> str:
        """The answers are on the disk; what the participant learns then, in words."""
        game = self.game
        if game.game.accuses:  # all of it was said and shown during the game
            return ""
        if game.role.decides:
            await self._change(partial(game.decided, answers))
        if game.truth is None and game.reveals:
            try:
                async with asyncio.timeout(REVEAL_S):
                    await self._revealed.wait()
            except TimeoutError:
                pass
        return "\n\n".join(truth_in_words(game, self._voice))

    async def _listen(self) -> None:
        """Process messages of the rooms, one after the other."""
        while True:
            received = await self._heard.get()
            await self._change(partial(self.game.hear, received))
            if received["say"] in ("reveal", "parted"):
                self._revealed.set()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK_S)
            await self._change(self.game.tick)

    async def _change(self, act: Callable[[], object]) -> None:
        """Change the game, then send its messages, and show what has changed."""
        async with self._turn:
            await self._guest.do(act)
            said, self._line.said = self._line.said, []
            for one in said:
                await self._rooms.acts[one["say"]](self._guest.name, one)
        self.show()

    def show(self) -> None:
        """Tell the page how the game looks, if that is new to it."""
        now = game_json(self.game, self._rules, self._voice)
        if now != self._told:
            self._told = now
            left_s = self.game.left_s
            self._guest.tell({**now, "left_s": -1.0 if left_s is None else round(left_s, 3)})

    def _say(self, number: int, text: str, thread: int) -> None:
        """Send a message; one that comes twice counts once."""
        game = self.game
        if game.room is not None and number == game.room.count(game.seat):
            game.say(text, _goes_to(game, self._rules, thread))

    def _accuse(self, seat: int) -> None:
        room = self.game.room
        if room is not None and seat in room.others(self.game.seat):
            self.game.accuse(seat)

    def _surrender(self) -> None:
        if self.game.game.accuses and self.game.phase is PlayPhase.TALKING:
            self.game.surrender()

    def _type(self, thread: int) -> None:
        self.game.type(_goes_to(self.game, self._rules, thread))


def _goes_to(game: PlayedGame, rules: GameRules, thread: int) -> list[int]:
    """The threads that a line writes into."""
    return (
        game.threads if _has_one_line(game, rules) else [at for at in game.threads if at == thread]
    )


def _has_one_line(game: PlayedGame, rules: GameRules) -> bool:
    return len(game.threads) == 1 or rules.asked == "both"


def game_json(game: PlayedGame, rules: GameRules, voice: ParticipantVoice) -> Json:
    """How a game looks to its participant, in words."""
    talks = game.phase in (PlayPhase.TALKING, PlayPhase.DECIDING) and game.room is not None
    title, text, button = _notice(game, voice)
    made: Json = {
        "phase": game.phase.name.casefold(),
        "title": title,
        "text": text,
        "button": button,
        "role": "",
        "left": "",
        "columns": [],
        "lines": [],
        "state": "",
        "own": 0,
        "decide": "",
        "back": "",
        "help": "",
        "report": "",
        "accuse": [],
        "surrender": None,
        "pasting": rules.pasting,
        "most": rules.characters,
    }
    return made | (_table(game, rules, voice) if talks else {})


def _table(game: PlayedGame, rules: GameRules, voice: ParticipantVoice) -> Json:
    """The messages, and what can be done."""
    room = game.room
    assert room is not None
    is_talk = game.phase is PlayPhase.TALKING
    return {
        "role": _role(game, voice),
        "left": _questions_left(game, voice),
        "columns": [_column(game, place, voice) for place in range(len(game.threads))],
        "lines": _lines(game, rules, voice) if is_talk else [],
        "state": _state(game, rules, voice),
        "own": room.count(game.seat),
        "decide": voice.say(game_words.DECIDED) if is_talk and _can_decide(game) else "",
        "back": voice.say(game_words.KEEP_ASKING) if game.can_go_back else "",
        "help": voice.say("Help") if is_talk and rules.help else "",
        "report": voice.say("Report") if is_talk and rules.report else "",
        "brief": voice.say(game.brief),
        **(accusing_json(game, voice) if is_talk else {}),
    }


def _can_decide(game: PlayedGame) -> bool:
    return game.can_decide and not game.game.accuses


def _column(game: PlayedGame, place: int, voice: ParticipantVoice) -> Json:
    """The messages of one thread."""
    at = game.threads[place]
    said = [
        {
            "own": one.seat == game.seat,
            "who": _speaker(game, one.seat, voice),
            "name": "" if one.seat == game.seat else color_name(game, one.seat, voice),
            "color": color_of(game, one.seat),
            "text": one.text,
        }
        for one in game.messages(at).said
    ]
    title = _witness(place, voice) if len(game.threads) > 1 else ""
    return {"thread": at, "title": title, "typing": game.is_typing(at), "said": said}


def _lines(game: PlayedGame, rules: GameRules, voice: ParticipantVoice) -> list[Json]:
    """Where messages are written, and whether they can go out now."""
    several = len(game.threads) > 1
    asks, shown = game_words.WRITE_HERE if several else game_words.WRITE, game.threads
    if _has_one_line(game, rules):
        asks, shown = (game_words.ASK_BOTH if several else asks), game.threads[:1]
    open_now = set(game.open_threads)
    return [
        {
            "thread": at,
            "asks": voice.say(asks),
            "open": bool(open_now) and set(_goes_to(game, rules, at)) <= open_now,
        }
        for at in shown
    ]


def _witness(place: int, voice: ParticipantVoice) -> str:
    return voice.say(game_words.WITNESS, number=voice.number(place + 1))


def _speaker(game: PlayedGame, seat: int, voice: ParticipantVoice) -> str:
    """Who wrote a message, for those who don't see on which side it is."""
    return voice.say(_OWN if seat == game.seat else _OTHER)


def _role(game: PlayedGame, voice: ParticipantVoice) -> str:
    role = voice.say(game_words.ROLE, role=voice.say(game.role.title))
    if color := color_name(game, game.seat, voice):
        role = voice.say(game_words.COLOR, color=color)
    if game.room is not None and (topic := game.room.drawn.topic):
        role = voice.space.join((role, voice.say(game_words.TOPIC, topic=topic)))
    if game.role.decides and (len(game.threads) > 1 or game.game.accuses):
        return voice.space.join((role, voice.say(game_words.ONE_MACHINE)))
    return role


def _questions_left(game: PlayedGame, voice: ParticipantVoice) -> str:
    left = game.room.left_questions() if game.room is not None else None
    return "" if left is None else voice.say("%n question(s) left", left)


def _state(game: PlayedGame, rules: GameRules, voice: ParticipantVoice) -> str:
    if game.phase is PlayPhase.DECIDING:
        return ""
    if game.is_held:
        return voice.say(game_words.HELD)
    if game.is_partner_away:
        return voice.say(game_words.AWAY)
    mine = game_words.ANYTIME if rules.turns == "free" else game_words.YOURS
    return voice.say(mine if game.open_threads else game_words.THEIRS)


def _notice(game: PlayedGame, voice: ParticipantVoice) -> tuple[str, str, str]:
    """Title, explanation, and button of what is shown instead of messages."""
    if game.phase is PlayPhase.BRIEFING:
        return _role(game, voice), voice.say(game.brief), voice.say("Begin")
    if game.phase is PlayPhase.OVER and game.game.accuses:
        return (*outcome_in_words(game, voice), voice.say("Continue"))
    title, text, button = _NOTICES.get(game.phase, ("", "", ""))
    if game.has_left and game.phase is PlayPhase.PARTED:
        text = game_words.SOMEONE_LEFT
    elif game.waits_long:
        text = _LONG
    said = (voice.say(one) if one else "" for one in (title, text, button))
    return next(said), next(said), next(said)


def guest_name(study: str, participant: str) -> str:
    """By what the rooms know a participant's browser, on whichever page and after any pause.

    >>> guest_name("small", "K7M-4TX")
    'browser small k7m-4tx'
    """
    return f"browser {study} {participant.casefold()}"


def truth_json(text: str, voice: ParticipantVoice) -> Json:
    """What the participant reads after the game."""
    return {"title": voice.say(_TRUTH), "text": text, "continue": voice.say("Continue")}


def truth_in_words(game: PlayedGame, voice: ParticipantVoice) -> list[str]:
    """Who was who, in sentences; none if the participant doesn't learn it."""
    truth = [is_machine for _, is_machine in sorted((game.truth or {}).items())]
    several = len(truth) > 1
    sentences = []
    for place, is_machine in enumerate(truth):
        who = "a machine" if is_machine else "a human"
        text = f"Witness {{number}} was {who}." if several else f"You talked with {who}."
        sentences.append(voice.say(text, number=voice.number(place + 1)))
    return sentences
