"""Every screen as a picture: all are there, the same each time, and no text is cut.

Texts are looked at on one picture of each page, in the state that says most, on the smallest
screen that the program takes. `python -m tests.screens --check` draws all states of all of them,
at all sizes.
"""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from tests.plugin_parts import parts
from tests.screens.camera import Camera, settle
from tests.screens.controls import CONTROLS
from tests.screens.cut import Watch
from tests.screens.desk import ANALYSIS, BOOTHS, DESK
from tests.screens.draw import SCALES, SCREENS, SIZES, Wish, save_all
from tests.screens.editor import EDITOR, PANELS
from tests.screens.kiosk import FORMS, KIOSK, SPOKEN
from tests.screens.one_stage import stage
from tests.screens.people import PEOPLE, RECORD
from tests.screens.preflight import PREFLIGHT
from tests.screens.stage import read_packed_studies_once
from turingdesk.core.step import PageKind
from turingdesk.core.task import TASKS
from turingdesk.gui import theme
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.translation import install
from turingdesk.sessions.voice import ENGLISH, LANGUAGES

__all__ = ["stage"]

TELLING = (
    *("desk-studies-problems", "desk-start-resume", "desk-sessions-chosen", "desk-live-task"),
    *("desk-export-done", "desk-settings-person-change", "desk-exclusions"),
    *("desk-analysis-text", "desk-participants-chosen"),
    "desk-assistant",
    *("booths-sessions", "editor-table-problem", "editor-texts-signature", "editor-block-middle"),
    *("editor-forms-question", "new-study-table-missing"),
    "kiosk-preflight-trouble",
    *(name for module in parts("screens") for name in getattr(module, "TELLING", ())),
)
SMALLEST = min(SIZES)
#: German has the longest words, and Chinese letters of its own; the others wait for a release.
TRANSLATED = [
    pytest.param(code, marks=pytest.mark.slow if code in ("de", "zh") else pytest.mark.release)
    for code in LANGUAGES
    if code != ENGLISH
]


def test_every_page_of_the_desk_has_its_screen():
    assert {f"desk-{place.name}".replace("_", "-") for place in PAGES} <= set(SCREENS)


def test_every_task_and_kind_of_page_has_its_screen():
    kinds = {"practice-over" if kind is PageKind.PRACTICE else kind.value for kind in PageKind}
    tasks = {name for name in TASKS if not TASKS[name].plays}
    assert {f"kiosk-{name}" for name in tasks | kinds} <= set(KIOSK)
    assert set(SCREENS) >= {*DESK, *KIOSK, *FORMS, *EDITOR, *PEOPLE, *RECORD}
    assert set(SCREENS) >= {
        *ANALYSIS,
        *PREFLIGHT,
        *PANELS,
        *SPOKEN,
        *BOOTHS,
        *CONTROLS,
    }


@pytest.mark.slow  # draws whole windows, in processes of their own
@pytest.mark.timeout(600)
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


@pytest.mark.release  # draws some fifty windows; `test_no_text_is_cut` draws each page once
@pytest.mark.timeout(600)
@pytest.mark.parametrize("only", ["desk-studies", "booths"])
def test_no_text_is_cut_in_the_language_with_the_longest_words(tmp_path, only):
    drawn = save_all(tmp_path, Wish(only, "de", check=True), lambda *parts: None)
    assert drawn.saved >= 2 * len(SIZES) * len(SCALES)
    assert drawn.cut == []


def test_the_pages_are_screens_and_each_is_named_by_itself():
    wish = Wish(",".join(TELLING))
    assert sorted(filter(wish.takes, SCREENS)) == sorted(TELLING)
    assert not Wish("desk-exclusions").takes("desk-help")
    assert all(map(Wish().takes, SCREENS))


@pytest.mark.timeout(900)  # some twenty seconds a language, many times that on a busy machine
@pytest.mark.parametrize("code", TRANSLATED)
def test_no_text_is_cut(code, qapp, stage, tmp_path, monkeypatch, quick_workers):
    theme.apply(qapp)
    read_packed_studies_once(monkeypatch)
    install(code)
    with Watch() as watch:
        for name in TELLING:
            SCREENS[name](stage, Camera(QSize(*SMALLEST), 100, tmp_path, code))
            assert not watch.take(), name
    settle()
