"""The record of what was done, by all desks together."""

import ast
from pathlib import Path

import pytest

import turingdesk
from turingdesk.core.message import Message
from turingdesk.core.plugin import plugins
from turingdesk.journal.audit import (
    DEEDS,
    EARLIER,
    AuditEntry,
    deeds,
    read_record,
    recorded,
    write,
)
from turingdesk.journal.ledger import append, own_file
from turingdesk.net.booths import Wish


def test_entries_of_all_desks_come_in_order_of_time(tmp_path):
    write(tmp_path, "exported", "Ada", {"personal": False}, at="2026-11-21T11:00:00.000Z")
    other = tmp_path / "record" / "audit-booth-2.jsonl"
    append(other, "withdrew", "Bob", {"code": "P-1"}, at="2026-11-21T10:00:00.000Z")
    record = read_record(tmp_path)
    assert [(e.what, e.who) for e in record.entries] == [("withdrew", "Bob"), ("exported", "Ada")]
    assert record.entries[0].desk == "booth-2"
    assert len(record.desks) == 2
    assert record.problems == ()


def test_why_the_desk_was_locked_can_be_translated():
    entry = AuditEntry("", "Ada", "Booth 1", "locked the desk", {"why": "no one was here"})
    assert isinstance(entry.details, Message)
    (told,) = entry.details.values.values()
    assert told.values == {"name": "why", "value": "no one was here"}
    assert all(isinstance(value, Message) for value in told.values.values())


def test_a_role_in_the_record_can_be_translated():
    entry = AuditEntry("", "Ada", "Booth 1", "added a person", {"role": "assistant"})
    (told,) = entry.details.values.values()
    assert all(isinstance(value, Message) for value in told.values.values())


def test_what_is_told_is_said_in_words(tmp_path):
    told = {"files": ["a.csv", "b.csv"], "personal": True, "rows": 12, "rule": {"id": "x"}}
    write(tmp_path, "exported", "Ada", told)
    (entry,) = read_record(tmp_path).entries
    assert entry.details == "files: a.csv, b.csv; personal: yes; rows: 12; rule: id x"


def test_an_edit_of_the_record_is_found(tmp_path):
    for n in range(3):
        write(tmp_path, "exported", "Ada", {"n": n})
    path = own_file(tmp_path / "record", "audit")
    path.write_bytes(path.read_bytes().replace(b'"n":1', b'"n":7'))
    (problem,) = read_record(tmp_path).problems
    assert problem.line == 2


def test_a_folder_without_a_record_has_none(tmp_path):
    assert read_record(tmp_path / "nowhere").entries == ()


SOURCE = Path(turingdesk.__file__).parent


def written_down():
    """The literal texts that the desk and plugins write down, with the module of each."""
    windows = [SOURCE / "gui" / "desk", *SOURCE.glob("plugins/*/gui")]
    for path in (path for folder in windows for path in folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr == "audit"
                and isinstance(call.args[0], ast.Constant)
            ):
                yield call.args[0].value, path.name


@pytest.mark.slow
def test_all_that_the_desk_writes_down_can_be_translated():
    found = list(written_down())
    assert len(found) > 20
    assert [(what, where) for what, where in found if what not in deeds()] == []


def test_what_is_wanted_of_a_booth_can_be_translated():
    assert {f"booth: {wish}" for wish in Wish} <= set(DEEDS)


def test_what_another_version_wrote_is_shown_as_it_stands():
    assert not isinstance(recorded("danced on the desk"), Message)
    assert recorded("danced on the desk") == "danced on the desk"


def test_what_earlier_versions_recorded_has_the_words_of_today(tmp_path):
    write(tmp_path, "froze a study", "Ada", {"study": "small"})
    (entry,) = read_record(tmp_path).entries
    assert entry.what == "preregistered a study"
    of_plugins = {  # which may not be there
        "entered a wrong passphrase",
        "ran a machine judge",
        "resolved a coding",
        "viewed machine judges",
    }
    assert set(EARLIER.values()) - of_plugins <= set(DEEDS)


def test_deeds_of_plugins_are_said_in_words_as_ours_are():
    of_plugins = [deed for plugin in plugins().loaded.values() for deed in plugin.plugin.deeds]
    assert all(isinstance(recorded(str(deed)), Message) for deed in of_plugins)
    assert {*of_plugins} == {*deeds()} - {*DEEDS}
