"""The study as a whole: what it is called, what its classes are called, how sessions run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent

from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.setting import Option, Setting, Takes
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import label

if TYPE_CHECKING:
    from turingdesk.store.draft.draft import Draft

STUDY = (
    Setting(("title",), "Title", "Participants do not see it.", wide=True),
    Setting(
        ("id",),
        "Id",
        "Letters, digits and hyphens. It stands in the names of all data files, so leave it as "
        "it is once there are data.",
        hint="my-study",
    ),
    Setting(("version",), "Version", "Yours to count. It is in the data.", default="1"),
    Setting(
        ("provenance",),
        "Where the answers come from",
        "One or two sentences.",
        Takes.TEXT,
        default="",
    ),
    Setting(
        ("participants",),
        "Participants planned",
        "Only the plan uses it.",
        Takes.WHOLE,
        hint="not said",
    ),
    Setting(("languages",), "Languages", "E.g. en; de", Takes.WORDS, default=["en"]),
    Setting(
        ("demonstration",),
        "This is a demonstration",
        "It is marked as one wherever it shows.",
        Takes.FLAG,
        default=False,
    ),
)
ORIGINS = (
    Setting(("origins", "human"), "Human answers", hint="A human", default="A human"),
    Setting(("origins", "machine"), "Machine answers", hint="A machine", default="A machine"),
)
CHANCE = (
    Setting(
        ("seed",),
        "Seed",
        "All random draws follow from it and from the participant's code.",
        Takes.WHOLE,
        default=0,
    ),
    Setting(
        ("counterbalance", "keys"),
        "Draw the side of \u201chuman\u201d for each participant",
        "Otherwise it is always on the left, on the key F.",
        Takes.FLAG,
        default=True,
    ),
)
SESSIONS = (
    Setting(
        ("resume", "policy"),
        "A session that was cut off",
        takes=Takes.ONE_OF,
        default="resume",
        options=(
            Option("resume", "may go on"),
            Option("restart", "begins anew with the same trials"),
            Option("refuse", "is over"),
        ),
    ),
    Setting(
        ("resume", "max_age_hours"),
        "It can go on for",
        "Hours.",
        Takes.NUMBER,
        default=24,
    ),
    Setting(
        ("reservation_hours",),
        "Its answers are kept for it for",
        "Hours. After this time other participants can get them.",
        Takes.NUMBER,
        default=24,
    ),
)


class StudyPanel(CardPanel):
    """Plain settings; each card is a tuple of them."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.frozen = label("", "soft", wrap=True)
        self.frozen.hide()
        self.cards.insertWidget(0, self.frozen)
        self.add_sheet("Study", STUDY)
        about = "What participants choose between. Shown on the buttons."
        self.add_sheet("Names of the two classes", ORIGINS, about=about)
        self.add_sheet("Chance", CHANCE)
        self.add_sheet("Sessions that are cut off", SESSIONS)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        said = frozen(self.draft.folder)
        self.frozen.setText(said)
        self.frozen.setVisible(bool(said))


def frozen(folder: Path) -> str:
    """Since when and by whom a study is frozen, in a quiet sentence; empty where it is not.

    A registration that cannot be read is told by the save, which needs it.
    """
    from turingdesk.store.study.registration import registration

    try:
        found = registration(folder)
    except OSError:
        return ""
    if found is None:
        return ""
    return (
        f"Frozen {local_time(found.at)} by {found.by}, version {found.version}. Changes are "
        "allowed. Saving asks for the reason, and records it as a deviation."
    )


PANEL = StudyPanel
