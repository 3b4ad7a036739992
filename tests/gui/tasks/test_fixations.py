from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from tests.gui.tasks.contents import FAST, YELLOW, color_at, scanpath
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import ViewContext
from turingdesk.gui.tasks.fixations import PreviewBar, place
from turingdesk.tasks._timeline import Phase
from turingdesk.tasks.fixations import Fixation, FixationsShow


def test_fixations_are_drawn_where_the_eye_was(look, picture):
    view = look("fixations", scanpath(picture), FixationsShow(fixation_s=0.05, path=False))
    box = QRectF(view.plan.picture)
    assert place(Fixation(160, 120), 320, 240, box) == QPointF(
        box.left() + box.width() / 2, box.top() + box.height() / 2
    )
    view.pause()
    while view.playback.frame.last != 1:
        view.step()
    middle = box.center()
    assert color_at(view, middle.x() + 26, middle.y()) == YELLOW
    assert color_at(view, middle.x(), middle.y()) == "#4060a0"


def test_the_current_fixation_is_bold_and_earlier_ones_fade(look, picture):
    points = ((80, 60), (160, 120), (240, 180))
    view = look("fixations", scanpath(picture, points=points), FAST)
    view.pause()
    while view.playback.frame.last != 2:
        view.step()
    box = QRectF(view.plan.picture)
    image = view.grab().toImage()

    def ring(point, radius):
        at = place(Fixation(*point), 320, 240, box)
        return image.pixelColor(int(at.x()), int(at.y() - radius))

    assert ring(points[2], 26).name() == YELLOW
    assert YELLOW != ring(points[1], 23).name() != "#4060a0"
    assert ring(points[1], 23).red() > ring(points[0], 23).red()


def test_the_path_can_be_left_out(look, picture):
    show = FixationsShow(fixation_s=0.05, path=False)
    points = ((40, 40), (280, 200))
    seen = []
    for how in (FAST, show):
        view = look("fixations", scanpath(picture, points=points), how)
        view.pause()
        while view.playback.frame.last != 1:
            view.step()
        middle = QRectF(view.plan.picture).center()
        seen.append(color_at(view, middle.x(), middle.y()))
    assert seen[0] != "#4060a0"
    assert seen[1] == "#4060a0"


def test_points_outside_the_picture_are_clipped_to_it(look, picture):
    view = look("fixations", scanpath(picture, points=((-10, 120), (500, 120))), FAST)
    view.pause()
    while view.playback.frame.last != 0:
        view.step()
    box = view.plan.picture
    image = view.grab().toImage()
    outside = [image.pixelColor(box.left() - 6, y).name() for y in range(box.top(), box.bottom())]
    assert YELLOW not in outside


def test_a_search_shows_its_target_first(look, picture, tmp_path):
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#c04040"))
    assert image.save(str(tmp_path / "t.png"))
    show = FixationsShow(fixation_s=0.05, target_s=5.0)
    view = look("fixations", scanpath(picture, tmp_path / "t.png"), show)
    assert view.playback.frame.phase is Phase.TARGET
    center = view.plan.picture.center()
    assert color_at(view, center.x(), center.y() + 20) == "#c04040"


def test_a_search_without_its_target_is_noted_and_goes_on(look, picture, tmp_path, qtbot):
    view = view_of("fixations")(scanpath(picture, tmp_path / "gone.png"), FAST)
    qtbot.addWidget(view)
    view.resize(800, 600)
    with qtbot.waitSignals([view.noted, view.appeared]):
        view.show()
    view.stop()


def test_a_stopped_view_plays_no_further(look, picture, qtbot):
    view = look("fixations", scanpath(picture), FAST)
    qtbot.waitUntil(lambda: view.playback.plays == 1)
    view.stop()
    frames = view.record()["frames"]
    qtbot.wait(150)
    assert view.record()["frames"] == frames


def test_an_experimenter_pauses_and_steps_with_keys_in_preview(look, picture, qtbot):
    view = look("fixations", scanpath(picture), FAST, around=ViewContext(preview=True))
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
