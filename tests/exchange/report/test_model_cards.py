"""The short description of each machine in a report."""

from dataclasses import replace

from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.model_cards import model_cards
from turingdesk.exchange.report.pieces import Facts

AGENTS = {
    "git": {"title": "Generative <b>", "model": "git-base", "release_date": "2022-05"},
    "blip": {"temperature": "0.7"},
    "never judged": {"model": "x"},
}


def test_each_machine_that_is_known_has_a_card(found, folder):
    known = replace(found, table=found.table.with_agents({"small": AGENTS}))
    blip, git = model_cards(known)
    assert blip.rows[:2] == (("Machine", "blip"), ("Temperature", "0.7"))
    assert git.rows[:3] == (
        ("Machine", "Generative <b> (git)"),
        ("Model", "git-base"),
        ("Release date", "2022-05"),
    )
    (row,) = [one for one in found.overview["agents"] if one["agent"] == "git"]
    task, said = git.rows[3]
    assert task == "Image descriptions"
    assert said == f"judged machine: {row['p_mm']:.2f} ({row['n']} verdicts)"
    section = next(one for one in content(known, folder).sections if one.name == "machines")
    assert section.is_appendix
    assert all(isinstance(one, Facts) for one in section.pieces)


def test_a_card_has_the_detectability_where_there_is_an_interval(found):
    told = {"task": "words", "agent": "git", "n": 1, "p_mm": 0.5, "detectability": 0.6}
    overview = {**found.overview, "agents": [told | {"ci_low": 0.41, "ci_high": 0.79}]}
    table = found.table.with_agents({"small": AGENTS})
    (card,) = model_cards(replace(found, table=table, overview=overview))
    assert card.rows[-1] == (
        "Word associations",
        "judged machine: 0.50 (1 verdict); detectability 0.60, 95% CI [0.41, 0.79]",
    )


def test_without_agents_there_are_no_cards(found, report):
    assert not [*model_cards(found)]
    assert "machines" not in [one.name for one in report.sections]
