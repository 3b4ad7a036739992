from time import perf_counter, sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.gui.kiosk.hands import F, answer, chord, experimenter, once_asked
from turingdesk.core import step_words
from turingdesk.core.limits import Limits
from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.core.step import Showing
from turingdesk.core.study import Block
from turingdesk.gui import theme
from turingdesk.gui.kiosk.answer_bar import AnswerBar, BarPlace, QuestionColumn
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.trial_screen import PauseTimer, TrialScreen, places
from turingdesk.sessions.step_text import session_tags
from turingdesk.tasks.words import Association, WordsShow


def test_the_first_paint_is_the_onset_and_stays_it():
    covered = PauseTimer()
    assert covered.onset_s is None
    covered.seen(5.0)
    covered.seen(7.0)
    assert (covered.onset_s, covered.s) == (5.0, 0.0)


def test_time_before_the_first_paint_is_not_counted():
    covered = PauseTimer()
    covered.cover()
    seen_s = perf_counter() + 10
    covered.seen(seen_s)
    covered.seen(seen_s + 10)
    assert (covered.onset_s, covered.s) == (seen_s, 0.0)


def test_covering_what_is_covered_counts_from_the_first_time():
    covered = PauseTimer()
    covered.seen(perf_counter())
    begun_s = perf_counter()
    covered.cover()
    sleep(0.05)
    covered.cover()
    covered.seen(perf_counter())
    assert 0.05 <= covered.s <= perf_counter() - begun_s


@given(st.lists(st.floats(0.0, 1e4), max_size=20))
def test_pauses_add_up(lengths):
    covered = PauseTimer()
    covered.seen(perf_counter())
    before_s = perf_counter()
    for length in lengths:
        covered.cover()
        covered.seen(perf_counter() + length)
    assert sum(lengths) - 1e-6 <= covered.s <= sum(lengths) + perf_counter() - before_s + 1e-6


