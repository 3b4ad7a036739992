"""One answer goes from a key to Live as the architecture says."""

import inspect
import re
from collections import defaultdict
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import turingdesk
from tests.gui.desk.conftest import page_of
from tests.gui.desk.test_session_from_the_desk import seat
from tests.noted_calls import LISTED, NOTED, noted
from turingdesk.gui.desk.live import page as live_page

README = Path(turingdesk.__file__).with_name("README.md")
STEP = re.compile(r"^→ ([\w/]+)\.py +([\w.]+)", re.M)
FIRST, LAST = "KioskWindow.keyPressEvent", "ConfusionCard.show_snapshot"


def walk():
    """The functions of the walk, each with the name of its module."""
    _, _, section = README.read_text("utf-8").partition("## Where one answer goes\n")
    steps = STEP.findall(section.partition("\n## ")[0])
    return [(f"turingdesk.{path.replace('/', '.')}", name) for path, name in steps]


def test_every_function_of_the_walk_is_there():
    steps = walk()
    assert (steps[0][1], steps[-1][1]) == (FIRST, LAST)
    assert len(steps) > 10
    for module, name in steps:
        assert inspect.isfunction(attrgetter(name)(import_module(module))), name


def comes_in_order(steps, calls):
    """Whether some calls have these steps among them, one after the other."""
    left = iter(calls)
    return all(step in left for step in steps)


@pytest.fixture
def calls(tmp_path, monkeypatch):
    """Notes the calls of the walk's functions, here and in the process that reads for Live.

    Returns:
        A function that gives those so far, each as the number of its process and its name.
    """
    file = tmp_path / "calls.txt"
    file.touch()
    monkeypatch.setenv(NOTED, str(file))
    monkeypatch.setenv(LISTED, ",".join(f"{module}:{name}" for module, name in walk()))
    monkeypatch.setattr(live_page, "TARGET", "tests.noted_calls:NotedResults")
    return lambda: [tuple(line.split()) for line in file.read_text("utf-8").splitlines()]


def test_an_answer_passes_through_the_walk_from_the_key_to_live(qtbot, with_study, calls):
    kiosk = seat(qtbot, with_study, "P-014")
    live = page_of(with_study, "live")
    qtbot.waitUntil(lambda: bool(live.snapshot.sessions) and not kiosk.trial.bar.hold.is_on)
    with noted():
        qtbot.keyClick(kiosk, Qt.Key.Key_F)
        qtbot.waitUntil(lambda: live.snapshot.counted == 1)
    steps = [name for _, name in walk()]
    assert comes_in_order(steps, [name for _, name in calls()])
    by_process = defaultdict(dict)  # where a step occurs again, its first call counts
    for process, name in calls():
        by_process[process].setdefault(name)
    assert len(by_process) == 2
    for names in by_process.values():
        assert [*names] == [step for step in steps if step in names]
