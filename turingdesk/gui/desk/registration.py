"""A preregistered study: the dialogs that preregister it, and the card of later changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from turingdesk.analysis import ANALYSES
from turingdesk.core.errors import Problem, TuringDeskError
from turingdesk.core.exclusion import in_force
from turingdesk.core.quality import Rule, TooFast, rule_title, sentence
from turingdesk.core.study import Study
from turingdesk.gui.desk.packages.problem_list import problem_in_words
from turingdesk.gui.desk.packages.reader import LoadedStudy
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import (
    SPLIT_COLUMNS,
    button,
    button_row,
    dialog_column,
    label,
    moment,
)
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.study.package import Package
from turingdesk.study.registration import Registration, account, freeze

_WHY_HEIGHT = 96
_PART = 8  #: letters of a hash that stay together


class _Dialog(QDialog):
    """A heading, lines, and two buttons; the work is done in the background."""

    def __init__(self, title: str, action: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(600)
        self.column = dialog_column(self, title, wrap=True)
        self._busy = False
        self.action = button(action, self.begin, "primary")
        self.objection = label("", "objection", wrap=True)
        self.objection.hide()

    def close_with_buttons(self) -> None:
        """The last lines of the dialog."""
        self.column.addWidget(self.objection)
        self.column.addSpacing(SIZES.unit)
        cancel = button(tr("Desk", "Cancel"), self.reject)
        self.column.addLayout(button_row(cancel, self.action))
        grow(self)

    def begin(self) -> None:
        """The button was pressed: do what the dialog is for, then close."""
        self.begin_work()

    def begin_work(self) -> None:
        """Work in the background; once."""
        if not self._busy:
            self._set_busy(True)
            # `work` reads the fields in this thread; only what it returns runs on another one.
            Job(self, self.work(), lambda _: self.accept(), self._failed)

    def reject(self) -> None:
        """Not while it is being written: what was done has to be in the record."""
        if not self._busy:
            super().reject()

    def work(self) -> Callable[[], Registration]:
        """The work to do; must not touch widgets."""
        raise NotImplementedError

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        if isinstance(problem, TuringDeskError):
            self.objection.setText(translate_message(str(problem)))
            self.objection.show()
            grow(self)
        else:
            show_error(problem, self)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self.action.setEnabled(not busy)


class FreezeDialog(_Dialog):
    """Shows what will be recorded.

    Args:
        package: The study.
        who: Who preregisters it.
        warnings: What is probably unintended in it, and would be recorded all the same.
        parent: Its window.
    """

    def __init__(
        self,
        package: Package,
        who: str,
        warnings: Sequence[Problem] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Desk", "Preregister the study"), tr("Desk", "Preregister"), parent)
        self._package, self._who = package, who
        for name, text in self._recorded(warnings):
            pair = QVBoxLayout()
            pair.setSpacing(2)  # a name belongs to what is below it
            pair.addWidget(label(name, "label"))
            pair.addWidget(label(text, wrap=True))
            self.column.addLayout(pair)
        self.column.addSpacing(SIZES.unit)
        self.column.addWidget(
            label(
                tr(
                    "Desk",
                    "The preregistration stays with the study. You can still change the study; "
                    "each change is shown as a deviation with its date, author, and reason.",
                ),
                "soft",
                wrap=True,
            )
        )
        self.close_with_buttons()

    def _recorded(self, warnings: Sequence[Problem]) -> Iterator[tuple[str, str]]:
        """The rows about the record: names and texts."""
        study = self._package.study
        version = tr("Desk", "{study}, version {version}")
        none = tr("Desk", "None declared", "no rules, no analysis")
        sample = program().format_int(study.participants) if study.participants else none
        problems = "\n".join(map(problem_in_words, warnings))
        yield tr("Desk", "Study"), version.format(study=study.title, version=study.version)
        yield tr("Desk", "Hash"), _breakable(self._package.hash)
        yield tr("Desk", "Participants planned"), sample
        yield tr("Desk", "Rules"), "\n".join(_rules_in_full(study)) or none
        yield tr("Desk", "Planned analysis"), _analysis(study.planned.primary) or none
        yield tr("Desk", "Reported by"), _columns(study) or tr("Desk", "Overall only")
        yield tr("Desk", "Warnings"), problems or tr("Desk", "None", "no warnings")
        yield tr("Desk", "Recorded as"), self._who

    def work(self) -> Callable[[], Registration]:
        package, who = self._package, self._who
        return lambda: freeze(package, who)


def _rules_in_full(study: Study) -> Iterator[str]:
    """Every rule that is recorded, also those that limits of blocks imply: what it excludes."""
    titles = {block.id: translate_message(block.title) for block in study.blocks}
    voice = program()
    for rule in in_force(study):
        by_block = isinstance(rule, TooFast) and rule.min_s is None
        details = [
            voice.join(": ", (titles[block.id], _seconds(block.limits.too_fast_s)))
            for block in study.blocks
            if by_block and rule.applies(block.id) and block.limits.too_fast_s > 0
        ]
        details += [
            voice.join(": ", (translate_message(rule_field.metadata["title"]), value))
            for rule_field in fields(rule)
            if (value := _value(rule, rule_field.name, titles)) and not details
        ]
        name, about = rule_title(rule.id or rule.kind), sentence(rule)
        about_it = voice.join(": ", (translate_message(name), translate_message(about)))
        yield voice.join(" ", (about_it, voice.items(details))) if details else about_it


def _seconds(limit_s: float) -> str:
    return tr("Desk", "{number} s", "seconds").format(number=program().number(limit_s))


def _value(rule: Rule, name: str, titles: Mapping[str, str]) -> str:
    """A setting of a rule in words; empty where it is the usual one, or its id."""
    value, default = (
        getattr(rule, name),
        {rule_field.name: rule_field.default for rule_field in fields(rule)}[name],
    )
    if name == "id" or value == default:
        return ""
    if isinstance(value, tuple):
        return program().items(titles.get(item, str(item)) for item in value)
    # To Python, True is a number.
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return program().number(value) if is_number else str(value)


def _rules(ids: Iterable[str]) -> str:
    return program().items(translate_message(rule_title(rule_id)) for rule_id in ids)


def _analysis(name: str) -> str:
    """The title of an analysis; its name if this version of the program has none such."""
    return translate_message(ANALYSES[name].title) if name in ANALYSES else name


def _columns(study: Study) -> str:
    """The titles of the columns by which results are split."""
    text_by_question = {
        question.id: question.text for form in study.forms for question in form.questions
    }
    titles = {name: tr("Desk", title) for name, title in SPLIT_COLUMNS}
    return program().items(
        titles.get(column) or text_by_question.get(column, column) for column in study.planned.by
    )


def _breakable(hash: str) -> str:
    """A hash that continues in a second line where large letters need it."""
    parts = (hash[start : start + _PART] for start in range(0, len(hash), _PART))
    # At a zero-width space, Qt can break the line without a visible hyphen.
    return "\u200b".join(parts)


class WhyDialog(_Dialog):
    """Lists what changed and asks why; what becomes of the reason is left to others."""

    def __init__(
        self,
        title: str,
        action: str,
        changed: Sequence[str],
        who: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, action, parent)
        self.who = who
        listed = label(tr("Desk", "Changed since preregistration"), "label")
        self.column.addWidget(listed)
        changes = QPlainTextEdit("\n".join(map(translate_message, changed)))
        listed.setBuddy(changes)
        changes.setReadOnly(True)
        changes.setTabChangesFocus(True)
        changes.setAccessibleName(tr("Desk", "Changes", "of a study"))
        changes.setFixedHeight(min(240, 40 + 24 * len(changed)))
        self.column.addWidget(changes)
        ask = tr("Desk", "Why? The report shows the reason next to the changes.")
        named = label(ask, "label", wrap=True)
        self.why = QPlainTextEdit()
        self.why.setFixedHeight(_WHY_HEIGHT)
        # By default Tab would type a tab, and keys alone could not leave the text.
        self.why.setTabChangesFocus(True)
        self.why.setAccessibleName(tr("Desk", "Reason", "the reason of a change"))
        named.setBuddy(self.why)
        self.column.addWidget(named)
        self.column.addWidget(self.why)
        self.column.addWidget(label(tr("Desk", "Recorded as {person}").format(person=who), "soft"))
        self.why.textChanged.connect(self._typed)
        self.close_with_buttons()
        self._typed()
        self.why.setFocus()

    def begin(self) -> None:
        self.accept()

    def _typed(self) -> None:
        self.action.setEnabled(bool(self.why.toPlainText().strip()))


class AccountDialog(WhyDialog):
    """Records the reason for what changed on the disk."""

    def __init__(self, studied: LoadedStudy, who: str, parent: QWidget | None = None) -> None:
        changed = studied.unaccounted
        title = tr("Desk", "Explain changes")
        action = tr("Desk", "Record", "write down")
        super().__init__(title, action, changed, who, parent)
        assert studied.package is not None, "only a study that was read can have changed"
        self._package = studied.package

    def begin(self) -> None:
        self.begin_work()

    def work(self) -> Callable[[], Registration]:
        package, who, why = self._package, self.who, self.why.toPlainText()
        return lambda: account(package, who, why)


_MOST = 6  #: changes shown for each deviation; the command and the export list all


class RegistrationCard(Card):
    """Is on the Studies page; empty until the study's files are hashed.

    Signals:
        freeze_wanted: The study is to be frozen.
        account_wanted: What changed since is to be accounted for.
    """

    freeze_wanted = Signal()
    account_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Preregistration"), parent)
        self.freeze = button(
            tr("Desk", ("Preregister\u2026")), self.freeze_wanted.emit, "quiet-small"
        )
        self.account = button(tr("Desk", "Explain changes\u2026"), self.account_wanted.emit)
        self.head.addWidget(self.freeze)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(SIZES.unit)
        self.column.addLayout(self._inside)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.account)
        self._buttons.addStretch(1)
        self.column.addLayout(self._buttons)
        self.hide()

    def show_state(self, studied: LoadedStudy) -> None:
        """Show what is known once every file of the study was read."""
        # takeAt returns the layout's item alone; the label remains a child of the card.
        while (item := self._inside.takeAt(0)) is not None:
            if (line := item.widget()) is not None:
                line.deleteLater()
        record = studied.registration
        may_freeze = record is None and studied.may_run and studied.path.is_dir()
        self.freeze.setVisible(may_freeze)
        self.account.setVisible(bool(studied.unaccounted) and studied.path.is_dir())
        status_lines = _elsewhere(studied) if record is None else None
        for text, role in status_lines or lines(record, studied.unaccounted):
            self._inside.addWidget(label(text, role, wrap=True))
        self.setVisible(studied.is_hashed)


def lines(record: Registration | None, unaccounted: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The lines of the card, each with its role in the style sheet."""
    if record is None:
        yield (
            tr(
                "Desk",
                "Not preregistered. Preregistering records the study's hash, rules, and planned "
                "analysis before data collection. You can still change the study; changes are "
                "shown as deviations.",
            ),
            "soft",
        )
        return
    words = tr("Desk", "Preregistered {time} by {person}, version {version}.")
    yield words.format(time=moment(record.at), person=record.by, version=record.version), ""
    words = tr("Desk", "Rules: {rules} · Planned: {analysis}")
    rules = _rules(str(rule.get("id")) for rule in record.rules)
    primary = _analysis(str(record.planned.get("primary", "")))
    yield (
        words.format(
            rules=rules or tr("Desk", "none", "no rules"),
            analysis=primary or tr("Desk", "nothing", "no analysis"),
        ),
        "soft",
    )
    if record.problems:
        words = tr("Desk", "The preregistration was changed by hand: {problem}")
        yield words.format(problem=problem_in_words(record.problems[0])), "objection"
    yield from _deviations(record)
    if unaccounted:
        yield tr("Desk", "Changed since then, without a reason:"), "caution"
        yield _listed(unaccounted), "soft"


