"""The Coding page: judges' reasons and strategies in categories, and two blind coders compared."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Lock

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import WriteFailed
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, READING, button, label, unreadable
from turingdesk.gui.desk.widgets.named_field import fill, named_fields
from turingdesk.gui.desk.widgets.table import ROW, DeskColumn, DeskTable, RowsModel
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.coding.coding_work import (
    CodingData,
    CodingWork,
    Difference,
    differences,
    pair,
    read_coding_data,
)
from turingdesk.plugins.coding.codings import (
    Codes,
    Codings,
    TextPlace,
    TextToCode,
    resolve,
    save_codes,
)
from turingdesk.plugins.coding.gui.coding_sheet import CodingSheet, in_words
from turingdesk.plugins.coding.scheme import Scheme

EMPTY = tr_noop(
    "Desk",
    "There is nothing to code yet. Texts appear here after participants have answered an open "
    "question in a trial, for example why they decided as they did.",
)
BLIND = tr_noop("Desk", "Coders see only the text: neither the stimulus nor the verdict.")
NAMELESS = tr_noop("Desk", "Enter the coder's name to start.")
NOT_YET = tr_noop(
    "Desk",
    "You can compare two coders after both have coded every text ({texts} in all), so that "
    "neither influences the other. So far: {done}.",
)
NOT_KEPT = tr_noop(
    "Desk", "A coding couldn't be saved: {why} TuringDesk tries again with the next one."
)


class CodingPage(DeskPage):
    """Reads the data folder when it is opened."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Coding"))
        self.data = CodingData()
        self._busy = False
        self._recorded_starts: set[tuple[str, str, str]] = set()  #: what the record says was begun
        self.saver = CodingSaver(self, self._not_kept)
        self.compare = button(tr("Desk", "Compare coders"), self._turn)
        self.compare.setCheckable(True)
        self.again = button(tr("Desk", "Refresh"), self.read)
        self.buttons.addWidget(self.compare)
        self.buttons.addWidget(self.again)
        self.study, self.scheme, self.question = QComboBox(), QComboBox(), QComboBox()
        self.coder = QLineEdit()
        self.coder.setMaxLength(60)
        self.coder.setFixedWidth(grown(180))
        self.sheet, self.compared = CodingSheet(), CoderComparison()
        self.about = label("", "soft", wrap=True)
        self.views = QStackedWidget()
        for view in (self.about, self.sheet, self.compared):
            self.views.addWidget(view)
        self.choosers = named_fields(
            (tr("Desk", "Study"), self.study),
            (tr("Desk", "Coding scheme", "of codes"), self.scheme),
            (tr("Desk", "Question"), self.question),
            (tr("Desk", "Coder"), self.coder),
        )
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.views, 1)
        self.sheet.coded.connect(self._keep)
        self.compared.settled.connect(self._settle)
        # `activated` comes from people alone; the index also changes when the boxes are filled.
        self.study.activated.connect(lambda _: self._offer())
        self.scheme.activated.connect(lambda _: self._offer_questions())
        self.question.activated.connect(lambda _: self._begin())
        # Also emitted when the field loses focus unchanged, so `_take_name` compares names first.
        self.coder.editingFinished.connect(self._take_name)
        state.data_changed.connect(self._forget)
        state.at_desk.changed.connect(self._who)
        self._who()

    def opened(self) -> None:
        self.read()

    def left(self) -> None:
        if self.saver.waiting:
            self.saver.again(lambda: None)

    def read(self) -> None:
        """Refresh, in the background."""
        if self._busy:
            return
        self._busy = True
        self.again.setEnabled(False)
        if not self.data.texts:
            self._say(tr("Desk", READING))
        data = self.state.data

        def work() -> CodingData:
            with suppress(WriteFailed):  # told already, and tried again with the next
                self.saver.drain()
            return read_coding_data(data)

        Job(self, work, self._show, self._failed)

    def _who(self) -> None:
        """Anyone who is at the desk codes; without PINs a name is typed."""
        known = self.state.at_desk.has_people
        if known or not self.coder.text():
            self.coder.setText(self.state.who)
        self.coder.setEnabled(not known)
        if self.data.texts:
            self._begin()

    def _show(self, data: CodingData) -> None:
        self._busy = False
        self.again.setEnabled(True)
        self.data = data
        for problem in data.problems:
            self.state.notify(translate_message(str(problem)), wrong=True)
        studies = [(title, study) for study, title in data.titles.items()]
        schemes = [
            (translate_message(scheme.title), name) for name, scheme in data.schemes.items()
        ]
        fill(self.study, studies, self.study.currentData())
        fill(self.scheme, schemes, self.scheme.currentData())
        if not data.texts:
            self.note.setText("")
            self.choosers.hide()
            self.compare.setEnabled(False)
            self._say(tr("Desk", EMPTY))
            return
        self.choosers.show()
        self.compare.setEnabled(True)
        self.note.setText(tr("Desk", BLIND))
        self._offer()

    def _offer(self) -> None:
        questions = self.data.questions_of(str(self.study.currentData()))
        fill(self.question, [(name, name) for name in questions], self.question.currentData())
        self._offer_questions()

    def _offer_questions(self) -> None:
        """Begin with the question that the scheme is for, where the study asks it."""
        scheme = self._scheme()
        place = self.question.findData(scheme.question) if scheme else -1
        if place >= 0:
            self.question.setCurrentIndex(place)
        self._begin()

    def _take_name(self) -> None:
        work = self.sheet.work
        if work is None or work.coder != self._coder() or not self._coder():
            self._begin()

    def _begin(self) -> None:
        """Show the texts to code, or the comparison."""
        scheme, texts, coder = self._scheme(), self._texts(), self._coder()
        if scheme is None or not texts:
            return
        if self.compare.isChecked():
            self._compare(scheme, texts)
        elif not coder:
            self._say(tr("Desk", NAMELESS))
        else:
            given = self._codings(scheme).by_coder.get(coder, {})
            self.views.setCurrentWidget(self.sheet)
            self.sheet.begin(CodingWork(scheme, texts, coder, given))

    def _turn(self) -> None:
        if self.compare.isChecked() and self.saver.waiting:
            self.saver.again(self._begin)
        self._begin()

    def _compare(self, scheme: Scheme, texts: list[TextToCode]) -> None:
        codings = self._codings(scheme)
        who = pair(codings, texts)
        if len(who) == 2 and all(done == len(texts) for _, done in who):
            self.compared.compare(scheme, codings, texts, (who[0][0], who[1][0]))
            self.views.setCurrentWidget(self.compared)
            return
        line = tr("Desk", "{coder} {done}", "how many texts a coder has coded")
        format_int = program().format_int
        done = program().join(
            "; ", (line.format(coder=coder, done=format_int(count)) for coder, count in who)
        )
        text = tr("Desk", NOT_YET).format(
            texts=format_int(len(texts)), done=done or tr("Desk", "no one")
        )
        self._say(text)

    def _keep(self) -> None:
        work = self.sheet.work
        if work is None:
            return
        place, codes = work.accept()
        codings = self._codings(work.scheme)
        by_coder = {coder: dict(given) for coder, given in codings.by_coder.items()}
        by_coder.setdefault(work.coder, {})[place] = codes
        resolved = {at: codes_at for at, codes_at in codings.resolved.items() if at != place}
        self._know(work.scheme, Codings(by_coder, resolved))
        told_of = (work.scheme.id, place.question, work.coder)
        if told_of not in self._recorded_starts:
            self._recorded_starts.add(told_of)
            self.state.audit("coded texts", scheme=work.scheme.id, question=place.question)
        # The folder is taken now: another one can be open by the time it is written.
        write = partial(save_codes, self.state.data, work.scheme.id, work.coder, place, codes)
        self.saver.add(write, lambda: None)

    def _settle(self, place: TextPlace, codes: Codes) -> None:
        scheme = self._scheme()
        if scheme is None:
            return
        codings = self._codings(scheme)
        self._know(scheme, replace(codings, resolved={**codings.resolved, place: codes}))
        self.state.audit("resolved a coding", scheme=scheme.id, question=place.question)
        who = self._coder() or self.state.who
        write = partial(resolve, self.state.data, scheme.id, who, place, codes)
        self.saver.add(write, lambda: None)
        self._begin()

    def _know(self, scheme: Scheme, codings: Codings) -> None:
        self.data = replace(self.data, codings={**self.data.codings, scheme.id: codings})

    def _codings(self, scheme: Scheme) -> Codings:
        return self.data.codings.get(scheme.id, Codings())

    def _scheme(self) -> Scheme | None:
        return self.data.schemes.get(str(self.scheme.currentData()))

    def _texts(self) -> list[TextToCode]:
        key = (str(self.study.currentData()), str(self.question.currentData()))
        return list(self.data.texts.get(key, ()))

    def _coder(self) -> str:
        return " ".join(self.coder.text().split())

    def _say(self, text: str) -> None:
        self.about.setText(text)
        flag = Qt.AlignmentFlag  # with large letters the page is taller than the window
        high = flag.AlignTop if grown(100) > 100 else flag.AlignVCenter
        self.about.setAlignment(flag.AlignHCenter | high)
        self.views.setCurrentWidget(self.about)

    def _failed(self, problem: Exception) -> None:
        self._busy = False
        self.again.setEnabled(True)
        text = unreadable(self.state.data, problem)
        self._say(text)
        self.state.notify(text, wrong=True)

    def _not_kept(self, problem: Exception) -> None:
        self.state.notify(tr("Desk", NOT_KEPT).format(why=translate_problem(problem)), wrong=True)

    def _forget(self) -> None:
        """Another data folder: nothing that is shown belongs to it."""
        self._recorded_starts.clear()
        self._show(CodingData())
        if self.isVisible():
            self.read()


