"""A conversation of two real kiosks is one collected answer, although one of them is killed."""

import pytest

from tests.net.lab import desk_with, missing
from tests.plugins.live_games.gui.kiosk.two_booths import MESSAGES, begun, study, wait
from turingdesk.core.conversation import from_lines
from turingdesk.study.package import open_package

answers = pytest.importorskip("turingdesk.plugins.collecting.answers")

__all__ = ["study"]


@pytest.mark.slow
def test_two_kiosks_talk_through_a_desk_although_one_is_killed(study, tmp_path):
    with desk_with(tmp_path, "Booth 1", "Booth 2") as (desk, *known):
        one, other = begun(study, tmp_path, known)
        wait(lambda: len(other.said()) >= 2)
        other.process.kill()
        other.process.wait()
        before = other.said()
        other.start("--resume")
        for booth in (one, other):
            assert booth.process.wait(90) == 0
        wait(lambda: not missing(one.data, desk.data) and not missing(other.data, desk.data))
        assert one.said() == other.said(), "each kiosk has all messages of both"
        assert other.said()[: len(before)] == before, "what was said before it was killed stays"
        package = open_package(study)
        (answer,) = answers.collected(package, [desk.data]).answers
        assert [maker.origin.value for maker in answer.makers] == ["human", "human"]
        turns = from_lines(answer.given["turns"])
        assert [(turn.speaker, turn.text) for turn in turns] == one.said()
        assert len(turns) == 2 * MESSAGES
