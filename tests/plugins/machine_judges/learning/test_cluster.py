"""Splits on a real Dask cluster: a scheduler and workers in processes of their own."""

import socket
import subprocess
import sys

import numpy as np
import pytest

import turingdesk
from tests.plugins.machine_judges.judge_process import Run
from tests.system.dask_cluster import PATIENCE_S, ROOT, DaskCluster, until
from turingdesk.cli import main
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.machine_judges.learning.answers import answer_set
from turingdesk.study.package import open_package
from turingdesk.system.cluster import GO_ON
from turingdesk.system.paths import demo_study

DEMO = str(demo_study())
QUICK = ("--permutations", "9")
LONG = ("--judge", "forest", "--features", "lsa", "--block", "captions", "--seeds", "4")

KILLER = """
import os, sys
from joblib import Parallel, delayed
from turingdesk.system.cluster import cluster
def die(_):
    os._exit(1)
with cluster(sys.argv[1]) as workers, workers.joblib_backend():
    Parallel(-1)(delayed(die)(number) for number in range(3))
"""


@pytest.fixture
def cluster(tmp_path):
    made = []

    def start(workers=1, **more):
        made.append(DaskCluster(tmp_path, workers, **more))
        return made[-1]

    yield start
    for one in made:
        one.stop()


def scored(data):
    """By session and step, what the judge said."""
    found = {}
    for path in data.glob("*.jsonl"):
        journal = read_journal(path)
        for line in journal.lines:
            if line["kind"] == "scored":
                found[journal.opened["participant"], line["step"]] = line["scores"][""]
    return found


@pytest.fixture(scope="module")
def embedded(tmp_path_factory):
    """Vectors that say a little of who made an answer, and no more."""
    path = tmp_path_factory.mktemp("vectors") / "captions.npz"
    rows = answer_set(open_package(demo_study()), "captions.csv").rows
    values = np.random.default_rng(5).standard_normal((len(rows), 200))
    values[:, 0] += [2.0 if row.is_human else -2.0 for row in rows]
    np.savez(path, ids=np.array([row.id for row in rows]), vectors=values)
    return str(path)


@pytest.mark.slow
@pytest.mark.timeout(900)  # perhaps on a busy machine
def test_on_a_cluster_the_workers_do_the_work_and_the_verdicts_are_those_of_one_machine(
    cluster, embedded, tmp_path
):
    there = cluster(2)
    for number, (more, tasks) in enumerate(
        [
            (("svm", *QUICK, "--features", "ngrams"), 4),
            (("svm", *QUICK, "--features", "embeddings", "--set", f"file={embedded}"), 2),
            (("forest", "--features", "lsa", "--extrapolate"), 24),
        ]
    ):
        words = (DEMO, "--block", "captions", "--folds", "4", "--seeds", "2", "--judge", *more)
        before = there.executed()
        found = {}
        for name, on in (("here", ()), ("there", ("--dask", there.address))):
            home = tmp_path / f"{name}{number}"
            run = Run(home, *words, "--data", str(home / "data"), *on)
            code, said = run.wait()
            assert code == 0, said
            found[name] = scored(home / "data")
            assert "2 sessions with 260 trials judged." in said
            assert run.kept >= 8
        assert there.executed() - before >= tasks
        here, away = found["here"], found["there"]
        assert len(here) == 260
        assert {key: score > 0 for key, score in here.items()} == {
            key: score > 0 for key, score in away.items()
        }
        # The exact optimum is approached to 0.001, from where the other splits of a task are.
        assert here == pytest.approx(away, abs=2e-3)


@pytest.mark.slow
def test_where_a_worker_dies_another_does_its_work(cluster, tmp_path):
    there = cluster(2)
    run = Run(tmp_path, DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", there.address)
    until(lambda: run.kept > 2 or run.is_over)
    there.kill(there.workers[0])
    code, said = run.wait()
    assert code == 0, said
    assert "4 sessions with 520 trials judged" in said
    assert run.kept == 40


@pytest.mark.slow
@pytest.mark.parametrize("gone", ["workers", "scheduler"])
def test_where_all_is_gone_it_says_so_and_what_was_judged_is_kept(cluster, tmp_path, gone):
    there = cluster(1)
    words = (DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask")
    run = Run(tmp_path, *words, there.address)
    until(lambda: run.kept > 2 or run.is_over)
    there.kill(*(there.workers if gone == "workers" else [there.scheduler]))
    code, said = run.wait()
    assert code == 1
    assert f"The cluster at {there.address} failed" in said
    assert GO_ON in said
    assert "Traceback" not in said
    assert 2 < run.kept < 40


@pytest.mark.slow
def test_ctrl_c_keeps_what_workers_have_finished_and_another_run_goes_on(cluster, tmp_path):
    there = cluster(1)
    words = (DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", there.address)
    run = Run(tmp_path, *words)
    until(lambda: run.kept > 2 or run.is_over)
    run.interrupt()
    code, said = run.wait()
    assert code == 130
    assert "Verdicts so far are saved" in said
    assert "Traceback" not in said
    before = run.kept
    assert 2 < before < 40
    done = there.executed()
    code, said = Run(tmp_path, *words).wait()
    assert code == 0, said
    assert there.executed() - done <= 40 - before


@pytest.mark.slow
def test_a_cluster_without_workers_is_named(cluster, tmp_path):
    there = cluster(0)
    code, said = Run(
        tmp_path, DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", there.address
    ).wait()
    assert code == 1
    assert f"has no workers. Start some: dask worker {there.address}" in said


@pytest.mark.slow
def test_work_of_which_workers_die_ends_with_a_sentence(cluster):
    there = cluster(2, forgives=0)
    run = subprocess.run(
        [sys.executable, "-c", KILLER, there.address],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert "CannotJudge: Several workers of the cluster at" in run.stderr
    assert "failed at the same task" in run.stderr


@pytest.mark.slow
def test_a_worker_with_another_version_is_named(cluster, tmp_path):
    other = tmp_path / "turingdesk" / "__init__.py"
    other.parent.mkdir()
    other.write_text('__version__ = "0.0.1"\n')
    there = cluster(0)
    there.add_worker(cwd=tmp_path)
    words = (DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", there.address)
    code, said = Run(tmp_path, *words).wait()
    assert code == 1
    assert f"has TuringDesk 0.0.1, but this computer has {turingdesk.__version__}" in said


@pytest.mark.slow
def test_nobody_at_the_address_is_told(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, data = f"tcp://127.0.0.1:{port}", tmp_path / "data"
    run = Run(tmp_path, DEMO, *LONG, "--data", str(data), "--dask", address)
    code, said = run.wait()
    assert code == 1
    assert f"No Dask scheduler responds at {address}" in said
    assert "Traceback" not in said
    assert not data.exists()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1", "ftp://x:1", "no such:name", "tcp://x:y"])
def test_what_is_no_address_is_said(tmp_path, capsys, address):
    words = ["judge", DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", address]
    assert main(words) == 1
    assert f"{address!r} is not the address of a Dask scheduler" in capsys.readouterr().err


def test_without_dask_it_says_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ["judge", DEMO, *LONG, "--data", str(tmp_path / "data"), "--dask", "tcp://x:1"]
    assert main(words) == 1
    said = capsys.readouterr().err
    assert "pip install '.[cluster]'" in said
    assert not (tmp_path / "data").exists()