@pytest.mark.slow
def test_two_pauses_of_one_trial_add_up_and_the_next_one_starts_anew(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    onset_s = k.view.onset_s
    for _ in range(2):
        experimenter(None)
        chord(k)
    covered = k.window.pause_timer
    assert covered.onset_s == onset_s
    lasted_ms = [x["lasted_ms"] for x in k.kinds("paused") if x["over"]]
    assert len(lasted_ms) == 2
    assert covered.s * 1000 > max(lasted_ms), "both, and not the longer one alone"
    k.key(F)
    assert k.responses[0]["paused_ms"] == pytest.approx(sum(lasted_ms), abs=0.01)
    answer(k)
    assert "paused_ms" not in k.responses[1]
    assert k.window.pause_timer.s == 0.0


def test_a_fixation_cross_comes_before_each_stimulus(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(fixation_cross_s=0.3))
    cross = k.window.trial.cross
    qtbot.waitUntil(lambda: cross.onset_s > 0)
    assert (cross.isVisible(), k.view.isVisible()) == (True, False)
    assert cross.grab().toImage().pixelColor(cross.rect().center()) == theme.color("ink")
    k.key(F)
    k.wait()
    assert k.responses == [], "no key counts before the stimulus is there"
    assert (cross.isVisible(), k.view.isVisible()) == (False, True)
    assert k.view.onset_s - cross.onset_s > 0.25
    k.key(F)
    answer(k)
    shown_ms = [(x["due_ms"], x["shown_ms"] > 250) for x in k.kinds("fixation_cross")]
    assert shown_ms == [(300, True), (300, True)]
    onsets = [x["onset_ms"] for x in k.kinds("shown")]
    assert [row["onset_ms"] for row in k.responses] == onsets[:2]


def test_a_fixation_cross_that_was_covered_is_shown_for_its_whole_time_again(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(fixation_cross_s=0.3))
    cross = k.window.trial.cross
    qtbot.waitUntil(lambda: cross.onset_s > 0)
    first_s = cross.onset_s
    experimenter(None)
    chord(k)
    assert cross.isVisible()
    assert cross.onset_s > first_s
    k.wait()
    (told,) = k.kinds("fixation_cross")
    assert 250 < told["shown_ms"] == pytest.approx((k.view.onset_s - cross.onset_s) * 1000, abs=1)
    k.key(F)
    assert "paused_ms" not in k.responses[0]


def test_nothing_of_the_step_is_in_view_while_the_experimenter_is_asked(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    seen = []

    def look():
        seen.append((k.window.cover.isVisible(), k.window.trial.isVisible()))
        qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)

    once_asked(look)
    chord(k)
    assert seen == [(True, False)]
    assert k.window.trial.isVisible()
    assert k.responses == []


CONTROL = Question("c", "Is it?", choices=(Choice("yes", "Yes", "1"), Choice("no", "No", "2")))


def showing(number, block="words", task="words", more=()):
    content = Association(f"cue{number}", f"word{number}")
    questions = (human_or_machine("Who came up with this word?"), *more)
    settings = Block(block, "Words", task, "", 9, show=WordsShow())
    return Showing(number, 9, settings, content, questions)


def wait(bar, task, limits=None, *, practice=False):
    """Have a bar wait for the answers to another stimulus."""
    block = Block(task, "", task, "", 9, limits=limits or Limits())
    bar.wait(Showing(1, 9, block, None, bar.questions, practice))


def test_questions_stand_in_one_place_for_a_whole_block():
    trials = [showing(1), showing(2, more=(CONTROL,)), showing(3, block="other")]
    assert places(trials) == {"words": BarPlace.BESIDE, "other": BarPlace.BELOW}


def test_a_bar_that_asks_the_same_is_used_again(qtbot):
    screen = TrialScreen({}, Header())
    qtbot.addWidget(screen)
    screen.resize(1200, 800)
    screen.show()
    screen.show_trial(showing(1), 0.1)
    bar = screen.bar
    screen.show_trial(showing(2), 0.2)
    assert screen.bar is bar
    screen.show_trial(showing(3, more=(CONTROL,)), 0.3)
    assert screen.bar is not bar
    screen.clear()


def test_the_header_tells_block_place_and_progress(qtbot):
    screen = TrialScreen({}, Header())
    qtbot.addWidget(screen)
    screen.resize(1200, 800)
    screen.show_trial(showing(4), 4 / 9)
    assert (screen.header.title, screen.header.place) == ("Words", "4 of 9")
    image = screen.header.grab().toImage()
    done = round(image.width() * 4 / 9)
    assert image.pixelColor(done - 3, 3).name() == "#3557a8"
    assert image.pixelColor(done + 3, 3).name() == "#e2e5ee"
    screen.clear()


def test_the_main_question_stands_out_from_the_control_question(qtbot):
    main, control = AnswerBar((human_or_machine("Who?"), CONTROL), BarPlace.BESIDE).fields
    qtbot.addWidget(main)
    qtbot.addWidget(control)
    sizes = [field.asked.laid(400).font.pixelSize() for field in (main, control)]
    assert sizes == [24, 15]
    assert main.asked.laid(400).font.weight() == QFont.Weight.DemiBold


def test_choices_are_large_where_there_is_room_and_all_in_sight_where_there_is_little(qtbot):
    topics = tuple(
        Choice(name, name) for name in ("Fashion", "Sports", "Politics", "Books", "Art")
    )
    questions = (human_or_machine("Who?"), CONTROL, Question("t", "About what?", choices=topics))
    bar = AnswerBar(questions, BarPlace.BESIDE)
    qtbot.addWidget(bar)
    wait(bar, "conversations")
    bar.show()
    area = bar.findChild(QScrollArea)
    for size, high in ((QSize(440, 798), 56), (QSize(348, 666), 44)):
        bar.resize(size)
        qtbot.waitUntil(lambda high=high: bar.fields[2].buttons[4].height() == high)
        assert area.verticalScrollBar().maximum() == 0


def test_large_letters_leave_every_question_in_sight_on_a_small_screen(qtbot, qapp):
    """At 200 %, 1024 px wide: two short choices shrink a little, and are beside each other."""
    theme.apply(qapp, text_percent=200)
    sure = Question("sure", "How sure are you?", Kind.SCALE, minimum=0, maximum=100)
    bar = AnswerBar((human_or_machine("Who?"), CONTROL, sure), BarPlace.BESIDE)
    qtbot.addWidget(bar)
    wait(bar, "objects")
    bar.resize(512, 690)
    bar.show()
    first, second = bar.fields[0].buttons
    qtbot.waitUntil(lambda: first.y() == second.y())
    assert bar.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    bar.resize(300, 690)
    qtbot.waitUntil(lambda: first.y() < second.y(), timeout=2000)
    theme.apply(qapp)


def test_questions_are_as_far_apart_as_the_room_beside_the_stimulus_allows(qtbot, qapp):
    theme.apply(qapp)
    topics = tuple(Choice(name, name) for name in ("Fashion", "Sports", "Politics", "Books"))
    topic = Question("topic", "What are they talking about?", choices=topics, role=Role.CONTROL)
    bar = AnswerBar((human_or_machine("Speaker A is\u2026"), topic), BarPlace.BESIDE)
    qtbot.addWidget(bar)
    wait(bar, "conversations")
    bar.show()
    column = bar.findChild(QuestionColumn)
    for height in range(430, 640, 10):
        bar.resize(360, height)
        QApplication.processEvents()
        room = column.parentWidget().height() - column.heightForWidth(column.width())
        gap = column.layout().spacing()
        assert gap == 32 or room < 8, f"{room} px are empty below questions {gap} px apart"


def test_the_main_question_under_two_conversations_is_on_one_line(qtbot, qapp):
    theme.apply(qapp)
    words = Question("why", "What gave it away?", Kind.TEXT, required=False)
    asked = "In which conversation is speaker B a machine?"
    bar = AnswerBar((human_or_machine(asked), words), BarPlace.BELOW, "B")
    qtbot.addWidget(bar)
    wait(bar, "pairs")
    bar.resize(1440, 200)
    bar.show()
    main, why = bar.fields
    qtbot.waitUntil(lambda: main.width() > why.width())
    assert main.asked.fits_a_line(main.width())


def test_large_letters_ask_above_the_choices_so_that_two_stimuli_have_room(qtbot, qapp):
    words = Question("why", "What gave it away?", Kind.TEXT, required=False)
    bar = AnswerBar((human_or_machine("In which one is speaker B?"), words), BarPlace.BELOW)
    qtbot.addWidget(bar)
    wait(bar, "pairs")
    bar.resize(1024, 200)
    bar.show()
    main = bar.fields[0]
    assert main.asked.parent() is main
    theme.apply(qapp, text_percent=200)
    try:
        qtbot.waitUntil(lambda: main.asked.width() == 1024 - 2 * theme.SIZES.edge)
        assert main.asked.geometry().bottom() < main.y()
        assert bar.hint.width() == main.asked.width()
        assert bar.layout().totalHeightForWidth(1024) < 768 / 2
    finally:
        theme.apply(qapp)
    qtbot.waitUntil(lambda: main.asked.parent() is main)


def test_a_title_is_whole_beside_two_tags_in_large_letters(qtbot, qapp):
    theme.apply(qapp, text_percent=200)
    try:
        header = Header(session_tags(pilot=True, demonstration=True))
        qtbot.addWidget(header)
        header.resize(1024, header.height())
        header.show_place("Where is the machine?", "Practice 1 of 1", 0.0)
        header.show_left("About 12 min left")
        image = header.grab().toImage()
    finally:
        theme.apply(qapp)
    title = [
        y
        for y in range(8, image.height())
        if any(image.pixelColor(x, y).lightness() < 90 for x in range(40, 300))
    ]
    assert max(title) - min(title) < 30, "it is on one line"


def test_arrow_keys_move_the_scale_wherever_the_focus_is(qtbot):
    sure = Question("sure", "How sure are you?", Kind.SCALE, minimum=0, maximum=100)
    bar = AnswerBar((human_or_machine("Who?"), sure), BarPlace.BESIDE)
    qtbot.addWidget(bar)
    bar.show()

    def press(key):
        return bar.press(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    wait(bar, "objects", Limits(look_first_s=60))
    bar.begin(perf_counter())
    assert not press(Qt.Key.Key_Left)  # it is too early
    assert bar.fields[1].slider.value is None
    wait(bar, "objects")
    bar.begin(perf_counter())
    assert press(Qt.Key.Key_Left)
    assert bar.fields[1].slider.value == 50
    assert press(Qt.Key.Key_Left)
    assert bar.sheet.value("sure") == "49"
    bar.stop()


def test_practice_tells_the_keys_as_soon_as_answers_are_taken(qtbot):
    bar = AnswerBar((human_or_machine("Who?"),), BarPlace.BELOW)
    qtbot.addWidget(bar)
    wait(bar, "words", Limits(look_first_s=60), practice=True)
    assert bar.hint.text().startswith("Read both words first.")
    wait(bar, "words", Limits(), practice=True)
    assert bar.hint.text() == step_words.PRESS_OR_CLICK
    wait(bar, "words")
    assert bar.hint.text() == ""
    more = AnswerBar((human_or_machine("Who?"), CONTROL), BarPlace.BESIDE)
    qtbot.addWidget(more)
    wait(more, "colors", Limits(), practice=True)
    assert more.hint.text() == f"{step_words.PRESS_OR_CLICK} Answer both to continue."


def test_what_continue_waits_for_is_said_in_words(qtbot):
    bar = AnswerBar((human_or_machine("Who?"), CONTROL), BarPlace.BESIDE)
    qtbot.addWidget(bar)
    wait(bar, "colors")
    assert bar.hint.text() == step_words.ANSWER_TWO
    optional = AnswerBar(
        (Question("x", "Why?", required=False, choices=CONTROL.choices),), BarPlace.BESIDE
    )
    qtbot.addWidget(optional)
    wait(optional, "colors")
    assert optional.continue_button.isEnabled()
    assert optional.hint.text() == ""
