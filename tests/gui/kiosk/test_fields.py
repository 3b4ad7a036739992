"""Every kind of question, as it is answered on screen."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from turingdesk.core import step_words
from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.field import QuestionLabel
from turingdesk.gui.kiosk.fields import (
    MOST_LETTERS,
    ChoiceField,
    FreeTextField,
    LargeChoiceField,
    MenuField,
    NumberField,
    SeveralField,
    TickButton,
    fields,
)
from turingdesk.gui.kiosk.input_events import KeyWatch
from turingdesk.gui.kiosk.scale_field import ScaleField


def choices(*labels):
    return tuple(Choice(label, label, str(n)) for n, label in enumerate(labels, 1))


def ask(kind=Kind.CHOICE, **more):
    return Question("q", "Which one?", kind, **more)


@pytest.fixture
def shown(qtbot):
    def show(widget, width=420):
        qtbot.addWidget(widget)
        widget.resize(width, 300)
        widget.show()
        told = []
        if hasattr(widget, "changed"):
            widget.changed.connect(lambda *said: told.append(said))
        return widget, told

    return show


def letters_high(button):
    """Rows of the picture of a button that its label takes, between its lines."""
    image = button.grab().toImage()
    rows = range(6, image.height() - 6)
    inside = range(14, image.width() - 14)
    return sum(any(image.pixelColor(x, y).lightness() < 110 for x in inside) for y in rows)


@pytest.mark.parametrize("kind", [ChoiceField, LargeChoiceField])
def test_choices_have_letters_of_one_size(shown, kind):
    field, _ = shown(kind(ask(choices=(Choice("a", "All"), Choice("b", 6 * "All ")))), 460)
    assert field.buttons[0].width() == field.buttons[1].width()
    short, long = map(letters_high, field.buttons)
    assert short == long > 6


def test_a_mouse_that_lies_still_on_a_choice_singles_it_out_no_longer(shown, qtbot):
    field, _ = shown(ChoiceField(ask(choices=choices("a", "b"))))
    button = field.buttons[0]
    still = button.grab().toImage()
    qtbot.mouseMove(button, QPoint(20, 20))
    qtbot.mouseMove(button, QPoint(22, 20))
    assert button.grab().toImage() != still
    field.clear()  # the next trial asks the same
    assert button.grab().toImage() == still


def test_each_kind_gets_its_field():
    made = fields(
        [
            ask(choices=choices("a", "b")),
            ask(choices=choices(*"abcdefghij")),
            ask(Kind.SCALE),
            ask(Kind.NUMBER),
            ask(Kind.TEXT),
            ask(Kind.JOINT, choices=choices("a+a", "a+b")),
        ]
    )
    kinds = [ChoiceField, MenuField, ScaleField, NumberField, FreeTextField, ChoiceField]
    assert [type(field) for field in made] == kinds


def test_a_key_claimed_twice_belongs_to_the_first_question():
    first, second = fields([ask(choices=choices("a", "b")), ask(choices=choices("c", "d"))])
    assert [b.key for b in first.buttons] == ["1", "2"]
    assert [b.key for b in second.buttons] == ["", ""]
    assert not second.press(("1",), 0.0)


def test_one_choice_stays_marked(shown, qtbot):
    field, told = shown(ChoiceField(ask(choices=choices("a", "b", "c"))))
    for button in field.buttons[:2]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [button.isChecked() for button in field.buttons] == [False, True, False]
    assert [(said[1], said[3]) for said in told] == [("a", "mouse"), ("b", "mouse")]


def test_a_choice_that_may_be_left_out_can_be_taken_back(shown, qtbot):
    field, told = shown(ChoiceField(ask(choices=choices("a", "b"), required=False)))
    for _ in range(2):
        qtbot.mouseClick(field.buttons[0], Qt.MouseButton.LeftButton)
    assert [said[1] for said in told] == ["a", ""]
    assert not field.buttons[0].isChecked()


def test_letting_go_outside_a_button_chooses_nothing(shown, qtbot):
    field, told = shown(ChoiceField(ask(choices=choices("a", "b"))))
    qtbot.mousePress(field.buttons[0], Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(field.buttons[0], Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    qtbot.mouseClick(field.buttons[0], Qt.MouseButton.RightButton)
    assert told == []


def test_a_button_with_the_focus_is_pressed_by_space_and_by_enter(shown, qtbot):
    field, told = shown(ChoiceField(ask(choices=choices("a", "b"))))
    qtbot.keyClick(field.buttons[1], Qt.Key.Key_Space)
    qtbot.keyClick(field.buttons[0], Qt.Key.Key_Return)
    assert [(said[1], said[3], said[4]) for said in told] == [
        ("b", "keyboard", "space"),
        ("a", "keyboard", "enter"),
    ]


def test_a_held_field_takes_nothing(shown, qtbot):
    field, told = shown(ChoiceField(ask(choices=choices("a", "b"))))
    field.hold(True)
    qtbot.mouseClick(field.buttons[0], Qt.MouseButton.LeftButton)
    assert told == []
    field.hold(False)
    qtbot.mouseClick(field.buttons[0], Qt.MouseButton.LeftButton)
    assert len(told) == 1


def test_two_choices_beside_each_other_are_equally_wide(shown, qtbot):
    field, _ = shown(ChoiceField(ask(choices=choices("A machine", "A human"))), width=292)
    qtbot.waitUntil(lambda: field.buttons[1].x() > 0)
    wide = [button.width() for button in field.buttons]
    assert abs(wide[0] - wide[1]) <= 1


@pytest.mark.parametrize("label", ["x", "A human", "Written by a person in our own lab " * 3])
def test_large_buttons_are_equally_wide_and_fit(shown, label):
    options = (Choice("a", label, "f"), Choice("b", "no", "j"))
    field, _ = shown(LargeChoiceField(ask(choices=options)), 800)
    left, right = field.buttons
    assert left.width() == right.width()
    assert left.width() * 2 + 24 <= 800


def test_an_empty_menu_has_no_answer_until_one_is_chosen(shown, qtbot):
    field, told = shown(MenuField(ask(choices=choices(*"abcdefghij"))))
    assert field.menu.currentIndex() == -1
    field.menu.setFocus()
    qtbot.keyClick(field.menu, Qt.Key.Key_C)
    field.menu.activated.emit(field.menu.currentIndex())
    assert told[-1][1] == "c"
    field.clear()
    assert field.menu.currentIndex() == -1


def test_a_slider_has_no_value_until_it_is_given_one(shown, qtbot):
    field, told = shown(ScaleField(ask(Kind.SCALE)))
    slider = field.slider
    assert slider.value is None
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value == 50
    for key in (Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_Left):
        qtbot.keyClick(slider, key)
    assert slider.value == 60
    qtbot.keyClick(slider, Qt.Key.Key_End)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert told[-1][1] == "100"


def test_a_slider_without_a_value_shows_a_hollow_handle_that_follows_the_mouse(shown, qtbot):
    field, told = shown(ScaleField(ask(Kind.SCALE)))
    slider = field.slider
    slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    slider.clearFocus()
    still = slider.grab().toImage()
    third = slider.width() // 3
    qtbot.mouseMove(slider, QPoint(third, 40))
    hovered = slider.grab().toImage()
    assert slider.value is None
    places = [x for x in range(still.width()) if column(still, x) != column(hovered, x)]
    assert abs(places[0] - (third - 14)) <= 3  # where it is now
    assert abs(places[-1] - (slider.width() / 2 + 14)) <= 3  # where it was
    QApplication.sendEvent(slider, QEvent(QEvent.Type.Leave))
    assert slider.grab().toImage() == still
    assert told == []


def column(image, x):
    return [image.pixel(x, y) for y in range(image.height())]


def test_a_slider_follows_the_mouse_and_tells_once_at_the_end(shown, qtbot):
    field, told = shown(ScaleField(ask(Kind.SCALE, minimum=1, maximum=7)))
    slider = field.slider
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, 40))
    assert slider.value == 1
    qtbot.mouseMove(slider, QPoint(slider.width() // 2, 40))
    qtbot.mouseMove(slider, QPoint(slider.width() + 90, 40))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, 40))
    assert slider.value == 7
    assert [said[1] for said in told] in (["1", "7"], ["1"])
    field.clear()
    assert slider.value is None


def test_a_scale_marks_each_of_few_steps_and_quarters_of_many(shown):
    def ticks(field):
        slider = field.slider
        slider.set_value(slider.low, 0.0, "mouse")  # so that no hollow handle is in the way
        image = slider.grab().toImage()
        ground = image.pixel(image.width() // 8, 50)
        row = [image.pixel(x, 61) != ground for x in range(image.width())]
        return sum(now and not before for before, now in pairwise([False, *row]))

    few, _ = shown(ScaleField(ask(Kind.SCALE, minimum=1, maximum=7)))
    assert ticks(few) == 7
    many, _ = shown(ScaleField(ask(Kind.SCALE)))
    assert ticks(many) == 5


def test_a_comma_is_a_decimal_point_too(shown, qtbot):
    field, told = shown(NumberField(ask(Kind.NUMBER)))
    qtbot.keyClicks(field.line, "3,5")
    assert told[-1][1] == "3.5"


def test_a_comma_before_three_digits_is_left_to_be_asked_about(shown, qtbot):
    field, told = shown(NumberField(ask(Kind.NUMBER)))
    qtbot.keyClicks(field.line, "12,500")
    assert told[-1][1] == "12,500"


def test_words_are_kept_as_typed(shown, qtbot):
    field, told = shown(FreeTextField(ask(Kind.TEXT)))
    qtbot.keyClicks(field.sheet, "=SUM(A1) <b>")
    qtbot.keyClick(field.sheet, Qt.Key.Key_Return)
    qtbot.keyClicks(field.sheet, "more")
    assert told[-1][1] == "=SUM(A1) <b>\nmore"
    field.sheet.setPlainText("x" * (MOST_LETTERS + 5))
    assert len(told[-1][1]) == MOST_LETTERS
    count = len(told)
    field.clear()
    assert len(told) == count


def test_an_objection_is_said_and_goes_with_the_next_answer(shown, qtbot):
    field, _ = shown(NumberField(ask(Kind.NUMBER)))
    field.object("Please answer this question.")
    assert field.objection.isVisible()
    assert field.line.property("wrong")
    qtbot.keyClicks(field.line, "1")
    assert not field.objection.isVisible()
    assert not field.line.property("wrong")


def test_a_question_of_many_words_gets_the_height_it_needs(shown):
    long = QuestionLabel("How sure are you of that, " * 12, large=False)
    assert long.heightForWidth(300) > 3 * long.heightForWidth(3000)
    field, _ = shown(NumberField(Question("q", "How sure are you, " * 12, Kind.NUMBER)), 300)
    assert field.asked.height() >= field.asked.heightForWidth(field.asked.width())


def test_a_word_on_a_chip_is_painted_on_another_ground(shown):
    asked, _ = shown(QuestionLabel("Is B a machine?", large=True, centred=True, chip="B"))
    plain, _ = shown(QuestionLabel("Is B a machine?", large=True, centred=True))
    ground = "#e6ecf9"

    def has(widget):
        image = widget.grab().toImage()
        return any(
            image.pixelColor(x, y).name() == ground
            for x in range(0, image.width(), 2)
            for y in range(0, image.height(), 2)
        )

    assert has(asked)
    assert not has(plain)


def test_a_button_can_show_another_choice_in_the_same_place(shown):
    button, _ = shown(ChoiceButton(Choice("a", "A", "f")))
    button.set_choice(Choice("b", "B"), "j")
    assert (button.choice.value, button.key, button.accessibleName()) == ("b", "j", "B")


def test_a_key_that_is_down_when_a_stimulus_appears_is_stale(qapp):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    def event(kind, repeat=False):
        none = Qt.KeyboardModifier.NoModifier
        return QKeyEvent(kind, Qt.Key.Key_F, none, "f", autorep=repeat)

    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    watch = KeyWatch()
    assert watch.press(event(press))
    watch.mark()
    assert not watch.press(event(press))
    watch.release(event(release, repeat=True))
    assert not watch.press(event(press))
    watch.release(event(release))
    assert watch.press(event(press))
    assert not watch.press(event(press, repeat=True))
    watch.mark()
    watch.forget()
    assert watch.press(event(press))


def test_each_press_ticks_or_takes_back_and_the_order_is_that_of_the_choices(shown, qtbot):
    field, told = shown(SeveralField(ask(Kind.SEVERAL, choices=choices("a", "b", "c"))))
    for place in (2, 0, 2):
        qtbot.mouseClick(field.buttons[place], Qt.MouseButton.LeftButton)
    qtbot.keyClick(field.buttons[1], Qt.Key.Key_Space)
    assert [said[1] for said in told] == ["c", "a|c", "a", "a|b"]
    assert told[-1][3:] == ("keyboard", "space")
    assert field.press(("3",), 1.0)
    assert told[-1][1:] == ("a|b|c", 1.0, "keyboard", "3")
    assert not field.press(("9",), 1.0)
    field.clear()
    assert not any(button.isChecked() for button in field.buttons)


def test_several_choices_say_so_and_a_single_box_does_not():
    many, one = fields(
        [ask(Kind.SEVERAL, choices=choices("a", "b")), ask(Kind.SEVERAL, choices=choices("a"))]
    )
    assert isinstance(many, SeveralField)
    said = [[label.text() for label in field.findChildren(QLabel)] for field in (many, one)]
    assert [step_words.ALL_THAT_APPLY in texts for texts in said] == [True, False]


def _ink(image, columns):
    """How many pixels of the color of letters there are in some columns."""
    return sum(
        image.pixelColor(x, y).lightness() < 90 for x in columns for y in range(image.height())
    )


@pytest.mark.parametrize(
    ("label", "starts_left"), [("Some words", True), ("\u05de\u05d9\u05dc\u05d9\u05dd", False)]
)
def test_box_and_words_begin_where_the_script_does(shown, label, starts_left):
    button, _ = shown(TickButton(Choice("a", label)))
    button.resize(400, button.heightForWidth(400))
    image = button.grab().toImage()
    left, right = (_ink(image, columns) for columns in (range(40, 200), range(200, 360)))
    assert (left > right) is starts_left
    assert min(left, right) == 0


def test_a_ticked_box_is_filled(shown):
    button, _ = shown(TickButton(Choice("a", "A")))
    button.resize(300, 44)
    accent = "#3557a8"

    def filled():
        image = button.grab().toImage()
        return sum(image.pixelColor(x, 22).name() == accent for x in range(18, 34))

    assert filled() == 0
    button.setChecked(True)
    assert filled() > 4


def test_long_labels_stand_below_each_other_and_many_long_ones_in_no_menu(shown):
    form = {"role": Role.FORM}
    short, long, many, listed = fields(
        [
            ask(choices=choices("a", "b"), **form),
            ask(choices=choices("a", "b" * 40), **form),
            ask(choices=choices(*"abcdefghij"), **form),
            ask(choices=choices(*(f"{n} {'b' * 70}" for n in range(9))), **form),
        ]
    )
    for field in (short, long):
        shown(field, 600)
    tops = [[button.y() for button in field.buttons] for field in (short, long)]
    assert tops[0][0] == tops[0][1]
    assert tops[1][0] < tops[1][1]
    assert [type(field) for field in (many, listed)] == [MenuField, ChoiceField]


def test_words_take_as_many_lines_as_the_study_says(shown):
    one, four = (
        shown(FreeTextField(ask(Kind.TEXT, role=Role.FORM, lines=lines)))[0] for lines in (1, 4)
    )
    line = one.sheet.fontMetrics().lineSpacing()
    assert four.sheet.height() == pytest.approx(one.sheet.height() + 3 * line, abs=2)
