"""Kiosks with simulated participants, as a process: real sittings, real links, real sockets.

Run with one argument, a JSON object: `kiosks` (each with `data`, `name` and `paired`),
`begin_at` (time of day), `think_s` and `for_s`. Prints a JSON array: how many answers each
gave, how long each took from the kiosk's disk to the desk's acknowledgement, and when it was.
"""

import json
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter

from tests.small_study import captions, given, small_package, small_study
from turingdesk.core.limits import Limits
from turingdesk.core.study import Block
from turingdesk.net.kiosk_link import KioskLink
from turingdesk.net.paired_desk import Paired
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

TRIALS = 40


class Wishes:
    """What the desk wanted of a session."""

    def __init__(self, recorder):
        self.messages = []
        self.is_paused = self.is_over = False
        self._recorder = recorder

    def message(self, text):
        self.messages.append(text)

    def pause(self):
        self.is_paused = True

    def resume(self):
        self.is_paused = False

    def end(self):
        self.is_over = True


class Kiosk:
    """One kiosk: participants come one after another."""

    def __init__(self, told, package, begin_at, think_s, for_s):
        self.data = Path(told["data"])
        self.name = told["name"]
        self.answers = 0
        self.waits_ms = []
        self.given = []  #: (wall clock, session, done)
        self._package = package
        self._think_s = think_s
        self._for_s = for_s
        self._begin_at = begin_at
        self._pending = {}
        self._kept = {}
        self._lock = threading.Lock()
        self.link = KioskLink(self.data, Paired(**told["paired"]), self._heard)

    def _heard(self, file, size):
        now = perf_counter()
        with self._lock:
            self._kept[file] = size
            waiting = self._pending.get(file, ())
            while waiting and waiting[0][0] <= size:
                self.waits_ms.append((now - waiting.popleft()[1]) * 1000)

    def run(self):
        """Until the time is over."""
        self.link.start()
        time.sleep(max(0.0, self._begin_at - time.time()))
        until = perf_counter() + self._for_s
        chance = Random(self.name)
        time.sleep(chance.random() * self._think_s)
        number = 0
        while perf_counter() < until:
            number += 1
            self._participant(f"{self.name}-{number}", until)

    def _participant(self, code, until):
        recorder = SessionRecorder.begin(
            self._package, self.data, SessionSetup(code, self.name), judged={}
        )
        wishes = Wishes(recorder)
        self.link.commands.open(recorder.path.stem, wishes)
        due = perf_counter()
        while not recorder.session.is_over and perf_counter() < until:
            is_trial = recorder.session.trial is not None
            recorder.shown(perf_counter() - 4)
            due += self._think_s
            time.sleep(max(0.0, due - perf_counter()))
            if wishes.is_over:
                recorder.close("ended by experimenter")
                break
            recorder.answer(given(recorder.session.step))
            self._wrote(recorder.path)
            if is_trial:
                done = recorder.session.progress[0]
                self.given.append((time.time(), recorder.path.stem, done))
        time.sleep(0.3)  # the last page is read
        self.link.commands.close()
        recorder.abandon()

    def _wrote(self, path):
        now, size = perf_counter(), path.stat().st_size
        self.answers += 1
        with self._lock:
            if self._kept.get(path.name, 0) >= size:  # the link was faster than this line
                self.waits_ms.append(0.0)
            else:
                self._pending.setdefault(path.name, deque()).append((size, now))
        self.link.nudge()


def package(folder):
    """A session of so many captions, with its form and its texts."""
    block = Block("captions", "Captions", "captions", "captions.csv", TRIALS, limits=Limits(3.0))
    study = replace(small_study(), blocks=(block,))
    made = small_package(folder)
    return replace(made, study=study, stimuli={"captions.csv": captions(TRIALS + 40)})


def main(told):
    """Run them all at once; everything has to be at the desk in the end."""
    study = package(Path(told["kiosks"][0]["data"]))
    times = (told["begin_at"], told["think_s"], told["for_s"])
    kiosks = [Kiosk(one, study, *times) for one in told["kiosks"]]
    threads = [threading.Thread(target=kiosk.run) for kiosk in kiosks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    results = []
    for kiosk in kiosks:
        is_flushed = kiosk.link.flush(60)
        trouble = kiosk.link.state.trouble
        kiosk.link.stop()
        results.append(
            {
                "name": kiosk.name,
                "answers": kiosk.answers,
                "waits_ms": kiosk.waits_ms,
                "given": kiosk.given,
                "is_flushed": is_flushed,
                "trouble": trouble,
            }
        )
    with suppress(BrokenPipeError):
        sys.stdout.write(json.dumps(results))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
