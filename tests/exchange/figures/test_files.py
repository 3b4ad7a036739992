"""Figures as bytes and files."""

import re
import zlib
from dataclasses import replace
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.exchange.figures.sample import ALL, BARS, CAPTION, EMPTY, LINES
from turingdesk.analysis._figure import Panel
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.figures.files import FORMATS, as_bytes, for_pdf, inline, write_figures

SVG = "{http://www.w3.org/2000/svg}"


def _texts(svg):
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("figure", [*ALL, EMPTY], ids=lambda one: one.name)
def test_each_kind_of_figure_becomes_an_svg_whose_letters_can_be_searched(figure):
    svg = as_bytes(figure, "svg")
    told = " ".join(_texts(svg))
    assert figure.title in told
    assert figure.caption in told  # what error bars are is in the file itself
    assert as_bytes(figure, "svg") == svg


def test_names_of_agents_are_never_read_as_markup_or_as_mathematics():
    assert "<b>GIT</b> & $5$" in _texts(as_bytes(BARS, "svg"))


@pytest.mark.slow
def test_pdf_and_png_are_what_they_are_called():
    assert as_bytes(BARS, "pdf").startswith(b"%PDF-")
    picture = Image.open(BytesIO(as_bytes(LINES, "png")))
    assert round(picture.info["dpi"][0]) == 300
    assert picture.width == pytest.approx(85 / 25.4 * 300, abs=1)
    assert picture.info["Description"] == CAPTION


@pytest.mark.slow
def test_a_pdf_has_its_letters_as_true_type_and_none_as_type_3():
    pdf = as_bytes(BARS, "pdf")
    assert b"Type3" not in pdf
    compressed = re.findall(rb"/FontFile2 (\d+) 0 R", pdf)
    assert compressed
    for number in compressed:
        start = pdf.index(b"\n" + number + b" 0 obj")
        data = pdf[pdf.index(b"stream\n", start) + 7 : pdf.index(b"\nendstream", start)]
        assert zlib.decompress(data).startswith(b"\x00\x01\x00\x00"), "outlines of OpenType"


@pytest.mark.slow
def test_a_figure_has_the_width_of_one_or_two_columns_as_it_needs():
    panels = replace(BARS, layers=(), panels=tuple(Panel(one, BARS.layers) for one in "abc"))
    for figure, mm in ((BARS, 85), (panels, 180)):
        (points,) = re.findall(rb'width="([\d.]+)pt"', as_bytes(figure, "svg"))
        assert float(points) == pytest.approx(mm / 25.4 * 72, abs=0.1)
    (points,) = re.findall(rb'width="([\d.]+)pt"', as_bytes(BARS, "svg", width=180 / 25.4))
    assert float(points) == pytest.approx(180 / 25.4 * 72, abs=0.1)


def test_two_figures_on_one_page_share_no_names():
    first, second = (inline(as_bytes(one, "svg", captioned=False)) for one in (BARS, LINES))
    names = [set(re.findall(r' id="([^"]+)"', one)) for one in (first, second)]
    assert names[0]
    assert not names[0] & names[1]
    assert first.startswith("<svg")
    for name in re.findall(r"#(m[0-9a-f]+)", first):
        assert name in names[0]


def test_texts_with_chinese_signs_have_letters_in_a_pdf():
    told = for_pdf(
        b"<svg><text style=\"font-size: 8.5px; font-family: 'Inter', 'x'; fill: #000\""
        b' x="1">\xe4\xba\xba</text></svg>'
    )
    assert "font-size: 8.5; font-family: TuringDesk Sans SC; fill" in told


def test_files_are_written_in_every_format(tmp_path):
    files = write_figures([BARS], tmp_path / "new", FORMATS)
    assert sorted(path.name for path in files) == ["bars.pdf", "bars.png", "bars.svg"]
    assert all(path.stat().st_size for path in files)


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotExport, match="Choose another folder"):
        write_figures([BARS], tmp_path / "file" / "in", ["svg"])
