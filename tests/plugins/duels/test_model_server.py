"""Duels over HTTP, with servers that work badly, and models that do."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.plugins.duels.served import SERVED, Served
from tests.plugins.duels.test_runner import assert_each_once, journals
from turingdesk.cli import main
from turingdesk.core.errors import NoServer, UnknownName
from turingdesk.plugins.duels import model_server
from turingdesk.plugins.duels.runner import COST_REACHED, DuelRun, run_duels
from turingdesk.table.table import load

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Waits between tries are short."""
    usual = model_server.backoff_s
    monkeypatch.setattr(model_server, "backoff_s", lambda n, _, after: usual(n, 0.01, after))


def choices(data):
    rows = load(data).responses
    keys = zip(rows["participant"].tolist(), rows["question"].tolist(), strict=True)
    return dict(zip(keys, rows["choice"].tolist(), strict=True))


@pytest.mark.slow
def test_a_server_gives_what_the_same_scripts_give_here(tmp_path):
    with Served(tmp_path, limits="at_once = 3", protocols='["gtt", "gttq"]', trials=4) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        log = there.log
    assert (done.done, done.failed) == (32, 0)
    assert (log["counts"], log["most"]) == ({"good": done.calls}, 3)
    assert done.tokens == 110 * done.calls
    assert_each_once(tmp_path / "data", there.file.plan)
    (one, *_) = journals(tmp_path / "data")
    (said, *_) = [line for line in one.lines if line["kind"] == "said"]
    assert {"model": "script-1", "route": "here", "fingerprint": "fp_1"}.items() <= said.items()
    from tests.plugins.duels.plans import SCRIPTED, plan

    here = plan(tmp_path / "here", SCRIPTED, protocols='["gtt", "gttq"]', trials=4)
    run_duels(DuelRun(here, tmp_path / "here" / "data"))
    assert choices(tmp_path / "data") == choices(tmp_path / "here" / "data")


def test_every_trial_is_done_on_a_server_that_often_fails(tmp_path):
    troubles = {"busy": 0.1, "broken": 0.1, "nojson": 0.05, "empty": 0.05, "refused": 0.02}
    with Served(tmp_path, troubles, trials=5, attempts=9) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        counts = there.log["counts"]
    assert set(counts) == {*troubles, "good"}
    assert (done.done, done.given_up) == (20, 0)
    assert_each_once_of(tmp_path / "data", there.file.plan, done.failed)
    tries = [line for one in journals(tmp_path / "data") for line in one.lines]
    assert {line["why"] for line in tries if line["kind"] == "failed"} >= {
        *("too many requests", "server error", "not JSON", "empty"),
    }


def assert_each_once_of(data, wanted, failed):
    """As `assert_each_once`, with attempts that failed kept apart."""
    assert_each_once(data, wanted)
    apart = journals(data / "failed") if (data / "failed").exists() else []
    assert len(apart) == failed
    assert all(one.closed["reason"] == "failed" and not one.problems for one in apart)
    assert all(line["kind"] != "response" for one in apart for line in one.lines)


@pytest.mark.slow
def test_a_trial_that_always_fails_is_given_up_and_tried_again_by_the_next_run(tmp_path, capsys):
    with Served(tmp_path, {"refused": 1.0}, trials=1, pairs='["ada as bert"]') as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        assert (done.done, done.given_up, done.failed) == (0, 2, 6)
        assert main(["duel", "run", str(there.path), "--data", str(tmp_path / "data")]) == 1
        words = capsys.readouterr().out
        assert "12 attempts failed. Most often: refused by the server: 400" in words
        assert "\n2 trials failed every time." in words
    assert len(journals(tmp_path / "data" / "failed")) == 12
    assert journals(tmp_path / "data") == []


@pytest.mark.slow
def test_a_server_that_is_gone_ends_the_run(tmp_path):
    gone = pytest.raises(NoServer, match="didn't reply to 5 requests in a row")
    with Served(tmp_path, {"broken": 1.0}, limits="tries = 2\nat_once = 2") as there, gone:
        run_duels(DuelRun(there.file, tmp_path / "data"))
    with pytest.raises(NoServer, match="No server responds at"):
        run_duels(DuelRun(there.file, tmp_path / "data"))


