"""Agreement of many judges against printed examples, statsmodels, and counting all pairs."""

from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.statistics.interrater import (
    FEW,
    FEWEST,
    NARROW,
    NO_ERROR,
    TOO_FEW,
    cohen,
    fleiss,
    krippendorff,
)

#: Fleiss 1971, Table 1: six psychiatrists assign 30 patients to five diagnoses.
DIAGNOSES = """
00060 03003 01401 00006 03030 20400 00402 20310 20040 00006
10050 11040 03300 10050 02031 00501 30012 51000 02040 10203
00006 01050 02013 20040 10041 05010 40002 02040 10500 00006
"""
UNITS = st.lists(st.lists(st.integers(0, 2), min_size=0, max_size=5), min_size=1, max_size=9)


def table(units, labels):
    """Counts of labels of each unit."""
    return np.array([[list(unit).count(label) for label in labels] for unit in units])


def units(*observers):
    """The labels of each unit, from a string of labels for each observer; a dot is missing."""
    return [[label for label in unit if label != "."] for unit in zip(*observers, strict=True)]


def test_the_psychiatrists_of_fleiss_agree_by_0_430():
    from statsmodels.stats.inter_rater import fleiss_kappa

    counts = np.array([[int(sign) for sign in unit] for unit in DIAGNOSES.split()])
    assert counts.shape == (30, 5)
    found = fleiss(counts)
    assert found.value == pytest.approx(0.430, abs=5e-4)
    assert found.observed == pytest.approx(0.556, abs=5e-4)
    assert found.expected == pytest.approx(0.220, abs=5e-4)
    assert found.value == pytest.approx(fleiss_kappa(counts))
    assert (found.n, found.units) == (180, 30)


@pytest.mark.parametrize(
    ("observers", "alpha"),
    [
        (("0100000010", "1110010000"), 0.095),  # section A: two observers, two values
        (("aabbdcccedda", "babbbccceddd"), 0.692),  # B: five values
        # section C: four observers, values missing
        (("123321412...", "1233224125.3", ".3332342251.", "12332441251."), 0.743),
    ],
)
def test_the_examples_that_krippendorff_prints(observers, alpha):
    found = krippendorff(table(units(*observers), sorted(set("".join(observers)) - {"."})))
    assert found.value == pytest.approx(alpha, abs=5e-4)


@given(UNITS)
def test_alpha_is_that_of_all_pairs_of_values(found):
    """Krippendorff 2019: disagreement of all pairs in units, over that of all pairs."""
    paired = [unit for unit in found if len(unit) > 1]
    alpha = krippendorff(table(found, range(3)))
    everything = [label for unit in paired for label in unit]
    n = len(everything)
    within = sum(
        sum(a != b for a, b in permutations(unit, 2)) / (len(unit) - 1) for unit in paired
    )
    among = sum(a != b for a, b in permutations(everything, 2))
    if not paired:
        assert alpha.note.startswith("It can't be computed: no answer was judged by two")
    elif not among:
        assert alpha.value is None
        assert alpha.note == "It can't be computed: all verdicts are the same."
    else:
        assert alpha.value == pytest.approx(1 - (n - 1) * within / among)
        assert (alpha.n, alpha.units) == (n, len(paired))


@given(UNITS)
def test_kappa_with_unequal_numbers_of_judges_is_that_of_units_with_equal_weight(found):
    kappa = fleiss(table(found, range(3)))
    paired, labeled = ([unit for unit in found if len(unit) > least] for least in (1, 0))
    if not paired:
        assert kappa.value is None
        return
    same = np.mean([np.mean([a == b for a, b in permutations(unit, 2)]) for unit in paired])
    shares = [np.mean([unit.count(label) / len(unit) for unit in labeled]) for label in range(3)]
    chance = sum(share**2 for share in shares)
    if chance > 1 - 1e-9:
        assert kappa.value is None
    else:
        assert kappa.value == pytest.approx((same - chance) / (1 - chance))
        assert (kappa.n, kappa.units) == (sum(map(len, found)), len(paired))


def test_equal_numbers_of_judges_give_the_kappa_of_statsmodels():
    from statsmodels.stats.inter_rater import fleiss_kappa

    draw = np.random.default_rng(2)
    for judges in (2, 3, 7):
        counts = draw.multinomial(judges, [0.2, 0.3, 0.5], 40)
        assert fleiss(counts).value == pytest.approx(fleiss_kappa(counts))


def test_an_answer_alone_adds_nothing_to_alpha():
    counts = np.array([[3, 0], [1, 2], [0, 3], [2, 1]])
    more = np.vstack([counts, [[1, 0]], [[0, 0]]])
    assert krippendorff(more) == krippendorff(counts)
    assert fleiss(more).observed == fleiss(counts).observed


@pytest.mark.parametrize("of", [krippendorff, fleiss])
def test_few_stimuli_have_a_value_and_no_interval(of):
    counts = np.tile([[4, 1], [1, 4], [3, 2]], (15, 1))
    found = of(counts)
    assert found.low < found.value < found.high
    assert found.note == ""
    assert of(counts[: FEW - 1]).note == NARROW
    few = of(counts, np.arange(len(counts)) % (FEWEST - 1))
    assert few.value == found.value
    assert (few.low, few.high, few.note) == (None, None, TOO_FEW)
    alone = np.vstack([counts[: FEWEST - 1], np.tile([[1, 0], [0, 1]], (50, 1))])
    assert of(alone).note == TOO_FEW, "who judges alone agrees with nobody"


