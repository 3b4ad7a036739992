"""Two hundred players who wait: who suits whom, in less than 10 ms."""

from random import Random
from statistics import median
from time import perf_counter

import pytest

from turingdesk.plugins.live_games.matching import Matching, Waiting
from turingdesk.plugins.live_games.ratings import Ratings, Standing

pytestmark = pytest.mark.bench

PLAYERS, GAMES = 200, 50
MOST_MS = 10.0
RUNS = 30


def test_two_hundred_who_wait_are_matched_in_10_ms(say):
    chance = Random(1)
    names = [f"P-{number:03}" for number in range(PLAYERS)]
    standings = {
        name: Standing(
            strength=chance.lognormvariate(0, 0.4),
            minutes=chance.uniform(0.5, 7),
            decided=GAMES,
            partners=tuple(chance.choice(names) for _ in range(GAMES)),
        )
        for name in names
    }
    matching = Matching(Ratings(standings), 1.0)
    waiting = [Waiting(name, "en", chance.uniform(0, 30)) for name in names]
    assert len(matching.pairs(waiting)) > PLAYERS // 4
    took_ms = []
    for _ in range(RUNS):
        begin_s = perf_counter()
        matching.pairs(waiting)
        took_ms.append((perf_counter() - begin_s) * 1000)
    say(f"matching {PLAYERS} players: {median(took_ms):.1f} ms")
    assert median(took_ms) < MOST_MS
