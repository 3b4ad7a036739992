"""What a person wrote in games goes with the rest; what their partners wrote stays."""

import shutil
from time import perf_counter

import pytest

from tests.plugins.live_games.games_study import games_package
from turingdesk.core.errors import CannotWithdraw, WriteFailed
from turingdesk.core.question import Answer
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.journal.game_notes import GameNotes, game_notes_folder, write_game_note
from turingdesk.journal.journal import Entry
from turingdesk.journal.journal_file import ROOMS, read_journal
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.net.join import join
from turingdesk.people import withdrawal
from turingdesk.people.record_check import record_problems
from turingdesk.people.withdrawal import came_back, finish, withdraw
from turingdesk.plugins.live_games.game import GAMES, GameRules, Seat
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.room import Room
from turingdesk.plugins.live_games.room_record import begin_room, opening, read_room
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import utc_now
from turingdesk.table.table import load

STUDY = 'id = "g"\ntitle = "G"\n[[block]]\ntask = "play-witness"\ntrials = 1\n'
VICTOR = RoomSeat("witness", "Victor", True, "machine", "Victor")


def play(tmp_path, code, room, role):
    recorder = SessionRecorder.begin(
        games_package(tmp_path, STUDY), tmp_path / "data", SessionSetup(code, "B", is_linked=True)
    )
    given = {ROOM: room, GAME_ROLE: role}
    if role == "interrogator":
        given |= {"origin": "machine", "confidence": "80"}
    recorder.shown(perf_counter() - 9.0)
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
    assert (verdict["truth"], verdict["agent"], verdict["length"]) == (
        "human",
        "",
        1,
    )  # one exchange
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


@pytest.mark.damages_journals
def test_a_room_that_was_changed_is_reported(data):
    path = data / ROOMS / "both.jsonl"
    path.write_text(path.read_text("utf-8").replace("Graz", "Linz"), "utf-8")
    assert set(damaged(data)) == {"rooms/both.jsonl"}


def test_rooms_are_joined_as_journals_are(data, tmp_path):
    joined = join(tmp_path / "new", [data])
    assert joined.is_whole
    assert load(tmp_path / "new").problems == ()
    assert load(tmp_path / "new").responses["truth"].notna().sum() == 2


def noted(data):
    """What is written in notes on games, wherever in the folder."""
    text = b"".join(path.read_bytes() for path in data.rglob("*_desk-*.jsonl"))
    return {word for word in (b"tall", b"slow") if word in text}


@pytest.fixture
def with_notes(data):
    write_game_note(data, "both", "The tall one guessed early.", "Ada")
    write_game_note(data, "machine", "The machine was slow.", "Ada")
    return data


def test_notes_on_games_of_who_withdraws_go_and_others_stay(with_notes):
    made = withdraw(with_notes, "P-2", "asked to", "Ada")
    assert made.games == ("both",)
    assert noted(with_notes) == {b"slow"}
    assert set(GameNotes(with_notes).read()) == {"machine"}
    assert came_back(with_notes) == []
    assert record_problems(with_notes) == []
    with pytest.raises(ValueError, match="withdrew"):
        write_game_note(with_notes, "both", "Once more.", "Ada")


def test_notes_go_before_the_room_forgets_who_was_there(with_notes, monkeypatch):
    def refuse(path, one):
        raise WriteFailed("The disk is full.")

    with monkeypatch.context() as full:
        full.setattr(withdrawal, "_leave_room", refuse)
        with pytest.raises(WriteFailed):
            withdraw(with_notes, "P-2", "asked to", "Ada")
    assert noted(with_notes) == {b"slow"}
    assert "Graz" in (with_notes / ROOMS / "both.jsonl").read_text("utf-8")
    (made,) = finish(with_notes, "Ada")
    assert made.is_finished
    assert "Graz" not in (with_notes / ROOMS / "both.jsonl").read_text("utf-8")


def test_notes_on_a_game_of_who_withdrew_are_not_joined(with_notes, tmp_path):
    shutil.copytree(with_notes, tmp_path / "copy")
    withdraw(with_notes, "P-2", "asked to", "Ada")
    joined = join(with_notes, [tmp_path / "copy"])
    assert joined.is_whole
    assert [path for path in joined.withdrawn if "/games/both_" in path]
    assert noted(with_notes) == {b"slow"}


def test_a_withdrawal_that_is_joined_keeps_notes_of_others_out(with_notes, tmp_path):
    shutil.copytree(with_notes, tmp_path / "copy")
    withdraw(with_notes, "P-2", "asked to", "Ada")
    joined = join(tmp_path / "new", [with_notes, tmp_path / "copy"])
    assert joined.is_whole
    assert noted(tmp_path / "new") == {b"slow"}


def test_who_withdrew_before_the_game_was_known_here_takes_notes_along(with_notes, tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    for path in with_notes.glob("*P-2*"):
        shutil.copy(path, here)
    assert withdraw(here, "P-2", "asked to", "Ada").games == ()
    join(here, [with_notes])
    assert (here / ROOMS / "both.jsonl").is_file()
    assert noted(here) == {b"slow"}


def test_notes_that_a_backup_brings_back_are_named(with_notes):
    (path,) = game_notes_folder(with_notes).glob("both_*")
    backup = path.read_bytes()
    withdraw(with_notes, "P-2", "asked to", "Ada")
    path.write_bytes(backup)
    assert [found for _, found in came_back(with_notes)] == [path]
    assert set(GameNotes(with_notes).read()) == {"machine"}
    assert [one.file for one in record_problems(with_notes)] == [
        path.relative_to(with_notes).as_posix()
    ]


def test_notes_on_a_game_of_two_pilots_go_with_one_of_them(data):
    seats = [RoomSeat("witness", "sub-T-1_ses-1_study-g", False, "human", "T-1"), VICTOR]
    (data / "pilot").mkdir(exist_ok=True)
    recorder = SessionRecorder.begin(
        games_package(data.parent, STUDY), data, SessionSetup("T-1", "B", pilot=True)
    )
    recorder.abandon()
    write_room(data / "pilot", "try", *seats)
    write_game_note(data, "try", "The tall one.", "Ada")
    withdraw(data, "T-1", "asked to", "Ada")
    assert noted(data) == set()
