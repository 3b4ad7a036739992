import json
import shutil
from dataclasses import asdict, replace
from time import perf_counter

import pytest

from tests.plugins.live_games.games_study import games_package
from turingdesk.core.errors import Severity
from turingdesk.core.question import Answer
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS, read_journal
from turingdesk.journal.played_rooms import GONE, RoomSeat, played_room, without
from turingdesk.journal.stand_ins import stand_in_room
from turingdesk.plugins.live_games.answering import conversations
from turingdesk.sessions.folder_check import problems
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import FolderTable, load

STUDY = 'id = "g"\ntitle = "G"\n[[block]]\ntask = "play-{game}"\ntrials = 1\n'
AGENTS = "id,kind,model,temperature\nVictor,openai,llama3,0.2\nOak,openai,phi4,1\nGIT,,git,\n"
AT = "2026-01-01T00:00:00.000Z"
MACHINE = RoomSeat("witness", "Victor", True, "machine", "Victor")
SIDES = {"three_party", "trio", "game"}  #: games whose verdict is on sides
JUDGING = ("interrogator", "judge", "player_1")


def play(
    tmp_path,
    game="witness",
    participant="P-1",
    role="interrogator",
    choice="machine",
    room="room-1",
    **setup,
):
    """One session with one game, as a kiosk records it: without truth."""
    (tmp_path / "games-study").mkdir(exist_ok=True)
    (tmp_path / "games-study" / "agents.csv").write_text(AGENTS, "utf-8")
    package = games_package(tmp_path, STUDY.format(game=game))
    recorder = SessionRecorder.begin(
        package, tmp_path / "data", SessionSetup(participant, "B1", is_linked=True, **setup)
    )
    given = {ROOM: room, GAME_ROLE: role}
    if role in JUDGING:
        given["machine_side" if game in SIDES else "origin"] = choice
    if game not in ("trio", "game"):
        given |= {"confidence": "80"} if role in JUDGING else {}
    recorder.shown(perf_counter() - 9.0)
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
    assert verdict["composition"] == "M"
    assert (verdict["length"], verdict["length_of"]) == (2, "exchanges")
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
    assert (verdict["agent"], verdict["witness"]) == ("Victor", "P-2")


