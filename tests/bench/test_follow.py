"""How long it takes to count a folder and to see a new verdict, at 72,191 and at a million.

What the window feels of it is measured in test_live.py. A benchmark's `cpu_s` is the time of all
processes together, which says more than the clock where others use the machine, too.
"""

import gc
import os
from functools import partial
from random import Random

import psutil
import pytest

from tests.bench.journals import RULES, VERDICTS, write_journals, write_session
from turingdesk.analysis import ANALYSES
from turingdesk.journal.chain import sealed
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.table.table import load

pytestmark = [pytest.mark.bench, pytest.mark.timeout(600)]

MILLION = 1_000_000
OPENS_S = {VERDICTS: 2.0, MILLION: 12.0}  # Live results opens within
# A new verdict shows within, the wait for the next look included.
SEEN_S = {VERDICTS: 0.6, MILLION: 3.0}
NOW = "2026-11-21T12:00:00+00:00"
POLL_S = 0.3  # how often Live results looks


@pytest.fixture(
    scope="module",
    params=[
        (VERDICTS, 1_916, None),
        (VERDICTS, 1_916, RULES),
        (MILLION, 10_000, None),
        (MILLION, 10_000, RULES),
    ],
    ids=["72k", "72k-rules", "1M", "1M-rules"],
)
def folder(request, tmp_path_factory):
    """As many verdicts as paper 1 collected, or a million, in as many sessions as they take.

    Each without quality rules and with some of every sort.
    """
    verdicts, sessions, rules = request.param
    made = tmp_path_factory.mktemp("data")
    write_journals(made, verdicts, sessions, rules=rules)
    return made, verdicts, rules


@pytest.fixture(autouse=True)
def no_garbage_collection():
    """As in the process that reads for Live results: counting makes no cycles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def opened(folder):
    """What the Live page does when it opens."""
    import pandas as pd  # noqa: F401 - the program has loaded it by then

    live = LiveResults(folder)
    return live, look_until_all_is_there(live)


def look_until_all_is_there(live):
    """As the Live page does: in large folders some parts come with later looks."""
    shown = live.look(StudyQuery(), NOW)
    while (further := live.look(StudyQuery(), NOW)) is not None:
        shown = further
    return shown


def cpu_s():
    """What this process and those that it started have used."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def given(shown):
    """How many verdicts there are."""
    return shown.counted + sum(shown.left_out.values())


def test_live_results_open(folder, benchmark):
    data, verdicts, _ = folder
    rounds = 3 if verdicts < MILLION else 1
    before_s = cpu_s()
    _, shown = benchmark.pedantic(opened, args=(data,), rounds=rounds)
    assert given(shown) == verdicts
    benchmark.extra_info["cpu_s"] = round((cpu_s() - before_s) / rounds, 2)
    benchmark.extra_info["memory_mb"] = round(psutil.Process().memory_info().rss / 1e6)
    assert benchmark.stats["median"] < OPENS_S[verdicts]


def test_a_new_verdict_shows(folder, benchmark):
    data, verdicts, rules = folder
    live, _ = opened(data)
    chance = Random(2)
    told = []

    def arrive():
        told.append(f"new-{os.getpid()}-{verdicts}-{len(told)}")
        write_session(data, told[-1], 1, chance, closed=False, rules=rules)
        return (), {}

    looked = partial(look_until_all_is_there, live)
    shown = benchmark.pedantic(looked, setup=arrive, rounds=20)
    assert given(shown) == verdicts + len(told)
    assert benchmark.stats["max"] + POLL_S < SEEN_S[verdicts]


def test_the_table_of_all_responses(folder, benchmark):
    data, verdicts, _ = folder
    if verdicts == MILLION:
        pytest.skip(
            "Live results are measured with a million; the whole table is measured with fewer"
        )

    def analysed():
        responses = load(data).responses
        return [ANALYSES[name].compute(responses) for name in ("confusion", "detectability")]

    benchmark.pedantic(analysed, rounds=3)
    assert benchmark.stats["median"] < 2.0


def test_what_a_session_needs_to_know_before_it_starts(folder, benchmark):
    data, verdicts, _ = folder
    if verdicts == MILLION:
        pytest.skip("no laboratory has 10,000 sessions in one folder")
    sessions = benchmark.pedantic(lambda: DataFolder(data).sessions(), rounds=3)
    assert len(sessions) >= 1_916
    assert benchmark.stats["median"] < 0.5


def test_lines_are_sealed(benchmark):
    line = {"seq": 7, "kind": "response", "at": "2026-11-21T09:00:00.000Z", "t_ms": 81_234.5}
    line |= {"prompt": "a picture of a cat on a mat", "choice": "human", "rt_ms": 4123.25} | {
        f"field_{number}": "a value" for number in range(20)
    }
    data, _ = benchmark(sealed, "0" * 64, line)
    assert data.endswith(b'"}\n')
