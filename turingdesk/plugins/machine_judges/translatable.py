"""Heads of the columns that only the page Machine judges has, for translators."""

from __future__ import annotations

from collections.abc import Iterator

from turingdesk.core.message import catalogue_key
from turingdesk.exchange.report.pieces import HEAD, head
from turingdesk.plugins.machine_judges.judges_view import SIDES


def texts() -> Iterator[tuple[str, str]]:
    """Each text, and a note about it."""
    for name in SIDES:
        yield catalogue_key(head(name).template), HEAD
