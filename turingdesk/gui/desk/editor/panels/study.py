"""The study as a whole: what it is called, what its classes are called, how sessions run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent

from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.kiosk_words import kiosk_words
from turingdesk.gui.desk.editor.panels.setting import Option, Setting, Takes
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import label
from turingdesk.gui.translation import said

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


def _study() -> list[Setting]:
    return [
        Setting(
            ("title",),
            said("Desk", "Title"),
            said("Desk", "Participants do not see it."),
            wide=True,
        ),
        Setting(
            ("id",),
            said("Desk", "Id", "a short name"),
            said(
                "Desk",
                "Letters, digits and hyphens. It stands in the names of all data files, so leave "
                "it as it is once there are data.",
            ),
            hint="my-study",
        ),
        Setting(
            ("version",),
            said("Desk", "Version"),
            said("Desk", "Yours to count. It is in the data."),
            default="1",
        ),
        Setting(
            ("provenance",),
            said("Desk", "Where the answers come from"),
            said("Desk", "One or two sentences."),
            Takes.TEXT,
            default="",
        ),
        Setting(
            ("participants",),
            said("Desk", "Participants planned"),
            said("Desk", "Only the plan uses it."),
            Takes.WHOLE,
            hint=said("Desk", "not said"),
        ),
        Setting(
            ("languages",),
            said("Desk", "Languages"),
            said("Desk", "E.g. en; de"),
            Takes.WORDS,
            default=["en"],
        ),
        Setting(
            ("demonstration",),
            said("Desk", "This is a demonstration"),
            said("Desk", "It is marked as one wherever it shows."),
            Takes.FLAG,
            default=False,
        ),
    ]


def _origins() -> list[Setting]:
    human, machine = kiosk_words("A human"), kiosk_words("A machine")
    return [
        Setting(("origins", "human"), said("Desk", "Human answers"), hint=human, default=human),
        Setting(
            ("origins", "machine"), said("Desk", "Machine answers"), hint=machine, default=machine
        ),
    ]


def _chance() -> list[Setting]:
    return [
        Setting(
            ("seed",),
            said("Desk", "Seed", "of random draws"),
            said("Desk", "All random draws follow from it and from the participant's code."),
            Takes.WHOLE,
            default=0,
        ),
        Setting(
            ("counterbalance", "keys"),
            said("Desk", "Draw the side of \u201chuman\u201d for each participant"),
            said("Desk", "Otherwise it is always on the left, on the key F."),
            Takes.FLAG,
            default=True,
        ),
    ]


def _sessions() -> list[Setting]:
    return [
        Setting(
            ("resume", "policy"),
            said("Desk", "A session that was cut off"),
            takes=Takes.ONE_OF,
            default="resume",
            options=(
                Option("resume", said("Desk", "may go on", "a session that was cut off")),
                Option("restart", said("Desk", "begins anew with the same trials")),
                Option("refuse", said("Desk", "is over", "a session that was cut off")),
            ),
        ),
        Setting(
            ("resume", "max_age_hours"),
            said("Desk", "It can go on for"),
            said("Desk", "Hours."),
            Takes.NUMBER,
            default=24,
        ),
        Setting(
            ("reservation_hours",),
            said("Desk", "Its answers are kept for it for"),
            said("Desk", "Hours. After this time other participants can get them."),
            Takes.NUMBER,
            default=24,
        ),
    ]


class StudyPanel(CardPanel):
    """Plain settings; each card is a list of them."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.frozen = label("", "soft", wrap=True)
        self.frozen.hide()
        self.cards.insertWidget(0, self.frozen)
        self.add_sheet(said("Desk", "Study"), _study())
        about = said("Desk", "What participants choose between. Shown on the buttons.")
        self.add_sheet(said("Desk", "Names of the two classes"), _origins(), about=about)
        self.add_sheet(said("Desk", "Chance"), _chance())
        self.add_sheet(said("Desk", "Sessions that are cut off"), _sessions())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        since = frozen(self.draft.folder)
        self.frozen.setText(since)
        self.frozen.setVisible(bool(since))


def frozen(folder: Path) -> str:
    """Since when and by whom a study is frozen, in a quiet sentence; empty where it is not.

    A registration that cannot be read is told by the save, which needs it.
    """
    from turingdesk.study.registration import registration

    try:
        found = registration(folder)
    except OSError:
        return ""
    if found is None:
        return ""
    return said(
        "Desk",
        "Frozen {time} by {name}, version {version}. Changes are allowed. Saving asks for the "
        "reason, and records it as a deviation.",
    ).format(time=local_time(found.at), name=found.by, version=found.version)


PANEL = StudyPanel