Write = Callable[[], None]


class CodingSaver(QObject):
    """Keeps the order, so that the newest coding of a text is the last that is written.

    Args:
        owner: Whose writing it is.
        trouble: Told why something could not be written; it is tried again with the next.
    """

    def __init__(self, owner: QObject, trouble: Callable[[Exception], None]) -> None:
        super().__init__(owner)
        self._trouble = trouble
        self._waiting: deque[Write] = deque()
        self._lock = Lock()

    @property
    def waiting(self) -> int:
        """The number of texts that are not on the disk yet."""
        return len(self._waiting)

    def add(self, write: Write, then: Callable[[], None]) -> None:
        """Write in the background; `then` is called once nothing waits."""
        self._waiting.append(write)
        self.again(then)

    def again(self, then: Callable[[], None]) -> None:
        """Write what waits."""
        Job(self, self.drain, lambda _: then(), self._trouble)

    def drain(self) -> None:
        """Write what waits, on the thread that calls; raises what the disk said."""
        # Jobs run on several threads, and each file must get its lines in order.
        with self._lock:
            while self._waiting:
                # Removed only once it is on the disk, so that what failed is tried again with the
                # next.
                self._waiting[0]()
                self._waiting.popleft()


PAGE = CodingPage


ABOUT = tr_noop(
    "Desk",
    "Agreement beyond chance, with its 95% CI. Overall, two codings agree only if all "
    "codes of a text are the same; for a category or a code, if both or neither assigned "
    "it.",
)
SAME = tr_noop("Desk", "The coders agree on every text.")
MOST_ROWS = 6
Line = tuple[str, str, int, str, str, str, str]
#: code, title, n, agreement, kappa, interval, and why one of them is missing


