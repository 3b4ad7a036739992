"""A kiosk's files on their way: what is new, in which order, and only what is whole."""

import os
import time

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.net.message import MOST_PIECE
from turingdesk.net.outbox import Outbox, Outgoing
from turingdesk.net.transfer import transfer_file
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

NAME = "sub-P-1_ses-1_study-small.jsonl"


@pytest.fixture
def data(tmp_path):
    recorder = SessionRecorder.begin(
        small_package(tmp_path), tmp_path / "k", SessionSetup("P-1", "Booth 1"), judged={}
    )
    walk_on(recorder)
    return tmp_path / "k"


def names(files):
    return [str(one.what).partition("sub-")[0] for one in files]


def test_a_journal_goes_before_what_belongs_to_it(data):
    outbox = Outbox(data)
    outbox.scan()
    assert names(outbox.to_ask()) == [""]
    journal = outbox.find(NAME)
    journal.place, journal.kept = 2, 1
    assert names(outbox.to_ask()) == ["personal/"]
    journal.kept = journal.size
    assert sorted(names(outbox.to_ask())) == ["personal/", "record/closed/"]
    personal = outbox.find(f"personal/{NAME}")
    assert outbox.first_skip(personal) == 4  # where its journal went
    others = list(outbox.of_session(journal))
    assert personal in others
    assert outbox.find(f"record/closed/{NAME.removesuffix('.jsonl')}.json") in others
    assert len(others) == 2


@pytest.mark.damages_journals
def test_the_file_that_was_written_last_goes_first(tmp_path):
    for number, age_s in ((1, 50), (2, 5), (3, 500)):
        path = tmp_path / f"sub-P-{number}_ses-1_study-x.jsonl"
        path.write_text("x\n")
        os.utime(path, (time.time() - age_s,) * 2)
    outbox = Outbox(tmp_path)
    outbox.scan()
    assert [one.what.name.participant for one in outbox.to_ask()] == ["P-2", "P-1", "P-3"]


@pytest.mark.damages_journals
def test_half_a_line_waits_for_its_other_half_unless_nobody_writes_it(tmp_path):
    path = tmp_path / NAME
    path.write_bytes(b"one\ntwo")
    one = Outgoing(transfer_file(NAME), path)
    one.look()
    assert one.next() == b"one\n"
    os.utime(path, (time.time() - 60,) * 2)
    one.look()
    assert one.next() == b"one\ntwo"
    one.sent = 7
    assert one.next() == b""


@pytest.mark.damages_journals
def test_a_long_line_goes_in_pieces(tmp_path):
    path = tmp_path / NAME
    path.write_bytes(b"x" * (2 * MOST_PIECE) + b"\n")
    one = Outgoing(transfer_file(NAME), path)
    one.look()
    pieces = []
    while data := one.next():
        pieces.append(data)
        one.sent += len(data)
    assert [len(piece) for piece in pieces] == [MOST_PIECE, MOST_PIECE, 1]


@pytest.mark.damages_journals
def test_new_files_are_seen_between_scans_and_gone_ones_forgotten(data):
    outbox = Outbox(data)
    outbox.scan()
    assert outbox.unsent > 0
    (data / "sub-P-9_ses-1_study-small.jsonl").write_text("x\n")
    outbox.look(60)
    assert outbox.find("sub-P-9_ses-1_study-small.jsonl")
    (data / NAME).unlink()
    outbox.look(60)
    assert outbox.find(NAME) is None


@pytest.mark.damages_journals
def test_a_file_that_shrank_is_asked_for_again(data):
    outbox = Outbox(data)
    outbox.scan()
    one = outbox.find(NAME)
    one.place, one.sent, one.kept = 0, one.size, one.size
    (data / NAME).write_bytes(b"x\n")
    outbox.look(60)
    assert not one.is_agreed
    assert list(outbox.to_ask()) == [one]


def test_a_file_waits_after_the_desk_could_not_write_it(data):
    outbox = Outbox(data)
    outbox.scan()
    outbox.find(NAME).forget(wait_s=30)
    assert not list(outbox.to_ask())
    outbox.forget()
    assert names(outbox.to_ask()) == [""]
