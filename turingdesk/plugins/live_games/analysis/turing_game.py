"""Games of two people and a bot: outcomes, bots, win rate over length (paper 4).

A game is in the table of responses as the votes of its players: verdicts of the task "game"
(imported) or "play-game" (played here), whose stimulus is the game's name, participant the
player, agent the bot, and `correct` whether the machine was found; `rt_ms` is the time from the
begin of the game to the vote, and `length` the number of messages that were written. Of games
that were played here, the question "ending" says whether someone surrendered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import counted_responses
from turingdesk.analysis._headlines import SURRENDERED, TURING_TASKS
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.plugins.live_games.analysis.games import (
    bots,
    decisions,
    drawn,
    duration,
    outcomes,
    strength,
)
from turingdesk.plugins.live_games.analysis.games.played import LOST, NO_END, WON
from turingdesk.table.identity import GAME, PARTICIPANT, keys

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure

GAMES = (
    *("game", "at", "agent", "player_a", "player_b", "outcome", "minutes", "messages"),
    *("decided_a_s", "decided_b_s"),
)
COLUMNS = {
    "part": "str",
    "name": "str",
    "n": "int64",
    "value": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
#: Wider intervals, whose curves can be distinguished by color.
_FEW_MINUTES = (0.0, 1.0, 2.0, 3.0, 5.0, 8.0)
_FEW_MESSAGES = (0.0, 10.0, 20.0, 30.0, 40.0, 50.0)
_QUARTILES = {
    "messages_low": message("lower quartile"),
    "messages_median": "median",
    "messages_high": message("upper quartile"),
}
_NO_MESSAGES = message("No game of this length has its messages recorded.")
_NO_TIMES = not_computed(message("no game that was won or lost has the times of both votes"))
_STRENGTH = "S = (V + 11)/(L + 11), the last 100 games weighted (Eqs. 2 and 3)"
_SCORE = message("odds of winning, games weighted by xi (Eq. 8); no prior")
_WEIGHTED = message("proportion of games won by the bot, weighted by xi (Eq. 8)")


def compute(responses: DataFrame) -> DataFrame:
    """Rows for outcomes, the bots' win ratios and scores, players, minutes and messages."""
    games = games_of(responses)
    rows = [] if games.empty else list(_rows(games, clustering(responses)))
    return tabled(rows, COLUMNS)


def clustering(responses: DataFrame) -> Clustering:
    """The clusters of intervals: both players, unless verdicts were to be independent."""
    is_by_trial = clustering_of(responses) is Clustering.TRIAL
    return Clustering.TRIAL if is_by_trial else Clustering.BOTH


def games_of(responses: DataFrame) -> DataFrame:
    """The table of games that the votes make, as `analysis.games` tells it.

    A game with one vote has no end. With two it is won where both players were right, and
    lost where at least one was not; what more votes than two say is not known. One in which
    someone surrendered ended so, however many voted.
    """
    import pandas as pd

    turing_responses = responses[responses["task"].isin(TURING_TASKS)]
    rows = pd.concat([counted_responses(turing_responses, role) for role in ("verdict", "extra")])
    needed = {"stimulus", "participant", "rt_ms", "at"}
    is_given_up = (rows["question"] == "ending") & (rows["choice"] == SURRENDERED)
    rows = rows[rows["correct"].notna() | is_given_up]
    if rows.empty or not needed <= {*rows.columns}:
        return pd.DataFrame(columns=list(GAMES))
    # Stable, since of several answers of the same moment the last one counts.
    rows = rows.sort_values(["at", "participant"], kind="stable")
    rows = rows.drop_duplicates([*GAME, "participant", "question"], keep="last")
    rows = rows.assign(participant=list(_players(rows)))
    game_rows = [
        _game(f"{study}/{game}", answers)
        for (study, game), answers in rows.groupby([*GAME], observed=True)
    ]
    return pd.DataFrame(game_rows, columns=list(GAMES))


def _players(rows: DataFrame) -> Iterator[str]:
    """The code of each row's player, with the study's before it where two studies have it."""
    who = list(keys(rows, PARTICIPANT))
    # Each person once, however many votes they gave.
    often = Counter(code for _, code in dict.fromkeys(who))
    return (code if often[code] == 1 else f"{study}/{code}" for study, code in who)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The paper's figures 2, 4, 6, 14 and 15, where there are games."""
    games = games_of(responses)
    if games.empty:
        return ()
    by = clustering(responses)
    each = {
        "minutes": duration.by_minutes(games, by=by),
        "messages": duration.by_messages(games, by=by),
    }
    return (
        drawn.ends(outcomes.outcomes(games, by)),
        *_winners(games, by),
        drawn.bots(bots.scores(games, by)),
        drawn.standing(strength.players(games)),
        *(drawn.lengths(rates, unit) for unit, rates in each.items()),
        *(drawn.written(rates, unit) for unit, rates in each.items()),
        *(drawn.win_rate(rates, unit) for unit, rates in each.items()),
        *_posteriors(games, by),
        *(drawn.heat(rates, unit) for unit, rates in each.items()),
        drawn.votes_apart(decisions.histogram(games)),
    )


def _winners(games: DataFrame, by: Clustering) -> Iterator[Figure]:
    """Who won, where any game was won or lost; which bots, where a bot won any."""
    for draw, bots_only in ((drawn.winners, False), (drawn.bot_wins, True)):
        table = outcomes.winners(games, by, bots_only=bots_only)
        if table["share"].notna().any():
            yield draw(table)


