"""The pages of a session as a draft describes them, made by what makes them for the kiosk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.core.setting import setting_of
from turingdesk.core.step import Page, PageKind
from turingdesk.core.steps import steps
from turingdesk.core.study import Form, Signature, Study
from turingdesk.study.findings import Findings
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.study_questions import forms
from turingdesk.study.toml_lines import TomlLines

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

#: The pages with a text of their own, by name, in the order in which they come.
TEXTS: Mapping[str, str] = {
    str(option.value): option.title for option in setting_of(Study, "texts").options
}


def text_page(draft: Draft, name: str, text: str) -> Page | None:
    """One of the pages in `TEXTS`; None where an empty text omits it."""
    study = Study(
        id="preview",
        title="",
        version="",
        blocks=(),
        texts={name: text} if text.strip() else {},
        signature=_signature(draft),
    )
    pages = [step for step in steps(study, ()) if isinstance(step, Page)]
    return next((page for page in pages if page.kind.value == name), None)


def block_page(title: str, text: str) -> Page | None:
    """The page before a block; its title is the block's where the text has none."""
    study = Study(id="preview", title="", version="", blocks=(), texts={"instructions": text})
    for page in steps(study, ()):
        if isinstance(page, Page) and page.kind is PageKind.INSTRUCTIONS and text.strip():
            return page if text.lstrip().startswith("# ") else replace(page, title=title)
    return None


def form_page(draft: Draft, place: int) -> Page | None:
    """The page of the form at a place; None where the draft has none, or it asks nothing."""
    form = next(iter(_forms(draft)[place : place + 1]), None)
    if form is None or not form.questions:
        return None
    return Page(PageKind.FORM, form.id, form.title, form.text, form.questions)


def _forms(draft: Draft) -> tuple[Form, ...]:
    """The draft's forms as far as they can be read; the check reports what is wrong."""
    values = {"form": draft.toml.get("form", default=[])}

    def text(section: Section, key: str, file: str) -> str:
        return draft.text(file) if file in draft.text_names() else ""

    return forms(Section(values, TomlFile(Findings(), TomlLines(""), text)))


def _signature(draft: Draft) -> Signature:
    signature = draft.toml.get("consent", "signature")
    return Signature(signature) if signature in set(Signature) else Signature.NONE
