"""Runs of a plan: every trial once, whatever happens to the program."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.plugins.duels.plans import plan, written
from turingdesk.analysis.turing_scores import compute
from turingdesk.cli import main
from turingdesk.core.errors import NotAllowed
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.duels.commands.duel import _in_short
from turingdesk.plugins.duels.plan import Plan
from turingdesk.plugins.duels.runner import DuelProgress, DuelRun, run_duels
from turingdesk.plugins.duels.scripted import acceptance
from turingdesk.system.surroundings import surroundings
from turingdesk.table.table import load

ROOT = Path(__file__).parents[3]
ALL = {
    "protocols": '["gtt", "gttq", "controlled-turns", "controlled-queries", "fixed-distinguisher",'
    ' "fixed-distinguisher-querying", "querying-distinguisher"]',
    "turns": "[1, 3]",
    "queries": "[2]",
    "distinguishers": '["ada"]',
    "trials": 1,
}


def journals(data):
    return [read_journal(path) for path in sorted(data.glob("*.jsonl"))]


def assert_each_once(data, wanted: Plan):
    """Every wanted trial has one journal that is whole, with one result."""
    found = journals(data)
    codes = Counter(one.opened["participant"] for one in found)
    assert codes == Counter(one.code for one in wanted.wanted())
    for one in found:
        kinds = Counter(line["kind"] for line in one.lines)
        assert not one.problems
        assert (kinds["opened"], kinds["response"], kinds["closed"]) == (1, 5, 1), one.path


def test_each_protocol_runs_and_its_trials_are_in_the_table(tmp_path):
    file = plan(tmp_path, **ALL)
    done = run_duels(DuelRun(file, tmp_path / "data"))
    assert (done.done, done.outcomes) == (done.wanted, {"answered": done.wanted})
    assert_each_once(tmp_path / "data", file.plan)
    table = load(tmp_path / "data")
    assert table.problems == ()
    same = table.responses[table.responses["question"] == "same"]
    assert set(same["task"]) == {one.task for one in file.plan.wanted()}
    assert (same["judge"] == "judge:ada").sum() > len(same) / 2
    own = same[same["agent"].astype(str) == same["prompt"].astype(str)]
    assert own["correct"].all()
    scores = compute(table.responses)
    own, fixed = {"d", "F", "D", "T", "Bradley-Terry"}, {"F_D", "R_D", "T_D", "recognized"}
    assert set(scores["measure"]) == own | fixed
    fixed = scores[scores["task"].str.contains("distinguisher")]
    assert set(fixed["distinguisher"]) == {"ada"}


def test_a_trial_keeps_its_prompts_models_and_environment(tmp_path):
    file = plan(tmp_path, **{**ALL, "protocols": '["gttq"]'})
    run_duels(DuelRun(file, tmp_path / "data"))
    one = next(
        one
        for one in journals(tmp_path / "data")
        if one.opened["duel"]["roles"]["actor"] == "ada"
        and one.opened["duel"]["roles"]["target"] == "bert"
    )
    told = one.opened["duel"]
    assert "It is Bert" in told["rules"]["actor"]
    assert "<answer>" in told["rules"]["distinguisher"]
    assert told["models"]["ada"]["skill"] == 0.9
    assert {"python", "system", "machine", "program"} <= one.opened.keys()
    assert one.opened["surroundings"] == surroundings()
    assert {"seed", "servers", "prices", "prompts_sha256"} <= told.keys()
    said = [line for line in one.lines if line["kind"] == "said"]
    assert said[0]["told"] == told["rules"]["actor"]
    assert [line["role"] for line in said[:3]] == ["actor", "specimen", "actor"]
    assert "told" not in said[-1]  # what the actor said is in the line before


def test_a_second_run_does_nothing_and_more_trials_are_added(tmp_path):
    run_duels(DuelRun(plan(tmp_path), tmp_path / "data"))
    before = {one.path: one.chain for one in journals(tmp_path / "data")}
    again = run_duels(DuelRun(plan(tmp_path), tmp_path / "data"))
    assert (again.done, again.calls) == (8, 0)
    more = plan(tmp_path, trials=3)
    assert run_duels(DuelRun(more, tmp_path / "data")).finished == 4
    assert_each_once(tmp_path / "data", more.plan)
    assert before.items() <= {one.path: one.chain for one in journals(tmp_path / "data")}.items()


def test_a_plan_that_changed_is_not_mixed_with_its_earlier_trials(tmp_path):
    run_duels(DuelRun(plan(tmp_path), tmp_path / "data"))
    changed = plan(tmp_path, max_turns=5)
    with pytest.raises(NotAllowed, match="different prompts, model settings, or limits"):
        run_duels(DuelRun(changed, tmp_path / "data"))


def test_a_result_that_is_torn_is_written_again(tmp_path):
    file = plan(tmp_path)
    run_duels(DuelRun(file, tmp_path / "data"))
    for number, path in enumerate(sorted((tmp_path / "data").glob("*.jsonl"))):
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) * (number + 3) // 12])
    (tmp_path / "data" / "record").rename(tmp_path / "record")
    done = run_duels(DuelRun(file, tmp_path / "data"))
    assert done.done == 8
    assert_each_once(tmp_path / "data", file.plan)


def test_scores_come_from_the_scripted_skills(tmp_path):
    file = plan(tmp_path, trials=60)
    run_duels(DuelRun(file, tmp_path / "data"))
    found = compute(load(tmp_path / "data").responses)
    fooling = found[found["measure"] == "F"].set_index("agent")
    models = file.plan.by_id
    for name, other in (("ada", "bert"), ("bert", "ada")):
        known = acceptance(models[name], models[other], models[other])
        assert abs(fooling.loc[name, "value"] - known) < 4 * (known * (1 - known) / 60) ** 0.5


def test_the_command_runs_checks_and_scores(tmp_path, capsys):
    path, data = str(written(tmp_path)), str(tmp_path / "data")
    assert main(["duel", "check", path]) == 0
    assert "dry: 8 trials of 2 models. The plan can run." in capsys.readouterr().out
    assert main(["duel", "run", path, "--data", data]) == 0
    assert capsys.readouterr().out == "dry: 8 of 8 trials done.\n"
    assert main(["duel", "run", path, "--data", data, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] == 8
    assert main(["duel", "score", "--data", data, "--json"]) == 0
    measures = {one["measure"] for one in json.loads(capsys.readouterr().out)}
    assert measures == {"d", "F", "D", "T", "Bradley-Terry"}
    ranks = tmp_path / "ranks.csv"
    ranks.write_text("model,arena\nada,1\nbert,2\n")
    more = ["--rankings", str(ranks), "--questions", "--json"]
    assert main(["duel", "score", "--data", data, *more]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["ranking"], one["n"]) for one in told["agreement"]] == [("arena", 2)]
    assert sum(one["n"] for one in told["questions"]) > 0
    with pytest.raises(SystemExit):
        main(["duel", "run", path])


def test_scores_of_a_folder_that_is_missing_or_empty_are_refused(tmp_path, capsys):
    assert main(["duel", "score", "--data", str(tmp_path / "none")]) == 1
    assert "can't find the data folder" in capsys.readouterr().err
    assert main(["duel", "score", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.splitlines()[-1]) == ("", "There are no answers to compare.")


def test_the_desk_is_told_rate_time_left_tokens_and_how_much_of_the_limit_is_spent(tmp_path):
    """What the strip shows while a plan runs; failed attempts are among it if there are any."""
    file = plan(tmp_path, max_cost=60)
    progress = DuelProgress(810, done=694, failed=12, tokens=41_200_000, cost=38.1, finished=694)
    progress.began_s = time.monotonic() - 600
    said = _in_short(progress, file.plan).split(" \u00b7 ")
    assert said == [
        *("Dueling", "69 trials a minute", "12 attempts failed", "2 minutes left"),
        *("41,200,000 tokens", "38.10 of at most 60.00 USD"),
    ]


def count(data):
    return sum(one.name.endswith(".jsonl") for one in os.scandir(data)) if data.exists() else 0


def killed_at(seconds, path, data):
    """Run the command, and kill it without a word so long after it began a new trial."""
    before = count(data)
    process = subprocess.Popen(
        [sys.executable, "-m", "turingdesk", "duel", "run", str(path), "--data", str(data)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    end_s = time.monotonic() + 60
    while process.poll() is None and count(data) == before:
        assert time.monotonic() < end_s
        time.sleep(0.002)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    return process.returncode


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_no_trial_is_lost_or_doubled_however_often_the_program_is_killed(tmp_path):
    chance = random.Random(1)
    path, data = written(tmp_path, trials=2000, samples=5), tmp_path / "data"
    killed = sum(killed_at(chance.uniform(0, 0.25), path, data) < 0 for _ in range(50))
    assert killed == 50, "the program was faster than the kills"
    few = count(data) // 4 + 1  # of each of the four pairs, so that the rest takes no time
    assert few < 2000
    file = plan(tmp_path, trials=few, samples=5)
    done = run_duels(DuelRun(file, data))
    assert done.done == done.wanted == 4 * few
    assert_each_once(data, file.plan)
