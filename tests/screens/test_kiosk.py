"""No choice of a participant is out of sight while there is room for it."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QApplication

from tests.screens import kiosk
from tests.screens.camera import Camera, settle
from tests.screens.draw import SCREENS
from tests.screens.kiosk import SPOKEN
from tests.screens.one_stage import stage
from tests.screens.stage import Stage
from turingdesk.gui import theme
from turingdesk.gui.kiosk.answer_bar import AnswerBar, BarPlace, QuestionColumn
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.scale_field import Slider
from turingdesk.gui.translation import participant
from turingdesk.sessions.voice import LANGUAGES

__all__ = ["stage"]

PANELS = ("kiosk-conversations", "kiosk-conversations-joint", "kiosk-objects", "kiosk-fixations")
OTHERS = tuple(
    name
    for name, draw in SCREENS.items()
    if name.startswith("kiosk-") and name not in PANELS and "preflight" not in name
)
SMALL, USUAL = (1024, 768), (1440, 900)


@pytest.fixture
def look(qapp, monkeypatch, stage, tmp_path):
    """What a check finds on a screen, at a size of the window and of its letters."""

    def looked(check, name, size, percent):
        found = []

        def picture(window, *_):
            settle()
            found.append(check(window))
            return QPixmap(1, 1)

        theme.apply(qapp, text_percent=percent)
        monkeypatch.setattr(kiosk, "picture", picture)
        SCREENS[name](stage, Camera(QSize(*size), 100, tmp_path))
        return found

    yield looked
    theme.apply(qapp)


def hidden(window):
    """Choices and scales of a panel that are not in sight as a whole."""
    found = []
    for panel in window.findChildren(QuestionColumn):
        for widget in panel.findChildren(ChoiceButton) + panel.findChildren(Slider):
            whole = QRegion(widget.rect())
            if widget.isVisibleTo(window) and widget.visibleRegion() != whole:
                found.append(widget.accessibleName())
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("size", "percent"), [(SMALL, 100), (USUAL, 100), (USUAL, 200)])
@pytest.mark.parametrize("name", PANELS)
def test_every_choice_is_in_sight(look, name, size, percent):
    assert look(hidden, name, size, percent) == [[]]


def unused(window):
    """Height that is left empty beside something that scrolls, in px."""
    found = []
    for bar in window.findChildren(AnswerBar):
        panel = bar.findChild(QuestionColumn)
        if bar.isVisibleTo(window) and bar.place is BarPlace.BESIDE and _scrolls(panel):
            assert panel.is_tight, "gaps become small before anything scrolls"
            found.append(_below(bar, panel) + _spare(bar.hint))
    for page in window.findChildren(PageScreen):
        if page.isVisibleTo(window) and page.area.verticalScrollBar().maximum():
            found.append(_spare(page.hint))
    return found


def _scrolls(panel):
    return panel.parentWidget().parentWidget().verticalScrollBar().maximum() > 0


def _below(bar, panel):
    """Between what scrolls and Continue, and under the hint."""
    area = panel.parentWidget().parentWidget()
    end = area.mapTo(bar, QPoint(0, area.height())).y()
    gap = (
        bar.continue_button.mapTo(bar, QPoint()).y() - end
        if bar.continue_button.isVisibleTo(bar)
        else 0
    )
    foot = bar.height() - bar.hint.mapTo(bar, QPoint(0, bar.hint.height())).y()
    return gap + foot - 12 - 16 - 2


def _spare(hint):
    """What a hint takes beyond what it says, or the two lines that it may come to say, in px."""
    says = hint.heightForWidth(hint.width()) if hint.text() else 0
    return max(0, hint.height() - max(says, 2 * hint.fontMetrics().lineSpacing()))


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("size", "percent"), [(SMALL, 200), (USUAL, 200)])
@pytest.mark.parametrize("name", ["kiosk-conversations", "kiosk-form"])
def test_nothing_scrolls_beside_empty_room(look, name, size, percent):
    (found,) = look(unused, name, size, percent)
    assert all(room <= 2 for room in found), found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "percent"),
    # In the other languages with the letters that leave the least room.
    [*((name, 100) for name in (*PANELS, *OTHERS) if name not in SPOKEN),
     *((name, 200) for name in (*PANELS, *OTHERS))],
)  # fmt: skip
def test_nothing_scrolls_beside_empty_room_on_any_screen(look, name, percent):
    for found in look(unused, name, SMALL, percent):
        assert all(room <= 2 for room in found), found


def test_every_language_has_the_same_screens():
    by_code = {
        code: {name.removeprefix(f"kiosk-{code}-") for name in SPOKEN if f"-{code}-" in name}
        for code in LANGUAGES
        if code != "en"
    }
    assert len({frozenset(names) for names in by_code.values()}) == 1
    assert {"form", "consent", "conversations", "pairs", "break", "call"} <= by_code["zh"]
    assert set(SPOKEN) <= set(SCREENS)


@pytest.mark.slow
def test_a_screen_is_taken_in_its_language_and_the_next_is_english(qapp, tmp_path):
    camera, stage = Camera(QSize(1024, 768), 100, tmp_path), Stage(tmp_path)
    english = SCREENS["kiosk-words"](stage, camera).toImage()
    german = SPOKEN["kiosk-de-words"](stage, camera).toImage()
    assert german.size() == english.size()
    assert german != english
    assert participant().spoken == "en"
    stage.close()
    QApplication.processEvents()
