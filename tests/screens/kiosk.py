"""The kiosk's screens: every kind of page, all tasks, and what is in the way of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.packages import as_real
from tests.screens.camera import Camera, closed_after, picture, settle, wait_until
from tests.screens.stage import NOW, SKILL, Stage
from turingdesk.core.errors import WriteFailed
from turingdesk.core.limits import Limits
from turingdesk.core.step import Page, PageKind, Showing, Step
from turingdesk.core.streams import stream
from turingdesk.core.study import AnswerForm, Signature, When
from turingdesk.core.task import TASKS
from turingdesk.editing.new_study import new_study
from turingdesk.gui.answering.fixations import FixationsPromptView, Phase
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.exit_dialog import ExitDialog, trials_done
from turingdesk.gui.kiosk.fields import ChoiceField, FreeTextField, NumberField, SeveralField
from turingdesk.gui.kiosk.language_page import LanguagePage
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.translation import speak
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import SimulatedClock, walk_session
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.voice import ENGLISH, LANGUAGES
from turingdesk.study.package import Package, open_package

Shot = Callable[[Stage, Camera], QPixmap]
Wanted = Callable[[Step], bool]
Do = Callable[[KioskWindow], object]
LEFT = Qt.MouseButton.LeftButton
STEPS = 8  #: frames of eye movements before the picture is taken


def page(kind: PageKind, do: Do | None = None, **fields: Any) -> Shot:
    """The first page of a kind."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        package = stage.changed("captions", **fields) if fields else stage.package
        with kiosk(stage, camera, lambda s: isinstance(s, Page) and s.kind is kind, package) as w:
            if do is not None:
                do(w)
            return picture(w)

    return take


def trial(
    block: str, do: Do | None = None, *, pilot: bool = False, number: int = 1, **fields: Any
) -> Shot:
    """A trial of a block, with other settings where wanted."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        package = stage.changed(block, **fields) if fields else stage.package

        def wanted(step: Step) -> bool:
            there = isinstance(step, Showing) and step.block == block and not step.practice
            return there and _position(step, package) >= number

        with kiosk(stage, camera, wanted, package, pilot=pilot) as window:
            if do is not None:
                do(window)
            return picture(window)

    return take


def first_trial(task: str, typed: str = "") -> Shot:
    """The first trial of a new study; of a collection with an answer begun."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        folder = stage.home / task
        if not folder.exists():
            new_study(task, folder)
        package = open_package(folder)
        block = replace(package.study.blocks[0], limits=NO_WAIT)
        package = replace(package, study=replace(package.study, blocks=(block,)))

        def wanted(step: Step) -> bool:
            return isinstance(step, Showing) and not step.practice

        with kiosk(stage, camera, wanted, package) as window:
            bar = window.trial.bar
            assert bar is not None
            if typed and isinstance(field := bar.fields[0], FreeTextField):
                field.sheet.setPlainText(typed)
            settle()
            return picture(window)

    return take


def looking(phase: Phase, *, searches: bool = False) -> Shot:
    """A picture to look at without an eye tracker, its target, or what follows it."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        folder = stage.home / "collect-fixations"
        if not folder.exists():
            new_study("collect-fixations", folder)

        def wanted(step: Step) -> bool:
            there = isinstance(step, Showing) and not step.practice
            return there and bool(step.content.target) is searches

        with kiosk(stage, camera, wanted, open_package(folder)) as window:
            view = window.trial.view
            assert isinstance(view, FixationsPromptView)
            assert view.plan is not None
            view.stop()
            if phase is not Phase.TARGET:
                view.begin_viewing()
                QTest.mouseClick(view, LEFT, pos=view.plan.picture.center())
            if phase is Phase.DONE:
                view.end_viewing()
            view.stop()
            settle()
            return picture(window)

    return take


def practice(block: str) -> Shot:
    """The practice trial of a block."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        def wanted(step: Step) -> bool:
            return isinstance(step, Showing) and step.block == block and step.practice

        with kiosk(stage, camera, wanted) as window:
            return picture(window)

    return take


def refused(stage: Stage, camera: Camera) -> QPixmap:
    """After consent was not given."""
    with kiosk(stage, camera, lambda s: isinstance(s, Page) and s.kind is PageKind.CONSENT) as w:
        assert w.page is not None
        w.page.refused.emit()
        settle()
        return picture(w)


