"""A chapter of the Analysis page: planned results first, then what has none, and why."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import reason_of
from turingdesk.core.message import join, message
from turingdesk.presenters.analysis_view import Registered

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.table.table import Table

FIRST = "overview"
PLANNED = "planned_tests"
MISSING = "not_computed"  #: in place of a chapter: what has no result
NO_DATA = message("no data for this result")
_FEW = 5_000  #: answers that show of most analyses that they can be computed


class MissingResults:
    """Which analyses have no result, in any chapter.

    All are tried once. While the data of the same sample grow, those that had a result are not
    tried again.
    """

    def __init__(self) -> None:
        self._of: object = None  # the sample
        self._at: object = None  # its state
        self._why: dict[str, tuple[str, str]] = {}  # title and reason; no reason with a result
        self._remaining: set[str] = set()

    @property
    def missing(self) -> tuple[tuple[str, str], ...]:
        """The title of each analysis without a result, and why, in reading order."""
        from turingdesk.analysis import ANALYSES

        return tuple(self._why[name] for name in ANALYSES if self._why.get(name, ("", ""))[1])

    @property
    def is_done(self) -> bool:
        """True if all of them were tried."""
        return not self._remaining

    def begin(self, of: object, at: object) -> None:
        """Set the analyses that are to be tried with these data.

        Args:
            of: What tells one sample from another.
            at: What tells one state of its data from another.
        """
        from turingdesk.analysis import ANALYSES

        if of != self._of:
            self._why, self._remaining = {}, set(ANALYSES)
        elif at != self._at:
            self._remaining |= {name for name, (_, why) in self._why.items() if why}
        self._of, self._at = of, at

    def note(self, result: AnalysisResult) -> None:
        """Record what an analysis found."""
        self._why[result.name] = result.title, why_not_computed(result)
        self._remaining.discard(result.name)

    def compute_next(self, responses: DataFrame, until_s: float) -> None:
        """Try one analysis, and others as long as there is time.

        Args:
            responses: Of the sample.
            until_s: When to end, as `monotonic` counts.
        """
        from turingdesk.analysis import ANALYSES
        from turingdesk.exchange.report.findings import result

        # Sorted into a list, since `note` removes names from the set meanwhile.
        for name in sorted(self._remaining):
            few = result(name, ANALYSES[name], responses.head(_FEW), drawn=False)
            if why_not_computed(few) and len(responses) > _FEW:
                few = result(name, ANALYSES[name], responses, drawn=False)
            self.note(few)
            if monotonic() > until_s:
                return


def names_of(chapter: str, registered: Registered, headlines: Sequence[str] = ()) -> Sequence[str]:
    """The analyses of a chapter in reading order.

    What was planned comes first among tests; the first chapter begins with the results that the
    study begins with.

    Args:
        chapter: Its name.
        registered: What was planned.
        headlines: As `analysis._headlines` names them.
    """
    from turingdesk.analysis import ANALYSES

    names = ANALYSES.chapters().get(chapter, ())
    first = {PLANNED: registered.analyses, FIRST: headlines}.get(chapter, ())
    # Keys of a dictionary are each there once, and keep the order that a set would lose.
    return tuple(dict.fromkeys((*first, *names)))


def registered_of(table: Table, sessions: DataFrame) -> Registered:
    """The preregistration of the study that a table contains."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._registration import planned_by, registrations, sentences

    registered_studies = registrations(table, sessions)
    primaries = [
        str((registration.get("planned") or {}).get("primary") or "")
        for registration in registered_studies
    ]
    return Registered(
        tuple(dict.fromkeys(primary for primary in primaries if primary in ANALYSES)),
        planned_by(registered_studies),
        tuple(sentences(registered_studies)),
    )


def why_not_computed(result: AnalysisResult) -> str:
    """Why an analysis has no result, or "" where it has one.

    Args:
        result: With one row or more, even if all it says is that there is nothing to count.
    """
    from turingdesk.exchange.report.results import is_computed

    if result.trouble:
        return result.trouble
    if is_computed(result):
        return ""
    note: str = next((row["note"] for row in result.rows if row.get("note")), NO_DATA)
    reason = reason_of(note)
    return join(". ", reason) if reason else note
