"""A table of games in order, with what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

WON, LOST, SURRENDERED, NO_END = "won", "lost", "surrendered", ""


def played(games: DataFrame, *needed: str) -> DataFrame:
    """The games in the order in which they began; those of the same time keep theirs.

    Args:
        games: The table; this package's docstring explains its columns.
        needed: Columns that must be there in addition to `outcome`.

    Raises:
        TuringDeskError: One of them is missing.
    """
    for name in ("outcome", *needed):
        if name not in games:
            raise TuringDeskError(
                message(
                    "The table of games has no column {name!r}. This result needs: {needed}.",
                    name=name,
                    needed=("outcome", *needed),
                )
            )
    rows = games.reset_index(drop=True)
    if "at" in rows:
        rows = rows.sort_values("at", kind="stable", ignore_index=True)
    texts = {
        name: rows[name].astype("object").where(rows[name].notna(), "").astype("str").str.strip()
        for name in ("outcome", "agent", "player_a", "player_b")
        if name in rows
    }
    return rows.assign(**texts)


def decided(games: DataFrame, *needed: str) -> DataFrame:
    """Only games that were won or lost, in the same order; takes and raises as `played`."""
    rows = played(games, *needed)
    return rows[rows["outcome"].isin([WON, LOST])].reset_index(drop=True)
