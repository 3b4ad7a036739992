"""The dialog that lets a machine judge asks for what each kind of judge needs, and no more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from turingdesk.desk.judge_runs import JudgeRun, Model, Trained
from turingdesk.gui.desk.machine_judges.dialog import JudgeDialog
from turingdesk.sealing.sealing import seal

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot, with_study, study):
    """Opens the dialog over the desk with the study in hand."""

    def run(before=None, path=study):
        dialog = JudgeDialog(with_study.state, path, before)
        qtbot.addWidget(dialog)
        dialog.open()
        qtbot.waitUntil(lambda: bool(dialog._read) or not dialog.study.count())
        return dialog

    return run


def test_every_field_has_a_name_for_screen_readers_and_can_be_reached_with_keys(opened):
    dialog = opened()
    fields = [dialog.study, dialog.judge, dialog.name]
    fields += [dialog.trained.features, dialog.trained.folds, dialog.trained.seeds]
    fields += [dialog.trained.grouped_by, dialog.trained.compares, dialog.trained.messages]
    fields += [dialog.model.server, dialog.model.model, dialog.model.judges]
    assert all(one.accessibleName() for one in fields)
    assert all(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in fields)


@pytest.mark.slow
def test_features_of_a_file_ask_for_it(qtbot, opened, tmp_path, monkeypatch):
    dialog = opened()
    assert not dialog.trained.files.isVisible()
    dialog.trained.features.setCurrentIndex(dialog.trained.features.findData("word_vectors"))
    assert dialog.trained.files.isVisible()
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.wish is None
    assert "Choose the file" in dialog.objection.text()
    vectors = str(tmp_path / "vectors.txt")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (vectors, ""))
    qtbot.mouseClick(dialog.trained.choose, LEFT)
    qtbot.mouseClick(dialog.start, LEFT)
    assert dialog.wish.trained.file == vectors


@pytest.mark.slow
def test_a_language_model_needs_a_server_and_a_name(qtbot, opened, study):
    dialog = opened()
    dialog.judge.setCurrentIndex(dialog.judge.findData("language_model"))
    assert not dialog.trained.isVisible()
    qtbot.mouseClick(dialog.start, LEFT)
    assert "server's address" in dialog.objection.text()
    qtbot.keyClicks(dialog.model.server, "http://localhost:8080/v1")
    qtbot.mouseClick(dialog.start, LEFT)
    assert "model's name" in dialog.objection.text()
    qtbot.keyClicks(dialog.model.model, "tiny")
    qtbot.keyClick(dialog.model.model, Qt.Key.Key_Return)
    assert dialog.wish.study == study
    assert dialog.wish.id == "small"
    assert dialog.wish.model == Model("http://localhost:8080/v1", "tiny")


@pytest.mark.slow
def test_what_was_entered_before_is_there_again(opened, study):
    before = JudgeRun(
        study,
        "forest",
        Trained("lsa", "", 5, 2, "none", compares=True, extrapolates=True, messages=True),
        Model("http://lab/v1", "qwen3", 4, "w1", paired=True, pictures=True),
        "mine",
    )
    dialog = opened(before)
    dialog.start.click()
    assert (dialog.wish.kind, dialog.wish.name) == ("forest", "mine")
    assert dialog.wish.trained == before.trained
    assert dialog.wish.model == before.model
    assert dialog.wish.study_title == "Words, spring"


@pytest.mark.slow
def test_a_sealed_study_says_why_nothing_can_be_learned_from_it(
    qtbot, opened, with_study, study, tmp_path, monkeypatch
):
    sealed = tmp_path / "sealed.tdz"
    seal(study, sealed, "correct horse battery staple", 3)
    with qtbot.waitSignal(with_study.state.reader.hashed):
        with_study.state.open_study(sealed)
    dialog = opened(path=sealed)
    assert "The study is sealed" in dialog.objection.text()
    assert not dialog.start.isEnabled()
    dialog.judge.setCurrentIndex(dialog.judge.findData("language_model"))
    assert dialog.start.isEnabled()  # it needs no truth


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
