"""Many booths at one desk: nothing lost or doubled, and how long an answer takes to get there.

The full run is ten minutes: TURINGDESK_BOOTHS_S=600.
"""

import json
import os
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from dataclasses import asdict
from random import Random
from statistics import quantiles

import pytest

from tests.net.lab import ROOT, Cable, desk_process, enrolled, missing
from turingdesk.journal.journal_file import verify

pytestmark = [pytest.mark.bench, pytest.mark.timeout(2000)]

BEGIN_S = 8.0  #: until every kiosk is up
FOR_S = float(os.environ.get("TURINGDESK_BOOTHS_S", "20"))
CUTS, KILLS = (10 if FOR_S > 60 else 3), 3  #: a kiosk takes seconds to come back


def run_kiosks(groups, think_s, for_s, meanwhile=lambda: None):
    """Start a process for each group of kiosks; their results, one a kiosk."""
    told = {"begin_at": time.time() + BEGIN_S, "think_s": think_s, "for_s": for_s}
    processes = [started("simulated_kiosks", {"kiosks": group, **told}) for group in groups]
    disturber = threading.Thread(target=meanwhile)
    disturber.start()
    found = results(processes)
    disturber.join()
    return found


def started(module, told):
    """A process in which a module of `tests.net` takes part in many sessions at once."""
    command = [sys.executable, "-m", f"tests.net.{module}", json.dumps(told)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def results(processes):
    """What processes found, once all have ended well."""
    said = [process.communicate()[0] for process in processes]
    assert all(process.returncode == 0 for process in processes)
    return [one for text in said for one in json.loads(text)]


def at_times(began, what, times_s):
    """Do something at these times, counted from a moment of the monotonic clock."""
    for at_s in times_s:
        time.sleep(max(0.0, began + at_s - time.monotonic()))
        what()


def booths(folder, desk, count, port=None):
    """So many kiosks, paired, each with a data folder of its own."""
    desk.kill()
    made = []
    for number in range(1, count + 1):
        name = f"B{number}"
        paired = asdict(enrolled(desk.config, name, port or desk.port))
        made.append({"name": name, "data": str(folder / "kiosks" / name), "paired": paired})
    desk.start()
    return made


def p95(values):
    return round(quantiles(values, n=20)[18], 1)


def updates_ms(desk, results):
    """How long after each verdict the desk told of it."""
    told = {}
    for at, _, session, done in desk.updates:
        for number in range(told.get((session, "most"), 0) + 1, done + 1):
            told[session, number] = at
        told[session, "most"] = max(told.get((session, "most"), 0), done)
    given = [one for result in results for one in result["given"]]
    return [(told[s, done] - at) * 1000 for at, s, done in given if (s, done) in told], len(given)


def see_that_all_is_there(tmp_path, desk, results):
    """Every byte of every kiosk, and not one more."""
    assert all(one["is_flushed"] for one in results), [one["trouble"] for one in results]
    journals = 0
    for folder in sorted((tmp_path / "kiosks").iterdir()):
        assert missing(folder, desk.data) == []
        journals += len(list(folder.glob("*.jsonl")))
    there = sorted(desk.data.glob("*.jsonl"))
    assert len(there) == journals
    assert not (desk.data / "conflicts").exists()
    for path in there:
        assert verify(path) == []
        numbers = [json.loads(line)["seq"] for line in path.read_bytes().splitlines()]
        assert numbers == list(range(len(numbers)))


def test_eight_kiosks_with_a_verdict_a_second(tmp_path, benchmark):
    with desk_process(tmp_path) as desk:
        made = booths(tmp_path, desk, 8)
        results = benchmark.pedantic(
            run_kiosks, args=([[one] for one in made], 1.0, FOR_S), rounds=1
        )
        time.sleep(0.5)
        see_that_all_is_there(tmp_path, desk, results)
        seen_ms, verdicts = updates_ms(desk, results)
    waits_ms = [ms for one in results for ms in one["waits_ms"]]
    benchmark.extra_info.update(
        verdicts=verdicts, acknowledged_p95_ms=p95(waits_ms), desk_shows_p95_ms=p95(seen_ms)
    )
    assert len(seen_ms) == verdicts
    assert len(waits_ms) == sum(one["answers"] for one in results)
    assert p95(seen_ms) < 200
    assert p95(waits_ms) < 100


def test_eight_kiosks_whose_cables_are_cut_and_whose_desk_is_killed(tmp_path, benchmark):
    with desk_process(tmp_path) as desk:
        cables = [Cable(desk.port) for _ in range(8)]
        with ExitStack() as stack:
            for cable in cables:
                stack.enter_context(cable)
            made = booths(tmp_path, desk, 8)
            for cable, one in zip(cables, made, strict=True):
                one["paired"]["port"] = cable.port
            chance = Random(4)
            wished = [(lambda c=cable: c.cut(within_s=5), CUTS) for cable in cables]
            wished.append((lambda: (desk.kill(), desk.start()), KILLS))
            plans = [
                (what, sorted(chance.uniform(1, 0.8 * FOR_S) for _ in range(count)))
                for what, count in wished
            ]

            def disturb():
                began = time.monotonic() + BEGIN_S
                threads = [threading.Thread(target=at_times, args=(began, *p)) for p in plans]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()

            results = benchmark.pedantic(
                run_kiosks, args=([[one] for one in made], 1.0, FOR_S, disturb), rounds=1
            )
            see_that_all_is_there(tmp_path, desk, results)
    waits_ms = [ms for one in results for ms in one["waits_ms"]]
    benchmark.extra_info.update(
        answers=len(waits_ms),
        cuts=[cable.cuts for cable in cables],
        kills=KILLS,
        acknowledged_p95_ms=p95(waits_ms),
        acknowledged_longest_ms=round(max(waits_ms)),
    )
    assert all(cable.cuts >= CUTS for cable in cables)
    assert len(waits_ms) == sum(one["answers"] for one in results)


def test_a_hundred_kiosks_with_a_second_of_thinking(tmp_path, benchmark):
    with desk_process(tmp_path) as desk:
        made = booths(tmp_path, desk, 100)
        groups = [made[start::10] for start in range(10)]
        results = benchmark.pedantic(run_kiosks, args=(groups, 1.0, FOR_S), rounds=1)
        see_that_all_is_there(tmp_path, desk, results)
        seen_ms, _ = updates_ms(desk, results)
    waits_ms = [ms for one in results for ms in one["waits_ms"]]
    benchmark.extra_info.update(
        answers=len(waits_ms), acknowledged_p95_ms=p95(waits_ms), desk_shows_p95_ms=p95(seen_ms)
    )
    assert len(waits_ms) == sum(one["answers"] for one in results)
    assert p95(waits_ms) < 100
