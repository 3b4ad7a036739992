"""The trials of one pair, and what was said in the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QComboBox, QLineEdit, QTextBrowser

from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, label, unreadable
from turingdesk.gui.desk.widgets.labeled_field import stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.duels.dialogue import ANSWER, Outcome, Role
from turingdesk.plugins.duels.duel_trials import DuelMessage, DuelTest, DuelTrial, transcript
from turingdesk.plugins.duels.plan import pair_of
from turingdesk.plugins.duels.question_types import TITLES, question_types, units

_ROWS = 5  #: of the table in sight
OUTCOMES = {
    Outcome.ANSWERED: tr_noop("Desk", "Answered"),
    Outcome.OPENING: tr_noop("Desk", "Answer in the opening message"),
    Outcome.EARLY: tr_noop("Desk", "Answer before the last turn"),
    Outcome.NONE: tr_noop("Desk", "No answer"),
    Outcome.UNREADABLE: tr_noop("Desk", "Answer that can't be read"),
}
ROLES = {
    Role.ACTOR: tr_noop("Desk", "Actor"),
    Role.DISTINGUISHER: tr_noop("Desk", "Distinguisher"),
    Role.SPECIMEN: tr_noop("Desk", "Specimen"),
    Role.MODEL: tr_noop("Desk", "Model that the distinguisher asks"),
}
SAME, OTHER = tr_noop("Desk", "the same model"), tr_noop("Desk", "another model")


def _answer(trial: DuelTrial) -> str:
    if trial.same is None:
        return NOTHING
    return tr("Desk", SAME if trial.same else OTHER)


TRIALS = (
    DeskColumn(
        tr_noop("Desk", "Trial"),
        lambda trial: program().format_int(trial.number),
        sort=lambda trial: trial.number,
    ),
    DeskColumn(tr_noop("Desk", "Answer"), _answer, stretch=True),
    DeskColumn(
        tr_noop("Desk", "Outcome"), lambda trial: tr("Desk", OUTCOMES[Outcome(trial.outcome)])
    ),
    DeskColumn(
        tr_noop("Desk", "Turns"),
        lambda trial: program().format_int(trial.turns),
        sort=lambda trial: trial.turns,
        right=True,
    ),
)


class TrialsCard(Card):
    """Choose a pair, then a trial, and read it."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Trials"))
        self._test: DuelTest | None = None
        self._transcripts: dict[DuelTrial, tuple[DuelMessage, ...]] = {}
        self.pair = QComboBox()
        self.pair.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(tr("Desk", "Search in messages"))
        self.search.setAccessibleName(tr("Desk", "Search in messages"))
        rows = RowsModel(TRIALS, key=lambda trial: trial.path)
        self.table = DeskTable(rows, sortable=True, name=tr("Desk", "Trials"))
        self.table.sort_by("Trial")
        self.table.setFixedHeight(grown(36) * (_ROWS + 1))
        self.about = label("", "soft", wrap=True)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Desk", "Transcript"))
        self.text.setMinimumHeight(grown(180))
        self.column.addLayout(stacked(tr("Desk", "Pair"), self.pair))
        self.column.addWidget(self.search)
        self.column.addWidget(self.table)
        self.column.addWidget(self.about)
        self.column.addWidget(self.text, 1)
        self.column.setSpacing(SIZES.unit)
        self.pair.currentIndexChanged.connect(lambda _: self._list())
        self.search.textChanged.connect(lambda _: self._list())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show())

    def show_test(self, test: DuelTest) -> None:
        """Offer the pairs of a test; the one that is chosen stays so if it is there."""
        self._test = test
        pairs = sorted({trial.pair for trial in test.trials})
        current_pair = str(self.pair.currentData() or "")
        self.pair.blockSignals(True)
        fill(self.pair, [(_in_words(pair), pair) for pair in pairs], current_pair)
        self.pair.blockSignals(False)
        self._list()

    def choose(self, pair: str) -> None:
        """Show the trials of a pair."""
        self.pair.setCurrentIndex(max(0, self.pair.findData(pair)))
        self.table.setFocus()

    def _list(self) -> None:
        """List the trials of the pair that is chosen, those that have the words."""
        words = self.search.text().strip().casefold()
        trials = self._test.of(str(self.pair.currentData())) if self._test is not None else ()
        matches = [trial for trial in trials if not words or self._has(trial, words)]
        self.table.fill(matches)
        if matches and self.table.selected() is None:
            self.table.selectRow(0)
        self._show()

    def _has(self, trial: DuelTrial, words: str) -> bool:
        return any(words in message.text.casefold() for message in self._messages(trial))

    def _messages(self, trial: DuelTrial) -> tuple[DuelMessage, ...]:
        """The messages of a trial; it is over, so that it is read once."""
        if trial not in self._transcripts:
            self._transcripts[trial] = transcript(trial.path)
        return self._transcripts[trial]

    def _show(self) -> None:
        """Show what was said in the trial that is chosen."""
        trial: DuelTrial | None = self.table.selected()
        if trial is None:
            self.text.clear()
            self.about.setText(tr("Desk", "No trial contains these words."))
            return
        try:
            messages = self._messages(trial)
        except OSError as problem:
            self.text.clear()
            self.about.setText(unreadable(trial.path, problem))
            return
        self.about.setText(_summary(trial, messages))
        self.text.setHtml("".join(_line(message) for message in messages))


def _in_words(pair: str) -> str:
    actor, target = pair_of(pair)
    return tr("Desk", "{actor} as {target}").format(actor=actor, target=target)


def _summary(trial: DuelTrial, messages: Sequence[DuelMessage]) -> str:
    verdict_text = tr("Desk", "{judge} answered: {answer}").format(
        judge=trial.distinguisher, answer=_answer(trial)
    )
    replies = [message.seconds for message in messages if message.seconds]
    if not replies:
        return verdict_text
    text = tr("Desk", "{seconds} s per reply")
    seconds = program().decimals(sum(replies) / len(replies), 1)
    return f"{verdict_text} \u00b7 {text.format(seconds=seconds)}"


def _line(message: DuelMessage) -> str:
    who = f"{tr('Desk', ROLES[message.role])} ({message.model})"
    text = escape(message.text).replace("\n", "<br>")
    question_kinds = _question_types(message)
    note = f" \u00b7 {escape(question_kinds)}" if question_kinds else ""
    return f"<p><b>{escape(who)}</b>{note}<br>{text}</p>"


def _question_types(message: DuelMessage) -> str:
    """Of which types a distinguisher's questions are; empty where it asks nothing."""
    if message.role is not Role.DISTINGUISHER or ANSWER.search(message.text):
        return ""
    kinds = dict.fromkeys(kind for unit in units(message.text) for kind in question_types(unit))
    return program().items(translate_message(TITLES[kind]) for kind in kinds)
