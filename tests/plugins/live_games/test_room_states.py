"""Rooms as the desk reads them from their journals."""

import pytest

from tests.room_journals import ASKED, machine, person, write_room, write_rooms
from turingdesk.plugins.live_games.room_states import RoomPhase, RoomsFolder
from turingdesk.system.lock import try_lock


@pytest.fixture
def rooms(tmp_path):
    write_rooms(tmp_path)
    return RoomsFolder(tmp_path)


def test_the_newest_room_comes_first_and_each_tells_its_state(rooms):
    found = rooms.read()
    assert [(room.id, room.phase, room.why) for room in found] == [
        ("a3", RoomPhase.ENDED, "reported"),
        ("a2", RoomPhase.AWAY, ""),  # no desk plays it now
        ("a1", RoomPhase.COMPLETE, "complete"),
    ]
    assert found[0].reports == ("They asked where I live.",)
    assert [len(room.messages) for room in found] == [2, 4, 4]
    assert found[2].verdicts == {
        0: (("The witness is...", "A human"), ("How confident are you?", "80"))
    }
    assert [one.participant for one in found[1].deciders] == ["P-002"]


def test_a_room_is_read_again_when_it_grew(rooms, tmp_path):
    before = {room.id: room for room in rooms.read()}
    write_room(tmp_path, "a4", "witness", [person("interrogator", "P-9"), machine("witness", "X")])
    path = tmp_path / "rooms" / "a2.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    after = {room.id: room for room in rooms.read()}
    assert after["a1"] is before["a1"]
    assert len(after["a2"].messages) == 3
    assert "a4" in after


@pytest.mark.parametrize(
    ("words", "found"),
    [("noodles", ["a3", "a1"]), ("p-002", ["a2"]), ("P-003", []), ("Heron", [])],
)
def test_a_search_finds_messages_and_those_who_decide_but_no_one_hidden(rooms, words, found):
    assert [room.id for room in rooms.read() if room.has(words)] == found


@pytest.mark.parametrize("content", [b"", b"not a journal\n", b'{"kind": "opened"}\n'])
@pytest.mark.damages_journals
def test_what_is_no_room_is_passed_over(rooms, tmp_path, content):
    (tmp_path / "rooms" / "odd.jsonl").write_bytes(content)
    assert len(rooms.read()) == 3


def test_time_is_over_when_the_limit_has_passed(tmp_path):
    seats = [person("interrogator", "P-1"), machine("witness", "X")]
    write_room(tmp_path, "late", "witness", seats, ASKED, minutes=0.2)
    with (tmp_path / "rooms" / "late.jsonl").open("rb+") as file:
        assert try_lock(file.fileno()), "as the desk that plays it does"
        (room,) = RoomsFolder(tmp_path).read()
        assert room.phase is RoomPhase.DECIDING
    (room,) = RoomsFolder(tmp_path).read()
    assert room.phase is RoomPhase.AWAY, "its time stands still until the desk is back"
