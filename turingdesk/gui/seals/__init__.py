"""Dialogs of seals: each module here has those for the seals of the same name in `study/seals`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.shelf import Shelf

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from turingdesk.gui.desk.state import DeskState
    from turingdesk.study.package import Package


@dataclass(frozen=True, slots=True)
class SealDialogs:
    """The functions that make the dialogs over the desk."""

    ask_seal: Callable[[DeskState, Package], QDialog]  #: makes a sealed package of a study
    ask_passphrase: Callable[[DeskState], QDialog]  #: opens the seals of the data folder


_VIEWS: Mapping[str, SealDialogs] = Shelf(__name__, offers="VIEW")


def seal_dialogs() -> SealDialogs | None:
    """The dialogs of seals; None where the plugin isn't loaded."""
    return next(iter(_VIEWS.values()), None)
