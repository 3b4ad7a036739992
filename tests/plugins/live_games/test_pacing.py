"""How long machines take for messages: the papers' rules, against independent distributions."""

from random import Random
from statistics import fmean
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import UnknownName
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.pacing import (
    AS_PEOPLE_HERE,
    DELAYS,
    ENOUGH,
    LONGEST_S,
    DelayName,
    Pacing,
    delay_named,
    typing_after_s,
)
from turingdesk.plugins.live_games.room import Room

DRAWS = 3_000


def draws(name, n=40, n_prev=20):
    chance = Random(5)
    return [DELAYS[name].draw(chance, n, n_prev) for _ in range(DRAWS)]


def fits(sample, cdf):
    """Whether a sample may come from a distribution: Kolmogorov and Smirnov's test, p > 0.001.

    SciPy's own test takes a second to import.
    """
    import numpy as np

    known = cdf(np.sort(sample))
    steps = np.arange(len(sample) + 1) / len(sample)
    distance = max((steps[1:] - known).max(), (known - steps[:-1]).max())
    return distance < 1.95 / len(sample) ** 0.5


def gamma(shape, scale):
    from scipy.special import gammainc

    return lambda x: gammainc(shape, x / scale)


def normal(mean, sd):
    from scipy.special import ndtr

    return lambda x: ndtr((x - mean) / sd)


def uniform(low, high):
    return lambda x: (x - low) / (high - low)


def test_the_text_of_the_third_paper_types_and_thinks():
    thinking = [delay - 1 - 0.3 * 40 for delay in draws("jones-2024-text")]
    assert fits(thinking, gamma(2.5, 0.25))
    assert not fits(thinking, gamma(2.5, 1 / 0.25)), "0.25 is the scale, not the rate"


def test_the_original_rule_thinks_longer():
    thinking = [delay - 1 - 0.3 * 40 for delay in draws("jones-2024-original")]
    assert fits(thinking, gamma(1.5, 2.5))


def test_the_appendix_types_reads_and_thinks():
    """Against NumPy's own draws, and the sum of the means and variances by hand."""
    import numpy as np

    own = draws("jones-2024-appendix", n=300, n_prev=200)
    other = np.random.default_rng(1)
    typing = other.normal(0.03, 0.003, DRAWS) * 300
    reading = other.normal(0.03, 0.003, DRAWS) * 200
    thinking = other.gamma(2.5, 0.25, DRAWS)
    drawn = np.sort(1 + typing + reading + thinking)
    assert fits(own[:500], lambda x: np.searchsorted(drawn, x) / DRAWS)
    assert fmean(own) == pytest.approx(1 + 9 + 6 + 0.625, abs=0.1)
    assert np.var(own) == pytest.approx(0.9**2 + 0.6**2 + 2.5 * 0.25**2, rel=0.1)


def test_the_fifth_paper_types_at_a_speed_drawn_for_each_message():
    assert fits(draws("wu-2024", n=40), normal(0.3 * 40, 0.03 * 40))
    assert DELAYS["wu-2024"].left_s(8.0, took_s=3.0) == 8.0, "thinking is the model's own time"
    assert DELAYS["jones-2024-text"].left_s(8.0, took_s=3.0) == 5.0
    assert DELAYS["jones-2024-text"].left_s(8.0, took_s=9.0) == 0.0


def test_our_rule_has_a_longest_time():
    assert fits([delay - 8 for delay in draws("turing-game-ours", n=40)], uniform(0.1, 2))
    assert set(draws("turing-game-ours", n=3_000)) == {20.0}


@given(st.sampled_from(sorted(DELAYS)), st.integers(0, 2**40), *[st.integers(0, 5_000)] * 2)
def test_no_delay_is_negative_and_the_seed_decides(name, seed, n, n_prev):
    first = Pacing(Random(seed), rule=name).delay_s(n, n_prev)
    assert first >= 0
    assert first == Pacing(Random(seed), rule=name).delay_s(n, n_prev)


