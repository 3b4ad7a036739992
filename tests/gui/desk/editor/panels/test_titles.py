"""Every setting that lower floors declare has a title that can be translated."""

from dataclasses import fields

import pytest

from turingdesk.core.quality import KINDS
from turingdesk.gui.desk.editor.panels import block_settings
from turingdesk.gui.desk.editor.panels.rules import rule_settings
from turingdesk.gui.desk.editor.panels.setting import Takes
from turingdesk.gui.desk.editor.panels.titles import TITLES, WORDS, chosen, titled
from turingdesk.tasks import TASKS

_OWN = {"min_s", "what", "blocks"}  #: the panel of rules names them itself


@pytest.mark.release  # until then a title is made of the name, in English
@pytest.mark.parametrize("kind", list(KINDS))
def test_every_setting_of_every_rule_is_titled(kind):
    told = [one for one in fields(KINDS[kind]) if one.name not in _OWN]
    titles = [one.name for one in told if one.type != "bool"]
    assert {kind, *titles} <= set(TITLES)
    words = [o.value for s in rule_settings({"kind": kind}, [], [], []) for o in s.options]
    assert set(words) <= set(WORDS)


@pytest.mark.release
@pytest.mark.parametrize("task", list(TASKS))
def test_every_option_of_every_task_is_titled(task):
    made = [one for one in block_settings.show({"task": task}) if one.takes is not Takes.FLAG]
    assert {str(one.keys[-1]) for one in made} <= set(TITLES)
    assert {o.value for one in made for o in one.options} <= {*WORDS, *TASKS}


def test_a_title_is_the_name_as_people_write_it():
    for name, title in TITLES.items():
        assert title == name.removesuffix("_s").replace("_", " ").capitalize()
        assert titled(name) == title
    assert chosen("recorded") == "recorded"
    assert chosen("of_tomorrow") == "of_tomorrow"
