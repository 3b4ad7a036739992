"""A machine talks with people at booths, and records its half."""

from random import Random

import pytest

from tests.answering.collected import collection, sit
from tests.net.lab import DeskHere
from tests.plugins.live_games.net.players import speaking
from turingdesk.agents._settings import agent_settings
from turingdesk.cli import main
from turingdesk.core.conversation import SPEAKERS
from turingdesk.core.errors import NotAllowed, TuringDeskError
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.live_games.lobby import Lobby
from turingdesk.plugins.live_games.net import rooms
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.partner import partners
from turingdesk.study.package import open_package

answers = pytest.importorskip("turingdesk.plugins.collecting.answers")

MESSAGES = 2
TOPICS = "id,topic\none,Books\ntwo,Music\n"


@pytest.fixture
def package(tmp_path):
    folder = collection(tmp_path / "c", TOPICS, "conversations", trials=1)
    with (folder / "study.toml").open("a") as file:
        file.write(f"[block.show]\nmessages = {MESSAGES}\n")
    return open_package(folder)


@pytest.fixture
def desk(tmp_path, package, monkeypatch):
    """A desk where everyone talks with ELIZA, which is quick."""
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with (
        DeskHere(tmp_path) as desk,
        partners(package, desk.data, agent_settings("eliza", {})) as machines,
    ):
        desk.rooms.machines = machines
        desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0.1, more_s=(0, 0))
        desk.rooms.new_pacing = lambda _: Pacing(Random(1), scale=0.001)
        yield desk


def talk(desk, tmp_path, package, name="p1", until=2 * MESSAGES):
    """What a participant and ELIZA say, and as whom the participant speaks."""
    with speaking(desk, tmp_path, name) as one:
        one.game |= {"study": package.hash, "block": "collect-conversations"}
        one.wait("linked")
        one.ask()
        letter = one.speaker
        for number in range(until):
            if SPEAKERS[number % 2] == letter:
                one.say(number // 2, "I need a holiday")
            one.wait("turn", number=number)
        if until == 2 * MESSAGES:
            one.wait("parted", why="complete")
        return one


def machine_journal(desk):
    desk.rooms.patience.away_s = 0
    deadline = 200
    while deadline:
        found = [read_journal(path) for path in desk.data.glob("sub-eliza-*.jsonl")]
        if found and found[0].closed:
            return found[0]
        deadline -= 1
        desk.call(_moment())
    raise AssertionError("the machine's session has no end")


async def _moment():
    import asyncio

    await asyncio.sleep(0.05)


def test_both_halves_of_a_conversation_with_a_machine_become_one(desk, tmp_path, package):
    one = talk(desk, tmp_path, package)
    journal = machine_journal(desk)
    assert journal.opened["judge"] == "agent:eliza"
    said = [line for line in journal.lines if line["kind"] == "said"]
    assert [line["text"] for line in said] == [text for _, text in one.turns]
    assert all("delay_s" in line for line in said if line["own"])
    given = {
        "turns": "\n".join(f"{SPEAKERS[n % 2]}: {text}" for n, text in one.turns),
        "topic": one.topic,
        "speaker": one.speaker,
        "conversation": one.room,
    }
    sit(package, desk.data, "p1", lambda _: given)
    (answer,) = answers.collected(package, [desk.data]).answers
    assert {maker.origin.value for maker in answer.makers} == {"human", "machine"}
    machine = next(maker for maker in answer.makers if maker.person is None)
    assert machine.agent == "eliza"
    assert answer.given["turns"] == given["turns"]


def test_a_participant_who_leaves_ends_the_machines_session_without_an_answer(
    desk, tmp_path, package
):
    talk(desk, tmp_path, package, until=1)
    journal = machine_journal(desk)
    assert not any(line["kind"] == "response" for line in journal.lines)
    assert journal.lines[-2]["unanswered"] == "the conversation ended early"


def test_another_collection_gets_people_only(desk, package):
    from turingdesk.plugins.live_games.lobby import Wanted

    machines = desk.rooms.machines
    assert machines.plays(Wanted(package.hash, "collect-conversations"))
    assert not machines.plays(Wanted("other", "collect-conversations"))


def test_an_agent_of_the_same_name_keeps_its_settings(package, tmp_path):
    first = agent_settings("eliza", {}, "one")
    data = tmp_path / "data"
    sit(package, data, "one-1", _half, "agent:one", settings={"fingerprint": "else"})
    with pytest.raises(NotAllowed, match="already answered with other settings"):
        partners(package, data, first).__enter__()


def _half(stimulus):
    turns = {"turns": "A: a\nB: b\nA: c\nB: d", "topic": "Books"}
    return {**turns, "speaker": "A", "conversation": "r"}


def test_agents_that_do_not_talk_are_named(package, tmp_path, capsys):
    with pytest.raises(TuringDeskError, match="mccq doesn't talk"):
        partners(package, tmp_path, agent_settings("mccq", {})).__enter__()
    words = ["host", "--data", str(tmp_path), "--collection", str(package.folder)]
    for wrong, told in (
        ([], "--collection needs --agent"),
        (["--agent", "eliza", "--set", "model=x"], "has no option"),
        (["--agent", "openai"], "needs --set model=MODEL"),
        (["--agent", "openai", "--set", "temperature=warm"], "is not a number"),
    ):
        with pytest.raises(SystemExit) as ended:
            main([*words, *wrong])
        assert ended.value.code == 2
        assert told in capsys.readouterr().err
