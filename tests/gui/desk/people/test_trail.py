"""The trail: nothing of the record is lost to a full disk or a share that is away."""

import pytest
from PySide6.QtCore import QObject

from turingdesk.gui.desk.people.trail import MOST, Done, Trail
from turingdesk.journal.audit import read_record


@pytest.fixture
def told():
    return []


@pytest.fixture
def trail(qtbot, told):
    owner = QObject()
    yield Trail(owner, told.append)
    owner.deleteLater()


def done(data, n):
    return Done(data, "exported", "Ada", {"n": n}, f"2026-11-21T10:00:{n % 60:02}.000Z")


def numbers(data):
    return [entry.told["n"] for entry in read_record(data).entries]


def test_what_is_done_is_written_in_order(qtbot, trail, data):
    data.mkdir(0o700)
    for n in range(50):
        trail.add(done(data, n))
    qtbot.waitUntil(lambda: numbers(data) == list(range(50)))
    assert read_record(data).problems == ()


def test_what_is_done_before_the_folder_is_there_waits_and_makes_none(qtbot, trail, data, told):
    for n in range(3):
        trail.add(done(data, n))
    qtbot.wait(50)
    assert not data.exists(), "a folder made here could hide a share that is away"
    data.mkdir(0o700)
    trail.add(done(data, 3))
    qtbot.waitUntil(lambda: numbers(data) == [0, 1, 2, 3])
    assert told == []


def test_a_folder_that_is_away_does_not_hold_up_another(qtbot, trail, data, tmp_path):
    there = tmp_path / "there"
    there.mkdir(0o700)
    trail.add(done(data, 0))
    trail.add(done(there, 1))
    qtbot.waitUntil(lambda: numbers(there) == [1])
    data.mkdir(0o700)
    trail.add(done(there, 2))
    qtbot.waitUntil(lambda: numbers(data) == [0])


def test_a_disk_that_refuses_is_told_once_and_nothing_is_lost(
    qtbot, trail, data, told, monkeypatch
):
    def full(_):
        raise OSError(28, "No space left on device")

    data.mkdir(0o700)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        for n in range(3):
            trail.add(done(data, n))
        qtbot.waitUntil(lambda: bool(told))
        qtbot.wait(50)
    assert len(told) == 1
    assert "No space left" in told[0]
    assert "Work goes on" in told[0]
    assert numbers(data) == []
    trail.add(done(data, 3))
    qtbot.waitUntil(lambda: numbers(data) == [0, 1, 2, 3])
    assert read_record(data).problems == ()


def test_only_so_many_wait(qtbot, trail, data):
    """A desk that never finds its folder does not grow without end."""
    trail._waiting.extend(done(data, n) for n in range(MOST + 5))
    assert len(trail._waiting) == MOST
