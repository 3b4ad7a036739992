"""Every screen of the kiosk in every language, and in one that runs from right to left."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from tests.gui import pseudo
from tests.gui.kiosk.conftest import BLOCKS, FORMS, write_study
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.streams import stream
from turingdesk.gui.kiosk import locked_window
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.exit_dialog import ExitChoice, ExitDialog, trials_done
from turingdesk.gui.kiosk.field import QuestionLabel
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.translation import install, participant, speak
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import SimulatedClock, walk_session
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.voice import LANGUAGES
from turingdesk.study.package import open_package
from turingdesk.system import paths

pytestmark = pytest.mark.usefixtures("english_afterwards")

SIGNED = '[consent]\nsignature = "optional"\n'
MORE = "[block.limits]\nlook_first_s = 3\n[block.break]\nevery = 1\nwait_s = 9\n"
ASKED = '[[block.question]]\nid = "why"\ntext = "Why?"\nkind = "text"\nrequired = false\n'
SIZES = ((1024, 768), (1440, 900))


@pytest.fixture(scope="module")
def arabic(tmp_path_factory):
    return pseudo.compiled(tmp_path_factory.mktemp("arabic"))


@pytest.fixture
def opened(qtbot, tmp_path):
    """A kiosk in a language, at the first step of the small study of all tasks."""
    made = []

    def open_in(code, blocks=None, size=SIZES[0]):
        chosen = blocks or {**BLOCKS, "captions": f'feedback = "all"\n{BLOCKS["captions"]}'}
        chosen = {task: chosen[task] for task in chosen}
        if "pairs" in chosen:
            chosen["pairs"] += ASKED
        chosen["words"] = chosen.get("words", "trials = 2\n") + MORE
        folder = write_study(
            tmp_path / f"study-{code}", chosen, head=f'languages = ["{code}"]\n{SIGNED}{FORMS}'
        )
        (folder / "texts").mkdir()
        for name in ("information", "consent", "instructions"):
            (folder / "texts" / f"{name}.md").write_text("# Study\nIts own words.", "utf-8")
        clock = SimulatedClock()
        recorder = SessionRecorder.begin(
            open_package(folder),
            tmp_path / f"data-{code}",
            SessionSetup("p1", "k1"),
            clock=clock.session_clock,
        )
        window = KioskWindow(recorder, demonstration=True)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        made.append(window)
        return window, walk_session(
            recorder, JUDGES["coin"].make({}), stream("languages", "judge"), clock
        )

    yield open_in
    for window in made:
        window.leave()


def screens(window, steps):
    """Every step of a session, on screen."""
    while (step := window.recorder.session.step) is not None:
        window.call.continue_wanted.emit()
        QApplication.processEvents()
        yield step
        if next(steps, None) is None:
            return


def cut(window):
    """What is not to be read whole, with its text."""
    found = [label.text() for label in seen(window, QLabel) if is_cut(label)]
    found += [b.text() for b in seen(window, QPushButton) if b.sizeHint().width() > b.width()]
    for asked in seen(window, QuestionLabel):
        if asked.heightForWidth(asked.width()) > asked.height():
            found.append(asked.accessibleName())
    for button in seen(window, ChoiceButton):
        room = button.label_room(button.width())
        laid = button._fitting(room)
        words = map(QFontMetricsF(laid.font).horizontalAdvance, button.choice.label.split())
        if max(words) > room + 1:
            found.append(f"{button.choice.label}: broken inside a word")
        if laid.font.pixelSize() < 12 or laid.height > button.height():
            found.append(button.choice.label)
    if overlaps(window.trial.header):
        found.append(f"{window.trial.header.title} / {window.trial.header.place}")
    return found


def seen(window, kind):
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


def is_cut(label):
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height()
    return label.sizeHint().width() > label.width()


def overlaps(header):
    """Whether the strip on top has no room for its words."""
    if not header.isVisible():
        return False
    words = (header.title, header.place, *(tag for tag, _ in header.tags))
    return sum(QFontMetricsF(header.font()).horizontalAdvance(w) + 24 for w in words) > (
        header.width() - 80
    )


@pytest.mark.sampled
@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_nothing_is_cut_in_any_language(opened, code):
    window, steps = opened(code)
    kinds = []
    for step in screens(window, steps):
        kinds.append(type(step))
        assert cut(window) == [], step
    assert set(kinds) == {Page, Showing}
    assert len(kinds) > 25
    assert participant().language == code


@pytest.mark.slow
def test_nothing_is_cut_where_words_are_long_and_run_from_right_to_left(
    opened, arabic, monkeypatch
):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    window, steps = opened("ar")
    kinds = set()
    for step in screens(window, steps):
        kinds.add(step.kind if isinstance(step, Page) else step.task)
        assert cut(window) == [], step
        shown = window.page or window.trial
        assert shown.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert set(BLOCKS) | {PageKind.CONSENT, PageKind.BREAK, PageKind.FEEDBACK} <= kinds


@pytest.mark.slow
def test_a_call_for_the_experimenter_is_not_cut_either(opened, arabic, monkeypatch):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    window, _ = opened("ar")
    window.call.call()
    window.layout().setCurrentWidget(window.call)
    QApplication.processEvents()
    assert window.call.title.text() == pseudo.pseudo("Please call the experimenter").strip()
    assert cut(window) == []
    window.call.show_recovered()
    QApplication.processEvents()
    assert cut(window) == []


def to_a_trial(window, steps, task):
    for step in screens(window, steps):
        if isinstance(step, Showing) and step.task == task:
            return step
    return None


@pytest.mark.slow
@pytest.mark.damages_journals  # its clock is simulated, and the key isn't
def test_the_left_choice_keeps_the_left_key_in_every_direction(qtbot, opened, arabic, monkeypatch):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    window, steps = opened("ar", {"captions": "trials = 2\n"})
    step = to_a_trial(window, steps, "captions")
    qtbot.waitUntil(lambda: not window.trial.bar.hold.is_on)
    left, right = sorted(
        window.trial.bar.fields[0].buttons, key=lambda b: b.mapTo(window, b.rect().topLeft()).x()
    )
    assert (left.key, right.key) == ("f", "j")
    assert left.choice.value == step.questions[0].choices[0].value
    qtbot.keyClick(window, Qt.Key.Key_F)
    qtbot.waitUntil(lambda: window.recorder.given > 0)


@pytest.mark.slow
def test_conversations_stand_on_the_right_of_their_questions(opened, arabic, monkeypatch):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    low = (1024, 600)  # too low for all choices, so that they scroll
    window, steps = opened("ar", {"conversations": BLOCKS["conversations"]}, low)
    assert to_a_trial(window, steps, "conversations")
    trial = window.trial
    assert trial.bar.geometry().right() < trial.view.geometry().left()
    area = trial.bar.findChild(QScrollArea)
    bar, button = area.verticalScrollBar(), trial.bar.fields[0].buttons[0]
    assert bar.mapTo(window, bar.rect().topRight()).x() < button.mapTo(window, QPoint(0, 0)).x()
    assert trial.view.geometry().right() <= trial.width() - 40
    assert trial.view.layoutDirection() is Qt.LayoutDirection.LeftToRight, (
        "what is judged looks the same in all languages"
    )


@pytest.mark.slow
def test_a_pair_keeps_its_sides(opened, arabic, monkeypatch):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    window, steps = opened("ar", {"pairs": BLOCKS["pairs"]})
    assert to_a_trial(window, steps, "pairs")
    first, second = window.trial.view.sides
    assert first.geometry().right() < second.geometry().left()


@pytest.mark.slow
def test_a_scale_begins_where_reading_begins(qtbot, opened, arabic, monkeypatch):
    monkeypatch.setattr(locked_window, "speak", partial(speak, folder=arabic))
    window, steps = opened("ar", {"captions": "trials = 2\n"})
    for step in screens(window, steps):
        if isinstance(step, Page) and any(q.id == "ai_knowledge" for q in step.questions):
            break
    (field,) = [f for f in window.page.column.fields if isinstance(f, ScaleField)]
    slider = field.slider
    low_end = slider.rect().center()
    low_end.setX(slider.width() - 4)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=low_end)
    assert slider.value == 0
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value == 1, "the left arrow goes where the scale grows"


@pytest.mark.parametrize(
    ("code", "where", "end"),
    [
        ("de", "1.200 / 2.000 Durchgänge abgeschlossen.", "Sitzung beenden"),
        ("zh", "已完成 1,200 / 2,000 个试次。", "结束实验"),
    ],
)
def test_the_way_out_speaks_the_experimenters_language(qtbot, qapp, code, where, end):
    install(code)
    speak("es")
    dialog = ExitDialog(trials_done(1200, 2000), "", waits=True)
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert where in texts
    assert not [text for text in texts if is_cut_in(dialog, text)]
    buttons = [button.text() for button in dialog.findChildren(QPushButton)]
    assert end in buttons
    assert ExitChoice.END.value == "End the session", "the journal is English"
    assert all(b.sizeHint().width() <= b.width() for b in dialog.findChildren(QPushButton))
    install("en")


def test_the_way_out_of_a_preview_promises_nothing(qtbot):
    dialog = ExitDialog(trials_done(1, 4), is_preview=True)
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = [button.text() for button in dialog.findChildren(QPushButton)]
    assert buttons == ["End the preview", "Continue"]
    assert "saved" not in " ".join(label.text() for label in dialog.findChildren(QLabel))


def is_cut_in(dialog, text):
    (label, *_) = [one for one in dialog.findChildren(QLabel) if one.text() == text]
    return is_cut(label)


def test_no_page_of_the_demo_shows_its_markup():
    for path in sorted((paths.demo_study() / "texts").glob("*.md")):
        document = QTextDocument()
        document.setMarkdown(path.read_text("utf-8"))
        assert "*" not in document.toPlainText(), path.name
