"""Made-up Turing Games of players who differ, and the variance of their shares by brute force."""

from dataclasses import dataclass
from itertools import product

import numpy as np
import pandas as pd


@dataclass(frozen=True)
class Season:
    players: int
    games: int
    sd: float  #: of the log odds that a player adds to those of winning
    logit: float = 1.2  #: of winning, for average players; paper 4's people won 76 %
    uneven: float = 0.0  #: shape of the gamma distribution of how often each plays; 0: alike
    bots: int = 1


SEASONS = {
    "30 players, 300 games, sd .8": Season(30, 300, 0.8),
    "30 players, 300 games, sd 0": Season(30, 300, 0.0),
    "12 players, 300 games, sd .8": Season(12, 300, 0.8),
    "12 players, 60 games, sd .8": Season(12, 60, 0.8),
    "6 players, 60 games, sd .8": Season(6, 60, 0.8, 0.5),
    "100 players, 100 games, sd .8": Season(100, 100, 0.8, 0.5),
    "60 players of whom some play often, sd .5": Season(60, 300, 0.5, uneven=0.7),
    "30 players of whom some play often, sd .8": Season(30, 300, 0.8, uneven=1.0),
}


def season(draw, of):
    """A table of games; whoever plays with whom is drawn for each."""
    skill = draw.normal(0, of.sd, of.players)
    often = draw.gamma(of.uneven, 1, of.players) if of.uneven else np.ones(of.players)
    often = often / often.sum()
    first = draw.choice(of.players, of.games, p=often)
    second = draw.choice(of.players, of.games, p=often)
    while (alone := first == second).any():
        second[alone] = draw.choice(of.players, int(alone.sum()), p=often)
    odds = of.logit + skill[first] + skill[second]
    won = draw.random(of.games) < 1 / (1 + np.exp(-odds))
    return pd.DataFrame(
        {
            "game": [f"g{number}" for number in range(of.games)],
            "at": np.arange(of.games),
            "agent": [f"bot{number}" for number in draw.integers(0, of.bots, of.games)],
            "player_a": [f"p{number}" for number in first],
            "player_b": [f"p{number}" for number in second],
            "outcome": np.where(won, "won", "lost"),
            "minutes": draw.exponential(3, of.games),
        }
    )


def share_won(of):
    """The true share of games that are won, over all players."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(80)
    odds = of.logit + 2**0.5 * of.sd * nodes
    return float((weights / (1 + np.exp(-odds))).sum() / weights.sum())


def brute_force(games, counted, weights=None):
    """The variance of a weighted share: products of all two games that have a player in common.

    Players count with the factor of (G^2 - 2) / (G - 2)^2, pairs are taken off without one.
    """
    xi = np.ones(len(games)) if weights is None else weights
    hits = np.asarray(counted, dtype=float)
    moved = xi * (hits - (xi * hits).sum() / xi.sum()) / xi.sum()
    pairs = [{a, b} for a, b in zip(games["player_a"], games["player_b"], strict=True)]
    times = pd.Series([player for pair in pairs for player in pair]).value_counts().to_numpy()
    players = times.sum() ** 2 / (times**2).sum()
    factor = (players**2 - 2) / (players - 2) ** 2
    total = 0.0
    for (one, pair), (other, another) in product(zip(moved, pairs, strict=True), repeat=2):
        total += (factor * len(pair & another) - (pair == another)) * one * other
    return total
