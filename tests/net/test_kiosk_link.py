"""Kiosks and desk together: real sittings, cut cables, a desk that is killed; bytes compared."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.bench.journals import write_session
from tests.net.lab import (
    Cable,
    DeskHere,
    desk_process,
    desk_with,
    enrolled,
    linked,
    missing,
    pair_booth,
    travelling_files,
    until,
    wired,
)
from tests.small_study import given, small_package, walk_on
from turingdesk.core.message import Message
from turingdesk.journal.audit import read_record
from turingdesk.journal.chain import sealed
from turingdesk.journal.follower import Follower
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.journal.signing import known_keys, own_key
from turingdesk.net import host as connection
from turingdesk.net import receiver
from turingdesk.net.booths import Booths, Doing, Wish
from turingdesk.net.greeting import enter
from turingdesk.net.host import BoothConnection, FileWorkers
from turingdesk.net.host_part import HostParts, HostPlace
from turingdesk.net.join import join
from turingdesk.net.kiosk_link import KioskCommands, KioskConnection, KioskLink, connected
from turingdesk.net.message import MOST_PIECE, Refusal, RefusalReason, encoded
from turingdesk.net.outbox import Outbox
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.receiver import WITHDRAWN, Owners, Receiver
from turingdesk.net.transfer import FileKind, transfer_file
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.folder_check import ASIDE
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture
def desk(tmp_path):
    with DeskHere(tmp_path) as desk:
        yield desk


def begun(data, code="P-1", name="Booth 1", **setup):
    return SessionRecorder.begin(
        small_package(data.parent), data, SessionSetup(code, name, **setup), judged={}
    )


class Heard:
    """What the desk wanted of a session."""

    def __init__(self):
        self.calls = []

    def message(self, text):
        self.calls.append(("message", text))

    def pause(self):
        self.calls.append("pause")

    def resume(self):
        self.calls.append("resume")

    def end(self):
        raise RuntimeError("the window is gone")


def test_what_a_kiosk_writes_is_at_the_desk_to_the_byte(desk, tmp_path):
    data = tmp_path / "kiosk"
    with linked(data, desk.enrolled()) as link:
        for code in ("P-1", "P-2"):
            walk_on(begun(data, code))
        walk_on(begun(data, "P-3", pilot=True))
        recorder = begun(data, "P-4")
        walk_on(recorder, 7)
        assert link.flush(10)
        assert missing(data, desk.data) == []
        walk_on(recorder)
        assert link.flush(10)
    assert missing(data, desk.data) == []
    kept = travelling_files(desk.data)
    assert len(kept) == 4 * 3  # journal, personal answers and where it ended
    assert (desk.data / "personal").stat().st_mode & 0o777 == 0o700
    personal = next((desk.data / "personal").iterdir())
    assert personal.stat().st_mode & 0o777 == 0o600
    lines = Follower(desk.data).new()
    assert sum(line["kind"] == "closed" for line in lines) == 3


def test_what_was_written_without_a_desk_arrives_when_it_is_there(desk, tmp_path):
    data = tmp_path / "kiosk"
    with Cable(desk.port) as cable:
        cable.pull()
        with linked(data, desk.enrolled(port=cable.port)) as link:
            walk_on(begun(data))
            assert not link.flush(0.3)
            assert "isn't reachable" in link.state.trouble
            assert isinstance(link.state.trouble, Message), "it can't be translated"
            assert not desk.data.joinpath("personal").exists()
            cable.put_back()
            assert link.flush(15)
    assert missing(data, desk.data) == []


@pytest.mark.slow
def test_cuts_at_random_lose_and_double_nothing(desk, tmp_path):
    data = tmp_path / "kiosk"
    chance = Random(7)
    over = threading.Event()

    def cutting(cable):
        while not over.wait(chance.uniform(0.01, 0.15)):
            cable.cut()

    with Cable(desk.port) as cable, linked(data, desk.enrolled(port=cable.port)) as link:
        until(lambda: link.state.is_connected)
        cutter = threading.Thread(target=cutting, args=(cable,))
        cutter.start()
        try:
            for number in range(4):
                recorder = begun(data, f"P-{number}")
                while not recorder.session.is_over:
                    walk_on(recorder, 1)
                    time.sleep(0.02)
        finally:
            over.set()
            cutter.join()
        assert link.flush(20)
        assert cable.cuts > 2
    assert missing(data, desk.data) == []
    assert all(verify(path) == [] for path in desk.data.glob("*.jsonl"))
    assert not (desk.data / ASIDE).exists()


@pytest.mark.slow
def test_a_desk_that_is_killed_goes_on_from_what_is_on_its_disk(tmp_path):
    data = tmp_path / "kiosk"
    with desk_process(tmp_path) as desk, linked(data, pair_booth(desk, "Booth 1")) as link:
        for number in range(3):
            recorder = begun(data, f"P-{number}")
            walk_on(recorder, 5)
            if number < 2:
                desk.kill()
                walk_on(recorder, 3)
                desk.start()
            walk_on(recorder)
        assert link.flush(20)
        assert missing(data, desk.data) == []
        desk.wait("came", what="Booth 1")
    assert not (desk.data / ASIDE).exists()


def test_a_desk_whose_last_write_was_torn_mends_it_and_keeps_the_piece(desk, tmp_path):
    """A power cut leaves half a line, or rubbish: no one was told that it was kept."""
    data = tmp_path / "kiosk"
    recorder = begun(data)
    walk_on(recorder, 6)
    whole = recorder.path.read_bytes()
    cut = whole.rindex(b"\n", 0, len(whole) - 1) + 1
    desk.data.mkdir(exist_ok=True)
    (desk.data / recorder.path.name).write_bytes(whole[:cut] + b"\x00\x00\x00\x00")
    recorder.abandon()
    booth = desk.enrolled()
    Owners(desk.data).claim(transfer_file(recorder.path.name), booth.booth)
    with linked(data, booth) as link:
        assert link.flush(10)
    assert missing(data, desk.data) == []
    (torn,) = (desk.data / ASIDE).rglob("torn/*")
    assert torn.read_bytes() == b"\x00\x00\x00\x00"


def test_two_kiosks_with_one_participant_code_are_named_and_both_are_kept(desk, tmp_path):
    folders = [tmp_path / "one", tmp_path / "two"]
    booths = [desk.enrolled("Booth 1"), desk.enrolled("Booth 2")]
    with linked(folders[0], booths[0]) as first, linked(folders[1], booths[1]) as second:
        recorders = [begun(data, name=name) for data, name in zip(folders, "AB", strict=True)]
        for _ in range(20):
            for recorder in recorders:
                if not recorder.session.is_over:
                    walk_on(recorder, 1)
        assert first.flush(10)
        assert second.flush(10)
    aside = next((desk.data / ASIDE).iterdir())
    here, there = (0, 1) if aside.name == booths[1].booth else (1, 0)
    assert missing(folders[here], desk.data) == []
    assert missing(folders[there], aside) == []
    (conflict,) = [event for event in desk.told if event.kind == "conflict"]
    assert "two kiosks used the same participant code" in conflict.what
    assert f"conflicts/{aside.name}/sub-P-1_ses-1_study-small.jsonl" in conflict.what
    assert len(desk.booth(f"Booth {there + 1}").conflicts) == 1
    assert len(travelling_files(desk.data / "personal")) == 1


def forged(known, *pieces):
    """What the desk answers to pieces that a paired booth makes up."""

    async def scenario():
        async with connected(known.host, known.port) as wire:
            await enter(wire, known)
            wire.trust()
            answers = []
            for file, at, data in pieces:
                wire.write("piece", file=file, place=0, at=at, data=data)
                while (answer := await wire.read(5))["say"] == "ping":
                    pass
                answers.append(answer["say"])
            return answers

    return asyncio.run(scenario())


def test_a_booth_cannot_forge_the_running_session_of_another(desk, tmp_path):
    """With a line that the chain holds for, and a note that the journal ends there."""
    data = tmp_path / "kiosk"
    booth, forger = desk.enrolled("Booth 1"), desk.enrolled("Booth 2")
    with linked(data, booth) as link:
        recorder = begun(data)
        walk_on(recorder, 5)
        assert link.flush(10)
        there = desk.data / recorder.path.name
        *_, last = read_journal(there).lines
        line = {"seq": last["seq"] + 1, "kind": "response", "choice": "human"}
        response = sealed(last["chain"], line)[0]
        closed = json.dumps({"lines": last["seq"] + 2, "chain": "0" * 64}).encode()
        note = f"record/closed/{recorder.path.stem}.json"
        pieces = [(recorder.path.name, there.stat().st_size, response), (note, 0, closed)]
        assert forged(forger, *pieces, pieces[0]) == ["again"] * 3
        walk_on(recorder)
        assert link.flush(10)
    assert missing(data, desk.data) == []
    assert verify(there) == []
    assert not (desk.data / ASIDE).exists()
    denied = [event.what for event in desk.told if event.kind == "denied"]
    assert len(denied) == 2  # each file once, however often it is tried
    assert "Booth 2 tried to write to sub-P-1_ses-1_study-small.jsonl" in denied[0]
    assert "a session of Booth 1" in denied[0]


@pytest.mark.slow
def test_what_is_too_large_stays_at_the_kiosk_and_both_ends_say_so(desk, tmp_path, monkeypatch):
    data = tmp_path / "kiosk"
    walk_on(begun(data))
    monkeypatch.setitem(receiver.MOST_OF_A_FILE, FileKind.JOURNAL, 3000)
    with linked(data, desk.enrolled()) as link:
        assert not link.flush(1)
        assert link.state.unsent > 0
        until(lambda: "doesn't accept journal files larger than 3.0 kB" in link.state.trouble)
    assert "denied" in desk.kinds()
    assert not list(desk.data.rglob("*.jsonl"))


def test_who_owns_a_session_is_deleted_with_it_and_stays_at_its_desk(desk, tmp_path):
    data = tmp_path / "kiosk"
    for pilot in (False, True):
        walk_on(begun(data, pilot=pilot))
    with linked(data, desk.enrolled()) as link:
        assert link.flush(10)
    assert len(list(desk.data.rglob("record/booths/*.json"))) == 2
    joined = tmp_path / "joined"
    assert join(joined, [desk.data]).others == 0
    assert list(joined.rglob("record/booths/*")) == []
    assert missing(data, joined) == []
    withdraw(desk.data, "P-1", "they asked for it", "test")
    assert list(desk.data.rglob("record/booths/*")) == []


def test_a_code_that_differs_in_capitals_is_a_conflict_too(desk, tmp_path):
    folders = [tmp_path / "one", tmp_path / "two"]
    for data, code, name in zip(folders, ("P-1", "p-1"), ("Booth 1", "Booth 2"), strict=True):
        walk_on(begun(data, code))
        with linked(data, desk.enrolled(name)) as link:
            assert link.flush(10)
    assert len(list(desk.data.glob("*.jsonl"))) == 1
    assert len(list((desk.data / ASIDE).rglob("sub-p-1_*.jsonl"))) == 2  # with personal answers


@pytest.mark.damages_journals
def test_a_kiosk_whose_file_was_changed_meanwhile_does_not_touch_the_desks(desk, tmp_path):
    data, known = tmp_path / "kiosk", desk.enrolled()
    walk_on(begun(data))
    with linked(data, known) as link:
        assert link.flush(10)
    (journal,) = data.glob("*.jsonl")
    before = journal.read_bytes()
    journal.write_bytes(before.replace(b'"key"', b'"KEY"').replace(b'"rt_ms":4', b'"rt_ms":5'))
    with linked(data, known) as link:
        assert link.flush(10)
    assert (desk.data / journal.name).read_bytes() == before
    aside = desk.data / ASIDE / known.booth / journal.name
    assert aside.read_bytes() == journal.read_bytes()
    assert any(event.kind == "damaged" and "line" in event.what for event in desk.told)


@pytest.mark.damages_journals
def test_a_damaged_journal_arrives_as_it_is_and_is_named(desk, tmp_path):
    data = tmp_path / "kiosk"
    walk_on(begun(data))
    (journal,) = data.glob("*.jsonl")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:3], b"\xff\x00 damaged\n", *lines[4:], b'{"torn']))
    past = time.time() - 60
    os.utime(journal, (past, past))
    with linked(data, desk.enrolled()) as link:
        assert link.flush(10)
    assert missing(data, desk.data) == []
    assert any("line 4" in event.what for event in desk.told if event.kind == "damaged")


def arrived_of(sent, received):
    """How many bytes of a kiosk's files are at the desk."""
    there = (received / path.name for path in sent.iterdir())
    return sum(path.stat().st_size for path in there if path.exists())


