"""Withdrawal: everything that a person gave is deleted, crash or not, and a tombstone stays."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import BadCode, CannotWithdraw, WriteFailed
from turingdesk.journal.follower import Follower
from turingdesk.journal.ledger import append, own_file, read
from turingdesk.journal.notes import read_notes, write_note
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.tombstones import (
    BEGUN,
    WITHDRAWN,
    tombstones,
    withdrawn_in_words,
    withdrawn_of,
)
from turingdesk.people import withdrawal
from turingdesk.people.codes import code_of, generate
from turingdesk.people.record_check import record_problems
from turingdesk.people.withdrawal import came_back, finish, sessions_of, withdraw
from turingdesk.sessions.data_folder import TORN, DataFolder, folder_problems
from turingdesk.sessions.folder_check import ASIDE
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

ROOT = Path(__file__).parents[2]


def sit(data, code, steps=10_000, *, pilot=False, keep=False):
    recorder = SessionRecorder.begin(
        small_package(data), data, SessionSetup(code, "Booth 1", pilot=pilot)
    )
    walk_on(recorder, steps)
    if not keep:
        recorder.abandon()
    return recorder


@pytest.fixture
def data(tmp_path):
    folder = tmp_path / "data"
    sit(folder, "P-1")
    sit(folder, "P-1", 4)
    sit(folder, "P-1", 3, pilot=True)
    sit(folder, "P-2")
    write_note(folder, SessionName("P-1", 1, "small"), "Coughed.", "Ada")
    return folder


def named(data, code):
    """Every file whose name contains a code."""
    return sorted(str(p.relative_to(data)) for p in data.rglob(f"*{code}*"))


def test_every_file_of_the_person_goes_and_nothing_else(data):
    before = {p: p.read_bytes() for p in data.rglob("*P-2*")}
    assert len(named(data, "P-1")) >= 7
    made = withdraw(data, "P-1", "Asked by e-mail.", "Ada")
    assert named(data, "P-1") == []
    assert {p: p.read_bytes() for p in data.rglob("*P-2*")} == before
    assert made.is_finished
    assert read_notes(data) == {}


def test_pieces_that_a_cut_off_write_left_go_too(data):
    torn = data / ASIDE / "booth-2" / TORN
    torn.mkdir(parents=True)
    for name in (SessionName("P-1", 1, "small").file, f"{SessionName('P-1', 2, 'small')}.json"):
        (torn / name).write_bytes(b'{"answer": "A dog')
    stays = torn / SessionName("P-2", 1, "small").file
    stays.write_bytes(b'{"answer": "A cat')
    withdraw(data, "P-1", "asked", "Ada")
    assert list(torn.iterdir()) == [stays]


def test_the_tombstone_says_who_when_why_which_and_how_many(data):
    answers = len(load(data).responses.query("participant == 'P-1'"))
    personal = sum(
        path.read_bytes().count(b'"kind":"response"') for path in data.rglob("personal/*P-1*")
    )
    pilots = len(load(data / "pilot").responses)
    (made,) = [withdraw(data, "P-1", " Moved away. ", "Ada")]
    assert (made.code, made.who, made.reason) == ("P-1", "Ada", "Moved away.")
    assert [(g.study, g.number, g.pilot) for g in made.gone] == [
        ("small", 1, False),
        ("small", 2, False),
        ("small", 1, True),
    ]
    assert made.responses == answers + personal + pilots
    assert made.at.startswith("20")
    assert tombstones(data) == (made,)
    assert withdrawn_in_words([made]) == (
        f"1 participant withdrew: 3 sessions with {made.responses} responses deleted."
    )
    assert not record_problems(data)


def test_a_hash_can_stand_for_the_code(data):
    made = withdraw(data, "P-1", "None given.", "Ada", keep_code=False)
    text = own_file(data / "record", WITHDRAWN).read_text()
    assert "P-1" not in text
    assert made.code == ""
    assert made.called.endswith("\u2026")
    assert withdrawn_of(data, "p-1") == made
    assert withdrawn_of(data, "P-2") is None
    assert named(data, "P-1") == []


def test_the_code_is_found_in_any_case_of_letters(data):
    assert len(sessions_of(data, "p-1")) == 3
    withdraw(data, "p-1", "Asked.", "Ada")
    assert named(data, "P-1") == []


def test_numbers_are_never_used_again(data):
    withdraw(data, "P-1", "Asked.", "Ada")
    again = sit(data, "P-1", 2)
    assert again.path.name == "sub-P-1_ses-3_study-small.jsonl"
    pilot = sit(data, "P-1", 2, pilot=True)
    assert pilot.path.name == "sub-P-1_ses-2_study-small.jsonl"
    assert [s.number for s in DataFolder(data).of("P-1", "small")] == [3]


def test_a_person_who_came_again_can_withdraw_again(data):
    withdraw(data, "P-1", "Asked.", "Ada")
    sit(data, "P-1", 2)
    second = withdraw(data, "P-1", "Asked again.", "Ada")
    assert [g.number for g in second.gone] == [3]
    assert len(tombstones(data)) == 2
    assert sit(data, "P-1", 1).path.name == "sub-P-1_ses-4_study-small.jsonl"


@pytest.mark.damages_journals
def test_a_running_session_is_not_withdrawn(data):
    running = sit(data, "P-3", 2, keep=True)
    with pytest.raises(CannotWithdraw, match="still running at Booth 1"):
        withdraw(data, "P-3", "Asked.", "Ada")
    assert running.path.exists()
    assert tombstones(data) == ()
    running.abandon()
    withdraw(data, "P-3", "Asked.", "Ada")


@pytest.mark.parametrize(
    ("code", "reason", "problem", "said"),
    [
        ("P-9", "Asked.", CannotWithdraw, "no session"),
        ("P-1", "  ", CannotWithdraw, "reason"),
        ("P/1", "Asked.", BadCode, "'/'"),
    ],
)
@pytest.mark.damages_journals
def test_what_cannot_be_withdrawn_is_refused_with_the_reason(data, code, reason, problem, said):
    before = sorted(data.rglob("*"))
    with pytest.raises(problem, match=said):
        withdraw(data, code, reason, "Ada")
    assert sorted(data.rglob("*")) == before


@pytest.mark.damages_journals
def test_a_reserved_code_goes_too(data):
    (code,) = generate(data, "small", 1, "Ada")
    withdraw(data, code.code.lower(), "Never came.", "Ada")
    assert code_of(data, code.code) is None
    assert withdrawn_of(data, code.code).gone == ()


def test_a_damaged_journal_is_deleted_as_well(data):
    path = data / "sub-P-1_ses-1_study-small.jsonl"
    path.write_bytes(b"nonsense\n" + path.read_bytes()[:2000])
    withdraw(data, "P-1", "Asked.", "Ada")
    assert named(data, "P-1") == []


@pytest.mark.damages_journals
def test_a_disk_that_refuses_the_tombstone_keeps_every_file(data, monkeypatch):
    before = named(data, "P-1")

    def refuse(*_args, **_more):
        raise WriteFailed("The disk is full.")

    monkeypatch.setattr(withdrawal, "append", refuse)
    with pytest.raises(WriteFailed):
        withdraw(data, "P-1", "Asked.", "Ada")
    assert named(data, "P-1") == before


def test_a_file_that_cannot_be_deleted_is_told_and_done_the_next_time(data, monkeypatch):
    unlink = Path.unlink

    def held(path, missing_ok=False):
        if "ses-2" in path.name and path.parent == data:
            raise PermissionError(13, "Permission denied")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", held)
    with pytest.raises(WriteFailed, match="could not be deleted"):
        withdraw(data, "P-1", "Asked.", "Ada")
    assert len(load(data).sessions) == 1, "what is left counts no more"
    monkeypatch.undo()
    (made,) = finish(data, "Bob")
    assert made.is_finished
    assert named(data, "P-1") == []
    assert finish(data, "Bob") == []


CRASH = """
import os, sys
from pathlib import Path
from turingdesk.people.withdrawal import withdraw

