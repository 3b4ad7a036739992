"""What a session's journal has of a game reaches the room, whichever end is killed before."""

import io
import json
import shutil
from contextlib import ExitStack, contextmanager
from dataclasses import asdict

from tests import forked
from tests.left_journals import journal_errors
from tests.net.lab import PATIENCE_S, ROOT, Cable, desk_with, linked, until
from tests.packages import without_consent
from tests.plugins.live_games.net import killed_kiosk
from turingdesk.journal.journal_file import read_journal

STUDY = """\
id = "small"
title = "Small"

[[block]]
id = "two"
task = "play-witness"
trials = 2
[block.show]
exchanges = [1]
early = true
machine_share = 0.0
wait_s = 0.0
wait_mean_s = 0.0
wait_spread_s = 0.1
"""


class KilledKiosk:
    """A kiosk in a process of its own."""

    def __init__(self, folder, name, paired):
        self.data, self.paired = folder / "kiosks" / name, paired
        told = {"study": str(folder / "study"), "data": str(self.data), "name": name}
        arguments = [json.dumps(told | {"paired": asdict(paired)})]
        self._process = forked.process(killed_kiosk.main, arguments, cwd=ROOT)
        self._said = io.TextIOWrapper(io.BufferedReader(self._process.stdout), "utf-8")

    def wait(self, event):
        told = json.loads(self._said.readline())
        assert told["event"] == event
        return told

    def do(self, what):
        """Have it do something; returns when that is on its disk."""
        self._process.stdin.write(f"{what}\n".encode())
        self.wait(what)

    def kill(self):
        self._process.kill()
        self._process.wait(PATIENCE_S)
        self._process.stdin.close()
        self._said.close()


@contextmanager
def met(folder):
    """A desk, a cable, and two kiosks beyond it that play: the interrogator is first."""
    study = folder / "study"
    study.mkdir()
    (study / "study.toml").write_text(without_consent(STUDY), "utf-8")
    with ExitStack() as opened:
        desk, *known = opened.enter_context(desk_with(folder, "K-1", "K-2"))
        cable = opened.enter_context(Cable(desk.port))
        kiosks = [
            KilledKiosk(folder, name, paired.at("127.0.0.1", cable.port))
            for name, paired in zip(("K-1", "K-2"), known, strict=True)
        ]
        for kiosk in kiosks:
            opened.callback(kiosk.kill)
        told = [kiosk.wait("met") for kiosk in kiosks]
        pairs = zip(told, kiosks, strict=True)
        first, second = sorted(pairs, key=lambda pair: pair[0]["role"] != "interrogator")
        yield desk, cable, desk.data / "rooms" / f"{told[0]['room']}.jsonl", first[1], second[1]


def kinds(journal):
    return [line["kind"] for line in read_journal(journal).lines]


def test_a_verdict_that_was_given_while_the_desk_was_dead_reaches_the_room(tmp_path):
    with met(tmp_path) as (desk, _, room, asks, _):
        asks.do("say")
        until(lambda: "said" in kinds(room))
        desk.kill()
        asks.do("verdict")
        assert "verdict" not in kinds(room)
        desk.start()
        until(lambda: kinds(room)[-1] == "closed")
        lines = read_journal(room).lines
    (verdict,) = (line for line in lines if line["kind"] == "verdict")
    assert verdict["answers"]["origin"] == "human"
    assert [line["why"] for line in lines if line["kind"] == "ended"] == ["complete"]
    assert journal_errors(tmp_path) == []


def test_a_report_of_a_kiosk_that_was_killed_reaches_the_room(tmp_path):
    with met(tmp_path) as (desk, cable, room, asks, _):
        asks.do("say")
        until(lambda: "said" in kinds(room))
        cable.pull()
        asks.do("report")
        asks.kill()
        assert "report" not in kinds(room)
        cable.put_back()
        with linked(asks.data, asks.paired):  # as when the kiosk starts again
            desk.wait("report")
        (report,) = (line for line in read_journal(room).lines if line["kind"] == "report")
        assert report["text"] == "They were rude."
    assert kinds(room)[-1] == "closed"
    assert journal_errors(tmp_path) == []


def test_a_verdict_that_only_the_sessions_journal_has_reaches_the_room_at_the_start(tmp_path):
    """As when a desk is killed that wrote the answers of a browser, and not yet the room's."""
    with met(tmp_path) as (desk, _, room, asks, _):
        asks.do("say")
        until(lambda: "said" in kinds(room))
        desk.kill()
        asks.do("verdict")
        asks.kill()
        (journal,) = asks.data.glob("*.jsonl")
        shutil.copy(journal, desk.data)
        desk.start()
        until(lambda: kinds(room)[-1] == "closed")
    assert kinds(room).count("verdict") == 1
    assert [line["why"] for line in read_journal(room).lines if "why" in line][-1] == "complete"
    assert journal_errors(tmp_path) == []
