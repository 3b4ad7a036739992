"""Games at a kiosk, as they are after the desk has said some things, and on the desk; bots."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtGui import QPixmap

from tests.room_journals import write_rooms, write_turing_games
from tests.screens.camera import Camera, last_picture, picture, settle, wait_until
from tests.screens.desk import desk
from tests.screens.kiosk import Shot, kiosk
from tests.screens.stage import Stage
from turingdesk.core.step import Showing, Step
from turingdesk.editing.new_study import new_study
from turingdesk.journal.game_notes import write_game_note
from turingdesk.plugins.live_games.gui.answering.conversations import TalkView
from turingdesk.plugins.live_games.gui.bots_dialog import BotsDialog
from turingdesk.plugins.live_games.gui.games.view import GameView
from turingdesk.plugins.live_games.gui.games_page import GamesPage
from turingdesk.plugins.live_games.gui.ratings_page import RatingsPage
from turingdesk.study.package import Package, open_package

Do = Callable[[GameView], object]
Told = dict[str, Any]
STUDY = """
id = "games"
title = "Who is human?"
version = "1"
[[block]]
task = "play-{game}"
trials = 2
[block.show]
{show}
"""


def playing(game: str, *told: Told, do: Do | None = None, show: str = "") -> Shot:
    """A game after the desk has said these things, and the participant did something."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        def wanted(step: Step) -> bool:
            return isinstance(step, Showing)

        with kiosk(stage, camera, wanted, _package(stage.home, game, show)) as window:
            view = window.trial.view
            assert isinstance(view, GameView)
            wait_until(lambda: view.game is not None)
            assert view.game is not None
            window.live.kinds["games"].line.close()  # what is heard is said here
            for one in told:
                view.game.hear({"room": "1", **one})
                if one["say"] == "met" and "is_briefing" not in one:
                    view.game.begin()
            if do is not None:
                do(view)
            settle()
            return picture(window)

    return take


def _package(home: Path, game: str, show: str) -> Package:
    folder = home / f"play-{game}"
    folder.mkdir(exist_ok=True)
    (folder / "study.toml").write_text(STUDY.format(game=game, show=show), "utf-8")
    return open_package(folder)


def met(seat: int = 0, exchanges: int = 0, **more: Any) -> Told:
    """A game begins."""
    drawn = {
        "exchanges": exchanges,
        "condition": "",
        "topic": "",
        "colors": more.pop("colors", ()),
    }
    return {
        "say": "met",
        "seat": seat,
        "left_s": 222.0,
        "own": 0,
        "decided": False,
        "drawn": drawn,
        **more,
    }


def talk(*texts: str, threads: tuple[int, ...] = (0,), own: int = 0, begin: int = 0) -> list[Told]:
    """Messages in turns; `own` is 0 where the participant begins and 1 where the other does."""
    return [
        {"say": "turn", "number": begin + at, "text": text, "threads": list(threads)}
        | {"own": at % 2 == own}
        for at, text in enumerate(texts)
    ]


def _type(text: str) -> Do:
    return lambda view: next(iter(view.lines.values())).line.setPlainText(text)


ASKED = ("what did you eat today", "leftover noodles, regret nothing", "what is it like outside?")
BOTH = [
    {"say": "turn", "number": 0, "text": "what did you eat today", "threads": [0, 1], "own": True},
    {"say": "turn", "number": 1, "text": "leftover noodles", "threads": [0], "own": False},
    {
        "say": "turn",
        "number": 2,
        "threads": [1],
        "own": False,
        "text": "I had a light lunch, thank you for asking. It was a salad with some bread.",
    },
    {"say": "turn", "number": 3, "text": "what is it like outside?", "threads": [0, 1]}
    | {"own": True},
    {"say": "turn", "number": 4, "text": "grey. very grey", "threads": [0], "own": False},
    {"say": "typing", "thread": 1},
]