left = int(sys.argv[2])
unlink = Path.unlink
def dies(path, missing_ok=False):
    global left
    if left == 0:
        os._exit(9)  # nothing more is run or written
    left -= 1
    unlink(path, missing_ok)
Path.unlink = dies
withdraw(Path(sys.argv[1]), "P-1", "Asked.", "Ada", keep_code=sys.argv[3] == "code")
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["code", "hash"])
@pytest.mark.parametrize("deleted", [0, 1, 3])
def test_a_process_that_is_killed_between_is_finished_at_the_next_opening(data, deleted, how):
    run = subprocess.run(
        [sys.executable, "-c", CRASH, str(data), str(deleted), how], cwd=ROOT, check=False
    )
    assert run.returncode == 9
    (begun,) = tombstones(data)
    assert not begun.is_finished
    assert named(data, "P-1"), "the crash came before the end"
    assert set(load(data).sessions["participant"]) == {"P-2"}, "none of the data count"
    assert [s.participant for s in DataFolder(data).sessions()] == ["P-2"]
    (finished,) = finish(data, "Bob")
    assert finished.is_finished
    assert named(data, "P-1") == []
    assert named(data, "P-2")
    assert finished.responses == begun.responses > 0


def test_a_session_that_began_meanwhile_is_not_deleted(data):
    """Between the list and the crash someone sat down under the same code."""
    run = subprocess.run(
        [sys.executable, "-c", CRASH, str(data), "0", "code"], cwd=ROOT, check=False
    )
    assert run.returncode == 9
    new = sit(data, "P-1", 2)
    finish(data, "Bob")
    assert named(data, "P-1") == [new.path.name]