class CoderComparison(QScrollArea):
    """Kappa above, disagreements below.

    Signals:
        settled: A text's codes were decided; carries its place and them.
    """

    settled = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Desk", "Two coders compared"))
        self._scheme: Scheme | None = None
        self._who = ("", "")
        rows = RowsModel(_kappa_columns(), key=lambda line: line[0])
        self.kappas = DeskTable(rows, name=tr("Desk", "Cohen\u2019s kappa"))
        self.kappas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.differing = DeskTable(
            RowsModel(self._columns(), key=lambda difference: difference.text.place),
            sortable=True,
            name=tr("Desk", "Texts coded differently"),
        )
        self.differing.setMinimumHeight(5 * ROW)
        self.differing.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.same = label(tr("Desk", SAME), "soft")
        self.words = QTextBrowser()
        self.words.setProperty("role", "judged")
        self.words.setFixedHeight(80)
        self.words.setAccessibleName(tr("Desk", "Text coded differently"))
        self.first = button("", lambda: self._settle("first"))
        self.second = button("", lambda: self._settle("second"))
        self.both = button(tr("Desk", "All codes of both"), lambda: self._settle("both"))
        self.common = button(tr("Desk", "Shared codes only"), lambda: self._settle("common"))
        self._lay_out()

    def _lay_out(self) -> None:
        agreement, texts = (
            Card(tr("Desk", "Cohen\u2019s kappa")),
            Card(tr("Desk", "Texts coded differently")),
        )
        agreement.column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        agreement.column.addWidget(self.kappas)
        self.buttons = QWidget()
        row = WrappingRow(self.buttons, SIZES.unit)
        for choice in (self.first, self.second, self.both, self.common):
            row.addWidget(choice)
        for widget in (self.same, self.differing, self.words, self.buttons):
            texts.column.addWidget(widget)
        inside = QWidget()
        self.setWidget(inside)  # while it is empty: Qt styles all that it measures here
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, SIZES.unit, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(agreement)
        column.addWidget(texts)
        column.addStretch(1)

    def compare(
        self, scheme: Scheme, codings: Codings, texts: Sequence[TextToCode], who: tuple[str, str]
    ) -> None:
        """Show how two coders coded some texts."""
        self._scheme, self._who = scheme, who
        here = {text.place for text in texts}
        a, b = (_of(codings.by_coder[coder], here) for coder in who)
        self.kappas.fill(_lines(scheme, a, b))
        high = min(len(self.kappas.rows.things), MOST_ROWS)
        self.kappas.setFixedHeight(self.kappas.horizontalHeader().sizeHint().height() + ROW * high)
        differing = differences(codings, texts, *who)
        self.differing.fill(differing)
        for widget in (self.differing, self.words, self.buttons):
            widget.setVisible(bool(differing))
        self.same.setVisible(not differing)
        line = tr("Desk", "Same as {coder}", "codes of a text")
        self.first.setText(line.format(coder=who[0]))
        self.second.setText(line.format(coder=who[1]))
        if differing and self.differing.selected() is None:
            left = (n for n, difference in enumerate(differing) if difference.settled is None)
            self.differing.choose(next(left, 0))
        self._choose()

    def _columns(self) -> tuple[DeskColumn, ...]:
        def codes(pick: str) -> DeskColumn:
            return DeskColumn(
                {"first": _FIRST, "second": _SECOND, "settled": _SETTLED}[pick],
                lambda difference: self._short(getattr(difference, pick)),
                tip=lambda difference: self._long(getattr(difference, pick)),
            )

        text = DeskColumn(
            tr_noop("Desk", "Text", "to code"),
            lambda difference: " ".join(difference.text.words.split()),
            stretch=True,
        )
        return text, codes("first"), codes("second"), codes("settled")

    def _short(self, codes: Codes | None) -> str:
        if codes is None or self._scheme is None:
            return ""
        return program().items(self._scheme.ordered(codes)) or NOTHING

    def _long(self, codes: Codes | None) -> str:
        return in_words(self._scheme, codes) if codes and self._scheme else ""

    def _choose(self) -> None:
        difference: Difference | None = self.differing.selected()
        self.words.setPlainText(difference.text.words if difference else "")
        for choice, codes in zip(
            (self.first, self.second),
            (difference.first, difference.second) if difference else (None, None),
            strict=True,
        ):
            choice.setToolTip(self._long(codes))
        for choice in (self.first, self.second, self.both, self.common):
            choice.setEnabled(difference is not None)

    def _settle(self, how: str) -> None:
        difference: Difference | None = self.differing.selected()
        if difference is None:
            return
        codes = {
            "first": difference.first,
            "second": difference.second,
            "both": difference.first | difference.second,
            "common": difference.first & difference.second,
        }[how]
        self.settled.emit(difference.text.place, codes)


