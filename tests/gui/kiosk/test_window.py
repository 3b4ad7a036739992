"""The kiosk with real key and mouse events, looked at on screen and on disk."""

import json
import logging
import re
from dataclasses import fields, is_dataclass, replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.gui.kiosk.conftest import BLOCKS, SECRETS
from tests.gui.kiosk.hands import answer, chord, experimenter
from turingdesk.core.limits import Limits
from turingdesk.core.question import UNANSWERED
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.step_words import ANSWER_THREE
from turingdesk.gui import theme
from turingdesk.gui.kiosk.answer_bar import BarPlace
from turingdesk.gui.kiosk.feedback import Feedback
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.reading import ReadingColumn
from turingdesk.journal.chain import is_receipt_of
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.system import paths
from turingdesk.system.run_log import run_log

F, J = Qt.Key.Key_F, Qt.Key.Key_J
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
K1, K2, K3, K4 = Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4
TEXTS = """
[texts]
information = "texts/information.md"
consent = "texts/consent.md"
"""
FORM = """
[[form]]
id = "demographics"
title = "About you"
[[form.field]]
id = "name"
text = "Your name?"
kind = "text"
personal = true
[[form.field]]
id = "age"
[[form.field]]
id = "gender"
[[form.field]]
id = "trust"
text = "How far do you trust machines?"
kind = "scale"
required = false
"""


NAME = "Zo\u00eb <b>\U0001f600"


