"""Booths that talk and play in tests, as the kiosk's window does, through real links."""

import time
from contextlib import ExitStack, contextmanager
from dataclasses import asdict

from tests.net.lab import linked
from turingdesk.agents._talk import TALKS
from turingdesk.plugins.live_games.answering.conversations import ConversationRules
from turingdesk.plugins.live_games.conversation import conversation_rules, game_of

WAIT_S = 15.0
MESSAGES = 2
VERDICT = {"origin": "human", "confidence": "80"}


class Speaker:
    """A booth's end of a conversation, as the kiosk's window is one."""

    def __init__(self, link, name, topics=("Books", "Music"), step=5):
        self.link, self.topics = link, topics
        self.session = f"sub-{name}_ses-1_study-s"
        self.step, self.language = step, "en"
        self.game = {"study": "hash", "block": "b", "game": TALKS, "sealed": False}
        self.rules = asdict(conversation_rules(ConversationRules(MESSAGES)))
        self.name, self.heard = name, []
        self.reads = True  #: whether they say that they have read their role
        link.talk.open(self._hear)

    def _hear(self, told):
        self.heard.append(told)
        if told["say"] == "met" and self.reads:
            self.link.talk.send({"say": "ready", "room": told["room"]})

    def ask(self, room="", have=0, pilot=False):
        self.link.talk.send(
            {"say": "play", "session": self.session, "step": self.step}
            | {"language": self.language}
            | self.game
            | {"rules": self.rules, "pilot": pilot, "topics": list(self.topics)}
            | {"room": room, "have": have}
        )

    def say(self, number, text):
        """Say one's message of that number, from 0."""
        told = {"room": self.room, "number": number, "threads": [], "text": text}
        self.link.talk.send({"say": "said", **told})

    def decide(self, **answers):
        """Give a verdict."""
        told = {"room": self.room, "answers": {**VERDICT, **answers}}
        self.link.talk.send({"say": "verdict", **told})

    def quit(self, why):
        self.link.talk.send({"say": "leave", "session": self.session, "why": why})

    def wait(self, say, **wanted):
        """The newest news of a kind, once there is one."""
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            for told in reversed(self.heard):
                if told["say"] == say and all(told.get(k) == v for k, v in wanted.items()):
                    return told
            time.sleep(0.01)
        raise AssertionError(f"{say} {wanted} not in {self.heard}")

    @property
    def room(self):
        return self.wait("met")["room"]

    @property
    def speaker(self):
        return self.wait("met")["role"]

    @property
    def topic(self):
        return self.wait("met")["drawn"]["topic"]

    @property
    def turns(self):
        return [(one["number"], one["text"]) for one in self.heard if one["say"] == "turn"]


@contextmanager
def speaking(desk, tmp_path, name, known=None, **options):
    known = known or desk.enrolled(f"Booth {name}")
    with linked(tmp_path / name, known) as link:
        speaker = Speaker(link, name, **options)
        speaker.known = known
        speaker.wait("linked")
        yield speaker


@contextmanager
def playing(desk, tmp_path, *booths, game="play-witness", about=None, language="en", **rules):
    """Booths that play one game, in the order of its seats.

    Args:
        desk: The desk.
        tmp_path: Where each has its folder.
        booths: Their names, or names with their pairings.
        game: The task.
        about: What else is said of the study.
        language: Of their sessions.
        rules: Settings that differ from the usual ones.
    """
    with ExitStack() as stack:
        players = []
        for booth in booths:
            name, known = (booth, None) if isinstance(booth, str) else booth
            player = stack.enter_context(speaking(desk, tmp_path, name, known))
            player.game |= {"game": game, **(about or {})}
            player.language = language
            player.rules, player.topics = asdict(game_of(game).task.show(**rules)), ()
            players.append(player)
        yield players


@contextmanager
def met(desk, tmp_path, *booths, **options):
    """The same, once they have met and read their roles."""
    with playing(desk, tmp_path, *booths, **options) as players:
        for player in players:
            player.ask()
        for player in players:
            player.wait("started")
        yield sorted(players, key=lambda one: one.wait("met")["seat"])
