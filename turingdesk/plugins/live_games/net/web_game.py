"""A live game of a session in a browser: a seat in the host's rooms, as a kiosk has one.

The host follows the game as a kiosk does (`live/played_game.py`), and tells the page after each
change how all of it looks now. So a page that is loaded again, or reconnects, needs nothing but
the newest state, and learns nothing that isn't on the screen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from turingdesk.core import step_words
from turingdesk.core.message import join
from turingdesk.core.question import Answer
from turingdesk.net.host_part import BrowserPlayer, BrowserStep, Json
from turingdesk.net.message import Message
from turingdesk.plugins.live_games import game_text, game_words
from turingdesk.plugins.live_games.game import GameRules
from turingdesk.plugins.live_games.game_text import Notice
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.sessions.voice import Voice

if TYPE_CHECKING:
    from turingdesk.core.session import Session
    from turingdesk.plugins.live_games.net.rooms import Rooms

logger = logging.getLogger(__name__)
REVEAL_S = 4.0  #: for which the truth is waited for after the verdict
_TICK_S = 0.5  #: between two looks at the clock
_RETRY_S = 2.0  #: how often a message that the disk refused is written again

#: The texts of the page's own buttons and fields.
GAME_WORDS = (
    game_words.SEND,
    game_words.MESSAGES,
    game_words.WHAT_HAPPENED,
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


class BrowserGame(BrowserStep):
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
        self._voice = Voice(session.language)
        self._line = GuestLine()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._revealed = asyncio.Event()
        self._last_view: Json | None = None  #: how the page thinks that it looks
        self._unsaved: Callable[[], bool] | None = None  #: says again what the disk refused
        self._again_s = 0.0  #: the `perf_counter()` at which it does
        self._is_refused = False  #: whether the disk refused the last line
        self.game = PlayedGame(session.trial, self._line, who, self._keep)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tick())]

    async def link(self) -> None:
        """Take part, or continue, now that a page is connected."""
        # A page that has just connected knows nothing of the game.
        self._last_view = None
        self._rooms.come(self._guest.name, self._inbox.put_nowait)
        await self._change(partial(self.game.hear, {"say": "linked"}))

    async def cut(self) -> None:
        """Note that no page is connected anymore."""
        self._rooms.go(self._guest.name)
        await self._change(partial(self.game.hear, {"say": "cut"}))

    async def close(self) -> None:
        """Leave the game, since the step is over or the session was left."""
        await self._change(self.game.close)
        await self.abandon()

    async def abandon(self) -> None:
        """Stop without leaving: the rooms wait for the participant for a while."""
        async with self._turn:  # so that none is canceled while it writes
            for task in self._tasks:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
        """True if the answers to the step can come now."""
        return self.game.phase in (PlayPhase.DECIDING, PlayPhase.OVER)

    @property
    def is_paused(self) -> bool:
        """True if the game waits for the disk of its room."""
        return self.game.is_paused

    async def decided(self, answers: Mapping[str, str], voice: Voice) -> Mapping[str, str] | None:
        """The answers are on the disk; the page that the participant reads then, if any."""
        game = self.game
        if game.game.accuses:  # all of it was said and shown during the game
            return None
        if game.role.decides:
            await self._change(partial(game.decided, answers))
        while game.truth is None and game.reveals and not self._revealed.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(REVEAL_S):
                    await self._revealed.wait()
            if not game.is_paused:  # else the room's disk hasn't taken the verdict yet
                break
        text = game_text.truth_text(game)
        return truth_json(text, voice) if text else None

    async def _listen(self) -> None:
        """Process messages of the rooms, one after the other."""
        while True:
            received = await self._inbox.get()
            await self._change_or_log(partial(self.game.hear, received))
            if received["say"] in ("reveal", "parted"):
                self._revealed.set()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK_S)
            await self._change_or_log(self.game.tick)
            if self._unsaved is not None and perf_counter() >= self._again_s:
                await self._change_or_log(self._say_unsaved)

    async def _change_or_log(self, act: Callable[[], object]) -> None:
        """Change the game; a fault in one change ends no game."""
        try:
            await self._change(act)
        except Exception:
            logger.exception("a change of a browser's game failed")

    async def _change(self, act: Callable[[], object]) -> None:
        """Change the game, then send its messages, and show what has changed."""
        async with self._turn:
            await self._guest.do(act)
            messages, self._line.said = self._line.said, []
            for message in messages:
                await self._rooms.hear(self._guest.name, message)
        self.show()

    def show(self) -> None:
        """Tell the page how the game looks, if that is new to it."""
        now = game_json(self.game, self._rules, self._voice)
        if self._unsaved is not None:
            now |= {"state": self._voice.say(game_words.PAUSED), "paused": True}
            now["lines"] = [{**line, "open": False} for line in now["lines"]]
        if now != self._last_view:
            self._last_view = now
            # Not compared above, since it differs each time.
            left_s = self.game.left_s
            self._guest.tell({**now, "left_s": -1.0 if left_s is None else round(left_s, 3)})

    def _say(self, number: int, text: str, thread: int) -> None:
        """Send a message; one that comes twice counts once."""
        game = self.game
        if game.room is None or number != game.room.count(game.seat) or self._unsaved is not None:
            return
        self._unsaved = partial(game.say, text, _goes_to(game, self._rules, thread))
        self._say_unsaved()

    def _say_unsaved(self) -> None:
        """Send a message; one that the disk refuses waits, unless it can't be said anymore."""
        self._again_s, self._is_refused = perf_counter() + _RETRY_S, False
        if self._unsaved is None or self.game.is_paused:
            return
        if self._unsaved() or not self._is_refused:
            self._unsaved = None

    def _keep(self, kind: str, fields: Mapping[str, Any]) -> bool:
        self._is_refused = not self._guest.keep(kind, fields)
        return not self._is_refused

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
    """The threads that a field writes into."""
    fields = game_text.fields(game, rules)
    return [
        at
        for field in fields
        if thread == field.thread or len(fields) == 1
        for at in field.goes_to
    ]


