"""What a person wrote in games goes with the rest; what their partners wrote stays."""

import shutil

import pytest

from tests.games_study import games_package
from turingdesk.core.errors import CannotWithdraw
from turingdesk.core.question import Answer
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.journal.journal import Entry
from turingdesk.journal.journal_file import ROOMS, read_journal
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.live.game import GAMES, GameRules, Seat
from turingdesk.live.lobby import Wanted
from turingdesk.live.room import Room
from turingdesk.live.room_record import begin_room, opening, read_room
from turingdesk.net.join import join
from turingdesk.people.withdrawal import came_back, withdraw
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import utc_now
from turingdesk.table.table import load

STUDY = 'id = "g"\ntitle = "G"\n[[block]]\ntask = "play-witness"\ntrials = 1\n'
VICTOR = RoomSeat("witness", "Victor", True, "machine", "Victor")


def play(tmp_path, code, room, role):
    recorder = SessionRecorder.begin(
        games_package(tmp_path, STUDY), tmp_path / "data", SessionSetup(code, "B")
    )
    given = {ROOM: room, GAME_ROLE: role}
    if role == "interrogator":
        given |= {"origin": "machine", "confidence": "80"}
    recorder.answer([Answer(key, value, 9_000.0) for key, value in given.items()])
    recorder.answer()
    return RoomSeat(role, recorder.path.stem, False, "human", code)


def write_room(data, name, *seats, keep=False):
    path = data / ROOMS / f"{name}.jsonl"
    game, rules = GAMES["witness"], GameRules()
    sitting = tuple(Seat(one.role, one.who, one.machine) for one in seats)
    people = [
        {"seat": at, "booth": f"Booth of {one.agent}", "step": 0} for at, one in enumerate(seats)
    ]
    wanted = Wanted("hash", "play-witness", "play-witness", rules)
    journal = begin_room(path, opening(Room(name, game, rules, sitting), wanted, people))
    journal.append(
        Entry("said", utc_now(), 1.0, {"seat": 0, "text": "are you Anna?", "threads": [0]}),
        Entry("said", utc_now(), 2.0, {"seat": 1, "text": "I am from Graz", "threads": [0]}),
        Entry("verdict", utc_now(), 3.0, {"seat": 0, "answers": {"reason": "too calm"}}),
        Entry("ended", utc_now(), 4.0, {"why": "complete"}),
        Entry("closed", utc_now(), 4.0, {"reason": "completed"}),
    )
    if not keep:
        journal.close()
    return path, journal


def damaged(data):
    return [one.file for one in DataFolder(data).verify() if one.file.startswith(ROOMS)]


@pytest.fixture
def data(tmp_path):
    asker, witness = (
        play(tmp_path, code, "both", role)
        for code, role in (("P-1", "interrogator"), ("P-2", "witness"))
    )
    write_room(tmp_path / "data", "both", asker, witness)
    alone = play(tmp_path, "P-3", "machine", "interrogator")
    write_room(tmp_path / "data", "machine", alone, VICTOR)
    return tmp_path / "data"


def test_a_withdrawal_names_the_sessions_that_still_have_their_messages(data):
    made = withdraw(data, "P-2", "asked to", "Ada", keep_code=False)
    (partner,) = (path.stem for path in data.glob("sub-P-1_*.jsonl"))
    assert made.copies == (partner,)
    assert partner in made.copies_in_words
    assert "P-2" not in made.copies_in_words
    assert withdraw(data, "P-3", "asked to", "Ada").copies_in_words == "", (
        "only a machine was there"
    )


def test_a_witness_who_withdraws_leaves_the_verdict_and_no_word(data):
    withdraw(data, "P-2", "asked to", "Ada")
    path = data / ROOMS / "both.jsonl"
    text = path.read_text("utf-8")
    assert "P-2" not in text
    assert "Graz" not in text
    assert "are you Anna?" in text
    assert [line["kind"] for line in read_journal(path).lines].count("said") == 2
    assert damaged(data) == []
    assert [said.text for said in read_room(path).room.said] == ["are you Anna?", ""]
    rows = load(data).responses
    (verdict,) = rows[rows["role"] == "verdict"].query("room == 'both'").to_dict("records")
    assert (verdict["truth"], verdict["agent"], verdict["length"]) == ("human", "", 2)
    assert came_back(data) == []


def test_an_interrogator_who_withdraws_takes_reasons_along(data):
    withdraw(data, "P-1", "asked to", "Ada")
    text = (data / ROOMS / "both.jsonl").read_text("utf-8")
    assert not [word for word in ("P-1", "Anna", "calm") if word in text]
    assert "I am from Graz" in text


def test_a_room_with_machines_alone_is_deleted(data):
    withdraw(data, "P-3", "asked to", "Ada")
    assert sorted(path.stem for path in (data / ROOMS).iterdir()) == ["both"]


def test_no_one_withdraws_from_a_game_that_is_played(data):
    asker = RoomSeat("interrogator", "sub-P-9_ses-1_study-g", False, "human", "P-9")
    seat = RoomSeat("witness", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    _, journal = write_room(data, "now", asker, seat, keep=True)
    with pytest.raises(CannotWithdraw, match="still being played"):
        withdraw(data, "P-2", "asked to", "Ada")
    journal.close()


def test_a_copy_that_is_joined_brings_nothing_back(data, tmp_path):
    shutil.copytree(data, tmp_path / "copy")
    withdraw(data, "P-2", "asked to", "Ada")
    withdraw(data, "P-3", "asked to", "Ada")
    joined = join(data, [tmp_path / "copy"])
    assert joined.is_whole
    assert "rooms/machine.jsonl" in joined.withdrawn
    everything = b"".join(path.read_bytes() for path in data.rglob("*") if path.is_file())
    assert b"Graz" not in everything
    assert came_back(data) == []


def test_a_room_that_was_changed_is_reported(data):
    path = data / ROOMS / "both.jsonl"
    path.write_text(path.read_text("utf-8").replace("Graz", "Linz"), "utf-8")
    assert set(damaged(data)) == {"rooms/both.jsonl"}


def test_rooms_are_joined_as_journals_are(data, tmp_path):
    joined = join(tmp_path / "new", [data])
    assert joined.is_whole
    assert load(tmp_path / "new").problems == ()
    assert load(tmp_path / "new").responses["truth"].notna().sum() == 2
