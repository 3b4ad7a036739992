import struct
import zlib
from pathlib import Path

from turingdesk.plugins.formats.importers._pictures import Pictures, grey


def test_one_picture_has_many_names():
    found = Pictures({"img001.png": Path("p/img001.png")}, placeholders=False)
    assert found.file("/static/img001.jpg", "captions") == "img001.png"
    assert found.file("001.jpg", "captions") == "img001.png"
    assert found.file("002.jpg", "captions") == ""
    assert list(found.missing) == ["002.jpg"]


def test_a_grey_picture_is_a_whole_png():
    data = grey(3, 2)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (3, 2)
    start = data.index(b"IDAT") + 4
    assert zlib.decompress(data[start:-16]) == b"\0\x80\x80\x80" * 2
