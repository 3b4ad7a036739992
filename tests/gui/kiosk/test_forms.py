"""Forms at the kiosk with real keys and clicks: every kind of field, conditions, signatures."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QScroller

from tests.gui.kiosk.hands import drag
from tests.gui.walker import turn_wheel
from turingdesk.core.question import UNANSWERED
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.step_words import CHECK_FIELDS
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_recorder import SessionRecorder, SessionSetup
from turingdesk.study.package import read_package

TAB, SPACE, ENTER, DOWN = Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Down
BLOCK = {"captions": "trials = 2\n"}
FORM = """
[[form]]
id = "about"
title = "About you"
[[form.field]]
id = "uses"
text = "What for?"
kind = "several"
choices = ["Writing", "Pictures", "Other"]
[[form.field]]
id = "other"
text = "What else?"
kind = "text"
only_if = { field = "uses", is = ["Other"] }
[[form.field]]
id = "often"
text = "How often?"
kind = "number"
max = 30
only_if = { field = "uses", is = ["Writing", "Pictures"] }
[[form]]
id = "late"
title = "Looking back"
when = "after"
[[form.field]]
id = "pictures"
text = "Did pictures help?"
kind = "choice"
choices = ["Yes", "No"]
only_if = { field = "uses", is = ["Pictures"] }
"""


@pytest.fixture
def asked(kiosk, study):
    """A kiosk that is at the first page of a study with forms."""

    def made(head=FORM, pages=None, package=None):
        opened = kiosk(package=package or study(BLOCK, pages, head=head))
        opened.wait()
        return opened

    return made


def field(k, id):
    return next(f for f in k.window.page.column.fields if f.question.id == id)


def shown(k):
    return [f.question.id for f in k.window.page.column.fields if f.isVisible()]


def tick(k, id, *places):
    for place in places:
        k.click(field(k, id).buttons[place])


def hand_in(k):
    k.click(k.window.page.continue_button)


def said(k):
    return {x["question"]: x["choice"] for x in k.responses if x.get("role") == "form"}


def judge_all(k):
    while isinstance(k.step, Showing):
        k.answer(Qt.Key.Key_F)


def test_fields_appear_and_go_at_once_and_forget_what_was_in_them(asked, qtbot):
    k = asked()
    assert shown(k) == ["uses"]
    tick(k, "uses", 2)
    assert shown(k) == ["uses", "other"]
    qtbot.keyClicks(field(k, "other").sheet, "Poems")
    tick(k, "uses", 2)
    assert shown(k) == ["uses"]
    tick(k, "uses", 2)
    assert field(k, "other").sheet.toPlainText() == ""
    hand_in(k)
    assert isinstance(k.step, Page), "what appeared again has to be answered again"
    assert field(k, "other").objection.text() == UNANSWERED
    assert field(k, "often").objection.text() == ""


def test_what_is_hidden_is_not_required_and_not_in_the_data(asked, qtbot):
    k = asked()
    tick(k, "uses", 0)
    qtbot.keyClicks(field(k, "often").line, "12")
    tick(k, "uses", 0, 2)
    qtbot.keyClicks(field(k, "other").sheet, "Poems")
    hand_in(k)
    assert isinstance(k.step, Showing)
    assert said(k) == {"uses": "Other", "other": "Poems"}


def test_several_choices_are_kept_in_the_order_of_the_choices(asked, qtbot):
    k = asked()
    tick(k, "uses", 1, 0)
    qtbot.keyClicks(field(k, "often").line, "3")
    hand_in(k)
    (uses,) = [x for x in k.responses if x["question"] == "uses"]
    assert (uses["choice"], uses["choices"]) == ("Writing|Pictures", "Writing|Pictures|Other")


@pytest.mark.parametrize(("place", "asks"), [(1, True), (0, False)])
def test_a_form_after_the_blocks_depends_on_one_before_them(asked, qtbot, place, asks):
    k = asked()
    tick(k, "uses", place)
    qtbot.keyClicks(field(k, "often").line, "3")
    hand_in(k)
    judge_all(k)
    assert k.step.kind is (PageKind.FORM if asks else PageKind.DEBRIEFING)
    if asks:
        k.wait()
        k.click(field(k, "pictures").buttons[1])
        hand_in(k)
        assert said(k)["pictures"] == "No"
        assert k.step.kind is PageKind.DEBRIEFING


def test_a_session_that_goes_on_asks_what_it_would_have_asked(
    asked, kiosk, study, qtbot, tmp_path
):
    package = study(BLOCK, head=FORM)
    k = asked(package=package)
    tick(k, "uses", 1)
    qtbot.keyClicks(field(k, "often").line, "3")
    hand_in(k)
    k.window.close()
    again = SessionRecorder.resume(
        package, tmp_path / "data", SessionSetup("p1", "here"), k.recorder.path
    )
    while isinstance(again.session.step, Showing):
        again.answer([_first(q) for q in again.session.step.questions])
    assert [q.id for q in again.session.step.questions] == ["pictures"]
    again.abandon()


def _first(question):
    from turingdesk.core.question import Answer

    return Answer(question.key, question.choices[0].value, 0.0)


def test_the_whole_form_can_be_filled_in_without_a_mouse(asked, qtbot):
    k = asked()
    window = k.window
    focus = QApplication.focusWidget

    def keys(*codes):
        for code in codes:
            qtbot.keyClick(focus() or window, code)

    keys(TAB, SPACE)
    assert field(k, "uses").buttons[0].isChecked()
    keys(DOWN, SPACE, TAB, SPACE)
    assert [b.isChecked() for b in field(k, "uses").buttons] == [True, True, True]
    keys(TAB)
    assert focus() is field(k, "other").sheet
    qtbot.keyClicks(focus(), "Poems")
    keys(TAB)
    qtbot.keyClicks(focus(), "31")
    keys(ENTER)
    assert isinstance(k.step, Page)
    assert field(k, "often").objection.text() == "Please enter a number from 0 to 30."
    keys(Qt.Key.Key_Backspace, ENTER)
    assert isinstance(k.step, Showing)
    assert said(k) == {"uses": "Writing|Pictures|Other", "other": "Poems", "often": "3"}


def test_enter_after_one_line_of_words_goes_on_and_begins_a_line_where_there_are_more(
    asked, qtbot
):
    two = '[[form]]\n[[form.field]]\nid = "country"\n[[form.field]]\nid = "strategy"\n'
    k = asked(head=two)
    qtbot.keyClicks(field(k, "strategy").sheet, "One")
    qtbot.keyClick(field(k, "strategy").sheet, ENTER)
    qtbot.keyClicks(field(k, "strategy").sheet, "Two")
    assert isinstance(k.step, Page)
    qtbot.keyClicks(field(k, "country").sheet, "Chile")
    qtbot.keyClick(field(k, "country").sheet, ENTER)
    assert said(k) == {"country": "Chile", "strategy": "One\nTwo"}


MANY = "".join(f'[[form.field]]\nid = "q{n}"\ntext = "Q{n}?"\nkind = "number"\n' for n in range(6))
LONG = (
    '[[form]]\ntext = "texts/about.md"\n'
    + MANY
    + '[[form.field]]\nid = "pick"\ntext = "Which?"\nchoices = ["A", "B", "C"]\n'
    + "".join(
        f'[[form.field]]\nid = "more{n}"\ntext = "More {n}?"\nkind = "text"\nlines = 4\n'
        'only_if = { field = "pick", is = ["A"] }\n'
        for n in range(4)
    )
)


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(800, 600), (1440, 900)])
def test_what_is_in_sight_stays_where_it_is_when_fields_below_it_go(asked, qtbot, size):
    k = asked(head=LONG, pages={"about.md": "Some words."})
    k.window.resize(*size)
    settle(qtbot)
    pick, bar = field(k, "pick"), k.window.page.area.verticalScrollBar()
    k.click(pick.buttons[0])
    settle(qtbot)
    bar.setValue(bar.value() + _place(k, pick) - 100)
    settle(qtbot)
    before = _place(k, pick)
    assert before == pytest.approx(100, abs=2)
    for button in (1, 0, 2):
        k.click(pick.buttons[button])
        settle(qtbot)
        assert _place(k, pick) == before
    assert not field(k, "more0").isVisible()
    bar.setValue(0)
    k.click(pick.buttons[1])
    settle(qtbot)
    assert k.window.page.column.minimumHeight() == 0, "the room that was kept is given back"


def test_a_page_with_room_to_spare_does_not_move_either(asked, qtbot):
    k = asked()
    k.window.resize(1440, 900)
    settle(qtbot)
    before = _place(k, field(k, "uses"))
    for _ in range(2):
        tick(k, "uses", 0, 2)
        settle(qtbot)
        assert _place(k, field(k, "uses")) == before
        assert k.window.page.area.verticalScrollBar().maximum() == 0


def settle(qtbot):
    for _ in range(3):
        QApplication.processEvents()


def _place(k, widget):
    return widget.mapTo(k.window, QPoint(0, 0)).y()


def test_what_is_marked_and_then_put_right_is_no_longer_spoken_of(asked, qtbot):
    k = asked()
    hand_in(k)
    assert k.window.page.hint.text() == CHECK_FIELDS
    tick(k, "uses", 2)
    assert k.window.page.hint.text() == ""


def test_the_mouse_wheel_scrolls_over_a_menu_and_chooses_nothing(asked, qtbot):
    choices = [f"Country {n}" for n in range(12)]
    head = (
        f'[[form]]\n{MANY}[[form.field]]\nid = "country"\nkind = "choice"\nchoices = {choices}\n'
    )
    k = asked(head=head)
    menu = field(k, "country").menu
    menu.setCurrentIndex(3)
    turn_wheel(menu)
    assert menu.currentIndex() == 3


def test_a_menu_is_chosen_from_with_the_keyboard(asked, qtbot):
    choices = [f"Country {n}" for n in range(12)]
    head = f'[[form]]\n[[form.field]]\nid = "country"\nkind = "choice"\nchoices = {choices}\n'
    k = asked(head=head)
    menu = field(k, "country").menu
    menu.setFocus()
    qtbot.keyClick(menu, DOWN)
    qtbot.keyClick(menu, DOWN)
    qtbot.keyClick(menu, ENTER)
    assert said(k) == {"country": "Country 1"}


@pytest.mark.parametrize("width", [800, 1440])
def test_long_choices_wrap_and_everything_is_large_enough_for_a_finger(asked, width):
    long = "I have read all of it, " * 12
    head = (
        f'[[form]]\n[[form.field]]\nid = "a"\ntext = "?"\nchoices = ["{long}", "Short"]\n'
        f'[[form.field]]\nid = "b"\ntext = "?"\nkind = "several"\n'
        f'choices = ["{long}", "{HEBREW}", "x"]\n'
        + "".join(
            f'[[form.field]]\nid = "c{n}"\ntext = "?"\nkind = "{kind}"\n'
            for n, kind in enumerate(("text", "number"))
        )
    )
    k = asked(head=head)
    k.window.resize(width, 600)
    QApplication.processEvents()
    for name in ("a", "b"):
        buttons = field(k, name).buttons
        assert buttons[0].height() >= buttons[0].heightForWidth(buttons[0].width()) > 60
        assert all(button.height() >= 44 for button in buttons)
    assert field(k, "c0").sheet.height() >= 44
    assert field(k, "c1").line.height() >= 44
    assert k.window.page.area.horizontalScrollBar().maximum() == 0


HEBREW = "\u05de\u05d9\u05dc\u05d9\u05dd"
SIGNED = '[consent]\nsignature = "{}"\n'
NAME = "Ada Lovelace-Byron"


def files_with(folder, text):
    """Names of the files below a folder, but for personal ones, in which a text is."""
    found = [path for path in Path(folder).rglob("*") if path.is_file()]
    assert found
    return [p for p in found if "personal" not in p.parts and text.encode() in p.read_bytes()]


@pytest.mark.parametrize("signature", ["optional", "required"])
def test_a_signature_is_kept_apart(asked, qtbot, tmp_path, signature):
    k = asked(SIGNED.format(signature), {"consent.md": "I take part."})
    if signature == "required":
        hand_in(k)
        assert field(k, "signature").objection.text() == UNANSWERED
    qtbot.keyClicks(field(k, "signature").sheet, NAME)
    qtbot.keyClick(field(k, "signature").sheet, ENTER)
    assert k.step.kind is PageKind.CONSENT, "agreeing takes a decision"
    hand_in(k)
    assert isinstance(k.step, Showing)
    apart = k.recorder.path.parent / "personal" / k.recorder.path.name
    (line,) = read_journal(apart).lines
    assert (line["question"], line["choice"]) == ("signature", NAME)
    assert files_with(tmp_path, NAME) == []
    assert [x["page"] for x in k.kinds("passed")] == ["consent"]


def test_a_name_that_may_be_left_out_can_be(asked, tmp_path):
    k = asked(SIGNED.format("optional"), {"consent.md": "I take part."})
    hand_in(k)
    assert isinstance(k.step, Showing)
    assert not (k.recorder.path.parent / "personal").exists()


def test_the_name_of_somebody_who_then_refuses_is_never_written(asked, qtbot, tmp_path):
    k = asked(SIGNED.format("required"), {"consent.md": "I take part."})
    qtbot.keyClicks(field(k, "signature").sheet, NAME)
    k.click(k.window.page.refuse)
    assert k.step.kind is PageKind.REFUSED
    k.answer(ENTER)
    assert k.lines[-1]["reason"] == "refused"
    assert not (k.recorder.path.parent / "personal").exists()
    assert files_with(tmp_path, NAME) == []
    assert k.responses == []


SECRETS = """
[[form]]
[[form.field]]
id = "words"
text = "Words?"
kind = "text"
personal = true
[[form.field]]
id = "number"
text = "Number?"
kind = "number"
personal = true
[[form.field]]
id = "choice"
text = "Choice?"
choices = ["Plain", "Purple zebra"]
personal = true
[[form.field]]
id = "several"
text = "Several?"
kind = "several"
choices = ["Green ibis", "Blue lynx", "None"]
personal = true
[[form.field]]
id = "why"
text = "Why?"
kind = "text"
personal = true
only_if = { field = "several", is = ["Green ibis"] }
"""


@pytest.mark.slow
def test_a_personal_answer_of_any_kind_is_in_no_file_outside_its_folder(asked, qtbot, tmp_path):
    k = asked(SECRETS)
    package_files = set(k.package.folder.rglob("*"))
    qtbot.keyClicks(field(k, "words").sheet, "Quagmire")
    qtbot.keyClicks(field(k, "number").line, "731903.25")
    k.click(field(k, "choice").buttons[1])
    tick(k, "several", 0, 1)
    qtbot.keyClicks(field(k, "why").sheet, "Xylophone")
    k.window.fail(ValueError("something else went wrong"))
    k.window.call.continue_wanted.emit()
    k.wait()
    assert field(k, "words").sheet.toPlainText() == "", "what failed half way is asked again"
    qtbot.keyClicks(field(k, "words").sheet, "Quagmire")
    qtbot.keyClicks(field(k, "number").line, "731903.25")
    k.click(field(k, "choice").buttons[1])
    tick(k, "several", 0, 1)
    qtbot.keyClicks(field(k, "why").sheet, "Xylophone")
    hand_in(k)
    judge_all(k)
    k.answer(ENTER)
    apart = (k.recorder.path.parent / "personal" / k.recorder.path.name).read_text("utf-8")
    for secret in ("Quagmire", "731903.25", "Purple zebra", "Green ibis|Blue lynx", "Xylophone"):
        assert secret in apart
        assert set(files_with(tmp_path, secret)) <= package_files
    assert said(k) == {}


def test_the_study_of_these_tests_has_no_problems(study):
    for head in (FORM, LONG.replace('text = "texts/about.md"\n', ""), SECRETS):
        assert read_package(study(BLOCK, head=head).folder).problems == ()


def test_consent_is_given_without_a_mouse(asked, qtbot):
    k = asked(SIGNED.format("required"), {"consent.md": "I take part."})
    qtbot.keyClick(k.window, TAB)
    qtbot.keyClicks(QApplication.focusWidget(), NAME)
    qtbot.keyClick(QApplication.focusWidget(), TAB)
    assert QApplication.focusWidget() is k.window.page.continue_button
    qtbot.keyClick(QApplication.focusWidget(), SPACE)
    assert isinstance(k.step, Showing)


def test_what_is_typed_begins_where_its_script_does(asked, qtbot):
    k = asked('[[form]]\n[[form.field]]\nid = "country"\n')
    sheet = field(k, "country").sheet

    def side():
        return sheet.document().defaultTextOption().alignment()

    assert side() == Qt.AlignmentFlag.AlignLeft
    sheet.setPlainText(HEBREW)
    assert side() == Qt.AlignmentFlag.AlignRight
    sheet.setPlainText("words")
    assert side() == Qt.AlignmentFlag.AlignLeft


def test_fields_stand_where_the_script_of_their_question_begins(asked, qtbot):
    ask = f'text = "{HEBREW}?"\nrequired = false\n'
    k = asked(
        f'[[form]]\n[[form.field]]\nid = "n"\n{ask}kind = "number"\n'
        f'[[form.field]]\nid = "t"\n{ask}kind = "text"\n'
    )
    number, words = field(k, "n"), field(k, "t")
    assert number.line.geometry().right() == pytest.approx(words.sheet.geometry().right(), abs=1)
    option = words.sheet.document().defaultTextOption()
    assert option.alignment() == Qt.AlignmentFlag.AlignRight


@pytest.mark.slow
def test_a_finger_scrolls_the_page_and_presses_buttons(asked, qtbot):
    k = asked(head=LONG, pages={"about.md": "Some words."})
    k.window.resize(800, 600)
    settle(qtbot)
    page = k.window.page
    bar, port = page.area.verticalScrollBar(), page.area.viewport()
    start = port.mapTo(k.window, port.rect().center())
    drag(k.window, start, start - QPoint(0, 200))
    qtbot.waitUntil(lambda: bar.value() > 100)
    qtbot.waitUntil(lambda: QScroller.scroller(port).state() == QScroller.State.Inactive)
    pick = field(k, "pick")
    page.area.ensureWidgetVisible(pick, 0, 0)
    settle(qtbot)
    button = pick.buttons[0]
    drag(k.window, *[button.mapTo(k.window, button.rect().center())] * 2)
    qtbot.waitUntil(button.isChecked)


@pytest.mark.slow
def test_a_finger_moves_a_slider(asked, qtbot):
    scale = '[[form.field]]\nid = "scale"\ntext = "?"\nkind = "scale"\n'
    k = asked(f"[[form]]\n{scale}{MANY}")
    k.window.resize(800, 600)
    settle(qtbot)
    slider, bar = field(k, "scale").slider, k.window.page.area.verticalScrollBar()
    assert bar.maximum() > 0
    start = slider.mapTo(k.window, QPoint(30, 40))
    drag(k.window, start, start + QPoint(400, 3))
    qtbot.waitUntil(lambda: slider.value is not None and slider.value > 60)
    assert bar.value() < 8
    hand_in(k)
    assert field(k, "scale").objection.text() == ""


@pytest.mark.slow
def test_a_finger_that_scrolls_from_a_button_chooses_nothing(asked, qtbot):
    many = ", ".join(f'"Choice {n}"' for n in range(7))
    one = '[[form.field]]\nid = "q{}"\ntext = "?"\nkind = "several"\nchoices = [{}]\n'
    k = asked("[[form]]\n" + one.format(1, many) + one.format(2, many))
    k.window.resize(800, 600)
    settle(qtbot)
    bar, button = k.window.page.area.verticalScrollBar(), field(k, "q1").buttons[3]
    start = button.mapTo(k.window, button.rect().center())
    drag(k.window, start, start - QPoint(0, 180))
    qtbot.waitUntil(lambda: bar.value() > 80)
    settle(qtbot)
    assert not any(b.isChecked() for f in k.window.page.column.fields for b in f.buttons)


@pytest.mark.slow
def test_a_finger_that_scrolls_from_a_slider_sets_nothing(asked, qtbot):
    scale = '[[form.field]]\nid = "scale{}"\ntext = "?"\nkind = "scale"\n'
    k = asked(f"[[form]]\n{''.join(scale.format(n) for n in range(6))}")
    k.window.resize(800, 600)
    settle(qtbot)
    bar, slider = k.window.page.area.verticalScrollBar(), field(k, "scale1").slider
    scroller = QScroller.scroller(k.window.page.area.viewport())
    start = slider.mapTo(k.window, QPoint(200, 40))
    for before in (None, 40):
        if before is not None:
            slider.set_value(before, 0.0, "mouse")
        drag(k.window, start, start - QPoint(0, 150))
        qtbot.waitUntil(lambda: bar.value() > 80)
        qtbot.waitUntil(lambda: scroller.state() == QScroller.State.Inactive)
        assert slider.value == before
        assert k.window.page.column.sheet.value("scale1") == ("40" if before else "")
        bar.setValue(0)
        settle(qtbot)
    drag(k.window, start, start)
    qtbot.waitUntil(lambda: slider.value not in (None, 40))
    assert k.window.page.column.sheet.value("scale1") == str(slider.value)


FIRST = """
[[form]]
id = "about"
title = "About you"
[[form.field]]
id = "first"
text = "First?"
{}
[[form.field]]
id = "age"
kind = "number"
"""
KINDS = {
    "number": 'kind = "number"',
    "text": 'kind = "text"',
    "lines": 'kind = "text"\nlines = 3',
    "scale": 'kind = "scale"',
    "menu": f'kind = "choice"\nchoices = {[f"Country {n}" for n in range(12)]}',
}


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_field_of_a_form_has_the_focus(asked, qtbot, kind):
    k = asked(head=FIRST.format(KINDS[kind]))
    first = field(k, "first")
    qtbot.waitUntil(lambda: first.isAncestorOf(k.window.focusWidget()))
    focused = k.window.focusWidget()
    assert focused.accessibleDescription() == "About you"
    assert QApplication.activePopupWidget() is None
    told = []
    first.changed.connect(lambda *answer: told.append(answer[:2]))
    qtbot.keyClick(focused, {"menu": DOWN, "scale": Qt.Key.Key_Home}.get(kind, Qt.Key.Key_3))
    (told,) = told
    assert told[0] == "first"
    assert told[1]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["number", "lines"])
def test_a_key_that_is_held_since_the_page_before_types_nothing(asked, qtbot, kind):
    k = asked(head=FIRST.format(KINDS[kind]))
    first = field(k, "first")
    qtbot.waitUntil(lambda: first.isAncestorOf(k.window.focusWidget()))
    focused = k.window.focusWidget()
    for key, letter in ((ENTER, "\r"), (Qt.Key.Key_7, "7")):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, letter, autorep=True
        )
        QApplication.sendEvent(focused, held)
    assert isinstance(k.step, Page)
    qtbot.keyClicks(focused, "31")
    text = focused.text() if kind == "number" else focused.toPlainText()
    assert text == "31"


def test_no_choice_has_the_focus_when_a_form_appears(asked, qtbot):
    k = asked(head=FIRST.format('kind = "choice"\nchoices = ["Yes", "No"]'))
    assert k.window.focusWidget() is k.window
    assert not any(button.hasFocus() for button in field(k, "first").buttons)
