import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from turingdesk.exchange.exporters import ExportCancelled, ExportOptions
from turingdesk.exchange.exporters._base import silent
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._dataset import (
    SessionPlace,
    SessionPlaces,
    about,
    grouped,
    labels,
    readme,
    sessions,
    title,
)
from turingdesk.table.table import load

ROW = {"choice": "human", "origin": "human", "truth": "human", "correct": True}


def test_a_folder_is_named_by_the_titles_of_its_studies(session):
    session([ROW], participant="A", study="other", study_title="Words")
    content = Content.of(load(session([ROW] * 2)), ExportOptions())
    assert title(content) == "A study; Words"
    assert "3 responses from 2 sessions, recorded with TuringDesk" in about(content)


def test_a_study_without_a_title_is_named_by_its_id(session):
    content = Content.of(load(session([ROW], study_title=None)), ExportOptions())
    assert title(content) == "demo"


def test_notes_are_not_for_sharing(session):
    table = load(session([ROW]))
    table = replace(table, sessions=table.sessions.assign(notes="Ada was ill"))
    content = Content.of(table, ExportOptions())
    assert "notes" in content.participants
    assert "notes" not in sessions(content)


def test_the_text_to_read_first_tells_what_the_export_told(session):
    fast = {**ROW, "rt_ms": 50.0, "too_fast": True}
    content = Content.of(load(session([ROW, fast], judge="simulated")), ExportOptions())
    told = readme(content, "- `data/`: the tables.")
    assert told.startswith("# A study\n")
    assert "- `data/`: the tables." in told
    assert "- 2 rows are simulated (column \u201cjudge\u201d)." in told
    assert "- 1 row is excluded by quality rules" in told


codes = st.lists(st.text("aAbB1-: é", min_size=0, max_size=4), max_size=12)


@given(codes)
@example(["P-1", "P1", "p1", "P1x2", "-", "x"])
def test_labels_hold_letters_and_digits_and_differ_even_without_capitals(codes):
    made = labels(codes)
    assert set(made) == set(codes)
    assert all(re.fullmatch(r"[A-Za-z0-9]+", label) for label in made.values())
    assert len({label.lower() for label in made.values()}) == len(made)
    assert labels(reversed(codes)) == made, "the order of arrival does not matter"


def test_a_code_that_is_a_label_keeps_it():
    assert labels(["P-001", "P001"]) == {"P001": "P001", "P-001": "P001x2"}


ROW_of_places = {"choice": "human"}


def test_a_session_has_labels_of_letters_and_digits(session):
    session([ROW_of_places], participant="P-1")
    content = Content.of(
        load(session([ROW_of_places], participant="P1", study="a-b")), ExportOptions()
    )
    places = SessionPlaces(content)
    assert places.of("sub-P1_ses-1_study-a-b", False) == SessionPlace("ab", "P1", "1")
    assert places.of("sub-P-1_ses-1_study-demo", False) == SessionPlace("demo", "P1x2", "1")


def test_a_pilot_of_the_same_name_has_a_place_of_its_own(session):
    table = load(session([ROW_of_places], pilot=True))
    assert SessionPlaces(Content.of(table, ExportOptions(pilot=True))).of(
        "sub-P-001_ses-1_study-demo", True
    ) == SessionPlace("demo", "P001", "pilot1")


def test_rows_that_are_alike_come_together_in_their_own_order(session):
    tasks = ("words", "captions", "words", "captions")
    frame = load(session([{**ROW_of_places, "task": task} for task in tasks])).responses
    trial = list(frame.columns).index("trial")
    found = {key: [row[trial] for row in own] for key, own in grouped(frame, ["task"], silent)}
    assert found == {("words",): [1, 3], ("captions",): [2, 4]}


@pytest.mark.slow
def test_groups_are_cancelled_by_false(session):
    frame = load(session([ROW_of_places] * 2000)).responses
    groups = grouped(frame, ["task"], lambda done, total: False)
    with pytest.raises(ExportCancelled):
        [list(own) for _, own in groups]
