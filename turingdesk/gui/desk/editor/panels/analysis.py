"""The planned analysis: which result decides, by what it is split, and why, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import ANALYSES
from turingdesk.core.setting import Option, Setting, Takes
from turingdesk.core.study import Planned
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.questions import field_title
from turingdesk.gui.desk.editor.panels.setting import declared
from turingdesk.gui.desk.editor.panels.text_editor import PackageText
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import SPLIT_COLUMNS
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

FILE = "texts/analysis.md"
HEIGHT = 200


class AnalysisPanel(CardPanel):
    """The settings of [analysis], and its text."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        about = tr(
            "Desk",
            "Describe the analysis that decides your hypothesis before you collect data. It is "
            "saved with the study when you preregister it, and the report shows it next to the "
            "results.",
        )
        title = tr("Desk", "Planned analysis")
        self.sheet = self.add_sheet(title, self._settings, about=about)
        self.text = PackageText(draft, tr("Desk", "Hypotheses and decisions"), HEIGHT)
        about = tr(
            "Desk",
            (
                "What you expect, which result would support it, when you stop collecting data, "
                "and what you exclude."
            ),
        )
        self.add_card(tr("Desk", "Description"), self.text, about=about)
        self.add_part(self.text)
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        file = str(self.draft.toml.get("analysis", "text") or FILE)
        self.text.edit(file, self._name_it)

    def _name_it(self, file: str | None) -> None:
        others = set(self.draft.toml.get("analysis", default={})) - {"text"}
        self.draft.toml.set(("analysis", "text") if file or others else ("analysis",), file)

    def _settings(self) -> list[Setting]:
        named = (
            Option(name, translate_message(analysis.title)) for name, analysis in ANALYSES.items()
        )
        analyses = [Option("", tr("Desk", "not specified")), *named]
        forms = self.draft.toml.tables("form")
        questions = [
            Option(str(field["id"]), field_title(field))
            for form in forms
            for field in form.get("field", ())
            if field.get("id")
        ]
        columns = [Option(name, tr("Desk", title)) for name, title in SPLIT_COLUMNS]
        changes = {
            "primary": {"takes": Takes.ONE_OF, "options": tuple(analyses)},
            "by": {"takes": Takes.SOME_OF, "options": (*columns, *questions)},
        }
        return declared(Planned, keys=("analysis",), changes=changes)


PANEL = AnalysisPanel
