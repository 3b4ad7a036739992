"""Turing scores against loops, and against the figures that paper 2 prints."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.comparator.trials import some, trials
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.scores import fixed, scores

MODELS = ("Gemini", "GPT", "Opus", "Sonnet", "DeepSeek", "Grok", "Mistral", "Qwen", "Ministral")
#: Table 1: T, F and D without querying and with it, in the table's order.
WITHOUT = [
    *((0.784, 0.750, 0.819), (0.722, 0.912, 0.531), (0.734, 0.738, 0.731)),
    *((0.678, 0.675, 0.681), (0.603, 0.700, 0.506), (0.569, 0.600, 0.538)),
    *((0.478, 0.562, 0.394), (0.450, 0.412, 0.487), (0.428, 0.338, 0.519)),
]
QUERYING = [
    *((0.769, 0.787, 0.750), (0.762, 0.900, 0.625), (0.697, 0.675, 0.719)),
    *((0.697, 0.713, 0.681), (0.641, 0.750, 0.531), (0.569, 0.537, 0.600)),
    *((0.512, 0.500, 0.525), (0.500, 0.425, 0.575), (0.372, 0.188, 0.556)),
]
#: Fig. 4, right: F, R and T for each fixed distinguisher.
FIXED = {
    "Claude": [
        *((0.656, 0.884, 0.770), (0.492, 0.8, 0.646)),
        *((0.341, 0.254, 0.297), (0.233, 0.341, 0.287)),
    ],
    "DeepSeek": [
        *((0.963, 0.167, 0.565), (0.93, 0.104, 0.517)),
        *((0.867, 0.067, 0.467), (0.833, 0.07, 0.452)),
    ],
    "Gemini": [(0.033, 1.0, 0.517), (0.0, 1.0, 0.5), (0.0, 1.0, 0.5), (0.0, 0.967, 0.483)],
    "Qwen": [
        *((0.85, 0.284, 0.567), (0.843, 0.269, 0.556)),
        *((0.748, 0.143, 0.446), (0.64, 0.224, 0.432)),
    ],
}


def nearest(share, parts):
    """The number of trials that a printed share rounds from."""
    number = round(share * parts)
    assert abs(number / parts - share) <= 0.00051
    return number


def as_printed(table):
    """810 trials, ten for each pair and each model with itself, that give the printed F and D.

    With ten trials F is a number of 80, and D of 160. They leave open how often a model knew
    itself, as long as all of them did so as often together as both columns say.
    """
    fooled = np.array([nearest(f, 80) for _, f, _ in table])
    told = np.array([nearest(d, 160) for _, _, d in table])
    all_of_them = (told.sum() - (720 - fooled.sum())) / 8
    assert all_of_them == int(all_of_them)
    own = np.ceil(np.maximum(0, (told - 80) / 8)).astype(int)
    most = np.minimum(10, told // 8)
    while own.sum() < all_of_them:
        own[np.argmax(most - own)] += 1
    said = placed(fooled, 80 + 8 * own - told)
    np.fill_diagonal(said, own)
    return said


def placed(rows, columns):
    """Whole numbers from 0 to 10 with these sums, none on the diagonal."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import maximum_flow

    size, nodes = len(rows), 2 * len(rows) + 2
    capacity = np.zeros((nodes, nodes), dtype=np.int32)
    capacity[0, 1 : size + 1] = rows
    capacity[1 : size + 1, size + 1 : -1] = 10 * (1 - np.eye(size, dtype=int))
    capacity[size + 1 : -1, -1] = columns
    flow = maximum_flow(csr_array(capacity), 0, nodes - 1)
    assert flow.flow_value == rows.sum() == columns.sum()
    return flow.flow.toarray()[1 : size + 1, size + 1 : -1].copy()


@pytest.mark.parametrize("printed", [WITHOUT, QUERYING])
def test_trials_that_give_the_printed_f_and_d_give_the_printed_t(printed):
    said = as_printed(printed)
    found = scores(acceptance(trials(MODELS, said, np.full((9, 9), 10)))).set_index("agent")
    for model, numbers in zip(MODELS, printed, strict=True):
        made = found.loc[model, ["turing", "fooling", "telling"]].to_numpy(dtype=float)
        assert made == pytest.approx(numbers, abs=0.00051), model
    assert found["n"].tolist() == [170] * 9


def test_the_ranking_of_table_1_is_that_of_t_over_both_settings():
    both = []
    for printed in (WITHOUT, QUERYING):
        table = scores(acceptance(trials(MODELS, as_printed(printed), np.full((9, 9), 10))))
        both.append(table.set_index("agent")["turing"])
    mean = (both[0] + both[1]) / 2
    assert tuple(mean.sort_values(ascending=False).index) == MODELS
    assert both[0].idxmax() == both[1].idxmax() == "Gemini"


def test_self_recognitions_are_a_whole_number_as_ten_trials_each_need():
    """71 and 76 of 90: the trials with itself are shared by all pairs of a model."""
    assert as_printed(WITHOUT).diagonal().sum() == 71
    assert as_printed(QUERYING).diagonal().sum() == 76