def _deviations(record: Registration) -> Iterator[tuple[str, str]]:
    many = len(record.deviations)
    yield _deviations_in_words(many), ("label" if many else "")
    for deviation in record.deviations:
        yield (
            program().join(
                ": ", (program().join(", ", (moment(deviation.at), deviation.by)), deviation.why)
            ),
            "",
        )
        yield _listed(deviation.changes), "soft"


def _elsewhere(studied: LoadedStudy) -> list[tuple[str, str]] | None:
    """The lines for a study that cannot be preregistered in place: a sealed or packed one."""
    package = studied.package
    if package is not None and package.sealed is not None:
        frozen = package.sealed.registration
        if not frozen:
            return [(tr("Desk", "Not preregistered when it was sealed."), "soft")]
        words = tr("Desk", "Preregistered {time} by {person}, sealed later.")
        when = words.format(time=moment(str(frozen["at"])), person=frozen["by"])
        return [(when, ""), (_deviations_in_words(len(frozen.get("deviations", ()))), "soft")]
    if not studied.path.is_dir():
        words = tr("Desk", "Not preregistered. Preregister the study's folder, then pack it.")
        return [(words, "soft")]
    return None


def _deviations_in_words(many: int) -> str:
    return tr("Desk", "%n deviation(s)", "", many) if many else tr("Desk", "No deviations.")


def _listed(changes: tuple[str, ...]) -> str:
    more = len(changes) - _MOST
    rest = [tr("Desk", "and %n more change(s)", "", more)] if more > 0 else []
    return "\n".join([*map(translate_message, changes[:_MOST]), *rest])