def rooms(chosen: str = "", *, known: bool = False) -> Shot:
    """The Live games page, with a room chosen."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        data = stage.home / "TuringDesk" / "games" / str(next(stage.numbers))
        write_rooms(data)
        write_game_note(data, "a1", "Asked about the weather after the third answer.", "Ada Park")
        with desk(stage, camera, "games", data=data if chosen else stage.empty) as window:
            page = window.page("games")
            assert isinstance(page, GamesPage)
            if chosen:
                wait_until(lambda: bool(page.table.rows.things))
                ids = [room.id for room in page.table.rows.things]
                page.table.choose(ids.index(chosen))
                if known:
                    page.reveal()
            settle(100)
            return picture(window)

    return take


PLAYERS = ("red", "yellow", "blue")
BREAKFAST = [
    {"say": "turn", "number": at, "text": text, "threads": [0], "own": seat == 0, "seat": seat}
    for at, (seat, text) in enumerate(
        (
            (1, "so who had breakfast"),
            (2, "toast, burnt on one side. as usual"),
            (0, "what color is your kettle?"),
            (1, "I do not own a kettle, I prefer coffee from a machine."),
            (1, "It is quicker."),
        )
    )
]
BURST = ("been reading Hesse lately", "oh which one?", "Steppenwolf", "that one stays with you")


def ratings(*outcomes: str) -> Shot:
    """The Matching and ratings page, after some games, and with people who wait."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        data = stage.home / "TuringDesk" / "ratings" / str(next(stage.numbers))
        data.mkdir(parents=True)
        write_turing_games(data, outcomes)
        with desk(stage, camera, "ratings", data=data) as window:
            page = window.page("ratings")
            assert isinstance(page, RatingsPage)
            if outcomes:
                wait_until(page.leaderboard.isVisible)
                ago = (datetime.now(UTC) - timedelta(seconds=42)).isoformat()
                players = [
                    {"player": name, "language": "en", "since": ago, "threshold": 1.0}
                    for name in ("P-002", "P-003", "P-007")
                ]
                page.state.booths.waiting = [{"what": "", "can_begin": True, "players": players}]
                page.state.booths.changed.emit()
            settle(100)
            return picture(window)

    return take


_BOT = {"games": 0, "refused": 0, "is_silent": False, "address": "192.168.1.31"}
_BOTS = (
    {"name": "Birch", "languages": ["en"], "is_approved": True, "is_here": True, "games": 2},
    {"name": "Maple", "languages": ["en", "de"], "is_approved": False, "is_here": True},
    {"name": "Oak", "languages": ["en"], "is_approved": True, "is_here": True, "is_silent": True},
    {"name": "Rowan", "languages": ["es"], "is_approved": True, "is_here": False, "refused": 17},
)
_TRIAL: tuple[dict[str, object], ...] = (
    {"what": "began", "colors": ["red", "blue", "yellow"], "seats": [0, 2], "bot": 1},
    {
        "what": "log",
        "way": "to",
        "at_s": 0.001,
        "message": {"type": "start_game", "bot": "blue", "players": ["red", "blue", "yellow"]},
    },
    {"what": "log", "way": "from", "at_s": 0.412, "message": {"type": "bot_ready"}},
    {"what": "said", "seat": 0, "text": "who had breakfast?"},
    {"what": "said", "seat": 1, "text": "Breakfast is a matter of definition."},
    {
        "what": "log",
        "way": "from",
        "at_s": 3.75,
        "message": {"type": "game_message", "message": "Breakfast is a matter of definition."},
    },
)


def bots(*trial: dict[str, object]) -> Shot:
    """Bots that have keys, and a game in which one of them is tried."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "games", data=stage.data) as window:
            hosting = window.state.booths
            with patch.object(hosting, "start"):  # there is no host whose bots could be drawn
                made = BotsDialog(window.state, window)
            hosting.hear({"event": "open", "port": 47357})
            told = [_BOT | one | {"speaks": one["languages"]} for one in _BOTS]
            hosting.hear({"event": "bots", "bots": told})
            made.show()
            made.table.choose(1)
            for news in trial:
                hosting.hear({"event": "trial", **news})
            settle(100)
            return last_picture(window, made)

    return take


def talking(*told: dict[str, Any], typed: str = "") -> Shot:
    """A conversation, as it is after the desk has said these things."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        folder = stage.home / "collect-conversations"
        if not folder.exists():
            new_study("collect-conversations", folder)

        def wanted(step: Step) -> bool:
            return isinstance(step, Showing)

        with kiosk(stage, camera, wanted, open_package(folder)) as window:
            view = window.trial.view
            assert isinstance(view, TalkView)
            wait_until(lambda: view.talk is not None)
            assert view.talk is not None
            for one in told:
                view.talk.hear({"room": "1", **one})
            view.line.setPlainText(typed)
            settle()
            return picture(window)

    return take


