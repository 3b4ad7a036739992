"""Figures of games: outcomes, players, bots, win rate by length, time between votes (paper 4)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import (
    FEW_OF_N,
    LEAST,
    NONE_ENOUGH,
    Axis,
    Bars,
    Cells,
    Figure,
    Line,
    Points,
    known,
    with_few,
)
from turingdesk.core.message import join, message, plural
from turingdesk.plugins.live_games.analysis.games.duration import POINTS, density, mass

if TYPE_CHECKING:
    from pandas import DataFrame

_AXES = {"minutes": message("Minutes"), "messages": message("Messages")}
_SHADES = 10  #: rows of the heat map
_COUNTED = message(
    "The prior is Beta(1, 1), and games count as many as independent ones with the same CI."
)
_BARS = message("Error bars are 95% CIs, clustered by both players.")


def ends(outcomes: DataFrame) -> Figure:
    """The share of each outcome (Fig. 4, left)."""
    y, low, high = (known(outcomes[name]) for name in ("share", "low", "high"))
    caption = message(
        "How games ended (n = {games}). {bars}",
        bars=_BARS,
        games=plural("%n game", "%n games", int(outcomes["n"].sum())),
    )
    of = int(outcomes["n"].sum())
    caption = with_few(caption, [of], FEW_OF_N)
    axes = (
        Axis("", tuple(outcomes["outcome"])),
        Axis(message("Proportion of games"), low=0.0, high=1.0),
    )
    bars = Bars(range(len(y)), y, low, high, counts=[of] * len(y))
    return Figure("game-outcomes", message("Outcomes of games"), *axes, (bars,), caption)


def winners(table: DataFrame) -> Figure:
    """Who won the games that were won or lost (Fig. 4, middle)."""
    n = int(table["n"].max())
    caption = message(
        "Winners of the games that were won or lost (n = {games}). {bars}",
        bars=_BARS,
        games=plural("%n game", "%n games", n),
    )
    return _shares(
        "game-winners", message("Winners of games"), message("Proportion of games"), table, caption
    )


def bot_wins(table: DataFrame) -> Figure:
    """Which bots won the games that the people lost (Fig. 4, right)."""
    n = int(table["n"].max())
    caption = message(
        "Bots that won, for games won by a bot (n = {games}). {bars}",
        bars=_BARS,
        games=plural("%n game", "%n games", n),
    )
    return _shares(
        "game-bot-wins",
        message("Games won by bots"),
        message("Proportion of games"),
        table,
        caption,
    )


def _shares(name: str, title: str, axis: str, table: DataFrame, caption: str) -> Figure:
    y, low, high = (known(table[column]) for column in ("share", "low", "high"))
    counts = [int(n) for n in table["n"]]
    caption = with_few(caption, counts, FEW_OF_N)
    axes = (Axis("", tuple(table["winner"])), Axis(axis, low=0.0, high=1.0))
    bars = Bars(range(len(y)), y, low, high, counts=counts)
    return Figure(name, title, *axes, (bars,), caption)


def standing(players: DataFrame) -> Figure:
    """Strength against mean time to decide, of the players whose votes have times (Fig. 2)."""
    there = players[players["minutes"].notna()]
    points = Points(there["minutes"].tolist(), there["strength"].tolist())
    caption = message(
        "Each point is a player (n = {there:,}): odds of winning from the last 100 "
        "games, and mean time to the vote. There are no error bars.",
        there=len(there),
    )
    axes = (Axis(message("Mean time to decide (min)"), low=0.0), Axis(message("Strength S")))
    return Figure("game-players", message("Players"), *axes, (points,), caption, 1.0)


def bots(scores: DataFrame) -> Figure:
    """Each bot's share of wins: of all its games, and of those with strong players (Table 1)."""
    names = tuple(scores["agent"])
    places = range(len(names))
    layers = tuple(
        Bars(
            [x + aside for x in places],
            known(scores[column]),
            known(scores[f"{column}_low"]),
            known(scores[f"{column}_high"]),
            name=name,
            counts=scores[counts].tolist(),
        )
        for column, aside, name, counts in (
            ("ratio", -0.2, message("all games"), "n"),
            ("weighted_ratio", 0.2, message("weighted by xi"), "n_weighted"),
        )
    )
    caption = message(
        "Proportion of games that the bot won (n = {games}, {n_weighted:,} of them with "
        "a weight above 0). {bars}",
        bars=_BARS,
        n_weighted=int(scores["n_weighted"].sum()),
        games=plural("%n game", "%n games", int(scores["n"].sum())),
    )
    counts = [n for layer in layers for n in layer.counts]
    caption = with_few(caption, counts, FEW_OF_N)
    axes = (Axis("", names), Axis(message("Games won by the bot"), low=0.0, high=1.0))
    return Figure("game-bots", message("Scores of bots"), *axes, layers, caption)


