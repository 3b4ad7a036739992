"""Confidence is that about the subject of a verdict, as a share of the scale that was shown."""

import numpy as np
import pytest

from tests.analysis.judging import table
from tests.packages import STUDY, write
from turingdesk.analysis import calibration, sensitivity
from turingdesk.analysis._confidence import answered, confidence
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._sample import sample
from turingdesk.core.message import MINUS
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.sessions.session_header import SCALES
from turingdesk.study.package import open_package
from turingdesk.table.table import load

BLOCK = """
[[block]]
id = "{id}"
task = "captions"
trials = 2
[[block.question]]
id = "confidence"
text = "How sure are you?"
kind = "scale"
min = {low}
max = {high}
low_label = "not at all"
"""


def line(study, step, **more):
    own = {"kind": "response", "session": f"s-{study}", "participant": "P", "study": study}
    return own | {"step": step, "task": "captions", "block": "main", "stimulus": f"s{step}"} | more


def verdict(study, step, subject="", truth="human", choice="human"):
    told = {"role": "verdict", "question": "origin", "truth": truth, "origin": truth}
    return line(study, step, subject=subject, choice=choice, correct=truth == choice, **told)


def sure(study, step, choice, subject="", **more):
    told = {"role": "extra", "question": "confidence", "choice": str(choice)}
    return line(study, step, subject=subject, **told | more)


def test_confidence_about_one_speaker_is_not_that_about_the_other():
    rows = table(
        line
        for step in range(20)
        for line in (
            verdict("x", step, "A"),
            verdict("x", step, "B", "machine"),
            sure("x", step, 100, "A"),
            sure("x", step, 0, "B"),
        )
    )
    found = calibration.compute(rows).query("bin == '(all)'").set_index("truth")
    assert found.loc["human", ["stated", "right", "overconfidence"]].tolist() == [1.0, 1.0, 0.0]
    assert found.loc["machine", ["stated", "right"]].tolist() == [0.5, 0.0]


def test_one_confidence_is_about_all_speakers_who_have_none_of_their_own():
    rows = table(
        [
            verdict("x", 1, "A"),
            verdict("x", 1, "B"),
            sure("x", 1, 20),
            sure("x", 1, 80, "B"),
        ]
    )
    assert confidence(rows, verdicts(rows)).tolist() == [0.2, 0.8]


def test_another_study_in_the_folder_changes_no_scale():
    points = "|".join("1234567")
    seven = [
        one
        for n in range(3)
        for one in (verdict("seven", n), sure("seven", n, 5 + n, choices=points))
    ]
    hundred = [one for n in range(2) for one in (verdict("hundred", n), sure("hundred", n, 50))]
    alone, both = table(seven), table(seven, hundred)
    shares = [4 / 6, 5 / 6, 1]
    assert confidence(alone, verdicts(alone)).tolist() == pytest.approx(shares)
    assert confidence(both, verdicts(both)).tolist() == pytest.approx([*shares, 0.5, 0.5])


def test_a_scale_that_is_not_in_the_data_is_said_beside_the_number():
    rows = table(one for n in range(3) for one in (verdict("x", n), sure("x", n, 50 + n)))
    said = (
        "The data of x, main don't contain the scale of the question 'confidence', so its answers"
    )
    assert answered(rows).note == f"{said} are read as numbers from 0 to 100."
    whole = calibration.compute(rows).query("bin == '(all)'")
    assert whole["note"].str.contains(said).all()
    area = sensitivity.compute(rows).query("measure == 'area under ROC'")
    assert area["note"].str.contains(said).all()


@pytest.mark.parametrize(("low", "high"), [(5, 5), (5, 7), (1, 7), (-3, 3)])
def test_points_of_a_scale_that_nothing_tells_are_omitted(low, high):
    """On a scale of 1 to 7, answers of 5 to 7 state .92; taken for all points, .75."""
    said = [low, high, low]
    rows = table(
        one for n, choice in enumerate(said) for one in (verdict("x", n), sure("x", n, choice))
    )
    assert np.isnan(confidence(rows, verdicts(rows))).all()
    (row,) = calibration.compute(rows).to_dict("records")
    assert row["n"] == 0
    assert row["note"].startswith("It can't be computed: the data don't contain the scale of")
    assert f"answers from {low} to {high} don't tell it" in row["note"].replace(MINUS, "-")


def test_numbered_choices_are_a_scale():
    offered = "|".join("1234567")
    rows = table(
        one for n in range(2) for one in (verdict("x", n), sure("x", n, 4 + n, choices=offered))
    )
    assert confidence(rows, verdicts(rows)).tolist() == [0.5, pytest.approx(4 / 6)]
    assert answered(rows).note == ""


def test_each_block_has_the_scale_that_its_session_showed(tmp_path):
    toml = STUDY + BLOCK.format(id="seven", low=1, high=7) + BLOCK.format(id="ten", low=0, high=10)
    rows = "id,origin,agent,prompt,image,caption\n" + "".join(
        f"{n},{('human', 'machine')[n % 2]},gpt,{n // 2},dog.png,A dog {n}\n" for n in range(8)
    )
    package = open_package(write(tmp_path / "study", toml=toml, captions=rows))
    simulate(package, tmp_path / "data", [JUDGES["coin"].make({})], seed=1)
    (path,) = (tmp_path / "data").glob("*.jsonl")
    scales = read_journal(path).opened[SCALES]
    labels = {"low_label": "not at all", "high_label": ""}
    assert scales["seven"] == {"confidence": {"min": 1, "max": 7, **labels}}
    assert scales["ten"]["confidence"]["max"] == 10
    own = sample(load(tmp_path / "data")).responses
    said = own[own["question"] == "confidence"].set_index("step")
    found = dict(zip(verdicts(own)["step"], confidence(own, verdicts(own)), strict=True))
    assert len(found) == 4
    for step, share in found.items():
        low, high = {"seven": (1, 7), "ten": (0, 10)}[said.loc[step, "block"]]
        assert share == pytest.approx((float(said.loc[step, "choice"]) - low) / (high - low))
    assert answered(own).note == ""


def test_confidence_in_verdicts_without_a_truth_says_that_the_truth_is_missing():
    rows = table(
        one
        for n in range(3)
        for one in (verdict("x", n) | {"truth": None, "origin": ""}, sure("x", n, 40 + n))
    )
    (row,) = calibration.compute(rows).to_dict("records")
    assert row["n"] == 0
    assert "is about what is known to be human or machine" in row["note"]


@pytest.mark.parametrize("choice", ["1e400", "-1e999", "nan", "inf"])
def test_what_is_no_finite_number_is_no_confidence(choice):
    rows = table([verdict("x", 1), sure("x", 1, choice), verdict("x", 2), sure("x", 2, 40)])
    assert confidence(rows, verdicts(rows)).tolist() == [pytest.approx(np.nan, nan_ok=True), 0.4]
