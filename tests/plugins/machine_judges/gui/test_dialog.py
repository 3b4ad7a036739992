"""The dialog that lets a machine judge asks for what each kind of judge needs, and no more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog
from turingdesk.plugins.machine_judges.judge_runs import JudgeRun
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.folds import Grouping
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot, with_study, study):
    """Opens the dialog over the desk with the study in hand."""

    def run(before=None, path=study):
        dialog = JudgeDialog(with_study.state, path, before)
        qtbot.addWidget(dialog)
        dialog.open()
        qtbot.waitUntil(lambda: bool(dialog._readings) or not dialog.study.count())
        return dialog

    return run


def test_every_field_has_a_name_for_screen_readers_and_can_be_reached_with_keys(opened):
    dialog = opened()
    fields = [dialog.study, dialog.judge, dialog.name]
    forms = {**dialog.model.form.fields, **dialog.trained.form.fields}
    fields += [dialog.trained.features, dialog.trained.form.form.fold.button]
    fields += [getattr(one, "line", one) for one in forms.values()]
    assert all(one.accessibleName() for one in fields)
    assert all(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in fields)


@pytest.mark.slow
def test_features_of_a_file_ask_for_it(qtbot, opened, tmp_path, monkeypatch):
    dialog = opened()
    assert "file" not in dialog.trained.form.fields
    dialog.trained.features.setCurrentIndex(dialog.trained.features.findData("word_vectors"))
    file = dialog.trained.form.fields["file"]
    assert file.isVisible()
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.wish is None
    assert dialog.objection.text() == "Fill in: File."
    vectors = str(tmp_path / "vectors.txt")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (vectors, ""))
    qtbot.mouseClick(file.choose, LEFT)
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.wish.trained.shaped_by == {"file": vectors}


@pytest.mark.slow
def test_a_language_model_needs_a_server_and_a_name(qtbot, opened, study):
    dialog = opened()
    dialog.judge.setCurrentIndex(dialog.judge.findData("language_model"))
    assert not dialog.trained.isVisible()
    qtbot.waitUntil(dialog.start.isVisible)  # below what scrolls now on a low screen
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.objection.text() == "Fill in: Server, Model."
    fields = dialog.model.form.fields
    qtbot.keyClicks(fields["server"], "http://localhost:8080/v1")
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.objection.text() == "Fill in: Model."
    qtbot.keyClicks(fields["model"], "tiny")
    qtbot.keyClick(fields["model"], Qt.Key.Key_Return)
    assert dialog.wish.study == study
    assert dialog.wish.id == "small"
    assert dialog.wish.model == ModelSettings(server="http://localhost:8080/v1", model="tiny")


@pytest.mark.slow
def test_what_was_entered_before_is_there_again(opened, study):
    before = JudgeRun(
        study,
        "forest",
        TrainingSettings(
            "forest",
            "lsa",
            options={"trees": 21},
            shaped_by={"directions": 50},
            folds=5,
            seeds=2,
            grouped_by=Grouping.NONE,
            permutations=9,
            compare_folds=True,
            extrapolate=True,
            messages=True,
            dask="tcp://gpu:8786",
            blocks=("words",),
        ),
        ModelSettings(
            server="http://lab/v1", model="qwen3", judges=4, examples=("w1",), paired=True, tries=9
        ),
        "mine",
    )
    dialog = opened(before)
    dialog.start.click()
    assert (dialog.wish.kind, dialog.wish.name) == ("forest", "mine")
    assert dialog.wish.trained == before.trained
    assert dialog.wish.model == before.model
    assert dialog.wish.study_title == "Words, spring"


def test_without_a_study_it_says_where_to_open_one(qtbot, desk):
    dialog = JudgeDialog(desk.state, None)
    qtbot.addWidget(dialog)
    dialog.open()
    assert "Open the study" in dialog.objection.text()
    assert not dialog.start.isEnabled()


@pytest.mark.slow
def test_a_study_with_errors_says_which(opened, study):
    (study / "study.toml").write_text('id = "small"\n', encoding="utf-8")
    dialog = opened()
    assert "title" in dialog.objection.text()
    assert not dialog.start.isEnabled()