@pytest.mark.slow
def test_a_key_that_is_refused_and_a_model_that_is_unknown_are_named(tmp_path):
    with Served(tmp_path / "a", {"nokey": 1.0}) as there:
        with pytest.raises(NoServer, match="TURINGDESK_API_KEY"):
            run_duels(DuelRun(there.file, tmp_path / "a" / "data"))
        assert there.log["counts"]["nokey"] <= 8
    text = SERVED.replace('name = "Bert"', 'name = "Bert"\nmodel = "brt"')
    with Served(tmp_path / "b", text=text) as there, pytest.raises(UnknownName, match="'brt'"):
        run_duels(DuelRun(there.file, tmp_path / "b" / "data"))
    assert not list((tmp_path / "b" / "data").glob("*.jsonl"))


@pytest.mark.slow
def test_a_server_that_hangs_is_not_waited_for(tmp_path):
    limits = "timeout_s = 1\ntries = 1\nat_once = 4"
    with Served(tmp_path, {"hang": 0.2}, limits=limits, trials=1, attempts=50) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
    assert done.done == 4
    assert_each_once_of(tmp_path / "data", there.file.plan, done.failed)


def test_a_server_that_never_lists_its_models_is_asked_once_and_played_with(tmp_path, monkeypatch):
    monkeypatch.setattr(model_server, "_CHECK_S", 0.3)
    with Served(tmp_path, {"unlisted": 0.0}, trials=1) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
    assert (done.done, done.failed) == (4, 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("troubles", "outcomes", "remarks"),
    [
        ({"never": 1.0}, {"no_answer": 4}, {}),
        ({"opening": 1.0}, {"opening_answer": 4}, {}),
        ({"cut": 1.0}, {"no_answer": 4}, {"cut_off": 4}),
        ({"both": 1.0}, {"opening_answer": 4}, {"answered_twice": 4, "both_roles": 4}),
    ],
)
def test_models_that_play_badly_are_counted(tmp_path, troubles, outcomes, remarks):
    with Served(tmp_path, troubles, trials=1, replacements=0) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
    assert done.outcomes == outcomes
    assert {name: n for name, n in done.remarks.items() if n} == remarks
    rows = load(tmp_path / "data").responses
    same = rows[rows["question"] == "same"]
    assert same["correct"].isna().all()
    assert set(same["choice"]) == set(outcomes)


def test_a_limit_on_the_cost_stops_calmly_and_a_higher_one_continues(tmp_path):
    text = SERVED.replace("skill =", "price_in = 100\nprice_out = 1000\nskill =")
    with Served(tmp_path, text=text, limits="at_once = 2", trials=5, max_cost=0.5) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        assert done.stopped == COST_REACHED
        assert 0 < done.done < 20
        assert 0.5 <= done.cost <= 0.5 + 2 * 0.02
        assert run_duels(DuelRun(there.file, tmp_path / "data")).calls == 0
        there.path.write_text(there.path.read_text("utf-8").replace("max_cost = 0.5", ""), "utf-8")
        from turingdesk.plugins.duels.plan_file import open_plan

        rest = run_duels(DuelRun(open_plan(there.path), tmp_path / "data"))
        calls = there.log["counts"]["good"]
    assert rest.done == 20
    assert rest.cost == pytest.approx(0.02 * calls)
    assert_each_once(tmp_path / "data", there.file.plan)


def test_a_limit_on_the_cost_holds_where_a_server_does_not_count_tokens(tmp_path, capsys):
    """Tokens are estimated then, and the journal says so."""
    text = SERVED.replace("skill =", "price_in = 100\nprice_out = 100\nskill =")
    told = {"limits": "at_once = 2", "trials": 5, "max_cost": 0.5}
    with Served(tmp_path, {"uncounted": 1.0}, text, **told) as there:
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        assert done.stopped == COST_REACHED
        assert 0 < done.done < 20
        (one, *_) = journals(tmp_path / "data")
        (said, *_) = [line for line in one.lines if line["kind"] == "said"]
        assert said["is_estimated"]
        assert said["tokens_in"] == round(len(said["told"]) / 4)
        assert main(["duel", "run", str(there.path), "--data", str(tmp_path / "data")]) == 1
    words = capsys.readouterr().out
    assert "Stopped early because the limit on the cost was reached. To continue, raise" in words
    assert "Run the same command again to continue" not in words


def test_a_model_that_says_nothing_does_not_stop_the_others(tmp_path, capsys):
    """The server works, so it isn't gone, however often one of its models has no reply."""
    with Served(tmp_path, {"mute": 1.0}, limits="tries = 1", trials=1) as there:
        assert main(["duel", "run", str(there.path), "--data", str(tmp_path / "data")]) == 1
    words = capsys.readouterr().out
    assert "dry: 1 of 4 trials done.\n9 attempts failed. Most often: empty" in words
    assert "USD" not in words  # no price is known
    (done,) = journals(tmp_path / "data")
    assert done.opened["duel"]["roles"]["actor"] == "bert"


