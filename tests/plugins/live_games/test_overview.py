"""The Analysis page begins with what a study of games has."""

import pytest

from turingdesk.cli import main
from turingdesk.editing.new_study import new_study
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.analyst import Analyst


@pytest.mark.slow
def test_the_overview_of_a_game_begins_with_its_own_results(tmp_path):
    data = tmp_path / "data"
    new_study("turing-game", tmp_path / "game")
    assert main(["simulate", str(tmp_path / "game"), "--judges", "6", "--data", str(data)]) == 0
    found = Analyst(data).look(AnalysisQuery(chapter="overview"))
    assert [one.query.name for one in found.results] == ["turing_game"]
    assert found.overview is None  # a matrix would be empty
