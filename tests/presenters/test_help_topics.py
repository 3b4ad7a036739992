"""The help: its topics, its languages, and the website made of it."""

import re
import xml.etree.ElementTree as ET

import pytest

from turingdesk.core.errors import UnknownName, WriteFailed
from turingdesk.presenters import help_topics
from turingdesk.sessions.voice import LANGUAGES
from turingdesk.system import paths


@pytest.mark.parametrize("topic", help_topics.topics())
def test_every_page_has_a_text_with_a_title_and_something_to_read(topic):
    lines = help_topics.text(topic).splitlines()
    assert lines[0].startswith("# ")
    assert len([line for line in lines if line.strip()]) >= 5


def test_help_is_in_the_language_of_the_desk_or_else_english(monkeypatch, tmp_path):
    english = paths.resources() / "help" / "export.md"
    (tmp_path / "help" / "de").mkdir(parents=True)
    for name in ("export", "live"):
        (tmp_path / "help" / f"{name}.md").write_text(english.read_text("utf-8"), "utf-8")
    (tmp_path / "help" / "de" / "export.md").write_text("# Ausfuhr\n", "utf-8")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    assert help_topics.text("export", "de") == "# Ausfuhr\n"
    assert help_topics.title("export", "de") == "Ausfuhr"
    assert help_topics.text("live", "de") == english.read_text("utf-8")


def test_a_misspelled_topic_gets_the_nearest_one():
    with pytest.raises(UnknownName, match="booths"):
        help_topics.text("both")


def test_every_topic_is_a_page_of_the_website_and_all_links_lead_somewhere(tmp_path):
    help_topics.write_site(tmp_path / "site")
    pages = {path.name for path in (tmp_path / "site").iterdir()}
    assert pages == {
        "index.html",
        "style.css",
        *(f"{topic}.html" for topic in help_topics.topics()),
    }
    for path in (tmp_path / "site").glob("*.html"):
        page = path.read_text("utf-8")
        assert set(re.findall(r'href="([^"#]+)"', page)) <= pages, path
        assert "<h1>" in page
    assert "<table>" in (tmp_path / "site" / "kiosk.html").read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "site").write_text("a file", "utf-8")
    with pytest.raises(WriteFailed, match="site"):
        help_topics.write_site(tmp_path / "site")


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_translated_help_is_of_topics_that_there_are_and_has_the_same_headings(code):
    for path in (path for folder in help_topics.folders() for path in folder.glob(f"{code}/*")):
        whole = [line for line in help_topics.text(path.stem).splitlines() if line[:1] == "#"]
        own = [line for line in path.read_text("utf-8").splitlines() if line[:1] == "#"]
        assert [line.split()[0] for line in own] == [line.split()[0] for line in whole], path


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_buttons_that_help_names_are_called_so_on_screens(code):
    known = set()
    for catalogue in (paths.resources() / "translations").glob("turingdesk_*.ts"):
        for entry in ET.parse(catalogue).iter("message"):
            if catalogue.stem.endswith(f"_{code}"):
                known.add(entry.findtext("translation"))
            if code == "en":
                known.add(entry.findtext("source"))
    files = "*.md" if code == "en" else f"{code}/*.md"
    for path in (path for folder in help_topics.folders() for path in folder.glob(files)):
        for name in re.findall(r"\*\*([^*]+…)\*\*", path.read_text("utf-8")):
            assert name in known, f"{path}: no button is called {name}"


def rows(language):
    """The rows of tables of the page on intervals, each with its numbers in order of size."""
    lines = help_topics.text("intervals", language).splitlines()
    return [sorted(re.findall(r"\d+", line)) for line in lines if line.startswith("|")]


@pytest.mark.parametrize("language", ["de", "es", "it", "zh"])
def test_coverage_is_the_same_in_all_languages(language):
    assert help_topics.title("intervals", language) != help_topics.title("intervals", "en")
    assert len(rows("en")) > 80
    assert rows(language) == rows("en")


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_translated_help_says_as_much_as_the_english(code):
    """Translators join or split a sentence; two that are missing in a line were forgotten."""

    def sentences(line):
        return len(re.findall(r"[.!?][)”»“*`]*(?=\s|$)|[\u3002\uff01\uff1f]", line))

    def lines(path):
        return [line for line in path.read_text("utf-8").splitlines() if line.strip()]

    for path in (path for folder in help_topics.folders() for path in folder.glob(f"{code}/*.md")):
        english, own = lines(path.parents[1] / path.name), lines(path)
        for line, translation in (
            zip(english, own, strict=False) if len(english) == len(own) else ()
        ):
            assert sentences(line) - sentences(translation) < 2, (path.name, line)
