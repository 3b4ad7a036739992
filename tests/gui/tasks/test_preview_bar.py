from PySide6.QtCore import Qt

from tests.gui.tasks.contents import FAST, scanpath
from turingdesk.gui.tasks._base import Around
from turingdesk.gui.tasks._preview_bar import PreviewBar


def test_an_experimenter_pauses_and_steps_with_keys_in_preview(look, picture, qtbot):
    view = look("fixations", scanpath(picture), FAST, around=Around(preview=True))
    assert isinstance(view.bar, PreviewBar)
    qtbot.keyClick(view, Qt.Key.Key_P)
    assert not view.playback.is_running
    before = view.playback.frame
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.playback.frame is not before
    assert "of 3" in view.bar.state.text()
    view.bar.pause_button.click()
    assert view.playback.is_running


def test_participants_have_no_preview_bar(look, picture):
    assert look("fixations", scanpath(picture), FAST).bar is None
