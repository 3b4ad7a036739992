"""Notes on games: stored before they show, and gone with the first player who withdraws."""

import pytest

from tests.room_journals import ASKED, machine, person, write_room, write_rooms
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.game_notes import (
    GameNotes,
    game_note_problems,
    game_notes_folder,
    room_of,
    write_game_note,
)
from turingdesk.journal.ledger import append, own_file
from turingdesk.journal.notes import LONGEST
from turingdesk.journal.tombstones import BEGUN, WITHDRAWN


@pytest.fixture
def data(tmp_path):
    write_rooms(tmp_path)
    return tmp_path


def texts(data):
    return {room: [note.text for note in notes] for room, notes in GameNotes(data).read().items()}


def test_notes_are_kept_with_who_and_when(data):
    write_game_note(data, "a1", "Guessed early.", "Ada", at="2026-11-21T11:00:00.000Z")
    write_game_note(data, "a1", " A slow\nmachine. ", "Bob", at="2026-11-21T10:00:00.000Z")
    write_game_note(data, "a3", "They quarreled.", "Ada")
    found = GameNotes(data).read()
    assert set(found) == {"a1", "a3"}
    assert [(one.at[11:13], one.who, one.text) for one in found["a1"]] == [
        ("10", "Bob", "A slow\nmachine."),
        ("11", "Ada", "Guessed early."),
    ]
    assert game_note_problems(data) == []


def test_one_who_reads_again_sees_new_notes_and_misses_deleted_ones(data):
    notes = GameNotes(data)
    write_game_note(data, "a1", "One.", "Ada")
    assert len(notes.read()["a1"]) == 1
    write_game_note(data, "a1", "Two.", "Ada")
    assert [one.text for one in notes.read()["a1"]] == ["One.", "Two."]
    for path in game_notes_folder(data).iterdir():
        path.unlink()
    assert notes.read() == {}


@pytest.mark.parametrize("text", ["", "  \n ", "\x00\x1b\u202e", "x" * (LONGEST + 1)])
def test_empty_unseen_and_endless_notes_are_refused(data, text):
    with pytest.raises(ValueError, match="1 to 4000"):
        write_game_note(data, "a1", text, "Ada")
    assert not game_notes_folder(data).exists()


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("x" * LONGEST, "x" * LONGEST),
        ("a\x00b\x1b[2J\r\n\tc\u202edcba", "ab[2J\ncdcba"),
        ("half a \ud83d sign", "half a  sign"),
        ('<script>alert("1")</script> & {who}', '<script>alert("1")</script> & {who}'),
        ("שלום, عالم", "שלום, عالم"),
    ],
)
def test_a_note_is_stored_without_what_cannot_be_seen(data, text, stored):
    write_game_note(data, "a1", text, "Ada")
    assert texts(data) == {"a1": [stored]}


@pytest.mark.parametrize(
    ("room", "said"),
    [
        ("a2", "isn't over yet"),
        ("a9", "no game a9"),
        ("../a1", "no game"),
        ("", "no game"),
    ],
)
def test_games_that_are_not_over_or_not_there_take_no_notes(data, room, said):
    with pytest.raises(ValueError, match=said):
        write_game_note(data, room, "Guessed early.", "Ada")
    assert not game_notes_folder(data).exists()


def test_a_game_of_a_pilot_takes_notes(tmp_path):
    seats = [person("interrogator", "P-1"), machine("witness", "Heron")]
    write_room(tmp_path / "pilot", "p1", "witness", seats, ASKED, ("ended", {"why": "complete"}))
    write_game_note(tmp_path, "p1", "A try.", "Ada")
    assert texts(tmp_path) == {"p1": ["A try."]}


def test_notes_stop_to_show_as_soon_as_a_withdrawal_is_begun(data):
    write_game_note(data, "a1", "Guessed early.", "Ada")
    write_game_note(data, "a3", "They quarreled.", "Ada")
    told = {"id": "1", "reason": "Asked.", "salt": "", "code_hash": "", "games": ["a3"]}
    append(own_file(data / "record", WITHDRAWN), BEGUN, "Ada", told)
    assert set(texts(data)) == {"a1"}
    with pytest.raises(ValueError, match="withdrew"):
        write_game_note(data, "a3", "Once more.", "Ada")


def test_an_edited_note_is_found(data):
    write_game_note(data, "a1", "Guessed early.", "Ada")
    (path,) = game_notes_folder(data).iterdir()
    assert room_of(path.name) == "a1"
    path.write_bytes(path.read_bytes().replace(b"early", b"later"))
    assert [problem.line for problem in game_note_problems(data)] == [1]


def test_a_disk_that_refuses_leaves_no_note(data):
    game_notes_folder(data).parent.mkdir(parents=True)
    game_notes_folder(data).write_text("")
    with pytest.raises(WriteFailed):
        write_game_note(data, "a1", "Guessed early.", "Ada")
    assert texts(data) == {}
