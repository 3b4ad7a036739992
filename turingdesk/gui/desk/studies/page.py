"""The Studies page: recent studies on the left, the open one on the right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.message import plural
from turingdesk.core.plan import Plan
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.packages.block_card import BlockCard
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.packages.problem_list import ProblemList
from turingdesk.gui.desk.packages.reader import LoadedStudy
from turingdesk.gui.desk.page import EDGE, DeskPage
from turingdesk.gui.desk.registration import AccountDialog, FreezeDialog, RegistrationCard
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.greeting import Greeting
from turingdesk.gui.desk.studies.start import ask
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import at_home, button, goal, label, paint_selected
from turingdesk.gui.desk.widgets.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.refit import refit
from turingdesk.gui.seals import seal_dialogs
from turingdesk.gui.theme import SIZES, color, font, grown, look
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.presenters.holdings import holding, pictures
from turingdesk.presenters.recent_studies import RecentReader, RecentStudy
from turingdesk.study.package import Package
from turingdesk.system.paths import demo_data, demo_study

RECENT_WIDTHS = (240, 336)  #: lx, least and most; the study in hand has the rest
LEAST_RECENT = 112  #: lx, of their list, likewise
EVERY_MS = 4000  #: between two looks at how many sessions there are
LEAST_VIEW = (300, 280)  #: lx, of the study in hand where letters are large


class StudiesPage(DeskPage):
    """Where the desk begins."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Studies"))
        self.note.setText(tr("Desk", "Open a study, check its plan, and start sessions."))
        self.new = button(tr("Desk", "New study…"), self.begin_study)
        self.open_folder = button(tr("Desk", "Open folder…"), self._ask_folder)
        self.open_file = button(tr("Desk", "Open .tdz…"), self._ask_file)
        self.import_data = button(tr("Desk", "Import data…"), self.begin_import)
        for page_button in (self.new, self.open_folder, self.open_file, self.import_data):
            self.buttons.addWidget(page_button)
        self.recent = RecentStudies()
        self.recent.chosen.connect(state.open_study)
        self._studies: dict[Path, RecentStudy] = {}
        reads = RecentReader().read
        self._follow = FolderPoller(
            self,
            state,
            EVERY_MS,
            lambda data: reads(self.state.settings.recent, data),
            self._take_known,
            lambda _: None,
        )
        self.view = StudyView()
        self._serve_view()
        card = self._recent_card = Card(tr("Desk", "Recent studies"))
        card.column.addWidget(self.recent, 1)
        self._row = FoldingRow()
        self._row.addWidget(card, 3)
        self._row.addWidget(self.view, 8)
        self.column.addLayout(self._row, 1)
        refit(self, self._give_room)
        reader = state.reader
        reader.began.connect(self._begin)
        reader.read.connect(self._show)
        reader.hashed.connect(self.view.allow)
        reader.decoded.connect(self.view.show_study)
        state.settings_changed.connect(self._list_recent)
        self._list_recent()
        if reader.studied is not None:
            self._show(reader.studied)

    def _serve_view(self) -> None:
        greeting = self.view.greeting
        greeting.demo_wanted.connect(lambda: self.state.open_study(demo_study()))
        greeting.new_wanted.connect(self.begin_study)
        greeting.folder_wanted.connect(self._ask_folder)
        greeting.file_wanted.connect(self._ask_file)
        greeting.import_wanted.connect(self.begin_import)
        self.view.session_wanted.connect(self.start_session)
        self.view.browsers_wanted.connect(self.open_to_browsers)
        self.view.preview_wanted.connect(self.preview)
        self.view.edit_wanted.connect(self.edit)
        self.view.seal_wanted.connect(self.seal)
        self.view.freeze_wanted.connect(self.freeze)
        self.view.account_wanted.connect(self.account)

    def opened(self) -> None:
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def begin_study(self) -> None:
        """Ask how a new study begins, make it, and edit it."""
        from turingdesk.gui.desk.editor.new_study import NewStudyDialog

        if self.state.permits("page editor"):
            dialog = NewStudyDialog(self.state, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def begin_import(self) -> None:
        """Ask for data from elsewhere, and import them."""
        from turingdesk.gui.desk.importing.dialog import ImportDialog

        if self.state.permits("page editor"):
            dialog = ImportDialog(self.state, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def start_session(self, pilot: bool = False) -> None:
        """Ask who sits down where, then put the session on the participant's screen."""
        studied = self.state.reader.studied
        if studied is None or studied.package is None:
            return
        ask(self.state, studied.package, pilot=pilot)

    def open_to_browsers(self) -> None:
        """Show the dialog that opens the study to phones and browsers."""
        from turingdesk.gui.desk.browsers import ask_browsers

        studied = self.state.reader.studied
        if studied is not None and studied.package is not None:
            ask_browsers(self.state, studied.package, self)

    def preview(self, block: str) -> None:
        """Show a block's stimuli as participants would see them."""
        studied = self.state.reader.studied
        if studied is not None and studied.package is not None:
            self.state.audit(
                "viewed stimuli and who made them", study=studied.package.study.id, block=block
            )
            dialog = PreviewDialog(studied.package, block, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def edit(self) -> None:
        """Change the study in hand."""
        studied = self.state.reader.studied
        if studied is not None:
            self.state.edit(studied.path)

    def freeze(self) -> None:
        """Record the study in hand as it is now."""
        studied = self.state.reader.studied
        if studied is None or studied.package is None or not studied.is_hashed:
            return
        if self.state.permits("freeze"):
            dialog = FreezeDialog(studied.package, self.state.who, studied.warnings, self)
            self._open(dialog, "preregistered a study", studied)

    def account(self) -> None:
        """Explain the changes to a preregistered study."""
        studied = self.state.reader.studied
        if studied is not None and studied.unaccounted and self.state.permits("freeze"):
            dialog = AccountDialog(studied, self.state.who, self)
            self._open(dialog, "explained changes since preregistration", studied)

    def _open(self, dialog: QDialog, what: str, studied: LoadedStudy) -> None:
        """Open a dialog that changes the registration; afterwards the study is read again."""
        by, study = self.state.who, studied.package.study.id if studied.package else ""

        def done() -> None:
            self.state.audit(what, by, study=study)
            self.state.open_study(studied.path)

        dialog.accepted.connect(done)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def seal(self) -> None:
        """Make a package of the study in hand that hides who made what."""
        studied = self.state.reader.studied
        dialogs = seal_dialogs()
        if dialogs is None or studied is None or studied.package is None:
            return
        if self.state.permits("seal"):
            dialogs.ask_seal(self.state, studied.package)

    def _give_room(self) -> None:
        """Beside each other, or each as wide as the page where large letters need it."""
        is_large = look().text_percent > 100
        least = (0, 0) if not is_large else map(grown, LEAST_VIEW)
        self.view.setMinimumSize(*least)
        self.recent.setMinimumHeight(grown(LEAST_RECENT) if is_large else 0)
        narrow, wide = map(grown, RECENT_WIDTHS)
        folds = self._row.folds(QWidget.width(self) - 2 * EDGE)
        self._recent_card.setMinimumWidth(narrow)
        self._recent_card.setMaximumWidth(NO_LIMIT if folds else wide)

    def _begin(self, path: Path) -> None:
        own_data = self.state.settings.data
        if path != demo_study() and self.state.data == demo_data() != own_data:
            self.state.move_data(own_data)  # other studies never write to the demo's data folder
        self.view.show_reading(path.name)
        self._list_recent()

    def _show(self, studied: LoadedStudy) -> None:
        self.view.show_study(studied)
        self._list_recent()
        if self._follow.isActive():
            self._follow.read()

    def _take_known(self, study_by_path: dict[Path, RecentStudy]) -> None:
        if study_by_path != self._studies:
            self._studies = study_by_path
            self._list_recent()

    def _list_recent(self) -> None:
        reader, recent = self.state.reader, self.state.settings.recent
        self._recent_card.setVisible(bool(recent))
        for page_button in (self.new, self.open_folder, self.open_file, self.import_data):
            page_button.setVisible(not self.view.is_first_use)  # else the doors have them
        now = reader.studied.path if reader.studied else None
        titles = {
            path: recent_study.title for path, recent_study in self._studies.items()
        } | self.state.titles
        self.recent.fill(
            [(path, titles.get(path), self._studies.get(path)) for path in recent], now
        )

    def _ask_folder(self) -> None:
        title = tr("Desk", "Open a study's folder")
        folder = QFileDialog.getExistingDirectory(self, title, self._near())
        if folder:
            self.state.open_study(Path(folder))

    def _ask_file(self) -> None:
        kind = f"{tr('Desk', 'Study packages')} (*.tdz)"
        title = tr("Desk", "Open a study package")
        file, _ = QFileDialog.getOpenFileName(self, title, self._near(), kind)
        if file:
            self.state.open_study(Path(file))

    def _near(self) -> str:
        recent = self.state.settings.recent
        return str(recent[0].parent if recent else Path.home())


PATH = Qt.ItemDataRole.UserRole
FACTS = PATH + 1
BETWEEN = " \u00b7 "  #: two facts
_UNIT = re.compile(r"(?<=\d) (?=\w)")  #: between a number and what it counts, on one line


class RecentStudies(QListWidget):
    """For each its whole title, how long it takes, how far it is, and where it is stored.

    Signals:
        chosen: A study was chosen; carries its path.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", "Recent studies"))
        self.setProperty("role", "plain")
        self.setItemDelegate(RecentDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # titles break again at another width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def fill(
        self, studies: Sequence[tuple[Path, str | None, RecentStudy | None]], now: Path | None
    ) -> None:
        """List studies.

        Args:
            studies: Newest first: where each lies, its title and what is known of it so far.
            now: The study in hand.
        """
        had_keys = self.hasFocus()
        self.clear()
        for path, title, recent_study in studies:
            item = QListWidgetItem(title or path.stem)
            facts = _facts_line(recent_study)
            item.setData(PATH, path)
            item.setData(FACTS, facts)
            item.setToolTip(str(path))
            words = program().join(", ", (item.text(), facts, at_home(path)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            self.addItem(item)
            item.setSelected(path == now)
            if path == now:
                self.setCurrentItem(item)
        if had_keys:
            self.setFocus()

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(PATH))


def _facts_line(recent_study: RecentStudy | None) -> str:
    """The duration and the progress of a study; empty as long as neither is known."""
    if recent_study is None:
        return ""
    parts = [tr("Desk", "Sealed", "of a study")] if recent_study.sealed else []
    parts.append(about_minutes(recent_study.minutes))
    if recent_study.sessions is not None:
        parts.append(goal(recent_study.sessions, recent_study.planned))
    return BETWEEN.join(parts)


def about_minutes(minutes: int) -> str:
    """The duration of a session, in words."""
    return tr("Desk", "About {minutes} min").format(minutes=program().format_int(minutes))


class RecentDelegate(QStyledItemDelegate):
    """Paints a study's whole title, in as many lines as it needs, over what is known of it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_selected(painter, option, box.adjusted(0, 2, 0, -2))
        room = box.adjusted(BESIDE, ABOVE, -BESIDE, 0)
        painter.setFont(_title_font())
        painter.setPen(color("ink"))
        painter.drawText(room, _WRAPPED, str(index.data()))
        room.setTop(room.top() + _title_height(str(index.data()), room.width()))
        painter.setFont(font(SIZES.small))
        painter.setPen(color("soft"))
        metrics, middle = QFontMetrics(painter.font()), Qt.TextElideMode.ElideMiddle
        for text in (*_fact_lines(index, room.width()), at_home(index.data(PATH))):
            cut = metrics.elidedText(text, middle, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, cut)
            room.setTop(room.top() + grown(LINE))
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        assert isinstance(view, RecentStudies)
        room = view.viewport().width() - 2 * BESIDE
        title, lines = _title_height(str(index.data()), room), 1 + len(_fact_lines(index, room))
        return QSize(120, 2 * ABOVE + title + lines * grown(LINE))


BESIDE, ABOVE = 12, 10  #: px, between the edge of a row and its words
LINE = 20  #: lx, of the smaller words
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def _fact_lines(index: QModelIndex | QPersistentModelIndex, width: int) -> list[str]:
    """The facts about a study; each has its line where all are too long for one."""
    facts = str(index.data(FACTS) or "")
    if QFontMetrics(font(SIZES.small)).horizontalAdvance(facts) > width:
        return facts.split(BETWEEN)
    return [facts] if facts else []


def _title_font() -> QFont:
    return font(SIZES.note, QFont.Weight.DemiBold)


def _title_height(title: str, width: int) -> int:
    room = QRect(0, 0, width, NO_LIMIT)
    return QFontMetrics(_title_font()).boundingRect(room, _WRAPPED, title).height() + 2


PAGE = StudiesPage


class StudyView(QScrollArea):
    """Shows one study, or what to do where there is none.

    Signals:
        browsers_wanted: The study is to be opened to browsers.
        session_wanted: A session is to start; carries whether it is a pilot.
        preview_wanted: The stimuli of a block are to be looked at; carries its id.
        edit_wanted: The study is to be changed.
        seal_wanted: The study is to be sealed.
        freeze_wanted: The study is to be frozen.
        account_wanted: What changed since it was frozen is to be accounted for.
    """

    browsers_wanted = Signal()
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
        self.browsers = button(
            tr("Desk", "In browsers…"), self.browsers_wanted.emit, "quiet-small"
        )
        self.edit = button(tr("Desk", "Edit"), self.edit_wanted.emit)
        self.seal = button(tr("Desk", "Seal…"), self.seal_wanted.emit, "quiet-small")
        self.registration: RegistrationCard | None = None
        self.greeting = Greeting()
        self._show_widget(self.greeting)

    @property
    def is_first_use(self) -> bool:
        """True if no study was opened yet."""
        return self.widget() is self.greeting

    def show_reading(self, name: str) -> None:
        """A study is being read."""
        self.registration = None  # it goes with the study that is shown
        card = Card()
        line = label(tr("Desk", "Reading {name}…").format(name=name), "soft")
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        card.column.addWidget(line)
        self._show_widget(card)

    def show_study(self, studied: LoadedStudy) -> None:
        """Show what was read."""
        inside = QWidget()
        self._show_widget(
            inside
        )  # first, because what is put into another place is styled again there
        inside.hide()
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
                card = BlockCard(block, holding(studied.package, block.table), inside)
                card.preview_wanted.connect(self.preview_wanted)
                column.addWidget(card)
        column.addStretch(1)
        inside.show()
        self.allow(studied)

    def allow(self, studied: LoadedStudy) -> None:
        """Sessions can start once the study is sound and hashed."""
        may = studied.may_run and studied.is_hashed
        tip = ""
        if studied.may_run and not studied.is_hashed:
            tip = tr("Desk", "The study's files are still being read.")
        if self.registration is not None:
            self.registration.show_state(studied)
        for start_button in (self.start, self.pilot, self.browsers):
            start_button.setEnabled(may)
            start_button.setToolTip(tip)

    def _head(self, studied: LoadedStudy) -> Card:
        card = Card()
        package, plan = studied.package, studied.plan
        title = package.study.title if package else studied.path.name
        card.column.addWidget(label(title, "heading", wrap=True))
        if package is not None:
            top = FoldingRow(SIZES.unit, any_letters=True)
            top.addWidget(_tags(package), 1)
            top.addWidget(self._rarer())
            card.column.addLayout(top)
        if package is not None and package.study.provenance:
            card.column.addWidget(label(package.study.provenance, "", wrap=True))
        facts = [at_home(studied.path)]
        if package is not None and plan is not None:
            facts += [about_minutes(studied.minutes), *_facts(package, plan)]
        facts_text = _UNIT.sub("\u00a0", BETWEEN.join(facts))
        card.column.addWidget(label(facts_text, "soft", wrap=True))
        row = WrappingRow(spacing=SIZES.unit)
        row.addWidget(self.start)
        row.addWidget(self.pilot)
        row.addWidget(self.edit)
        card.column.addSpacing(SIZES.unit)
        card.column.addLayout(row)
        self.start.show()
        self.pilot.show()
        is_sealed = package is not None and package.study.sealed
        self.browsers.setVisible(package is not None)
        self.edit.setVisible(not is_sealed)  # what is sealed is never changed
        can_seal = seal_dialogs() is not None
        self.seal.setVisible(package is not None and not is_sealed and can_seal)
        self.seal.setEnabled(studied.may_run)
        return card

    def _rarer(self) -> QWidget:
        """The rarer actions on the study."""
        container = QWidget()
        row = QHBoxLayout(container)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addStretch(1)
        row.addWidget(self.browsers)
        row.addWidget(self.seal)
        return container

    def _show_widget(self, widget: QWidget) -> None:
        """Replace what is shown; the buttons outlive the card that they are on."""
        for action_button in (self.start, self.pilot, self.browsers, self.edit, self.seal):
            if not widget.isAncestorOf(action_button):
                action_button.hide()
                action_button.setParent(self)
        # It deletes the widget before, with everything that is still in it
        # (QScrollArea::setWidget).
        self.setWidget(widget)


def _tags(package: Package) -> QWidget:
    """The kind of study, in a word each."""
    container = QWidget()
    row = WrappingRow(container, spacing=SIZES.unit)
    version = tr("Desk", "version {version}").format(version=package.study.version)
    row.addWidget(label(version, "tag"))
    if package.study.demonstration:
        row.addWidget(label(tr("Desk", "Demonstration"), "warning-tag"))
    if package.study.sealed:
        row.addWidget(label(tr("Desk", "Sealed", "of a study"), "tag"))
    return container


def _facts(package: Package, plan: Plan) -> Iterator[str]:
    """The amounts of what the study contains, and what is planned."""
    yield tr("Desk", "%n trial(s)", "", plan.trials)
    if plan.forms:
        yield tr("Desk", "%n form(s)", "", len(plan.forms))
    yield tr("Desk", "%n picture(s)", "", pictures(package))
    if package.sealed is not None:
        yield tr("Desk", "%n session(s) prepared", "", package.sealed.sessions)
    if plan.participants is not None and plan.total is not None:
        words = plural(
            "%n participant planned, {trials} in all",
            "%n participants planned, {trials} in all",
            n=plan.participants,
            trials=plural("%n trial", "%n trials", plan.total),
        )
        yield translate_message(words)