TALK_MET = {"say": "met", "role": "A", "drawn": {"topic": "Travel"}, "own": 0}
TALK_SAID = [
    {"say": "turn", "number": number, "speaker": "AB"[number % 2], "text": text}
    for number, text in enumerate(
        (
            "hi! have you been anywhere nice lately?",
            "Only to my sister's, two hours by train. You?",
            "the sea last month, it rained the whole week but we didnt mind much. we read a lot "
            "and went swimming anyway",
            "Swimming in the rain is the best kind. Which sea was it?",
        )
    )
]
TALK_PARTED = {"say": "parted", "why": "left"}


EVENING = ("ww", "wl", "ww", "s", "ww", "ll", "ww", "wl", "ww", "ww", "s", "wl", "ww")
SCREENS: dict[str, Shot] = {
    "bots": bots(),
    "kiosk-collect-conversations": talking(
        TALK_MET, *TALK_SAID, typed="the Baltic, it was colder than I"
    ),
    "kiosk-collect-conversations-waiting": talking(),
    "kiosk-collect-conversations-left": talking(TALK_MET, *TALK_SAID, TALK_PARTED),
    "bots-trial": bots(*_TRIAL),
    "desk-games": rooms("a1"),
    "desk-games-known": rooms("a2", known=True),
    "desk-games-empty": rooms(),
    "desk-ratings": ratings(*EVENING),
    "desk-ratings-empty": ratings(),
    "kiosk-game-waiting": playing("witness"),
    "kiosk-game-role": playing("witness", met(is_briefing=True)),
    "kiosk-game-interrogator": playing("witness", met(), *talk(*ASKED)),
    "kiosk-game-witness": playing(
        "witness", met(1), *talk(*ASKED, own=1), do=_type("bit of rain, why do you")
    ),
    "kiosk-game-typing": playing("witness", met(), *talk(*ASKED), {"say": "typing", "thread": 0}),
    "kiosk-game-verdict": playing(
        "witness", met(), *talk(*ASKED), do=lambda view: view.ready.click()
    ),
    "kiosk-game-report": playing(
        "witness", met(), *talk(*ASKED), do=lambda view: view.report.click()
    ),
    "kiosk-game-left": playing("witness", met(), {"say": "parted", "why": "left"}),
    "kiosk-game-three-party": playing(
        "three_party",
        met(),
        *talk("hello there", "hi! ready when you are", threads=(0,)),
        *talk("hello there", "hey", threads=(1,), begin=2),
        {"say": "typing", "thread": 1},
    ),
    "kiosk-game-three-party-verdict": playing(
        "three_party",
        met(),
        *talk("hello there", "hi! ready when you are", threads=(0,)),
        *talk("hello there", "hey", threads=(1,), begin=2),
        {"say": "phase", "phase": "decide"},
    ),
    "kiosk-game-turing-role": playing("game", met(colors=PLAYERS, is_briefing=True)),
    "kiosk-game-turing": playing("game", met(colors=PLAYERS, left_s=-1.0), *BREAKFAST),
    "kiosk-game-turing-accuse": playing(
        "game",
        met(colors=PLAYERS, left_s=-1.0),
        *BREAKFAST,
        do=lambda view: view.accusing.buttons[1].click(),
    ),
    "kiosk-game-turing-accused": playing(
        "game",
        met(colors=PLAYERS, left_s=-1.0),
        *BREAKFAST,
        do=lambda view: view.game and view.game.accuse(1),
    ),
    "kiosk-game-turing-over": playing(
        "game",
        met(colors=PLAYERS, left_s=-1.0),
        *BREAKFAST,
        {"say": "reveal", "outcome": "won", "seats": [{"seat": 1, "machine": True}]},
    ),
    "kiosk-game-burst": playing(
        "burst", met(exchanges=3, left_s=-1.0), *talk(*BURST), do=_type("and the weather?")
    ),
    "kiosk-game-trio": playing("trio", met(exchanges=5), *BOTH),
}
