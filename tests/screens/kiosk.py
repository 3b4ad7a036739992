"""The kiosk's screens: every kind of page, all tasks, and what stands in the way of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QApplication

from turingdesk.core.errors import WriteFailed
from turingdesk.core.step import Limits, Page, PageKind, Showing, Step
from turingdesk.core.streams import stream
from turingdesk.core.study import AnswerForm
from turingdesk.gui.kiosk.exit_dialog import ExitDialog
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.screens.camera import Camera, picture, settle, wait_until
from turingdesk.gui.screens.stage import NOW, SKILL, Stage
from turingdesk.judges import JUDGES
from turingdesk.judges._walk import SimulatedClock, walk
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import Package

Shot = Callable[[Stage, Camera], QPixmap]
Wanted = Callable[[Step], bool]
Do = Callable[[KioskWindow], object]
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
        dialog = ExitDialog(f"{done} of {of} trials are done.", "", window)
        dialog.show()
        settle()
        taken = picture(window, dialog)
        dialog.close()
        return taken


def closing(stage: Stage, camera: Camera) -> QPixmap:
    """What stands on the screen when a session is over, until the experimenter comes."""

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


@contextmanager
def kiosk(
    stage: Stage,
    camera: Camera,
    wanted: Wanted,
    package: Package | None = None,
    *,
    pilot: bool = False,
) -> Iterator[KioskWindow]:
    """A kiosk that stands at the first step of the kind wanted."""
    studied = package or stage.package
    data = stage.home / "TuringDesk" / "kiosk" / str(next(stage.numbers))
    clock = SimulatedClock(began=NOW)
    recorder = SessionRecorder.begin(
        studied,
        data,
        SessionSetup("P-014", "Booth 1", pilot=pilot),
        clock=clock.seconds,
        now=clock.now,
    )
    steps = walk(recorder, JUDGES["skilled"].make(SKILL), stream("screens", "judge"), clock)
    while not wanted(_step(recorder)):
        next(steps)
    window = KioskWindow(recorder, pilot=pilot, demonstration=studied.study.demonstration)
    camera.open(window)
    view = window.trial.view
    if view is not None:
        wait_until(lambda: view.onset_s is not None)
        settle()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        settle()


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
    window.page.go_on.click()
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
    "kiosk-practice-over": page(PageKind.PRACTICE),
    "kiosk-feedback": page(PageKind.FEEDBACK, feedback=9),
    "kiosk-break": page(PageKind.BREAK),
    "kiosk-debriefing": page(PageKind.DEBRIEFING),
    "kiosk-captions": trial("captions", limits=NO_WAIT),
    "kiosk-captions-look-first": trial("captions"),
    "kiosk-captions-pilot": trial("captions", pilot=True),
    "kiosk-words": trial("words"),
    "kiosk-conversations": trial("conversations"),
    "kiosk-conversations-half": trial("conversations", press("2")),
    "kiosk-conversations-long": trial("conversations", scroll_down, lengths=(12,)),
    "kiosk-conversations-joint": trial("conversations", press("3"), answer=JOINT),
    "kiosk-colors": trial("colors"),
    "kiosk-objects": trial("objects"),
    "kiosk-fixations": trial("fixations", step_on),
    "kiosk-fixations-target": search,
    "kiosk-pairs": trial("pairs"),
    "kiosk-way-out": way_out,
    "kiosk-call": call,
    "kiosk-closing": closing,
}
