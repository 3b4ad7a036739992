"""Templates of games run at once: they have no answers to fill in."""

from contextlib import closing

import pytest

from turingdesk.core.task import TASKS
from turingdesk.editing.new_study import new_study, templates
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.check import check_study
from turingdesk.table.table import load

#: How many games a participant of each plays, and how many participants are planned.
GAMES = {"jones-witness": (4, 60), "three-party": (8, 60), "zhang-trio": (2, 20)}
GAMES |= {"turing-game": (3, 100), "wu-burst": (2, 40), "self-directed": (5, 50)}


def test_there_is_a_template_of_every_design():
    assert {name for name, one in templates().items() if TASKS[one.task].plays} == {*GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_a_template_of_games_runs_as_a_pilot_and_simulates_at_once(tmp_path, name):
    new_study(name, tmp_path / "study")
    checked = check_study(tmp_path / "study")
    assert [p.file for p in checked.problems] == ["texts/consent.md"]
    assert [p.file for p in checked.pilot_only] == ["texts/consent.md"]
    study = checked.package.study
    assert (checked.plan.trials, checked.plan.participants) == GAMES[name]
    assert study.blocks[0].instructions
    assert "half of the answers" not in study.texts["debriefing"]
    pilot = SessionSetup("P-1", "Booth 1", pilot=True)
    with closing(SessionRecorder.begin(checked.package, tmp_path / "data", pilot)) as recorder:
        assert recorder.session.progress == (0, GAMES[name][0])
    simulate(checked.package, tmp_path / "data", [JUDGES["coin"].make({})], 1)
    table = load(tmp_path / "data")
    rows = table.responses[table.responses["role"] == "verdict"]
    assert len(rows) == GAMES[name][0]
    assert rows["correct"].notna().all()
    assert "yes" not in set(table.responses["choice"])
    assert table.problems == ()
