"""Machine judges of a sealed study."""

import pytest

from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog

sealing = pytest.importorskip("turingdesk.plugins.sealing.sealing")


@pytest.mark.slow
def test_a_sealed_study_says_why_nothing_can_be_learned_from_it(
    qtbot, with_study, study, tmp_path
):
    sealed = tmp_path / "sealed.tdz"
    sealing.seal(study, sealed, "correct horse battery staple", 3)
    with qtbot.waitSignal(with_study.state.reader.hashed):
        with_study.state.open_study(sealed)
    dialog = JudgeDialog(with_study.state, sealed)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    assert "The study is sealed" in dialog.objection.text()
    assert not dialog.start.isEnabled()
    dialog.judge.setCurrentIndex(dialog.judge.findData("language_model"))
    assert dialog.start.isEnabled()  # it needs no truth