def game_json(game: PlayedGame, rules: GameRules, voice: Voice) -> Json:
    """The game as its participant sees it, in words."""
    talks = game.phase in (PlayPhase.TALKING, PlayPhase.DECIDING) and game.room is not None
    game_fields: Json = {
        "phase": game.phase.name.casefold(),
        **_notice(game_text.notice(game, at_kiosk=False), voice),
        "role": "",
        "left": "",
        "columns": [],
        "lines": [],
        "state": "",
        "own": 0,
        "runs": game.runs,
        "paused": game.is_paused,
        "decide": "",
        "back": "",
        "help": None,
        "report": None,
        "reported": _notice(game_text.reported(game), voice),
        "accuse": [],
        "surrender": None,
        "pasting": rules.pasting,
        "most": rules.characters,
    }
    return game_fields | (_table(game, rules, voice) if talks else {})


def _table(game: PlayedGame, rules: GameRules, voice: Voice) -> Json:
    """The messages, and what can be done."""
    room = game.room
    assert room is not None
    fields: Json = {
        "role": voice.say(join(" ", (game_text.role(game), game_text.about_role(game)))),
        "left": voice.say(game_text.questions_left(game)),
        "columns": [_column(game, place, voice) for place in range(len(game.threads))],
        "state": voice.say(game_text.state(game, rules)),
        "own": room.count(game.seat),
        "back": voice.say(game_words.KEEP_ASKING) if game.can_go_back else "",
    }
    if game.phase is not PlayPhase.TALKING:
        return fields
    notices = {
        "help": (rules.help, game_words.HELP, game_text.help_notice(game)),
        "report": (rules.report, game_words.REPORT, game_text.REPORT),
        "surrender": (game.game.accuses, game_words.GIVE_UP, game_text.SURRENDER),
    }
    for name, (is_there, shown, asks) in notices.items():
        fields[name] = {"shown": voice.say(shown), **_notice(asks, voice)} if is_there else None
    return fields | {
        "lines": [
            {"thread": field.thread, "asks": voice.say(field.asks), "open": field.is_open}
            for field in game_text.fields(game, rules)
        ],
        "decide": voice.say(game_words.DECIDED) if game_text.can_decide(game) else "",
        "accuse": [
            {
                "seat": accuse.seat,
                "shown": voice.say(accuse.shown),
                "open": accuse.is_open,
                **_notice(accuse.asks, voice),
            }
            for accuse in game_text.accuse_buttons(game)
        ],
    }


def _notice(notice: Notice, voice: Voice) -> Json:
    texts = [voice.say(text) for text in notice]
    return dict(zip(("title", "text", "button"), texts, strict=True))


def _column(game: PlayedGame, place: int, voice: Voice) -> Json:
    """The messages of one thread."""
    at = game.threads[place]
    messages = [
        {
            "own": message.seat == game.seat,
            "who": _speaker(game, message.seat, voice),
            "color": game_text.color_of(game, message.seat),
            "text": message.text,
        }
        for message in game.messages(at).said
    ]
    title = voice.say(game_text.thread_title(game, place))
    return {"thread": at, "title": title, "typing": game.is_typing(at), "said": messages}


def _speaker(game: PlayedGame, seat: int, voice: Voice) -> str:
    title = voice.say(game_text.speaker(game, seat))
    return title[:1].upper() + title[1:]


def truth_json(text: str, voice: Voice) -> Json:
    """The page that the participant reads after the game."""
    return {
        "title": voice.say(game_words.TRUTH),
        "text": voice.say(text),
        "continue": voice.say(step_words.CONTINUE),
    }
