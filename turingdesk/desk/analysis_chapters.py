"""What a chapter of the Analysis page holds: planned results first, and what has none, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import Message, message
from turingdesk.desk.analysis_view import Registered

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.table.table import Table

FIRST = "overview"
PLANNED = "planned_tests"
NO_DATA = message("there are no data for this")
_IMPOSSIBLE = "It cannot be computed"


def names_of(chapter: str, registered: Registered) -> Sequence[str]:
    """The analyses of a chapter in reading order; what was planned comes first among tests."""
    from turingdesk.analysis import ANALYSES

    names = ANALYSES.chapters().get(chapter, ())
    planned = registered.analyses if chapter == PLANNED else ()
    return tuple(dict.fromkeys((*planned, *names)))


def registered_of(table: Table, sessions: DataFrame) -> Registered:
    """What was preregistered of the study that a table holds."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._registration import planned_by, registrations, sentences

    found = registrations(table, sessions)
    primaries = [str((one.get("planned") or {}).get("primary") or "") for one in found]
    return Registered(
        tuple(dict.fromkeys(one for one in primaries if one in ANALYSES)),
        planned_by(found),
        tuple(sentences(found)),
    )


def why_not_computed(found: AnalysisResult) -> str:
    """Why an analysis has no result, or "" where it has one.

    Args:
        found: With one row or more, even if all it says is that there is nothing to count.
    """
    if found.trouble:
        return found.trouble
    if any(_has_result(row) for row in found.rows):
        return ""
    note: str = next((row["note"] for row in found.rows if row.get("note")), NO_DATA)
    if isinstance(note, Message) and note.template == f"{_IMPOSSIBLE}: {{why}}.":
        return str(note.values["why"])
    return str(note)


def _has_result(row: Any) -> bool:
    """Whether a row counts or estimates anything: an empty row has zeros and missing values."""
    if str(row.get("note") or "").startswith(_IMPOSSIBLE):
        return any(_is_estimate(name, value) for name, value in row.items())
    return any(_is_something(value) for value in row.values())


def _is_estimate(name: str, value: object) -> bool:
    """Whether a value is more than a count."""
    return isinstance(value, float) and name != "note" and _is_something(value)


def _is_something(value: object) -> bool:
    """Whether a value is a number other than 0 and NaN."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return value != 0 and not isnan(value)
