"""How duels end, counted by real trials."""

import pytest

from tests.plugins.duels.plans import SCRIPTED, plan
from turingdesk.analysis import turing_scores
from turingdesk.analysis._estimate import wilson
from turingdesk.plugins.duels.analysis.duel_outcomes import ANALYSIS, TITLES
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.table.table import load


@pytest.fixture(scope="module")
def responses(tmp_path_factory):
    """Scripts ask two questions, so that a single turn leaves no room for an answer."""
    folder = tmp_path_factory.mktemp("outcomes")
    for name, turns, trials in (("long", 40, 3), ("short", 1, 2)):
        text = SCRIPTED.replace('"dry"', f'"{name}"')
        file = plan(folder / name, text, max_turns=turns, trials=trials, replacements=0)
        run_duels(DuelRun(file, folder / "data"))
    return load(folder / "data").responses


def test_each_way_to_end_has_its_share_of_the_trials(responses):
    found = ANALYSIS.compute(responses)
    own = found[found["distinguisher"] == "ada"].set_index("outcome")
    assert own["n"].to_dict() == {"answered": 6, TITLES["no_answer"]: 4}
    assert set(own["of"]) == {10}
    row = own.loc[TITLES["no_answer"]]
    known = wilson(4, 10)
    assert (row["share"], row["ci_low"], row["ci_high"]) == (0.4, known.low, known.high)


def test_a_figure_shows_those_without_an_answer_and_the_matrix_says_how_many(responses):
    (figure,) = ANALYSIS.figures(responses)
    (layer,) = figure.layers
    assert (layer.name, layer.y) == (TITLES["no_answer"], [0.4, 0.4])
    assert "n = 20)" in figure.caption
    matrix = turing_scores.figures(responses)[0]
    assert "8 trials without an answer don't count." in matrix.caption
    answered = responses[responses["study"] == "long"]
    assert ANALYSIS.figures(answered) == ()
    assert "without an answer" not in turing_scores.figures(answered)[0].caption


def test_without_duels_it_says_so(responses):
    (note,) = ANALYSIS.compute(responses[:0])["note"]
    assert "there are no duels" in note