@pytest.mark.slow
def test_a_kiosk_with_a_week_of_data_starves_nobody(desk, tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    for number in range(25):
        write_session(old, f"W-{number}", 300, Random(number))
    size = sum(path.stat().st_size for path in old.iterdir())
    ahead, kept = [], {}
    with linked(new, desk.enrolled("Booth 2"), heard=kept.__setitem__) as quick:
        until(lambda: quick.state.is_connected)
        recorder = begun(new)
        with linked(old, desk.enrolled("Booth 1")) as late:
            while not recorder.session.is_over:
                walk_on(recorder, 1)
                arrived, wanted = arrived_of(old, desk.data), recorder.path.stat().st_size
                quick.nudge()
                until(lambda n=wanted: kept.get(recorder.path.name, 0) >= n)
                ahead.append((arrived_of(old, desk.data) - arrived) / MOST_PIECE)
            assert late.flush(30)
            assert late.state.unsent == 0
        assert quick.flush(10)
    assert size > 100 * MOST_PIECE
    assert sorted(ahead)[len(ahead) // 2] < 10, "pieces of the other kiosk that go first"
    assert missing(old, desk.data) == []
    assert missing(new, desk.data) == []


def test_the_desk_sees_what_a_booth_does(desk, tmp_path):
    data = tmp_path / "kiosk"
    with linked(data, desk.enrolled()) as link:
        until(lambda: desk.booth().doing is Doing.IDLE)
        recorder = begun(data)
        link.commands.open(recorder.path.stem, Heard())
        while recorder.session.progress[0] < 2:
            walk_on(recorder, 1)
        until(lambda: desk.booth().shown.done == 2)
        booth = desk.booth()
        assert (booth.doing, booth.shown.participant) == (Doing.RUNNING, "P-1")
        assert (booth.shown.title, booth.shown.of) == ("A small study", 10)
        assert booth.program.startswith("TuringDesk ")
        until(lambda: desk.booth().free > 0)
        until(lambda: abs(desk.booth().clock_s) < 1)
        recorder.pause()
        until(lambda: desk.booth().doing is Doing.PAUSED)
        recorder.unpause()
        until(lambda: desk.booth().doing is Doing.RUNNING)
        walk_on(recorder)
        link.commands.close()
        until(lambda: desk.booth().doing is Doing.IDLE)
    until(lambda: desk.booth().doing is Doing.AWAY)
    assert desk.booth().seen_at


def test_the_desk_can_message_pause_resume_and_is_told_what_could_not_be_done(desk, tmp_path):
    data, heard = tmp_path / "kiosk", Heard()
    known = desk.enrolled()

    def wish(what, text=""):
        return desk.call(desk.host.booths.wish(known.booth, what, text))

    assert wish(Wish.PAUSE) == "Booth 1 is not connected."
    with linked(data, known) as link:
        until(lambda: desk.booth().is_here)
        assert wish(Wish.PAUSE) == "No session is running in Booth 1."
        link.commands.open("sub-P-1_ses-1_study-small", heard)
        until(lambda: desk.booth().session != "")
        assert wish(Wish.MESSAGE, "Bitte läuten.") == ""
        assert wish(Wish.PAUSE) == wish(Wish.RESUME) == ""
        assert heard.calls == [("message", "Bitte läuten."), "pause", "resume"]
        assert wish(Wish.END) == "RuntimeError: the window is gone"
        link.commands.open("sub-P-2_ses-1_study-small", Heard())  # the next participant
        assert ("is no longer running here") in link.commands.wish(
            "end", "", "sub-P-1_ses-1_study-small"
        )


def test_a_kiosk_and_its_desk_learn_the_keys_of_each_other(tmp_path):
    with (
        desk_with(tmp_path, "Booth 1") as (desk, known),
        linked(tmp_path / "kiosk", known) as link,
    ):
        until(lambda: link.state.is_connected)
    at_desk = json.loads((desk.config / "turingdesk" / "known-keys.json").read_text())
    assert at_desk == {own_key(): "Booth 1"}
    (theirs,) = set(known_keys()) - {own_key()}
    assert known_keys()[theirs] == "desk"


@pytest.mark.slow
def test_a_restarted_desk_knows_again_how_far_a_session_is(tmp_path):
    data = tmp_path / "kiosk"
    with desk_with(tmp_path, "Booth 1") as (desk, known), linked(data, known) as link:
        recorder = begun(data)
        link.commands.open(recorder.path.stem, Heard())
        walk_on(recorder, 7)
        done = recorder.session.progress[0]
        assert link.flush(10)
        desk.kill()
        desk.booths.clear()
        desk.start()
        until(lambda: desk.booths.get("Booth 1", {}).get("progress", {}).get("done") == done)
        assert desk.booths["Booth 1"]["doing"] == "running"
        recorder.abandon()


def test_who_withdrew_at_the_desk_does_not_come_back_from_a_kiosk(desk, tmp_path):
    data, known = tmp_path / "kiosk", desk.enrolled()
    for code in ("P-1", "P-2"):
        walk_on(begun(data, code))
    with linked(data, known) as link:
        assert link.flush(10)
    withdraw(desk.data, "P-1", "asked", "Ada")
    with linked(data, known) as link:
        assert link.flush(10)
        assert "P-1" not in "".join(travelling_files(desk.data))
        one = link._outbox.find("sub-P-1_ses-1_study-small.jsonl")
        assert one.left == WITHDRAWN
    assert len(travelling_files(desk.data)) == 3 + 1  # and the tombstone


def test_of_two_with_one_code_each_can_withdraw_alone(desk, tmp_path):
    folders = [tmp_path / "one", tmp_path / "two"]
    known = [desk.enrolled("Booth 1"), desk.enrolled("Booth 2")]
    for data, booth in zip(folders, known, strict=True):
        walk_on(begun(data))
        with linked(data, booth) as link:
            assert link.flush(10)
    aside = desk.data / ASIDE / known[1].booth
    withdraw(desk.data, "P-1", "asked", "Ada")
    for data, booth in zip(folders, known, strict=True):
        with linked(data, booth) as link:
            assert link.flush(10)
    assert not list(desk.data.glob("sub-P-1_*"))
    assert missing(folders[1], aside) == [], "the other one is somebody else's"
    withdraw(aside, "P-1", "asked, too", "Ada")
    with linked(folders[1], known[1]) as link:
        assert link.flush(10)
    assert not list(desk.data.rglob("sub-P-1_*"))


def test_who_refuses_consent_leaves_nothing_personal_at_the_desk(desk, tmp_path):
    data = tmp_path / "kiosk"
    package = small_package(tmp_path)
    with linked(data, desk.enrolled()) as link:
        recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"), judged={})
        while getattr(recorder.session.step, "id", "") != "consent":
            recorder.shown(0.0)
            recorder.answer(given(recorder.session.step))
        personal = data / "personal"
        personal.mkdir()
        (personal / recorder.path.name).write_bytes(b'{"signed": "Ada"}\n')
        assert link.flush(10)
        assert (desk.data / "personal" / recorder.path.name).exists()
        recorder.refuse()
        assert not list(personal.iterdir())
        assert link.flush(10)
        until(lambda: not list((desk.data / "personal").iterdir()))
    (journal,) = desk.data.glob("*.jsonl")
    assert read_journal(journal).closed["reason"] == "refused"


@pytest.mark.slow
def test_a_full_disk_at_the_desk_is_told_and_tried_again(tmp_path, small_disk, monkeypatch):
    monkeypatch.setattr(connection, "_AGAIN_S", 0.3)
    disk = small_disk(tmp_path / "desk")
    data = tmp_path / "kiosk"
    with DeskHere(tmp_path) as desk:
        with linked(data, desk.enrolled()) as link:
            until(lambda: link.state.is_connected)
            disk.fill()
            walk_on(begun(data))
            until(lambda: "is full" in link.state.trouble)
            assert "disk" in desk.kinds()
            disk.make_room()
            assert link.flush(20)
            assert link.state.trouble == ""
        assert missing(data, desk.data) == []


def test_a_link_that_the_desk_refuses_says_why(desk, tmp_path):
    known = desk.enrolled()
    stranger = enrolled(tmp_path / "elsewhere", "Booth 9", desk.port)
    link = KioskLink(tmp_path / "kiosk", stranger)
    link.start()
    until(lambda: link.state.trouble)
    assert "Another computer responds" in link.state.trouble
    link.stop()
    assert known.token not in repr(known)


@pytest.mark.slow
def test_a_conflict_is_written_into_the_desks_record(tmp_path):
    with desk_with(tmp_path, "one", "two") as (desk, *known):
        for name, paired in zip(("one", "two"), known, strict=True):
            data = tmp_path / name
            walk_on(begun(data, name=name))
            with linked(data, paired) as link:
                assert link.flush(10)
        event = desk.wait("conflict")
        assert event["what"].startswith("two has a different sub-P-1")
    (entry,) = read_record(desk.data).entries
    assert entry.what == "set aside a conflicting journal"


def test_stopping_before_there_is_anything_does_no_harm(tmp_path):
    known = enrolled(tmp_path, "Booth 1", 1)
    link = KioskLink(tmp_path / "kiosk", known)
    link.start()
    link.nudge()
    link.stop()
    link.stop()
    assert json.dumps(link.state.unsent) == "0"
    shutil.rmtree(tmp_path / "kiosk", ignore_errors=True)


def run(scenario):
    async def main():
        async with asyncio.timeout(20), wired() as (kiosk, desk):
            return await scenario(kiosk, desk)

    return asyncio.run(main())


@pytest.fixture
def data(tmp_path):
    package = small_package(tmp_path)
    walk_on(
        SessionRecorder.begin(package, tmp_path / "k", SessionSetup("P-1", "Booth 1"), judged={})
    )
    return tmp_path / "k"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (
            {"say": "paired", "proof": "", "booth": "", "token": "", "desk": ""},
            RefusalReason.NONSENSE,
        ),
        ({"say": "refused", "reason": "closing", "what": "Bye."}, RefusalReason.CLOSING),
    ],
)
def test_a_kiosk_leaves_a_desk_that_says_what_it_should_not(data, said, reason):
    async def scenario(kiosk, desk):
        desk.send(said)
        with pytest.raises(Refusal) as refused:
            await KioskConnection(kiosk, Outbox(data), KioskCommands()).run()
        assert refused.value.reason is reason

    run(scenario)


