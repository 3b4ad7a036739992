"""Profiles: the names that users of other programs know, with their units."""

import csv

import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.core.response import CODEBOOK
from turingdesk.exchange.exporters import EXPORTERS, ExportOptions
from turingdesk.exchange.exporters._profile import profile, profiles
from turingdesk.table.sessions_table import SESSION_COLUMNS
from turingdesk.table.table import load

TRIAL = {
    "choice": "human",
    "truth": "machine",
    "correct": False,
    "key": "f",
    "stimulus": "s-1",
    "rt_ms": 812.5,
    "onset_ms": 1500.0,
    "answered_ms": 2312.5,
    "position": 1,
    "subject": "A",
}
FORM = {"choice": "31", "role": "form", "task": "", "trial": 0, "position": 0, "block": "about"}


@pytest.fixture
def exported(session, tmp_path):
    """The rows of a trial and of a form's answer, under the names of a profile."""
    table = load(session([TRIAL, FORM]))

    def write(name):
        path = tmp_path / "out.csv"
        EXPORTERS["csv"].write(table, path, lambda *_: None, ExportOptions(profile=name))
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    return write


@pytest.mark.parametrize("name", sorted(profiles()))
def test_each_profile_takes_columns_that_exist_and_names_each_once(name):
    made = profile(name)
    names = [column.name for column in made.columns]
    assert len(set(names)) == len(names)
    for column in made.columns:
        assert (column.response in CODEBOOK) != (column.session in SESSION_COLUMNS)


@pytest.mark.parametrize("name", sorted(profiles()))
def test_no_column_of_the_codebook_is_lost(exported, name):
    (row, _) = exported(name)
    kept = {c.response for c in profile(name).columns if c.unchanged}
    for column in set(CODEBOOK) - kept:
        assert column in row or f"turingdesk.{column}" in row


def test_psychopy_has_seconds_and_counts_from_0(exported):
    trial, form = exported("psychopy")
    assert list(trial)[:4] == ["participant", "session", "date", "expName"]
    assert (trial["participant"], trial["session"], trial["expName"]) == ("P-001", "1", "demo")
    assert (trial["trials.thisN"], trial["trials.thisTrialN"]) == ("0", "0")
    assert (trial["key_resp.keys"], trial["key_resp.corr"]) == ("f", "0")
    assert (trial["key_resp.rt"], trial["key_resp.started"]) == ("0.8125", "1.5")
    assert trial["corrAns"] == "machine"
    assert trial["turingdesk.session"] == "sub-P-001_ses-1_study-demo"
    assert (form["trials.thisN"], form["key_resp.rt"]) == ("", "")


def test_jspsych_has_milliseconds_and_a_type_for_every_trial(exported):
    trial, form = exported("jspsych")
    assert (trial["trial_type"], form["trial_type"]) == ("captions", "form")
    assert (trial["trial_index"], trial["time_elapsed"], trial["rt"]) == ("1", "2312.5", "812.5")
    assert (trial["response"], trial["correct"], trial["stimulus"]) == ("human", "false", "s-1")
    assert (trial["subject"], trial["turingdesk.subject"]) == ("P-001", "A")


def test_opensesame_has_na_for_what_is_missing(exported):
    trial, form = exported("opensesame")
    assert (trial["subject_nr"], trial["count_trial_sequence"]) == ("P-001", "0")
    assert (trial["response"], trial["response_time"], trial["correct"]) == ("human", "812.5", "0")
    assert (form["response_time"], form["correct"], form["count_trial_sequence"]) == ("NA",) * 3


def test_psiturk_has_the_names_of_its_scripts(exported):
    trial, _ = exported("psiturk")
    assert trial["uniqueid"] == "sub-P-001_ses-1_study-demo"
    assert (trial["rt"], trial["trueLabel"], trial["response"]) == ("812.5", "machine", "human")
    assert (trial["isCatch"], trial["isFixed"], trial["trial"]) == ("false", "false", "1")


def test_an_unknown_profile_is_answered_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'psychopy'"):
        profile("psychopi")
