import pytest

from tests.analysis.judging import H, M, lines, of_five, table
from turingdesk.analysis.baselines import compute, figures


@pytest.mark.slow
def test_paper_3s_witnesses_come_out_as_printed():
    """Humans 0.66 of 793 games, Dragon 0.497 of 855, Sierra 0.39 of 90 (Table 1, Section 3.1)."""
    said = [(H, H, "p")] * 523 + [(H, M, "p")] * 270
    said += [(M, H, "Dragon")] * 425 + [(M, M, "Dragon")] * 430
    said += [(M, H, "Sierra")] * 35 + [(M, M, "Sierra")] * 55
    found = compute(table(of_five(*said)))
    found = found[found["as_in"] != ""].set_index(["agent", "against"])
    assert found.loc[("Dragon", "humans"), "statistic"] == pytest.approx(-6.63, abs=0.005)
    assert found.loc[("Dragon", "50%"), "p"] == pytest.approx(0.864, abs=0.0005)
    assert found.loc[("Sierra", "50%"), "p"] == pytest.approx(0.036, abs=0.0011)
    assert found.loc[("Dragon", "50%"), "success"] == pytest.approx(0.497, abs=0.0005)
    (figure,) = figures(table(of_five(*said)))
    assert figure.x.categories == ("(humans)", "Dragon", "Sierra")
    assert figure.chance == 0.5


def test_two_judges_have_no_p_value_in_any_row():
    found = compute(table(lines(judges=2, each=20)))
    assert len(found) > 8
    assert found[["p", "p_holm", "statistic", "ci_low", "ci_high"]].isna().all(axis=None)
    assert (found["note"] != "").all()
