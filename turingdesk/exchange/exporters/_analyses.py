"""Every analysis of the shelf as a table for the workbook: a new one shows here by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd


def analyses(responses: pd.DataFrame) -> Iterator[tuple[str, pd.DataFrame]]:
    """The analyses that have something to say of these responses, by name."""
    from turingdesk.analysis import ANALYSES

    for name, analysis in ANALYSES.items():
        yield name, analysis.compute(responses)
