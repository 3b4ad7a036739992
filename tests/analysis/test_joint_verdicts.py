"""Verdicts on both speakers of a conversation, against a count by hand."""

from itertools import product

import numpy as np
import pytest

from turingdesk.analysis.joint_verdicts import BOTH, compute, figures
from turingdesk.table.table import frame

WORDS = {"H": "human", "M": "machine"}


def verdicts(judge, step, truth, said, **more):
    for letter, was, called in zip("AB", truth, said, strict=True):
        told = {"kind": "response", "session": f"s-{judge}", "participant": f"p-{judge}"}
        told |= {"study": "x", "task": "conversations", "step": step, "subject": letter}
        told |= {"stimulus": f"t{step}-{truth}", "question": "origin", "role": "verdict"}
        told |= {"truth": WORDS[was], "origin": WORDS[was], "choice": WORDS[called]}
        told |= {"correct": was == called, "composition": truth}
        yield told | more


@pytest.fixture(scope="module")
def judged():
    """Forty judges on sixteen conversations each, and what was said, counted here."""
    draw, lines, counts = np.random.default_rng(5), [], {}
    for judge, step in product(range(40), range(16)):
        truth, said = BOTH[step % 4], BOTH[int(draw.integers(4))]
        if draw.random() < 0.4:
            said = truth
        counts[truth, said] = counts.get((truth, said), 0) + 1
        lines += verdicts(judge, step, truth, said)
    return frame(lines), counts


def test_every_cell_has_its_share_of_the_truth(judged):
    table, counts = judged
    found = compute(table)
    assert len(found) == 16
    for row in found.to_dict("records"):
        assert row["n"] == counts.get((row["truth"], row["verdict"]), 0)
        assert row["of"] == 160
        assert row["share"] == pytest.approx(row["n"] / 160)
        assert row["ci_low"] < row["share"] < row["ci_high"]
        assert "judge and stimulus" in row["method"]
    assert found.groupby("truth")["share"].sum().tolist() == pytest.approx([1, 1, 1, 1])


def test_the_figure_has_four_truths_by_four_verdicts(judged):
    (figure,) = figures(judged[0])
    assert (figure.x.categories, figure.y.categories) == (BOTH, BOTH)
    (cells,) = figure.layers
    assert [sum(row) for row in cells.values] == pytest.approx([1, 1, 1, 1])
    assert "n = 640 conversations" in figure.caption


def test_a_conversation_of_which_one_verdict_does_not_count_is_left_out():
    lines = [*verdicts(1, 1, "HM", "HM"), *verdicts(1, 2, "HM", "MM", practice=True)]
    lines += list(verdicts(2, 3, "MM", "MM"))[:1]  # only speaker A was asked about
    found = compute(frame(lines))
    assert set(found["truth"]) == {"HM"}
    assert found["of"].tolist() == [1] * 4


def test_other_tasks_and_tables_of_counts_have_none():
    assert compute(frame([])).empty
    assert figures(frame([])) == ()
    captions = [one | {"subject": "", "task": "captions"} for one in verdicts(1, 1, "HM", "HM")]
    assert compute(frame(captions)).empty