def win_rate(rates: DataFrame, unit: str) -> Figure:
    """The people's win rate by how long games lasted (Fig. 6).

    Args:
        rates: As `duration.by_minutes` and `by_messages` give them.
        unit: "minutes" or "messages".
    """
    y, low, high = (known(rates[name]) for name in ("rate", "low", "high"))
    line = Line(_middles(rates), y, low, high, counts=rates["n"].tolist())
    caption = message(
        "Proportion of games that people won, by {unit} (n = {games}). The band is the 95% CI, "
        "clustered by both players.",
        unit=unit,
        games=plural("%n game", "%n games", int(rates["n"].sum())),
    )
    caption = with_few(caption, rates["n"], FEW_OF_N)
    axes = (
        Axis(_AXES[unit], low=0.0),
        Axis(message("Games won by people"), low=0.0, high=1.0),
    )
    return Figure(
        f"win-rate-{unit}", message("Win rate by {unit}", unit=unit), *axes, (line,), caption, 0.5
    )


def lengths(rates: DataFrame, unit: str) -> Figure:
    """A figure of the games of each length, and of those that people won (Fig. 6, histograms)."""
    x = _middles(rates)
    layers = (
        Bars(x, rates["n"].tolist(), name=message("all games")),
        Bars(x, rates["won"].tolist(), name=message("won by the people")),
    )
    caption = message(
        "Games by {unit} (n = {games}, {won:,} won by the people). These are counts and "
        "have no error bars.",
        unit=unit,
        won=int(rates["won"].sum()),
        games=plural("%n game", "%n games", int(rates["n"].sum())),
    )
    axes = (Axis(_AXES[unit], low=0.0), Axis(message("Games"), low=0.0, is_whole=True))
    return Figure(f"games-{unit}", message("Games by {unit}", unit=unit), *axes, layers, caption)


def written(rates: DataFrame, unit: str) -> Figure:
    """A figure of the messages written in games of each length (Fig. 6, boxplots)."""
    low, middle, high = (known(rates[f"messages_{name}"]) for name in ("low", "median", "high"))
    counts = rates["messages_n"].tolist()
    points = Points(_middles(rates), middle, low, high, counts=counts)
    caption = message(
        "Messages written in a game, by {unit} (n = {games}). Points are medians; error "
        "bars span the lower to the upper quartile.",
        unit=unit,
        games=plural("%n game", "%n games", int(rates["messages_n"].sum())),
    )
    caption = with_few(caption, counts, FEW_OF_N)
    axes = (Axis(_AXES[unit], low=0.0), Axis(message("Messages"), low=0.0))
    return Figure(
        f"messages-{unit}", message("Messages by {unit}", unit=unit), *axes, (points,), caption
    )


