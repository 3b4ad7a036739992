"""How long an answer takes to the disk, and whether a long session stays as fast as it began."""

import gc
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import psutil
import pytest

from tests.small_study import captions, given, small_package, small_study
from turingdesk.core.limits import Limits
from turingdesk.core.study import Block
from turingdesk.journal.journal import Entry, Journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

pytestmark = [pytest.mark.bench, pytest.mark.timeout(300)]

TRIALS = 2_000


@pytest.fixture
def long_package(tmp_path):
    """A session of 2,000 trials."""
    block = Block("captions", "Captions", "captions", "captions.csv", TRIALS, limits=Limits(3.0))
    study = replace(small_study(), blocks=(block,), forms=(), texts={})
    return replace(
        small_package(tmp_path), study=study, stimuli={"captions.csv": captions(TRIALS + 100)}
    )


def test_an_answer_reaches_the_disk(tmp_path, benchmark):
    fields = {"text": "x" * 500}
    with Journal.create(tmp_path / "sub-P-1_ses-1_study-small.jsonl") as journal:
        benchmark(lambda: journal.append(Entry("note", "2026-11-21T09:00:00Z", 1.0, fields)))


def walked(package, data):
    """A session of 2,000 trials, with what was measured on the way."""
    process = psutil.Process()
    began = perf_counter()
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    begun_ms = (perf_counter() - began) * 1000
    step_ms, files, memory_mb = [], [], []
    while not recorder.session.is_over:
        if len(step_ms) % 200 == 0:
            gc.collect()
            files.append(len(list(Path("/proc/self/fd").iterdir())))
            memory_mb.append(process.memory_info().rss / 1e6)
        recorder.shown(perf_counter() - 5)
        answers = given(recorder.session.step)
        began = perf_counter()
        recorder.answer(answers)
        assert recorder.session.is_over or recorder.session.step is not None
        step_ms.append((perf_counter() - began) * 1000)
    return begun_ms, step_ms, files, memory_mb


def test_a_long_session_stays_flat(long_package, tmp_path, benchmark):
    begun_ms, step_ms, files, memory_mb = benchmark.pedantic(
        walked, args=(long_package, tmp_path / "data"), rounds=1
    )
    first, last = median(step_ms[:500]), median(step_ms[-500:])
    benchmark.extra_info.update(
        begun_ms=round(begun_ms),
        step_ms_first=round(first, 3),
        step_ms_last=round(last, 3),
        step_ms_p99=round(quantiles(step_ms, n=100)[98], 3),
        memory_mb=[round(memory_mb[0]), round(max(memory_mb))],
        handles=[files[0], max(files)],
    )
    assert len(step_ms) > TRIALS
    assert begun_ms < 500
    assert last < 1.5 * first + 0.1
    assert max(memory_mb) < 400
    assert max(memory_mb) - memory_mb[0] < 20
    assert max(files[:-1]) == files[0]
