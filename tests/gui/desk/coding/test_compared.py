"""The comparison by itself: kappa of the texts in hand only, and choices for each difference."""

import pytest
from PySide6.QtCore import Qt

from tests.coding.coded import table
from turingdesk.coding.codings import Codings
from turingdesk.coding.scheme import schemes
from turingdesk.coding.texts import Place, texts
from turingdesk.gui.desk.coding.compared import SAME, ComparedView

SCHEME = schemes()[0]["reasons"]
FOUND = texts(table(), "reason")
ELSEWHERE = Place("elsewhere", 1, "reason", "")


@pytest.fixture
def view(qtbot):
    made = ComparedView()
    qtbot.addWidget(made)
    made.resize(760, 560)
    made.show()
    return made


def coded(*codes):
    given = {text.place: frozenset(one.split()) for text, one in zip(FOUND, codes, strict=True)}
    return given | {ELSEWHERE: frozenset(codes[0].split())}


def test_only_the_texts_in_hand_are_compared(view):
    both = Codings({who: coded(*(f"1{one}" for one in "abcdef")) for who in ("Ada", "Bob")})
    view.compare(SCHEME, both, FOUND, ("Ada", "Bob"))
    assert view.kappas.rows.things[0][:3] == ("", "Overall", 6)
    tips = view.kappas.rows.index(0, 5).data(Qt.ItemDataRole.ToolTipRole)
    assert "asymptotic error is 0" in tips, "why there is no interval"
    assert view.same.text() == SAME
    assert view.same.isVisible()


def test_the_next_difference_that_is_open_is_chosen(qtbot, view):
    ada = coded("1a", "1a", "1a", "1a", "1a", "1a")
    bob = coded("1a", "1b", "1a 2a", "", "1a", "1a")
    settled = {FOUND[1].place: frozenset({"1b"})}
    view.compare(SCHEME, Codings({"Ada": ada, "Bob": bob}, settled), FOUND, ("Ada", "Bob"))
    assert view.words.toPlainText() == FOUND[2].words
    assert view.second.toolTip() == "1a Too formal, 2a Knows too little"
    assert (view.first.text(), view.second.text()) == ("As Ada", "As Bob")
    for button, expected in (
        (view.first, {"1a"}),
        (view.second, {"1a", "2a"}),
        (view.both, {"1a", "2a"}),
        (view.common, {"1a"}),
    ):
        with qtbot.waitSignal(view.settled) as told:
            button.click()
        assert told.args == [FOUND[2].place, frozenset(expected)]
    view.differing.choose(2)
    with qtbot.waitSignal(view.settled) as told:
        view.common.click()
    assert told.args == [FOUND[3].place, frozenset()]
