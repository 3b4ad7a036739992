"""A field bound to one place of study.toml: its title, its input, its sentence, its problems."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.core.message import Message, message
from turingdesk.core.setting import Keys, Setting, Takes
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.gui.desk.editor.panels.inputs import input_for
from turingdesk.gui.desk.editor.panels.setting import UnreadableInput, value_to_write
from turingdesk.gui.desk.widgets.controls import button, label, restyle
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.study.schema import FILE, KEY, missing
from turingdesk.study.toml_lines import TomlLines

if TYPE_CHECKING:
    from turingdesk.editing.toml_draft import TomlDraft


class ProblemPlaces:
    """The problems of a study as they were found in one text of study.toml."""

    def __init__(self, problems: Sequence[Problem] = (), toml: str = "") -> None:
        self._all = problems
        self._problems = self.in_file(FILE)
        self._lines = TomlLines(toml)

    def in_file(self, name: str) -> list[Problem]:
        """The problems of a file of the package."""
        return [problem for problem in self._all if problem.file == name]

    def of(self, *keys: str | int) -> list[Problem]:
        """The problems told exactly there."""
        words = ".".join(part for part in keys if isinstance(part, str))
        line = self._lines.of(*keys)
        return [p for p in self._problems if p.column == words and p.line == line]

    def at(self, *keys: str | int) -> list[Problem]:
        """The problems of a key, or of a key that should be there and is not."""
        if not keys:
            return []
        problems = self.of(*keys)
        if isinstance(keys[-1], str):
            problems += [p for p in self.of(*keys[:-1]) if p.message == missing(keys[-1])]
        return problems

    def below(self, *keys: str | int) -> list[Problem]:
        """All problems of a table and of what is in it."""
        words = ".".join(part for part in keys if isinstance(part, str))
        first = self._lines.of(*keys)
        last = self._end(keys)
        return [
            p
            for p in self._problems
            if (p.column == words or p.column.startswith(f"{words}."))
            and p.line is not None
            and first is not None
            and first <= p.line
            and (last is None or p.line < last)
        ]

    def _end(self, keys: Keys) -> int | None:
        """The line where the next table of the same list begins; None behind the last one."""
        numbers = [place for place, part in enumerate(keys) if isinstance(part, int)]
        if not numbers:
            return None
        at = numbers[-1]
        for end in range(at, -1, -1):
            part = keys[end]
            if isinstance(part, int):
                beyond = (*keys[:end], part + 1)
                line = self._lines.of(*beyond)
                if line is not None and line != self._lines.of(*keys[:end]):
                    return line
        return None


@runtime_checkable
class Fixer(Protocol):
    """The surroundings of the fields, which make the fixes of their problems."""

    def offered(self, problem: Problem) -> Sequence[Fix]:
        """The fixes of a problem that can be made now."""

    def fix(self, problem: Problem, fix: Fix) -> None:
        """Make one of them."""


def in_words(
    problem: Problem, field: Setting | None = None, *, lined: bool = False, has_fix: bool = False
) -> str:
    """A problem as it is beside its field.

    Args:
        problem: The problem.
        field: The setting, which the message then names by its title instead of its key.
        lined: Whether to name the line of the text it is in.
        has_fix: Whether buttons say what to do.
    """
    problem = problem if field is None else named(problem, field)
    fix = "" if has_fix else translate_message(problem.fix)
    text = program().join(" ", (translate_message(problem.message), fix))
    if lined and problem.line:
        text = tr("Desk", "Line {line}: {problem}").format(line=problem.line, problem=text)
    if problem.severity is not Severity.WARNING:
        return tr("Desk", "Error: {problem}").format(problem=text)
    return tr("Desk", "Warning: {problem}").format(problem=text)


def named(problem: Problem, field: Setting) -> Problem:
    """A problem that names a field by its title, in the language of the desk, not by its key."""
    fix = "" if problem.message == missing(field.key) else _titled(problem.fix, field)
    return replace(problem, message=_titled(problem.message, field), fix=fix)


def _titled(text: str, field: Setting) -> str:
    """A message with the title of a field where it names the key of study.toml."""
    if not isinstance(text, Message):
        return text
    if text.template == KEY:
        return message("{title!r}", title=field.title)
    values = {
        name: field.title if (name, value) == ("key", field.key) else _titled(value, field)
        for name, value in text.values.items()
    }
    return Message(text.template, values, text.singular, text.note)


TYPING_MS = 400  #: after so long a pause what was typed goes into the draft: one step of undo


class ProblemNote(QWidget):
    """The problems of one field or table, in words.

    Args:
        field: After which Tab comes to the fixes.
    """

    def __init__(self, field: QWidget | None = None) -> None:
        super().__init__()
        self._field = field
        self.text = label("", "objection", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.text)
        self.fixes: list[QPushButton] = []
        self._offers: list[tuple[Problem, tuple[Fix, ...]]] = []
        self._row = QVBoxLayout()
        self._row.setSpacing(0)
        column.addLayout(self._row)
        self.hide()

    def show_problems(
        self,
        problems: Sequence[Problem],
        typed_wrong: str = "",
        *,
        field: Setting | None = None,
        lined: bool = False,
    ) -> None:
        """Show problems, errors first; hide where there is none.

        Args:
            problems: What the last check found here.
            typed_wrong: Why what was typed is not taken over, in the language of the desk.
            field: The setting.
            lined: Whether each is shown with its line number.
        """
        texts = []
        if typed_wrong:
            texts.append(tr("Desk", "Not applied: {why}").format(why=typed_wrong))
        ordered = sorted(problems, key=lambda p: p.severity is Severity.WARNING)
        offers = self._offer(ordered)
        texts += [in_words(p, field, lined=lined, has_fix=p in offers) for p in ordered]
        errors = typed_wrong or any(p.severity is not Severity.WARNING for p in problems)
        restyle(self.text, "objection" if errors else "caution")
        self.text.setText("\n".join(dict.fromkeys(texts)))
        self.setVisible(bool(texts))

    def _offer(self, problems: Sequence[Problem]) -> list[Problem]:
        """A button for each fix; the problems that have one."""
        fixer = self._fixer() if problems else None
        offers = (
            [(problem, tuple(fixer.offered(problem))) for problem in problems] if fixer else []
        )
        if offers == self._offers:  # a button that has the focus keeps it
            return [problem for problem, fixes in offers if fixes]
        self._offers = offers
        for old in self.fixes:
            old.hide()
            old.deleteLater()
        self.fixes = []
        if fixer is None:
            return []
        for problem, fixes in offers:
            for fix in fixes:
                fix_button = button(
                    translate_message(fix.title), partial(fixer.fix, problem, fix), "quiet-small"
                )
                self._row.addWidget(fix_button, 0, Qt.AlignmentFlag.AlignLeft)
                # Tab would come to what is made later after everything else in the window.
                before = self.fixes[-1] if self.fixes else self._field
                if before is not None:
                    QWidget.setTabOrder(before, fix_button)
                self.fixes.append(fix_button)
        return [problem for problem, fixes in offers if fixes]

    def _fixer(self) -> Fixer | None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, Fixer):
            around = around.parentWidget()
        return around


class BoundField(QWidget):
    """One setting of the draft.

    Signals:
        wrote: The draft was changed here.
    """

    wrote = Signal()

    def __init__(self, toml: TomlDraft, table: Keys, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.keys: Keys = (*table, *setting.keys)
        self._toml = toml
        self._table_length = len(table)
        self._objection = ""  #: why what is typed is not in the draft
        self._typing = False
        self._problems: Sequence[Problem] = ()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_MS)
        self._pause.timeout.connect(self.commit)
        self.input = input_for(setting)
        self.input.typed.connect(self._typed)
        self.input.changed.connect(self._take)
        self.note = ProblemNote(self.input.target())
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        if setting.takes is not Takes.FLAG:
            title = label(setting.title, "label", wrap=True)
            title.setBuddy(self.input.target())
            column.addWidget(title)
        column.addWidget(self.input)
        self.keep_note()
        if setting.about:
            column.addWidget(label(setting.about, "small", wrap=True))
        column.addStretch(1)
        self.refresh()

    def keep_note(self) -> None:
        """Have the note between the input and its sentence; a narrow field lends it to others."""
        self._column.insertWidget(self._column.indexOf(self.input) + 1, self.note)

    def refresh(self) -> None:
        """Show what the draft says, unless that is what is already there."""
        # What is being typed, or can't be written, must not be replaced by what the draft says.
        if self._typing or self._objection:
            return
        now = self._now()
        with suppress(UnreadableInput):
            if self.input.value() == now:
                return
        self.input.put(now)

    def revert(self) -> None:
        """Forget what is being typed and show what the draft says."""
        self._pause.stop()
        self._typing = False
        self._objection = ""
        self.input.put(self._now())
        self._tell()

    def commit(self) -> None:
        """Take over what is being typed."""
        if self._typing:
            self._take()

    def show_problems(self, places: ProblemPlaces) -> None:
        """Put the problems of this place under the input."""
        value = self._toml.get(*self.keys)
        inner = value if isinstance(value, dict) else ()
        problems = list(places.at(*self.keys))
        for key in inner:
            problems += places.at(*self.keys, key)
        if self.setting.whole_table:
            problems += places.of(*self.keys[:-1])
        self._problems = problems
        self._tell()

    @property
    def problems(self) -> Sequence[Problem]:
        """The problems that the last check found here."""
        return self._problems

    @property
    def is_told(self) -> bool:
        """True if its problems are in sight, with all their words and fixes."""
        # A scroll area clips what is outside of it from the visible region.
        return self.note.visibleRegion().boundingRect() == self.note.rect()

    def _now(self) -> Any:
        value = self._toml.get(*self.keys)
        return self.setting.default if value is None else value

    def _typed(self) -> None:
        self._typing = True
        self._pause.start()

    def _take(self) -> None:
        self._pause.stop()
        self._typing = False
        try:
            value = value_to_write(self.setting, self.input.value())
        except UnreadableInput as problem:
            self._objection = str(problem)
            self._tell()
            return
        self._objection = ""
        before = self._toml.get(*self.keys)
        # A usual value that the file spells out stays there.
        if value != before and not (value is None and before == self.setting.default):
            self._keep(value)
        self._tell()

    def _keep(self, value: Any) -> None:
        try:
            self._write(value)
        except CannotEdit as problem:
            self._objection = translate_message(str(problem))
            return
        self.wrote.emit()

    def _write(self, value: Any) -> None:
        """Write the value; where nothing is left of the table around it, take that out."""
        keys = self.keys
        now = value or self.setting.default
        idle = next((keys for option, keys in self.setting.drops if option == now), ())
        around = self._toml.get(*keys[:-1])
        if any(key in around for key in idle if isinstance(around, dict)):
            others = {key: item for key, item in around.items() if key not in (*idle, keys[-1])}
            self._toml.set(keys[:-1], others if value is None else {**others, keys[-1]: value})
            return
        if value is None:
            while len(keys) - 1 > self._table_length and self._is_last(keys):
                keys = keys[:-1]
        self._toml.set(keys, value)

    def _is_last(self, keys: Keys) -> bool:
        around = self._toml.get(*keys[:-1])
        return isinstance(around, dict) and (set(around) <= {keys[-1]} or self.setting.whole_table)

    def _tell(self) -> None:
        self.note.show_problems(self._problems, self._objection, field=self.setting)
        self.input.mark(bool(self._objection or self._problems))
        heard = (self.note.text.text(), self.setting.about)
        self.input.target().setAccessibleDescription("\n".join(filter(None, heard)))
