"""The errors that sealing raises on purpose; each docstring is read under "Why this happens"."""

from __future__ import annotations

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import join


class CannotSeal(TuringDeskError):
    """A sealed study hides who made what from everyone, so some things are not possible."""


class BadSeal(TuringDeskError):
    """A seal is made once and never changed, because recorded data depend on every byte."""

    def __init__(self, what: str, fix: str = "") -> None:
        super().__init__(join(" ", (what, fix)) if fix else what)
        self.what, self.fix = what, fix


class WrongPassphrase(TuringDeskError):
    """Only the passphrase that a study was sealed with opens its seal. It is never stored."""
