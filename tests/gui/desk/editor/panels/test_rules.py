"""Rules by kind and in sets, and the planned analysis: chosen, never typed into a file."""

from dataclasses import fields

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.desk.editor.panels.conftest import click, pick, problems_of, retype
from tests.gui.desk.editor.panels.test_forms import add, titles
from turingdesk.analysis import ANALYSES
from turingdesk.core.quality import KINDS, sentence
from turingdesk.core.setting import Takes
from turingdesk.gui.desk.editor.panels.analysis import AnalysisPanel
from turingdesk.gui.desk.editor.panels.rules import (
    RulesPanel,
    about,
    rule_settings,
    title,
)
from turingdesk.gui.desk.widgets.controls import SPLIT_COLUMNS
from turingdesk.study.study_rules import rule_sets


@pytest.mark.parametrize("kind", list(KINDS))
def test_every_kind_has_its_sentence_and_a_field_for_each_setting(kind):
    made = rule_settings({"kind": kind}, (), (), ())
    names = {one.keys[0] for one in made}
    assert names == {one.name for one in fields(KINDS[kind])} - {"blocks"}
    assert all(one.about or one.takes is Takes.FLAG for one in made)
    assert about({"kind": kind}).startswith(sentence(KINDS[kind]))
    assert title({"kind": kind})


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", list(KINDS))
def test_every_kind_can_be_chosen(panel, draft, kind):
    rules = panel(RulesPanel)
    add(rules.rules, sentence(KINDS[kind]))
    assert draft.toml.get("rule") == [{"kind": kind}]


def test_a_rule_is_added_and_set(qtbot, panel, draft):
    rules = panel(RulesPanel)
    assert rules.rules.about.text() == (
        "The study has no rules of its own, only the limits above."
    )
    add(rules.rules, sentence(KINDS["controls_passed"]))
    assert draft.toml.get("rule") == [{"kind": "controls_passed"}]
    retype(qtbot, rules.rules.sheet.field("at_least").input.line, "15")
    retype(qtbot, rules.rules.sheet.field("of").input.line, "20")
    more = next(t for t in rules.rules.sheet.field("blocks").input.ticks if "more" in t.text())
    click(qtbot, more)
    rules.commit()
    assert draft.toml.get("rule", 0) == {
        "kind": "controls_passed",
        "at_least": 15,
        "of": 20,
        "blocks": ["more"],
    }
    rules.show_problems(problems_of(draft))
    assert "applies to controls" in rules.rules.note.text.text(), "neither block asks any here"


def test_the_menu_keeps_the_rules_of_published_studies_apart(panel):
    (published,) = (one for one in panel(RulesPanel).rules.list.add.menu().actions() if one.menu())
    offered = [action.text() for action in published.menu().actions()]
    assert "Image descriptions (Zhang et al.)" in offered
    assert len(offered) == len(rule_sets())


@pytest.mark.parametrize("width", [900, 700])
def test_a_new_rule_comes_into_sight(qtbot, panel, width):
    rules = panel(RulesPanel)
    rules.resize(width, 280)
    add(rules.rules, sentence(KINDS["incomplete"]))
    name = rules.rules.sheet.field("id").input
    qtbot.waitUntil(lambda: name.isAncestorOf(QApplication.focusWidget() or rules))
    qtbot.wait(100)  # what lays itself out later must not push it away
    assert name.visibleRegion().boundingRect() == name.rect()


def test_two_rules_of_a_kind_have_their_own_names(panel, draft):
    rules = panel(RulesPanel)
    for _ in range(2):
        add(rules.rules, sentence(KINDS["duplicate"]))
    assert [one.get("id") for one in draft.toml.get("rule")] == [None, "duplicate-2"]
    assert titles(rules.rules) == ["1  Duplicate", "2  Duplicate-2"]


def test_a_form_answer_is_chosen_among_the_fields_there_are(qtbot, panel, draft):
    rules = panel(RulesPanel)
    add(rules.rules, sentence(KINDS["form_answer"]))
    menu = rules.rules.sheet.field("field").input.menu
    pick(qtbot, menu, "glasses")
    assert draft.toml.get("rule", 0, "field") == "glasses"


