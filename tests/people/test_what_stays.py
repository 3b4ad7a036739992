"""What a withdrawal leaves is nothing that it doesn't name."""

import pytest

from tests.people.files_naming import files_naming
from tests.small_study import record
from turingdesk.journal.audit import read_record, write
from turingdesk.journal.ledger import RECORD, append, own_file
from turingdesk.journal.records import record_files
from turingdesk.net.join import join
from turingdesk.people.record_check import record_problems
from turingdesk.people.what_stays import what_stays
from turingdesk.people.withdrawal import withdraw
from turingdesk.system import paths
from turingdesk.system.run_log import run_log


def session(code):
    return f"sub-{code}_ses-1_study-small"


def keep(data, code):
    """What a plugin keeps about an answer, one that isn't there anymore."""
    append(own_file(data / RECORD / "gone", "kept"), "kept", "Ada", {"session": session(code)})


@pytest.fixture
def data(tmp_path):
    """A folder in which two people sat, about whom a plugin keeps something, and the audit log."""
    folder = tmp_path / "data"
    with run_log("kiosk"):
        record(folder, "P-1", "P-2")
    for code in ("P-1", "P-2"):
        keep(folder, code)
    for code in ("P-1", "P-2", "P-12"):
        write(folder, "started a session", "Ada", {"session": session(code)})
    write(folder, "exported", "Ada", {"file": "~/words.xlsx", "study": "small"})
    return folder


def test_after_a_withdrawal_only_the_audit_log_names_the_person(data):
    said = what_stays(data, "P-1")
    withdraw(data, "P-1", "asked", "Ada", keep_code=False)
    (audit,) = (data / "record").glob("audit-*.jsonl")
    assert files_naming("P-1_", data, paths.logs()) == {audit.name}
    (line,) = [one for one in said if "audit log" in one]
    assert line.startswith("1 line of the audit log names P-1. It stays: ")
    assert record_problems(data) == []


def test_what_a_plugin_keeps_goes_even_where_the_plugin_is_gone(data, tmp_path):
    (ledger,) = record_files(data)
    other = tmp_path / "other"
    assert join(other, [data]).is_whole
    withdraw(data, "P-1", "asked", "Ada")
    assert session("P-1").encode() not in ledger.read_bytes()
    assert session("P-2").encode() in ledger.read_bytes()
    assert join(other, [data]).is_whole
    (copy,) = record_files(other)
    assert session("P-1").encode() not in copy.read_bytes()
    assert record_problems(data) == []


def test_files_that_were_exported_since_the_person_came_are_named(data):
    before = {"file": "~/before.csv", "study": "small"}
    write(data, "exported", "Ada", before, at="2020-01-01T00:00:00.000Z")
    write(data, "wrote a report", "Ada", {"file": "~/report.pdf", "study": "small"})
    (files,) = [one for one in what_stays(data, "P-1") if "export again" in one]
    assert files.endswith("export again: ~/report.pdf, ~/words.xlsx.")
    assert any("Backups" in one for one in what_stays(data, "P-1"))


def test_an_entry_that_names_someone_else_is_not_counted(data):
    entries = read_record(data).entries
    assert len(entries) >= 4
    assert not any("audit log" in one for one in what_stays(data, "P-3"))
