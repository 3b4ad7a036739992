import struct

import pytest

from tests.packages import CAPTIONS, png, told, write
from turingdesk.study.package import read_package


def huge(side):
    good = png()
    return good[:16] + struct.pack(">II", side, side) + good[24:]


def problems(folder, image, files=None):
    captions = CAPTIONS.replace("dog.png", image)
    return told(read_package(write(folder, files, captions=captions)))


@pytest.mark.parametrize(
    ("image", "message"),
    [
        ("dgo.png", "TuringDesk can't find 'dgo.png' in the media folder."),
        ("Dog.png", "TuringDesk can't find 'Dog.png' in the media folder."),
        ("../dog.png", "points outside the media folder"),
        ("a/../../dog.png", "points outside the media folder"),
        ("/etc/passwd", "is a path on one computer"),
        ("C:/dog.png", "is a path on one computer"),
        ("a\\dog.png", "has a backslash"),
        ("a/", "is not a file"),
        (".", "not a file name"),
        ("dog.png/x", "TuringDesk can't find"),
    ],
)
def test_a_name_that_is_no_picture_inside_is_told_with_its_cell(tmp_path, image, message):
    (found,) = problems(tmp_path, image, {"media/a/other.png": png()})
    assert found[:2] == ("error", "captions.csv, line 2, column image")
    assert message in found[2]


def test_the_nearest_name_is_offered(tmp_path):
    reading = read_package(write(tmp_path, captions=CAPTIONS.replace("dog.png", "dgo.png")))
    assert reading.problems[0].fix == "Did you mean 'dog.png'?"


@pytest.mark.parametrize(
    ("there", "fix"),
    [
        ("farm.png", "Add it, or correct the name."),
        ("libraries.png", "Did you mean 'libraries.png'?"),
        ("library.jpg", "Did you mean 'library.jpg'?"),
    ],
)
def test_a_missing_picture_becomes_another_one_only_by_hand(tmp_path, there, fix):
    captions = CAPTIONS.replace("dog.png", "library.png")
    package = write(tmp_path, {f"media/{there}": png()}, captions=captions)
    missing = read_package(package).problems[0]
    assert missing.fix == fix
    assert bool(missing.fixes) == (there == "library.jpg")


def test_a_link_that_leads_out_is_refused(tmp_path):
    (tmp_path / "secret.png").write_bytes(png())
    folder = write(tmp_path / "study", {"media/dog.png": None})
    (folder / "media" / "dog.png").symlink_to(tmp_path / "secret.png")
    (found,) = told(read_package(folder))
    assert "a link to a file outside" in found[2]


@pytest.mark.parametrize(
    ("content", "severity", "message"),
    [
        (b"", "error", "it is empty"),
        (b"GIF", "error", "not a PNG"),
        (b"\0\0\0 ftypavif", "error", "its format is AVIF, not PNG"),
        (b"%PDF-1.7", "error", "its format is PDF, not PNG"),
        (b"<svg xmlns=''/>", "error", "its format is SVG, not PNG"),
        (huge(50_000), "error", "50,000 x 50,000 pixels"),
        (png()[:-12], "warning", "ends too early;"),
        (
            b"GIF89a" + struct.pack("<HH", 4, 3) + bytes(60) + b"\x3b",
            "warning",
            "is a GIF picture",
        ),
    ],
)
def test_a_picture_with_a_fault_is_told_at_its_row(tmp_path, content, severity, message):
    (found,) = problems(tmp_path, "dog.png", {"media/dog.png": content})
    assert found[:2] == (severity, "captions.csv, line 2, column image")
    assert message in found[2]


def test_a_picture_that_many_rows_show_is_told_of_once_but_a_missing_one_everywhere(tmp_path):
    rows = "".join(f"r{n},human,p,{image},x\n" for n in (1, 2) for image in ("dog.png", "no.png"))
    captions = CAPTIONS + rows
    found = told(read_package(write(tmp_path, {"media/dog.png": b""}, captions=captions)))
    assert [place for _, place, message in found if "is empty" in message] == [
        "captions.csv, line 2, column image"
    ]
    assert [place for _, place, message in found if "can't find" in message] == [
        "captions.csv, line 5, column image",
        "captions.csv, line 7, column image",
    ]


def test_a_media_folder_that_is_missing_is_told_of_once(tmp_path):
    toml = 'id = "x"\ntitle = "X"\nmedia = "pics"\n[[block]]\ntask = "captions"\ntrials = 2\n'
    (found,) = told(read_package(write(tmp_path, toml=toml)))
    assert found[1] == "study.toml, line 3, key media"
    assert "no media folder 'pics'" in found[2]


def test_a_media_folder_named_by_its_place_on_this_machine_is_a_warning(tmp_path):
    there = (tmp_path / "study" / "media").as_posix()
    toml = f'id = "x"\ntitle = "X"\nmedia = "{there}"\n[[block]]\ntask = "captions"\ntrials = 2\n'
    reading = read_package(write(tmp_path / "study", toml=toml))
    assert reading.package is not None
    assert [p.severity for p in reading.problems] == ["warning"]


def test_a_media_folder_whose_name_no_system_takes_is_told(tmp_path):
    toml = 'id = "x"\ntitle = "X"\nmedia = "a\\u0000b"\n[[block]]\ntask = "captions"\ntrials = 2\n'
    assert "is not a valid folder name" in told(read_package(write(tmp_path, toml=toml)))[-1][2]
