"""XLSX of 25,650 responses: under 10 s, in bounded memory. Run with -m bench."""

import json
import subprocess
import sys

import pytest

from tests.bench.journals import write_journals

RESPONSES, JUDGES = 25_650, 1_126  # as many trials and judges as paper 1 has

#: Run apart, so that what the tests themselves hold does not count.
MEASURED = """
import json, sys, time
from pathlib import Path
import psutil
from turingdesk.exchange.exporters import EXPORTERS
from turingdesk.table.table import load

data, out = map(Path, sys.argv[1:3])
table = load(data)
process = psutil.Process()
before = most = process.memory_info().rss

def watch(done, total):
    global most
    most = max(most, process.memory_info().rss)

began = time.perf_counter()
counts = EXPORTERS[out.suffix[1:]].write(table, out, watch)
print(json.dumps({
    "seconds": time.perf_counter() - began,
    "megabytes": (most - before) / 1e6,
    "written": counts.written,
}))
"""


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bench") / "data"
    write_journals(folder, RESPONSES, JUDGES)
    return folder


@pytest.mark.bench
@pytest.mark.parametrize(
    ("name", "seconds", "megabytes"),
    [("out.xlsx", 10, 150), ("out.csv", 5, 100), ("out.jsonl", 5, 100), ("out.sav", 10, 200)],
)
def test_as_many_responses_as_paper_1_has(data, tmp_path, benchmark, name, seconds, megabytes):
    def run():
        return subprocess.run(
            [sys.executable, "-c", MEASURED, data, tmp_path / name],
            capture_output=True,
            text=True,
            check=True,
        )

    done = benchmark.pedantic(run, rounds=1)
    found = json.loads(done.stdout)
    benchmark.extra_info.update(found)
    assert found["written"] == RESPONSES
    assert found["seconds"] < seconds
    assert found["megabytes"] < megabytes