def test_machines_take_as_long_as_people_here_once_enough_were_seen():
    pacing = Pacing(Random(1))
    assert pacing.rule == AS_PEOPLE_HERE
    assert all(13 < pacing.delay_s(40) < 17 for _ in range(100)), "1 + 0.3 n + Γ(2.5, 0.25)"
    for number in range(ENOUGH):
        pacing.note(10, 3 + number / 10)
        pacing.note(200, 30 + number / 10)
    pacing.note(10, LONGEST_S + 1)  # who was away
    assert 3 <= pacing.delay_s(12) <= 5
    assert 30 <= pacing.delay_s(180) <= 32
    assert pacing.delay_s(200, rule="jones-2024-text") > 60, "that rule does not look at people"
    pacing.rule = "jones-2024-text"
    assert pacing.delay_s(200) > 60
    assert pacing.delay_s(180, rule=AS_PEOPLE_HERE) <= 32


@pytest.mark.parametrize("task", ["witness", "three_party"])
def test_machines_take_as_long_as_witnesses_whoever_else_answers(task):
    """People and machines in simulated games: their pauses, as the room counts them, are alike."""
    chance, game = Random(5), GAMES[task]
    pacing, people, machines = Pacing(chance), [], []
    for number in range(600):
        is_human = task == "three_party" or number % 2 == 0
        seats = tuple(Seat(role.name, str(at)) for at, role in enumerate(game.roles))
        room = Room("r", game, game.task.show(), seats)
        room.add(room.message(0, 0, "Who are you?", 7.0))
        characters = chance.randint(5, 60)
        answers = []
        if is_human:
            answers.append((max(2.0, chance.gauss(4 + 0.25 * characters, 3)), 1))
        if task == "three_party" or not is_human:
            answers.append((pacing.delay_s(characters), len(game.roles) - 1))
        for took_s, seat in sorted(answers):
            said = room.message(seat, 0, "x" * characters, 7.0 + took_s)
            pause_s = said.t_s - room.heard_s(seat)
            room.add(said)
            if seat == 1 and is_human:
                pacing.note(characters, pause_s)
                people.append(pause_s)
            else:
                machines.append(pause_s)
    late = len(machines) // 4  # once enough were seen
    assert fmean(machines[late:]) == pytest.approx(fmean(people), rel=0.05)
    assert 10 < fmean(people) < 14


def test_the_typing_indicator_comes_after_two_to_five_seconds():
    chance = Random(3)
    assert fits([typing_after_s(chance) for _ in range(DRAWS)], uniform(2, 5))


def test_studies_can_name_every_rule():
    assert set(get_args(DelayName)) == set(DELAYS)


def test_a_rule_that_is_not_known_is_named_with_the_nearest():
    with pytest.raises(UnknownName, match="jones-2024-text"):
        delay_named("jones-2024-txt")


@pytest.mark.parametrize(
    ("rule", "least", "most"),
    [
        ("2.5", 2.5, 2.5),
        ("n", 40, 40),
        ("1 + 0.1*n + 0.5 n_prev", 15, 15),
        ("U(1, 3)", 1, 3),
        ("U(1, 1) n, at most 8", 8, 8),
        ("gamma(2, 0.5) + 3", 3, 20),
        ("N(0.1, 0) n", 4, 4),
    ],
)
def test_a_lab_writes_a_rule_of_its_own(rule, least, most):
    pacing = Pacing(Random(7), rule=rule)
    assert all(least <= pacing.delay_s(40, 20) <= most for _ in range(100))


@pytest.mark.parametrize(
    "rule",
    [
        *("1 + ", "1 - n", "0.3 m", "N(1)", "Γ(0, 1)", "U(1, 2", "1e9", "9999", "+" * 300),
        *("1 n n_prev", "__import__('os')", "at most 3", "1, at most", " "),
    ],
)
def test_what_is_no_rule_is_refused_and_never_run(rule):
    with pytest.raises(ValueError, match=r"\w"):
        delay_named(rule)
