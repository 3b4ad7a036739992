"""The Analysis page on a large folder: how soon a chapter shows, and what holds windows up.

python -m pytest -m bench tests/bench/test_analysis.py -s
"""

import sys
from time import perf_counter

import pytest

from tests.bench.journals import write_journals
from tests.bench.test_live import StallMeter, turn, wait_until
from turingdesk.gui.app import application
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.system.settings import Settings

pytestmark = [pytest.mark.bench, pytest.mark.timeout(600)]

VERDICTS, SESSIONS = 25_650, 684
STALL_MS = 50.0
LIMIT_S = 120.0
CHAPTERS = ("task_and_machine", "judges", "stimuli", "time_and_order")


def shows(page, chapter):
    """Whether all of a chapter is on the page."""
    return page.shown.query.chapter == chapter and page.shown.is_whole and page.cards.is_whole


def test_windows_never_stall_while_a_large_folder_is_analysed(tmp_path):
    data = tmp_path / "data"
    write_journals(data, VERDICTS, SESSIONS)
    application()
    window = DeskWindow(DeskState(Settings(data=data)))
    window.show()
    turn(300)
    meter, stalls_ms, busy_ms, took_s = StallMeter(), {}, {}, {}
    began_s = perf_counter()
    window.go_to("analysis")
    page = window.page("analysis")
    made_ms = (perf_counter() - began_s) * 1000
    meter.start()
    took_s["opened"] = wait_until(lambda: page.shown.studies, LIMIT_S) - began_s
    turn(100)
    stalls_ms["opened"], busy_ms["opened"] = meter.stop(), max(meter.busy_ms)
    for name in CHAPTERS:
        meter.start()
        began_s = perf_counter()
        page.select(name)
        took_s[name] = wait_until(lambda name=name: shows(page, name), LIMIT_S) - began_s
        turn(100)
        stalls_ms[name], busy_ms[name] = meter.stop(), max(meter.busy_ms)
    meter.start()
    page.feed.close()
    turn(1000)
    stalls_ms["closed"], busy_ms["closed"] = meter.stop(), max(meter.busy_ms)
    window.close()
    turn(100)
    each = ", ".join(
        f"{name} in {took_s.get(name, 0):.1f} s with {stalls_ms[name]:.0f} ms "
        f"({busy_ms[name]:.0f} ms of it busy)"
        for name in stalls_ms
    )
    sys.stdout.write(
        f"\n{VERDICTS:,} verdicts: the page itself {made_ms:.0f} ms; longest stalls: {each}\n"
    )
    assert page.shown.results
    assert max(stalls_ms.values()) < STALL_MS
