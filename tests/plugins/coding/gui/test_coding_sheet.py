"""Categories and codes: opened by number, chosen by letter, counted where they are closed."""

import pytest
from PySide6.QtCore import Qt

from turingdesk.plugins.coding.gui.coding_sheet import CodeList, in_words
from turingdesk.plugins.coding.scheme import schemes

SCHEME = schemes()[0]["reasons"]


@pytest.fixture
def shown(qtbot):
    made = CodeList()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show_scheme(SCHEME)
    made.show()
    return made


def test_every_category_has_its_button_with_its_key(shown):
    assert [made.text() for made in shown.buttons.values()] == [
        f"{one.number}  {one.title}" for one in SCHEME.categories
    ]
    assert shown.buttons[1].isChecked()
    assert list(shown.boxes) == [code.id for code in SCHEME.categories[0].codes]


def test_a_category_is_opened_and_one_that_there_is_not_is_not(shown):
    shown.open_category(3)
    shown.open_category(8)
    assert shown.open == 3
    assert shown.code_at("e") == "3e"
    assert shown.code_at("z") == ""
    assert [number for number, made in shown.buttons.items() if made.isChecked()] == [3]


def test_what_is_chosen_is_marked_and_counted_in_every_category(shown):
    shown.mark(frozenset({"1a", "1b", "3e"}))
    assert [code for code, box in shown.boxes.items() if box.isChecked()] == ["1a", "1b"]
    assert shown.buttons[1].text().endswith("(2)")
    assert shown.buttons[3].text().endswith("(1)")
    shown.open_category(3)
    assert shown.boxes["3e"].isChecked()


def test_a_click_asks_for_a_code_and_its_meaning_is_told(qtbot, shown):
    with qtbot.waitSignal(shown.toggled) as asked:
        qtbot.mouseClick(shown.boxes["1c"], Qt.MouseButton.LeftButton)
    assert asked.args == ["1c"]
    assert shown.boxes["1c"].accessibleDescription() == SCHEME.codes["1c"].about


def test_codes_in_words_keep_the_order_of_the_scheme():
    assert in_words(SCHEME, frozenset({"3e", "1a", "9z"})) == "1a Too formal, 3e Humor, 9z"
    assert in_words(SCHEME, frozenset()) == ""
