import json
import shutil
from dataclasses import asdict

import pytest

from tests.games_study import games_package
from turingdesk.core.question import Answer
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import FolderTable, load

STUDY = 'id = "g"\ntitle = "G"\n[[block]]\ntask = "play-{game}"\ntrials = 1\n'
AGENTS = "id,kind,model,temperature\nVictor,openai,llama3,0.2\nOak,openai,phi4,1\nGIT,,git,\n"
AT = "2026-01-01T00:00:00.000Z"
MACHINE = RoomSeat("witness", "Victor", True, "machine", "Victor")
VERDICT = {"witness": "origin", "three_party": "machine_side"}


def play(tmp_path, game="witness", participant="P-1", role="interrogator", choice="machine"):
    """One session with one game, as a kiosk records it: without truth."""
    (tmp_path / "games-study").mkdir(exist_ok=True)
    (tmp_path / "games-study" / "agents.csv").write_text(AGENTS, "utf-8")
    package = games_package(tmp_path, STUDY.format(game=game))
    recorder = SessionRecorder.begin(package, tmp_path / "data", SessionSetup(participant, "B1"))
    given = {ROOM: "room-1", GAME_ROLE: role}
    if role == "interrogator":
        given |= {VERDICT[game]: choice, "confidence": "80"}
    recorder.answer([Answer(key, value, 9_000.0) for key, value in given.items()])
    recorder.answer()
    return recorder


def write_room(data, *seats, said=4):
    (data / ROOMS).mkdir(parents=True, exist_ok=True)
    path = data / ROOMS / "room-1.jsonl"
    opened = {"id": "room-1", "game": "play-witness", "seats": [asdict(seat) for seat in seats]}
    opened["drawn"] = {"condition": "human_deceives", "exchanges": 5}
    with Journal.create(path) as journal:
        lines = [Entry("said", AT, 0.0, {"seat": at % 2, "text": "hi"}) for at in range(said)]
        journal.append(Entry("opened", AT, 0.0, opened), *lines)
    return path


def person(role, recorder, agent):
    return RoomSeat(role, recorder.path.stem, False, "human", agent)


def rows(table):
    known = table.responses.astype(object).where(table.responses.notna(), None)
    return {row["question"]: row for row in known.to_dict("records")}


def test_a_kiosk_saves_no_truth_and_the_room_tells_it(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    assert "machine" not in {
        value
        for line in recorder.path.read_text("utf-8").splitlines()
        for key, value in json.loads(line).items()
        if key in ("origin", "agent", "truth", "composition")
    }
    write_room(data, person("interrogator", recorder, "P-1"), MACHINE)
    verdict = rows(load(data))["origin"]
    assert (verdict["origin"], verdict["agent"]) == ("machine", "Victor")
    assert (verdict["truth"], verdict["correct"]) == ("machine", True)
    assert (verdict["composition"], verdict["length"]) == ("M", 4)
    assert verdict["domain"] == "human_deceives"
    assert verdict["room"] == verdict["stimulus"] == "room-1"


def test_what_is_known_of_the_machines_that_can_play_comes_with_the_data(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    write_room(data, person("interrogator", recorder, "P-1"), MACHINE)
    found = load(data)
    assert set(found.agents["g"]) == {"Victor", "Oak"}
    assert found.agents["g"]["Victor"]["temperature"] == "0.2"


@pytest.mark.parametrize(("choice", "correct"), [("1", True), ("2", False)])
def test_of_two_witnesses_the_side_of_the_machine_is_true(tmp_path, choice, correct):
    data, recorder = tmp_path / "data", play(tmp_path, "three_party", choice=choice)
    witness = RoomSeat("witness_2", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    write_room(data, person("interrogator", recorder, "P-1"), MACHINE, witness)
    verdict = rows(load(data))["machine_side"]
    assert (verdict["truth"], verdict["correct"], verdict["composition"]) == ("1", correct, "MH")


def test_a_witness_is_recorded_and_gives_no_verdict(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, role="witness")
    asker = RoomSeat("interrogator", "sub-P-9_ses-1_study-g", False, "human", "P-9")
    write_room(data, asker, person("witness", recorder, "P-1"))
    found = rows(load(data))
    assert set(found) == {ROOM, GAME_ROLE}
    assert found[GAME_ROLE]["choice"] == "witness"


def test_a_missing_room_is_a_problem_until_it_comes(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    path = write_room(tmp_path / "desk", person("interrogator", recorder, "P-1"), MACHINE)
    table = FolderTable(data)
    table.refresh()
    found = table.table()
    assert rows(found)["origin"]["truth"] is None
    assert [problem.file for problem in found.problems] == ["rooms/room-1.jsonl"]
    shutil.copytree(path.parent, data / ROOMS)
    table.refresh()
    assert rows(table.table())["origin"]["truth"] == "machine"
    assert table.table().problems == ()


def test_the_room_of_a_pilot_is_in_the_folder_of_pilots(tmp_path):
    data = tmp_path / "data"
    recorder = play(tmp_path)
    write_room(data / "pilot", person("interrogator", recorder, "P-1"), MACHINE)
    assert rows(load(data))["origin"]["truth"] == "machine"


def test_a_damaged_room_and_strange_names_tell_nothing(tmp_path):
    data, _ = tmp_path / "data", play(tmp_path)
    path = write_room(data, MACHINE)
    path.write_text('{"seq": 0, "kind": "opened", "seats": [{"role": 1}]}\n', "utf-8")
    found = load(data)
    assert rows(found)["origin"]["truth"] is None
    assert found.problems


def test_no_one_learns_the_truth_of_a_sealed_study_from_its_rooms(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    write_room(data, person("interrogator", recorder, "P-1"), MACHINE)
    lines = recorder.path.read_text("utf-8").splitlines()
    opened = json.loads(lines[0]) | {"sealed": True, "seal": "abc"}
    recorder.path.write_text("\n".join([json.dumps(opened), *lines[1:]]) + "\n", "utf-8")
    verdict = rows(load(data))["origin"]
    assert (verdict["truth"], verdict["origin"], verdict["composition"]) == (None, "", "")
