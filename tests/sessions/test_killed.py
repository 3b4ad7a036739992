"""A real process is killed in the midst of a session; nothing that it confirmed is lost."""

import io
import json
import random
import time
from pathlib import Path

import pytest

from tests import forked
from tests.sessions import walking
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.table.table import load

ROOT = Path(__file__).parents[2]


class Kiosk:
    """The process, one step at a time."""

    def __init__(self, data, study=""):
        self._process = forked.process(walking.main, [str(data), str(study)], cwd=ROOT)
        self._said = io.TextIOWrapper(io.BufferedReader(self._process.stdout), "utf-8")
        self.begun_at = self._told()["begun"]

    def _told(self):
        return json.loads(self._said.readline())

    def step(self):
        """What was confirmed next; None when the session is over."""
        told = self._told()
        if "over" in told:
            self.end()
            return None
        return told["kept"], told["said"]

    def go(self):
        """Let it answer the next step."""
        self._process.stdin.write(b"\n")

    def kill(self):
        """As a power cut would; gives what was confirmed before."""
        self._process.kill()
        rest = self._said.read().splitlines()
        self.end()
        return [json.loads(line) for line in rest]

    def end(self):
        self._process.stdin.close()
        self._said.close()
        self._process.wait(20)


def kept(data):
    """By step what counts on disk, as the kiosk says it."""
    table = load(data).responses
    table = table[~table["superseded"]]
    steps = {}
    for row in table.itertuples():
        steps.setdefault(row.step, []).append([row.question, row.subject, row.choice])
    return steps


def check(data, confirmed):
    """Every confirmed answer is there once, and the session came to its end."""
    on_disk = kept(data)
    for place, said in confirmed.items():
        assert said is None or on_disk.get(place, []) == said
    sessions = DataFolder(data).sessions()
    assert sessions[-1].state is State.COMPLETED
    assert {s.state for s in sessions[:-1]} <= {State.CONTINUED}
    problems = [problem for s in sessions for problem in read_journal(s.path).problems]
    assert all("interrupted" in problem.message for problem in problems)


def is_over(data):
    return any(s.state is State.COMPLETED for s in DataFolder(data).sessions())


def killed_at_every_step(data, study=""):
    """Kill after each confirmed step and continue, to the end; the number of kills."""
    confirmed = {}
    while not is_over(data):
        kiosk = Kiosk(data, study)
        assert kiosk.begun_at == len(confirmed), "it goes on at the very step where it stopped"
        place, said = kiosk.step()
        assert place == len(confirmed)
        confirmed[place] = said
        kiosk.kill()
    check(data, confirmed)
    return len(confirmed)


def killed_at_random(data, seed, study=""):
    """Kill at instants that no one chose and continue, to the end; the number of kills."""
    chance, confirmed, kills = random.Random(seed), {}, 0
    while not is_over(data):
        kiosk = Kiosk(data, study)
        # One more than was confirmed may have been written when the kill came.
        assert kiosk.begun_at - len(confirmed) in (0, 1)
        for _ in range(chance.randrange(3, 9)):
            told = kiosk.step()
            if told is None:
                break
            confirmed[told[0]] = told[1]
            kiosk.go()
        else:
            time.sleep(chance.random() * 0.002)
            confirmed |= {t["kept"]: t["said"] for t in kiosk.kill() if "kept" in t}
            kills += 1
        confirmed |= {place: None for place in range(max(confirmed)) if place not in confirmed}
    check(data, confirmed)
    return kills


@pytest.mark.slow
def test_a_session_that_is_killed_at_random_loses_nothing(tmp_path):
    assert killed_at_random(tmp_path, seed=11) >= 1


def test_a_session_that_is_killed_at_every_step_goes_on_at_the_next_and_loses_nothing(tmp_path):
    assert killed_at_every_step(tmp_path) == 17


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_demo_killed_at_every_step_loses_nothing(tmp_path):
    demo = ROOT / "studies" / "demo"
    assert killed_at_every_step(tmp_path, demo) > 50
