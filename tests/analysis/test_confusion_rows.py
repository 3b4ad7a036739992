"""The confusion row of each machine (paper 1, Figs. S4 and S14)."""

from itertools import count

import pytest

from turingdesk.analysis.confusion_rows import compute, figures
from turingdesk.table.table import frame

#: Verdicts "human" and "machine" on each maker.
SAID = {"": (30, 10), "blip": (12, 8), "git": (9, 11), "tiny": (3, 0)}


def verdicts(said, task="captions", composition=""):
    steps = count(1000 if composition == "MM" else 1)
    for agent, counts in said.items():
        truth = "machine" if agent else "human"
        for choice, n in zip(("human", "machine"), counts, strict=True):
            for number in range(n):
                told = {"kind": "response", "session": f"s{number}", "participant": f"p{number}"}
                told |= {"study": "x", "role": "verdict", "question": "origin", "task": task}
                told |= {"truth": truth, "origin": truth, "agent": agent, "choice": choice}
                told |= {"stimulus": f"{composition}{agent}{number}", "composition": composition}
                yield told | {"correct": truth == choice, "step": next(steps), "subject": "B"}


def test_each_maker_has_its_row_and_the_best_imitator_is_named():
    found = compute(frame([*verdicts(SAID)])).set_index("agent")
    shares = {"(humans)": 0.75, "blip": 0.6, "git": 0.45, "tiny": 1.0}
    assert found["p_human"].to_dict() == pytest.approx(shares)
    assert (found["said_human"] + found["said_machine"]).tolist() == found["n"].tolist()
    assert found.index[found["best"]].tolist() == ["blip"]  # of the other there is too little
    blip = found.loc["blip"]
    assert blip["ci_low"] < 0.6 < blip["ci_high"]
    assert "clustered" in blip["method"]


def test_a_matrix_has_a_row_for_humans_and_for_each_machine_and_a_frame_at_the_best():
    (matrix,) = figures(frame([*verdicts(SAID)]))
    assert matrix.name == "confusion-rows-captions"
    assert matrix.y.categories == ("(humans)", "blip", "git", "tiny")
    (cells,) = matrix.layers
    assert cells.values[:3] == [[0.75, 0.25], [0.6, 0.4], [0.45, 0.55]]
    assert cells.framed == [(1, 0)]
    assert cells.counts == [[40, 40], [20, 20], [20, 20], [3, 3]]


def test_nothing_stands_out_among_equals_or_of_one():
    for said in ({"": (9, 9), "git": (9, 9)}, {"git": (9, 9), "ofa": (9, 9)}):
        table = frame([*verdicts(said)])
        assert not compute(table)["best"].any()
        assert figures(table)[0].layers[0].framed == []


def test_speakers_have_a_row_for_each_kind_of_conversation():
    """Blenderbot was called human more often among machines (paper 1, Fig. S4E)."""
    mixed = {"": (34, 16), "blender": (49, 51), "gpt": (40, 60)}
    alone = {"blender": (67, 33), "gpt": (50, 50)}
    lines = [*verdicts(mixed, "conversations", "HM"), *verdicts(alone, "conversations", "MM")]
    (matrix,) = figures(frame(lines))
    assert matrix.y.categories == (
        *("H-M: (humans)", "H-M: blender", "H-M: gpt", "M-M: blender", "M-M: gpt"),
    )
    (cells,) = matrix.layers
    assert [row[0] for row in cells.values] == [0.68, 0.49, 0.4, 0.67, 0.5]
    assert cells.framed == [(3, 0)]


def test_without_machines_there_is_no_matrix():
    assert figures(frame([*verdicts({"": (5, 5)})])) == ()
    assert compute(frame([])).empty
