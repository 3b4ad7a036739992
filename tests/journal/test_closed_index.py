import json

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.journal.closed_index import (
    closed_file,
    closed_sessions,
    end_problems,
    missing_journals,
    note_closed,
)
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture
def journal(tmp_path):
    """The journal of a session that was completed."""
    recorder = SessionRecorder.begin(
        small_package(tmp_path), tmp_path / "data", SessionSetup("P-1", "Booth 1")
    )
    walk_on(recorder)
    return recorder.path


def problems(journal):
    closed = closed_sessions(journal.parent)
    if not journal.exists():
        return [problem.message for problem in missing_journals(closed, ())]
    found = read_journal(journal)
    end = (len(found.lines), found.chain)
    return [problem.message for problem in end_problems(journal.stem, end, closed)]


def test_a_session_that_closes_leaves_word_where_its_journal_ends(journal):
    lines = read_journal(journal).lines
    told = closed_sessions(journal.parent)[journal.stem]
    assert (told.lines, told.chain) == (len(lines), lines[-1]["chain"])
    assert problems(journal) == []


@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_journal_that_was_cut_or_emptied_is_told(journal, left):
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:left]))
    told = "1 line" if left == 1 else f"{left} lines"
    assert problems(journal) == [
        f"The journal has {told}; it had {len(lines)} when it was closed."
    ]


def test_a_journal_that_is_gone_is_told(journal):
    count = len(read_journal(journal).lines)
    journal.unlink()
    assert problems(journal) == [
        f"The journal is missing; it had {count} lines when it was closed."
    ]


def test_another_journal_of_the_same_length_is_told(journal):
    note = closed_file(journal)
    note.write_text(json.dumps(json.loads(note.read_text()) | {"chain": "0" * 64}))
    assert problems(journal) == ["The journal's end has changed since it was closed."]


@pytest.mark.parametrize("content", ["", "no JSON", "[]", '{"lines": "many"}'])
def test_a_damaged_note_is_told_and_says_nothing_of_its_journal(journal, content):
    closed_file(journal).write_text(content)
    (found,) = problems(journal)
    assert found == "The record of where the journal ended when it was closed is empty or damaged."
    journal.unlink()
    assert problems(journal) == ["The journal is missing."]


def test_the_first_word_stands_and_a_refusing_disk_is_not_minded(journal):
    before = closed_file(journal).read_bytes()
    note_closed(journal, 1, "other")
    assert closed_file(journal).read_bytes() == before
    folder = closed_file(journal).parent
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    folder.write_bytes(b"a file where the folder should be")
    note_closed(journal, 1, "other")
    assert closed_sessions(journal.parent.parent) == {}
