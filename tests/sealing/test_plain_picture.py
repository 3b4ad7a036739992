"""Pictures lose what was written beside them, and no pixel."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from turingdesk.sealing.plain_picture import without_metadata

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
    file = io.BytesIO()
    image.save(file, kind, exif=exif, **more)
    return file.getvalue() + (SECRET if kind != "WEBP" else b"")


@pytest.mark.parametrize(
    ("kind", "more"),
    [("PNG", {}), ("JPEG", {}), ("JPEG", {"progressive": True}), ("WEBP", {})],
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


@given(st.sampled_from(["PNG", "JPEG", "WEBP"]), st.floats(0, 1), st.binary(max_size=40))
def test_what_is_damaged_stays_a_file(kind, share, rubbish):
    data = picture(kind)
    cut = data[: int(share * len(data))] + rubbish
    assert isinstance(without_metadata(cut), bytes)
    assert without_metadata(rubbish) == rubbish or rubbish[:1] in (b"\x89", b"\xff", b"R")
