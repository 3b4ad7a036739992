"""How machine judges were made, as their journals say: all in one table, or one in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from turingdesk.core.message import Message
from turingdesk.desk.judge_runs import LANGUAGE_MODEL, TRAINED
from turingdesk.desk.judges_view import JudgeSummary
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.table import DeskColumn, DeskTable, Rows, TableHeight
from turingdesk.gui.desk.words import NOTHING, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.judges.features import FEATURES
from turingdesk.judges.trained import TRAINED as JUDGES

GROUPED = {
    "stimulus": tr_noop("Desk", "by stimulus: never tested on a stimulus from the training set"),
    "prompt": tr_noop("Desk", "by prompt: never tested on a prompt from the training set"),
    "none": tr_noop("Desk", "not grouped: answers are split individually"),
}
UNKNOWN = tr_noop("Desk", "Its journals don't record this.")


def kind(made: JudgeSummary) -> str:
    """What kind of judge it is."""
    name = str(made.settings.get("kind", ""))
    if name in TRAINED:
        return translate_message(JUDGES[name].title)
    return tr("Desk", "Language model") if name == LANGUAGE_MODEL else name or NOTHING


def looks_at(made: JudgeSummary) -> str:
    """What it looks at: features, or the model."""
    settings = made.settings
    if settings.get("kind") == LANGUAGE_MODEL:
        return str(settings.get("model", NOTHING))
    blocks = settings.get("block_features")
    names = dict.fromkeys(blocks.values() if isinstance(blocks, Mapping) else ())
    return program().items(map(_features, names or [settings.get("features", "")])) or NOTHING


def unanswered(made: JudgeSummary) -> str:
    """Trials without a verdict, and why."""
    return counted(made.unanswered)


def counted(by_why: Mapping[str, int]) -> str:
    """How many there are, and why: journals have the reasons as the judges wrote them."""
    number, reasons = program().whole(sum(by_why.values())), by_why.items()
    why = program().join(
        "; ",
        (
            program().join(": ", (translate_message(Message(w)), program().whole(n)))
            for w, n in reasons
        ),
    )
    return f"{number} ({why})" if why else number


def facts(made: JudgeSummary) -> Iterator[tuple[str, str]]:
    """What there is to know of one judge: names and values."""
    yield tr("Desk", "Judge"), program().join(", ", (kind(made), _version(made)))
    if not made.settings:
        yield tr("Desk", "Settings"), tr("Desk", UNKNOWN)
    elif made.settings.get("kind") == LANGUAGE_MODEL:
        yield from _of_model(made.settings)
    else:
        yield tr("Desk", "Features"), looks_at(made)
        yield from _of_trained(made.settings)
    yield tr("Desk", "Sessions"), program().whole(made.sessions)
    yield tr("Desk", "Trials judged"), program().whole(made.trials)
    yield tr("Desk", "Without a verdict"), unanswered(made)


def _of_trained(settings: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    options = {**settings.get("options", {}), **settings.get("feature_options", {})}
    if options:
        yield (
            tr("Desk", "Options"),
            program().items(f"{n} = {_value(v)}" for n, v in options.items()),
        )
    yield tr("Desk", "Folds"), str(settings.get("folds", NOTHING))
    yield tr("Desk", "Seeds"), str(settings.get("seeds", NOTHING))
    grouped = str(settings.get("grouped_by", ""))
    if grouped in GROUPED:
        yield tr("Desk", "Grouped folds"), tr("Desk", GROUPED[grouped])
    if settings.get("messages"):
        yield tr("Desk", "Conversations"), tr("Desk", "trained on single messages")
    yield tr("Desk", "Blocks"), _listed(settings.get("blocks"))


def _of_model(settings: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield tr("Desk", "Model"), str(settings.get("model", NOTHING))
    yield tr("Desk", "Server"), str(settings.get("server", NOTHING))
    examples = _listed(settings.get("examples"))
    none = tr("Desk", "none: it saw no answer with a known origin")
    yield tr("Desk", "Example"), none if examples == NOTHING else examples
    if settings.get("paired"):
        yield (
            tr("Desk", "What it judges"),
            tr("Desk", "Only for blocks that show two answers side by side"),
        )
    yield tr("Desk", "Temperature"), str(settings.get("temperature", NOTHING))
    yield tr("Desk", "Seed"), str(settings.get("seed", NOTHING))
    pictures = tr("Desk", "yes") if settings.get("pictures") else tr("Desk", "no")
    yield tr("Desk", "Pictures sent"), pictures
    yield tr("Desk", "Prompt wording"), str(settings.get("wording", NOTHING))[:12]


def _version(made: JudgeSummary) -> str:
    text = tr("Desk", "version {version}")
    return text.format(version=made.settings.get("version", NOTHING))


def _features(name: object) -> str:
    known = FEATURES[str(name)] if name in FEATURES else None
    return translate_message(known.title) if known else str(name)


def _listed(values: object) -> str:
    return program().items(map(str, values)) if isinstance(values, list) and values else NOTHING


def _value(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _kind(made: JudgeSummary) -> str:
    """The kind of judge, and what it looks at."""
    return program().join(": ", (kind(made), looks_at(made)))


COLUMNS = (
    DeskColumn(tr_noop("Desk", "Judge"), lambda one: one.name),
    DeskColumn(
        tr_noop("Desk", "Kind", "of judge"), _kind, tip=looks_at, stretch=True, note="of judge"
    ),
    DeskColumn(tr_noop("Desk", "Judged"), lambda one: program().whole(one.trials), right=True),
    DeskColumn(
        tr_noop("Desk", "No verdict"),
        lambda one: program().whole(sum(one.unanswered.values())),
        right=True,
        tip=unanswered,
    ),
)


class MadeTable(Card):
    """One row per judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How the machine judges were made"))
        name = tr("Desk", "How the machine judges were made")
        self.table = DeskTable(Rows(COLUMNS, key=lambda one: one.judge), name=name)
        self._held = TableHeight(self.table)
        self.column.addWidget(self.table)

    def fill(self, made: Sequence[JudgeSummary]) -> None:
        """Show these."""
        self.table.fill(list(made))
        self._held.hold(len(made))


class MadeFacts(Card):
    """What is known of one judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How this judge was made"))
        self.rows = QWidget()
        self.column.addWidget(self.rows)
        self._shown: list[tuple[str, str]] = []

    def show_judge(self, made: JudgeSummary) -> None:
        """Show a judge."""
        shown = list(facts(made))
        if shown == self._shown:
            return
        self._shown = shown
        before, self.rows = self.rows, QWidget()
        grid = QGridLayout(self.rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(SIZES.unit // 2)
        grid.setColumnStretch(1, 1)
        for place, (name, value) in enumerate(shown):
            words = label(value, wrap=True)
            words.setAccessibleName(program().join(": ", (name, value)))
            words.setIndent(0)  # Qt moves words that have a border
            copyable(words)
            grid.addWidget(label(name, "soft"), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, place, 1)
        self.column.replaceWidget(before, self.rows)
        before.deleteLater()