def test_in_a_turing_game_the_witness_is_the_other_player(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "game", role="player_1", choice="3")
    other = RoomSeat("player_2", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    write_room(data, person("player_1", recorder, "P-1"), other, replace(MACHINE, role="player_3"))
    verdict = rows(load(data))["machine_side"]
    assert (verdict["truth"], verdict["agent"], verdict["witness"]) == ("2", "Victor", "P-2")


def test_a_witness_is_told_where_a_question_is_about_two_and_only_there(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    witness = RoomSeat("witness", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    write_room(data, person("interrogator", recorder, "P-1"), witness)
    found = rows(load(data))
    assert found["origin"]["agent"] == "P-2"
    assert {row["witness"] for row in found.values()} == {""}


def test_two_witnesses_of_one_origin_are_no_person_beside_a_machine(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "three_party", choice="1")
    witnesses = [
        RoomSeat("witness_1", f"sub-{who}_ses-1_study-g", False, "human", who)
        for who in ("P-2", "P-3")
    ]
    write_room(data, person("interrogator", recorder, "P-1"), *witnesses)
    verdict = rows(load(data))["machine_side"]
    assert (verdict["truth"], verdict["agent"], verdict["witness"]) == (None, "", "")


def test_the_code_of_a_witness_who_withdrew_is_gone_from_verdicts(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "three_party", choice="1")
    witness = RoomSeat("witness_2", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    path = write_room(data, person("interrogator", recorder, "P-1"), MACHINE, witness)
    path.write_bytes(without(path, lambda name: name.participant == "P-2"))
    verdict = rows(load(data))["machine_side"]
    assert (verdict["truth"], verdict["agent"], verdict["witness"]) == ("1", "Victor", "")


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


@pytest.mark.damages_journals
def test_a_damaged_room_and_strange_names_tell_nothing(tmp_path):
    data, _ = tmp_path / "data", play(tmp_path)
    path = write_room(data, MACHINE)
    path.write_text('{"seq": 0, "kind": "opened", "seats": [{"role": 1}]}\n', "utf-8")
    found = load(data)
    assert rows(found)["origin"]["truth"] is None
    assert found.problems


@pytest.mark.damages_journals
def test_no_one_learns_the_truth_of_a_sealed_study_from_its_rooms(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path)
    write_room(data, person("interrogator", recorder, "P-1"), MACHINE)
    lines = recorder.path.read_text("utf-8").splitlines()
    opened = json.loads(lines[0]) | {"sealed": True, "seal": "abc"}
    recorder.path.write_text("\n".join([json.dumps(opened), *lines[1:]]) + "\n", "utf-8")
    verdict = rows(load(data))["origin"]
    assert (verdict["truth"], verdict["origin"], verdict["composition"]) == (None, "", "")


def write_talk(data, game, said, *seats, **rules):
    """A room's journal with these messages: who writes, and into which threads."""
    (data / ROOMS).mkdir(parents=True, exist_ok=True)
    opened = {"id": "room-1", "game": f"play-{game}", "seats": [asdict(seat) for seat in seats]}
    lines = [
        Entry("said", AT, 1_000.0 * at, {"seat": seat, "text": "a b", "threads": threads})
        for at, (seat, threads) in enumerate(said, 1)
    ]
    with Journal.create(data / ROOMS / "room-1.jsonl") as journal:
        journal.append(Entry("opened", AT, 0.0, opened | {"rules": rules}), *lines)
        journal.append(Entry("ended", AT, 90_000.0, {"why": "complete"}))
    return data / ROOMS / "room-1.jsonl"


def length(data):
    verdict = rows(load(data))["machine_side"]
    return verdict["length"], verdict["length_of"]


@pytest.mark.parametrize("questions", [1, 5, 20])
@pytest.mark.parametrize(("game", "role"), [("trio", "judge"), ("three_party", "interrogator")])
def test_a_question_to_two_witnesses_and_their_answers_are_one_exchange(
    tmp_path, game, role, questions
):
    data, recorder = tmp_path / "data", play(tmp_path, game, role=role, choice="1")
    seats = (person(role, recorder, "P-1"), MACHINE, MACHINE)
    path = write_talk(data, game, [(0, [0, 1]), (2, [1]), (1, [0])] * questions, *seats)
    assert length(data) == (questions, "exchanges")
    assert played_room(path).messages == 3 * questions


def test_questions_to_one_witness_each_count_for_the_one_who_got_more(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "three_party", choice="1")
    seats = (person("interrogator", recorder, "P-1"), MACHINE, MACHINE)
    said = [(0, [0]), (1, [0]), (0, [0]), (0, [1]), (1, [0]), (2, [1])]
    write_talk(data, "three_party", said, *seats)
    assert length(data) == (2, "exchanges")


def test_messages_in_a_row_are_one_question_and_the_witness_may_begin(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "burst")
    said = [(at, [0]) for at in (1, 0, 0, 1, 1, 0, 1, 0, 0, 0)]
    path = write_talk(data, "burst", said, person("interrogator", recorder, "P-1"), MACHINE)
    verdict = rows(load(data))["origin"]
    assert (verdict["length"], verdict["length_of"]) == (3, "exchanges")
    room = played_room(path)
    assert (room.messages, room.words, room.minutes) == (10, 20, 1.5)


def test_where_everyone_writes_to_everyone_messages_count(tmp_path):
    data, recorder = tmp_path / "data", play(tmp_path, "game", role="player_1", choice="1")
    other = RoomSeat("player_3", "sub-P-2_ses-1_study-g", False, "human", "P-2")
    seats = (person("player_1", recorder, "P-1"), replace(MACHINE, role="player_2"), other)
    write_talk(data, "game", [(at % 3, [0]) for at in range(7)], *seats)
    assert length(data) == (7, "messages")


def test_a_game_takes_no_longer_than_its_limit_and_words_that_are_gone_are_not_counted(tmp_path):
    recorder = play(tmp_path)
    seats = (
        person("interrogator", recorder, "P-1"),
        RoomSeat("witness", GONE, False, "human", ""),
    )
    path = write_talk(tmp_path, "witness", [(0, [0]), (1, [0])], *seats, minutes=1.25)
    assert played_room(path).minutes == 1.25
    assert played_room(path).words is None


def test_a_game_with_stand_ins_that_counts_is_excluded_by_a_rule_that_says_so(tmp_path):
    play(tmp_path)
    assert "stand_ins" not in {rule.kind for rule in load(tmp_path / "data").rules["g"]}
    rehearsed = play(tmp_path, participant="P-2", room="local-0badcafe")
    play(tmp_path, participant="P-3", room="local-12345678", pilot=True)
    table = load(tmp_path / "data")
    out = table.responses[table.responses["excluded"] != ""]
    assert set(out["participant"]) == {"P-2"}
    assert set(out["excluded"]) == {"stand_ins"}
    assert {"origin", "confidence", "room"} <= set(out["question"])
    (listed,) = table.exclusions.to_dict("records")
    assert (listed["session"], listed["scope"]) == (rehearsed.path.stem, "trial")
    assert listed["reason"] == "The partner in local-0badcafe was simulated by the program."
    for told, pilots in (((), False), (None, True)):
        folder = FolderTable(tmp_path / "data", rules=told, pilots=pilots)
        folder.refresh()
        excluded = folder.table().responses.groupby("participant", observed=True)["excluded"]
        assert excluded.apply(lambda of: set(map(str, of))).to_dict() == (
            {"P-3": {""}} if pilots else {"P-1": {""}, "P-2": {"stand_ins"}}
        )


def test_check_names_sessions_whose_partners_were_stand_ins(tmp_path):
    play(tmp_path)
    rehearsed = play(tmp_path, participant="P-2", room="local-0badcafe").path
    play(tmp_path, participant="P-3", room="local-12345678", pilot=True)
    data = tmp_path / "data"
    told = [one for one in problems([data, data / "pilot"]) if "simulated" in one.message]
    assert [(one.file, one.severity) for one in told] == [(rehearsed.name, Severity.WARNING)]
    assert "in 1 room: local-0badcafe." in told[0].message
    assert read_journal(rehearsed).lines[told[0].line - 1]["choice"] == "local-0badcafe"


def test_a_collected_conversation_with_a_stand_in_is_known_by_its_number():
    assert stand_in_room(conversations.ROOM, "pilot-2") == "pilot-2"
    assert not stand_in_room(conversations.ROOM, "a9f2")
