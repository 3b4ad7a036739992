import numpy as np
import pytest

from tests.analysis.judging import lines, table
from tests.analysis.live_simulated import DESIGNS
from tests.analysis.test_live_intervals import Studies
from turingdesk.analysis import _fits, effects, signal_detection_model
from turingdesk.analysis._fits import fitted
from turingdesk.analysis._judged import judged
from turingdesk.analysis.effects import BIAS, JUDGES, SPREADS, STIMULI, TERMS, compute, figures
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import PROBIT
from turingdesk.analysis.statistics.mixed_model import TOGETHER


def test_the_spread_of_judges_is_found():
    rows = table(lines(judges=80, each=20, spread=1.0))
    found = compute(rows).set_index("term")
    row = found.loc[JUDGES]
    assert row["ci_low"] < 1.0 < row["ci_high"]
    assert (row["n_judges"], row["n_stimuli"], row["n"]) == (80, 40, 1600)


def biased(judges=12, each=20, seed=1):
    """Judges who cannot tell, and of whom each prefers one answer."""
    from scipy.special import expit

    draw = np.random.default_rng(seed)
    lean = draw.normal(0.0, 2.0, judges)
    for line in lines(judges=judges, each=each, able=0.0, spread=0.0, seed=seed):
        if line["role"] == "verdict":
            says_human = draw.random() < expit(lean[int(line["participant"][2:])])
            choice = "human" if says_human else "machine"
            yield line | {"choice": choice, "correct": choice == line["truth"]}


def test_judges_who_lean_to_one_answer_do_not_make_truth_matter():
    """Twelve judges say little about the bias of other judges, however much each one leans."""
    found = compute(table(biased(seed=3))).set_index("term")
    row = found.loc[SPREADS[BIAS]]
    assert row["ci_low"] < 4.0 < row["ci_high"]  # log odds of right, human less machine
    truth = found.loc[TERMS["truth"]]
    assert truth["ci_high"] - truth["ci_low"] > 3
    assert truth["p"] > 0.1


@pytest.mark.slow
def test_both_speakers_of_a_conversation_are_one_stimulus():
    rows = [
        line | {"subject": subject, "task": "conversations"}
        for line in lines(judges=8, each=6)
        for subject in ("A", "B")
        if line["role"] == "verdict"
    ]
    told = table(rows)
    assert compute(told)["n_stimuli"].iloc[0] == told["stimulus"].nunique()
    assert judged(told).stimuli.max() + 1 == told["stimulus"].nunique()


def one_conversation_each(judges=40):
    """Each judge meets one conversation, and judges it often."""
    for line in lines(judges=judges, each=8, spread=1.5, seed=6):
        if line["role"] == "verdict":
            yield line | {"stimulus": line["participant"], "subject": str(line["trial"])}


def test_judges_of_one_conversation_each_have_no_spread_of_their_own():
    """Only the sum of both variances is in the data: none of the two is "beyond chance"."""
    found = compute(table(one_conversation_each())).set_index("term")
    for term in (JUDGES, STIMULI):
        assert "only the sum of the two variances can be estimated" in found.loc[term, "note"]
        assert np.isnan(found.loc[term, "effect"])
    assert found.loc[SPREADS[TOGETHER], "effect"] > 0.5
    assert figures(table(one_conversation_each())) == ()


def test_the_caterpillar_is_sorted_and_has_every_judge():
    rows = table(lines(judges=30, each=20, spread=1.0))
    judges, stimuli = figures(rows)
    (points,) = judges.layers
    assert len(points.y) == 30
    assert list(points.y) == sorted(points.y)
    assert all(
        low <= y <= high for low, y, high in zip(points.low, points.y, points.high, strict=True)
    )
    assert stimuli.name == "effects-stimuli-captions"
    assert stimuli.horizontal
    assert stimuli.x.categories == tuple(stimuli.layers[0].keys), "each row has its stimulus"
    assert judges.x.categories == (), "codes of participants are not published"
    assert list(points.x) == list(range(1, 31))
    assert sorted(points.keys) == sorted(set(rows["participant"]))
    right = rows.groupby("participant")["correct"].mean()
    assert right[points.keys[0]] < right[points.keys[-1]]


