"""Reasons by machine, and strategies by the number of the game, counted by hand."""

import pytest

from tests.plugins.coding.coded_texts import table
from turingdesk.analysis._sample import joined
from turingdesk.plugins.coding.analysis import reasons_by_machine, strategies_by_game
from turingdesk.plugins.coding.codings import TextPlace, coding_rows, save_codes

#: Session, step, truth, verdict, reason; the machine of each is in AGENTS.
ANSWERS = (
    ("s1", 1, "machine", "machine", "too formal"),
    ("s1", 2, "machine", "machine", "too formal, boring"),
    ("s1", 3, "machine", "human", "typos"),
    ("s1", 4, "human", "human", "funny"),
    ("s2", 1, "machine", "machine", "boring"),
    ("s2", 2, "machine", "human", "too formal for a machine"),
)
AGENTS = ("eliza", "eliza", "eliza", "p", "gpt", "gpt")
STRATEGIES = (["1a"], ["1a", "4c"], ["6a"], [], ["4c"], ["1a"])
CODES = (["1a"], ["1a", "3a"], ["1d"], ["3e"], ["3a"], ["1a"])


@pytest.fixture
def coded_texts(tmp_path):
    def code(scheme="reasons", given=CODES):
        for (session, step, *_), codes in zip(ANSWERS, given, strict=True):
            save_codes(tmp_path, scheme, "Ada", TextPlace(session, step, "reason", ""), codes)
        rows = table(ANSWERS, participant="", at="2026-11-20T10:00:00.000Z")
        agents = dict(zip([one[:2] for one in ANSWERS], AGENTS, strict=True))
        places = list(zip(rows["session"].astype(str), rows["step"], strict=True))
        rows["agent"] = [agents[one] for one in places]
        rows["participant"] = [f"P-{session[1:]}" for session, _ in places]
        return joined(rows, [coding_rows(tmp_path)])

    return code


def test_reasons_are_counted_for_each_machine(coded_texts):
    found = reasons_by_machine.compute(coded_texts())
    keys = zip(found["agent"], found["verdict"], found["code"], strict=True)
    assert dict(zip(keys, zip(found["texts"], found["n"], strict=True), strict=True)) == {
        ("eliza", "human", "1d"): (1, 1),
        ("eliza", "machine", "1a"): (2, 2),
        ("eliza", "machine", "3a"): (1, 2),
        ("gpt", "human", "1a"): (1, 1),
        ("gpt", "machine", "3a"): (1, 1),
    }
    eliza = found[(found["agent"] == "eliza") & (found["verdict"] == "machine")]
    assert eliza["code"].tolist() == ["1a", "3a"], "the top reason first"


def test_each_machine_has_a_figure_of_its_top_reasons(coded_texts):
    eliza, gpt = reasons_by_machine.figures(coded_texts())
    assert eliza.name == "reasons-reasons-eliza"
    assert len(eliza.x.categories) == 3
    said = {layer.name: list(layer.y) for layer in eliza.layers}
    assert said == {"judged human": [1.0], "judged machine": [1.0, 0.5]}
    assert "n = 3 texts" in eliza.caption
    assert "n = 2 texts" in gpt.caption


def test_strategies_have_the_mean_number_of_the_game(coded_texts):
    found = strategies_by_game.compute(coded_texts("strategies", STRATEGIES)).set_index("code")
    # 1a: P-1 in games 1 and 2, P-2 in game 2. 4c: P-1 in game 2, P-2 in game 1.
    assert found.loc["1a", ["texts", "judges", "game_index"]].tolist() == [3, 2, 1.75]
    assert found.loc["4c", ["texts", "judges", "game_index"]].tolist() == [2, 2, 1.5]
    assert found.loc["6a", "game_index"] == 3
    assert found.loc["1a", "ci_low"] < 1.75 < found.loc["1a", "ci_high"]
    assert found["game_index"].is_monotonic_increasing


def test_the_figure_runs_from_the_least_to_the_most_experienced(coded_texts):
    (figure,) = strategies_by_game.figures(coded_texts("strategies", STRATEGIES))
    (points,) = figure.layers
    assert list(points.y) == sorted(points.y)
    assert len(figure.x.categories) == 3


@pytest.mark.parametrize("analysis", [reasons_by_machine, strategies_by_game])
def test_without_codings_a_row_says_what_to_do(analysis):
    (row,) = analysis.compute(table()).to_dict("records")
    assert "Coding page" in row["note"]
    assert analysis.ANALYSIS.figures(table()) == ()