def _posteriors(games: DataFrame, by: Clustering) -> Iterator[Figure]:
    """Posterior densities, where any game was won or lost and its length is known."""
    by_minutes = duration.by_minutes(games, _FEW_MINUTES, by)
    by_messages = duration.by_messages(games, _FEW_MESSAGES, by)
    for rates, unit in ((by_minutes, "minutes"), (by_messages, "messages")):
        if (rates["n"] > 0).any():
            yield drawn.posteriors(rates, unit)


def _game(name: str, answers: DataFrame) -> dict[str, Any]:
    voted = answers[answers["correct"].notna()].sort_values("participant")
    votes = {str(vote["participant"]): vote for vote in voted.to_dict("records")}
    # A game with one vote has a second player without a name.
    players = [*sorted({*answers["participant"].astype("str")}), ""]
    seconds = [_seconds(votes.get(player)) for player in players]
    right = [bool(vote["correct"]) for vote in votes.values()]
    outcome = NO_END if len(votes) != 2 else (WON if all(right) else LOST)
    return {
        "game": name,
        "at": str(answers["at"].min()),
        "agent": str(answers["agent"].iloc[0]),
        "player_a": players[0],
        "player_b": players[1],
        "outcome": SURRENDERED if len(voted) < len(answers) else outcome,
        "minutes": float(answers["rt_ms"].max()) / 60_000,
        "messages": answers["length"].astype("Float64").max(),
        "decided_a_s": seconds[0],
        "decided_b_s": seconds[1],
    }


def _seconds(vote: Mapping[Any, Any] | None) -> float | None:
    """When someone voted; None if they did not, or it is not known."""
    return None if vote is None or vote["rt_ms"] is None else vote["rt_ms"] / 1000


def _rows(games: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    yield from _ends(games, by)
    yield from _strengths(games, by)
    for unit, table_of in (("minutes", duration.by_minutes), ("messages", duration.by_messages)):
        for row in table_of(games, by=by).to_dict("records"):
            ends = (row["rate"], row["low"], row["high"])
            about = (message("won by people, by {unit}", unit=unit), f"from {row['start']:g}")
            yield _row(about, row["n"], ends, (row["method"], row["note"]))
            yield from _written(row, unit)
    yield from _apart(games, by)


def _ends(games: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    """Shares of outcomes, of winners and of bots, each with its interval."""
    ended = outcomes.outcomes(games, by)
    tables = (
        (message("outcome"), "outcome", "share", ended.assign(n=ended["n"].sum())),
        (message("winner"), "winner", "share", outcomes.winners(games, by)),
        (message("wins of bots"), "winner", "share", outcomes.winners(games, by, bots_only=True)),
        (message("won by bot"), "agent", "ratio", outcomes.ratios(games, by)),
    )
    for part, name, value, table in tables:
        for row in table.to_dict("records"):
            ends = (row[value], row["low"], row["high"])
            yield _row((part, row[name]), row["n"], ends, (row["method"], row["note"]))


def _strengths(games: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    for row in bots.scores(games, by).to_dict("records"):
        for column, part, what in (
            ("score", message("score"), _SCORE),
            ("weighted_ratio", message("weighted ratio"), _WEIGHTED),
        ):
            ends = (row[column], row[f"{column}_low"], row[f"{column}_high"])
            method = join("; ", (what, row["method"]))
            yield _row((part, row["agent"]), row["n_weighted"], ends, (method, row["note"]))
    for row in strength.players(games).to_dict("records"):
        about = (message("strength"), row["player"])
        yield _row(about, row["n"], (row["strength"], None, None), (_STRENGTH, row["note"]))


def _written(row: Mapping[Any, Any], unit: str) -> Iterator[dict[str, Any]]:
    """The quartiles of the messages in games of one length."""
    for name, words in _QUARTILES.items():
        about = (
            message("messages written, by {unit}", unit=unit),
            message("from {start:g}: {quartile}", start=row["start"], quartile=words),
        )
        n = row["messages_n"]
        method_and_note = (
            message("{words} of the games' numbers of messages", words=words),
            "" if n else _NO_MESSAGES,
        )
        yield _row(about, n, (row[name], None, None), method_and_note)


def _apart(games: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    """Seconds between both votes: their median, and the shares of all and of lost games."""
    seconds = decisions.apart(games)
    n = len(seconds)
    median = (float(seconds.median()) if n else None, None, None)
    method_and_note = (message("median of the seconds between both votes"), "" if n else _NO_TIMES)
    yield _row((message("time between votes"), "median (s)"), n, median, method_and_note)
    for row in decisions.shares(games, by).to_dict("records"):
        part = (
            message("time between votes, lost by people")
            if row["lost"]
            else message("time between votes")
        )
        when = message("{start:g} to {end:g} s", start=row["start_s"], end=row["end_s"])
        ends = (row["share"], row["low"], row["high"])
        yield _row((part, when), row["n"], ends, (row["method"], row["note"]))


def _row(
    about: tuple[str, str], n: int, value: tuple[Any, Any, Any], method_and_note: tuple[str, str]
) -> dict[str, Any]:
    return dict(zip(COLUMNS, (*about, n, *value, *method_and_note), strict=True))


ANALYSIS = Analysis(
    title=message("Games"),
    about=message(
        "Games of two people and a bot: how they ended, the strength of players and bots, and "
        "how often people won by game length."
    ),
    compute=compute,
    figures=figures,
)
