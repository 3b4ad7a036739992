"""Codings of texts go when whoever wrote the texts withdraws, wherever they are."""

import pytest

from tests.people.files_naming import files_naming
from tests.small_study import record
from turingdesk.journal.audit import write
from turingdesk.journal.records import record_file_problems
from turingdesk.journal.tombstones import tombstones
from turingdesk.net.join import join
from turingdesk.people.withdrawal import finish, withdraw
from turingdesk.plugins.coding.codings import (
    TextPlace,
    coding_folder,
    read_codings,
    resolve,
    save_codes,
)
from turingdesk.system.run_log import run_log


def place(code, step=3):
    return TextPlace(f"sub-{code}_ses-1_study-small", step, "reason", "")


@pytest.fixture
def data(tmp_path):
    """A folder in which two people sat, were coded by two, and are in the audit log."""
    folder = tmp_path / "data"
    with run_log("kiosk"):
        record(folder, "P-1", "P-2")
    for coder in ("Ada", "Bob"):
        save_codes(folder, "reasons", coder, place("P-1"), ["1a"])
        save_codes(folder, "reasons", coder, place("P-2"), ["1b"])
    resolve(folder, "reasons", "Ada", place("P-1"), ["1a"])
    for code in ("P-1", "P-2", "P-12"):
        write(folder, "started a session", "Ada", {"session": str(place(code).session)})
    write(folder, "exported", "Ada", {"file": "~/words.xlsx", "study": "small"})
    return folder


def test_codings_of_the_others_stay_in_order_and_can_go_on(data):
    withdraw(data, "P-1", "asked", "Ada")
    found = read_codings(data)["reasons"]
    assert found.by_coder == {"Ada": {place("P-2"): {"1b"}}, "Bob": {place("P-2"): {"1b"}}}
    assert found.resolved == {}
    save_codes(data, "reasons", "Ada", place("P-2"), ["2a"])
    assert read_codings(data)["reasons"].by_coder["Ada"] == {place("P-2"): {"2a"}}
    assert record_file_problems(data) == []


def test_codings_that_an_earlier_version_left_go_when_the_folder_is_opened(data, monkeypatch):
    with monkeypatch.context() as earlier:
        earlier.setattr("turingdesk.people.withdrawal.forget_records_of", lambda *_: None)
        withdraw(data, "P-1", "asked", "Ada")
    assert files_naming("P-1_", coding_folder(data))
    assert finish(data, "Ada") == []
    assert files_naming("P-1_", coding_folder(data)) == set()


def test_codings_are_gone_on_both_sides_when_folders_are_joined(data, tmp_path):
    """Whichever side knew of the withdrawal first, and with what was coded there since."""
    other = tmp_path / "other"
    join(other, [data])
    withdraw(data, "P-1", "asked", "Ada")
    save_codes(data, "reasons", "Ada", place("P-2", 4), ["2a"])
    assert files_naming("P-1_", coding_folder(other))
    assert join(other, [data]).is_whole
    assert files_naming("P-1_", coding_folder(other)) == set()
    assert read_codings(other) == read_codings(data)
    assert tombstones(other) == tombstones(data)


def test_codings_that_come_of_someone_who_withdrew_here_come_without_content(data, tmp_path):
    other = tmp_path / "other"
    record(other, "P-1")
    withdraw(other, "P-1", "asked", "Ada")
    join(other, [data])
    assert files_naming("P-1_", coding_folder(other)) == set()
    assert set(read_codings(other)["reasons"].by_coder["Bob"]) == {place("P-2")}
    save_codes(data, "reasons", "Bob", place("P-2", 4), ["2a"])
    assert join(other, [data]).is_whole
    assert set(read_codings(other)["reasons"].by_coder["Bob"]) == {place("P-2"), place("P-2", 4)}
