"""The study as a whole: what it is called, what its classes are called, how sessions run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent

from turingdesk.core.setting import Setting, setting_of
from turingdesk.core.study import Cleaning, Resume, Study, WebLinks
from turingdesk.core.task import TASKS, Task
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.setting import declared, kiosk_words, title_first
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import label, moment
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


_CHANCE = ("seed", "flip_keys")
_COLLECTING = ("rules_for_machines",)  #: has a meaning in collections only
_ELSEWHERE = ("signature", "media")  #: on the pages of texts and of media


def _study() -> list[Setting]:
    """The study itself, and what no other card has."""
    elsewhere = (*_CHANCE, "reservation_hours", *_COLLECTING, *_ELSEWHERE)
    return title_first(declared(Study, without=elsewhere))


def _sessions() -> list[Setting]:
    return declared(Resume, keys=("resume",)) + declared(Study, ("reservation_hours",))


class StudyPanel(CardPanel):
    """Plain settings; each card is a list of them."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.frozen = label("", "soft", wrap=True)
        self.frozen.hide()
        self.cards.insertWidget(0, self.frozen)
        self.add_sheet(tr("Desk", "Study"), _study)
        about = tr(
            "Desk", ("The two answers that participants choose between, as shown on the buttons.")
        )
        self.add_sheet(tr("Desk", "Names of the two answers"), self._origins, about=about)
        self.add_sheet(tr("Desk", "Chance"), lambda: declared(Study, _CHANCE))
        self.add_sheet(tr("Desk", "Interrupted sessions"), _sessions)
        about = tr(
            "Desk", "For participants who come by a link, for example from Prolific or SONA."
        )
        self.add_sheet(tr("Desk", "Links"), lambda: declared(WebLinks, keys=("web",)), about=about)
        about = tr(
            "Desk",
            "When you build a study from the answers, words are cleaned in the same way "
            "for people and machines. The data keep the original words.",
        )
        self.add_sheet(tr("Desk", "Cleaning"), self._cleaning, about=about)
        self.add_sheet(tr("Desk", "Machines"), self._collecting)

    def _tasks(self) -> list[Task]:
        tasks = {str(block.get("task")) for block in self.draft.toml.tables("block")}
        return [TASKS[name] for name in tasks.intersection(TASKS)]

    def _origins(self) -> list[Setting]:
        """Only where there are verdicts: in a collection, no one chooses between the two."""
        tasks = self._tasks()
        if tasks and all(task.collects for task in tasks):
            return []
        settings = []
        for option in setting_of(Study, "origins").options:
            default_word = kiosk_words(f"A {option.value}")
            keys = ("origins", str(option.value))
            title = translate_message(option.title)
            settings.append(Setting(keys, title, hint=default_word, default=default_word))
        return settings

    def _cleaning(self) -> list[Setting]:
        """Only where a block collects single words."""
        has_words = any(task.single_words for task in self._tasks())
        return declared(Cleaning, keys=("cleaning",)) if has_words else []

    def _collecting(self) -> list[Setting]:
        collects = any(task.collects for task in self._tasks())
        return declared(Study, _COLLECTING) if collects else []

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        since = frozen(self.draft.folder)
        self.frozen.setText(since)
        self.frozen.setVisible(bool(since))


def frozen(folder: Path) -> str:
    """Since when and by whom a study is preregistered, in a sentence; empty if it isn't.

    Saving, which needs the registration, reports one that cannot be read.
    """
    from turingdesk.study.registration import registration

    try:
        record = registration(folder)
    except OSError:
        return ""
    if record is None:
        return ""
    return tr(
        "Desk",
        "Preregistered {time} by {name}, version {version}. You can still change the study. When "
        "you save, TuringDesk asks for the reason and records a deviation.",
    ).format(time=moment(record.at), name=record.by, version=record.version)


PANEL = StudyPanel