def search(stage: Stage, camera: Camera) -> QPixmap:
    """The target that is looked for, before the eye movements."""

    def wanted(step: Step) -> bool:
        return isinstance(step, Showing) and getattr(step.content, "target", None) is not None

    with kiosk(stage, camera, wanted) as window:
        _freeze(window)
        return picture(window)


def way_out(stage: Stage, camera: Camera) -> QPixmap:
    """The experimenter's way out of a running session."""
    with kiosk(stage, camera, lambda s: isinstance(s, Showing) and s.block == "words") as window:
        done, of = window.recorder.session.progress
        dialog = ExitDialog(trials_done(done, of), "", window)
        dialog.show()
        settle()
        taken = picture(window, dialog)
        dialog.close()
        return taken


def closing(stage: Stage, camera: Camera) -> QPixmap:
    """What is on the screen when a session is over, until the experimenter comes."""

    def is_last(step: Step) -> bool:
        return isinstance(step, Page) and step.kind is PageKind.DEBRIEFING

    with kiosk(stage, camera, is_last) as window:
        window.guard.begin(window.screen())
        click_continue(window)
        return picture(window)


def call(stage: Stage, camera: Camera) -> QPixmap:
    """What a participant sees when the disk refuses an answer."""
    with kiosk(stage, camera, lambda s: isinstance(s, Showing) and s.block == "words") as window:
        window.fail(WriteFailed("The disk is full."))
        settle()
        return picture(window)


class QuietLine:
    """A line to a desk that says nothing by itself."""

    def open(self, hear: Callable[[dict[str, Any]], None]) -> None:
        """Be connected."""
        hear({"say": "linked"})

    def close(self) -> None:
        """Nothing is heard anyway."""

    def send(self, sent: dict[str, Any]) -> None:
        """No one answers."""


@contextmanager
def kiosk(
    stage: Stage,
    camera: Camera,
    wanted: Wanted,
    package: Package | None = None,
    *,
    pilot: bool = False,
) -> Iterator[KioskWindow]:
    """A kiosk that is at the first step of the kind wanted."""
    studied = as_real(package or stage.package)
    data = stage.home / "TuringDesk" / "kiosk" / str(next(stage.numbers))
    clock = SimulatedClock(began=NOW)
    recorder = SessionRecorder.begin(
        studied,
        data,
        SessionSetup("P-014", "Booth 1", pilot=pilot, is_linked=True),
        clock=clock.session_clock,
    )
    steps = walk_session(
        recorder, JUDGES["skilled"].make(SKILL), stream("screens", "judge"), clock
    )
    while not wanted(_step(recorder)):
        next(steps)
    window = KioskWindow(recorder, pilot=pilot, demonstration=studied.study.demonstration)
    window.live.connect(QuietLine())
    camera.open(window)
    view = window.trial.view
    if view is not None:
        wait_until(lambda: view.onset_s is not None)
        settle()
    with closed_after(window):
        yield window


def press(*keys: str) -> Do:
    """Press keys, each once."""

    def do(window: KioskWindow) -> None:
        for letter in keys:
            code = Qt.Key(ord(letter.upper()))
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter)
                event.setTimestamp(round(perf_counter() * 1000))
                QApplication.sendEvent(window, event)
            settle()

    return do


def click_continue(window: KioskWindow) -> None:
    """Hand in a page as it is."""
    assert window.page is not None
    window.page.continue_button.click()
    settle()


def _judge_both(window: KioskWindow) -> None:
    """Say what both speakers are and what they talk about."""
    press("2", "3")(window)
    assert window.trial.bar is not None
    topic = window.trial.bar.fields[2]
    topic.findChildren(ChoiceButton)[0].press("")
    window.trial.bar.continue_button.click()
    settle()


def _freeze(window: KioskWindow) -> None:
    """Hold eye movements at the first frame."""
    assert window.trial.view is not None
    window.trial.view.pause()


def step_on(window: KioskWindow) -> None:
    """Hold eye movements in the middle of a play."""
    view = window.trial.view
    assert view is not None
    for _ in range(STEPS):
        view.step()


