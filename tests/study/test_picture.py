import struct

import pytest
from PIL import Image

from tests.packages import png
from turingdesk.study.picture import NotAPicture, Picture, orientation, read_picture


def jpeg(width, height, end=b"\xff\xd9"):
    app = b"\xff\xe0" + struct.pack(">H", 16) + bytes(14)
    size = b"\xff\xc2" + struct.pack(">HBHH", 11, 8, height, width) + bytes(4)
    return b"\xff\xd8" + app + size + bytes(30) + end


def gif(width, height):
    return b"GIF89a" + struct.pack("<HH", width, height) + bytes(60) + b"\x3b"


def bmp(width, height):
    body = bytes(200)
    head = struct.pack("<IHHIIii", 26 + len(body), 0, 0, 26, 40, width, height)
    return b"BM" + head + body[: 26 + len(body) - 2 - len(head)]


def webp(kind, rest):
    body = b"WEBP" + kind + struct.pack("<I", len(rest)) + rest
    return b"RIFF" + struct.pack("<I", len(body)) + body


def u24(number):
    return struct.pack("<I", number)[:3]


VP8 = b"\x00\x00\x00\x9d\x01\x2a" + struct.pack("<HH", 640, 480 | 0x4000) + bytes(20)
VP8L = b"\x2f" + struct.pack("<I", 639 | 479 << 14) + bytes(20)
VP8X = bytes(4) + u24(639) + u24(479) + bytes(20)


@pytest.mark.parametrize(
    ("data", "format"),
    [
        (png(640, 480), "PNG"),
        (jpeg(640, 480), "JPEG"),
        (gif(640, 480), "GIF"),
        (bmp(640, 480), "BMP"),
        (bmp(640, -480), "BMP"),
        (webp(b"VP8 ", VP8), "WebP"),
        (webp(b"VP8L", VP8L), "WebP"),
        (webp(b"VP8X", VP8X), "WebP"),
    ],
)
def test_format_and_size_are_told_without_decoding(tmp_path, data, format):
    path = tmp_path / "picture"
    path.write_bytes(data)
    assert read_picture(path) == Picture(format, 640, 480)


@pytest.mark.parametrize("format", ["PNG", "JPEG", "BMP", "WebP"])
def test_the_heads_are_those_that_qt_writes(tmp_path, format):
    gui = pytest.importorskip("PySide6.QtGui")
    path = tmp_path / "picture"
    image = gui.QImage(123, 45, gui.QImage.Format.Format_RGB32)
    image.fill(0xFF8040)
    if not image.save(str(path), format):
        pytest.skip(f"this Qt writes no {format}")
    assert read_picture(path) == Picture(format, 123, 45)


@pytest.mark.parametrize("data", [png(64, 48), jpeg(64, 48)])
def test_a_picture_whose_end_is_missing_is_not_whole(tmp_path, data):
    path = tmp_path / "picture"
    path.write_bytes(data[:-14] + bytes(80))
    assert not read_picture(path).is_complete


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "empty"),
        (b"hello", "not a PNG"),
        (b"<svg></svg>", "its format is SVG, not PNG"),
        (png()[:18], "ends within"),
        (png(0, 5), "0 x 5"),
        (b"\xff\xd8\xff\xe0", "ends within"),
        (b"\xff\xd8" + b"\xff" * 100, "ends before"),
        (b"\xff\xd8\xff\xda\x00\x08" + bytes(50), "doesn't give"),
        (b"\xff\xd8\xff\xe0\x00\x00" + bytes(50), "doesn't give"),
        (b"BM" + bytes(4), "ends within"),
        (webp(b"ABCD", bytes(30)), "unknown type of WebP"),
        (webp(b"VP8 ", b""), "ends within"),
    ],
)
def test_what_is_no_picture_says_why(tmp_path, data, message):
    path = tmp_path / "picture"
    path.write_bytes(data)
    with pytest.raises(NotAPicture, match=message):
        read_picture(path)


@pytest.mark.parametrize(
    ("width", "height", "too_large"),
    [(50_000, 50_000, True), (20_001, 1, True), (10_001, 10_000, True), (10_000, 10_000, False)],
)
def test_a_picture_that_would_fill_the_memory_is_too_large(width, height, too_large):
    assert Picture("PNG", width, height).too_large is too_large


@pytest.mark.parametrize("side", [None, 1, 3, 6, 8])
@pytest.mark.parametrize("format", ["jpg", "png", "webp"])
def test_sizes_are_those_of_the_picture_as_it_is_shown(tmp_path, side, format):
    pytest.importorskip("PySide6.QtGui")
    from turingdesk.gui.tasks._pictures import read_size

    exif = Image.Exif()
    if side:
        exif[0x0112] = side
    path = tmp_path / f"turned.{format}"
    Image.new("RGB", (60, 40)).save(path, exif=exif)
    picture, shown = read_picture(path), read_size(path)
    assert (picture.width, picture.height) == (shown.width(), shown.height())
    assert picture.is_complete
    if format == "jpg" and side in (6, 8):
        assert (picture.width, picture.height) == (40, 60)


@pytest.mark.parametrize("exif", [b"", b"II", b"MM\0*\0\0\xff\xff", b"II*\0\x08\0\0\0\xff\xff"])
def test_damaged_exif_means_upright(exif):
    assert orientation(exif) == 1