def test_a_desk_that_claims_to_have_more_than_there_is_is_left(data):
    async def scenario(kiosk, desk):
        sending = asyncio.create_task(KioskConnection(kiosk, Outbox(data), KioskCommands()).run())
        while (told := await desk.read(5))["say"] != "file":
            pass
        have = {"file": told["file"], "skip": 0, "place": 0, "digest": ""}
        desk.write("have", size=told["size"] + 1, **have)
        with pytest.raises(Refusal, match="more data than this kiosk sent"):
            await sending

    run(scenario)


def test_answers_about_files_that_nobody_asked_for_do_no_harm(data):
    async def scenario(kiosk, desk):
        for say, more in (
            ("kept", {"size": 5}),
            ("left", {"of": "piece", "why": ""}),
            ("again", {"of": "piece", "after_s": 0, "why": ""}),
            ("have", {"skip": 0, "place": 0, "size": 0, "digest": ""}),
        ):
            desk.write(say, file="sub-P-9_ses-1_study-x.jsonl", **more)
        desk.write("ping", number=7)
        sending = asyncio.create_task(KioskConnection(kiosk, Outbox(data), KioskCommands()).run())
        while (told := await desk.read(5))["say"] != "pong":
            pass
        sending.cancel()
        assert told["number"] == 7

    run(scenario)


