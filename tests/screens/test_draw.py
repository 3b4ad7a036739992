"""Every screen as a picture: all are there, and the same each time."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage

from turingdesk.cli import main
from turingdesk.core.step import PageKind
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.screens import broken, camera, stage
from turingdesk.gui.screens.all import SCALES, SIZES, Wish, save_all
from turingdesk.gui.screens.desk import DESK
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.editor import EDITOR
from turingdesk.gui.screens.forms import FORMS
from turingdesk.gui.screens.kiosk import KIOSK
from turingdesk.gui.screens.seals import SEALS
from turingdesk.tasks import TASKS

pytestmark = pytest.mark.slow  # each draws whole windows, in processes of their own


def test_every_page_of_the_desk_has_its_screen():
    assert {f"desk-{place.name}".replace("_", "-") for place in PAGES} <= set(SCREENS)


def test_every_task_and_kind_of_page_has_its_screen():
    kinds = {"practice-over" if kind is PageKind.PRACTICE else kind.value for kind in PageKind}
    assert {f"kiosk-{name}" for name in {*TASKS, *kinds}} <= set(KIOSK)
    assert set(SCREENS) >= {*DESK, *KIOSK, *FORMS, *EDITOR, *SEALS}
    assert camera.PATIENCE_MS > stage.APART_MIN
    assert broken.broken_study.__doc__


@pytest.mark.timeout(240)
def test_a_screen_is_saved_at_each_size_and_scale_and_never_changes(tmp_path):
    told = []
    for name in ("first", "again"):
        wish = Wish("desk-live-empty", check=True)
        drawn = save_all(tmp_path / name, wish, lambda *parts: told.append(parts))
        assert drawn == (len(SIZES) * len(SCALES), [])
    assert told[-1] == (4, 4)
    assert all(before <= after for (before, _), (after, _) in pairwise(told[:4]))
    for scale in SCALES:
        for width, height in SIZES:
            file = f"desk-live-empty_{width}x{height}_{scale}.png"
            image = QImage(str(tmp_path / "first" / file))
            assert (image.width(), image.height()) == (width * scale // 100, height * scale // 100)
            assert image == QImage(str(tmp_path / "again" / file))


@pytest.mark.timeout(240)
@pytest.mark.parametrize("only", ["desk-studies", "booths"])
def test_no_text_is_cut_in_the_language_with_the_longest_words(tmp_path, only):
    drawn = save_all(tmp_path, Wish(only, "de", check=True), lambda *parts: None)
    assert drawn.saved >= 2 * len(SIZES) * len(SCALES)
    assert drawn.cut == []


def test_a_name_that_no_screen_has_is_answered_with_those_there_are(tmp_path, capsys):
    assert main(["screens", "-o", str(tmp_path / "out"), "--only", "nonesuch"]) == 1
    said = capsys.readouterr().err
    assert "No screen is called 'nonesuch'" in said
    assert "desk-live-empty" in said
    assert not (tmp_path / "out").exists()
