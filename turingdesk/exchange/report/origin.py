"""Where the numbers come from: programs and versions, seeds, hashes, what could not be read."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.report.findings import Findings
from turingdesk.exchange.report.pieces import Facts, Grid, Paragraph, Piece
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    from pandas import Series

LIBRARIES = ("numpy", "pandas", "scipy", "matplotlib", "fpdf2", "xlsxwriter")
_COLUMNS = {
    "program": message("Program that ran sessions"),
    "signing_key": message("Key that signed sessions (Ed25519)"),
    "python": message("Python of sessions"),
    "system": message("System of sessions"),
    "language": message("Language of sessions"),
    "kiosk": "Machine",
    "seed": message("Seed of the study"),
    "study_hash": message("Hash of the study package (SHA-256)"),
}


def origin(found: Findings, made: datetime) -> Iterator[Piece]:
    """All that somebody needs who wants to find the same numbers.

    Args:
        found: The results.
        made: When the report is made, UTC.
    """
    facts = [
        (message("Report made (UTC)"), f"{made:%Y-%m-%d %H:%M}"),
        (message("Report made with"), f"{edition()}, Python {platform.python_version()}"),
        ("Libraries", ", ".join(filter(None, map(_version, LIBRARIES)))),
        (message("Verdicts cluster by"), _CLUSTERS[found.overview["cluster"]]),
        (
            message("Seed of what is drawn at random"),
            message("1; methods say how often it is drawn"),
        ),
    ]
    yield Facts(tuple(facts))
    yield Grid(
        message("What sessions ran with."), ("what", "value", "sessions"), tuple(_counts(found))
    )
    problems = found.overview["problems"]
    if problems:
        rows = tuple((problem,) for problem in problems)
        yield Grid(
            message("Places of the journals that could not be read, or were changed."),
            ("problem",),
            rows,
        )
    else:
        yield Paragraph(
            message(
                "All journals could be read, and the chain of their lines holds. Signatures "
                "are verified by `turingdesk check`."
            )
        )


_CLUSTERS = {
    "both": message("judge and stimulus"),
    "judge": "judge",
    "stimulus": "stimulus",
    "trial": "trial",
}


def _version(library: str) -> str:
    try:
        return f"{library} {version(library)}"
    except PackageNotFoundError:
        return ""


def _counts(found: Findings) -> Iterator[tuple[Any, ...]]:
    for column, words in _COLUMNS.items():
        for value, number in sorted(_values(found.sample.sessions[column]).items()):
            yield words, value, number


def _values(column: Series[Any]) -> Counter[str]:
    return Counter(
        str(value) for value in column if value is not None and str(value) not in ("", "nan")
    )
