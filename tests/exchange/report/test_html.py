"""The report as one HTML file: whole, safe, readable without pictures."""

import re
from datetime import UTC, datetime
from html.parser import HTMLParser
from re import findall

import pytest

from tests.exchange.figures.sample import ALL
from turingdesk.exchange.report import html
from turingdesk.exchange.report.pieces import (
    Facts,
    Paragraph,
    Report,
    ReportFigure,
    ReportSection,
    ReportTable,
)

MADE = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOSTILE = '<script>alert(1)</script><img src=x onerror="alert(2)">&"\'=HYPERLINK("x") \ud800 \x00'


class Page(HTMLParser):
    """The elements of a page, and whether each that was opened is closed."""

    EMPTY = frozenset({"meta", "link", "br", "img"})

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes, self.text = [], [], [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(tag, *one) for one in attrs]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(tag, *one) for one in attrs]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.fixture(scope="module")
def page(report, tmp_path_factory):
    path = tmp_path_factory.mktemp("html") / "report.html"
    steps = []
    html.write(report, path, lambda done, of: steps.append((done, of)))
    assert steps[-1] == (len(report.sections), len(report.sections))
    return path.read_text("utf-8")


@pytest.mark.slow
def test_symbols_of_statistics_and_titles_of_works_are_in_italics(page):
    assert "<i>p</i>(H|H)" in page
    assert re.search(r'<p class="reference">Holm, S\. .*<i>Scandinavian Journal of ', page)
    assert '<th scope="col" class="number"><i>n</i></th>' in page


@pytest.mark.slow
def test_it_asks_nobody_for_anything(page):
    read = Page(page)
    for tag, name, value in read.attributes:
        if name in ("src", "href", "xlink:href") and tag != "a":
            assert value.startswith("#")
    assert not {"script", "iframe", "link", "object"} & set(read.tags)
    assert findall(r"url\((?!#|\"data:)", page) == []
    assert page.count("font/woff") == 4
    assert not read.open


@pytest.mark.slow
def test_tables_have_heads_and_captions_and_pictures_have_words(page):
    read = Page(page)
    assert read.tags.count("table") == read.tags.count("caption") == read.tags.count("thead")
    scopes = [one for one in read.attributes if one[:2] == ("th", "scope")]
    assert len(scopes) == read.tags.count("th")
    alts = [value for tag, name, value in read.attributes if (tag, name) == ("svg", "aria-label")]
    assert len(alts) == read.tags.count("figure") > 1
    assert all(len(alt) > 20 for alt in alts)


def test_every_entry_of_the_contents_leads_somewhere_and_names_are_there_once(page):
    read = Page(page)
    ids = [value for _, name, value in read.attributes if name == "id"]
    assert len(ids) == len(set(ids))
    links = [value for tag, name, value in read.attributes if (tag, name) == ("a", "href")]
    assert links
    assert {link.removeprefix("#") for link in links} <= set(ids)


@pytest.mark.slow
def test_what_people_wrote_is_shown_and_never_obeyed(tmp_path, monkeypatch):
    monkeypatch.setattr(html, "_letters", lambda text: "")  # the page above has them
    pieces = (
        Paragraph(HOSTILE),
        Paragraph(HOSTILE, True),
        Facts(((HOSTILE, HOSTILE),)),
        ReportTable(HOSTILE, (HOSTILE,), ((HOSTILE,), (1,)), (HOSTILE,)),
        *(ReportFigure(one) for one in ALL),
    )
    path = tmp_path / "report.html"
    section = ReportSection("one", HOSTILE, pieces, True)
    html.write(Report(HOSTILE, HOSTILE, (section,), MADE), path, lambda *_: None)
    read = Page(path.read_text("utf-8"))
    assert not {"script", "img", "b"} & set(read.tags)
    assert not [one for one in read.attributes if one[1].startswith("on")]
    assert read.text.count("<script>alert(1)</script>") >= 8
    assert "<b>GIT</b> & $5$" in read.text
