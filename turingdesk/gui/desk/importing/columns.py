"""The second step of an import of tables: what each column is, and what its words mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.task import TASKS
from turingdesk.editing.column_guess import UNCLEAR
from turingdesk.editing.new_folder import slug
from turingdesk.exchange.importers._column_map import ColumnMap, TableLook
from turingdesk.exchange.importers._mapping_file import load
from turingdesk.exchange.importers._table_importer import TableImporter
from turingdesk.exchange.importers._verdict_table import VerdictImporter
from turingdesk.gui.desk.widgets.controls import OneLine, at_home, button, label, say, scroll_area
from turingdesk.gui.desk.widgets.labeled_field import side_by_side
from turingdesk.gui.desk.widgets.named_field import fill, named_field
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.presenters.importing import (
    EXTRA,
    MAKER,
    NOTHING,
    choices,
    mapped,
    mappings,
    only_once,
    save_mapping,
    word_meanings,
)

WIDE = 30  #: characters in sight of what a column is
NAME_WIDTH = 200  #: lx
EXAMPLES = 4  #: values that are shown of a column
ORIGINS = {
    "human": tr_noop("Desk", "Human", "who made an answer"),
    "machine": tr_noop("Desk", "Machine", "who made an answer"),
    "": tr_noop("Desk", "Neither: not imported", "who made an answer"),
}
KINDS = {
    "truth": tr_noop("Desk", "Who made it"),
    "verdict": tr_noop("Desk", "What judges said"),
    "items": tr_noop("Desk", "Who made each item"),
}


class ColumnsPane(QWidget):
    """Start with the guessed mapping, or with a saved one."""

    def __init__(self) -> None:
        super().__init__()
        self._importer: TableImporter | None = None
        self._look: TableLook | None = None
        self._columns = ColumnMap({})
        #: by kind words further down in the table
        self._words_below: Mapping[str, Sequence[str]] = {}
        self.mapping = QComboBox()
        self.mapping.activated.connect(lambda _: self._take_mapping())
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("Desk", "Name of the mapping"))
        self.name.setMinimumWidth(grown(NAME_WIDTH))
        self.name.setAccessibleName(tr("Desk", "Name of the mapping"))
        self.save = button(tr("Desk", "Save mapping"), self._save)
        self.status = label("", "soft", wrap=True)
        self.title, self.task, self.unit = QLineEdit(), QComboBox(), QComboBox()
        tasks = [(translate_message(TASKS[task].title), task) for task in TASKS.judging]
        fill(self.task, [(tr("Desk", "Another one"), ""), *tasks], "")
        fill(self.unit, [(tr("Desk", "Milliseconds"), "ms"), (tr("Desk", "Seconds"), "s")], "ms")
        self.fields: dict[str, QComboBox] = {}  #: what each column is
        self.words: dict[tuple[str, str], QComboBox] = {}  #: what each word means, by kind
        self._study, self._inside, self._words_inside = QWidget(), QWidget(), QWidget()
        self._lay_out()

    def begin(self, importer: TableImporter, look: TableLook, source: Path) -> None:
        """Show the columns of a table.

        Args:
            importer: The format of the table.
            look: The table.
            source: The file or folder that is imported.
        """
        self._importer, self._look, self._words_below = importer, look, {}
        self._study.setVisible(self._is_of_verdicts)
        named = [(tr("Desk", "As guessed"), ""), *((name, name) for name in mappings())]
        fill(self.mapping, named, "")
        self.title.setText(source.stem)
        self._show(look.columns)

    def ask(self, words: Mapping[str, Sequence[str]]) -> None:
        """Show words that are further down in the table, for someone to decide."""
        self._columns, self._words_below = self.column_map(), words
        for kind, unclear in words.items():
            self._columns.words(kind).update(dict.fromkeys(unclear, UNCLEAR))
        self._show_words(self._columns)

    def column_map(self) -> ColumnMap:
        """The mapping as it is now."""
        columns = mapped(self._columns, self._meanings())
        if not self._is_of_verdicts:
            return columns
        title = self.title.text().strip()
        columns = replace(
            columns,
            study=slug(title, 40),
            title=title,
            task=str(self.task.currentData()),
            rt_unit=str(self.unit.currentData()),
        )
        for (kind, word), field in self.words.items():
            getattr(columns, kind)[word] = str(field.currentData())
        return columns

    def wrong(self) -> str:
        """The mistake that has to be corrected; empty if there is none."""
        if self._importer is not None and not self._is_of_verdicts:
            return translate_message(self._importer.lacking(self.column_map()))
        if not self.title.text().strip():
            return tr("Desk", "Enter a title.")
        if not self.column_map().has_verdicts:
            return tr(
                "Desk",
                "Choose the column with the verdicts, or the two with the truth and whether the "
                "verdict was correct, or columns with totals.",
            )
        unclear = [w for (_, w), field in self.words.items() if field.currentData() == UNCLEAR]
        if unclear[3:]:
            text = tr("Desk", "Choose whether {words} and other words mean human or machine.")
        else:
            text = tr("Desk", "Choose whether {words} means human or machine.")
        words = program().items(map(repr, unclear[:3]))
        return text.format(words=words) if unclear else ""

    @property
    def _is_of_verdicts(self) -> bool:
        """True if words have meanings, and the table becomes sessions of a study."""
        return isinstance(self._importer, VerdictImporter)

    def _meanings(self) -> dict[str, str]:
        return {name: str(field.currentData()) for name, field in self.fields.items()}

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        saving = WrappingRow(spacing=SIZES.unit)
        saving.addWidget(named_field(tr("Desk", "Mapping"), self.mapping))
        saving.addWidget(self.name)
        saving.addWidget(self.save)
        column.addLayout(saving)
        column.addWidget(self.status)
        self.status.hide()
        fields = side_by_side(
            (tr("Desk", "Title of the study"), self.title, 3),
            (tr("Desk", "Task"), self.task, 2),
            (tr("Desk", "Response times in"), self.unit, 2),
        )
        fields.setContentsMargins(0, 0, 0, 0)
        self._study.setLayout(fields)
        column.addWidget(self._study)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, SIZES.unit, 0)
        rows.setSpacing(SIZES.gap)
        rows.addWidget(self._inside)
        rows.addWidget(self._words_inside)
        rows.addStretch(1)
        column.addWidget(scroll_area(inside, tr("Desk", "Columns")), 1)

    def _show(self, columns: ColumnMap) -> None:
        """Show a mapping."""
        if self._importer is None or self._look is None:
            return
        offers = [*_offers(self._importer)]
        self._columns = mapped(columns, choices(columns, self._look.head))
        self.task.setCurrentIndex(max(0, self.task.findData(columns.task)))
        self.unit.setCurrentIndex(max(0, self.unit.findData(columns.rt_unit)))
        self._inside, grid = _anew(self._inside)
        heads = tr("Desk", "Column"), tr("Desk", "First values"), tr("Desk", "What it is")
        for place, head in enumerate(heads):
            grid.addWidget(label(head, "label"), 0, place)
        self.fields = {}
        for row, (name, meaning) in enumerate(choices(columns, self._look.head).items(), 1):
            field = self.fields[name] = _field(offers, meaning)
            field.setAccessibleName(tr("Desk", "Column {name}").format(name=name))
            field.activated.connect(partial(self._choose, name))
            values = OneLine(" · ".join(self._look.words([name])[:EXAMPLES]), "soft")
            for place, widget in enumerate((OneLine(name), values, field)):
                grid.addWidget(widget, row, place)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        self._inside.show()
        self._show_words(columns)

    def _show_words(self, columns: ColumnMap) -> None:
        """Ask for the meanings of the words of truths and verdicts, in a mapping."""
        if self._look is None:
            return
        self._words_inside, grid = _anew(self._words_inside)
        self.words = {}
        for kind, meanings in word_meanings(self._look, columns, self._words_below).items():
            if meanings:
                title = label(tr("Desk", KINDS[kind]), "label")
                grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for word, meaning in meanings.items():
                field = self.words[kind, word] = QComboBox()
                meaning_options = [
                    (tr("Desk", title, "who made an answer"), w) for w, title in ORIGINS.items()
                ]
                if meaning == UNCLEAR:
                    meaning_options = [(tr("Desk", "Choose\u2026"), UNCLEAR), *meaning_options]
                elif meaning not in ORIGINS:
                    meaning_options = [*meaning_options, (meaning, meaning)]
                fill(field, meaning_options, meaning)
                field.setProperty("may be cut", True)
                field.setAccessibleName(tr("Desk", "Meaning of {word}").format(word=word))
                row = grid.rowCount()
                grid.addWidget(OneLine(word), row, 0)
                grid.addWidget(field, row, 1)
        grid.setColumnStretch(0, 1)
        self._words_inside.show()

    def _choose(self, column: str, _: int) -> None:
        """A column is something else: no other column is the same, and words may change."""
        for name, meaning in only_once(self._meanings(), column).items():
            self.fields[name].setCurrentIndex(self.fields[name].findData(meaning))
        self._columns = self.column_map()
        self._show_words(self._columns)

    def _take_mapping(self) -> None:
        """Show the mapping that was chosen."""
        name = self.mapping.currentData()
        if self._importer is None or self._look is None:
            return
        try:
            saved = mappings()[name] if name else None
            columns = load(saved, self._importer.fields) if saved else self._look.columns
        except (TuringDeskError, KeyError) as problem:
            self._say(translate_problem(problem), "objection")
            return
        self._show(columns)
        self.name.setText(name)
        if missing := self._importer.missing(columns, self._look.head):
            text = tr("Desk", "The table has no column {missing}.")
            self._say(text.format(missing=program().items(missing)), "objection")
        else:
            self._say("", "")

    def _save(self) -> None:
        if self._importer is None or self._look is None:
            return
        name = self.name.text().strip()
        if not name:
            self._say(tr("Desk", "Enter a name for the mapping."), "objection")
            return
        try:
            path = save_mapping(self._importer, name, self.column_map(), self._look.table)
        except TuringDeskError as problem:
            self._say(translate_problem(problem), "objection")
            return
        named = [
            (tr("Desk", "As guessed"), ""),
            *((mapping_name, mapping_name) for mapping_name in mappings()),
        ]
        fill(self.mapping, named, path.stem)
        self._say(tr("Desk", "Saved to {file}.").format(file=at_home(path)), "soft")

    def _say(self, text: str, role: str) -> None:
        say(self.status, text, role)


def _anew(widget: QWidget) -> tuple[QWidget, QGridLayout]:
    """An empty widget in the place of one, with a grid."""
    new_widget = QWidget()
    grid = QGridLayout(new_widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(SIZES.gap)
    grid.setVerticalSpacing(SIZES.unit // 2)
    above = widget.parentWidget()
    layout = above.layout() if above is not None else None
    if layout is not None:
        layout.replaceWidget(widget, new_widget)
    widget.hide()
    widget.deleteLater()
    return new_widget, grid


def _field(offers: Sequence[tuple[str, str]], meaning: str) -> QComboBox:
    """Offers what a column can be."""
    combo_box = QComboBox()
    combo_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo_box.setMinimumContentsLength(WIDE * 100 // look().text_percent)
    combo_box.setProperty("may be cut", True)
    is_offered = meaning in [what for _, what in offers]
    fill(combo_box, [*offers, *([] if is_offered else [(meaning, meaning)])], meaning)
    return combo_box


def _origins() -> list[tuple[str, str]]:
    return [(tr("Desk", title, "who made an answer"), what) for what, title in ORIGINS.items()]


def _offers(importer: TableImporter) -> Iterator[tuple[str, str]]:
    yield tr("Desk", "Not imported"), NOTHING
    if isinstance(importer, VerdictImporter):
        yield tr("Desk", "Keep unchanged"), EXTRA
        yield tr("Desk", "Human, or which machine made it"), MAKER
    for name, (about, _) in importer.fields.items():
        text = translate_message(about)
        yield text[:1].upper() + text[1:], name
