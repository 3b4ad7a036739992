import pytest

from tests.analysis.judging import H, M, table, verdicts
from turingdesk.analysis.evidence import compute
from turingdesk.analysis.statistics.posterior import share


def test_guesses_speak_for_none_and_knowledge_for_a_difference():
    guesses = [(H, H, "p"), (H, M, "p"), (M, M, "git"), (M, H, "git")] * 30
    knows = [(H, H, "p"), (M, M, "git")] * 50 + guesses[:40]
    none, some = (
        compute(table(verdicts(*said)).drop(columns="participant")).set_index(["agent", "what"])
        for said in (guesses, knows)
    )
    key = ("(all)", "detectability")
    assert none.loc[key, "statistic"] < 0.3
    assert some.loc[key, "statistic"] > 100
    assert none.loc[key, "effect"] == pytest.approx(0.5)
    low = none.loc[("git", "success rate"), "ci_low"]
    assert low == pytest.approx(share(30, 60).low, abs=0.005)
