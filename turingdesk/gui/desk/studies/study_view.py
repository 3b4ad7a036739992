"""The study in hand: what it is, what it holds, its plan, and whether it can run."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.plan import Plan
from turingdesk.desk.holdings import holding, pictures
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.registration import RegistrationCard
from turingdesk.gui.desk.studies.block_card import BlockCard
from turingdesk.gui.desk.studies.problem_list import ProblemList
from turingdesk.gui.desk.studies.reader import Studied
from turingdesk.gui.desk.words import at_home, button, label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr
from turingdesk.study.package import Package


class StudyView(QScrollArea):
    """Shows one study, or what to do where there is none.

    Signals:
        session_wanted: A session is to start; carries whether it is a pilot.
        preview_wanted: The stimuli of a block are to be looked at; carries its id.
        edit_wanted: The study is to be changed.
        seal_wanted: The study is to be sealed.
        freeze_wanted: The study is to be frozen.
        account_wanted: What changed since it was frozen is to be accounted for.
    """

    session_wanted = Signal(bool)
    preview_wanted = Signal(str)
    edit_wanted = Signal()
    seal_wanted = Signal()
    freeze_wanted = Signal()
    account_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        scrolls(self, tr("Desk", "Study"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.start = button(
            tr("Desk", "Start session…"), lambda: self.session_wanted.emit(False), "primary"
        )
        self.pilot = button(tr("Desk", "Pilot…"), lambda: self.session_wanted.emit(True))
        self.edit = button(tr("Desk", "Edit"), self.edit_wanted.emit)
        self.seal = button(tr("Desk", "Seal…"), self.seal_wanted.emit, "quiet-small")
        self.registration: RegistrationCard | None = None
        self.show_nothing()

    def show_nothing(self) -> None:
        """No study was opened yet."""
        card = Card()
        card.column.addStretch(1)
        for text, role in (
            (tr("Desk", "Drop a study here"), "heading"),
            (
                tr(
                    "Desk",
                    "A folder with a study.toml, or one .tdz file. The buttons above open one, "
                    "or make a new one of your spreadsheet and pictures.",
                ),
                "",
            ),
        ):
            line = label(text, role or "soft", wrap=True)
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            card.column.addWidget(line)
        card.column.addStretch(1)
        self._put(card)

    def show_reading(self, name: str) -> None:
        """A study is being read."""
        card = Card()
        line = label(tr("Desk", "Reading {name}…").format(name=name), "soft")
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        card.column.addWidget(line)
        self._put(card)

    def show_study(self, studied: Studied) -> None:
        """Show what was read."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, SIZES.unit, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self._head(studied))
        if studied.problems:
            column.addWidget(ProblemList(studied.problems))
        self.registration = RegistrationCard()
        self.registration.freeze_wanted.connect(self.freeze_wanted)
        self.registration.account_wanted.connect(self.account_wanted)
        column.addWidget(self.registration)
        if studied.package is not None and studied.plan is not None:
            for block in studied.plan.blocks:
                card = BlockCard(block, holding(studied.package, block.table))
                card.preview_wanted.connect(self.preview_wanted)
                column.addWidget(card)
        column.addStretch(1)
        self._put(inside)
        self.allow(studied)

    def allow(self, studied: Studied) -> None:
        """Sessions can start once the study is sound and hashed."""
        may = studied.may_run and studied.is_hashed
        tip = ""
        if studied.may_run and not studied.is_hashed:
            tip = tr("Desk", "The study's files are still being read.")
        if self.registration is not None:
            self.registration.show_state(studied)
        for made in (self.start, self.pilot):
            made.setEnabled(may)
            made.setToolTip(tip)

    def _head(self, studied: Studied) -> Card:
        card = Card()
        package, plan = studied.package, studied.plan
        title = package.study.title if package else studied.path.name
        card.column.addWidget(label(title, "heading", wrap=True))
        if package is not None:
            tags = QHBoxLayout()
            tags.setSpacing(SIZES.unit)
            version = tr("Desk", "version {version}").format(version=package.study.version)
            tags.addWidget(label(version, "tag"))
            if package.study.demonstration:
                tags.addWidget(label(tr("Desk", "Demonstration"), "warning-tag"))
            if package.study.sealed:
                tags.addWidget(label(tr("Desk", "Sealed", "of a study"), "tag"))
            tags.addStretch(1)
            tags.addWidget(self.seal)
            card.column.addLayout(tags)
        if package is not None and package.study.provenance:
            card.column.addWidget(label(package.study.provenance, "", wrap=True))
        facts = [at_home(studied.path)]
        if package is not None and plan is not None:
            facts += _facts(package, plan)
        card.column.addWidget(label(" \u00b7 ".join(facts), "soft", wrap=True))
        row = WrappingRow(spacing=SIZES.unit)
        row.addWidget(self.start)
        row.addWidget(self.pilot)
        row.addWidget(self.edit)
        card.column.addSpacing(SIZES.unit)
        card.column.addLayout(row)
        self.start.show()
        self.pilot.show()
        is_sealed = package is not None and package.study.sealed
        self.edit.setVisible(not is_sealed)  # what is sealed is never changed
        self.seal.setVisible(package is not None and not is_sealed)
        self.seal.setEnabled(studied.may_run)
        return card

    def _put(self, widget: QWidget) -> None:
        """Replace what is shown; the buttons outlive the card that they stand on."""
        for kept in (self.start, self.pilot, self.edit, self.seal):
            if not widget.isAncestorOf(kept):
                kept.hide()
                kept.setParent(self)
        self.setWidget(widget)


def _facts(package: Package, plan: Plan) -> Iterator[str]:
    """How much of what the study holds, and what is planned."""
    yield tr("Desk", "%n trial(s)", "", plan.trials)
    if plan.forms:
        yield tr("Desk", "%n form(s)", "", len(plan.forms))
    yield tr("Desk", "%n picture(s)", "", pictures(package))
    if package.sealed is not None:
        yield tr("Desk", "%n session(s) drawn", "", package.sealed.seal.sessions)
    if plan.participants is not None and plan.total is not None:
        words = tr(
            "Desk", "%n participant(s) planned, {trials} trials in all", "", plan.participants
        )
        yield words.format(trials=program().whole(plan.total))