def scroll_down(window: KioskWindow) -> None:
    """Read on to the end."""
    window.trial.turn(9.0)
    settle()


def _step(recorder: SessionRecorder) -> Step:
    step = recorder.session.step
    assert step is not None, "the demo study has no such step"
    return step


def _position(step: Step, package: Package) -> int:
    """Which trial of its block a showing is, from 1."""
    assert isinstance(step, Showing)
    before = 0
    for block in package.study.blocks:
        if block.id == step.block:
            return step.number - before
        before += block.trials
    return 0


NO_WAIT = Limits()
JOINT = AnswerForm.JOINT

KIOSK: dict[str, Shot] = {
    "kiosk-information": page(PageKind.INFORMATION),
    "kiosk-consent": page(PageKind.CONSENT),
    "kiosk-refused": refused,
    "kiosk-form": page(PageKind.FORM),
    "kiosk-instructions": page(PageKind.INSTRUCTIONS),
    "kiosk-practice": practice("words"),
    "kiosk-practice-conversations": practice("conversations"),
    "kiosk-practice-pairs": practice("pairs"),
    "kiosk-practice-over": page(PageKind.PRACTICE),
    "kiosk-feedback": trial("captions", press("f"), limits=NO_WAIT, feedback=9),
    "kiosk-break": page(PageKind.BREAK),
    "kiosk-debriefing": page(PageKind.DEBRIEFING),
    "kiosk-captions": trial("captions", limits=NO_WAIT),
    "kiosk-captions-look-first": trial("captions"),
    "kiosk-captions-pilot": trial("captions", pilot=True),
    "kiosk-words": trial("words"),
    "kiosk-conversations": trial("conversations"),
    "kiosk-conversations-half": trial("conversations", press("2")),
    "kiosk-conversations-long": trial("conversations", scroll_down, lengths=(12,)),
    "kiosk-conversations-feedback": trial("conversations", _judge_both, feedback=9),
    "kiosk-conversations-joint": trial("conversations", press("3"), answer=JOINT),
    "kiosk-colors": trial("colors"),
    "kiosk-objects": trial("objects"),
    "kiosk-fixations": trial("fixations", step_on),
    "kiosk-fixations-target": search,
    "kiosk-pairs": trial("pairs"),
    "kiosk-collect-captions": first_trial("collect-captions", "There are two loaves and a"),
    "kiosk-collect-captions-done": first_trial(
        "collect-captions", "A baker waits behind the counter."
    ),
    "kiosk-collect-words": first_trial("collect-words", "two words"),
    "kiosk-collect-colors": first_trial("collect-colors"),
    "kiosk-collect-objects": first_trial("collect-objects", "baker"),
    "kiosk-collect-fixations": looking(Phase.VIEWING),
    "kiosk-collect-fixations-target": looking(Phase.TARGET, searches=True),
    "kiosk-collect-fixations-done": looking(Phase.DONE, searches=True),
    "kiosk-way-out": way_out,
    "kiosk-call": call,
    "kiosk-closing": closing,
}
#: A task that isn't above is drawn as a new study of it shows it first.
KIOSK |= {
    f"kiosk-{task}": first_trial(task)
    for task in TASKS
    if f"kiosk-{task}" not in KIOSK and not TASKS[task].plays
}


_NAME = "Jo Miller"
_STRATEGY = "Machines never said that they were tired.\nPeople left out words."


