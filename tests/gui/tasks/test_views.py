"""Every view by itself: what it paints, when it says that it appeared, what it leaves."""

from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage

from turingdesk.gui import theme
from turingdesk.gui.tasks import VIEWS
from turingdesk.gui.tasks._base import Around, TaskView
from turingdesk.gui.tasks._bubbles import Bubbles
from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.gui.tasks._rings import place
from turingdesk.gui.tasks._timeline import Phase
from turingdesk.gui.tasks.captions import CaptionView
from turingdesk.tasks import TASKS
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.colors import Color
from turingdesk.tasks.conversations import Conversation, Turn
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.pairs import Pair, PairsShow
from turingdesk.tasks.words import Association, WordsShow

YELLOW = "#ffd60a"
FAST = FixationsShow(fixation_s=0.05, gap_s=0.05, target_s=0.05)


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)


@pytest.fixture
def picture(tmp_path):
    image = QImage(320, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#4060a0"))
    path = tmp_path / "p.png"
    assert image.save(str(path))
    return path


@pytest.fixture
def look(qtbot):
    """Show a view and wait until it has appeared."""
    shown = []

    def at(task, content, show=None, size=(900, 600), **more):
        view = VIEWS[task](content, show, **more)
        qtbot.addWidget(view)
        shown.append(view)
        view.resize(*size)
        with qtbot.waitSignal(view.appeared, timeout=5000) as told:
            view.show()
        assert told.args[0] == view.onset_s <= perf_counter()
        return view

    yield at
    for view in shown:
        view.stop()


def turns(count=4):
    return Conversation(tuple(Turn("AB"[n % 2], f"turn number {n}") for n in range(count)))


def scanpath(picture, target=None, points=((0, 0), (160, 120), (320, 240))):
    return Scanpath(picture, tuple(Fixation(*p) for p in points), 320, 240, target)


def color_at(view, x, y):
    return view.grab().toImage().pixelColor(int(x), int(y)).name()


def test_every_task_has_its_view():
    assert set(VIEWS) == set(TASKS)
    assert all(issubclass(VIEWS[name], TaskView) for name in VIEWS)


def test_a_picture_fills_its_card_and_the_caption_stands_below(look, picture):
    view = look("captions", Caption(picture, "a blue field"))
    plan = view.plan
    assert plan.picture.width() == plan.card.width()
    assert plan.picture.width() / plan.picture.height() == pytest.approx(320 / 240, abs=0.01)
    middle = plan.picture.center()
    assert color_at(view, middle.x(), middle.y()) == "#4060a0"
    assert plan.foot.bottom() == plan.card.bottom()
    assert color_at(view, 2, 2) == view.palette().color(view.backgroundRole()).name()


@pytest.mark.parametrize("own", [(320, 240), (960, 600), (100, 800), (2000, 100), (16, 16)])
def test_no_picture_is_distorted_or_leaves_the_view(own, qapp):
    for size in (QSize(1360, 628), QSize(944, 496), QSize(560, 600)):
        content = Caption(Path("x.png"), "some words")
        plan = CaptionView.planned(content, size, QSize(*own), Around())
        assert plan.picture.width() / plan.picture.height() == pytest.approx(
            own[0] / own[1], rel=0.05
        )
        assert plan.card.top() >= 0
        assert plan.card.bottom() < size.height()
        assert plan.card.width() <= size.width()


def test_the_clock_waits_for_the_picture(qtbot, picture):
    view = VIEWS["captions"](Caption(picture, "x"), None)
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    view.repaint()
    assert view.onset_s is None  # it is still being read on another thread
    qtbot.waitSignal(view.appeared)
    qtbot.waitUntil(lambda: view.onset_s is not None)


def test_a_picture_that_cannot_be_shown_is_grey_and_noted(qtbot, tmp_path):
    view = VIEWS["captions"](Caption(tmp_path / "gone.png", "x"), None)
    qtbot.addWidget(view)
    view.resize(800, 600)
    told = []
    view.noted.connect(told.append)
    with qtbot.waitSignal(view.appeared):
        view.show()
    assert told == ["A picture could not be shown. gone.png: there is no such file"]
    middle = view.plan.picture.center()
    assert color_at(view, middle.x(), view.plan.picture.top() + 20) == theme.colors().neutral


def test_a_colour_word_never_takes_on_its_colour(look, picture):
    view = look("colors", Color(picture, "red"))
    image = view.grab(view.plan.foot).toImage()
    tints = {
        image.pixelColor(x, y).hsvSaturation() > 120
        for x in range(0, image.width(), 2)
        for y in range(4, image.height() - 4, 2)
    }
    assert tints == {False}


def test_three_things_stand_on_chips_of_their_own(look, picture):
    view = look("objects", Objects(picture, ("keyboard", "a hand", "desk")))
    row = view.plan.foot.center().y()
    image = view.grab().toImage()
    left, right = view.plan.foot.left() + 2, view.plan.foot.right() - 2
    top_of_chips = view.plan.foot.top() + 24
    chip = theme.colors().neutral
    line = [image.pixelColor(x, top_of_chips).name() == chip for x in range(left, right)]
    changes = sum(a != b for a, b in pairwise(line))
    assert changes == 6, "in and out of three chips"
    assert row > top_of_chips


def test_long_object_names_are_never_cut(look, picture):
    words = ("a very long thing indeed with many words", "x" * 60, "desk")
    view = look("objects", Objects(picture, words), size=(560, 600))
    assert view.rect().contains(view.plan.card)


def test_examples_are_shown_only_where_the_study_says_so(look):
    content = Association("night", "day", ("hot: cold", "bird: wing"))
    without = look("words", content, WordsShow(examples=False)).grab().toImage()
    with_them = look("words", content, WordsShow(examples=True)).grab().toImage()
    assert without != with_them


def test_long_words_wrap_inside_their_card(look):
    content = Association("pneumono" * 6, "a phrase of very many words " * 6)
    view = look("words", content, WordsShow())
    image = view.grab().toImage()
    edge = [image.pixelColor(1, y).name() for y in range(image.height())]
    assert theme.colors().ink not in edge


def test_speakers_keep_their_sides_and_grounds(look):
    view = look("conversations", turns())
    (_, _, a), (_, _, b) = view.bubbles._laid[:2]
    image = view.bubbles.grab().toImage()
    assert a.left() == 0
    assert b.right() > a.right()
    assert image.pixelColor(int(a.center().x()), int(a.top()) + 4).name() == "#eceff3"
    assert image.pixelColor(int(b.center().x()), int(b.top()) + 4).name() == "#e6ecf9"


def test_a_bubble_takes_three_quarters_at_most(qapp):
    bubbles = Bubbles((Turn("A", "word " * 80), Turn("B", "x" * 500)), "B")
    placed = bubbles._lay_out(800)
    assert all(box.width() <= 800 * 0.75 + 1 for _, _, box in placed)
    assert placed[1][2].top() > placed[0][2].bottom()


def test_a_long_conversation_scrolls_and_a_short_one_does_not(look):
    assert look("conversations", turns(4)).area.verticalScrollBar().maximum() == 0
    view = look("conversations", turns(60))
    bar = view.area.verticalScrollBar()
    seen = []
    view.scrolled.connect(seen.append)
    view.turn(1)
    assert bar.value() > 0
    assert 0 < seen[-1] < 1
    bar.setValue(bar.maximum())
    assert view.record()["scroll_to"][-1] == 1.0


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
    view = VIEWS["fixations"](scanpath(picture, tmp_path / "gone.png"), FAST)
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
    view = look("fixations", scanpath(picture), FAST, around=Around(preview=True))
    view.bar.pause_button.click()
    assert not view.playback.is_running
    before = view.playback.frame
    view.bar.step_button.click()
    assert view.playback.frame is not before
    assert "of 3" in view.bar.state.text()
    view.bar.pause_button.click()
    assert view.playback.is_running


def test_participants_have_no_preview_bar(look, picture):
    assert look("fixations", scanpath(picture), FAST).bar is None


def test_a_pair_shows_both_sides_and_appears_when_both_have(look, picture):
    pair = Pair(turns(3), turns(5), "conversations")
    view = look("pairs", pair, PairsShow())
    left, right = view.sides
    assert left.geometry().right() < right.geometry().left()
    assert left.width() == right.width()
    assert view.onset_s == max(left.onset_s, right.onset_s)
    assert [side.around.heading for side in view.sides] == ["Conversation 1", "Conversation 2"]
    assert view.record() is None


def test_the_speaker_asked_about_is_set_off(look):
    view = look("pairs", Pair(turns(), turns(), "conversations"), PairsShow(subject="A"))
    bubbles = view.sides[0].bubbles
    image = bubbles.grab().toImage()
    (_, _, a), (_, _, b) = bubbles._laid[:2]
    assert image.pixelColor(int(a.center().x()), int(a.top()) + 4).name() == "#e6ecf9"
    assert image.pixelColor(int(b.center().x()), int(b.top()) + 4).name() == "#eceff3"


def test_any_task_can_stand_in_a_pair(look, picture, qtbot):
    contents = {
        "captions": Caption(picture, "x"),
        "words": Association("a", "b"),
        "colors": Color(picture, "blue"),
        "objects": Objects(picture, ("a", "b", "c")),
        "fixations": scanpath(picture),
    }
    for task, content in contents.items():
        show = PairsShow(of=task, of_show=FAST if task == "fixations" else None)
        view = look("pairs", Pair(content, content, task), show)
        assert view.sides[0].around.heading == "Answer 1"
        if task == "fixations":
            with qtbot.waitSignal(view.played):
                pass
            record = view.record()
            assert set(record) == {"left", "right"}
            assert record["left"]["plays"] >= 1


def test_pictures_are_asked_for_at_the_size_at_which_they_are_shown(look, picture):
    content = Caption(picture, "x")
    view = look("captions", content)
    ((path, fit),) = VIEWS["captions"].pictures(content, None, view.size(), 1.0)
    assert path == picture
    assert fit(QSize(320, 240)) == view.plan.picture.size()
    pair = Pair(content, content, "captions")
    view = look("pairs", pair, PairsShow(of="captions"))
    wanted = VIEWS["pairs"].pictures(pair, PairsShow(of="captions"), view.size(), 1.0)
    assert [fit(QSize(320, 240)) for _, fit in wanted] == [
        side.plan.picture.size() for side in view.sides
    ]


def test_a_base_view_lays_out_nothing_by_itself(qapp):
    with pytest.raises(NotImplementedError):
        TaskView(None, None)
    assert issubclass(PictureView, TaskView)
