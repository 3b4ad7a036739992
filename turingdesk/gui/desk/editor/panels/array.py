"""An array of tables of study.toml: its list, and the sheet of the one that is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QScrollArea, QWidget

from turingdesk.core.setting import Keys, Setting
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.gui.desk.editor.panels.bound import ProblemNote, ProblemPlaces
from turingdesk.gui.desk.editor.panels.ordered import Names, OrderedList
from turingdesk.gui.desk.editor.panels.sheet import SettingsSheet
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.toml_draft import TomlDraft

Table = Mapping[str, Any]
BESIDE_FROM = 760  #: px; in narrower panels the sheet is under the list
LIST_WIDTH = 320  #: px, where its buttons need no more
_ANY_WIDTH = 16_777_215


@dataclass(frozen=True, slots=True)
class Addition:
    """Something that can be added to the array: its name in the menu, and what it begins with."""

    title: str
    values: Mapping[str, Any] = field(default_factory=dict)
    group: str = ""  #: the menu in the menu that it is in


@dataclass(frozen=True, slots=True)
class ArrayKind:
    """The ingredients of one array of tables."""

    names: Names  #: of the list and its buttons
    title: Callable[[Table], str]  #: of one in the list
    settings: Callable[[Keys], Sequence[Setting]]  #: of the one at a place
    additions: Callable[[Collection[str]], Sequence[Addition]]  #: where these ids are taken
    about: Callable[[Table], str] = lambda _: ""  #: a sentence over the sheet
    nothing: Callable[[], str] = lambda: ""  #: what is said where there is none
    id: Callable[[Table], str] = lambda table: str(table.get("id", ""))  #: written or usual
    with_preset: Callable[[Table], Table] = dict  #: with what its id alone stands for
    others: Callable[[], Iterable[str]] = tuple  #: ids that others of the study have


def free_id(name: str, taken_ids: Collection[str]) -> str:
    """An id that is not taken yet: the name, or the name with a number.

    >>> free_id("question", {"question"})
    'question-2'
    """
    candidate, number = name, 2
    while candidate in taken_ids:
        candidate, number = f"{name}-{number}", number + 1
    return candidate


class ArrayEditor(QWidget):
    """Edits the tables below one key, such as the fields of a form.

    Signals:
        wrote: The draft was changed here.
        chosen: Another one was chosen; carries its place, -1 for none.
    """

    wrote = Signal()
    chosen = Signal(int)

    def __init__(self, toml: TomlDraft, keys: Keys, kind: ArrayKind) -> None:
        super().__init__()
        self._toml = toml
        self.keys = keys
        self._kind = kind
        self._additions: Sequence[Addition] = ()
        self._places = ProblemPlaces()
        self.current = 0
        self.list = OrderedList(kind.names)
        self.list.chosen.connect(self.choose)
        self.list.wanted.connect(self._add)
        self.list.unwanted.connect(self._remove)
        self.list.moved.connect(self._move)
        self.list.copied.connect(self._duplicate)
        self.about = label("", "soft", wrap=True)
        self.note = ProblemNote()
        self.sheet = SettingsSheet(toml)
        self.sheet.wrote.connect(self._wrote)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SIZES.gap)
        self._row.addWidget(self.list)
        self._right = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._right.setSpacing(SIZES.unit)
        self._right.addWidget(self.about)
        self._right.addWidget(self.note)
        self._right.addWidget(self.sheet)
        self._right.addStretch(1)
        self._row.addLayout(self._right, 1)
        self.refresh()

    @property
    def things(self) -> list[Table]:
        """The tables, as the draft has them."""
        return self._toml.tables(*self.keys)

    @property
    def place(self) -> Keys | None:
        """Where the chosen one is; None if there is none."""
        return (*self.keys, self.current) if 0 <= self.current < len(self.things) else None

    def turn_to(self, keys: Keys) -> None:
        """Edit another array of the same kind, such as the fields of another form."""
        if keys != self.keys:
            self.commit()
            self.keys = keys
            self.current = 0
        self.refresh()

    def choose(self, place: int) -> None:
        """Show one of them."""
        if place != self.current:
            self.commit()
            self.current = place
            self.refresh()
            self.chosen.emit(place)

    def refresh(self) -> None:
        """Show what the draft says."""
        things = self.things
        self.current = max(0, min(self.current, len(things) - 1)) if things else -1
        self._offer()
        self.list.fill([self._titled(n, thing) for n, thing in enumerate(things)], self.current)
        there = self.place
        self.sheet.setVisible(there is not None)
        if there is None:
            self.about.setText(self._kind.nothing())
        else:
            self.about.setText(self._kind.about(things[self.current]))
            self.sheet.show_settings(there, self._kind.settings(there))
        self.about.setVisible(bool(self.about.text()))
        self._tell()

    def commit(self) -> None:
        """Take over what is being typed."""
        self.sheet.commit()

    def show_problems(self, places: ProblemPlaces) -> None:
        """Put each problem at its field, and count them in the list."""
        self._places = places
        self.refresh()

    def _titled(self, place: int, thing: Table) -> str:
        problems = self._places.below(*self.keys, place)
        titled = f"{place + 1}  {self._kind.title(thing)}"
        wrong = tr("Desk", "%n to fix", "problems", len(problems))
        return f"{titled} \u00b7 {wrong}" if problems else titled

    def _tell(self) -> None:
        there = self.place
        self.sheet.show_problems(self._places)
        problems = self._places.of(*there) if there else self._places.of(*self.keys)
        field_problems = [problem for field in self.sheet.fields for problem in field.problems]
        self.note.show_problems([problem for problem in problems if problem not in field_problems])

    def _offer(self) -> None:
        additions = tuple(self._kind.additions(self._ids_in_use()))
        if additions == self._additions:
            return
        self._additions = additions
        if len(additions) > 1:
            self.list.offer([(addition.group, addition.title) for addition in additions])

    def _ids_in_use(self) -> set[str]:
        return {*map(self._kind.id, self.things), *self._kind.others()}

    def _add(self, number: int) -> None:
        addition = self._additions[number]
        count = len(self.things)
        self._do(lambda: self._toml.add(self.keys, dict(addition.values)), count)
        QTimer.singleShot(0, self, self._show_added)  # once it has its place

    def _show_added(self) -> None:
        """Bring what was added into sight, with the cursor in its first field."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        # Each part lays itself out after the one around it, and pushes the next one down.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        if around is not None:
            around.ensureWidgetVisible(self.sheet, 0, SIZES.gap)
        if self.sheet.fields and self.sheet.isVisible():
            first = self.sheet.fields[0]
            if around is not None:
                around.ensureWidgetVisible(first, 0, SIZES.gap)
            first.input.take_focus()

    def _duplicate(self, place: int) -> None:
        """Put a copy under another id behind the one at a place."""
        thing = self.things[place]
        values = dict(self._kind.with_preset(thing))
        if name := self._kind.id(thing):
            # The copy of question-2 becomes question-3, not question-2-2.
            base = re.sub(r"-[0-9]+$", "", name)
            values["id"] = free_id(base, {base, *self._ids_in_use()})
        self._do(lambda: self._toml.add(self.keys, values, place + 1), place + 1)

    def _remove(self, place: int) -> None:
        last = len(self.things) == 1
        # An empty list would remain in study.toml after the last one.
        keys = self.keys if last else (*self.keys, place)
        self._do(lambda: self._toml.remove(keys), min(place, len(self.things) - 2))

    def _move(self, place: int, to: int) -> None:
        self._do(lambda: self._toml.move((*self.keys, place), to), to)

    def _do(self, change: Callable[[], object], current: int) -> None:
        """Change the array, then show the one at a place."""
        self.commit()
        try:
            change()
        except CannotEdit as problem:
            self.note.show_problems((), translate_message(str(problem)))
            return
        self.current = current
        self._wrote()
        self.chosen.emit(current)

    def _wrote(self) -> None:
        self.refresh()
        self.wrote.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= BESIDE_FROM
        side = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        wide = max(LIST_WIDTH, self.list.minimumSizeHint().width()) if beside else _ANY_WIDTH
        if self._row.direction() is not side or self.list.maximumWidth() != wide:
            self._row.setDirection(side)
            self.list.setMaximumWidth(wide)
            self.list.setMinimumWidth(wide if beside else 0)
