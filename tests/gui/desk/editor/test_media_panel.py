"""Pictures of a study: dropped in, looked at small, found unused, removed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

from tests.gui.desk.conftest import drop
from tests.gui.desk.editor.conftest import answer, question
from tests.packages import png
from turingdesk.gui.desk.editor.media_panel import (
    PICTURE,
    MediaPanel,
    PictureModel,
    Thumbnails,
    used_by,
)


@pytest.fixture
def media(editor):
    editor.frame.show_section("media")
    panel = editor.frame.shown
    assert isinstance(panel, MediaPanel)
    return panel


def names(panel):
    return [picture.name for picture in panel.model.pictures]


def painted(path, color="#ff0000"):
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    image.save(str(path))
    return path


def arrived(qtbot, panel):
    qtbot.waitUntil(lambda: "Looking" not in panel.notes.text.text() and panel.isEnabled())
    return panel.notes.text.text()


def choose(panel, name):
    panel.list.setCurrentIndex(panel.model.index(names(panel).index(name)))


@pytest.mark.slow
def test_every_picture_is_listed_with_its_use(media):
    assert isinstance(media.model, PictureModel)
    assert names(media) == [f"{n}.png" for n in range(6)]
    assert [picture.rows for picture in media.model.pictures] == [2, 2, 1, 1, 1, 1]
    assert media.counts.text() == "6 pictures, all used"
    choose(media, "0.png")
    assert "Used by 2 rows: captions.csv lines 2, 8." in media.about.text()


@pytest.mark.slow
def test_files_and_folders_are_dropped_in_and_saved(qtbot, editor, media, tmp_path, captions):
    folder = tmp_path / "new"
    (folder / "inner").mkdir(parents=True)
    painted(folder / "one.png")
    painted(folder / "inner" / "two.png")
    (folder / "notes.txt").write_text("no picture")
    assert drop(media, folder, painted(tmp_path / "three.png"))
    assert arrived(qtbot, media) == "3 pictures added."
    assert {"one.png", "inner/two.png", "three.png"} <= set(names(media))
    assert not (captions / "media" / "one.png").exists(), "not before it is saved"
    assert media.counts.text() == "9 pictures, 3 not used"
    with qtbot.waitSignal(editor.saver.over):
        editor.save()
    assert (captions / "media" / "inner" / "two.png").exists()
    editor.undo()
    assert names(media) == [f"{n}.png" for n in range(6)]


@pytest.mark.slow
def test_three_hundred_pictures_are_dropped_saved_and_undone(qtbot, editor, media, tmp_path):
    made = [tmp_path / f"photo {n}.png" for n in range(300)]
    for number, path in enumerate(made):
        path.write_bytes(png(4 + number % 50, 3))
    assert drop(media, *made)
    assert len(names(media)) == 6, "they are looked at in the background"
    assert arrived(qtbot, media) == "300 pictures added."
    assert media.counts.text() == "306 pictures, 300 not used"
    qtbot.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert len(names(media)) == 6, "one step"
    assert not media.draft.is_changed


@pytest.mark.slow
def test_what_is_no_picture_is_left_out_and_told(qtbot, media, tmp_path):
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"no picture")
    assert drop(media, broken)
    assert "broken.png can't be shown" in arrived(qtbot, media)
    (tmp_path / "empty").mkdir()
    assert drop(media, tmp_path / "empty")
    assert arrived(qtbot, media).startswith("No pictures found. Picture files end in .bmp")
    assert not media.draft.is_changed


@pytest.mark.slow
def test_a_study_that_is_dropped_is_opened_and_its_pictures_are_not_taken(
    qtbot, desk, media, captions
):
    with qtbot.waitSignal(desk.state.reader.hashed):
        assert drop(media, captions)
    assert not media.draft.is_changed


@pytest.mark.sampled
@pytest.mark.parametrize("said", ["Replace", "Keep existing"])
def test_a_picture_of_the_same_name_asks(qtbot, desk, media, tmp_path, said):
    other = painted(tmp_path / "3.png")
    assert drop(media, other)
    qtbot.waitUntil(lambda: "already a picture called 3.png" in media.notes.text.text())
    assert question(desk).windowTitle() == "Replace 3.png?"
    answer(desk, said)
    if said == "Replace":
        qtbot.waitUntil(lambda: media.draft.media_path("3.png") == other)
        arrived(qtbot, media)
    else:
        assert not media.draft.is_changed


@pytest.mark.slow
def test_a_picture_that_rows_use_is_removed_after_asking(qtbot, desk, editor, media, captions):
    choose(media, "4.png")
    media.list.setFocus()
    qtbot.keyClick(media.list, Qt.Key.Key_Delete)
    assert "1 row would refer to a picture" in question(desk).text
    answer(desk, "Remove")
    assert "4.png" not in names(media)
    assert (captions / "media" / "4.png").exists()
    editor.undo()
    assert "4.png" in names(media)


@pytest.mark.slow
def test_unused_pictures_are_shown_alone_and_removed_at_once(
    qtbot, editor, media, captions, tmp_path
):
    media.take([painted(tmp_path / "spare.png")])
    arrived(qtbot, media)
    qtbot.mouseClick(media.unused, Qt.MouseButton.LeftButton, pos=QPoint(8, 10))
    assert names(media) == ["spare.png"]
    choose(media, "spare.png")
    assert "Not used by any row." in media.about.text()
    qtbot.mouseClick(media.remove, Qt.MouseButton.LeftButton)
    assert names(media) == []
    assert "1 picture removed" in media.notes.text.text()
    assert not media.remove.isEnabled()


@pytest.mark.slow
def test_thumbnails_are_read_elsewhere_and_painted(qtbot, media, tmp_path):
    assert isinstance(media.list, Thumbnails)
    media.take([painted(tmp_path / "aa.png")])
    arrived(qtbot, media)
    index = media.model.index(names(media).index("aa.png"))
    assert index.data(PICTURE).use == "not used"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "aa.png, not used"

    def middle():
        box = media.list.visualRect(index)
        return media.list.viewport().grab().toImage().pixelColor(box.center().x(), box.top() + 56)

    qtbot.waitUntil(lambda: middle() == QColor("#ff0000"))


@pytest.mark.slow
def test_use_is_told_by_table_and_line(editor):
    draft = editor.draft
    assert used_by(draft, []) == "Not used by any row."
    assert used_by(draft, draft.uses("1.png")) == "Used by 2 rows: captions.csv lines 3, 9."
    draft.table("captions.csv").paste(8, 3, [["1.png"]] * 20)
    assert used_by(draft, draft.uses("1.png")).endswith("and 14 more.")


@pytest.mark.slow
def test_a_study_without_pictures_says_how_to_add_some(qtbot, media):
    media.draft.remove_media(*names(media))
    media.refresh()
    assert media.empty.isVisible()
    assert "Drop" in media.empty.text()
    assert len(png()) > 20
