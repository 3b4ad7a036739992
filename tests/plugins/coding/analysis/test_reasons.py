"""Reasons, strategies and agreement of coders, on a table that can be counted by hand."""

from shutil import copytree

import pandas as pd
import pytest

from tests.plugins.coding.coded_texts import ANSWERS, table
from turingdesk.analysis._sample import joined
from turingdesk.plugins.coding.analysis import agreement, reasons, strategies
from turingdesk.plugins.coding.codings import TextPlace, coding_rows, resolve, save_codes
from turingdesk.table.table import frame

#: By place in ANSWERS: what Ada and what Bob gave.
ADA = (["1a"], ["3e"], ["1d", "1b"], ["3a"], ["6b"], ["3e"])
BOB = (["1a"], ["3e"], ["1d"], ["3a", "1a"], ["6b"], [])


def code(folder, scheme="reasons", coders=(("Ada", ADA), ("Bob", BOB)), question="reason"):
    for coder, given in coders:
        for (session, step, *_), codes in zip(ANSWERS, given, strict=True):
            save_codes(folder, scheme, coder, TextPlace(session, step, question, ""), codes)
    return joined(table(question=question), [coding_rows(folder)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What both said of all texts; for tests that add nothing."""
    made = tmp_path_factory.mktemp("coded")
    code(made)
    return made


@pytest.fixture(scope="module")
def whole(folder):
    return joined(table(), [coding_rows(folder)])


def shares(found):
    keys = zip(found["verdict"], found["witness"], found["code"], strict=True)
    return dict(zip(keys, zip(found["texts"], found["n"], strict=True), strict=True))


@pytest.mark.slow
def test_reasons_are_counted_by_verdict_and_witness(whole):
    found = reasons.compute(whole)
    told = shares(found)
    # Said machine of machines: "too formal" and "just a feeling"; of a human: "boring".
    assert told["machine", "machine", "1a"] == (1, 2)
    assert told["machine", "machine", "6"] == (1, 2)
    assert told["machine", "human", "3a"] == (1, 1)
    assert told["machine", "(all)", "1"] == (1, 3)
    # Said human: "funny" agreed; "a joke" was coded by Ada only, so nothing is in common.
    assert told["human", "human", "3e"] == (1, 2)
    assert told["human", "machine", "1d"] == (1, 1)
    assert ("human", "machine", "1b") not in told, "Bob did not give it"
    assert found["note"].str.contains("Coders disagree on 3 texts").any()
    assert (found["ci_low"] <= found["share"]).all()


@pytest.mark.slow
def test_what_was_resolved_counts(tmp_path, folder):
    copytree(folder, tmp_path, dirs_exist_ok=True)
    resolve(tmp_path, "reasons", "Ada", TextPlace("s2", 3, "reason", ""), ["3e"])
    found = joined(table(), [coding_rows(tmp_path)])
    assert shares(reasons.compute(found))["human", "human", "3e"] == (2, 2)


def test_a_text_about_one_speaker_belongs_to_the_verdict_on_them(tmp_path):
    lines = []
    for subject, truth, said in (("A", "human", "human"), ("B", "machine", "human")):
        told = {"kind": "response", "session": "s", "step": 1, "subject": subject}
        told |= {"task": "conversations", "study": "small"}
        verdict = {"role": "verdict", "question": "origin", "truth": truth, "choice": said}
        lines.append(told | verdict | {"correct": truth == said})
        lines.append(told | {"role": "extra", "question": "reason", "choice": f"of {subject}"})
    lines.append(lines[-1] | {"subject": "", "question": "both", "choice": "of both"})
    save_codes(tmp_path, "reasons", "Ada", TextPlace("s", 1, "reason", "B"), ["1a"])
    save_codes(tmp_path, "reasons", "Ada", TextPlace("s", 1, "both", ""), ["1b"])
    told = shares(reasons.compute(joined(frame(lines), [coding_rows(tmp_path)])))
    assert told["human", "machine", "1a"] == (1, 2)
    assert told["human", "human", "1a"] == (0, 1)
    assert told["human", "(all)", "1b"] == (2, 3)


def test_strategies_have_a_share_and_an_accuracy(tmp_path):
    given = (["1a"], ["1a", "4c"], ["1a"], ["4c"], ["4c"], ["6a"])
    found = strategies.compute(code(tmp_path, "strategies", [("Ada", given)], "strategy"))
    told = found.set_index("code")[["texts", "n", "right"]].T.to_dict("list")
    # Verdicts were right in the texts 0, 1, 4 and 5.
    assert told == {
        "1": [3, 6, 2],
        "1a": [3, 6, 2],
        "4": [3, 6, 2],
        "4c": [3, 6, 2],
        "6": [1, 6, 1],
        "6a": [1, 6, 1],
    }
    row = found.set_index("code").loc["1a"]
    assert row["strategy"] == "Greeting"
    assert row["accuracy"] == pytest.approx(2 / 3)
    assert row["accuracy_low"] < 2 / 3 < row["accuracy_high"]


def test_kappa_overall_by_category_and_by_code(whole):
    found = agreement.compute(whole).set_index("code")
    assert set(found["first"]) == {"Ada"}
    assert set(found["second"]) == {"Bob"}
    assert (found["n"] == 6).all()
    # The same codes in 3 of 6 texts; by chance 1a, 3e and 6b meet in 1 + 2 + 1 of 36 pairs.
    assert found.loc["", "observed"] == 0.5
    assert found.loc["", "kappa"] == pytest.approx((1 / 2 - 4 / 36) / (1 - 4 / 36))
    # Humor: Ada twice, Bob once, both once; agreement 5/6, chance (2*1 + 4*5)/36.
    assert found.loc["3e", "kappa"] == pytest.approx((5 / 6 - 22 / 36) / (1 - 22 / 36))
    assert found.loc["6b", "kappa"] == 1.0
    assert found.loc["1", "title"] == "Linguistic style"
    assert "1c" not in found.index


def test_one_coder_has_no_kappa_and_is_told_why(tmp_path):
    (row,) = agreement.compute(code(tmp_path, coders=[("Ada", ADA)])).to_dict("records")
    assert row["first"] == "Ada"
    assert "only one coder" in row["note"]


@pytest.mark.parametrize("analysis", [reasons, strategies, agreement])
def test_without_codings_a_row_says_what_to_do(analysis):
    (row,) = analysis.compute(table()).to_dict("records")
    assert "Coding page" in row["note"]
    assert analysis.ANALYSIS.figures(table()) == ()


def test_codings_of_excluded_verdicts_do_not_count(whole):
    more = whole
    is_out = (more["role"] == "verdict") & (more["step"] == 1)
    excluded = more["excluded"].astype(object).where(~is_out, "too_fast")
    told = shares(reasons.compute(more.assign(excluded=excluded)))
    assert ("machine", "machine", "1a") not in told
    assert told["machine", "machine", "6b"] == (1, 1)
    nothing = more.assign(excluded="too_fast")
    assert "no coded text belongs" in reasons.compute(nothing)["note"].iloc[0]


def test_figures_show_shares_by_witness_and_accuracy(whole, tmp_path):
    human, machine = reasons.figures(whole)
    assert [layer.name for layer in machine.layers] == ["human witness", "machine witness"]
    categories = ("Linguistic style", "Social and emotional", "Uninformative")
    assert machine.x.categories == human.x.categories == categories
    assert machine.layers[1].y == [0.5, 0.0, 0.5]
    of_human, of_machine = (list(layer.x) for layer in machine.layers)
    assert not {*of_human} & {*of_machine}  # no bar hides another one
    assert [round(x) for x in of_human] == [round(x) for x in of_machine] == [0, 1, 2]
    assert [layer.counts for layer in human.layers] == [[2] * 3, [1] * 3]
    assert "n below 10" in human.caption
    assert "clustered by judge and stimulus" in machine.caption
    given = (["1a"], ["1a"], [], [], [], [])
    both = code(tmp_path, "strategies", [("Ada", given)], "strategy")
    used, right = strategies.figures(both)
    assert used.layers[0].y == [pytest.approx(1 / 3)]
    assert right.layers[0].y == [1.0]
    assert right.chance == 0.5


def test_rows_that_count_alike_answers_are_taken_too():
    """A table without sessions, as live results have it, has no codings."""
    told = table().drop(columns=["session", "step"]).assign(n=1)
    assert "Coding page" in reasons.compute(told)["note"].iloc[0]
    assert isinstance(strategies.compute(told), pd.DataFrame)
