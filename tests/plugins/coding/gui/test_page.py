"""The Coding page: two blind coders with the keyboard, then kappa and what they differ on."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel

from tests.gui.desk.conftest import page_alone
from tests.plugins.coding.coded_texts import ANSWERS, NAMES, table, write_sessions
from turingdesk.gui.desk.state import DeskState
from turingdesk.plugins.coding.codings import Codings, TextPlace, read_codings, save_codes, texts
from turingdesk.plugins.coding.gui.page import (
    EMPTY,
    NAMELESS,
    SAME,
    CoderComparison,
    CodingPage,
    CodingSaver,
)
from turingdesk.plugins.coding.scheme import schemes
from turingdesk.system.access import system_user
from turingdesk.system.settings import Settings


@pytest.fixture
def answered(data):
    write_sessions(data)
    return data


def place(number):
    session, step, *_ = ANSWERS[number]
    return TextPlace(str(NAMES[session]), step, "reason", "")


@pytest.fixture
def told():
    """What the desk says at the top of its window."""
    return []


@pytest.fixture
def open_page(qtbot, data, told):
    def open_one():
        state = DeskState(Settings(data=data))
        state.notified.connect(lambda notice: told.append(notice.text))
        shown = page_alone(qtbot, CodingPage, state, 800, 700)
        shown.opened()
        qtbot.waitUntil(shown.again.isEnabled)
        return shown

    return open_one


@pytest.fixture
def page(answered, open_page):
    return open_page()


def code_as(qtbot, page, coder):
    page.coder.clear()
    qtbot.keyClicks(page.coder, coder)
    qtbot.keyClick(page.coder, Qt.Key.Key_Return)


def press(qtbot, page, *keys):
    for key in keys:
        if isinstance(key, str):
            qtbot.keyClicks(page.sheet, key)
        else:
            qtbot.keyClick(page.sheet, key)


def on_disk(qtbot, page, data, scheme="reasons"):
    qtbot.waitUntil(lambda: page.saver.waiting == 0)
    return read_codings(data)[scheme]


def test_a_text_is_coded_with_the_keyboard_and_is_on_the_disk(qtbot, page, answered):
    code_as(qtbot, page, "Ada")
    first = page.sheet.work.text
    assert page.sheet.words.toPlainText() == first.words
    press(qtbot, page, "1b", "3e", "3a", "3a")
    assert page.sheet.code_names.text() == "Codes: 1b Too informal, 3e Humor"
    assert page.sheet.codes.boxes["3e"].isChecked()
    assert page.sheet.codes.buttons[1].text().endswith("(1)")
    press(qtbot, page, Qt.Key.Key_Return)
    assert page.sheet.work.text != first
    assert page.sheet.code_names.text() == "No code"
    assert page.sheet.coded_count.text() == "1 of 6 texts coded"
    assert on_disk(qtbot, page, answered).by_coder == {"Ada": {first.place: {"1b", "3e"}}}


def test_backspace_goes_back_and_what_was_kept_can_be_changed(qtbot, page, answered):
    code_as(qtbot, page, "Ada")
    first = page.sheet.work.text
    press(qtbot, page, "2a", Qt.Key.Key_Enter, "6b", Qt.Key.Key_Backspace)
    assert page.sheet.work.text == first
    assert page.sheet.work.codes == {"2a"}
    press(qtbot, page, "2a", "2b", Qt.Key.Key_Return)
    assert on_disk(qtbot, page, answered).by_coder["Ada"] == {first.place: {"2b"}}
    press(qtbot, page, "9z")
    assert page.sheet.codes.open == 1, "there is no ninth category"


def test_keys_that_are_held_down_do_nothing_more(qtbot, page):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    code_as(qtbot, page, "Ada")
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", True)
    QApplication.sendEvent(page.sheet, held)
    assert page.sheet.work.done == 0


def test_the_mouse_does_the_same(qtbot, page, answered):
    code_as(qtbot, page, "Ada")
    first = page.sheet.work.text
    qtbot.mouseClick(page.sheet.codes.buttons[3], Qt.MouseButton.LeftButton)
    page.sheet.codes.boxes["3e"].click()
    qtbot.mouseClick(page.sheet.next, Qt.MouseButton.LeftButton)
    assert on_disk(qtbot, page, answered).by_coder["Ada"] == {first.place: {"3e"}}
    row = page.sheet.table.visualRect(page.sheet.table.model().index(4, 1)).center()
    qtbot.mouseClick(page.sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert page.sheet.work.at == 4


def test_nothing_on_the_page_tells_on_a_text(qtbot, page):
    code_as(qtbot, page, "Ada")
    model = page.sheet.table.model()
    cells = {
        str(model.index(row, column).data() or "")
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }
    words = {answer[-1] for answer in ANSWERS}
    assert cells == words | {""}
    shown = {label.text() for label in page.sheet.findChildren(QLabel) if label.isVisible()}
    for secret in ("machine", "human", "P-1", "P-2", "sub-"):
        assert not any(secret in text for text in shown)


def test_two_coders_meet_the_texts_in_orders_of_their_own(qtbot, page):
    orders = set()
    for coder in ("Ada", "Bob", "Cleo"):
        code_as(qtbot, page, coder)
        orders.add(tuple(text.words for text in page.sheet.work.texts))
    assert len(orders) == 3


def test_work_goes_on_where_it_stopped(qtbot, page, answered):
    save_codes(answered, "reasons", "Ada", place(0), ["1a"])
    page.read()
    qtbot.waitUntil(lambda: bool(page.data.codings))
    code_as(qtbot, page, "Ada")
    work = page.sheet.work
    assert work.done == 1
    assert work.text.place not in work.given
    for _ in range(5):
        press(qtbot, page, Qt.Key.Key_Return)
    assert work.is_done
    assert on_disk(qtbot, page, answered).by_coder["Ada"][place(1)] == frozenset()


@pytest.mark.slow
def test_a_coder_without_a_name_is_asked_for_one(qtbot, page):
    assert page.sheet.work.coder == system_user()
    page.coder.clear()
    qtbot.keyClick(page.coder, Qt.Key.Key_Return)
    assert page.about.isVisible()
    assert page.about.text() == NAMELESS


@pytest.mark.slow
def test_coders_are_not_compared_before_both_are_done(qtbot, page, answered):
    for number in range(6):
        save_codes(answered, "reasons", "Ada", place(number), ["1a"])
    save_codes(answered, "reasons", "Bob", place(0), ["1a"])
    page.read()
    qtbot.waitUntil(lambda: bool(page.data.codings))
    qtbot.mouseClick(page.compare, Qt.MouseButton.LeftButton)
    assert "Ada 6; Bob 1." in page.about.text()
    assert not page.compared.isVisible()


@pytest.mark.slow
def test_disagreements_are_listed_and_settled(qtbot, page, answered):
    ada = (["1a"], ["3e"], ["1d", "1b"], ["3a"], ["6b"], ["3e"])
    bob = (["1a"], ["3e"], ["1d"], ["3a", "1a"], ["6b"], ["2a"])
    for coder, given in (("Ada", ada), ("Bob", bob)):
        for number, codes in enumerate(given):
            save_codes(answered, "reasons", coder, place(number), codes)
    page.read()
    qtbot.waitUntil(lambda: bool(page.data.codings))
    qtbot.mouseClick(page.compare, Qt.MouseButton.LeftButton)
    view = page.compared
    assert view.isVisible()
    overall = view.kappas.rows.things[0]
    assert overall[1:5] == ("Overall", 6, "0.50", "0.44")
    differing = view.differing.rows.things
    assert [one.text.words for one in differing] == ["typos", "boring", "a joke"]
    view.differing.choose(2)
    assert view.words.toPlainText() == "a joke"
    assert view.first.toolTip() == "3e Humor"
    view.first.click()
    settled = on_disk(qtbot, page, answered)
    assert settled.resolved == {place(5): {"3e"}}
    assert [one.settled for one in view.differing.rows.things] == [None, None, {"3e"}]
    for button, codes in (
        (view.both, {"1a", "3a"}),
        (view.common, {"3a"}),
        (view.second, {"1a", "3a"}),
    ):
        view.differing.choose(1)
        button.click()
        assert on_disk(qtbot, page, answered).resolved[place(3)] == codes


@pytest.mark.slow
def test_coders_who_agree_have_nothing_to_settle(qtbot, page, answered):
    for coder in ("Ada", "Bob"):
        for number in range(6):
            save_codes(answered, "reasons", coder, place(number), [f"1{'abcdef'[number]}"])
    page.read()
    qtbot.waitUntil(lambda: bool(page.data.codings))
    qtbot.mouseClick(page.compare, Qt.MouseButton.LeftButton)
    assert page.compared.same.isVisible()
    assert not page.compared.buttons.isVisible()
    assert page.compared.kappas.rows.things[0][4] == "1.00"


@pytest.mark.slow
def test_a_disk_that_refuses_is_told_and_the_coding_is_written_with_the_next(
    qtbot, page, answered, told, monkeypatch
):
    def full(_):
        raise OSError(28, "No space left on device")

    code_as(qtbot, page, "Ada")
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        press(qtbot, page, "1a", Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: any("The disk is full" in text for text in told))
    assert page.saver.waiting == 1
    press(qtbot, page, "1b", Qt.Key.Key_Return)
    found = on_disk(qtbot, page, answered).by_coder["Ada"]
    assert sorted(map(sorted, found.values())) == [["1a"], ["1b"]]


@pytest.mark.slow
def test_a_study_of_strategies_is_coded_with_its_own_scheme(qtbot, page, answered):
    page.scheme.setCurrentIndex(page.scheme.findData("strategies"))
    page.scheme.activated.emit(page.scheme.currentIndex())
    code_as(qtbot, page, "Ada")
    press(qtbot, page, "4c", Qt.Key.Key_Return)
    assert list(on_disk(qtbot, page, answered, "strategies").by_coder) == ["Ada"]


def test_a_folder_without_texts_says_where_they_come_from(data, open_page):
    data.mkdir(exist_ok=True)
    shown = open_page()
    assert shown.about.text() == EMPTY
    assert not shown.compare.isEnabled()
    assert not shown.choosers.isVisible()


def test_a_scheme_that_is_wrong_is_told(answered, open_page, told):
    (answered / "coding").mkdir()
    (answered / "coding" / "own.toml").write_text("title = 3", "utf-8")
    shown = open_page()
    assert "own.toml" in told[0]
    assert shown.scheme.count() == 2


@pytest.fixture
def troubles():
    return []


@pytest.fixture
def keeping(qtbot, troubles):
    owner = QObject()
    yield CodingSaver(owner, troubles.append)
    owner.deleteLater()


def test_the_order_is_kept_and_the_end_is_told(qtbot, keeping):
    written, over = [], []
    for number in range(50):
        keeping.add(lambda n=number: written.append(n), lambda: over.append(True))
    qtbot.waitUntil(lambda: len(over) == 50)
    assert written == list(range(50))
    assert keeping.waiting == 0


def test_what_is_refused_is_written_first_the_next_time(qtbot, keeping, troubles):
    written, is_full = [], [True]

    def write(what):
        if is_full[0]:
            raise OSError(28, "No space left on device")
        written.append(what)

    keeping.add(lambda: write("first"), lambda: None)
    qtbot.waitUntil(lambda: len(troubles) == 1)
    assert (written, keeping.waiting) == ([], 1)
    is_full[0] = False
    keeping.add(lambda: write("second"), lambda: None)
    qtbot.waitUntil(lambda: keeping.waiting == 0)
    assert written == ["first", "second"]


SCHEME = schemes()[0]["reasons"]
FOUND = texts(table(), "reason")
ELSEWHERE = TextPlace("elsewhere", 1, "reason", "")


@pytest.fixture
def view(qtbot):
    made = CoderComparison()
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
    assert "fewer than 20 texts or answers have two codings" in tips, "why there is no interval"
    assert view.same.text() == SAME
    assert view.same.isVisible()


def test_the_next_difference_that_is_open_is_chosen(qtbot, view):
    ada = coded("1a", "1a", "1a", "1a", "1a", "1a")
    bob = coded("1a", "1b", "1a 2a", "", "1a", "1a")
    settled = {FOUND[1].place: frozenset({"1b"})}
    view.compare(SCHEME, Codings({"Ada": ada, "Bob": bob}, settled), FOUND, ("Ada", "Bob"))
    assert view.words.toPlainText() == FOUND[2].words
    assert view.second.toolTip() == "1a Too formal, 2a Knows too little"
    assert (view.first.text(), view.second.text()) == ("Same as Ada", "Same as Bob")
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
