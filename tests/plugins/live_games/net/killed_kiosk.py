"""A kiosk that is killed, as a process of its own, which tests run as a module.

Takes one JSON object as its argument: `study`, a package, `data`, `name`, and `paired`. It says
"met" with its room and role once it plays. Each line of its standard input is something to do:
"say", "report", or "verdict", which goes on to the next step. It answers when that is on its disk.
"""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import perf_counter

from turingdesk.core.question import Answer, Kind
from turingdesk.net.kiosk_link import KioskLink
from turingdesk.net.paired_desk import Paired
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.sessions.live_step import LiveStep
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


class Kiosk:
    """The line of a game, and what is done in it; all in one thread."""

    def __init__(self, told):
        data = Path(told["data"])
        self._link = KioskLink(data, Paired(**told["paired"]))
        self._link.start()
        setup = SessionSetup(told["name"], told["name"], is_linked=True)
        self._recorder = SessionRecorder.begin(open_package(Path(told["study"])), data, setup)
        self._heard, self._asked = Queue(), Queue()
        Thread(target=self._read, daemon=True).start()

    def send(self, sent):
        self._link.talk.send(sent)

    def open(self, hear):
        del hear  # the game is used in this thread alone
        self._link.talk.open(self._heard.put)

    def close(self):
        self._link.talk.close()

    def run(self):
        recorder = self._recorder
        while recorder.session.trial is None:
            recorder.shown(perf_counter() - 20)
            recorder.answer([])
        while True:
            recorder.shown(perf_counter() - 20)
            step = LiveStep(recorder, halt=lambda *_: None)
            self._play(PlayedGame(recorder.session.trial, self, step.who(sealed=False), step.keep))

    def _play(self, game):
        """Until the verdict is on the disk and the desk was told, if it listens."""
        has_met = False
        while True:
            with suppress(Empty):
                game.hear(self._heard.get(timeout=0.05))
            game.tick()
            if game.phase is PlayPhase.BRIEFING:
                game.begin()
            if game.room is not None and not has_met:
                has_met = True
                say("met", room=game.room.id, role=game.role.name)
            with suppress(Empty):
                if self._do(game, self._asked.get_nowait()):
                    return

    def _do(self, game, asked):
        if asked == "say":
            assert game.say("hello", game.open_threads)
        elif asked == "report":
            game.report("They were rude.")
        else:
            self._answer(game)
        say(asked)
        return asked == "verdict"

    def _answer(self, game):
        given = {"origin": "human", "confidence": "60", **game.answers}
        trial = self._recorder.session.trial
        for question in trial.questions:
            if question.required and question.kind is not Kind.RECORDED and question.choices:
                given.setdefault(question.id, question.choices[0].value)
        keys = {question.key for question in trial.questions}
        answers = [Answer(key, value, 20_000) for key, value in given.items() if key in keys]
        self._recorder.answer(answers)
        game.decided({answer.question: answer.value for answer in answers})
        game.close()

    def _read(self):
        # Not sys.stdin, which is another one in a process that was forked.
        with os.fdopen(0, encoding="utf-8", closefd=False) as lines:
            for line in lines:
                self._asked.put(line.strip())


def say(event, **more):
    sys.stdout.write(json.dumps({"event": event, **more}) + "\n")
    sys.stdout.flush()


def main(arguments):
    Kiosk(json.loads(arguments[0])).run()


if __name__ == "__main__":
    main(sys.argv[1:])
