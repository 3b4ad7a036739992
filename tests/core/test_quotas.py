from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, crossed, pair, study, talks
from turingdesk.core.pool import Cell, pool
from turingdesk.core.quotas import (
    Span,
    cell_spans,
    composition_spans,
    drawn_quotas,
    mix,
    shared,
    span,
    ways,
)
from turingdesk.core.streams import Stream


def pool_of(of, stimuli):
    return pool(study(of), of, stimuli)


@given(st.integers(0, 20), st.integers(1, 5), st.text())
def test_what_is_shared_is_one_of_the_ways_it_can_be(count, among, seed):
    names = "abcde"[:among]
    outcome = shared(count, names, Stream(seed))
    assert sum(outcome.values()) == count
    assert outcome in list(ways(count, names))


def test_every_way_is_listed_once():
    found = [tuple(way.values()) for way in ways(5, "abc")]
    assert sorted(found) == [(1, 2, 2), (2, 1, 2), (2, 2, 1)]


def test_each_way_is_drawn_equally_often():
    draws = Stream("ways")
    found = Counter(tuple(shared(5, "abc", draws).values()) for _ in range(3000))
    assert len(found) == 3
    assert max(found.values()) - min(found.values()) < 150


def test_a_span_says_from_how_many_to_how_many():
    assert span(7, 2) == Span(3, 4, 3.5)
    assert [str(span(7, 2)), str(span(8, 2))] == ["3\u20134", "4"]


@given(st.integers(0, 30), st.text())
def test_quotas_stay_within_their_spans(trials, seed):
    of = block(task="conversations", trials=trials)
    there = pool_of(of, talks(2))
    quotas = drawn_quotas(of, there, Stream(seed), Stream(seed + "agents"))
    assert sum(quotas.values()) == trials
    spans = cell_spans(of, there)
    assert all(of.fewest <= quotas.get(cell, 0) <= of.most for cell, of in spans.items())
    by_letters = Counter()
    for cell, count in quotas.items():
        by_letters[cell.composition] += count
    for letters, of_letters in composition_spans(of, there).items():
        assert of_letters.fewest <= by_letters[letters] <= of_letters.most


def test_humans_are_one_cell_whoever_they_are():
    of = block(trials=6)
    assert cell_spans(of, pool_of(of, crossed(5))) == {
        Cell("H", ()): Span(3, 3, 3.0),
        Cell("M", ("blip",)): Span(1, 1, 1.0),
        Cell("M", ("git",)): Span(1, 1, 1.0),
        Cell("M", ("ofa",)): Span(1, 1, 1.0),
    }


def test_letters_of_a_pair_have_no_order():
    of = block(task="pairs", trials=3, mix={"MH": 2, "HM": 1})
    there = pool_of(of, [pair("a", "H", "M")])
    assert mix(of, there) == {"HM": 3}
    talk = block(task="conversations", trials=3, mix={"MH": 2, "HM": 1})
    assert mix(talk, pool_of(talk, talks(1))) == {"MH": 2, "HM": 1}
