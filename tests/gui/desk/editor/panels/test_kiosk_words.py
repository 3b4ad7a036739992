"""What the kiosk says by itself is shown in the language of the desk, and written nowhere."""

import pytest

from tests.gui.desk.editor.panels.conftest import retype
from tests.gui.desk.editor.panels.test_forms import titles
from turingdesk.gui import translation
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.setting import kiosk_words
from turingdesk.gui.desk.editor.panels.study import StudyPanel
from turingdesk.gui.translation import Voice


@pytest.fixture
def german(monkeypatch):
    monkeypatch.setitem(translation._voices, "program", Voice("de"))


def test_it_is_said_as_the_kiosk_says_it(german):
    assert kiosk_words("A human") == "Mensch"
    assert kiosk_words("Words of a study") == "Words of a study"


def test_what_a_study_leaves_to_the_kiosk_is_shown_in_german_and_not_written(
    qtbot, panel, draft, german
):
    before = draft.toml.text()
    study = panel(StudyPanel)
    fields = {field.keys: field for field in study.findChildren(BoundField)}
    human = fields["origins", "human"].input.line
    assert human.text() == "Mensch"
    retype(qtbot, human, "Jemand")
    study.commit()
    assert draft.toml.get("origins") == {"human": "Jemand"}
    retype(qtbot, human, "Mensch")
    study.commit()
    assert draft.toml.text() == before


def test_a_preset_is_listed_in_german(panel, draft, german):
    forms = panel(FormsPanel)
    age = forms.fields.sheet.field("text").input.line.text()
    assert age == kiosk_words("How old are you, in years?") != "How old are you, in years?"
    assert titles(forms.fields)[0] == f"1  {age}"
    assert "text" not in draft.toml.get("form", 0, "field", 0)
