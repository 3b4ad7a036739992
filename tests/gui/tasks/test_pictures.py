import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QColorSpace, QImage, QImageWriter

from turingdesk.gui.tasks import _pictures
from turingdesk.gui.tasks._pictures import PictureCache, UnreadablePicture, read_picture, read_size


def paint(path, width=64, height=48, color="#ff8000"):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    assert image.save(str(path))
    return path


@pytest.fixture
def pictures(qapp):
    made = PictureCache()
    yield made
    made.deleteLater()


def half(own):
    return own / 2


def test_a_picture_is_read_and_scaled_on_another_thread(pictures, qtbot, tmp_path):
    path = paint(tmp_path / "a.png")
    pictures.want(path, half)
    assert pictures.size(path) is None
    qtbot.waitUntil(lambda: pictures.image(path, QSize(32, 24)) is not None)
    assert pictures.size(path) == QSize(64, 48)
    assert pictures.image(path, QSize(32, 24)).pixelColor(3, 3).name() == "#ff8000"


def test_a_picture_at_hand_is_not_read_again(pictures, qtbot, tmp_path, monkeypatch):
    path = paint(tmp_path / "a.png")
    pictures.want(path, half)
    qtbot.waitUntil(lambda: pictures.image(path, QSize(32, 24)) is not None)
    monkeypatch.setattr(_pictures, "read_picture", lambda *_: pytest.fail("read again"))
    pictures.want(path, half)
    qtbot.wait(30)
    assert pictures.image(path, QSize(32, 24)) is not None


@pytest.mark.parametrize("content", [None, b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_what_is_no_picture_fails_quietly(pictures, qtbot, tmp_path, content):
    path = tmp_path / "a.png"
    if content is not None:
        path.write_bytes(content)
    with qtbot.waitSignal(pictures.changed):
        pictures.want(path, half)
    assert pictures.failure(path).startswith("a.png")
    pictures.want(path, half)


def test_a_picture_cut_off_half_way_is_shown_or_refused_but_never_crashes(tmp_path):
    path = paint(tmp_path / "a.png", 400, 300)
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(UnreadablePicture):
        read_picture(path, QSize(40, 30))


@pytest.mark.qt_log_ignore("Rejecting image as it exceeds")
def test_a_huge_picture_is_refused_and_not_decoded(tmp_path):
    head = struct.pack(">IIBBBBB", 50_000, 50_000, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(1000))
    path = tmp_path / "bomb.png"
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in [(b"IHDR", head), (b"IDAT", body), (b"IEND", b"")]
        )
    )
    assert read_size(path) == QSize(50_000, 50_000)
    with pytest.raises(UnreadablePicture, match=r"bomb\.png"):
        read_picture(path, QSize(40, 40))


def test_a_photograph_lying_on_its_side_is_shown_upright(tmp_path):
    path = tmp_path / "a.jpg"
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    writer = QImageWriter(str(path), b"jpg")
    from PySide6.QtGui import QImageIOHandler

    writer.setTransformation(QImageIOHandler.Transformation.TransformationRotate90)
    assert writer.write(image)
    assert read_size(path) == QSize(40, 60)
    assert read_picture(path, QSize(20, 30)).size() == QSize(20, 30)


def test_only_a_few_pictures_are_kept(pictures, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(_pictures, "MOST_BYTES", 1)
    paths = [paint(tmp_path / f"{n}.png") for n in range(9)]
    for path in paths:
        pictures.want(path, half)
        qtbot.waitUntil(lambda path=path: pictures.image(path, QSize(32, 24)) is not None)
    kept = [p for p in paths if pictures.image(p, QSize(32, 24)) is not None]
    assert kept == paths[-_pictures.FEWEST :]


def test_a_missing_file_is_named():
    with pytest.raises(UnreadablePicture, match=r"gone\.png: the file can't be found"):
        read_size(Path("/nowhere/gone.png"))


@pytest.mark.parametrize("ending", ["png", "jpg"])
def test_the_colors_are_those_that_the_profile_means(qapp, tmp_path, ending):
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    image.fill(QColor("#40c060"))
    image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    path = tmp_path / f"wide.{ending}"
    assert image.save(str(path))
    shown = read_picture(path, QSize(32, 24)).pixelColor(3, 3)
    meant = QColor("#00c354")  # of this green in sRGB, clipped, as browsers show it
    channels = ("red", "green", "blue")
    assert all(abs(getattr(shown, c)() - getattr(meant, c)()) <= 1 for c in channels)
