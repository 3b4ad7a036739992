"""What the experimenter reads at a kiosk: nothing of it is left in English."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.marked import Marked, unsaid
from tests.gui.tasks.contents import FAST, scanpath
from tests.presenters.conftest import GOOD
from turingdesk.gui import translation
from turingdesk.gui.kiosk.exit_dialog import ExitDialog, trials_done
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.gui.kiosk.preflight import LastPreflight, Preflight, accept_findings
from turingdesk.gui.kiosk.window import unplugged
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import ViewContext
from turingdesk.people.people import People, PersonRole
from turingdesk.presenters.preflight import clock, findings

DATA = ("Dell U2720Q, serial 8XK3L", "Hz", "mm", "data", "Ada")
LOOKS = (
    GOOD,
    replace(GOOD, width=683, height=384, width_mm=0, dark_after_s=None, held_by=(), layout=""),
    replace(GOOD, width=800, height=600, scale=1.0, dark_after_s=0.0, held_by=()),
    replace(GOOD, keys_kept=False, is_clock_set=False, layout_before="us", held_by=()),
)


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


@pytest.mark.parametrize("look", LOOKS)
def test_a_machine_looked_over(qtbot, tmp_path, look):
    found = findings(look, tmp_path / "data")
    page = Preflight(QApplication.primaryScreen(), tmp_path, (look, found))
    qtbot.addWidget(page)
    page.show()
    assert not unsaid(page, *DATA)


def test_clocks_that_cannot_be_right(qtbot, tmp_path):
    now = GOOD, 0.0, 1.9e9
    wrong = [clock(GOOD, 0.0, 86_400.0), clock(GOOD, 2e9, 1.9e9), clock(*now)]
    page = Preflight(QApplication.primaryScreen(), tmp_path, (GOOD, wrong))
    qtbot.addWidget(page)
    page.show()
    assert not unsaid(page)


def test_what_was_gone_on_with_is_remembered_in_english(tmp_path):
    found = findings(LOOKS[1], tmp_path)
    accept_findings("one", "de", found)
    assert set(LastPreflight.last().accepted) == {"Screen", "Sleep"}


def test_the_way_out(qtbot):
    dialog = ExitDialog(trials_done(3, 20), unplugged("RIGHT"), waits=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not unsaid(dialog, "RIGHT")
    dialog.show_recovered()
    assert not unsaid(dialog)
    dialog.reject()


def test_the_pin_before_the_way_out(qtbot):
    people = People()
    people.add("Ada", PersonRole.INVESTIGATOR, "2718")
    dialog, gate = ExitDialog(trials_done(3, 20)), PinGate(people)
    qtbot.addWidget(dialog)
    dialog.require_pin(gate)
    dialog.show()
    while not gate.timer.isActive():
        assert gate.isVisible()
        assert not unsaid(dialog, *DATA)
        qtbot.waitUntil(lambda: gate.pin.isEnabled() or gate.timer.isActive())
        gate.pin.setText("9")
        gate.try_pin()
        qtbot.waitUntil(lambda: bool(gate.status.text()))
    assert not unsaid(dialog, *DATA)
    dialog.reject()


def test_the_strip_under_an_animation_in_preview(qtbot, tmp_path):
    from tests.gui.kiosk.conftest import paint

    paint(tmp_path / "p.png")
    view = view_of("fixations")(
        scanpath(tmp_path / "p.png"), FAST, around=ViewContext(preview=True)
    )
    qtbot.addWidget(view)
    view.resize(640, 480)
    view.show()
    qtbot.waitUntil(lambda: view.is_ready)
    view.bar.pause_button.click()
    assert not unsaid(view.bar)
    view.bar.step_button.click()
    assert not unsaid(view.bar)
    view.stop()
