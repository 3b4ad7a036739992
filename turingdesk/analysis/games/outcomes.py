"""How games ended, and how often the people won, by bot (paper 4, Fig. 4 and Table 1).

The paper's figures come from two states of its data. Of 889 games people won 424, the bot 133,
and 226 were surrendered: these give every share of Section 4.1, the bots' win ratios, and the
shares of Fig. 4 (right), which are shares of the 133 games that a bot won and not of the games
that it played. The numbers of games in Table 1 add up to 595 and belong to a later state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis.games.played import LOST, NO_END, SURRENDERED, WON, decided, played
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message

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


def outcomes(games: DataFrame) -> DataFrame:
    """The share of each outcome among all games: won, lost, surrendered, others, no end.

    Raises:
        TuringDeskError: The table has no outcomes.
    """
    import pandas as pd

    ends = played(games)["outcome"]
    others = sorted({*ends} - {WON, LOST, SURRENDERED, NO_END})
    rows = []
    for outcome in (WON, LOST, SURRENDERED, *others, NO_END):
        n = int((ends == outcome).sum())
        share = wilson(n, len(ends))
        ends_of = (share.value, share.low, share.high, share.method, share.note)
        rows.append((outcome or UNENDED, n, *ends_of))
    return pd.DataFrame(rows, columns=list(OUTCOMES)).astype(OUTCOMES)


def ratios(games: DataFrame) -> DataFrame:
    """How often the bot won, of the games that were won or lost: all, then by bot.

    `ratio` is the share of the bot's own games, `share_of_wins` its share of all games that
    bots won.

    Raises:
        TuringDeskError: The table has no outcomes, or no bots.
    """
    import pandas as pd

    rows = decided(games, "agent")
    whole = int((rows["outcome"] == LOST).sum())
    parts = [(ALL, rows), *((str(bot), own) for bot, own in rows.groupby("agent"))]
    made = []
    for bot, own in parts:
        n, won = len(own), int((own["outcome"] == LOST).sum())
        ratio = wilson(won, n)
        note = "" if n else not_computed(message("no game was won or lost"))
        of_wins = won / whole if whole else None
        numbers = (n, won, of_wins, ratio.value, ratio.low, ratio.high)
        made.append((bot or message("(not named)"), *numbers, ratio.method, note))
    return pd.DataFrame(made, columns=list(RATIOS)).astype(RATIOS)


def winners(games: DataFrame, *, bots_only: bool = False) -> DataFrame:
    """Who won, of the games that were won or lost: the people, then each bot.

    Args:
        games: The table.
        bots_only: Whether shares are those of the games that bots won; then the people have
            no row. These are what Fig. 4 (right) shows.

    Raises:
        TuringDeskError: The table has no outcomes, or no bots.
    """
    import pandas as pd

    rows = decided(games, "agent")
    lost = rows[rows["outcome"] == LOST]
    counts = {str(bot) or message("(not named)"): 0 for bot in sorted(rows["agent"].unique())}
    counts |= {str(bot) or message("(not named)"): len(own) for bot, own in lost.groupby("agent")}
    if not bots_only:
        counts = {PEOPLE: len(rows) - len(lost), **counts}
    n = len(lost) if bots_only else len(rows)
    made = []
    for winner, won in counts.items():
        share = wilson(won, n)
        ends = (share.value, share.low, share.high)
        made.append((winner, n, won, *ends, share.method, share.note))
    return pd.DataFrame(made, columns=list(WINNERS)).astype(WINNERS)
