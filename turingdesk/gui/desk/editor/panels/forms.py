"""Forms: pages with questions to the participant, their fields, and how a page looks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from turingdesk.core.setting import Keys, Setting
from turingdesk.core.study import Form, When
from turingdesk.editing.draft_pages import form_page
from turingdesk.editing.flow import asked_when
from turingdesk.gui.desk.editor.panels import questions
from turingdesk.gui.desk.editor.panels.array import Addition, ArrayEditor, ArrayKind, free_id
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.ordered import Names
from turingdesk.gui.desk.editor.panels.setting import declared, kiosk_words, title_first
from turingdesk.gui.desk.editor.panels.text_editor import PackageText, Previewed
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.study.study_questions import usual_form

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft
    from turingdesk.editing.flow import FlowPart

_INTRO_HEIGHT = 80
_KIOSK_HEIGHT = 1000
_NOTHING = tr_noop("Desk", "To see the page, add a question.")


class FormsPanel(CardPanel):
    """The forms, the fields of the one that is chosen, and its page in the kiosk."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.forms = ArrayEditor(
            draft.toml,
            ("form",),
            ArrayKind(
                _names(),
                lambda form: str(form.get("title") or _usual(form)[1]),
                self._form_settings,
                _new_forms,
                nothing=lambda: tr(
                    "Desk", "There are no forms. Participants are not asked about themselves."
                ),
                id=lambda form: str(form.get("id") or _usual(form)[0]),
            ),
        )
        self.intro = PackageText(draft, tr("Desk", "Text above the questions"), _INTRO_HEIGHT)
        self.fields = ArrayEditor(
            draft.toml,
            ("form", 0, "field"),
            ArrayKind(
                questions.names(),
                questions.field_title,
                self._field_settings,
                partial(questions.additions, presets=True),
                nothing=lambda: tr("Desk", "This form has no questions yet."),
                with_preset=questions.with_preset,
                others=self._field_ids,
            ),
        )
        self.seen = Previewed(_KIOSK_HEIGHT)
        self.add_card(tr("Desk", "Forms"), self.forms, self.intro)
        self.fields_card = self.add_card(tr("Desk", "Questions of this form"), self.fields)
        self.add_part(self.forms)
        self.add_part(self.fields)
        self.add_part(self.intro)
        self.forms.chosen.connect(lambda _: self._turn())
        self.fields.chosen.connect(self.seen.preview.show_question)
        self.set_aside(self.seen)
        self._turn()

    def refresh(self) -> None:
        self.forms.refresh()
        self._turn()

    def show_part(self, part: FlowPart) -> None:
        self.forms.choose(part.place)

    def _turn(self) -> None:
        """Show the fields and the page of the form that is chosen."""
        place = self.forms.place
        for part in (self.fields_card, self.intro):
            part.setVisible(place is not None)
        if place is not None:
            self.fields.turn_to((*place, "field"))
            form = self.forms.things[self.forms.current]
            file = str(form.get("text") or f"texts/{form.get('id') or _usual(form)[0]}.md")
            self.intro.edit(file, lambda name: self.draft.toml.set((*place, "text"), name))
        page = None if place is None else form_page(self.draft, self.forms.current)
        self.seen.show_page(page, tr("Desk", _NOTHING))

    def _form_settings(self, place: Keys) -> list[Setting]:
        form = self.draft.toml.get(*place, default={})
        name, title = _usual(form)
        changes = {"id": {"default": name}, "title": {"default": title}}
        return title_first(declared(Form, changes=changes))

    def _field_settings(self, place: Keys) -> list[Setting]:
        field = self.draft.toml.get(*place, default={})
        return questions.form_field(field, self._earlier(place))

    def _field_ids(self) -> list[str]:
        """Those of all forms, since answers are in the data by them."""
        toml = self.draft.toml
        forms = range(len(toml.tables("form")))
        return [
            str(field.get("id", "")) for n in forms for field in toml.tables("form", n, "field")
        ]

    def _earlier(self, place: Keys) -> list[Mapping[str, Any]]:
        """The fields that are asked before the one at a place."""
        number, field = int(place[1]), int(place[3])
        forms = self.draft.toml.tables("form")
        # sorted is stable, so forms of the same moment stay in the order of the file.
        order = sorted(range(len(forms)), key=lambda n: list(When).index(asked_when(forms[n])))
        before = order[: order.index(number)]
        toml = self.draft.toml
        fields = [form_field for n in before for form_field in toml.tables("form", n, "field")]
        return [*fields, *toml.tables("form", number, "field")[:field]]


def _new_forms(taken_ids: Collection[str]) -> list[Addition]:
    strategy = {"when": "after", "field": [{"id": "strategy"}]}
    return [
        Addition(
            tr("Desk", "A form before the first block"),
            {"id": free_id("about-you", taken_ids), "field": [{"id": "age"}]},
        ),
        Addition(
            tr("Desk", "A form after the first trial"),
            {
                "id": free_id("about-you", taken_ids),
                "when": When.AFTER_FIRST.value,
                "field": [{"id": "age"}],
            },
        ),
        Addition(
            tr("Desk", "A form after the last block"),
            {"id": free_id("afterwards", taken_ids), **strategy},
        ),
    ]


def _usual(form: Mapping[str, Any]) -> tuple[str, str]:
    """Id and title of a form that says none."""
    name, title = usual_form(str(form.get("when")))
    return name, kiosk_words(title)


def _names() -> Names:
    return Names(
        tr("Desk", "Forms"),
        tr("Desk", "Add form"),
        tr("Desk", "Remove this form"),
        tr("Desk", "Move this form up"),
        tr("Desk", "Move this form down"),
        tr("Desk", "Duplicate this form"),
    )


PANEL = FormsPanel
