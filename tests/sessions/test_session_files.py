import errno
import os

import pytest

from turingdesk.core.errors import WriteFailed
from turingdesk.core.response import Response
from turingdesk.journal.heads import forget_head, heads
from turingdesk.journal.journal import Journal
from turingdesk.journal.journal_file import PERSONAL, read_journal, verify
from turingdesk.sessions.session_files import SessionFiles
from turingdesk.system.clock import Clock


def test_after_the_end_nothing_is_written_and_nothing_fails(tmp_path):
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    recording = SessionFiles(Journal.create(path), Clock(lambda: 1.0, lambda: "noon"))
    recording.write("note", {"text": "a"})
    recording.close()
    recording.write("note", {"text": "b"})
    recording.save([], {"step": 1})
    recording.save_personal([])
    recording.close()
    (line,) = read_journal(path).lines
    assert (line["text"], line["at"], line["t_ms"]) == ("a", "noon", 1000.0)
    recording.discard()
    assert path.exists()


def full(file, data):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def recording(tmp_path):
    seconds, noon = [0.0], ["2026-11-21T12:00:00.000Z"]
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    made = SessionFiles(Journal.create(path), Clock(lambda: seconds[0], lambda: noon[0]))
    made.seconds, made.noon = seconds, noon
    made.write("opened", {"session": path.stem})
    yield made
    made.close()


def told(recording):
    return [
        (line["kind"], line.get("text"), line["t_ms"])
        for line in read_journal(recording.path).lines
    ]


def test_what_the_disk_refused_waits_in_order_and_goes_ahead(recording, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        for number in (1, 2):
            recording.seconds[0] = number / 10
            recording.write("note", {"text": f"note {number}"}, waits=True)
        with pytest.raises(WriteFailed):
            recording.write("said", {"text": "said"}, durable=True)
    assert recording.waiting == 2
    recording.seconds[0] = 0.3
    recording.save([], {"step": 0})
    assert recording.waiting == 0
    assert told(recording)[1:] == [
        ("note", "note 1", 100.0),
        ("note", "note 2", 200.0),
        ("passed", None, 300.0),
    ]
    assert verify(recording.path) == []


def test_what_waits_is_tried_once_more_at_the_end(recording, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        recording.write("note", {"text": "late"}, waits=True)
    recording.close()
    assert told(recording)[-1][1] == "late"


def test_a_clock_that_is_set_gets_a_line_of_its_own(recording):
    recording.seconds[0] = 10.0
    recording.noon[0] = "2026-11-21T11:00:10.000Z"
    recording.write("note", {"text": "an hour earlier"})
    recording.seconds[0] = 20.0
    recording.noon[0] = "2026-11-21T11:00:20.000Z"
    recording.write("note", {"text": "ten seconds later"})
    lines = read_journal(recording.path).lines
    assert [line["kind"] for line in lines] == ["opened", "clock", "note", "note"]
    assert lines[1]["by_s"] == -3600.0
    assert [line["t_ms"] for line in lines] == [0.0, 10_000.0, 10_000.0, 20_000.0]
    assert recording.clock_set_s == [-3600.0]


def test_personal_answers_are_written_once_however_often_the_journal_refuses(
    recording, monkeypatch
):
    mine = [Response(step=3, question="name", choice="Ada")]
    for _ in range(3):
        recording.save_personal(mine)
    recording.save_personal([Response(step=4, question="name", choice="Ada")])
    apart = recording.path.parent / PERSONAL / recording.path.name
    assert [line.get("step") for line in read_journal(apart).lines] == [3, 4]


def test_what_is_noted_of_a_journal_is_never_ahead_of_the_disk(tmp_path):
    """A power cut may take lines that were not synced; a note on them would tell of a forgery."""
    journal = Journal.create(tmp_path / "sub-P-1_ses-1_study-x.jsonl")
    recording = SessionFiles(journal, Clock(lambda: 1.0, lambda: "noon"))
    name = recording.path.name
    recording.write("opened", {}, durable=True)
    recording.write("shown", {}, waits=True)
    assert heads(tmp_path)[name].lines == 1
    recording.write("passed", {}, durable=True)
    recording.write("focus", {})
    assert heads(tmp_path)[name].lines == 3
    recording.close()  # which syncs what is there
    assert heads(tmp_path)[name].lines == 4
    forget_head(recording.path)
    recording.close()
    assert name not in heads(tmp_path)
