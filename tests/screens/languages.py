"""The kiosk's screens in every language: a page, a form, trials, a break, a call for help."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPixmap

from turingdesk.core.errors import WriteFailed
from turingdesk.core.step import Page, PageKind, Showing, Step
from turingdesk.gui.kiosk.language_page import LanguagePage
from turingdesk.gui.screens.camera import Camera, picture, settle
from turingdesk.gui.screens.kiosk import Shot, Wanted, kiosk
from turingdesk.gui.screens.stage import Stage
from turingdesk.gui.translation import ENGLISH, LANGUAGES, speak
from turingdesk.study.package import Package


def choice(stage: Stage, camera: Camera) -> QPixmap:
    """The page on which a participant chooses a language."""
    page = LanguagePage(tuple(LANGUAGES))
    camera.open(page)
    taken = picture(page)
    page.is_over = True
    page.close()
    page.deleteLater()
    settle()
    return taken


def at(code: str, wanted: Wanted, *, calls: bool = False) -> Shot:
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


def _page(kind: PageKind) -> Wanted:
    return lambda step: isinstance(step, Page) and step.kind is kind


def _block(id: str) -> Wanted:
    def wanted(step: Step) -> bool:
        return isinstance(step, Showing) and step.block == id

    return wanted


_STEPS: dict[str, Wanted] = {
    "consent": _page(PageKind.CONSENT),
    "form": _page(PageKind.FORM),
    "captions": _block("captions"),
    "words": _block("words"),
    "conversations": _block("conversations"),
    "objects": _block("objects"),
    "fixations": _block("fixations"),
    "pairs": _block("pairs"),
    "break": _page(PageKind.BREAK),
    "debriefing": _page(PageKind.DEBRIEFING),
}
SPOKEN: dict[str, Shot] = {"kiosk-language": choice}
for _code in LANGUAGES:
    if _code != ENGLISH:
        SPOKEN |= {f"kiosk-{_code}-{name}": at(_code, wanted) for name, wanted in _STEPS.items()}
        SPOKEN[f"kiosk-{_code}-call"] = at(_code, _block("words"), calls=True)