def compose(widget, text):
    """Text as an input method hands it over, for letters that no key stands for."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def test_all_seven_tasks_are_judged_and_every_answer_is_on_disk(kiosk, qtbot):
    k = kiosk()
    with qtbot.waitSignal(k.window.finished):
        seen = []
        while isinstance(k.step, Showing):
            seen.append(k.step.task)
            answer(k)
        k.answer(ENTER)
    assert {task: seen.count(task) for task in seen} == {
        "captions": 4,
        "words": 2,
        "conversations": 2,
        "colors": 2,
        "objects": 2,
        "fixations": 2,
        "pairs": 2,
    }
    counted = {}
    for line in k.responses:
        counted[line["task"]] = counted.get(line["task"], 0) + 1
    assert counted == {
        "captions": 4,
        "words": 2,
        "conversations": 6,
        "colors": 4,
        "objects": 4,
        "fixations": 4,
        "pairs": 2,
    }
    assert k.lines[-1]["kind"] == "closed"
    assert k.lines[-1]["reason"] == "completed"
    assert verify(k.recorder.path) == []
    assert all(line["rt_ms"] > 0 for line in k.responses)
    assert {line["device"] for line in k.responses} == {"keyboard", "mouse"}
    assert all(line["plays"] >= 1 and line["due_ms"] for line in k.kinds("frames"))
    assert len(k.kinds("frames")) == 2
    assert len(k.kinds("shown")) == 16 + 1


def test_a_key_gives_the_choice_that_stands_on_its_side(kiosk):
    k = kiosk(("captions",))
    shown = {choice.key: choice.value for choice in k.step.questions[0].choices}
    k.answer(F)
    k.answer(J)
    assert [line["choice"] for line in k.responses] == [shown["f"], shown["j"]]
    assert [line["key"] for line in k.responses] == ["f", "j"]
    assert k.responses[0]["trial"] == 1


def test_a_click_answers_too(kiosk):
    k = kiosk(("captions",))
    k.choose("machine")
    assert [(x["choice"], x["device"]) for x in k.responses] == [("machine", "mouse")]


def test_no_view_is_handed_the_truth_nor_is_it_logged(kiosk, caplog, capsys):
    caplog.set_level(logging.DEBUG)
    k = kiosk()
    while isinstance(k.step, Showing):
        k.wait()
        given = flat([k.view.content, k.view.presentation, k.step])
        # "human" and "machine" are the two choices of every verdict, and nothing else.
        choices = [c.value for q in k.step.questions for c in q.choices]
        rest = list(given)
        for value in choices:
            rest.remove(value)
        assert not [x for x in rest if x in ("human", "machine") or "SECRET" in x], k.step
        answer(k)
    out, err = capsys.readouterr()
    said = out + err + caplog.text
    assert "SECRET" not in said
    assert "human" not in said


def flat(value):
    """Every text in a value, however deep."""
    if isinstance(value, str):
        return [value]
    if is_dataclass(value):
        return [t for f in fields(value) for t in flat(getattr(value, f.name))]
    if isinstance(value, dict):
        return [t for pair in value.items() for t in flat(list(pair))]
    if isinstance(value, list | tuple):
        return [t for item in value for t in flat(item)]
    return []


def test_escape_and_other_keys_do_nothing(kiosk):
    k = kiosk(("captions",))
    k.answer(Qt.Key.Key_Escape, Qt.Key.Key_Q, SPACE, ENTER, K1)
    assert k.window.isVisible()
    assert k.responses == []


def test_a_key_held_from_before_the_stimulus_does_not_answer_until_it_was_let_go(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    qtbot.keyPress(k.window, F)  # and stays down while the next trial appears
    assert len(k.responses) == 1
    k.wait()
    for _ in range(5):
        repeated = QKeyEvent(
            QEvent.Type.KeyPress, F, Qt.KeyboardModifier.NoModifier, "f", autorep=True
        )
        QApplication.sendEvent(k.window, repeated)
    qtbot.keyPress(k.window, F)  # some keyboards repeat without saying so
    assert len(k.responses) == 1
    qtbot.keyRelease(k.window, F)
    qtbot.keyPress(k.window, F)
    assert len(k.responses) == 2
    qtbot.keyRelease(k.window, F)


def test_a_key_pressed_before_the_first_paint_is_not_an_answer(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    k.key(F)
    k.key(J)  # the next picture is not painted yet: nothing ran between the two
    assert len(k.responses) == 1


@pytest.mark.slow
def test_choices_are_held_back_while_the_picture_is_to_be_looked_at(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.4))
    qtbot.waitUntil(lambda: k.view.onset_s is not None)
    button = k.bar.fields[0].buttons[0]
    assert not button.isEnabled()
    assert k.bar.hint.text() == "Look at the picture first. You can answer after 0.4 seconds."
    k.key(F)
    k.click(button)
    assert k.responses == []
    k.wait()
    assert button.isEnabled()
    assert k.bar.hint.text() == ""
    k.key(F)
    assert k.responses[0]["rt_ms"] >= 400


@pytest.mark.slow
def test_fixations_are_answered_after_one_whole_play(kiosk, qtbot):
    k = kiosk(("fixations",))
    qtbot.waitUntil(lambda: k.view.onset_s is not None)
    assert k.bar.hint.text() == "Watch the whole clip once. It repeats until you answer."
    k.key(F)
    assert k.bar.sheet.value("origin") == ""
    k.wait()
    assert k.view.playback.plays == 1
    qtbot.waitUntil(lambda: k.view.playback.plays >= 3)
    answer(k)
    line = k.kinds("frames")[0]
    assert line["plays"] >= 3
    assert len(line["due_ms"]) == len(line["painted_ms"])
    skipped = line["frames"] - len(line["due_ms"])  # on a busy machine, frames that came too late
    assert 0 <= skipped <= line["dropped"]
    assert k.responses[0]["rt_ms"] > 250


def test_continue_waits_until_all_is_answered(kiosk):
    k = kiosk(("conversations",))
    k.wait()
    assert k.bar.hint.text() == ANSWER_THREE
    k.key(K1, ENTER)
    k.click(k.bar.continue_button)
    assert not k.bar.continue_button.isEnabled()
    assert k.responses == []
    k.key(K3)
    k.choose("Books")
    assert k.bar.continue_button.isEnabled()
    assert k.bar.hint.text() == ""
    k.click(k.bar.continue_button)
    assert [line["question"] for line in k.responses] == ["origin", "origin", "topic"]
    assert [line.get("subject", "") for line in k.responses] == ["A", "B", ""]


@pytest.mark.slow
def test_a_change_of_mind_is_counted_and_timed(kiosk, qtbot):
    k = kiosk(("conversations",))
    k.wait()
    k.key(K1)
    qtbot.wait(30)
    k.key(K2, K3)
    k.choose("Sports")
    k.key(ENTER)
    first, second = k.responses[:2]
    assert first["changes"] == 1
    assert first["key"] == "2"
    assert "changes" not in second
    assert first["rt_ms"] > 30


def test_a_four_way_answer_is_a_verdict_on_both(kiosk):
    k = kiosk({"conversations": 'trials = 2\nanswer = "joint"\n[block.show]\nlengths = []\n'})
    assert k.bar.place is BarPlace.BESIDE
    k.answer(K3)  # the only question, so it answers at once
    assert [(x["subject"], x["choice"]) for x in k.responses] == [
        ("A", "human"),
        ("B", "machine"),
    ]


@pytest.mark.slow
def test_scrolling_is_logged_with_place_and_time(kiosk, qtbot):
    long = [("AB"[n % 2], f"turn {n} " + "word " * 30) for n in range(36)]
    k = kiosk(("conversations",), written={"turns": long})
    k.wait()
    assert k.view.area.verticalScrollBar().maximum() > 0
    for _ in range(3):
        k.key(Qt.Key.Key_PageDown)
    k.view.area.verticalScrollBar().setValue(10**6)
    answer(k)
    (line,) = k.kinds("scrolled")
    assert len(line["scroll_ms"]) == len(line["scroll_to"]) == 4
    assert line["scroll_to"] == sorted(line["scroll_to"])
    assert line["scroll_to"][-1] == 1.0
    assert line["scroll_ms"] == sorted(line["scroll_ms"])


@pytest.mark.slow
def test_a_short_conversation_logs_no_scrolling(kiosk):
    k = kiosk(("conversations",))
    answer(k)
    assert k.kinds("scrolled") == []


@pytest.mark.slow
def test_buttons_stand_at_the_same_place_in_every_trial(kiosk):
    k = kiosk(
        {
            "captions": "trials = 4\n",
            "words": "trials = 2\n",
            "pairs": 'trials = 2\n[block.show]\nof_table = "conversations.jsonl"\n',
        }
    )
    places = set()
    while isinstance(k.step, Showing):
        k.wait()
        buttons = k.bar.fields[0].buttons
        places.add(
            tuple((b.mapTo(k.window, QPoint(0, 0)).toTuple(), b.size().toTuple()) for b in buttons)
        )
        answer(k)
    assert len(places) == 1


def test_both_choices_look_the_same(kiosk):
    k = kiosk(("captions",))
    k.wait()
    left, right = k.bar.fields[0].buttons
    assert left.size() == right.size()
    assert left.choice.label in ("A human", "A machine")
    image = k.window.grab().toImage()
    spots = [b.mapTo(k.window, QPoint(12, b.height() // 2)) for b in (left, right)]
    assert image.pixelColor(spots[0]) == image.pixelColor(spots[1])


@pytest.fixture
def with_pages(study):
    """A study with information, consent and a form before its trials."""
    pages = {"information.md": "# Hello\n\nSome *words*.", "consent.md": "I take part."}
    return lambda: study({"captions": "trials = 2\n"}, pages, head=TEXTS + FORM)


@pytest.mark.slow
def test_the_log_of_a_session_tells_its_course_and_no_answer_and_no_truth(
    kiosk, with_pages, qtbot
):
    with run_log("kiosk"):
        k = kiosk(package=with_pages())
        with qtbot.waitSignal(k.window.finished, timeout=20_000):
            k.answer(SPACE)
            k.answer(SPACE)
            k.click(k.window.page.continue_button)
            k.wait()
            name, age, gender, _ = k.window.page.column.fields
            compose(name.sheet, NAME)
            qtbot.keyClicks(age.line, "33")
            k.click(gender.buttons[1])
            k.click(k.window.page.continue_button)
            while isinstance(k.step, Showing):
                answer(k)
            while not k.window.is_over:
                k.answer(ENTER)
    (file,) = paths.logs().glob("kiosk-*.log")
    said = file.read_text(encoding="utf-8")
    assert re.search(r"sub-#[0-9a-f]{6}_ses-1_study-small begun: 7 steps", said)
    assert len(re.findall(r"step \d saved", said)) == 6  # nothing is asked on the last page
    assert "closed: completed, 2 of 2 trials" in said
    given = {x["choice"] for x in k.lines if x["kind"] == "response"} - {"33"}  # may be a time
    shown = {x["stimulus"] for x in k.lines if x["kind"] == "shown" and "stimulus" in x}
    assert given
    assert shown
    for secret in {*SECRETS, NAME, "captions-", *given, *shown}:
        assert secret not in said


def test_tab_stops_only_at_what_shows_it(kiosk, with_pages, qtbot):
    k = kiosk(package=with_pages())
    k.answer(SPACE)
    assert k.window.hasFocus(), "keys go to the page"
    stops = []
    for _ in range(6):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
    assert len({*stops}) > 1
    assert all(isinstance(one, QPushButton) for one in stops), stops


@pytest.mark.slow
def test_the_way_in_is_information_consent_form_and_then_trials(kiosk, with_pages, qtbot):
    k = kiosk(package=with_pages())
    assert k.step.kind is PageKind.INFORMATION
    k.answer(SPACE)
    assert k.step.kind is PageKind.CONSENT
    k.answer(SPACE, ENTER)  # agreeing takes a decision, not a reflex
    assert k.step.kind is PageKind.CONSENT
    k.click(k.window.page.continue_button)
    assert k.step.kind is PageKind.FORM
    k.wait()
    name, age, gender, trust = k.window.page.column.fields
    k.click(k.window.page.continue_button)
    assert [f.objection.text() for f in (name, age, gender)] == [UNANSWERED] * 3
    assert trust.objection.text() == ""
    compose(name.sheet, NAME)
    qtbot.keyClicks(age.line, "250")
    k.click(gender.buttons[1])
    k.click(k.window.page.continue_button)
    assert age.objection.text() == "Please enter a number from 1 to 120."
    age.line.clear()
    qtbot.keyClicks(age.line, "33")
    k.click(trust.slider, QPoint(trust.slider.width() // 2, 40))
    assert trust.slider.value == pytest.approx(50, abs=1)
    qtbot.keyClick(trust.slider, Qt.Key.Key_Right)
    k.click(k.window.page.continue_button)
    assert isinstance(k.step, Showing)
    told = {x["question"]: x["choice"] for x in k.responses}
    assert told == {"age": "33", "gender": "Man", "trust": str(trust.slider.value)}
    assert trust.slider.value in (50, 51, 52)
    apart = k.recorder.path.parent / "personal" / k.recorder.path.name
    assert json.loads(apart.read_text(encoding="utf-8").splitlines()[0])["choice"] == NAME


@pytest.mark.slow
def test_enter_agrees_where_the_focus_was_put_on_it(kiosk, with_pages, qtbot):
    k = kiosk(package=with_pages())
    k.answer(SPACE)
    k.wait()
    agree = k.window.page.continue_button
    agree.setFocus()
    for _ in range(2):  # held since the page before
        held = QKeyEvent(
            QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(agree, held)
    assert k.step.kind is PageKind.CONSENT
    qtbot.keyClick(agree, ENTER)
    assert k.step.kind is PageKind.FORM


def test_who_does_not_agree_is_thanked_and_nothing_is_asked(kiosk, with_pages, qtbot):
    k = kiosk(package=with_pages())
    k.answer(ENTER)
    k.wait()
    k.click(k.window.page.refuse)
    assert k.step.kind is PageKind.REFUSED
    with qtbot.waitSignal(k.window.finished):
        k.answer(ENTER)
    assert k.responses == []
    assert k.lines[-1]["reason"] == "refused"


@pytest.mark.slow
def test_a_break_lasts_as_long_as_the_study_says(kiosk, qtbot):
    k = kiosk({"captions": "trials = 4\n[block.break]\nevery = 2\nwait_s = 0.5\n"})
    answer(k)
    answer(k)
    assert k.step.kind is PageKind.BREAK
    qtbot.waitUntil(lambda: k.window.page.onset_s is not None)
    assert k.window.page.hint.text() == "You can continue in 1 s."
    k.key(SPACE)
    assert isinstance(k.step, Page)
    qtbot.waitUntil(k.window.page.continue_button.isEnabled)
    k.key(SPACE)
    assert isinstance(k.step, Showing)


def test_each_screen_tells_the_minutes_that_are_left_and_the_last_one_does_not(kiosk):
    k = kiosk({"captions": "trials = 2\n"})
    assert k.window.trial.header.left == "About 1 min left"
    assert k.window.trial.header.place == "1 of 2"
    answer(k)
    answer(k)
    assert k.step.kind is PageKind.DEBRIEFING
    (header,) = k.window.page.findChildren(Header)
    assert header.left == ""


@pytest.mark.parametrize(("task", "is_words"), [("conversations", True), ("captions", False)])
def test_words_are_not_shrunk_for_feedback(kiosk, task, is_words):
    k = kiosk((task,))
    k.wait()
    high = k.view.height()
    still = k.window.trial.judged([]).picture.deviceIndependentSize().height()
    assert (still < high) is is_words
    assert still + 300 < k.window.height() or not is_words


def test_feedback_is_about_the_picture_without_the_empty_room_around_it(kiosk):
    """Beside a panel of questions the room is high: a wide picture would be shown small."""
    k = kiosk(("fixations",))
    k.wait()
    still = k.window.trial.judged([]).picture.deviceIndependentSize().toSize()
    assert still == k.view.plan.picture.size()
    assert still.height() < k.view.height()


def test_feedback_tells_truth_and_answer_under_the_stimulus_itself(kiosk):
    k = kiosk({"captions": 'trials = 2\nfeedback = "all"\n'})
    k.wait()
    before = k.view.grab().toImage()
    k.key(F)
    assert k.step.kind is PageKind.FEEDBACK
    said = k.responses[0]["choice"]
    truth = "human" if k.responses[0]["correct"] == (said == "human") else "machine"
    (words,) = k.window.page.column.findChildren(QLabel)
    assert words.text() == f"It was a {truth}. You said {said}."
    (feedback,) = k.window.page.column.findChildren(Feedback)
    still = feedback.grab().toImage()
    middle = QPoint(still.width() // 2, before.height() // 2 - 40)
    assert still.pixel(middle) == before.pixel(before.width() // 2, middle.y())
    k.answer(SPACE)
    assert isinstance(k.step, Showing)


@pytest.mark.slow
def test_further_questions_of_every_kind(kiosk, qtbot):
    more = """
