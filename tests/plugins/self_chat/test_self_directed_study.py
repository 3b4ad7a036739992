"""The whole way of a study of self-directed chats, from a person's chats to pass rates.

A chat that someone exported becomes a history, a model continues it with itself, people talk with
the model at real kiosks and with each other, and simulated judges tell the conversations apart.
"""

import json
import shutil

import pytest
import tomlkit

from tests.net.lab import desk_with, missing
from tests.plugins.live_games.gui.kiosk.two_booths import Booth, wait
from turingdesk.analysis import message_words, passrate
from turingdesk.analysis._sample import with_further
from turingdesk.cli import main
from turingdesk.editing.new_study import new_study
from turingdesk.plugins.live_games.room_states import RoomPhase, RoomsFolder
from turingdesk.plugins.self_chat.chat_runner import in_history
from turingdesk.plugins.self_chat.history import read_history, turns
from turingdesk.study.package import open_package
from turingdesk.system import paths
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.table import load

TEMPLATE = paths.resources() / "templates" / "self-directed"
TURNS = 2  #: with a person
#: At a desk with machines, one who waits alone soon meets one; without, people meet at once.
QUICK = {"listen_s": 0.2, "quiet_s": 0.5, "own_delay": "0.01 n, at most 0.1"}
QUICK |= {"machine_share": 0.001, "wait_s": 2.0, "wait_mean_s": 0.0, "wait_spread_s": 0.0}
EXPORT = """\
12/03/2024, 10:3{minute} - Charles Babbage: is it still raining over there {minute}
12/03/2024, 10:3{minute} - Ada Lovelace: only on my side of the street {minute}
12/03/2024, 10:3{minute} - Ada Lovelace: of course
"""


def run(capsys, *words):
    assert main([str(word) for word in words]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_the_template_comes_with_what_the_commands_write(tmp_path, capsys):
    for kind in ("burst", "ping-pong"):
        words = ("self-chat", TEMPLATE / "history.jsonl", "--model", "scripted", "--json")
        words += ("--person", "a student", "--format", kind, "--data", tmp_path)
        done = json.loads(run(capsys, *words))
        assert (done["turns"], len(done["topics"]), done["sent"]) == (100, 10, 0)
        assert len(turns(read_history(tmp_path / done["messages"]))) == 100
        for key, name in (("prompt", kind), ("history_prompt", f"{kind}-history")):
            written = (tmp_path / done[key]).read_bytes()
            assert written == (TEMPLATE / "prompts" / f"{name}.txt").read_bytes()


def test_none_of_the_25_topics_is_in_the_history(tmp_path):
    new_study("self-directed", tmp_path / "study")
    burst, ping_pong = open_package(tmp_path / "study").study.blocks
    topics = {*burst.show.topics, *ping_pong.show.topics}
    assert (len(burst.show.topics), len(ping_pong.show.topics), len(topics)) == (15, 10, 25)
    assert in_history([*topics], read_history(TEMPLATE / "history.jsonl")) == {}


def quick_study(folder, prompts):
    """The template for one topic, with the block of bursts alone and games of few seconds."""
    new_study("self-directed", folder)
    (folder / "texts" / "consent.md").unlink()
    for path, name in zip(prompts, ("burst", "burst-history"), strict=True):
        shutil.copyfile(path, folder / "prompts" / f"{name}.txt")
    toml = tomlkit.parse((folder / "study.toml").read_text("utf-8"))
    burst = toml["block"].unwrap()[0]
    show = burst["show"] | {"topics": ["Painting"], "exchanges": [TURNS], **QUICK}
    toml["block"] = [burst | {"trials": 2, "show": show}]
    toml["form"] = []
    toml.pop("demonstration", None)  # its participants count
    toml["consent"] = {"not_needed": "Nobody takes part"}
    (folder / "study.toml").write_text(tomlkit.dumps(toml), "utf-8")
    rows = (folder / "agents.csv").read_text("utf-8").splitlines()
    (folder / "agents.csv").write_text("\n".join(r for r in rows if "ping" not in r), "utf-8")


def judged(capsys, data, folder):
    """What simulated judges say of pairs made of the games."""
    run(capsys, "import", "live-games", data, "--task", "pairs", "-o", folder / "judging")
    package = open_package(folder / "judging")
    assert [len(form.questions) for form in package.study.forms] == [5, 1]
    (block,) = package.study.blocks
    assert (block.task, block.trials, block.show.subject) == ("pairs", 1, "B")
    words = ("--judge", "skilled", "--judges", "12", "--data", folder / "judged")
    run(capsys, "simulate", folder / "judging", *words)
    return with_texts(load(folder / "judged"), [folder / "judging"])[0]


def played(booths):
    """Sessions at several kiosks at once, to their ends."""
    for booth in booths:
        booth.start(every_ms=100)
    for booth in booths:
        assert booth.process.wait(240) == 0


@pytest.mark.slow
def test_from_a_persons_chats_to_pass_rates(tmp_path, capsys):
    chat, history = tmp_path / "chat.txt", tmp_path / "history.jsonl"
    chat.write_text("".join(EXPORT.format(minute=at) for at in range(9)), "utf-8")
    run(capsys, "chat-history", chat, "--person", "Ada Lovelace", "-o", history)
    words = ("--model", "scripted", "--data", tmp_path / "chats", "--json")
    written = json.loads(run(capsys, "self-chat", history, *words))
    study = tmp_path / "study"
    quick_study(study, (written["prompt"], written["history_prompt"]))
    with desk_with(tmp_path, "A", "B", "C") as (desk, *known):
        names = ("anna", "ben", "carl")
        anna, ben, carl = (
            Booth(study, tmp_path, name, paired) for name, paired in zip(names, known, strict=True)
        )
        played([ben, carl])  # two who meet each other
        desk.stop()
        desk.start("--collection", study)
        played([anna])  # one alone meets machines
        wait(lambda: not any(missing(one.data, desk.data) for one in (anna, ben, carl)))
        rooms = RoomsFolder(desk.data).read()
    assert {room.phase for room in rooms} == {RoomPhase.COMPLETE}
    assert any(not any(one.is_machine for one in room.players) for room in rooms)
    by_machine = {one.agent: room for room in rooms for one in room.players if one.is_machine}
    assert set(by_machine) == {"heron", "osprey"}
    texts = {one.text for one in read_history(history)}
    for room in by_machine.values():
        said = {message.text for message in room.messages if message.seat == 1}
        assert said
        assert said <= texts, "a script says only what the person wrote"
    table = judged(capsys, desk.data, tmp_path)
    responses = with_further(table.responses, table)
    rates = passrate.compute(responses)
    lengths = {("script", TURNS), ("script", 100 + TURNS)}
    assert {(row.agent, row.turns) for row in rates.itertuples()} == lengths
    assert (rates["pairs"].sum(), rates["n"].sum()) == (2, 12)
    words = message_words.compute(responses)
    assert {(row.agent, row.turns) for row in words.itertuples()} == lengths
    assert words["difference"].notna().all()
