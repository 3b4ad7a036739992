"""Outcomes of games, and the share that people won, by bot (paper 4, Fig. 4 and Table 1).

The paper's figures come from two states of its data. Of 889 games people won 424, the bot 133,
and 226 were surrendered: these give every share of Section 4.1, the bots' win ratios, and the
shares of Fig. 4 (right), which are shares of the 133 games that a bot won and not of the games
that it played. The numbers of games in Table 1 add up to 595 and belong to a later state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled
from turingdesk.analysis._headlines import SURRENDERED
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.plugins.live_games.analysis.games.played import (
    LOST,
    NO_END,
    WON,
    decided,
    played,
    share,
)

if TYPE_CHECKING:
    from pandas import DataFrame

ALL = message("(all)")
UNENDED = message("(no end)")
OUTCOMES = {"outcome": "str", "n": "int64", "share": "float64", "low": "float64"}
OUTCOMES |= {"high": "float64", "method": "str", "note": "str"}
RATIOS = {"agent": "str", "n": "int64", "won_by_bot": "int64", "share_of_wins": "float64"}
RATIOS |= {"ratio": "float64", "low": "float64", "high": "float64"}
RATIOS |= {"method": "str", "note": "str"}
PEOPLE = message("people")
WINNERS = {"winner": "str", "n": "int64", "won": "int64", "share": "float64", "low": "float64"}
WINNERS |= {"high": "float64", "method": "str", "note": "str"}


def outcomes(games: DataFrame, by: Clustering = Clustering.BOTH) -> DataFrame:
    """The share of each outcome among all games: won, lost, surrendered, others, no end.

    Args:
        games: The table.
        by: What intervals cluster by; see `played.share`.

    Raises:
        TuringDeskError: The table has no outcomes.
    """
    every = played(games)
    ends = every["outcome"]
    others = sorted({*ends} - {WON, LOST, SURRENDERED, NO_END})
    rows = []
    for outcome in (WON, LOST, SURRENDERED, *others, NO_END):
        ended = (ends == outcome).to_numpy(dtype=bool)
        outcome_share = share(every, ended, by)
        ends_of = (
            outcome_share.value,
            outcome_share.low,
            outcome_share.high,
            outcome_share.method,
            outcome_share.note,
        )
        rows.append((outcome or UNENDED, int(ended.sum()), *ends_of))
    return tabled(rows, OUTCOMES)


def ratios(games: DataFrame, by: Clustering = Clustering.BOTH) -> DataFrame:
    """The share that the bot won of the games that were won or lost: of all, then by bot.

    `ratio` is the share of the bot's own games, `share_of_wins` its share of all games that
    bots won.

    Args:
        games: The table.
        by: What intervals cluster by; see `played.share`.

    Raises:
        TuringDeskError: The table has no outcomes, or no bots.
    """
    rows = decided(games, "agent")
    games_won = int((rows["outcome"] == LOST).sum())
    parts = [(ALL, rows), *((str(bot), bot_games) for bot, bot_games in rows.groupby("agent"))]
    ratio_rows = []
    for bot, bot_games in parts:
        is_lost = (bot_games["outcome"] == LOST).to_numpy(dtype=bool)
        n, won = len(bot_games), int(is_lost.sum())
        ratio = share(bot_games, is_lost, by)
        note = ratio.note if n else not_computed(message("no game was won or lost"))
        of_wins = won / games_won if games_won else None
        numbers = (n, won, of_wins, ratio.value, ratio.low, ratio.high)
        ratio_rows.append((bot or message("(not named)"), *numbers, ratio.method, note))
    return tabled(ratio_rows, RATIOS)


def winners(
    games: DataFrame, by: Clustering = Clustering.BOTH, *, bots_only: bool = False
) -> DataFrame:
    """Who won, of the games that were won or lost: the people, then each bot.

    Args:
        games: The table.
        by: What intervals cluster by; see `played.share`.
        bots_only: Whether shares are those of the games that bots won; then the people have
            no row. These are what Fig. 4 (right) shows.

    Raises:
        TuringDeskError: The table has no outcomes, or no bots.
    """
    rows = decided(games, "agent")
    is_lost = (rows["outcome"] == LOST).to_numpy(dtype=bool)
    bots = {str(bot): (rows["agent"] == bot).to_numpy(dtype=bool) for bot in rows["agent"]}
    won = {bot or message("(not named)"): is_lost & bots[bot] for bot in sorted(bots)}
    if bots_only:
        rows, won = rows[is_lost], {winner: wins[is_lost] for winner, wins in won.items()}
    else:
        won = {PEOPLE: ~is_lost, **won}
    winner_rows = []
    for winner, wins in won.items():
        win_share = share(rows, wins, by)
        ends = (win_share.value, win_share.low, win_share.high)
        winner_rows.append(
            (winner, len(rows), int(wins.sum()), *ends, win_share.method, win_share.note)
        )
    return tabled(winner_rows, WINNERS)
