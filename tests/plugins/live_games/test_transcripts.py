"""Live games as files: transcripts, and studies in which others judge them."""

import json

import pytest

from tests.plugins.live_games.games_study import games_package
from tests.room_journals import ASKED, machine, person, write_room, write_rooms, write_turing_games
from turingdesk.core.errors import BadSource, CannotExport
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.journal.game_notes import write_game_note
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.live_games.transcripts import export_transcripts
from turingdesk.presenters.importing import ImportRun
from turingdesk.study.package import open_package


def lines(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_each_game_is_a_line_with_what_was_said_and_decided(tmp_path):
    write_rooms(tmp_path)
    counts = export_transcripts(tmp_path, tmp_path / "games.jsonl")
    assert list(counts.sentences) == ["3 games with 10 messages written."]
    one, two, three = lines(tmp_path / "games.jsonl")
    assert one["seats"] == [
        {"role": "interrogator", "origin": "human", "agent": "P-001"},
        {"role": "witness", "origin": "machine", "agent": "Heron"},
    ]
    assert [said["text"] for said in one["messages"]][:2] == [text for _, text, _ in ASKED]
    assert one["verdicts"][0]["answers"]["origin"] == "human"
    assert two["threads"] == [[0, 1], [0, 2]]
    assert [event["kind"] for event in three["events"]] == ["report", "ended"]
    assert not {"people", "booth-0"} & set(json.dumps(one).split('"'))


@pytest.mark.damages_journals
def test_pilots_and_damaged_journals_are_counted_and_sealed_ones_tell_no_one(tmp_path):
    seats = [person("interrogator", "P-1"), machine("witness", "Heron")]
    write_room(tmp_path, "s", "witness", seats, ASKED, sealed=True)
    write_room(tmp_path, "p", "witness", seats, ASKED, pilot=True)
    (tmp_path / "rooms" / "x.jsonl").write_text("{\n")
    counts = export_transcripts(tmp_path, tmp_path / "games.jsonl")
    assert (counts.rooms, counts.pilots, counts.sealed, counts.damaged) == (1, 1, 1, 1)
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    assert "Heron" not in text
    assert '"machine"' not in text


def test_notes_are_exported_without_who_wrote_them(tmp_path):
    write_rooms(tmp_path)
    at = "2026-11-21T10:00:00.000Z"
    write_game_note(tmp_path, "a1", "Guessed <b>early</b>.", "Ada Example", at)
    export_transcripts(tmp_path, tmp_path / "games.jsonl")
    one, two, three = lines(tmp_path / "games.jsonl")
    assert one["notes"] == [{"at": at, "text": "Guessed <b>early</b>."}]
    assert two["notes"] == three["notes"] == []
    assert "Ada" not in (tmp_path / "games.jsonl").read_text("utf-8")


def test_a_folder_without_games_leaves_no_file(tmp_path):
    with pytest.raises(CannotExport, match="no live games"):
        export_transcripts(tmp_path, tmp_path / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


PAIRS_ONLY = ImportOptions(task="pairs")
ALONE = [person("interrogator", "P-1"), machine("witness", "Heron")]
HELLO = [(0, "hello there", (0,)), (1, "hi", (0,)), (0, "how are you?", (0,)), (1, "ok", (0,))]
HELLO += [
    (0, "hello", (1,)),
    (2, "Greetings!", (1,)),
    (0, "how are you?", (1,)),
    (2, "Fine.", (1,)),
]
OVER = ("ended", {"why": "complete"})


@pytest.fixture
def played(tmp_path):
    """Ten games of two witnesses, each with another interrogator."""
    for number in range(10):
        seats = [
            person("interrogator", f"P-{number}"),
            person("witness_1", f"Q-{number}"),
            machine("witness_2", "Ibis"),
        ]
        write_room(tmp_path / "data", f"r{number}", "three_party", seats, HELLO, OVER)
    return tmp_path / "data"


def test_games_become_conversations_and_pairs_to_be_judged(played, tmp_path):
    report = IMPORTERS["live_games"].read([played], tmp_path / "study")
    assert (report.read, report.left_out) == (10, {})
    package = open_package(tmp_path / "study")
    tasks = {block.task: package.stimuli[block.table] for block in package.study.blocks}
    assert {name: len(rows) for name, rows in tasks.items()} == {"conversations": 20, "pairs": 10}
    agents = {maker.agent for row in tasks["conversations"] for maker in row.makers.values()}
    assert "Ibis" in agents
    assert not any(agent.startswith(("P-", "Q-")) for agent in agents)
    compositions = {row.composition for row in tasks["conversations"]}
    assert compositions == {"HH", "HM"}
    assert {row.composition for row in tasks["pairs"]} == {"HM"}


def test_conversations_on_one_topic_are_paired_across_rooms(tmp_path):
    people = [person("interrogator", "P-1"), person("witness", "Q-1")]
    models = [person("interrogator", "P-2"), machine("witness", "Heron")]
    rooms = {"h1": people, "h2": people, "m1": models, "m2": models, "m3": models, "m4": models}
    for number, (room, seats) in enumerate(rooms.items()):
        drawn = {"exchanges": 0, "condition": "", "topic": "Tea" if room != "m4" else "Rain"}
        said = [(at % 2, f"{room} says {at}", (0,)) for at in range(4)]
        write_room(tmp_path, room, "witness", seats, said, OVER, drawn=drawn, began=number)
    IMPORTERS["live_games"].read([tmp_path], tmp_path / "study")
    package = open_package(tmp_path / "study")
    pairs = package.stimuli[next(one.table for one in package.study.blocks if one.task == "pairs")]
    machines = [row.content.left.turns[0].text.split()[0] for row in pairs]
    others = [row.content.right.turns[0].text.split()[0] for row in pairs]
    assert sorted(machines) == ["m1", "m2", "m3"]  # no one talked with a human about rain
    assert sorted(others) == ["h1", "h1", "h2"]
    assert {row.makers["1"].origin for row in pairs} == {"machine"}


def test_pairs_alone_become_a_questionnaire_with_a_block_for_each_block_of_games(tmp_path):
    people = [person("interrogator", "P-1"), person("witness", "Q-1")]
    models = [person("interrogator", "P-2"), machine("witness", "Heron")]
    for number in range(16):
        block, topic = ("one", "two")[number % 2], ("Tea", "Rain", "Bees", "Ink")[number // 4]
        drawn = {"exchanges": 2, "condition": "", "topic": topic}
        said = [(at % 2, f"says {at}", (0,)) for at in range(6)]
        seats = people if number // 2 % 2 else models
        more = [("machine", {"seat": 1, "agent": "Heron", "about": {"model": "m", "notes": "x"}})]
        lines = [*(more if seats is models else []), OVER]
        write_room(
            tmp_path,
            *(f"r{number}", "witness", seats, said, *lines),
            drawn=drawn,
            block=block,
            began=number,
        )
    IMPORTERS["live_games"].read([tmp_path], tmp_path / "study", PAIRS_ONLY)
    package = open_package(tmp_path / "study")
    assert {one.id: one.trials for one in package.study.blocks} == {"one": 3, "two": 2}
    assert [one.practice for one in package.study.blocks] == [1, 0]
    for block in package.study.blocks:
        assert (block.show.of_show.lengths, block.show.of_show.unit) == ((2,), "turns")
        pairs = [one for one in package.stimuli[block.table] if not one.practice]
        assert sorted(one.prompt for one in pairs) == ["Bees", "Ink", "Rain", "Tea"]
    assert package.agents == {"Heron": {"model": "m", "notes": "x"}}


def test_conversations_that_were_decided_early_are_in_no_pair_and_counted(tmp_path):
    people = [person("interrogator", "P-1"), person("witness", "Q-1")]
    models = [person("interrogator", "P-2"), machine("witness", "Heron")]
    drawn = {"exchanges": 3, "condition": "", "topic": "Tea"}
    for number, (seats, messages) in enumerate(
        [(people, 6), (models, 6), (models, 5), (people, 4)]
    ):
        said = [(at % 2, f"says {at}", (0,)) for at in range(messages)]
        write_room(tmp_path, f"r{number}", "witness", seats, said, OVER, drawn=drawn, began=number)
    report = IMPORTERS["live_games"].read([tmp_path], tmp_path / "study", PAIRS_ONLY)
    assert sum(report.left_out.values()) == 2
    package = open_package(tmp_path / "study")
    pairs = [one for one in package.stimuli["pairs.csv"] if not one.practice]
    assert [len(one.content.left.turns) for one in pairs] == [6]


def test_games_without_a_pair_make_no_questionnaire_and_say_why(tmp_path):
    write_room(tmp_path, "a", "witness", ALONE, ASKED * 2, OVER)
    with pytest.raises(BadSource, match="1: a conversation without a complete counterpart"):
        IMPORTERS["live_games"].read([tmp_path], tmp_path / "study", PAIRS_ONLY)
    assert not (tmp_path / "study").exists()
    with pytest.raises(BadSource, match="conversations, pairs"):
        IMPORTERS["live_games"].read([tmp_path], tmp_path / "x", ImportOptions(task="words"))


def test_what_others_may_not_see_is_left_out_and_counted(played, tmp_path):
    seats = [person("interrogator", "P-1"), machine("witness", "Heron")]
    write_room(played, "s", "witness", seats, ASKED, OVER, sealed=True)
    write_room(played, "p", "witness", seats, ASKED, OVER, pilot=True)
    write_room(played, "o", "witness", seats, ASKED)
    write_turing_games(played, ("ww",))
    report = IMPORTERS["live_games"].read([played], tmp_path / "study")
    assert {str(why): n for why, n in report.left_out.items()} == {
        "the study is sealed": 1,
        "a pilot": 1,
        "the game isn't over": 1,
        "more than two speakers in one conversation": 1,
    }


def test_bursts_become_conversations_with_several_messages_in_a_row(tmp_path):
    seats = [person("interrogator", "P-1"), machine("witness", "Heron")]
    texts = ((0, "hi"), (0, "how are you?"), (1, "ok"), (1, "and you?"), (0, "fine"), (1, "good"))
    write_room(tmp_path, "b", "burst", seats, [(*one, (0,)) for one in texts], OVER, minutes=0)
    report = IMPORTERS["live_games"].read([tmp_path], tmp_path / "study")
    assert report.left_out == {}
    package = open_package(tmp_path / "study")
    (row,) = package.stimuli[package.study.blocks[0].table]
    assert [turn.speaker for turn in row.content.turns] == list("AABBAB")


def test_a_folder_without_games_makes_no_study(tmp_path):
    with pytest.raises(BadSource, match="no live games"):
        IMPORTERS["live_games"].read([tmp_path], tmp_path / "study")


def test_simulated_games_become_stimuli_and_transcripts_as_played_ones_do(tmp_path):
    data, out = tmp_path / "data", tmp_path / "study"
    simulate(games_package(tmp_path), data, [JUDGES["skilled"].make({})], 1)
    played = len(list((data / "rooms").iterdir()))
    assert export_transcripts(data, tmp_path / "games.jsonl").damaged == 0
    assert len(lines(tmp_path / "games.jsonl")) == played
    report = IMPORTERS["live_games"].read([data], out)
    assert (report.taken, report.left_out) == (played, {})
    assert {block.task for block in open_package(out).study.blocks} == {"conversations", "pairs"}


def test_a_look_ahead_has_the_first_rows(tmp_path):
    write_rooms(tmp_path / "played")
    run = ImportRun("live_games", [tmp_path / "played"], ImportOptions())
    (scratch := tmp_path / "scratch").mkdir()
    ahead = run.preview(scratch, lambda done, total: None)
    assert (ahead.report.is_preview, ahead.table) == (True, "conversations.jsonl")
    assert len(ahead.rows) == ahead.report.written["rows"]
    assert {*tmp_path.iterdir()} == {tmp_path / "played", scratch}