@pytest.mark.parametrize("of", [krippendorff, fleiss])
def test_answers_on_one_stimulus_are_left_out_together(of):
    counts = np.tile([[5, 0], [0, 5], [3, 2], [2, 3]], (10, 1))
    alone = of(counts)
    pairs = of(np.repeat(counts, 2, axis=0), np.repeat(np.arange(len(counts)), 2))
    assert pairs.high - pairs.low == pytest.approx(alone.high - alone.low, abs=0.01)


@pytest.mark.parametrize("of", [krippendorff, fleiss])
def test_perfect_agreement_has_no_interval(of):
    found = of(np.tile([[3, 0], [0, 3]], (20, 1)))
    assert found.value == pytest.approx(1.0)
    assert (found.low, found.note) == (None, NO_ERROR)
    alone = of(np.vstack([np.tile([[3, 0]], (20, 1)), [[0, 3]]]))
    assert (alone.low, alone.note) == (None, NO_ERROR), "without it all verdicts say the same"


def test_the_interval_is_that_of_leaving_out_one_unit_at_a_time():
    from scipy import stats

    counts = np.random.default_rng(4).multinomial(4, [0.3, 0.7], 60)
    found = krippendorff(counts)
    without = [krippendorff(np.delete(counts, place, axis=0)).value for place in range(60)]
    error = np.sqrt(59 / 60 * np.sum((without - np.mean(without)) ** 2))
    assert found.high - found.value == pytest.approx(stats.t(59).ppf(0.975) * error)


@pytest.mark.slow
@pytest.mark.parametrize("of", [krippendorff, fleiss])
def test_intervals_cover_the_agreement_on_other_stimuli(of):
    """Judges whose shares of "human" are Beta(2, 2) over stimuli agree by 1 / (2 + 2 + 1)."""
    draw = np.random.default_rng(5)
    covered = 0
    for _ in range(1000):
        judges = draw.integers(2, 7, 60)
        humans = draw.binomial(judges, draw.beta(2, 2, 60))
        found = of(np.column_stack([humans, judges - humans]))
        covered += found.low <= 0.2 <= found.high
    assert 0.93 < covered / 1000 < 0.97


def labels(table):
    """Two sequences of labels that make up a table of counts."""
    pairs = [(i, j) for i, row in enumerate(table) for j, n in enumerate(row) for _ in range(n)]
    return [a for a, _ in pairs], [b for _, b in pairs]


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ([[20, 5], [10, 15]], 0.4),  # the usual worked example of fifty grant proposals
        ([[45, 15], [25, 15]], 0.1304),
        ([[25, 35], [5, 35]], 0.2593),
        # Cohen 1960, Table 1: three categories in 200 cases.
        ([[88, 14, 18], [10, 40, 10], [2, 6, 12]], 0.4915),
    ],
)
def test_printed_examples(table, value):
    assert cohen(*labels(table)).value == pytest.approx(value, abs=5e-4)


def test_value_and_interval_are_those_of_statsmodels():
    from statsmodels.stats.inter_rater import cohens_kappa

    draw = np.random.default_rng(3)
    for size in (2, 3, 5):
        table = draw.integers(1, 40, (size, size)) + 30 * np.eye(size, dtype=int)
        theirs, ours = cohens_kappa(table), cohen(*labels(table.tolist()))
        assert ours.value == pytest.approx(theirs.kappa)
        assert ours.low == pytest.approx(theirs.kappa_low)
        assert ours.high == pytest.approx(theirs.kappa_upp)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("abc")), min_size=1))
def test_agreement_by_chance_is_that_of_all_pairs(pairs):
    first, second = [a for a, _ in pairs], [b for _, b in pairs]
    found = cohen(first, second)
    chance = np.mean([a == b for a, b in product(first, second)])
    observed = np.mean([a == b for a, b in pairs])
    assert found.expected == pytest.approx(chance)
    assert found.observed == pytest.approx(observed)
    if chance < 1:
        assert found.value == pytest.approx((observed - chance) / (1 - chance))
        if found.low is None:
            assert "asymptotic error is 0" in found.note
        else:
            assert -1 <= found.low <= found.value <= found.high <= 1
    else:
        assert found.value is None
        assert "same label" in found.note


def test_nothing_coded_twice_has_no_kappa_and_says_so():
    assert cohen([], []).value is None
    assert "no text has two codings" in cohen([], []).note
    with pytest.raises(ValueError, match="each text"):
        cohen("ab", "a")


@pytest.mark.parametrize(("second", "value"), [("aabb", 1.0), ("aaaa", 0.0)])
def test_an_interval_without_width_is_none(second, value):
    """Two coders who agree on four texts are not known to agree for ever."""
    found = cohen("aabb", second)
    assert found.value == value
    assert (found.low, found.high) == (None, None)
    assert "asymptotic error is 0" in found.note
