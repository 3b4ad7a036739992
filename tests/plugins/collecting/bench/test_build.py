"""A study of 150 cues, 20 people, and 3 machines: built in under 5 s. Run with -m bench."""

import json
import subprocess
import sys

import pytest

from tests.answering.collected import collection, sit
from turingdesk.study.package import open_package

CUES, PEOPLE, MACHINES = 150, 20, 3
WORDS = 1000  #: different ones, which is more than so many people think of

#: Run apart, since words that one build looked up are known to the next.
MEASURED = """
import json, sys, time
from pathlib import Path
began = time.perf_counter()
from turingdesk.plugins.collecting.build import build
report = build(Path(sys.argv[1]), [Path(sys.argv[2])], Path(sys.argv[3]))
print(json.dumps({"seconds": time.perf_counter() - began, "read": report.read}))
"""


@pytest.mark.bench
def test_a_collection_as_large_as_paper_1_s(tmp_path, benchmark):
    from wordfreq import top_n_list

    words = [word for word in top_n_list("en", 9000) if word.isalpha() and len(word) > 4]
    table = "id,cue\n" + "".join(f"c{n},{cue}\n" for n, cue in enumerate(words[-CUES:]))
    package = open_package(collection(tmp_path / "collection", table))
    data = tmp_path / "data"
    for maker in range(PEOPLE + MACHINES):
        judge = "human" if maker < PEOPLE else f"agent:m{maker}"

        def says(stimulus, maker=maker):
            return words[(int(stimulus.id[1:]) * 13 + maker * maker * 97) % WORDS]

        sit(package, data, f"P-{maker}", says, judge)

    def run():
        arguments = [package.folder, data, tmp_path / "study"]
        return subprocess.run(
            [sys.executable, "-c", MEASURED, *arguments],
            capture_output=True,
            text=True,
            check=True,
        )

    made = json.loads(benchmark.pedantic(run, rounds=1).stdout)
    assert made["read"] == CUES * (PEOPLE + MACHINES)
    assert made["seconds"] < 5
