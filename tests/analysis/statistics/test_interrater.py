"""Agreement of many judges against printed examples, statsmodels, and counting all pairs."""

from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.interrater import (
    FEWEST,
    FEWEST_AUTHORS,
    FEWEST_TEXTS,
    KAPPA_BY_AUTHOR,
    KAPPA_METHOD,
    NO_ERROR,
    TOO_FEW,
    TOO_FEW_TEXTS,
    Labels,
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
    found = of(np.tile([[3, 0], [0, 3]], (FEWEST, 1)))
    assert found.value == pytest.approx(1.0)
    assert (found.low, found.note) == (None, NO_ERROR)
    alone = of(np.vstack([np.tile([[3, 0]], (FEWEST, 1)), [[0, 3]]]))
    assert (alone.low, alone.note) == (None, NO_ERROR), "without it all verdicts say the same"


def test_the_interval_is_that_of_leaving_out_one_unit_at_a_time():
    """As wide as the jackknife makes it, around the value without bias and skewness."""
    from scipy import stats

    counts = np.random.default_rng(4).multinomial(4, [0.3, 0.7], 60)
    found = krippendorff(counts)
    without = np.array([krippendorff(np.delete(counts, n, axis=0)).value for n in range(60)])
    error = np.sqrt(59 / 60 * np.sum((without - without.mean()) ** 2))
    pseudo = 60 * found.value - 59 * without
    df = min(59, 120 / (stats.kurtosis(pseudo, fisher=False) - 1))
    assert (found.high - found.low) / 2 == pytest.approx(stats.t(df).ppf(0.975) * error)
    shift = stats.moment(pseudo, 3) / (6 * pseudo.var() * 60)
    assert (found.high + found.low) / 2 == pytest.approx(pseudo.mean() + shift)
    assert found.clustering is Clustering.STIMULUS


def labeled(draw, judges, stimuli, each, sd_judge, sd_stimulus):
    """Labels of so many judges on `each` of some stimuli; logits of "1" are of both."""
    what = np.argsort(draw.random((judges, stimuli)), axis=1)[:, :each].ravel()
    who = np.repeat(np.arange(judges), each)
    odds = draw.normal(0, sd_judge, judges)[who] + draw.normal(0, sd_stimulus, stimuli)[what]
    said = (draw.random(who.size) < 1 / (1 + np.exp(-odds))).astype(np.int64)
    counts = np.zeros((stimuli, 2), dtype=np.int64)
    np.add.at(counts, (what, said), 1)
    return counts, Labels(what, said, who)


def true_agreement(sd_judge, sd_stimulus):
    """That of two judges among many on a stimulus among many: 1 - differing / by chance."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(60)
    weights = weights / weights.sum()
    odds = sd_judge * nodes[None, :] + sd_stimulus * nodes[:, None]
    shares = (weights / (1 + np.exp(-odds))).sum(axis=1)
    mean = weights @ shares
    return (weights @ shares**2 - mean**2) / (mean * (1 - mean))


@pytest.mark.parametrize("of", [krippendorff, fleiss])
def test_judges_add_to_the_interval_what_leaving_them_out_says(of):
    counts, labels_ = labeled(np.random.default_rng(8), 6, 50, 50, 2.0, 1.0)
    these, others = of(counts), of(counts, labels=labels_)
    assert others.value == these.value
    assert others.high - others.low > these.high - these.low
    assert others.clustering is Clustering.BOTH
    two = labels_.judges < 2
    pair = Labels(labels_.units[two], labels_.labels[two], labels_.judges[two])
    few = np.zeros_like(counts)
    np.add.at(few, (pair.units, pair.labels), 1)
    assert of(few, labels=pair).clustering is Clustering.STIMULUS


@pytest.mark.slow
@pytest.mark.parametrize("of", [krippendorff, fleiss])
@pytest.mark.parametrize(
    "design",
    [
        (20, 40, 20, 0.5, 1.0),
        (20, 40, 40, 0.5, 1.0),
        (5, 40, 40, 0.5, 1.0),
        (20, 40, 20, 0.5, 0.2),
        (30, 30, 30, 0.5, 0.8),
        (8, 60, 60, 1.0, 0.8),
    ],
)
def test_intervals_cover_the_agreement_of_other_judges_on_other_stimuli(of, design):
    """93 to 97 % of 1,000 studies (with 5 judges to 98 %); for other stimuli alone, 88 to 93 %."""
    draw, covered, expected = np.random.default_rng(71), 0, true_agreement(*design[3:])
    for _ in range(1000):
        counts, labels_ = labeled(draw, *design)
        found = of(counts, labels=labels_)
        covered += found.low <= expected <= found.high
    assert 0.93 <= covered / 1000 <= 0.97


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
    """The interval is that of the table with two labels more, with t instead of z."""
    from scipy import stats
    from statsmodels.stats.inter_rater import cohens_kappa

    draw = np.random.default_rng(3)
    for size in (2, 3, 5):
        table = draw.integers(1, 40, (size, size)) + 30 * np.eye(size, dtype=int)
        theirs, ours = cohens_kappa(table), cohen(*labels(table.tolist()))
        assert ours.value == pytest.approx(theirs.kappa)
        more = cohens_kappa(table + 2 / size**2)
        half = more.std_kappa * stats.t(table.sum() - 1).ppf(0.975)
        assert ours.low == pytest.approx(more.kappa - half)
        assert ours.high == pytest.approx(more.kappa + half)


@pytest.mark.slow
@pytest.mark.parametrize("texts", [20, 30, 50, 100])
@pytest.mark.parametrize(("share", "kappa"), [(0.5, 0.0), (0.5, 0.7), (0.2, 0.4), (0.1, 0.6)])
def test_intervals_of_two_coders_cover(share, kappa, texts):
    """93 to 98 % of 1,000 studies in which a code has this share; with the plain error 60 to 95 %.

    Few texts have few different tables, so that it can't be 95 % exactly.
    """
    both = share**2 + kappa * share * (1 - share)
    cells = [both, share - both, share - both, 1 - 2 * share + both]
    draw, covered, known = np.random.default_rng(81), 0, 0
    for _ in range(1000):
        said = np.repeat(np.arange(4), draw.multinomial(texts, cells))
        found = cohen((said < 2).tolist(), (said % 2 == 0).tolist())
        if found.value is not None:
            known += 1
            covered += found.low <= kappa <= found.high
    assert 0.93 <= covered / known <= 0.98


def coded_texts(draw, authors, each, share, spreads, clarity):
    """Who wrote each text, and what two coders said of it.

    Authors differ in how often a code applies to what they write, and in how clear it is: the
    standard deviations of both log odds are `spreads`.
    """
    who = np.repeat(np.arange(authors), each)
    often, clear = (draw.normal(0, sd, authors)[who] for sd in spreads)
    applies = draw.random(len(who)) < 1 / (1 + (1 / share - 1) * np.exp(-often))
    sees = (draw.random(len(who)) < 1 / (1 + np.exp(-clarity - clear)) for _ in range(2))
    return who, [np.where(is_right, applies, ~applies) for is_right in sees]


#: Authors, texts of each, share of the code, spreads of authors, clarity.
AUTHORS = {
    "10 authors, 5 texts each": (10, 5, 0.4, (1.2, 1.0), 1.5),
    "12 authors, 8 texts each": (12, 8, 0.3, (1.0, 1.0), 2.0),
    "20 authors, 3 texts each": (20, 3, 0.4, (1.2, 1.0), 1.5),
    "5 authors, 10 texts each": (5, 10, 0.4, (1.2, 1.0), 1.5),
    "20 authors, 5 texts each, a rare code": (20, 5, 0.15, (1.0, 1.0), 2.5),
    "10 authors who are alike, 5 texts each": (10, 5, 0.4, (0.0, 0.0), 1.5),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", AUTHORS)
def test_intervals_of_two_coders_cover_the_kappa_of_other_authors(name):
    """93 to 97 % of 1,000 studies; with texts taken as independent 85 to 95 %."""
    authors, each, *rest = AUTHORS[name]
    draw = np.random.default_rng(4)
    _, many = coded_texts(draw, 60_000, each, *rest)
    expected, covered = cohen(*(coder.tolist() for coder in many)).value, 0
    for _ in range(1000):
        who, coders = coded_texts(draw, authors, each, *rest)
        found = cohen(*(coder.tolist() for coder in coders), who.tolist())
        covered += found.low <= expected <= found.high
    assert 0.93 <= covered / 1000 <= 0.97


def test_texts_of_one_author_widen_the_interval_of_two_coders():
    who, coders = coded_texts(np.random.default_rng(5), 8, 12, 0.4, (2.0, 2.0), 1.5)
    alone, clustered = (
        cohen(*(coder.tolist() for coder in coders), authors) for authors in (None, who.tolist())
    )
    assert clustered.value == alone.value
    assert clustered.high - clustered.low > 1.3 * (alone.high - alone.low)
    assert (alone.method, clustered.method) == (KAPPA_METHOD, KAPPA_BY_AUTHOR)
    each = cohen(*(coder.tolist() for coder in coders), range(len(who)))
    assert each == alone, "who wrote a single text is a cluster of one"


def test_few_authors_have_a_kappa_and_no_interval():
    who, coders = coded_texts(np.random.default_rng(6), FEWEST_AUTHORS - 1, 12, 0.4, (1, 1), 1.5)
    found = cohen(*(coder.tolist() for coder in coders), who.tolist())
    assert found.value is not None
    assert (found.low, found.high) == (None, None)
    assert "texts by at least 5 are needed; those that both coded are by 4 authors" in found.note


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
        if len(pairs) < FEWEST_TEXTS:
            assert (found.low, found.note) == (None, TOO_FEW_TEXTS)
        else:
            assert -1 <= found.low < found.high <= 1
    else:
        assert found.value is None
        assert "same label" in found.note


def test_nothing_coded_twice_has_no_kappa_and_says_so():
    assert cohen([], []).value is None
    assert "no text has two codings" in cohen([], []).note
    with pytest.raises(ValueError, match="each text"):
        cohen("ab", "a")


@pytest.mark.parametrize(("second", "value"), [("aabb", 1.0), ("aaaa", 0.0)])
def test_coders_who_agree_on_all_texts_are_not_known_to_agree_for_ever(second, value):
    few = cohen("aabb", second)
    assert (few.value, few.low, few.high, few.note) == (value, None, None, TOO_FEW_TEXTS)
    found = cohen("aabb" * 10, second * 10)
    assert found.value == value
    assert -1 < found.low < value <= found.high
    assert found.low < 0.95
