"""Booths at the desk: nothing of them is left in English."""

import json

import pytest

from tests.gui.desk.conftest import page_of
from tests.gui.desk.test_booths import BOOTH, cells
from tests.gui.marked import Marked, unsaid
from turingdesk.core.message import from_json, message, to_json
from turingdesk.gui import translation
from turingdesk.gui.desk import booths
from turingdesk.gui.desk.booths import DOINGS, PairCard, PairDialog, describe_booth
from turingdesk.gui.desk.widgets.notice import Notice
from turingdesk.gui.translation import ScreenVoice

DATA = ("Booth 1", "P-1", "Faces", "TuringDesk 0.1.0", "A name twice.", "Cut short.")
LINE = "turingdesk kiosk --desk"


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


def test_a_card_of_booths_and_what_each_does(desk):
    card = page_of(desk, "sessions").booths
    hosting = desk.state.booths
    hosting.port = 4711
    for doing, shown in DOINGS.items():
        hosting.hear({"event": "booth", **BOOTH, "doing": doing, "clock_s": 90.0})
        card.table.choose(0)
        assert card.isVisible()
        assert not unsaid(card, *DATA)
        assert f"\u27e6{shown}\u27e7" in cells(card)
    hosting.hear({"event": "refused"})
    assert not unsaid(card, *DATA)


def test_a_booth_in_words():
    booth = {**BOOTH, "conflicts": ["A name twice."], "problems": ["Cut short."]}
    lines = describe_booth(booth).split("\n")
    assert lines[0] == "Booth 1: \u27e6running\u27e7"
    assert all("\u27e6" in line for line in lines[2:5] + lines[6:])


def test_pairing(desk, qtbot, monkeypatch):
    card = page_of(desk, "settings").findChild(PairCard)
    assert not unsaid(card)
    hosting = desk.state.booths
    dialog = PairDialog(hosting, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    monkeypatch.setattr(booths, "VALID_S", 2)
    hosting.code_shown.emit("ABCD-EFGH")
    left = dialog.left.text()
    assert LINE in dialog.typed.text()
    assert not unsaid(dialog, dialog.typed.text(), "ABCD-EFGH")
    qtbot.waitUntil(lambda: dialog.left.text() != left)
    assert not unsaid(dialog, dialog.typed.text(), "ABCD-EFGH")
    dialog.done(0)


def test_what_the_host_says_is_translated(desk, monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    shown = []
    desk.state.notified.connect(shown.append)
    what = message("There is no booth {name!r}.", name="Booth 9")
    line = json.dumps(to_json({"event": "failed", "what": what}))
    desk.state.booths.hear(from_json(json.loads(line)))
    assert shown == [Notice("Es gibt keine Kabine 'Booth 9'.", wrong=True)]