def served(tmp_path, scenario):
    """A scenario with a desk that serves, and the bare wire of a booth."""

    async def main(kiosk, desk):
        paired_kiosks = PairedKiosks(tmp_path / "roll")
        member, _ = paired_kiosks.add("Booth 1")
        booths = Booths(paired_kiosks)
        booths.come(member.id, desk, "TuringDesk 9")
        with ThreadPoolExecutor(2) as threads:
            workers = FileWorkers(Receiver(tmp_path / "d"), threads)
            parts = HostParts(HostPlace(booths, tmp_path, tmp_path))
            connection = asyncio.create_task(
                BoothConnection(desk, member.id, booths, workers, parts).run()
            )
            try:
                return await scenario(kiosk, booths, connection)
            finally:
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)

    return run(main)


async def answer(kiosk, say):
    while (told := await kiosk.read(5))["say"] != say:
        pass
    return told


@pytest.mark.damages_journals
def test_a_desk_answers_each_piece_and_asks_whether_the_booth_is_there(tmp_path):
    async def scenario(kiosk, booths, connection):
        head = {"say": "piece", "file": "sub-P-1_ses-1_study-x.jsonl", "place": 0}
        kiosk.send({**head, "at": 0, "data": b"one\n"})
        assert (await answer(kiosk, "kept"))["size"] == 4
        kiosk.send({**head, "at": 99, "data": b"gap\n"})
        assert (await answer(kiosk, "again"))["of"] == "piece"
        kiosk.send({**head, "file": "letter.txt", "at": 0, "data": b"Dear"})
        assert "Only journals" in (await answer(kiosk, "left"))["why"]
        kiosk.write("pong", number=1, at=0.0)
        kiosk.write("state", session="", unsent=12, free=34)
        while booths.all()[0].free != 34:
            await asyncio.sleep(0.01)
        assert booths.all()[0].clock_s < -1e9
        assert (tmp_path / "d" / head["file"]).read_bytes() == b"one\n"

    served(tmp_path, scenario)