def test_what_a_backup_brings_back_is_named_and_counts_nowhere(data):
    journal = data / "sub-P-1_ses-1_study-small.jsonl"
    copy = journal.read_bytes()
    withdraw(data, "P-1", "Asked.", "Ada")
    journal.write_bytes(copy)
    assert [path for _, path in came_back(data)] == [journal]
    assert set(load(data).sessions["participant"]) == {"P-2"}
    assert [line for line in Follower(data).new() if line["session"] == journal.stem] == []


@pytest.mark.damages_journals
def test_a_missing_journal_is_explained_by_its_tombstone(data):
    first = sit(data, "P-5", 4)
    later = SessionRecorder.resume(
        small_package(data), data, SessionSetup("P-5", "Booth 1"), first.path
    )
    later.abandon()
    copy = later.path.read_bytes()
    assert not [p for p in folder_problems(data) if p.severity == "error"]
    kept = [s for s in sessions_of(data, "P-5") if s.name.number == 1]
    withdraw(data, "P-5", "Asked.", "Ada")
    assert kept
    later.path.write_bytes(copy.replace(b"ses-2", b"ses-2"))
    assert not [p for p in folder_problems(data) if "missing" in p.message]


def test_an_edited_tombstone_is_found(data):
    withdraw(data, "P-1", "Asked.", "Ada")
    path = own_file(data / "record", WITHDRAWN)
    path.write_bytes(path.read_bytes().replace(b"Asked.", b"Never."))
    assert [p.line for p in record_problems(data)] == [1]


def test_tombstones_of_all_desks_count(data):
    withdraw(data, "P-1", "Asked.", "Ada")
    line = read(data / "record", WITHDRAWN)[0].lines[0]
    fields = {k: line[k] for k in ("code", "reason", "salt", "code_hash", "sessions")}
    append(data / "record" / "withdrawn-other.jsonl", BEGUN, "Bob", {**fields, "id": "x"})
    assert {one.who for one in tombstones(data)} == {"Ada", "Bob"}
