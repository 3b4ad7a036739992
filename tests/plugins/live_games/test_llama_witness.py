"""A witness that is a real llama.cpp server."""

from datetime import UTC, datetime
from random import Random

import pytest

from tests.llama import NAME, llama
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.test_cast import room, wanted
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.room import Drawn, Said
from turingdesk.plugins.live_games.witnesses import witnesses
from turingdesk.study.package import open_package

__all__ = ["llama"]

pytestmark = pytest.mark.slow  # the server takes seconds to start
BEGAN = datetime(2026, 11, 24, 1, tzinfo=UTC)


@pytest.mark.parametrize(("game", "block"), [("witness", "two"), ("trio", "judge")])
def test_it_takes_its_part_and_answers_in_a_chat(llama, tmp_path, game, block):
    folder = games_package(tmp_path).folder
    (folder / "agents.csv").write_text(f"id,kind,model,self_check\nZinc,openai,{NAME},yes\n")
    given = {"server": llama, "timeout": 60.0}
    package = open_package(folder)
    with cast(package, tmp_path / "data", witnesses(package, given), Random(1)) as ready:
        here = room(game, "Zinc")
        here.drawn = Drawn(5, "machine_deceives" if game == "trio" else "")
        player = ready.join(wanted(package, block), here, 1, Pacing(Random(1)), BEGAN)
        for number in range(3):
            here.add(Said(0, f"And then, number {number}?", 2.0 * number, (0,)))
            draft = player.next_message(0, 2.0 * number)
            assert draft.text
            assert draft.keys
            assert draft.delay_s > 1
            here.add(Said(1, draft.text, 2.0 * number + 1, (0,)))
    if game == "trio":
        assert player.persona.story
