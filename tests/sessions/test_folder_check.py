import shutil

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import Severity
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.folder_check import folder_problems, problems
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def session(data, code, steps=10_000, kiosk="Booth 1", **setup):
    recorder = SessionRecorder.begin(small_package(data), data, SessionSetup(code, kiosk, **setup))
    walk_on(recorder, steps)
    recorder.abandon()
    return recorder.path


def errors(*folders):
    return [p for p in problems(folders) if p.severity is Severity.ERROR]


def warnings(*folders):
    return [p for p in problems(folders) if p.severity is Severity.WARNING]


def test_a_folder_as_it_was_written_has_no_problems(data):
    for code in ("P-1", "P-2", "P-3"):
        session(data, code)
    session(data, "P-1", pilot=True)
    assert list(problems([data, data / "pilot", data / "personal"])) == []


def test_a_code_used_twice_is_named_with_its_sessions(data):
    session(data, "P-1", kiosk="Booth 1")
    session(data, "P-1", kiosk="Booth 2")
    session(data, "P-2")
    (told,) = warnings(data)
    assert told.message.startswith("2 sessions of small have the code P-1: session 1 at")
    assert "session 2 at Booth 2" in told.message
    assert "at the same time" not in told.message
    assert "If two people used the same code" in told.fix


def test_a_code_used_at_the_same_time_on_two_machines_is_told(data):
    package = small_package(data)
    first = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    walk_on(first, 4)
    second = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 2"))
    walk_on(second)
    walk_on(first)
    (told,) = warnings(data)
    assert "have the code P-1, some at the same time: " in told.message


def test_a_session_that_went_on_or_was_refused_is_no_code_used_twice(data):
    package, setup = small_package(data), SessionSetup("P-1", "Booth 1")
    first = SessionRecorder.begin(package, data, setup)
    walk_on(first, 4)
    first.abandon()
    walk_on(SessionRecorder.resume(package, data, setup, first.path))
    refused = SessionRecorder.begin(package, data, SessionSetup("P-2", "Booth 1"))
    walk_on(refused, 1)
    refused.refuse()
    session(data, "P-2")
    assert warnings(data) == []


def test_folders_that_were_merged_show_sessions_of_one_name(data, tmp_path):
    other = tmp_path / "laptop"
    first, second = session(data, "T"), session(other, "t")
    shutil.copyfile(second, data / second.name)
    assert first.name.casefold() == second.name.casefold()
    (told,) = errors(data)
    assert told.message == (
        "Two sessions have the name sub-T_ses-1_study-small: the other one is "
        "data/sub-T_ses-1_study-small.jsonl."
    )
    assert told.file == "data/sub-t_ses-1_study-small.jsonl"
    (warned,) = warnings(data)
    assert warned.message.endswith(" The spellings T and t count as the same code.")


def test_sessions_of_one_name_in_two_folders_are_told(data, tmp_path):
    other = tmp_path / "laptop"
    session(data, "P-1")
    session(other, "P-1")
    (told,) = errors(data, other)
    assert told.message.startswith("Two sessions have the name sub-P-1_ses-1_study-small")
    assert told.file == "laptop/sub-P-1_ses-1_study-small.jsonl"


@pytest.mark.damages_journals
def test_a_copy_beside_its_original_is_told(data):
    path = session(data, "P-1")
    shutil.copyfile(path, path.with_name(f"{path.stem} (copy).jsonl"))
    found = [p.message for p in errors(data)]
    assert any("has a different name" in message for message in found)
    assert any("The same session is also in data/" in message for message in found)


def test_a_journal_that_was_cut_emptied_or_deleted_after_it_was_closed_is_named(data):
    cut, emptied, gone = (session(data, code) for code in ("P-1", "P-2", "P-3"))
    cut.write_bytes(b"\n".join(cut.read_bytes().split(b"\n")[:-3]) + b"\n")
    emptied.write_bytes(b"")
    gone.unlink()
    assert {p.file for p in errors(data)} == {cut.name, emptied.name, gone.name}
    assert {p.file for p in DataFolder(data).verify()} == {cut.name, emptied.name, gone.name}
    assert DataFolder(data).unreadable() == [emptied.name]


def test_a_file_that_goes_away_while_it_is_checked_is_named(data, monkeypatch):
    path = session(data, "P-1")

    def gone(path):
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr("turingdesk.sessions.folder_check.read_journal", gone)
    found = list(folder_problems(data))
    assert found[0].message == (
        "The file can't be read. TuringDesk can't find the file or folder."
    )
    assert found[0].file == path.name
