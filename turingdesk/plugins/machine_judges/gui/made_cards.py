"""The making of machine judges, by their journals: all in one table, or one in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.runs.run_status_card import with_reasons
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, label
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, TableHeight
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.judge_runs import LANGUAGE_MODEL
from turingdesk.plugins.machine_judges.judges_view import JudgeSummary
from turingdesk.plugins.machine_judges.trained import TRAINED

GROUPED = {
    "stimulus": tr_noop("Desk", "by stimulus: never tested on a stimulus from the training set"),
    "prompt": tr_noop("Desk", "by prompt: never tested on a prompt from the training set"),
    "none": tr_noop("Desk", "not grouped: answers are split individually"),
}
UNKNOWN = tr_noop("Desk", "Its journals don't record this.")


def kind(judge: JudgeSummary) -> str:
    """The kind of a judge."""
    name = str(judge.settings.get("kind", ""))
    if name in TRAINED:
        return translate_message(TRAINED[name].title)
    return tr("Desk", "Language model") if name == LANGUAGE_MODEL else name or NOTHING


def looks_at(judge: JudgeSummary) -> str:
    """The object of the judge's attention: features, or the model."""
    settings = judge.settings
    if settings.get("kind") == LANGUAGE_MODEL:
        return str(settings.get("model", NOTHING))
    blocks = settings.get("block_features")
    names = dict.fromkeys(blocks.values() if isinstance(blocks, Mapping) else ())
    return program().items(map(_features, names or [settings.get("features", "")])) or NOTHING


def unanswered(judge: JudgeSummary) -> str:
    """Trials without a verdict, and why."""
    return with_reasons(judge.unanswered)


def facts(judge: JudgeSummary) -> Iterator[tuple[str, str]]:
    """The facts about one judge: names and values."""
    yield tr("Desk", "Judge"), program().join(", ", (kind(judge), _version(judge)))
    if not judge.settings:
        yield tr("Desk", "Settings"), tr("Desk", UNKNOWN)
    elif judge.settings.get("kind") == LANGUAGE_MODEL:
        yield from _of_model(judge.settings)
    else:
        yield tr("Desk", "Features"), looks_at(judge)
        yield from _of_trained(judge.settings)
    yield tr("Desk", "Sessions"), program().format_int(judge.sessions)
    yield tr("Desk", "Trials judged"), program().format_int(judge.trials)
    yield tr("Desk", "Without a verdict"), unanswered(judge)


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


def _version(judge: JudgeSummary) -> str:
    text = tr("Desk", "version {version}")
    return text.format(version=judge.settings.get("version", NOTHING))


def _features(name: object) -> str:
    feature_set = FEATURES[str(name)] if name in FEATURES else None
    return translate_message(feature_set.title) if feature_set else str(name)


def _listed(values: object) -> str:
    return program().items(map(str, values)) if isinstance(values, list) and values else NOTHING


def _value(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _kind(judge: JudgeSummary) -> str:
    """The kind of judge, and what it looks at."""
    return program().join(": ", (kind(judge), looks_at(judge)))


COLUMNS = (
    DeskColumn(tr_noop("Desk", "Judge"), lambda summary: summary.name),
    DeskColumn(
        tr_noop("Desk", "Kind", "of judge"), _kind, tip=looks_at, stretch=True, note="of judge"
    ),
    DeskColumn(
        tr_noop("Desk", "Judged"), lambda summary: program().format_int(summary.trials), right=True
    ),
    DeskColumn(
        tr_noop("Desk", "No verdict"),
        lambda summary: program().format_int(sum(summary.unanswered.values())),
        right=True,
        tip=unanswered,
    ),
)


class MadeTable(Card):
    """One row per judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How the machine judges were made"))
        name = tr("Desk", "How the machine judges were made")
        self.table = DeskTable(RowsModel(COLUMNS, key=lambda summary: summary.judge), name=name)
        self._table_height = TableHeight(self.table)
        self.column.addWidget(self.table)

    def fill(self, judges: Sequence[JudgeSummary]) -> None:
        """Show these."""
        self.table.fill(list(judges))
        self._table_height.hold(len(judges))


class MadeFacts(Card):
    """The facts about one judge."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "How this judge was made"))
        self.rows = QWidget()
        self.column.addWidget(self.rows)
        self._facts: list[tuple[str, str]] = []

    def show_judge(self, judge: JudgeSummary) -> None:
        """Show a judge."""
        judge_facts = list(facts(judge))
        if judge_facts == self._facts:
            return
        self._facts = judge_facts
        before, self.rows = self.rows, QWidget()
        grid = QGridLayout(self.rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(SIZES.unit // 2)
        grid.setColumnStretch(1, 1)
        for place, (name, value) in enumerate(judge_facts):
            words = label(value, wrap=True)
            words.setAccessibleName(program().join(": ", (name, value)))
            words.setIndent(0)  # Qt moves words that have a border
            copyable(words)
            grid.addWidget(label(name, "soft"), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, place, 1)
        self.column.replaceWidget(before, self.rows)
        before.deleteLater()
