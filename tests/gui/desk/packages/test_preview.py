"""Looking at stimuli before anyone judges them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.gui.desk.packages.block_card import BlockCard
from turingdesk.gui.desk.packages.preview import PreviewDialog, describe_stimulus
from turingdesk.study.package import open_package
from turingdesk.system import paths


@pytest.fixture
def dialog(qtbot, package):
    made = PreviewDialog(package, "words")
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_stimuli_are_shown_one_after_another(qtbot, dialog):
    qtbot.waitUntil(lambda: dialog.view.onset_s is not None)
    assert dialog.stimulus.id == "w0"
    assert not dialog.before.isEnabled()
    qtbot.mouseClick(dialog.after, Qt.MouseButton.LeftButton)
    assert dialog.stimulus.id == "w1"
    assert dialog.view.content == dialog.stimulus.content
    qtbot.keyClick(dialog, Qt.Key.Key_PageUp)
    assert dialog.stimulus.id == "w0"


def test_the_experimenter_sees_who_made_it(dialog):
    dialog.list.setCurrentIndex(1)
    assert "Made by: machine alpha" in dialog.about.text()
    assert "made up" in dialog.about.text()


def test_speakers_and_uses_are_told_apart():
    makers = {"B": Maker(Origin.MACHINE, "blender"), "A": Maker(Origin.HUMAN, "p1")}
    stimulus = Stimulus("c", "conversations", "music", makers, None, practice=True)
    speakers = ["A: human p1", "B: machine blender"]
    assert describe_stimulus(stimulus) == [*speakers, "prompt music", "reserved for practice"]


@pytest.mark.slow
def test_eye_movements_can_be_paused_and_stepped(qtbot):
    package = open_package(paths.demo_study())
    dialog = PreviewDialog(package, "fixations")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.view.onset_s is not None)
    buttons = {made.text(): made for made in dialog.view.findChildren(QPushButton)}
    playback = dialog.view.playback
    qtbot.mouseClick(
        next(b for t, b in buttons.items() if "Pause" in t), Qt.MouseButton.LeftButton
    )
    assert playback.is_held
    before = playback.frame
    qtbot.mouseClick(next(b for t, b in buttons.items() if "Step" in t), Qt.MouseButton.LeftButton)
    assert playback.frame != before
    dialog.close()
    assert not playback.is_running


def test_a_block_is_previewed_from_its_card(qtbot, with_study):
    page = with_study.page("studies")
    qtbot.mouseClick(page.view.findChild(BlockCard).preview, Qt.MouseButton.LeftButton)
    dialog = page.findChild(PreviewDialog)
    assert dialog.isVisible()
    dialog.accept()