def posteriors(rates: DataFrame, unit: str) -> Figure:
    """The posterior densities of the same rates, of stretches with games (Fig. 15, left)."""
    x = [place / (POINTS - 1) for place in range(POINTS)]
    there = rates[rates["n_effective"] > 0]
    lines = tuple(
        Line(
            x,
            column.tolist(),
            name=message("from {start:g} (n = {n:,})", start=start, n=n),
            counts=[n] * POINTS,
        )
        for start, n, column in zip(there["start"], there["n"], density(there).T, strict=True)
    )
    caption = message(
        "Posterior density of the proportion of games that people won, by {unit} (n = {games}). "
        "{counted}",
        counted=_COUNTED,
        unit=unit,
        games=plural("%n game", "%n games", int(rates["n"].sum())),
    )
    axes = (
        Axis(message("Games won by people"), low=0.0, high=1.0),
        Axis(message("Density"), low=0.0),
    )
    name, title = f"win-rate-{unit}-posteriors", message("Posteriors by {unit}", unit=unit)
    if not lines:
        too_few = message("Too few people played to say how much players differ.")
        return Figure(name, title, *axes, nothing=too_few)
    caption = with_few(caption, rates["n"], FEW_OF_N)
    return Figure(name, title, *axes, lines, caption)


def heat(rates: DataFrame, unit: str) -> Figure:
    """The posterior probabilities of the same rates as a heat map (Fig. 15, right).

    The darkest shade is that of the largest of them, as all are small.
    """
    shade_mass = mass(rates, _SHADES)[::-1]  # high rates on top
    there = rates["n_effective"].notna().to_numpy()
    enough = (rates["n"].to_numpy() >= LEAST) & there
    most = float(shade_mass[:, enough].max()) if enough.any() else 1.0
    ends = [f"{part / _SHADES:g}" for part in range(_SHADES + 1)]
    shares = tuple(message("{low} to {high}", low=low, high=high) for low, high in pairwise(ends))[
        ::-1
    ]
    names = tuple(f"{start:g}" for start in rates["start"])
    values = [
        [value if is_known else None for value, is_known in zip(row, there, strict=True)]
        for row in shade_mass.tolist()
    ]
    cells = Cells(values, counts=[rates["n"].tolist()] * _SHADES, high=most)
    caption = message(
        "Posterior probability of the proportion of games that people won, by {unit} "
        "from the number shown to the next (n = {games}). {counted}",
        counted=_COUNTED,
        unit=unit,
        games=plural("%n game", "%n games", int(rates["n"].sum())),
    )
    axes = (Axis(_AXES[unit], names), Axis(message("Games won by people"), shares))
    name, title = f"win-rate-{unit}-map", message("Win rate by {unit}", unit=unit)
    if not enough.any():
        return Figure(name, title, *axes, nothing=join(" ", (caption, NONE_ENOUGH)))
    scale = message("The darkest shade is {most:.2f}, the lightest 0.", most=most)
    caption = with_few(join(" ", (caption, scale)), rates["n"], FEW_OF_N)
    return Figure(name, title, *axes, (cells,), caption)


def votes_apart(histogram: DataFrame) -> Figure:
    """Time between both votes (Fig. 14)."""
    x = [(start + end) / 2 for start, end in histogram[["start_s", "end_s"]].to_numpy().tolist()]
    layers = tuple(
        Bars(x, histogram[column].tolist(), name=name)
        for column, name in (("n", message("all games")), ("lost", message("lost by the people")))
    )
    caption = message(
        "Seconds between the votes of both people (n = {games}, {lost:,} lost). These "
        "are counts and have no error bars.",
        lost=int(histogram["lost"].sum()),
        games=plural("%n game", "%n games", int(histogram["n"].sum())),
    )
    games = Axis(message("Games"), low=0.0, is_whole=True)
    axes = (Axis(message("Seconds between the votes"), low=0.0), games)
    return Figure("votes-apart", message("Time between votes"), *axes, layers, caption)


def _middles(rates: DataFrame) -> list[float]:
    """The middle of each stretch; the last one has no end and is taken to be as wide."""
    starts = rates["start"].tolist()
    width = starts[-1] - starts[-2] if len(starts) > 1 else 0.0
    return [
        (start + end) / 2
        for start, end in zip(starts, [*starts[1:], starts[-1] + width], strict=True)
    ]
