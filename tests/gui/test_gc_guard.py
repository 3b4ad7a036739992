"""Windows that are cyclic garbage go in their own thread, no matter who asks for memory."""

import gc
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject, Qt

from turingdesk.gui.gc_guard import GarbageCollector, collection_paused

#: A window that refers to itself, a pooled thread that asks for memory until garbage collection.
PROGRAM = """
import gc, threading
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from turingdesk.gui.app import application
from turingdesk.gui.jobs import Job

class Window(QWidget):
    pass

app = application()
here = threading.get_ident()
places = []
def leave():
    window = Window()
    window.me = window
    window.destroyed.connect(
        lambda: places.append(threading.get_ident() == here), Qt.ConnectionType.DirectConnection
    )
leave()
owner, done = QObject(), []
Job(owner, lambda: [[] for _ in range(300_000)], done.append, done.append)
while not (done and places):
    app.processEvents()
print(len(done[0]), places)
"""


@pytest.fixture
def sweeper(qapp):
    threshold = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    owner = QObject()
    yield GarbageCollector(owner)
    gc.set_threshold(*threshold)


def test_other_threads_destroy_nothing_in_a_test_without_windows():
    """No fixture of Qt is asked for here, and yet Qt's objects are destroyed where they belong."""
    here, places = threading.get_ident(), []
    knot = QObject()
    knot.me = knot
    knot.destroyed.connect(
        lambda: places.append(threading.get_ident()), Qt.ConnectionType.DirectConnection
    )
    del knot
    asking = threading.Thread(target=lambda: [[] for _ in range(300_000)])
    asking.start()
    asking.join()
    assert places == []
    gc.collect()
    assert places == [here]


class Knot:
    """Refers to itself."""

    gone = 0

    def __init__(self):
        self.me = self

    def __del__(self):
        Knot.gone += 1


@pytest.fixture(autouse=True)
def none_gone():
    gc.collect()
    Knot.gone = 0


@pytest.mark.slow
def test_a_window_is_destroyed_in_its_own_thread():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == "300000 [True]", done.stderr


@pytest.mark.slow
def test_python_does_not_look_by_itself(sweeper):
    kept = [Knot() for _ in range(20)]
    kept.clear()
    more = [[] for _ in range(100_000)]
    assert Knot.gone == 0, len(more)
    sweeper.collect()
    assert Knot.gone == 20


@pytest.mark.slow
def test_what_grew_old_goes_too(sweeper):
    kept = [Knot() for _ in range(20)]
    for _ in range(3):
        gc.collect(1)
    kept.clear()
    gc.set_threshold(1, 1, 1)
    for _ in range(12):
        kept.append([[] for _ in range(100)])
        sweeper.collect()
    assert Knot.gone == 20


@pytest.mark.slow
def test_nothing_is_looked_for_while_it_is_held_off(sweeper, qtbot):
    with collection_paused():
        Knot()
        kept = [[] for _ in range(5_000)]
        qtbot.wait(700)
        assert Knot.gone == 0
    qtbot.waitUntil(lambda: Knot.gone == 1, timeout=3_000)
    assert len(kept) == 5_000


@pytest.mark.slow
def test_held_off_leaves_python_as_it_was():
    gc.enable()
    try:
        with collection_paused():
            assert not gc.isenabled()
        assert gc.isenabled()
    finally:
        gc.disable()
    with collection_paused():
        pass
    assert not gc.isenabled()