@pytest.mark.parametrize("say", ["hello", "have", "welcome"])
def test_a_desk_refuses_what_is_not_for_it(tmp_path, say):
    words = {
        "hello": {"protocol": [1, 0], "program": "", "nonce": ""},
        "have": {"file": "", "skip": 0, "place": 0, "size": 0, "digest": ""},
        "welcome": {"name": ""},
    }

    async def scenario(kiosk, booths, connection):
        kiosk.write(say, **words[say])
        with pytest.raises(Refusal, match="is not for the desk"):
            await connection

    served(tmp_path, scenario)


def test_both_ends_together_bring_everything_over(data, tmp_path):
    async def scenario(kiosk, booths, connection):
        outbox = Outbox(data)
        sending = asyncio.create_task(KioskConnection(kiosk, outbox, KioskCommands()).run())
        await asyncio.sleep(0.1)
        while outbox.unsent:
            await asyncio.sleep(0.01)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    served(tmp_path, scenario)
    assert missing(data, tmp_path / "d") == []


def test_messages_have_one_spelling():
    assert encoded({"say": "ping", "number": 1}) == b'{"say":"ping","number":1}'


SESSION = "sub-P-1_ses-1_study-x"


class SessionCalls:
    def __init__(self):
        self.heard = []

    def message(self, text):
        self.heard.append(text)

    def pause(self):
        self.heard.append("pause")

    def resume(self):
        self.heard.append("resume")

    def end(self):
        raise ValueError("no")


