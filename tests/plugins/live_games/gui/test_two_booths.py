"""Two real kiosks play through a real desk; one of them is killed in the middle."""

import pytest

from tests.net.lab import desk_with, missing
from tests.packages import without_consent
from tests.plugins.live_games.gui.kiosk.two_booths import begun, wait
from turingdesk.plugins.live_games.room_states import RoomPhase, RoomsFolder
from turingdesk.table.table import load

GAME = """
id = "games"
title = "Who is human?"
[[block]]
task = "play-witness"
trials = 1
"""


@pytest.mark.slow
def test_two_kiosks_play_through_a_desk_although_one_is_killed(tmp_path):
    study = tmp_path / "games"
    study.mkdir()
    (study / "study.toml").write_text(without_consent(GAME), "utf-8")
    with desk_with(tmp_path, "Booth 1", "Booth 2") as (desk, *known):
        one, other = begun(study, tmp_path, known)
        wait(lambda: len(other.texts()) >= 2)
        other.process.kill()
        other.process.wait()
        other.start("--resume", every_ms=300)
        for booth in (one, other):
            assert booth.process.wait(90) == 0
        wait(lambda: not missing(one.data, desk.data) and not missing(other.data, desk.data))
        assert one.texts() == other.texts(), "each kiosk has all messages of both"
        (room,) = RoomsFolder(desk.data).read()
        assert [said.text for said in room.messages] == one.texts()
        assert room.phase is RoomPhase.COMPLETE
        responses = load(desk.data).responses
        (verdict,) = responses[responses["question"] == "origin"].to_dict("records")
        assert (verdict["choice"], verdict["truth"], verdict["correct"]) == (
            *("machine", "human"),
            False,
        )
        for booth in (one, other):
            journals = "".join(path.read_text("utf-8") for path in booth.data.glob("sub-*.jsonl"))
            assert '"truth"' not in journals