def test_tasks_are_panels_on_one_axis_and_one_whose_judges_are_alike_is_said():
    own = {"judges": 30, "each": 20}
    rows = table(lines(**own, spread=1.0), lines(**own, task="words", spread=0.6, seed=2))
    judges, captions, words = figures(rows)
    assert [panel.title for panel in judges.panels] == ["Image descriptions", "Word associations"]
    assert judges.caption.count("n = 1,200 verdicts") == 1
    assert (captions.y.low, captions.y.high) == (words.y.low, words.y.high)
    ends = [end for one in (captions, words) for p in one.layers for end in (*p.low, *p.high)]
    assert captions.y.low < min(ends)
    assert captions.y.high > max(ends)
    alike = table(lines(**own, spread=1.0), lines(**own, task="words", spread=0.0, seed=3))
    judges = figures(alike)[0]
    assert [panel.title for panel in judges.panels] == ["Image descriptions"]
    why = "Tasks without a plot: Word associations (n = 600"
    assert why in judges.caption
    assert "Their estimated variance is 0, so judges don't differ beyond chance." in judges.caption


def test_too_many_verdicts_say_that_they_were_not_fitted(monkeypatch):
    monkeypatch.setattr(_fits, "MOST", 100)
    found = compute(table())
    assert "240 verdicts would take too long" in found["note"].iloc[0]
    assert found["effect"].isna().all()
    assert figures(table()) == ()


def test_the_same_verdicts_are_fitted_once():
    who = np.repeat(np.arange(12), 10)
    y = (np.arange(120) % 3 > 0).astype(float)
    columns = {"intercept": np.ones(120)}

    def random():
        return [Levels.of("judges", who), Levels.of("stimuli", np.arange(120) % 10)]

    first = fitted(columns, y, random())
    assert fitted(columns, y, random()) is first
    assert fitted(columns, y, random(), PROBIT) is not first
    other = fitted(columns, 1 - y, random())
    assert other is not first
    assert other.terms["intercept"].effect == pytest.approx(
        -first.terms["intercept"].effect, abs=1e-3
    )


def with_machine_stimuli(count):
    """Verdicts on the answers of humans, and on so many of machines; nobody can tell them."""
    for line in lines(judges=12, each=20, able=0.0):
        if line.get("origin") == "machine" and "stimulus" in line:
            number = int(line["stimulus"].split("-")[1]) // 2 % count
            yield line | {"stimulus": f"captions-m{number}"}
        else:
            yield line


@pytest.mark.parametrize("analysis", [effects, signal_detection_model])
@pytest.mark.parametrize(
    ("count", "why"),
    [
        (1, "each proportion needs at least 3 stimuli; one has 1 stimulus."),
        (3, "3 stimuli of one class are too few to check that against 20 of the other."),
        (6, "If the 6 stimuli of one class vary more than the 20 of the other, the p values are"),
        (20, ""),
    ],
)
def test_few_stimuli_of_a_class_say_nothing_of_other_stimuli(analysis, count, why):
    """With one variance for both classes, one machine stimulus had a p; 25 % of them below .05."""
    found = analysis.compute(table(with_machine_stimuli(count)))
    terms = found[~found["term"].str.contains("spread|correlation")]
    assert len(terms) == 2
    assert terms["effect"].notna().all()
    assert (terms[["p", "ci_low", "ci_high", "statistic"]].isna().all(axis=1) == (count < 5)).all()
    assert terms["note"].str.contains(why, regex=False).all()
    assert (terms["note"] == "").all() == (not why)


@pytest.mark.parametrize("machines", [20, 3])
def test_conversations_with_a_machine_in_live_games_are_no_few_stimuli(machines):
    """A machine there is the same in all games: only people differ, of whom there are enough."""
    made = Studies(DESIGNS["24 x 12, sd .5"])
    rows = made.told(made.table, made.answers())
    games = rows[(rows["truth"] == "human") | (rows.groupby("truth").cumcount() < machines)]
    found = effects.compute(games)
    assert found.loc[found["term"] == TERMS["truth"], "p"].notna().all()
    assert not found["note"].str.contains("stimuli").any()