@pytest.fixture
def calls():
    return SessionCalls()


def test_wishes_reach_the_session(calls):
    commands = KioskCommands()
    commands.open(SESSION, calls)
    assert commands.session == SESSION
    for what in ("message", "pause", "resume"):
        assert commands.wish(what, "Hello", SESSION) == ""
    assert calls.heard == ["Hello", "pause", "resume"]


def test_a_wish_for_another_session_is_not_passed_on(calls):
    commands = KioskCommands()
    assert commands.wish("pause", "", SESSION)
    commands.open("sub-P-2_ses-1_study-x", calls)
    assert commands.wish("pause", "", SESSION)
    commands.open(SESSION, calls)
    commands.close()
    commands.close()
    assert commands.wish("pause", "", SESSION)
    assert (commands.session, calls.heard) == ("", [])


def test_what_fails_or_is_unknown_is_said(calls):
    commands = KioskCommands()
    commands.open(SESSION, calls)
    assert commands.wish("end", "", SESSION) == "ValueError: no"
    assert commands.wish("sing", "", SESSION) == "This version of the kiosk doesn't know 'sing'."


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_link_without_a_thread_of_its_own_keeps_no_kiosk_waiting(tmp_path):
    """Where the computer has no more file descriptors, the thread ends before it begins."""
    code = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from turingdesk.net.kiosk_link import KioskLink\n"
        "from turingdesk.net.paired_desk import Paired\n"
        "import asyncio, ssl, socket\n"
        "fields = {name: '' for name in Paired.__dataclass_fields__}\n"
        "link = KioskLink(Path(sys.argv[1]), Paired(**fields | {'port': 1}))\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))\n"
        "link.start()\n"
        "link.stop()\n"
        "print(link.state.trouble, link.flush(0.1))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout == "OSError: [Errno 24] Too many open files False\n", ran.stderr
