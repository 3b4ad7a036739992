"""Booths with simulated players, as a process: real links, real sockets, one game after another.

Run with one argument, a JSON object: `players` (each with `data`, `name`, and `paired`),
`begin_at` (time of day), `for_s`, `rules`, and `every_s`: in games in which everyone writes when
they like, how often each does; where they take turns, how long each thinks. Prints a JSON array
with the games of each: room, what was heard in order, what was said, how often the line was cut,
and how long each message took from its sender to the partner (`delivered_ms`), and back to the
sender, saved (`saved_ms`).
"""

import json
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random

from turingdesk.net.kiosk_link import KioskLink
from turingdesk.net.paired_desk import Paired
from turingdesk.plugins.live_games.game import GAMES

WAIT_S = 30.0  #: for a partner, and for what follows a talk
LAST_S = 0.5  #: before the end of a talk, in which no one begins a message
GAME = {"study": "bench", "block": "b", "game": "play-witness", "sealed": False, "pilot": False}


class Player(threading.Thread):
    """Plays games until the time is over."""

    def __init__(self, told, rules, begin_at, for_s, every_s):
        super().__init__()
        self.games = []
        self.name, self._chance = told["name"], Random(told["name"])
        self._rules = asdict(GAMES["witness"].task.show(**rules))
        self._begin_at, self._for_s, self._every_s = begin_at, for_s, every_s
        self._heard = SimpleQueue()
        self._link = KioskLink(Path(told["data"]), Paired(**told["paired"]))
        self._link.talk.open(lambda told: self._heard.put((time.monotonic(), told)))
        self._is_free = self._rules["turns"] == "free"

    def run(self):
        """Be linked, and play."""
        self._link.start()
        self._wait("linked")
        time.sleep(max(0.0, self._begin_at - time.time()))
        until = time.monotonic() + self._for_s
        step = 0
        while time.monotonic() < until:
            step += 1
            self._play(step, until)
        self._link.stop()

    def _send(self, say, **members):
        self._link.talk.send({"say": say, **members})

    @property
    def _session(self):
        return f"sub-{self.name}_ses-1_study-bench"

    def _ask(self, room, have):
        about = {"session": self._session, "language": "en", "step": self._step_number}
        known = {"rules": self._rules, "topics": [], "room": room, "have": have}
        self._send("play", **about, **GAME, **known)

    def _wait(self, say, **wanted):
        end = time.monotonic() + WAIT_S
        with suppress(Empty):
            while True:
                _, told = self._heard.get(timeout=max(0.001, end - time.monotonic()))
                if told["say"] == say and all(told[name] == wanted[name] for name in wanted):
                    return told
        return None

    def _play(self, step, until):
        self._step_number = step
        self._ask("", 0)
        met = self._wait("met")
        if met is None:
            self._send("leave", session=self._session, why="left")
            return
        game = {"room": met["room"], "heard": [], "said": [], "held": []}
        game |= {"delivered_ms": [], "saved_ms": [], "cuts": 0}
        self.games.append(game)
        # What is written in the last moment may come too late, which isn't a loss.
        until = min(until, time.monotonic() + met["left_s"] - LAST_S)
        begins = self._is_free or met["role"] == "interrogator"
        due = time.monotonic() + (self._chance.random() * self._every_s if begins else 1e9)
        while True:
            kind, due = self._step(game, due, until)
            if kind == "phase":
                break
            if kind == "parted":
                return
        if met["role"] == "interrogator":
            self._send("verdict", room=met["room"], answers={"origin": "human"})
        self._until_parted(game)

    def _step(self, game, due, until):
        """Hear what comes, or say what is due; what happened, and when the next is due."""
        now = time.monotonic()
        if now >= due and now < until:
            number = len(game["said"])
            game["said"].append(f"{self.name} {number} {time.monotonic():.6f}")
            self._say(game, number)
            return "said", due + self._every_s if self._is_free else 1e9
        try:
            at, told = self._heard.get(timeout=max(0.001, min(due - now, 1.0)))
        except Empty:
            return "", due
        self._take(game, at, told)
        if told["say"] == "turn" and not told["own"] and not self._is_free:
            return "turn", at + self._every_s
        return told["say"], due

    def _say(self, game, number):
        told = {"room": game["room"], "threads": [0], "text": game["said"][number]}
        self._send("said", number=number, **told)

    def _take(self, game, at, told):
        if told["say"] == "turn" and told["number"] == len(game["heard"]):
            game["heard"].append((told["number"], told["text"]))
            took_ms = (at - float(told["text"].split()[-1])) * 1000
            game["saved_ms" if told["own"] else "delivered_ms"].append(took_ms)
        elif told["say"] == "held":
            game["held"].append(told["number"])
        elif told["say"] == "linked":  # again, so the desk says what it has
            game["cuts"] += 1
            self._ask(game["room"], len(game["heard"]))
        elif told["say"] == "met":
            for number in range(told["own"], len(game["said"])):
                self._say(game, number)

    def _until_parted(self, game):
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            with suppress(Empty):
                at, told = self._heard.get(timeout=1.0)
                self._take(game, at, told)
                if told["say"] == "parted":
                    return


def main(told):
    """Play with all of them at once."""
    times = (told["begin_at"], told["for_s"], told["every_s"])
    players = [Player(one, told["rules"], *times) for one in told["players"]]
    for player in players:
        player.start()
    for player in players:
        player.join()
    sys.stdout.write(json.dumps([{"name": one.name, "games": one.games} for one in players]))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
