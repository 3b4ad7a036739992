"""Notes on sessions, and sessions that are made pilots afterwards."""

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import NotAllowed
from turingdesk.journal.follower import Follower
from turingdesk.journal.notes import (
    mark_pilot,
    note_problems,
    notes_folder,
    read_notes,
    session_of,
    write_note,
)
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.standing import standing
from turingdesk.people.participants import data_of, participants
from turingdesk.people.withdrawal import withdraw
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import AnswerSource, StudyQuery
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

FIRST = SessionName("P-1", 1, "small")


def sit(data, code, steps=10_000, *, pilot=False, judge="human"):
    setup = SessionSetup(code, "Booth 1", judge, pilot=pilot)
    recorder = SessionRecorder.begin(small_package(data), data, setup)
    walk_on(recorder, steps)
    recorder.abandon()
    return recorder


@pytest.fixture
def data(tmp_path):
    for code in ("P-1", "P-2"):
        sit(tmp_path / "data", code)
    return tmp_path / "data"


@pytest.mark.damages_journals
def test_notes_are_kept_with_who_and_when(data):
    write_note(data, FIRST, "  Came late.\nWas tired. ", "Ada", at="2026-11-21T10:00:00.000Z")
    write_note(data, FIRST, "Called away.", "Bob", at="2026-11-21T11:00:00.000Z")
    noted = read_notes(data)[False, FIRST]
    assert [(n.at[11:13], n.who, n.text) for n in noted.notes] == [
        ("10", "Ada", "Came late.\nWas tired."),
        ("11", "Bob", "Called away."),
    ]
    assert noted.text == "Came late. Was tired. | Called away."
    assert not noted.is_marked
    assert not note_problems(data)


@pytest.mark.damages_journals
def test_a_pilot_of_the_same_name_has_notes_of_its_own(data):
    sit(data, "P-1", pilot=True)
    write_note(data, FIRST, "The real one.", "Ada")
    write_note(data, FIRST, "The pilot.", "Ada", pilot=True)
    found = read_notes(data)
    assert found[False, FIRST].text == "The real one."
    assert found[True, FIRST].text == "The pilot."


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 4001])
def test_empty_and_endless_notes_are_refused(data, text):
    with pytest.raises(ValueError, match="1 to 4000"):
        write_note(data, FIRST, text, "Ada")
    assert read_notes(data) == {}


@pytest.mark.damages_journals
def test_an_edited_note_is_found(data):
    write_note(data, FIRST, "Came late.", "Ada")
    (path,) = notes_folder(data, pilot=False).iterdir()
    assert session_of(path.name) == FIRST
    path.write_bytes(path.read_bytes().replace(b"late", b"soon"))
    assert [p.line for p in note_problems(data)] == [1]


@pytest.mark.damages_journals
def test_a_marked_session_is_a_pilot_in_every_table(data):
    before = load(data)
    mark_pilot(data, FIRST, "Ran with the lights off.", "Ada")
    after = load(data)
    assert len(after.responses) == len(before.responses), "nothing is deleted"
    assert set(after.responses.query("pilot")["participant"]) == {"P-1"}
    assert after.sessions.set_index("participant")["pilot"].to_dict() == {
        "P-1": True,
        "P-2": False,
    }
    summaries = {s.participant: s for s in DataFolder(data).sessions()}
    assert (summaries["P-1"].pilot, summaries["P-1"].is_marked) == (True, True)
    assert not summaries["P-2"].pilot
    live = LiveResults(data).look(StudyQuery(), "2026-11-22T12:00:00+00:00")
    own = len(
        before.responses.query("participant == 'P-2' and question == 'origin' and not practice")
    )
    assert live.counted == own > 0
    assert [row.participant for row in live.sessions] == ["P-2"]
    assert live.sources == (AnswerSource.PEOPLE, AnswerSource.PILOTS)


