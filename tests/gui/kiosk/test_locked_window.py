"""How long the keyboard was away."""

from turingdesk.gui.kiosk.locked_window import FocusWatch


def test_the_way_back_tells_how_long_it_was_away():
    times = iter([1.0, 1.5, 3.25, 9.0])
    watch = FocusWatch(lambda: next(times))
    assert watch.change(True) == {"active": True}
    assert watch.change(False) == {"active": False}
    assert watch.change(True) == {"active": True, "lost_ms": 1750.0}
    assert watch.change(True) == {"active": True}


def test_lost_twice_counts_from_the_first_time():
    times = iter([2.0, 4.0, 5.0])
    watch = FocusWatch(lambda: next(times))
    watch.change(False)
    watch.change(False)
    assert watch.change(True)["lost_ms"] == 3000.0
