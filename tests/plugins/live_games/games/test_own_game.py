"""The game that studies/README.md shows, word by word."""

import re
from pathlib import Path

import pytest

from tests.shelf import on_the_shelf
from turingdesk.core.errors import NotAllowed
from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.live_games import games
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.room import Room
from turingdesk.study.check import check_study
from turingdesk.table.table import load

README = Path(__file__).resolve().parents[4] / "studies" / "README.md"
SHOWN = re.compile(
    r"^`turingdesk/plugins/live_games/games/group.py`:\n\n```python\n(.*?)^```$", re.M | re.S
)


@pytest.fixture
def group(tmp_path):
    (source,) = SHOWN.findall(README.read_text("utf-8"))
    assert source.count("\n") <= 40
    with on_the_shelf(tmp_path / "own", source, "group", games, [GAMES]):
        yield


def test_a_game_of_ones_own_checks_and_simulates(tmp_path, group):
    new_study("play-group", tmp_path / "study")
    checked = check_study(tmp_path / "study")
    assert not checked.errors
    assert checked.package.study.blocks[0].show.minutes == 3.0
    simulate(checked.package, tmp_path / "data", [JUDGES["coin"].make({})], 1)
    rows = load(tmp_path / "data").responses
    verdicts = rows[rows["role"] == "verdict"]
    assert len(verdicts) == checked.plan.trials
    assert set(verdicts["composition"]) <= {"HM", "MH"}
    assert verdicts["truth"].notna().all()


def test_everyone_in_it_reads_everyone_and_writes_at_any_time(group):
    game = GAMES["group"]
    seats = tuple(Seat(role.name, f"s{at}") for at, role in enumerate(game.roles))
    room = Room("r", game, game.task.show(), seats)
    for seat, number in ((1, 0), (1, 1), (0, 0), (2, 0)):
        room.add(room.message(seat, number, "hi", 1.0))
    assert [len(list(room.seen_by(seat))) for seat in range(3)] == [4, 4, 4]
    with pytest.raises(NotAllowed):
        room.message(1, 2, "too late", 181.0)