@pytest.mark.damages_journals
def test_a_marked_session_frees_what_it_judged(data):
    study = small_package(data).study
    folder = DataFolder(data)
    before = sum(folder.judged(study).values())
    mark_pilot(data, FIRST, "", "Ada")
    assert sum(folder.judged(study).values()) == before / 2


@pytest.mark.damages_journals
def test_followers_take_a_side_and_notice_a_new_mark(data):
    people, pilots = Follower(data, marked=False), Follower(data, marked=True)
    assert {line["session"] for line in people.new()} == {str(FIRST), "sub-P-2_ses-1_study-small"}
    assert pilots.new() == []
    mark_pilot(data, FIRST, "", "Ada")
    people.new()
    pilots.new()
    assert people.is_outdated
    assert pilots.is_outdated
    assert {line["session"] for line in Follower(data, marked=False).new()} == {
        "sub-P-2_ses-1_study-small"
    }
    lines = Follower(data, marked=True).new()
    assert {line["session"] for line in lines} == {str(FIRST)}
    assert all(line["pilot"] for line in lines if line["kind"] in ("opened", "response"))


@pytest.mark.damages_journals
def test_a_note_alone_outdates_nothing(data):
    follower = Follower(data)
    follower.new()
    write_note(data, FIRST, "Came late.", "Ada")
    assert follower.new() == []
    assert not follower.is_outdated


@pytest.mark.damages_journals
def test_a_marked_session_that_was_cut_off_does_not_go_on(data):
    stopped = sit(data, "P-3", 3)
    study = small_package(data).study
    assert resumable(data, "P-3", study) is not None
    mark_pilot(data, SessionName("P-3", 1, "small"), "", "Ada")
    assert resumable(data, "P-3", study) is None
    with pytest.raises(NotAllowed, match="marked as a pilot"):
        SessionRecorder.resume(
            small_package(data), data, SessionSetup("P-3", "Booth 1"), stopped.path
        )


@pytest.mark.damages_journals
def test_standing_looks_only_when_something_was_written(data):
    made = standing(data)
    assert made.refresh() is False
    mark_pilot(data, FIRST, "", "Ada")
    assert made.refresh() is True
    assert made.is_marked(FIRST)
    assert standing(data / "pilot").is_marked(FIRST) is False


def test_participants_are_those_who_sat_down(data):
    sit(data, "p-1", 3)
    sit(data, "try", 3, pilot=True)
    sit(data, "sim", 3, judge="simulated")
    write_note(data, FIRST, "Came late.", "Ada")
    found = {p.code: p for p in participants(*data_of(data))}
    assert set(found) == {"P-1", "P-2", "try"}
    first = found["P-1"]
    assert len(first.sessions) == 2, "P-1 and p-1 are one person"
    assert first.state == "cut off"
    assert [(s.name, n.text) for s, n in first.notes] == [(FIRST, "Came late.")]
    assert [found[c].is_pilot for c in ("P-1", "P-2", "try")] == [False, False, True]
    withdraw(data, "P-1", "Asked.", "Ada")
    gone = next(p for p in participants(*data_of(data)) if p.withdrawn)
    assert (gone.code, gone.state, gone.sessions, gone.notes) == ("P-1", "withdrawn", (), ())
    assert gone.last_at == gone.withdrawn.at
    assert gone.newest is None


@pytest.mark.damages_journals
def test_the_sessions_table_holds_the_notes(data):
    write_note(data, FIRST, "Came late.", "Ada")
    sit(data, "try", pilot=True)
    write_note(data, SessionName("try", 1, "small"), "A try.", "Ada", pilot=True)
    sessions = load(data).sessions.set_index("participant")["notes"]
    assert sessions.to_dict() == {"P-1": "Came late.", "P-2": ""}
    assert load(data / "pilot").sessions["notes"].to_list() == ["A try."]


def test_a_table_tells_who_withdrew(data):
    assert load(data).withdrawn == ()
    made = withdraw(data, "P-1", "Asked.", "Ada")
    assert load(data).withdrawn == (made,)
    assert load(data, "small").withdrawn == (made,)
    assert load(data, "other").withdrawn == ()
