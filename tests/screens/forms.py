"""The screens of forms: a signature, every kind of field, fields that come and go."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtGui import QPixmap

from turingdesk.core.step import Page, PageKind, Step
from turingdesk.core.study import Signature, When
from turingdesk.gui.kiosk.choice_field import ChoiceField
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.kiosk.several_field import SeveralField
from turingdesk.gui.kiosk.typed_field import NumberField, TextField
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.screens.camera import Camera, picture, settle
from turingdesk.gui.screens.kiosk import Do, Shot, kiosk
from turingdesk.gui.screens.stage import Stage
from turingdesk.study.package import Package

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


def _page(window: KioskWindow) -> PageScreen:
    assert window.page is not None
    return window.page


def sign(window: KioskWindow) -> None:
    """Write a name under the consent, and look at it."""
    page = _page(window)
    (name,) = page.column.fields
    assert isinstance(name, TextField)
    name.sheet.setPlainText(_NAME)
    _look_at_the_end(page)


def not_signed(window: KioskWindow) -> None:
    """Agree without a name where one is needed."""
    page = _page(window)
    page.go_on.click()
    _look_at_the_end(page)


def choose(window: KioskWindow) -> None:
    """Answer so that a further question appears, and answer it."""
    page = _page(window)
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
    page = _page(window)
    for field in page.column.fields:
        if isinstance(field, NumberField):
            field.line.setText("212")
            field.line.textEdited.emit("212")
    page.go_on.click()
    settle()


def look_back(window: KioskWindow) -> None:
    """Say how it was decided."""
    for field in _page(window).column.fields:
        if isinstance(field, TextField):
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
