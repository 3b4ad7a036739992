"""`turingdesk judge` against a server in another process, and killed in the midst of it."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tests.language_models.lab import Lab, lab, started
from turingdesk.cli import main
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import State
from turingdesk.judges._recorders import VerdictCounts
from turingdesk.language_models import server
from turingdesk.language_models.asking import UNREADABLE
from turingdesk.plugins.machine_judges.commands.judge import KINDS, in_words
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.system.paths import demo_study, logs
from turingdesk.table.table import load

__all__ = ["lab", "started"]
ROOT = Path(__file__).parents[4]


def words(lab, data, *more):
    return [
        *("judge", str(demo_study()), "--judge", "language_model", "--model", "tiny"),
        *("--server", lab.url, "--data", str(data), *more),
    ]


def process(lab, data, *more):
    command = [sys.executable, "-m", "turingdesk", *words(lab, data, *more)]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for(lab, questions):
    """Until the server has been asked so often."""
    while len(lab.log) < questions:
        time.sleep(0.02)


@pytest.mark.slow
def test_it_says_how_much_was_judged_and_where_to_look(lab, tmp_path, capsys):
    assert main(words(lab, tmp_path, "--paired")) == 0
    said = capsys.readouterr().out
    assert "Language model tiny: 1 session with 3 trials judged." in said
    assert "3 questions sent to the server." in said
    assert "--machines" in said


@pytest.mark.slow
def test_json_is_what_analyze_says_of_these_verdicts_alone(lab, tmp_path, capsys):
    assert main(words(lab, tmp_path, "--block", "captions", "--name", "other")) == 0
    capsys.readouterr()
    lab.does("says:neither of them")
    assert main(words(lab, tmp_path, "--block", "captions", "--json")) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["judge"]["unanswered"] == {UNREADABLE: 1}
    assert found["judge"]["name"] == "judge:language_model:tiny"
    rows = load(tmp_path).responses
    own = rows[rows["judge"] == "judge:language_model:tiny"]
    counted = own[(own["role"] == "verdict") & ~own["control_trial"]]
    assert sum(found["confusion"]["n"].values()) == len(counted) > 0
    assert found["judges"] == "machines"
    assert "Trials without a verdict by a machine: 1." in found["notes"]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--judges", "0"], "'0' is not a whole number from 1 to 1,000"),
        (["--temperature", "3"], "'3' is not a number from 0 to 2"),
        (["--timeout", "nan"], "'nan' is not a number from 0.1 to"),
        (["--model", ""], "needs --model"),
        (["--judge", "languagemodel"], "Did you mean 'language_model'?"),
    ],
)
def test_wrong_usage_is_told(lab, tmp_path, capsys, more, told):
    with pytest.raises(SystemExit) as left:
        main(words(lab, tmp_path, *more))
    assert left.value.code == 2
    assert told in capsys.readouterr().err


def test_a_model_that_is_not_there_is_told_and_nothing_is_asked(lab, tmp_path, capsys):
    assert main(words(lab, tmp_path, "--model", "tinny")) == 1
    assert "Did you mean 'tiny'?" in capsys.readouterr().err
    assert lab.log == []


def test_every_kind_of_judge_has_its_arguments_and_its_work(capsys):
    with pytest.raises(SystemExit):
        main(["judge", "--help"])
    shown = capsys.readouterr().out
    assert all(kind in shown for kind in KINDS)
    assert "turingdesk judge studies/demo --judge language_model" in shown


@pytest.mark.slow
def test_its_log_tells_of_tries_that_failed_and_holds_no_key_and_no_text(
    lab, tmp_path, monkeypatch
):
    monkeypatch.setenv(server.KEY, "secret-4711")
    monkeypatch.setattr(server, "backoff_s", lambda *_: 0.001)
    lab.does("busy", "error:500")
    assert main(words(lab, tmp_path, "--paired")) == 0
    (log,) = logs().glob("judge-*.log")
    said = log.read_text(encoding="utf-8")
    assert f"server {lab.url}, model tiny" in said
    assert "try 1 of 5 failed: too many requests" in said
    assert "try 2 of 5 failed: server error" in said
    assert "closed: completed, 3 of 3 trials" in said
    assert "4711" not in said
    assert not any(line in said for text in lab.texts for line in text.splitlines() if line)


@pytest.mark.slow
def test_killed_again_and_again_it_asks_nothing_twice_that_was_answered(lab, tmp_path):
    chance, kills = random.Random(4), 0
    lab.does(then="slow:0.02")
    for _ in range(6):
        begun = len(lab.log)
        run = process(lab, tmp_path, "--judges", "3", "--at-once", "2")
        wait_for(lab, begun + chance.randint(2, 12))
        os.kill(run.pid, signal.SIGKILL)
        run.communicate()
        kills += 1
    done = process(lab, tmp_path, "--judges", "3", "--at-once", "2")
    said, wrong = done.communicate(timeout=100)
    assert (done.returncode, wrong) == (0, "")
    assert "3 sessions with 129 trials judged." in said
    asked = Counter(json.dumps(entry["body"], sort_keys=True) for entry in lab.log)
    # Only what was under way when it was killed can be asked again: two at once.
    assert sum(n - 1 for n in asked.values()) <= 2 * kills
    lines = [
        json.loads(line)
        for path in (tmp_path / "judges").glob("*.jsonl")
        for line in path.read_text("utf-8").splitlines()
    ]
    replies = Counter(line["key"] for line in lines if line["kind"] == "replied")
    assert max(replies.values()) == 1
    assert len(replies) == len(asked)
    table = load(tmp_path)
    assert set(table.sessions["state"]) == {"completed", "continued"}
    counted = table.responses[~table.responses["superseded"].astype(bool)]
    assert not counted.duplicated(["participant", "step", "question", "subject"]).any()


@pytest.fixture
def other_lab():
    made = Lab()
    yield made
    made.stop()


def run_paired(data, lab, *more):
    """Judge pairs in a process; its status, and what it said and complained of."""
    judging = process(lab, data, "--paired", *more)
    output, complaint = judging.communicate(timeout=100)
    return judging.returncode, output, complaint


@pytest.mark.slow
def test_a_server_whose_address_changed_goes_on_where_someone_says_so(lab, other_lab, tmp_path):
    run = partial(run_paired, tmp_path)
    for each in (lab, other_lab):
        each.does()
    assert run(lab)[0] == 0
    status, _, wrong = run(other_lab, "--judges", "2")
    assert status == 1
    assert "--same-server" in wrong
    status, said, wrong = run(other_lab, "--judges", "2", "--same-server")
    assert (status, wrong) == (0, "")
    assert "3 questions sent to the server" in said
    first, second = sorted(DataFolder(tmp_path).sessions(), key=lambda one: one.participant)
    assert {one.judge for one in (first, second)} == {"judge:language_model:tiny"}
    notes = {
        one.participant: [
            line["text"] for line in read_journal(one.path).lines if line["kind"] == "note"
        ]
        for one in (first, second)
    }
    assert notes[first.participant] == []
    (note,) = notes[second.participant]
    assert lab.url in note
    assert other_lab.url in note


@pytest.mark.slow
def test_a_model_of_one_name_on_two_servers_is_two_judges(lab, other_lab, tmp_path):
    """The second command said that its model had judged, and asked it nothing."""
    run = partial(run_paired, tmp_path)
    for each in (lab, other_lab):
        each.does()
    assert "3 questions sent to the server" in run(lab)[1]
    status, said, wrong = run(other_lab)
    assert (status, said, other_lab.log) == (1, "", [])
    assert "judge:language_model:tiny has already judged this study with other settings" in wrong
    assert "Traceback" not in wrong
    assert "3 questions sent to the server" in run(other_lab, "--name", "tiny-b")[1]
    assert len(lab.log) == len(other_lab.log) == 3
    assert "0 questions sent to the server" in run(lab)[1]
    servers = {
        one.judge: one.opened["judge_settings"]["server"]
        for one in DataFolder(tmp_path).sessions()
    }
    assert servers == {"judge:language_model:tiny": lab.url, "judge:tiny-b": other_lab.url}


@pytest.mark.slow
def test_ctrl_c_leaves_what_the_same_command_goes_on_with(lab, tmp_path):
    lab.does(then="slow:0.05")
    run = process(lab, tmp_path)
    wait_for(lab, 8)
    run.send_signal(signal.SIGINT)
    _, wrong = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "same command again to continue" in wrong
    assert "Traceback" not in wrong
    (session,) = DataFolder(tmp_path).sessions()
    assert (session.state, session.done > 0) == (State.CUT_OFF, True)
    again = process(lab, tmp_path)
    said, _ = again.communicate(timeout=100)
    assert again.returncode == 0
    assert "1 session with 43 trials judged." in said


@pytest.mark.parametrize(
    ("unanswered", "said"),
    [
        ({}, "1 session with 7 trials judged"),
        (
            {"empty reply": 2, "the model refused": 1},
            "1 session with 7 trials judged, 3 without a verdict "
            "(empty reply: 2; the model refused: 1)",
        ),
    ],
)
def test_the_last_line_counts_what_is_without_a_verdict(unanswered, said):
    assert in_words(VerdictCounts(1, 7, unanswered)) == said
