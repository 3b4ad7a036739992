"""What Qt knows of this machine."""

from turingdesk.gui import health


def test_screens_are_told_with_size_scale_and_refresh(qtbot):
    found = health.screens_there()
    assert len(found) == 1
    assert str(found[0]) == "screen, 800 by 800 points at 100%, 60 Hz"
    assert not health.is_seen()


def test_the_letters_that_ship_are_taken(qtbot):
    assert health.refused_fonts() == ()