@pytest.mark.parametrize("rows", FIXED.values(), ids=FIXED)
def test_the_printed_scores_of_fixed_distinguishers_follow_their_definition(rows):
    """T is the mean of F and R; each acceptance counts once for F and once against R."""
    for f, r, t in rows:
        assert (f + r) / 2 == pytest.approx(t, abs=0.0011)
    assert sum(f + r for f, r, _ in rows) == pytest.approx(len(rows), abs=0.0041)


@given(seed=st.integers(0, 10_000))
def test_scores_are_the_means_of_their_definition(seed):
    agents, said, n = some(seed)
    found = acceptance(trials(agents, said, n))
    for row in scores(found).to_dict("records"):
        a = agents.index(row["agent"])
        rest = [b for b in range(len(agents)) if b != a]
        fooled = [said[a, b] / n[a, b] for b in rest if n[a, b]]
        told = [1 - said[b, a] / n[b, a] for b in rest if n[b, a]]
        f = np.mean(fooled) if fooled else np.nan
        d = (said[a, a] / n[a, a] + np.mean(told)) / 2 if told and n[a, a] else np.nan
        expected = [f, d, (f + d) / 2]
        made = [row["fooling"], row["telling"], row["turing"]]
        assert made == pytest.approx(expected, nan_ok=True)
        assert bool(row["note"]) == (min(len(fooled), len(told)) < len(rest) or not n[a, a])


@given(seed=st.integers(0, 10_000))
def test_fixed_scores_leave_the_distinguisher_and_a_targets_own_trials_out(seed):
    agents, said, n = some(seed)
    judge = agents[0]
    found = acceptance(trials(agents, said, n, judge), judge)
    made = fixed(found)
    assert judge not in set(made["agent"])
    for row in made.to_dict("records"):
        a = agents.index(row["agent"])
        rest = [b for b in range(1, len(agents)) if b != a]
        fooled = [said[a, b] / n[a, b] for b in rest if n[a, b]]
        resisted = [1 - said[b, a] / n[b, a] for b in rest if n[b, a]]
        f = np.mean(fooled) if fooled else np.nan
        r = np.mean(resisted) if resisted else np.nan
        expected = [f, r, (f + r) / 2]
        numbers = [row["fooling"], row["telling"], row["turing"]]
        assert numbers == pytest.approx(expected, nan_ok=True)
        assert row["n"] == sum(n[a, b] + n[b, a] for b in rest)


@given(seed=st.integers(0, 10_000), size=st.integers(2, 6))
def test_one_agents_fooling_is_anothers_not_telling(seed, size):
    """Sums over all agents: of F and R together as many as agents, of F and 2 D too but self."""
    agents, said, n = some(seed, size)
    n, said = n + 1, np.minimum(said, n + 1)
    own = scores(acceptance(trials(agents, said, n)))
    knew = (said / n).diagonal().sum()
    whole = own["fooling"].sum() + 2 * own["telling"].sum()
    assert whole == pytest.approx(size + knew)
    by = fixed(acceptance(trials(agents, said, n, "judge"), "judge"))
    assert (by["fooling"] + by["telling"]).sum() == pytest.approx(size)


def test_standard_errors_are_what_many_repetitions_show():
    draw = np.random.default_rng(4)
    q = np.array([[0.8, 0.3, 0.6], [0.5, 0.7, 0.2], [0.4, 0.9, 0.6]])
    drawn = draw.binomial(10, q, size=(4000, 3, 3)) / 10
    f = (drawn[:, 0, 1] + drawn[:, 0, 2]) / 2
    d = drawn[:, 0, 0] / 2 + (2 - drawn[:, 1, 0] - drawn[:, 2, 0]) / 4
    said, n = (q * 10).round().astype(int), np.full((3, 3), 10)
    row = scores(acceptance(trials("abc", said, n))).set_index("agent").loc["a"]
    for column, values in (("fooling", f), ("telling", d), ("turing", (f + d) / 2)):
        assert row[f"{column}_se"] == pytest.approx(values.std(), rel=0.04)


def test_agents_with_the_same_score_share_a_rank_and_the_next_follows():
    """As Fig. 4 ranks DeepSeek and GPT-5.4 under Gemini: 1, 2, 2, 3."""
    said = [[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0]]
    n = 10 * (np.ones((4, 4), dtype=int) - np.eye(4, dtype=int))
    table = fixed(acceptance(trials("abcd", said, n, "judge"), "judge"))
    assert table["rank"].tolist() == [1, 1, 2, 2]


def test_an_agent_that_nobody_imitated_has_no_telling_and_says_why():
    found = acceptance(trials(["a", "b"], [[1, 1], [0, 0]], [[1, 1], [0, 0]]))
    table = scores(found).set_index("agent")
    assert table.loc["a", "fooling"] == 1.0
    assert np.isnan(table.loc["a", "telling"])
    assert table.loc["a", "note"] == "No one imitated it."
    assert "It was never an actor" in table.loc["b", "note"]
    assert "It never judged itself" in table.loc["b", "note"]
    assert table["rank"].isna().all()


def test_no_trials_and_one_agent_are_no_scores():
    assert scores(acceptance(trials([], [], []))).empty
    one = scores(acceptance(trials(["a"], [[3]], [[4]])))
    assert one["fooling"].isna().all()
    assert one["note"].tolist() == ["It was never an actor for another agent. No one imitated it."]
