"""The study as a whole: what only a collection has, or only a study that judges."""

from turingdesk.core.setting import settings_of
from turingdesk.core.study import Cleaning
from turingdesk.editing.draft import Draft
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.gui.desk.editor.panels.study import StudyPanel
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.study.package import read_package


def cleaning(panel):
    fields = panel.findChildren(BoundField)
    return {f.setting.name: f for f in fields if f.setting.keys[0] == "cleaning"}


def test_a_study_that_judges_has_no_cleaning(panel):
    assert cleaning(panel(StudyPanel)) == {}


def test_the_rules_of_cleaning_are_settings_of_a_collection_of_words(qtbot, state, tmp_path):
    new_study("collect-words", tmp_path / "words")
    draft = Draft.open(tmp_path / "words")
    panel = StudyPanel(draft, state)
    qtbot.addWidget(panel)
    fields = cleaning(panel)
    assert list(fields) == [one.name for one in settings_of(Cleaning)]
    fields["typos"].input.target().click()
    panel.commit()
    assert draft.toml.get("cleaning", "typos") is False
    draft.save()
    study = read_package(tmp_path / "words").package.study
    assert study.cleaning == Cleaning(typos=False)


def test_a_collection_has_no_names_of_two_answers(panel, qtbot, state, tmp_path):
    def named(made):
        return [f for f in made.findChildren(BoundField) if f.setting.keys[0] == "origins"]

    assert len(named(panel(StudyPanel))) == 2
    new_study("collect-captions", tmp_path / "captions")
    made = StudyPanel(Draft.open(tmp_path / "captions"), state)
    qtbot.addWidget(made)
    assert named(made) == []
    made.refresh()
    made.show()
    shown = [card.title.text() for card in made.findChildren(Card) if card.isVisible()]
    assert "Study" in shown
    assert "Names of the two answers" not in shown
