"""The machines of a study, ready to play: real agents, behind a real server."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from tests.language_models.lab import lab, started
from tests.plugins.live_games.games_study import games_package
from turingdesk.core.errors import TuringDeskError
from turingdesk.plugins.live_games.cast import cast, verdicts
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.room import Room, Said
from turingdesk.plugins.live_games.witnesses import witnesses
from turingdesk.study.package import open_package

__all__ = ["lab", "started"]

BEGAN = datetime(2026, 11, 24, 1, tzinfo=UTC)
PACING = Pacing(Random(1))
AGENTS = """\
id,kind,model,delay
Maple,openai,tiny,as-people-here
Zinc,openai,other,
"""


@pytest.fixture
def package(tmp_path):
    folder = games_package(tmp_path).folder
    (folder / "agents.csv").write_text(AGENTS, "utf-8")
    return open_package(folder)


@pytest.fixture
def ready(package, tmp_path, lab):
    lab.does(then="says:well")
    given = {"server": lab.url, "tries": 1}
    with cast(package, tmp_path / "data", witnesses(package, given), Random(1)) as ready:
        yield ready


def wanted(package, block, **rules):
    """What a booth wants that plays a block."""
    task = next(one.task for one in package.study.blocks if one.id == block)
    game = GAMES[task.removeprefix("play-")]
    return Wanted(package.hash, block, task, game.task.show(**rules), sitters=game.sitters)


def room(name, *machines, number=1):
    """A room with people in the other seats."""
    game = GAMES[name]
    seats = [Seat(role.name, f"s{at}") for at, role in enumerate(game.roles)]
    for at, code in enumerate(machines, 1):
        if code:
            seats[at] = replace(seats[at], who=code, machine=True)
    return Room(f"room{number}", game, game.task.show(), tuple(seats))


def test_machines_play_the_games_of_their_study(ready, package):
    assert ready.plays(wanted(package, "two"))
    assert not ready.plays(replace(wanted(package, "two"), study="other"))
    assert not ready.plays(replace(wanted(package, "two"), block="four"))


def test_a_machine_joins_as_the_same_person_after_a_restart(ready):
    here = room("witness", "Zinc")
    one, again = (
        ready.join(wanted(ready.package, "two"), here, 1, PACING, BEGAN) for _ in range(2)
    )
    assert (one.persona, one.seed) == (again.persona, again.seed)
    others = {
        ready.join(
            wanted(ready.package, "two"), room("witness", "Zinc", number=number), 1, PACING, BEGAN
        ).persona.name
        for number in range(20)
    }
    assert len(others) > 5
    assert one.next_message(0, 0.0).text == "well"
    with pytest.raises(TuringDeskError, match="no machine called Oak"):
        ready.join(wanted(ready.package, "two"), room("witness", "Oak"), 1, PACING, BEGAN)


def test_a_machine_takes_as_long_as_its_row_or_else_its_game_says(ready):
    pacing = Pacing(Random(1), rule="jones-2024-text")
    for _ in range(20):
        pacing.note(4, 77.0)
    drafts = [
        ready.join(
            wanted(ready.package, "two"), room("witness", name), 1, pacing, BEGAN
        ).next_message(0, 0.0)
        for name in ("Maple", "Zinc")
    ]
    assert drafts[0].delay_s == 77.0
    assert drafts[1].delay_s < 10


def test_verdicts_are_about_the_machines_of_a_room():
    two = room("witness", "Maple")
    assert [*verdicts(two)] == []
    two.verdicts[0] = {"origin": "human", "confidence": "80", "reason": ""}
    assert [*verdicts(two)] == [("Maple", 80.0, True)]
    two.verdicts[0] = {"origin": "machine"}
    assert [*verdicts(two)] == [("Maple", 100.0, False)]
    people = room("witness")
    people.verdicts[0] = {"origin": "machine", "confidence": "50"}
    assert [*verdicts(people)] == []
    right = room("three_party", "", "Zinc")
    right.verdicts[0] = {"machine_side": "1", "confidence": "50"}
    assert [*verdicts(right)] == [("Zinc", 50.0, True)], "the person was taken for the machine"
    right.verdicts[0] = {"machine_side": "2", "confidence": "50"}
    assert [*verdicts(right)] == [("Zinc", 50.0, False)]


def test_who_is_judged_human_plays_more_in_that_block_unless_all_play_equally(ready, package):
    for number in range(40):
        for name, verdict in (("Maple", "human"), ("Zinc", "machine")):
            here = room("witness", name, number=number)
            here.verdicts[0] = {"origin": verdict, "confidence": "100"}
            ready.count(wanted(package, "two"), here)
            ready.count(replace(wanted(package, "three"), pilot=True), here)
    assert {ready.choose(wanted(package, "two")) for _ in range(20)} == {"Maple"}
    assert "three" not in ready.choices, "pilots don't count"
    equally = wanted(package, "three", choose="equally")
    assert {ready.choose(equally) for _ in range(2)} == {"Maple", "Zinc"}


def test_a_machine_says_what_it_writes_to_whom(ready, lab):
    here = room("three_party", "", "Zinc")
    here.add(Said(0, "to the other one", 0.0, (0,)))
    here.add(Said(0, "to you", 1.0, (1,)))
    ready.join(wanted(ready.package, "three"), here, 2, PACING, BEGAN).next_message(1, 2.0)
    sent = lab.log[-1]["body"]["messages"]
    assert [one["content"] for one in sent[1:]] == ["to you"]
    assert "in two chats at once" in sent[0]["content"]