_FIRST = tr_noop("Desk", "First coder")
_SECOND = tr_noop("Desk", "Second coder")
_SETTLED = tr_noop("Desk", "Final coding")


def _kappa_columns() -> tuple[DeskColumn, ...]:
    return (
        DeskColumn(tr_noop("Desk", "Code"), lambda line: line[0]),
        DeskColumn("", lambda line: line[1], stretch=True),
        DeskColumn(
            tr_noop("Desk", "Texts"), lambda line: program().format_int(line[2]), right=True
        ),
        DeskColumn(tr_noop("Desk", "Agreement"), lambda line: line[3], right=True),
        DeskColumn(tr_noop("Desk", "Kappa"), lambda line: line[4], right=True, tip=_why),
        DeskColumn(tr_noop("Desk", "95% CI"), lambda line: line[5], right=True, tip=_why),
    )


def _why(line: Line) -> str:
    return line[6]


def _lines(
    scheme: Scheme, first: Mapping[TextPlace, Codes], second: Mapping[TextPlace, Codes]
) -> list[Line]:
    from turingdesk.plugins.coding.analysis.agreement import kappas

    titles = {
        str(category.number): translate_message(category.title) for category in scheme.categories
    }
    titles |= {code.id: translate_message(code.title) for code in scheme.codes.values()}
    titles[""] = tr("Desk", "Overall", "agreement of two coders")
    lines = []
    for code, kappa in kappas(first, second).items():
        ends = program().interval(kappa.low, kappa.high)
        numbers = (_number(kappa.observed), _number(kappa.value))
        lines.append(
            (code, titles.get(code, ""), kappa.n, *numbers, ends, translate_message(kappa.note))
        )
    return lines


def _of(given: Mapping[TextPlace, Codes], here: set[TextPlace]) -> dict[TextPlace, Codes]:
    return {place: codes for place, codes in given.items() if place in here}


def _number(value: float | None) -> str:
    return NOTHING if value is None else program().decimals(round(value, 2) + 0.0)  # no -0.00
