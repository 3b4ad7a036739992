"""Partners on this computer take part in pilots alone, and sessions with a desk need it again."""

import pytest

from tests.packages import STUDY, write
from tests.plugins.live_games.waiting_studies import ALONE, GAME, TALK, TOPICS
from turingdesk.core.errors import BadStudy, NotAllowed
from turingdesk.plugins.live_games.gui.live_steps._local_table import LocalTable
from turingdesk.plugins.live_games.gui.live_steps.conversations import LocalLine
from turingdesk.plugins.live_games.room_record import begin_room
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


@pytest.mark.parametrize("toml", [STUDY + GAME, STUDY + TALK])
def test_a_session_with_a_desk_does_not_continue_without_one(tmp_path, toml):
    package, data = open_package(write(tmp_path / "s", TOPICS, toml=toml)), tmp_path / "data"
    linked = SessionSetup("P-1", "Booth 1", is_linked=True)
    begun = SessionRecorder.begin(package, data, linked)
    begun.abandon()
    for way in (SessionRecorder.resume, SessionRecorder.restart):
        with pytest.raises(BadStudy, match=ALONE):
            way(package, data, SessionSetup("P-1", "Booth 1"), begun.path)
    SessionRecorder.resume(package, data, linked, begun.path).abandon()


def test_no_room_with_stand_ins_is_opened_for_a_session_that_counts(tmp_path):
    path = tmp_path / "rooms" / "local-1.jsonl"
    with pytest.raises(NotAllowed, match="Only pilot sessions and previews"):
        begin_room(path, {"id": "local-1", "pilot": False})
    assert not path.exists()
    begin_room(path, {"id": "local-1", "pilot": True}).close()


def test_stand_ins_play_in_pilots_alone(qtbot, tmp_path):
    for line in (LocalTable(None, tmp_path / "s.jsonl").chair, LocalLine()):
        line.open(lambda told: None)
        with pytest.raises(NotAllowed, match="Only pilot sessions and previews"):
            line.send({"say": "play", "pilot": False})