[[block.question]]
id = "confidence"
text = "How sure are you?"
kind = "scale"
[[block.question]]
id = "guess"
text = "How old is the writer?"
kind = "number"
min = 1
max = 120
required = false
[[block.question]]
id = "reason"
text = "Why?"
kind = "text"
required = false
"""
    k = kiosk({"captions": "trials = 2\n" + more})
    assert k.bar.place is BarPlace.BESIDE
    k.wait()
    _, confidence, guess, reason = k.bar.fields
    assert confidence.slider.value is None
    k.key(F)
    assert not k.bar.continue_button.isEnabled()
    k.click(confidence.slider, QPoint(confidence.slider.width() - 3, 40))
    assert confidence.slider.value == 100
    assert k.bar.continue_button.isEnabled()
    qtbot.keyClicks(guess.line, "abc")
    assert guess.objection.text() == "Please enter a number from 1 to 120."
    assert not k.bar.continue_button.isEnabled()
    guess.line.clear()
    qtbot.keyClicks(guess.line, "40,5")
    qtbot.keyClicks(reason.sheet, "fj 12 =1+1")  # keys in a text field press no choice
    k.click(k.bar.continue_button)
    told = {x["question"]: x["choice"] for x in k.responses}
    assert told["confidence"] == "100"
    assert told["guess"] == "40.5"
    assert told["reason"] == "fj 12 =1+1"
    assert k.bar.fields[1].slider.value is None
    assert k.bar.fields[3].sheet.toPlainText() == ""


def test_the_experimenter_can_pause_and_go_on(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    experimenter(None)
    chord(k)
    assert [line["over"] for line in k.kinds("paused")] == [False, True]
    assert k.window.isVisible()
    k.key(F)
    assert len(k.responses) == 1


def test_a_session_closed_for_now_can_be_taken_up(kiosk, qtbot):
    k = kiosk(("captions",))
    answer(k)
    k.wait()
    experimenter("PAUSE")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    assert not k.window.isVisible()
    assert k.lines[-1]["kind"] == "paused"
    assert not k.recorder.is_open


def test_the_experimenter_can_end_a_session(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    experimenter("END")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    assert k.lines[-1]["reason"] == "ended by experimenter"


def test_closing_the_window_leaves_a_paused_session(kiosk, qtbot):
    k = kiosk(("fixations",))
    qtbot.waitUntil(lambda: k.view is not None and k.view.onset_s is not None)
    with qtbot.waitSignal(k.window.finished):
        k.window.close()
    assert k.lines[-1]["kind"] == "paused"
    assert len(k.kinds("frames")) == 1


def test_closing_the_window_over_the_thanks_completes_the_session(kiosk, qtbot):
    k = kiosk({"words": "trials = 2\n"})
    answer(k)
    answer(k)
    assert k.step.kind is PageKind.DEBRIEFING
    with qtbot.waitSignal(k.window.finished):
        k.window.close()
    assert k.lines[-1]["reason"] == "completed"


def test_losing_the_keyboard_is_noted(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    other = QPushButton()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: any(not x["active"] for x in k.kinds("focus")))


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "text",
    [
        "<b>bold</b> <img src=x onerror=alert(1)> &amp; <script>",
        "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd abc",
        "\u0645\u0631\u062d\u0628\u0627\nsecond line",
        "\U0001f600\U0001f468\u200d\U0001f469\u200d\U0001f467 zero\u200bwidth\u200f",
        "long" * 200,
        "many words " * 150,
        "\u0301\u0301\u0301 lone marks",
    ],
    ids=["html", "hebrew", "arabic", "emoji", "long word", "long text", "marks"],
)
def test_any_text_is_shown_and_judged(kiosk, text):
    k = kiosk(("captions",), written={"caption": text})
    k.wait()
    assert k.view.content.caption == text
    foot = k.view.plan.foot
    assert k.view.rect().contains(foot)
    assert k.view.plan.picture.height() > 40
    k.window.grab()
    k.key(F)
    assert len(k.responses) == 1


def test_a_picture_that_cannot_be_read_is_noted_and_the_session_goes_on(kiosk, study):
    package = study({"captions": "trials = 4\n"})
    for path in package.media():
        path.write_bytes(b"no picture any more")
    k = kiosk(package=package)
    k.wait()
    assert k.view.plan is not None
    answer(k)
    assert len(k.responses) == 1
    notes = [line["text"] for line in k.kinds("note")]
    assert notes[0].startswith("A picture could not be shown. p")


def test_a_pilot_is_framed_and_tagged(kiosk):
    k = kiosk(("captions",), pilot=True)
    k.wait()
    image = k.window.grab().toImage()
    assert image.pixelColor(2, 300).name() == theme.colors().warning
    assert image.pixelColor(300, image.height() - 3).name() == theme.colors().warning
    assert k.window.trial.header.tags == (("Pilot: not counted", "warning"),)
    assert k.recorder.path.parent.name == "pilot"


def test_the_kiosk_goes_to_a_screen_full_screen_or_in_a_window(kiosk, qapp):
    k = kiosk(("captions",))
    k.window.start(qapp.primaryScreen(), full_screen=True)
    assert k.window.isFullScreen()
    assert k.window.size() == qapp.primaryScreen().size()
    k.window.showNormal()
    k.window.start(qapp.primaryScreen(), full_screen=False)
    assert not k.window.isFullScreen()


def test_the_last_page_shows_the_receipt_where_the_study_wants_it(kiosk, study, qtbot):
    package = study({"captions": BLOCKS["captions"]})
    texts = {"debriefing": "Thank you. Your receipt: **{receipt}**"}
    k = kiosk(package=replace(package, study=replace(package.study, texts=texts)))
    while isinstance(k.step, Showing):
        answer(k)
    words = k.window.page.findChild(ReadingColumn).toPlainText()
    (code,) = re.findall(r"[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}", words)
    assert "{receipt}" not in words
    with qtbot.waitSignal(k.window.finished):
        k.answer(ENTER)
    assert is_receipt_of(code, read_journal(k.recorder.path).lines)
