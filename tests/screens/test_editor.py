"""Every section of the editor and every way to a new study has its screen."""

from tests.screens.draw import SCREENS
from tests.screens.editor import EXAMPLE_RULES, PANELS
from turingdesk.gui.desk.editor.sections import SECTIONS
from turingdesk.study.study_rules import rule_sets


def test_every_section_has_its_screen():
    named = {section.name for section in SECTIONS} - {"media"}  # its screens are "pictures"
    assert {f"editor-{name}" for name in named} | {"editor-pictures"} <= set(SCREENS)


def test_every_way_to_a_new_study_has_its_screen():
    assert {"new-study", "new-study-table", "new-study-design", "new-study-empty"} <= set(PANELS)
    assert set(PANELS) <= set(SCREENS)


def test_the_rules_on_the_screens_are_rules_that_there_are():
    assert {rule["use"] for rule in EXAMPLE_RULES if "use" in rule} <= set(rule_sets())
