"""A table of games in order, with what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._groups import proportion
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis._estimate import Estimate
    from turingdesk.analysis.statistics.clustering import Clustering

WON, LOST, NO_END = "won", "lost", ""


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


def share(rows: DataFrame, is_counted: NDArray[np.bool_], by: Clustering) -> Estimate:
    """The share of some games that count, with a 95% CI that clusters by both players.

    Games of one player resemble each other, whomever they play with. Where no player is named,
    games are taken as independent, which the result's note says.

    Args:
        rows: Games, as `played` gives them.
        is_counted: Which of them count.
        by: `Clustering.TRIAL` to take all games as independent.
    """
    return proportion(with_players(rows), is_counted, by)


def with_players(rows: DataFrame) -> DataFrame:
    """Games as rows that are clustered by their players, who have no names where none are told."""
    named = {name: rows.get(name, "") for name in ("player_a", "player_b")}
    return rows.assign(n=1, **named)
