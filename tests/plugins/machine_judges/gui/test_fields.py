"""The fields of the dialog give back what was entered, and say what is missing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from turingdesk.core.setting import settings_of
from turingdesk.gui.desk.widgets.labeled_field import number, stacked
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.gui.fields import ModelFields, TrainedFields
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import USUAL, TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED


def test_a_field_is_known_by_the_name_above_it(qapp):
    field = QLineEdit()
    column = stacked("Server", field)
    named = column.itemAt(0).widget()
    assert isinstance(named, QLabel)
    assert named.buddy() is field
    assert field.accessibleName() == "Server"
    column.deleteLater()


def test_numbers_stay_in_their_range(qtbot):
    field = number(2, 100, 10)
    qtbot.addWidget(field)
    for key, end in ((Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageUp, 100)):
        for _ in range(10):
            qtbot.keyClick(field, key)
        assert field.value() == end


def test_all_features_are_offered_and_say_what_they_are(qtbot):
    fields = TrainedFields(TrainingSettings())
    qtbot.addWidget(fields)
    offered = [fields.features.itemData(n) for n in range(fields.features.count())]
    assert sorted(offered) == sorted([USUAL, *FEATURES])
    assert fields.chosen() == TrainingSettings()
    for place, name in list(enumerate(offered))[1:]:
        fields.features.setCurrentIndex(place)
        assert fields.about.text() == FEATURES[name].about
        assert {*FEATURES[name].options} <= {*fields.form.fields}


@pytest.mark.parametrize("kind", TRAINED)
def test_a_judge_takes_what_the_command_takes(qtbot, kind):
    fields = TrainedFields(TrainingSettings())
    qtbot.addWidget(fields)
    fields.show()
    fields.show_judge(kind)
    settings = {s.name for s in settings_of(TrainingSettings)} - {"features", "name"}
    options = {*TRAINED[kind].options, *TrainingSettings(kind).feature_options}
    assert {*fields.form.fields} == settings | options
    own = fields.form.fields["balanced"]
    assert not own.isVisible()
    qtbot.mouseClick(fields.form.form.fold.button, Qt.MouseButton.LeftButton)
    assert own.isVisible()
    qtbot.keyClick(own, Qt.Key.Key_Space)
    qtbot.keyClick(fields.form.fields["permutations"], Qt.Key.Key_Up)
    assert fields.chosen() == TrainingSettings(kind, options={"balanced": False}, permutations=0)
    fields.features.setCurrentIndex(fields.features.findData("ngrams"))
    assert fields.form.fields["balanced"].isVisible()  # what was unfolded stays so
    assert fields.chosen().options == {"balanced": False}


def test_a_file_is_only_told_for_features_that_need_one(qtbot):
    before = TrainingSettings(features="word_vectors", shaped_by={"file": "/vectors.txt"})
    fields = TrainedFields(before)
    qtbot.addWidget(fields)
    assert fields.chosen() == before
    fields.features.setCurrentIndex(0)
    assert fields.chosen() == TrainingSettings()
    assert fields.wrong() == ""


def test_a_server_of_embeddings_is_asked_for_with_its_model(qtbot):
    fields = TrainedFields(TrainingSettings(features="embeddings_server"))
    qtbot.addWidget(fields)
    fields.show()
    qtbot.keyClicks(fields.form.fields["server"], "http://lab:8080/v1")
    assert "Model" in fields.wrong()
    assert "Server" not in fields.wrong()
    qtbot.keyClicks(fields.form.fields["model"], "minilm")
    assert fields.wrong() == ""
    assert fields.chosen().shaped_by == {"server": "http://lab:8080/v1", "model": "minilm"}
    fields.features.setCurrentIndex(0)
    assert fields.chosen() == TrainingSettings()


def test_a_language_model_takes_what_the_command_takes(qtbot):
    before = ModelSettings(server="http://lab/v1", model="qwen3")
    fields = ModelFields(before)
    qtbot.addWidget(fields)
    shown = fields.form.fields
    assert {*shown, "name"} == {setting.name for setting in settings_of(ModelSettings)}
    qtbot.keyClick(shown["paired"], Qt.Key.Key_Space)
    qtbot.keyClick(shown["pictures"], Qt.Key.Key_Space)
    qtbot.keyClicks(shown["examples"], "w1 w2")
    shown["temperature"].selectAll()
    qtbot.keyClicks(shown["temperature"], "0.7")
    qtbot.keyClick(shown["at_once"], Qt.Key.Key_Up)
    changed = {"paired": True, "pictures": True, "examples": ("w1", "w2"), "temperature": 0.7}
    assert fields.chosen() == replace(before, **changed, at_once=2)
    assert fields.wrong() == ""


def test_a_server_s_address_that_is_none_is_refused_before_the_start(qtbot):
    fields = ModelFields(ModelSettings(server="gpu:8080", model="qwen3"))
    qtbot.addWidget(fields)
    assert "isn't a server" in fields.wrong() or "is not a server address" in fields.wrong()