def test_a_wrong_setting_is_told_at_its_field(qtbot, panel, draft):
    rules = panel(RulesPanel)
    add(rules.rules, sentence(KINDS["incomplete"]))
    retype(qtbot, rules.rules.sheet.field("share").input.line, "7")
    rules.commit()
    rules.show_problems(problems_of(draft))
    qtbot.waitUntil(rules.rules.sheet.field("share").note.isVisible)
    said = rules.rules.sheet.field("share").note.text.text()
    assert said.startswith("Error: 'Proportion' must be a number from 0 to 1, not 7.")  # no key
    assert "share" not in said
    assert "to fix" in titles(rules.rules)[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", list(rule_sets()))
def test_a_set_of_rules_is_used_by_its_name(panel, draft, name):
    rules = panel(RulesPanel)
    add(rules.rules, rule_sets()[name].title)
    assert draft.toml.get("rule") == [{"use": name}]
    assert rules.rules.about.text()
    assert [f.setting.keys for f in rules.rules.sheet.fields] == [("id",), ("blocks",)]


def test_what_the_file_says_and_nobody_knows_is_shown(panel, draft):
    draft.toml.add(("rule",), {"kind": "nonsense"})
    rules = panel(RulesPanel)
    assert titles(rules.rules) == ["1  Nonsense"]
    assert about({"use": "nobody"}) == ""
    assert title({"use": "nobody"}) == "Set: nobody"


def test_the_planned_analysis_is_chosen_and_written(qtbot, panel, draft):
    analysis = panel(AnalysisPanel)
    primary = analysis.sheet.field("analysis", "primary").input.menu
    offered = [primary.itemData(n) for n in range(primary.count())]
    assert offered == ["", *ANALYSES]
    pick(qtbot, primary, "Imitation detectability")
    task = analysis.sheet.field("analysis", "by").input.ticks[0]
    assert (task.text(), SPLIT_COLUMNS[0][0]) == ("Task", "task")
    click(qtbot, task)
    retype(qtbot, analysis.sheet.field("analysis", "margin").input.line, "0.1")
    qtbot.keyClicks(analysis.text.box, "Above chance.")
    analysis.commit()
    assert draft.toml.get("analysis") == {
        "primary": "detectability",
        "by": ["task"],
        "margin": 0.1,
        "text": "texts/analysis.md",
    }
    assert draft.text("texts/analysis.md") == "Above chance."
    retype(qtbot, analysis.text.box, "")
    analysis.commit()
    assert "text" not in draft.toml.get("analysis")


def limits(rules):
    """The limits that are in the panel, by block title."""
    return {one.setting.title: one.input.value() for one in rules.limits.fields}


def test_the_limit_of_a_block_stands_among_the_rules_and_is_turned_off_there(qtbot, panel, draft):
    rules = panel(RulesPanel)
    assert limits(rules) == {"Word associations": 2.5}
    retype(qtbot, rules.limits.fields[0].input.line, "0")
    rules.commit()
    rules.refresh()
    assert draft.toml.get("block", 0, "limits") is None, "this task has no usual limit"
    assert rules.rules.about.text() == "There are no rules. Every complete answer counts."
    assert limits(rules) == {}


def test_a_limit_that_only_the_task_has_stands_there_and_can_be_changed(qtbot, panel, draft):
    draft.toml.set(("block", 1, "task"), "captions")
    rules = panel(RulesPanel)
    assert limits(rules) == {"Word associations": 2.5, "Image descriptions (more)": 3.0}
    assert "The default for this task is 3" in rules.limits.fields[1].setting.about
    retype(qtbot, rules.limits.fields[1].input.line, "1.5")
    rules.commit()
    assert draft.toml.get("block", 1, "limits") == {"too_fast_s": 1.5}
    retype(qtbot, rules.limits.fields[1].input.line, "0")
    rules.commit()
    rules.refresh()
    assert draft.toml.get("block", 1, "limits") == {"too_fast_s": 0}
    assert limits(rules)["Image descriptions (more)"] == 0, "it can be turned on again"


def test_a_rule_of_the_study_on_speed_takes_the_place_of_the_limit(panel, draft):
    rules = panel(RulesPanel)
    draft.toml.add(("rule",), {"kind": "too_fast", "min_s": 1.0, "blocks": ["words"]})
    rules.refresh()
    assert limits(rules) == {}
    assert not rules.limits.isVisible()
