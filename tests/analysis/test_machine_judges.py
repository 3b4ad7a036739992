"""People and machine judges side by side."""

import pandas as pd
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor, table
from tests.analysis.test_side_by_side import judged
from turingdesk.analysis.detectability import compute as detectability
from turingdesk.analysis.machine_judges import NONE_SHARED, NOTHING, compute, figures
from turingdesk.table.table import frame

SAID = [
    *(line for n in range(4) for line in judged(f"P-{n}", range(12), n)),
    *(line for n in (1, 2) for line in judged(f"svm/{n}", range(4, 20), n, scores=0.5)),
]


def test_each_has_a_row_on_all_answers_and_one_on_the_shared_ones():
    found = compute(analysed(SAID))
    assert found[
        ["task", "answers", "judge", "judges", "n_human", "n_machine"]
    ].to_numpy().tolist() == [
        ["captions", "all", "people", 4, 24, 24],
        ["captions", "all", "judge:svm", 2, 16, 16],
        ["captions", "shared", "people", 4, 16, 16],
        ["captions", "shared", "judge:svm", 2, 8, 8],
    ]
    assert found["p_hh_low"].le(found["p_hh"]).all()
    assert found["method"].str.contains("stimulus").all()
    assert found["detectability"].tolist() == pytest.approx(
        ((found["p_hh"] + found["p_mm"]) / 2).tolist()
    )


def test_the_rows_are_the_same_whosever_the_table_is():
    one, other = compute(analysed(SAID)), compute(analysed(SAID, machines=True))
    pd.testing.assert_frame_equal(one, other)


def test_peoples_row_is_what_detectability_says_of_them():
    (row,) = compute(table()).to_dict("records")
    (known,) = detectability(table()).to_dict("records")
    assert row["judge"] == "people"
    for name, own in (("detectability", "value"), ("ci_low", "ci_low"), ("ci_high", "ci_high")):
        assert row[name] == known[own]
    assert row["judges"] == known["n_judges"]
    assert figures(table()) == ()


def test_several_tasks_have_rows_over_all_of_them_first():
    more = [line | {"task": "words", "stimulus": f"w{line['stimulus']}"} for line in SAID]
    found = compute(analysed([*SAID, *more]))
    assert list(dict.fromkeys(found["task"])) == ["(all)", "captions", "words"]
    assert found.loc[found["task"] == "(all)", "n_human"].tolist() == [48, 32, 32, 16]


def test_what_is_missing_is_said():
    (row,) = compute(frame([])).to_dict("records")
    assert (row["n_human"], row["note"]) == (0, NOTHING)
    (row,) = compute(poor("no participants")).to_dict("records")
    assert row["note"] == NOTHING
    apart = compute(analysed([*judged("P-1", (0, 1), 1), *judged("svm/1", (2, 3), 1)]))
    assert apart.loc[apart["answers"] == "shared", "note"].tolist() == [NONE_SHARED] * 2
    one_class = compute(
        analysed([verdict("svm/1", "a", "human", "human", scores=1)], machines=True)
    )
    (row,) = one_class.to_dict("records")
    assert row["p_hh"] == 1.0
    assert row["detectability"] != row["detectability"]
    assert "no verdicts on what machines made" in row["note"]


def test_bars_stand_side_by_side_with_their_intervals_and_chance():
    (figure,) = figures(analysed(SAID))
    assert [layer.name for layer in figure.layers] == ["people", "judge:svm"]
    assert figure.chance == 0.5
    assert figure.name == "machine-judges-captions"
    for layer in figure.layers:
        assert all(
            low <= y <= high for low, y, high in zip(layer.low, layer.y, layer.high, strict=True)
        )
    assert "on the answers that all judged" in figure.caption
    assert "n = 8\u201316 on humans" in figure.caption
    (alone,) = figures(analysed(SAID[-32:], machines=True))
    assert "on all answers" in alone.caption