def form(id: str, do: Do | None = None, **changes: Any) -> Shot:
    """A form of the demo study, with one short block before what comes after the blocks."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        def wanted(step: Step) -> bool:
            return isinstance(step, Page) and step.id == id

        with kiosk(stage, camera, wanted, _short(stage, **changes)) as window:
            if do is not None:
                do(window)
            return picture(window)

    return take


def _short(stage: Stage, **changes: Any) -> Package:
    """The demo study with one block; what was asked before it decides nothing after it."""
    package = stage.changed("words")
    late = [
        replace(form, questions=tuple(replace(q, only_if=None) for q in form.questions))
        if form.when is When.AFTER
        else form
        for form in package.study.forms
    ]
    return replace(package, study=replace(package.study, forms=tuple(late), **changes))


def _page_of(window: KioskWindow) -> PageScreen:
    assert window.page is not None
    return window.page


def sign(window: KioskWindow) -> None:
    """Write a name under the consent, and look at it."""
    page = _page_of(window)
    (name,) = page.column.fields
    assert isinstance(name, FreeTextField)
    name.sheet.setPlainText(_NAME)
    _look_at_the_end(page)


def not_signed(window: KioskWindow) -> None:
    """Agree without a name where one is needed."""
    page = _page_of(window)
    page.continue_button.click()
    _look_at_the_end(page)


def choose(window: KioskWindow) -> None:
    """Answer so that a further question appears, and answer it."""
    page = _page_of(window)
    for field in page.column.fields:
        if isinstance(field, ChoiceField) and field.question.id == "ai_experience":
            field.buttons[3].press("")
    settle()
    for field in page.column.fields:
        if isinstance(field, SeveralField):
            for place in (0, 2):
                field.buttons[place].press("")
    _look_at_the_end(page)


def mistake(window: KioskWindow) -> None:
    """Hand in a number that cannot be."""
    page = _page_of(window)
    for field in page.column.fields:
        if isinstance(field, NumberField):
            field.line.setText("212")
            field.line.textEdited.emit("212")
    page.continue_button.click()
    settle()


def look_back(window: KioskWindow) -> None:
    """Say how it was decided."""
    for field in _page_of(window).column.fields:
        if isinstance(field, FreeTextField):
            field.sheet.setPlainText(_STRATEGY)
        if isinstance(field, ScaleField):
            field.slider.set_value(62, 0.0, "mouse")
    settle()


def _look_at_the_end(page: PageScreen) -> None:
    settle()
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    settle()


FORMS: dict[str, Shot] = {
    "kiosk-consent-signature": form(PageKind.CONSENT, sign, signature=Signature.OPTIONAL),
    "kiosk-consent-not-signed": form(PageKind.CONSENT, not_signed, signature=Signature.REQUIRED),
    "kiosk-form-asked-only-if": form("demographics", choose),
    "kiosk-form-mistake": form("demographics", mistake),
    "kiosk-form-afterwards": form("looking-back", look_back),
}


def language_choice(stage: Stage, camera: Camera) -> QPixmap:
    """The page on which a participant chooses a language."""
    page = LanguagePage(tuple(LANGUAGES))
    camera.open(page)
    taken = picture(page)
    page.is_over = True
    page.close()
    page.deleteLater()
    settle()
    return taken


def spoken_at(code: str, wanted: Wanted, *, calls: bool = False) -> Shot:
    """The first step of a kind, in a language."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with kiosk(stage, camera, wanted, _spoken(stage.package, code)) as window:
            if calls:
                window.fail(WriteFailed("The disk is full."))
                settle()
            taken = picture(window)
        speak(ENGLISH)
        return taken

    return take


def _spoken(package: Package, code: str) -> Package:
    """The demo study, run in another language; its own texts stay as they are written."""
    study = replace(package.study, languages=(code,))
    if code not in package.study.languages:
        return replace(package, study=study)
    read = package.in_language(code)
    return replace(read, study=replace(read.study, languages=(code,)))


def _first(kind: PageKind) -> Wanted:
    return lambda step: isinstance(step, Page) and step.kind is kind


def _block(id: str) -> Wanted:
    def wanted(step: Step) -> bool:
        return isinstance(step, Showing) and step.block == id

    return wanted


_STEPS: dict[str, Wanted] = {
    "consent": _first(PageKind.CONSENT),
    "form": _first(PageKind.FORM),
    "captions": _block("captions"),
    "words": _block("words"),
    "conversations": _block("conversations"),
    "objects": _block("objects"),
    "fixations": _block("fixations"),
    "pairs": _block("pairs"),
    "break": _first(PageKind.BREAK),
    "debriefing": _first(PageKind.DEBRIEFING),
}
SPOKEN: dict[str, Shot] = {"kiosk-language": language_choice}
for _code in LANGUAGES:
    if _code != ENGLISH:
        SPOKEN |= {
            f"kiosk-{_code}-{name}": spoken_at(_code, wanted) for name, wanted in _STEPS.items()
        }
        SPOKEN[f"kiosk-{_code}-call"] = spoken_at(_code, _block("words"), calls=True)
