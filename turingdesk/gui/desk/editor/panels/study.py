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
from turingdesk.gui.translation import tr

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


def _study() -> list[Setting]:
    return [
        Setting(
            ("title",),
            tr("Desk", "Title"),
            tr("Desk", "Participants do not see it."),
            wide=True,
        ),
        Setting(
            ("id",),
            tr("Desk", "Id", "a short name"),
            tr(
                "Desk",
                "Letters, digits and hyphens. It stands in the names of all data files, so leave "
                "it as it is once there are data.",
            ),
            hint="my-study",
        ),
        Setting(
            ("version",),
            tr("Desk", "Version"),
            tr("Desk", "Yours to count. It is in the data."),
            default="1",
        ),
        Setting(
            ("provenance",),
            tr("Desk", "Where the answers come from"),
            tr("Desk", "One or two sentences."),
            Takes.TEXT,
            default="",
        ),
        Setting(
            ("participants",),
            tr("Desk", "Participants planned"),
            tr("Desk", "Only the plan uses it."),
            Takes.WHOLE,
            hint=tr("Desk", "not said"),
        ),
        Setting(
            ("languages",),
            tr("Desk", "Languages"),
            tr("Desk", "E.g. en; de"),
            Takes.WORDS,
            default=["en"],
        ),
        Setting(
            ("demonstration",),
            tr("Desk", "This is a demonstration"),
            tr("Desk", "It is marked as one wherever it shows."),
            Takes.FLAG,
            default=False,
        ),
    ]


def _origins() -> list[Setting]:
    human, machine = kiosk_words("A human"), kiosk_words("A machine")
    return [
        Setting(("origins", "human"), tr("Desk", "Human answers"), hint=human, default=human),
        Setting(
            ("origins", "machine"), tr("Desk", "Machine answers"), hint=machine, default=machine
        ),
    ]


def _chance() -> list[Setting]:
    return [
        Setting(
            ("seed",),
            tr("Desk", "Seed", "of random draws"),
            tr("Desk", "All random draws follow from it and from the participant's code."),
            Takes.WHOLE,
            default=0,
        ),
        Setting(
            ("counterbalance", "keys"),
            tr("Desk", "Draw the side of \u201chuman\u201d for each participant"),
            tr("Desk", "Otherwise it is always on the left, on the key F."),
            Takes.FLAG,
            default=True,
        ),
    ]


def _sessions() -> list[Setting]:
    return [
        Setting(
            ("resume", "policy"),
            tr("Desk", "A session that was cut off"),
            takes=Takes.ONE_OF,
            default="resume",
            options=(
                Option("resume", tr("Desk", "may go on", "a session that was cut off")),
                Option("restart", tr("Desk", "begins anew with the same trials")),
                Option("refuse", tr("Desk", "is over", "a session that was cut off")),
            ),
        ),
        Setting(
            ("resume", "max_age_hours"),
            tr("Desk", "It can go on for"),
            tr("Desk", "Hours."),
            Takes.NUMBER,
            default=24,
        ),
        Setting(
            ("reservation_hours",),
            tr("Desk", "Its answers are kept for it for"),
            tr("Desk", "Hours. After this time other participants can get them."),
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
        self.add_sheet(tr("Desk", "Study"), _study())
        about = tr("Desk", "What participants choose between. Shown on the buttons.")
        self.add_sheet(tr("Desk", "Names of the two classes"), _origins(), about=about)
        self.add_sheet(tr("Desk", "Chance"), _chance())
        self.add_sheet(tr("Desk", "Sessions that are cut off"), _sessions())

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
    return tr(
        "Desk",
        "Frozen {time} by {name}, version {version}. Changes are allowed. Saving asks for the "
        "reason, and records it as a deviation.",
    ).format(time=local_time(found.at), name=found.by, version=found.version)


PANEL = StudyPanel
