"""Agreement of judges on made-up verdicts: who counts, and on what."""

from itertools import count

import numpy as np
import pytest

from tests.analysis.judging import H, M, lines, table
from turingdesk.analysis.interrater import NO_VERDICTS, compute
from turingdesk.analysis.statistics.interrater import fleiss, krippendorff

_STEPS = count(1)


def verdict(judge, stimulus, choice, **told):
    own = {"kind": "response", "session": f"s-{judge}", "participant": judge, "study": "x"}
    own |= {"role": "verdict", "question": "origin", "task": "captions", "step": next(_STEPS)}
    own |= {"truth": H, "origin": H, "agent": "p", "stimulus": stimulus, "choice": choice}
    return own | {"correct": choice == H} | told


def values(found, task):
    own = found[found["task"] == task].set_index("coefficient")
    return own.loc["Krippendorff's alpha"], own.loc["Fleiss' kappa"]


def test_verdicts_are_counted_by_answer_whatever_the_truth():
    rows = table(lines(judges=24, each=10))
    counts = rows[rows["role"] == "verdict"].groupby(["stimulus", "choice"]).size().unstack()
    counts = counts.fillna(0).to_numpy(dtype=np.int64)
    alpha, kappa = values(compute(rows), "captions")
    assert alpha["value"] == pytest.approx(krippendorff(counts).value)
    assert kappa["value"] == pytest.approx(fleiss(counts).value)
    paired = counts[counts.sum(axis=1) > 1]
    assert (alpha["n"], alpha["n_judges"], alpha["n_stimuli"]) == (paired.sum(), 24, len(paired))
    assert kappa["n"] == 240
    assert alpha["ci_low"] < alpha["value"] < alpha["ci_high"]
    assert alpha["generalizes"] == "other judges, other stimuli; these machines only"


def test_all_tasks_together_come_first_and_each_task_after_them():
    rows = table(lines(), lines(task="words", seed=2))
    found = compute(rows)
    assert found["task"].tolist() == ["(all)"] * 2 + ["captions"] * 2 + ["words"] * 2
    assert found["n_judges"].tolist() == [24] * 6
    assert found.loc[found["coefficient"] == "Fleiss' kappa", "n"].tolist() == [480, 240, 240]


def test_a_judge_counts_once_for_an_answer_with_the_first_verdict():
    said = [verdict(judge, f"s{n}", (H, M)[n % 2]) for judge in "abc" for n in range(20)]
    again = [verdict("a", f"s{n}", (M, H)[n % 2], session="s-a2") for n in range(20)]
    assert values(compute(table(said)), "captions")[0]["value"] == pytest.approx(1.0)
    assert values(compute(table(said, again)), "captions")[0]["value"] == pytest.approx(1.0)


def test_two_speakers_of_a_conversation_are_two_answers_on_one_stimulus():
    said = [
        verdict(judge, f"s{n}", (H, M)[(n + (subject == "B")) % 2], subject=subject)
        for judge in "ab"
        for n in range(12)
        for subject in "AB"
    ]
    alpha, _ = values(compute(table(said)), "captions")
    assert alpha["n_stimuli"] == 24
    assert alpha["value"] == pytest.approx(1.0)


def test_what_cannot_be_computed_says_why():
    alone = table([verdict("a", "s1", H), verdict("b", "s2", M)])
    assert {*compute(alone)["note"]} == {
        "It can't be computed: no answer was judged by two judges."
    }
    same = table([verdict("a", "s1", H), verdict("b", "s1", H)])
    assert {*compute(same)["note"]} == {"It can't be computed: all verdicts are the same."}
    (row,) = compute(table([])).to_dict("records")
    assert row["note"] == NO_VERDICTS
    (row,) = compute(table(lines()).drop(columns=["participant"])).to_dict("records")
    assert "without the judges who gave them" in row["note"]
