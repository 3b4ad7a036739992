import io
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from tests.packages import CAPTIONS, write
from turingdesk.cli import main
from turingdesk.study.package import open_package
from turingdesk.study.picture_check import picture_problems


def painted(kind="PNG", mode="RGB", seed=1, **options):
    """The bytes of a picture of noise, so that none looks like another."""
    chance = np.random.default_rng(seed)
    shape = (30, 40, len(mode)) if len(mode) > 1 else (30, 40)
    image = Image.fromarray(chance.integers(0, 255, shape, dtype=np.uint8), mode)
    data = io.BytesIO()
    image.save(data, kind, **options)
    return data.getvalue()


def deep():
    """A PNG with 16 bits for each color."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", 4, 3, 16, 2, 0, 0, 0)
    rows = zlib.compress(3 * (b"\0" + bytes(4 * 6)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def animated():
    frames = [Image.fromarray(np.full((9, 9), n, np.uint8)) for n in (10, 200)]
    data = io.BytesIO()
    frames[0].save(data, "GIF", save_all=True, append_images=frames[1:])
    return data.getvalue()


def broken():
    """A PNG with an end, in the data of which bytes are wrong."""
    data = bytearray(painted())
    at = data.index(b"IDAT") + 100
    data[at : at + 40] = bytes(40)
    return bytes(data)


def turned():
    exif = Image.Exif()
    exif[0x0112] = 6
    return painted("PNG", exif=exif)


def problems_of(folder, name, content):
    package = open_package(
        write(folder, {f"media/{name}": content}, captions=CAPTIONS.replace("dog.png", name))
    )
    return picture_problems(package)


@pytest.mark.parametrize(
    ("name", "content", "severity", "words"),
    [
        ("a.png", broken(), "error", "'a.png' is damaged"),
        ("a.jpg", painted("JPEG", "CMYK"), "warning", "'a.jpg' has CMYK colors"),
        ("a.png", deep(), "warning", "'a.png' has 16 bits per color"),
        ("a.gif", animated(), "warning", "'a.gif' is animated"),
        ("a.png", turned(), "warning", "'a.png' is to be turned"),
    ],
)
def test_a_picture_that_judges_would_not_see_as_meant_is_named_with_its_row(
    tmp_path, name, content, severity, words
):
    (problem,) = problems_of(tmp_path, name, content)
    assert problem.severity == severity
    assert words in problem.message
    assert problem.place == "captions.csv, line 2, column image"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.png", painted()),
        ("a.jpg", painted("JPEG", exif=Image.Exif())),
        ("a.webp", painted("WEBP")),
        ("a.gif", painted("GIF", "L")),
        ("a.bmp", painted("BMP")),
        ("a.png", painted("PNG", "RGBA")),
    ],
)
def test_pictures_of_every_format_decode_without_a_problem(tmp_path, name, content):
    assert problems_of(tmp_path, name, content) == ()


def test_a_picture_that_is_cut_off_is_told_of_once(tmp_path):
    assert problems_of(tmp_path, "a.png", painted()[:-200]) == ()  # reading the study warns of it


def test_two_files_with_the_same_picture_are_told(tmp_path):
    image = painted()
    again = painted("PNG", compress_level=1)
    assert image != again
    captions = "id,origin,agent,image,caption\na,human,p,x.png,one\nb,machine,m,y.png,two\n"
    folder = write(tmp_path, {"media/x.png": image, "media/y.png": again}, captions=captions)
    (problem,) = picture_problems(open_package(folder))
    assert problem.message == "'y.png' shows the same picture as 'x.png'."
    assert problem.place == "captions.csv, line 3, column image"


def test_progress_is_told_for_each_picture(tmp_path):
    steps = []
    picture_problems(open_package(write(tmp_path)), lambda *step: steps.append(step))
    assert steps[-1][0] == steps[-1][1] == len(steps)


def test_check_refuses_a_study_with_a_damaged_picture(tmp_path, capsys):
    folder = write(
        tmp_path, {"media/a.png": broken()}, captions=CAPTIONS.replace("dog.png", "a.png")
    )
    assert main(["check", str(folder)]) == 1
    assert "'a.png' is damaged" in capsys.readouterr().out
