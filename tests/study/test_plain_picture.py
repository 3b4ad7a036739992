"""Pictures lose what was written beside them, and no pixel."""

import io
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from turingdesk.study.plain_picture import without_metadata

SECRET = b"made-by-git-2"


def picture(kind, side=1, **more):
    """A picture of that format with secrets wherever they fit."""
    image = Image.effect_noise((24, 16), 80).convert("RGB")
    exif = image.getexif()
    exif[0x0112] = side
    exif[0x0131] = SECRET.decode()  # the program
    if kind == "PNG":
        text = PngImagePlugin.PngInfo()
        text.add_text("Software", SECRET.decode())
        text.add_itxt("Comment", SECRET.decode())
        more |= {"pnginfo": text}
    if kind == "JPEG":
        more |= {"comment": SECRET, "xmp": SECRET}
    if kind == "WEBP":
        more |= {"xmp": SECRET, "lossless": True}
    if kind == "GIF":
        more |= {"comment": SECRET}
    file = io.BytesIO()
    image.save(file, kind, exif=exif, **more)
    return file.getvalue() + (SECRET if kind != "WEBP" else b"")


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("PNG", {}),
        ("JPEG", {}),
        ("JPEG", {"progressive": True}),
        ("WEBP", {}),
        ("GIF", {}),
        ("BMP", {}),
    ],
)
def test_the_pixels_stay_and_the_rest_goes(kind, more):
    data = picture(kind, **more)
    assert SECRET in data
    plain = without_metadata(data)
    assert SECRET not in plain
    assert b"Exif\0\0" not in plain
    before, after = (Image.open(io.BytesIO(one)) for one in (data, plain))
    assert after.format == kind
    assert before.tobytes() == after.tobytes()
    assert not after.getexif()
    assert without_metadata(plain) == plain


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_the_side_that_is_up_stays(kind):
    plain = without_metadata(picture(kind, side=6))
    assert SECRET not in plain
    assert dict(Image.open(io.BytesIO(plain)).getexif()) == {0x0112: 6}


def test_a_color_profile_stays():
    from PIL import ImageCms

    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for kind in ("PNG", "JPEG", "WEBP"):
        plain = without_metadata(picture(kind, icc_profile=profile))
        assert Image.open(io.BytesIO(plain)).info["icc_profile"] == profile


def test_an_animation_stays_and_what_programs_add_to_it_goes():
    frames = [Image.new("P", (8, 6), n) for n in range(3)]
    for n, frame in enumerate(frames):
        frame.putpalette(bytes(range(n, n + 48)))
    file = io.BytesIO()
    more = {"save_all": True, "append_images": frames[1:], "duration": [40, 70, 90], "loop": 2}
    frames[0].save(file, "GIF", **more)
    secret = bytes([len(SECRET)]) + SECRET + b"\0"
    added = b"\x21\xff\x0bXMP DataXMP" + secret + b"\x21\x01" + secret
    data = file.getvalue()[:-1] + added + b";" + SECRET
    plain = without_metadata(data)
    assert SECRET not in plain
    before, after = (Image.open(io.BytesIO(one)) for one in (data, plain))
    assert (after.n_frames, after.info["loop"]) == (3, 2)
    for n in range(3):
        before.seek(n)
        after.seek(n)
        assert before.convert("RGB").tobytes() == after.convert("RGB").tobytes()
        assert before.info["duration"] == after.info["duration"]


@pytest.mark.parametrize("mode", ["1", "P", "L", "RGB", "RGBA"])
def test_a_bitmap_loses_what_is_hidden_between_its_parts(mode):
    image = Image.effect_noise((23, 16), 80).convert(mode)
    file = io.BytesIO()
    image.save(file, "BMP", dpi=(123, 77))
    data = file.getvalue()
    start = int.from_bytes(data[10:14], "little")
    moved = (start + len(SECRET)).to_bytes(4, "little")
    hidden = data[:6] + b"gpt2" + moved + data[14:start] + SECRET + data[start:] + SECRET
    plain = without_metadata(hidden)
    assert SECRET not in plain
    assert b"gpt2" not in plain
    after = Image.open(io.BytesIO(plain))
    assert (after.mode, after.tobytes()) == (Image.open(file).mode, Image.open(file).tobytes())
    assert "dpi" not in after.info
    assert without_metadata(plain) == plain
    assert int.from_bytes(plain[2:6], "little") == len(plain)


def test_the_profile_of_a_bitmap_stays_and_the_name_of_its_file_goes():
    """Version 5 of its header has a profile, or the path of the file that has one."""
    file = io.BytesIO()
    Image.effect_noise((8, 4), 80).convert("RGB").save(file, "BMP")
    pixels = file.getvalue()[54:]
    for space, is_kept in ((b"DEBM", True), (b"KNIL", False)):  # MBED and LINK, reversed
        header = bytearray(124)
        header[:40] = file.getvalue()[14:54]
        header[0:4] = (124).to_bytes(4, "little")
        header[24:32] = bytes(8)
        header[56:60] = space
        header[112:120] = struct.pack("<II", 124 + len(pixels), len(SECRET))
        size = 14 + 124 + len(pixels) + len(SECRET)
        head = b"BM" + struct.pack("<IHHI", size, 0, 0, 14 + 124)
        data = head + bytes(header) + pixels + SECRET
        plain = without_metadata(data)
        assert Image.open(io.BytesIO(plain)).tobytes() == Image.open(file).tobytes()
        assert (plain == data, SECRET in plain) == (is_kept, is_kept)


@given(
    st.sampled_from(["PNG", "JPEG", "WEBP", "GIF", "BMP"]), st.floats(0, 1), st.binary(max_size=40)
)
def test_what_is_damaged_stays_a_file(kind, share, rubbish):
    data = picture(kind)
    cut = data[: int(share * len(data))] + rubbish
    assert isinstance(without_metadata(cut), bytes)
    assert without_metadata(rubbish) == rubbish or rubbish[:1] in (
        b"\x89",
        b"\xff",
        b"R",
        b"G",
        b"B",
    )
