"""Tables of games for tests."""

import numpy as np
import pandas as pd


def games(*rows, **members):
    """Games in order: (player_a, player_b, outcome) with other columns alike."""
    made = [
        {"game": f"g{n}", "at": n, "agent": "bot", "player_a": a, "player_b": b, "outcome": end}
        | members
        for n, (a, b, end) in enumerate(rows)
    ]
    columns = ["game", "at", "agent", "player_a", "player_b", "outcome"]
    return pd.DataFrame(made, columns=[*columns, *(m for m in members if m not in columns)])


def some(seed, size=60, players=5):
    """Random games of a few players and two bots; some have no end, some no name."""
    draw = np.random.default_rng(seed)
    names = [*(f"p{number}" for number in range(players)), ""]
    pairs = [draw.choice(len(names), 2, replace=False) for _ in range(size)]
    seconds = draw.exponential(100, (size, 2)).round(1)
    return pd.DataFrame(
        {
            "game": [f"g{number}" for number in range(size)],
            "at": draw.permutation(size),
            "agent": draw.choice(["old", "new"], size),
            "player_a": [names[a] for a, _ in pairs],
            "player_b": [names[b] for _, b in pairs],
            "outcome": draw.choice(["won", "won", "won", "lost", "surrendered", ""], size),
            "minutes": draw.exponential(4, size),
            "messages": draw.integers(0, 70, size),
            "decided_a_s": np.where(draw.random(size) < 0.1, np.nan, seconds[:, 0]),
            "decided_b_s": seconds[:, 1],
        }
    )
