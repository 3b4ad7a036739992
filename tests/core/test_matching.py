from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.matching import Demand, Shortage, matched

PROMPTS = "abcdef"


@st.composite
def small_wants(draw):
    """Up to three wants over six prompts, at costs that often conflict."""
    wants = []
    for _ in range(draw(st.integers(1, 3))):
        costs = draw(st.dictionaries(st.sampled_from(PROMPTS), st.integers(0, 5)))
        wants.append(Demand(draw(st.integers(0, 3)), costs))
    return wants


def cheapest(wants):
    """By brute force; None if there is no way."""
    seats = [index for index, want in enumerate(wants) for _ in range(want.count)]
    if len(seats) > len(PROMPTS):
        return None
    found = None
    for order in permutations(PROMPTS, len(seats)):
        if all(p in wants[seat].costs for seat, p in zip(seats, order, strict=True)):
            cost = sum(wants[seat].costs[p] for seat, p in zip(seats, order, strict=True))
            found = cost if found is None else min(found, cost)
    return found


@given(small_wants())
def test_a_cheapest_match_is_found_wherever_there_is_one(wants):
    best = cheapest(wants)
    if best is None:
        with pytest.raises(Shortage) as caught:
            matched(wants)
        short = caught.value
        assert short.needed > short.there
        assert short.needed == sum(wants[index].count for index in short.wants)
        there = {prompt for index in short.wants for prompt in wants[index].costs}
        assert short.there == len(there)
        return
    given = matched(wants)
    assert [len(prompts) for prompts in given] == [want.count for want in wants]
    everything = [prompt for prompts in given for prompt in prompts]
    assert len(set(everything)) == len(everything)
    paid = sum(w.costs[p] for w, prompts in zip(wants, given, strict=True) for p in prompts)
    assert paid == best


def test_one_makes_room_for_another():
    first = Demand(1, {"a": 0, "b": 5})
    second = Demand(1, {"a": 0})
    assert matched([first, second]) == [["b"], ["a"]]


def test_among_equal_costs_the_first_is_taken():
    assert matched([Demand(2, {"c": 1, "a": 1, "b": 1})]) == [["c", "a"]]


def test_a_long_chain_of_moves_is_found():
    count = 300
    wants = [Demand(1, {str(n): 0, str(n + 1): 0}) for n in range(count)]
    wants.append(Demand(1, {"0": 0}))
    given = matched(wants)
    assert given == [[str(n + 1)] for n in range(count)] + [["0"]]
