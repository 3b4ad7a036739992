"""Questions in duels: counted by real trials, with intervals that hold what they promise."""

import pytest

from tests.plugins.duels.plans import plan
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.duels.analysis.duel_questions import ANALYSIS, share_of
from turingdesk.plugins.duels.question_types import question_counts
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.table.table import load


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("duels")
    run_duels(
        DuelRun(plan(folder / "plan", trials=6, protocols='["gtt", "gttq"]'), folder / "data")
    )
    return folder / "data"


def questions(path):
    """What a distinguisher asked in a trial, by its transcript."""
    said = [line for line in read_journal(path).lines if line["kind"] == "said"]
    texts = [line["text"] for line in said if line["role"] == "distinguisher"]
    return question_counts(text for text in texts if "<answer>" not in text)


def test_the_counts_are_those_of_the_transcripts(data):
    found = ANALYSIS.compute(load(data).responses)
    own = found[(found["task"] == "gttq") & (found["distinguisher"] == "ada")]
    asked = [
        questions(path)
        for path in sorted(data.glob("*.jsonl"))
        if (roles := read_journal(path).opened["duel"])["protocol"] == "gttq"
        and roles["roles"]["distinguisher"] == "ada"
    ]
    rows = own.set_index("measure")
    total = sum(one.total for one in asked)
    assert total > 0
    assert set(rows["trials"]) == {len(asked)} == {12}
    assert set(rows["n"]) == {total}
    assert rows["value"]["questions"] == pytest.approx(total / len(asked))
    for kind in ("capability", "signature"):
        n = sum(one.by_type.get(kind, 0) for one in asked)
        assert rows["value"][f"{kind}_probes"] == pytest.approx(n / total)
    figures = ANALYSIS.figures(load(data).responses)
    names = [
        f"duel-questions-{task}{what}" for task in ("gtt", "gttq") for what in ("-number", "")
    ]
    assert [one.name for one in figures] == names
    (number,) = figures[2].layers
    assert figures[2].x.categories == ("ada", "bert")
    assert number.y[0] == pytest.approx(total / len(asked))
    for figure in figures[1::2]:
        assert [layer.name for layer in figure.layers] == ["capability probes", "signature probes"]


def test_the_error_of_a_share_is_that_of_a_weighted_regression():
    import numpy as np

    statsmodels = pytest.importorskip("statsmodels.api")
    chance = np.random.default_rng(3)
    whole = chance.integers(1, 9, 40).astype(float)
    part = chance.binomial(whole.astype(int), 0.3).astype(float)
    fit = statsmodels.WLS(part, whole, weights=1 / whole).fit(cov_type="HC1")
    assert share_of(part, whole) == pytest.approx((fit.params[0], fit.bse[0]))


def test_the_interval_of_a_share_holds_the_truth_in_95_percent():
    """Distinguishers differ between trials: beta-binomial counts of clusters of several sizes."""
    import numpy as np
    from scipy.stats import t

    chance, k, held = np.random.default_rng(1), 30, 0
    half = t.ppf(0.975, k - 1)
    for _ in range(1000):
        whole = chance.integers(2, 12, k)
        part = chance.binomial(whole, chance.beta(2, 3, k))
        value, error = share_of(part.astype(float), whole.astype(float))
        held += abs(value - 0.4) <= half * error
    assert 0.93 <= held / 1000 <= 0.97


def test_one_trial_has_no_interval_and_none_has_no_rows(tmp_path):
    alone = plan(tmp_path / "plan", trials=1, pairs='["ada as ada"]')
    run_duels(DuelRun(alone, tmp_path / "data"))
    found = ANALYSIS.compute(load(tmp_path / "data").responses)
    assert found["ci_low"].isna().all()
    assert (found["note"] == "No interval: there is only one trial.").all()
    (nothing,) = ANALYSIS.compute(load(tmp_path / "data").responses[:0])["note"]
    assert "there are no duels" in nothing
