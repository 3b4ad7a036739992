"""The fields of the dialog give back what was entered, and say what is missing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from turingdesk.desk.judge_runs import Model, Trained
from turingdesk.gui.desk.machine_judges.fields import ModelFields, TrainedFields
from turingdesk.gui.desk.machine_judges.stacked import number, stacked
from turingdesk.judges.features import FEATURES


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
    fields = TrainedFields(Trained())
    qtbot.addWidget(fields)
    offered = [fields.features.itemData(n) for n in range(fields.features.count())]
    assert sorted(offered) == sorted(["usual", *FEATURES])
    assert fields.chosen() == Trained()
    for place, name in list(enumerate(offered))[1:]:
        fields.features.setCurrentIndex(place)
        assert fields.about.text() == FEATURES[name].about
        assert fields.needs_file == bool(FEATURES[name].files)


def test_a_file_is_only_told_for_features_that_need_one(qtbot):
    fields = TrainedFields(Trained("word_vectors", "/vectors.txt"))
    qtbot.addWidget(fields)
    assert fields.chosen().file == "/vectors.txt"
    fields.features.setCurrentIndex(0)
    assert fields.chosen().file == ""
    assert fields.wrong() == ""


def test_a_server_of_embeddings_is_asked_for_with_its_model(qtbot):
    fields = TrainedFields(Trained("embeddings_server"))
    qtbot.addWidget(fields)
    fields.show()
    assert fields.served.isVisible()
    assert not fields.files.isVisible()
    qtbot.keyClicks(fields.server, "http://lab:8080/v1")
    assert "server's address" in fields.wrong()
    qtbot.keyClicks(fields.model, "minilm")
    assert fields.wrong() == ""
    assert (fields.chosen().server, fields.chosen().model) == ("http://lab:8080/v1", "minilm")
    fields.features.setCurrentIndex(0)
    assert fields.chosen() == Trained()


def test_pairs_and_pictures_are_told_as_they_are_chosen(qtbot):
    fields = ModelFields(Model("http://lab/v1", "qwen3"))
    qtbot.addWidget(fields)
    fields.mode.setFocus()
    qtbot.keyClick(fields.mode, Qt.Key.Key_Down)
    qtbot.keyClick(fields.pictures, Qt.Key.Key_Space)
    assert fields.chosen() == Model("http://lab/v1", "qwen3", paired=True, pictures=True)
