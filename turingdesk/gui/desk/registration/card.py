"""What was frozen of a study, when and by whom, and every deviation since."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.gui.desk.studies.problem_words import whole
from turingdesk.gui.desk.studies.reader import Studied
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message
from turingdesk.study.registration import Registration

_MOST = 6  #: changes told for each deviation; the command and the export tell all


class RegistrationCard(Card):
    """Stands on the Studies page; empty until the study's files are hashed.

    Signals:
        freeze_wanted: The study is to be frozen.
        account_wanted: What changed since is to be accounted for.
    """

    freeze_wanted = Signal()
    account_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Preregistration"), parent)
        self.freeze = button(tr("Desk", "Freeze…"), self.freeze_wanted.emit, "quiet-small")
        self.account = button(tr("Desk", "Account for changes…"), self.account_wanted.emit)
        self.head.addWidget(self.freeze)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(SIZES.unit)
        self.column.addLayout(self._inside)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.account)
        self._buttons.addStretch(1)
        self.column.addLayout(self._buttons)
        self.hide()

    def show_state(self, studied: Studied) -> None:
        """Show what is known once every file of the study was read."""
        while (item := self._inside.takeAt(0)) is not None:
            if (line := item.widget()) is not None:
                line.deleteLater()
        found = studied.registration
        may_freeze = found is None and studied.may_run and studied.path.is_dir()
        self.freeze.setVisible(may_freeze)
        self.account.setVisible(bool(studied.unaccounted) and studied.path.is_dir())
        known = _elsewhere(studied) if found is None else None
        for text, role in known or lines(found, studied.unaccounted):
            self._inside.addWidget(label(text, role, wrap=True))
        self.setVisible(studied.is_hashed)


def lines(found: Registration | None, unaccounted: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The lines of the card, each with its role in the style sheet."""
    if found is None:
        yield (
            tr(
                "Desk",
                "Not frozen. Freezing records the study's hash, its rules and the planned "
                "analysis before the data are there. Later changes stay possible and are shown "
                "as deviations.",
            ),
            "soft",
        )
        return
    words = tr("Desk", "Frozen {time} by {person}, version {version}.")
    yield words.format(time=local_time(found.at), person=found.by, version=found.version), ""
    words = tr("Desk", "Rules: {rules} · Planned: {analysis}")
    rules = ", ".join(str(rule.get("id")) for rule in found.rules)
    yield (
        words.format(
            rules=rules or tr("Desk", "none", "no rules"),
            analysis=found.planned.get("primary") or tr("Desk", "nothing", "no analysis"),
        ),
        "soft",
    )
    if found.problems:
        words = tr("Desk", "The registration was changed by hand: {problem}")
        yield words.format(problem=whole(found.problems[0])), "objection"
    yield from _deviations(found)
    if unaccounted:
        yield tr("Desk", "Changed since, and nobody said why:"), "caution"
        yield _listed(unaccounted), "soft"


def _deviations(found: Registration) -> Iterator[tuple[str, str]]:
    many = len(found.deviations)
    yield _counted(many), ("label" if many else "")
    for one in found.deviations:
        yield f"{local_time(one.at)}, {one.by}: {one.why}", ""
        yield _listed(one.changes), "soft"


def _elsewhere(studied: Studied) -> list[tuple[str, str]] | None:
    """What is told of a study that is not frozen where it lies: a sealed or a packed one."""
    package = studied.package
    if package is not None and package.sealed is not None:
        frozen = package.sealed.seal.registration
        if not frozen:
            return [(tr("Desk", "Not frozen when it was sealed."), "soft")]
        words = tr("Desk", "Frozen {time} by {person}, sealed afterwards.")
        when = words.format(time=local_time(str(frozen["at"])), person=frozen["by"])
        return [(when, ""), (_counted(len(frozen.get("deviations", ()))), "soft")]
    if not studied.path.is_dir():
        words = tr("Desk", "Not frozen. Freeze the study\u2019s folder, then pack it.")
        return [(words, "soft")]
    return None


def _counted(many: int) -> str:
    return tr("Desk", "%n deviation(s)", "", many) if many else tr("Desk", "No deviations.")


def _listed(changes: tuple[str, ...]) -> str:
    more = len(changes) - _MOST
    rest = [tr("Desk", "and %n further change(s)", "", more)] if more > 0 else []
    return "\n".join([*map(translate_message, changes[:_MOST]), *rest])
