"""The record of a folder is checked: every desk's lines, notes, withdrawals and what came back."""

import pytest

from tests.small_study import record
from turingdesk.core.errors import Severity, WriteFailed
from turingdesk.journal.audit import read_record, write
from turingdesk.journal.ledger import RECORD, append, own_file
from turingdesk.journal.notes import notes_folder, write_note
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.tombstones import BEGUN, WITHDRAWN, tombstones
from turingdesk.people import withdrawal
from turingdesk.people.record_check import record_problems, stamp
from turingdesk.people.withdrawal import withdraw

FIRST = SessionName("P-1", 1, "small")


@pytest.fixture
def data(tmp_path):
    folder = tmp_path / "data"
    record(folder, "P-1", "P-2")
    for number in range(3):
        write(folder, "exported", "Ada", {"rows": number})
    write_note(folder, FIRST, "Came late.", "Ada")
    return folder


def edit(path, old, new):
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))


@pytest.mark.damages_journals
def test_a_record_as_it_was_written_has_no_problems(data):
    withdraw(data, "P-2", "Asked.", "Ada")
    assert record_problems(data) == []


def test_a_folder_without_a_record_has_none(tmp_path):
    assert record_problems(tmp_path) == []
    assert record_problems(tmp_path / "nowhere") == []


@pytest.mark.damages_journals
def test_every_edited_file_is_named_with_its_line(data):
    withdraw(data, "P-2", "Asked.", "Ada")
    (note,) = notes_folder(data, pilot=False).iterdir()
    audit, gone = (own_file(data / RECORD, name) for name in ("audit", WITHDRAWN))
    edit(audit, b'"rows":1', b'"rows":9')
    edit(note, b"late", b"soon")
    edit(gone, b"Asked.", b"Never.")
    found = [(p.file, p.line, p.severity) for p in record_problems(data)]
    assert found == [
        (f"record/{audit.name}", 2, Severity.ERROR),
        (f"record/{gone.name}", 1, Severity.ERROR),
        (f"record/{note.name}", 1, Severity.ERROR),
    ]


@pytest.mark.damages_journals
def test_the_record_that_was_read_already_is_not_read_again(data):
    record = read_record(data)
    edit(own_file(data / RECORD, "audit"), b'"rows":1', b'"rows":9')
    assert record_problems(data, record) == []
    assert len(record_problems(data)) == 1


@pytest.mark.damages_journals
def test_a_withdrawal_that_was_not_finished_is_told(data, monkeypatch):
    def stops(*_args):
        raise WriteFailed("The machine stopped.")

    monkeypatch.setattr(withdrawal, "_complete", stops)
    with pytest.raises(WriteFailed):
        withdraw(data, "P-1", "Asked.", "Ada")
    (problem,) = record_problems(data)
    assert problem.message == "The withdrawal of P-1 is incomplete."
    assert problem.severity is Severity.WARNING
    assert "desk" in problem.fix


@pytest.mark.damages_journals
def test_what_came_back_out_of_a_backup_is_named_file_by_file(data):
    kept = {path: path.read_bytes() for path in data.rglob("*P-1_*")}
    withdraw(data, "P-1", "Asked.", "Ada")
    for path, content in kept.items():
        path.write_bytes(content)
    found = record_problems(data)
    assert {p.file for p in found} == {p.relative_to(data).as_posix() for p in kept}
    assert all("P-1 withdrew" in p.message and p.fix.endswith("Delete it.") for p in found)


@pytest.mark.parametrize(
    "told",
    [
        {"sessions": "P-1"},
        {"sessions": ["x", 1, None, {"number": "two", "responses": None, "study": 3}]},
        {"sessions": {"number": 1}},
        {"id": 4, "code": ["P-1"], "salt": None, "reason": {}, "sessions": [[]]},
        {},
    ],
)
@pytest.mark.damages_journals
def test_nonsense_in_a_tombstone_breaks_nothing_and_deletes_nothing(data, told):
    before = sorted(data.glob("sub-*"))
    append(own_file(data / RECORD, WITHDRAWN), BEGUN, "Mallory", told)
    assert len(tombstones(data)) == 1
    assert [p.message for p in record_problems(data)]
    withdrawal.finish(data, "Ada")
    assert sorted(data.glob("sub-*")) == before


def test_the_stamp_changes_with_whatever_may_change_the_answer(data):
    seen = [stamp(data)]

    def is_new():
        seen.append(stamp(data))
        return seen[-1] != seen[-2]

    assert not is_new()
    write(data, "exported", "Ada", {})
    assert is_new()
    write_note(data, FIRST, "Was tired.", "Ada")
    assert is_new()
    copy = (data / FIRST.file).read_bytes()
    withdraw(data, "P-1", "Asked.", "Ada")
    assert is_new()
    (data / FIRST.file).write_bytes(copy)
    assert is_new()
    assert not is_new()
