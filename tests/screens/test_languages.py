"""The kiosk's screens in every language."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from turingdesk.gui.screens.camera import Camera
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.languages import SPOKEN
from turingdesk.gui.screens.stage import Stage
from turingdesk.gui.translation import LANGUAGES, participant


def test_every_language_has_the_same_screens():
    by_code = {
        code: {name.removeprefix(f"kiosk-{code}-") for name in SPOKEN if f"-{code}-" in name}
        for code in LANGUAGES
        if code != "en"
    }
    assert len({frozenset(names) for names in by_code.values()}) == 1
    assert {"form", "consent", "conversations", "pairs", "break", "call"} <= by_code["zh"]
    assert set(SPOKEN) <= set(SCREENS)


def test_a_screen_is_taken_in_its_language_and_the_next_is_english(qapp, tmp_path):
    camera, stage = Camera(QSize(1024, 768), 100, tmp_path), Stage(tmp_path)
    english = SCREENS["kiosk-words"](stage, camera).toImage()
    german = SPOKEN["kiosk-de-words"](stage, camera).toImage()
    assert german.size() == english.size()
    assert german != english
    assert participant().spoken == "en"
    stage.close()
    QApplication.processEvents()