@pytest.mark.slow
def test_requests_keep_their_distance(tmp_path):
    """As many in a minute as the plan allows; the clock of the loop tells when each was sent."""
    with Served(tmp_path, limits="per_minute = 1200", trials=1) as there:
        began = time.monotonic()
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        assert time.monotonic() - began >= (done.calls - 1) * 0.05


@pytest.mark.slow
def test_no_one_asks_a_server_that_wants_to_be_left_alone(tmp_path):
    """One trial in ten seconds that is told to wait for 2 s makes all others wait, too."""
    with Served(tmp_path, {"wait": 0.1}, limits="at_once = 4", trials=1) as there:
        began = time.monotonic()
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        waits = there.log["counts"].get("wait", 0)
    assert done.done == 4
    assert waits > 0
    assert time.monotonic() - began >= 2.0


@pytest.mark.slow
def test_a_run_that_is_stopped_writes_down_what_was_asked_for(tmp_path):
    with Served(tmp_path, {"slow": 1.0}, limits="at_once = 4", trials=3) as there:
        run = DuelRun(there.file, tmp_path / "data")

        async def stopped():
            work = asyncio.create_task(run.run())
            await asyncio.sleep(0.5)
            run.stop()
            return await work

        done = asyncio.run(stopped())
        asked = there.log["counts"]["slow"]
        said = [line for one in journals(tmp_path / "data") for line in one.lines]
        assert sum(line["kind"] == "said" for line in said) == asked == done.calls
        assert (done.stopped, done.done < 12) == ("stopped", True)
        again = run_duels(DuelRun(there.file, tmp_path / "data"))
        assert again.calls == there.log["counts"]["slow"] - asked
    assert_each_once(tmp_path / "data", there.file.plan)


def test_a_run_that_waits_for_a_server_stops_at_once(tmp_path):
    """The server wants ten minutes of peace; no one who cancels waits for them."""
    with Served(tmp_path, {"later": 1.0}, trials=1) as there:
        run = DuelRun(there.file, tmp_path / "data")

        async def stopped():
            work = asyncio.create_task(run.run())
            while not there.log["counts"]:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            run.stop()
            return await asyncio.wait_for(work, 60)

        done = asyncio.run(stopped())
        assert (done.done, done.failed, done.stopped) == (0, 0, "stopped")
    cut_off = journals(tmp_path / "data")
    assert cut_off  # each can continue
    assert all(one.closed is None for one in cut_off)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_a_run_over_http_survives_being_killed_and_asks_hardly_anything_twice(tmp_path):
    chance = random.Random(2)
    with Served(tmp_path, {"broken": 0.05}, trials=60) as there:
        killed = 0
        command = [sys.executable, "-m", "turingdesk", "duel", "run", str(there.path)]
        command += ["--data", str(tmp_path / "data")]
        quiet = subprocess.DEVNULL
        for _ in range(15):
            process = subprocess.Popen(command, cwd=ROOT, stdout=quiet, stderr=quiet)
            time.sleep(chance.uniform(1.0, 2.0))
            process.send_signal(signal.SIGKILL)
            killed += process.wait() < 0
        done = run_duels(DuelRun(there.file, tmp_path / "data"))
        asked = there.log["counts"]["good"]
    assert killed
    assert done.done == 240
    assert_each_once_of(tmp_path / "data", there.file.plan, done.failed)
    said = [line for one in journals(tmp_path / "data") for line in one.lines]
    assert asked - sum(line["kind"] == "said" for line in said) <= 8 * killed


@pytest.mark.slow
def test_the_workers_of_a_cluster_send_the_requests(tmp_path):
    pytest.importorskip("distributed")
    from tests.system.dask_cluster import DaskCluster

    (tmp_path / "cluster").mkdir()
    cluster = DaskCluster(tmp_path / "cluster")
    try:
        with Served(tmp_path, {"busy": 0.1}, trials=2) as there:
            words = ["duel", "run", str(there.path), "--data", str(tmp_path / "data")]
            assert main([*words, "--dask", cluster.address]) == 0
            assert cluster.executed() == sum(there.log["counts"].values())
    finally:
        cluster.stop()
    assert_each_once(tmp_path / "data", there.file.plan)
