"""Tables of comparisons for tests, from numbers of trials."""

import numpy as np
import pandas as pd


def trials(agents, said, n, distinguisher=None):
    """One row for each cell and answer; `said` and `n` have actors as rows."""
    rows = []
    for a, actor in enumerate(agents):
        for c, target in enumerate(agents):
            judge = target if distinguisher is None else distinguisher
            for same, number in ((True, said[a][c]), (False, n[a][c] - said[a][c])):
                if number:
                    rows.append((judge, actor, target, same, number))
    columns = ["distinguisher", "actor", "target", "same", "n"]
    return pd.DataFrame(rows, columns=columns)


def some(seed, size=5, most=6):
    """A random tournament: agents, said, n; some pairs never met."""
    draw = np.random.default_rng(seed)
    n = draw.integers(0, most, size=(size, size))
    said = draw.binomial(n, draw.random((size, size)))
    return [f"m{number}" for number in range(size)], said, n
