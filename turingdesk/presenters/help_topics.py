"""Help: one set of Markdown files for F1 on the desk, `turingdesk help`, and a website.

A topic is a file of `resources/help`, and in other languages of a folder of it; plugins have
topics in their folder `help`. The reference of study packages is `studies/README.md`. Pages of
the desk have topics of the same name.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from turingdesk.core.errors import UnknownName, WriteFailed
from turingdesk.core.message import join, message
from turingdesk.core.plugin import folders_named
from turingdesk.system import paths
from turingdesk.system.os_errors import os_error_message

#: Topics of the desk's pages, in the order of its navigation.
PAGES = (
    *("studies", "editor", "controls", "participants", "sessions"),
    *("live", "analysis", "exclusions", "export", "record", "settings"),
)
#: Topics of no page of the desk, in the order in which they are listed.
GENERAL = (
    *("keys", "commands", "data", "kiosk", "booths", "browsers"),
    *("importing", "sharing", "integrity"),
    *("packages", "options", "results", "intervals"),
)
START = "commands"  #: the topic with which the website opens
PACKAGES = "packages"  #: the topic that is with the studies, where their authors look for it

_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} - TuringDesk</title>
<link rel="stylesheet" href="style.css">
<nav>{links}</nav>
<main>{body}</main>
</html>
"""
_STYLE = """body { display: flex; margin: 0; font: 16px/1.5 Inter, system-ui, sans-serif;
  color: #1d2430; background: #f5f6f8; }
nav { flex: 0 0 208px; padding: 16px 0; background: #1f2937; min-height: 100vh; }
nav a { display: block; padding: 4px 16px; color: #e5e7eb; text-decoration: none; }
nav a[aria-current] { background: #3557a8; color: white; }
main { max-width: 52rem; margin: 24px; padding: 8px 32px; overflow-wrap: anywhere;
  background: white; border: 1px solid #d9dee6; border-radius: 12px; }
a { color: #3557a8; }
pre { padding: 12px; overflow-x: auto; font-size: 13px; background: #f5f6f8; border-radius: 8px; }
p code, li code { white-space: nowrap; }
table { border-collapse: collapse; }
td, th { padding: 4px 12px; border: 1px solid #d9dee6; text-align: left; vertical-align: top; }
@media (max-width: 50rem) { body { flex-direction: column-reverse; } nav { min-height: 0; }
  nav { flex: none; } main { margin: 0; padding: 8px 16px; }
  p code, li code { white-space: normal; } }
"""


def folders() -> list[Path]:
    """Where topics are: the house's folder, then those of plugins."""
    return [paths.resources() / "help", *folders_named("help")]


def topics() -> list[str]:
    """The names of all topics: those of the desk's pages in their order, then the general ones."""
    there = {path.stem for folder in folders() for path in folder.glob("*.md")}
    pages = [page for page in PAGES if page in there]
    return [*pages, *sorted(there.difference(pages, GENERAL)), *GENERAL]


def text(topic: str, language: str = "en") -> str:
    """The help on a topic as Markdown; in English where the language lacks it.

    Raises:
        UnknownName: There is no such topic.
    """
    # Translations of all folders come before any English text.
    here = [folder / language / f"{topic}.md" for folder in folders()]
    here += [folder / f"{topic}.md" for folder in folders()]
    if topic == PACKAGES:
        here.append(paths.root() / "studies" / "README.md")
    help_file = next((path for path in here if path.is_file()), None)
    if topic not in topics() or help_file is None:
        raise UnknownName("help topic", topic, topics())
    return help_file.read_text("utf-8")


def is_translated(topic: str, language: str) -> bool:
    """True if the help on a topic is in a language, English included."""
    files = (folder / language / f"{topic}.md" for folder in folders())
    return language == "en" or any(file.is_file() for file in files)


def title(topic: str, language: str = "en") -> str:
    """The heading of a topic."""
    return text(topic, language).partition("\n")[0].removeprefix("# ").replace("`", "")


def write_site(folder: Path, language: str = "en") -> None:
    """Write all topics as a website that needs neither a server nor a network.

    Args:
        folder: Where `index.html` and one page for each topic are written.
        language: One of those that the program speaks.

    Raises:
        WriteFailed: The folder cannot be written.
    """
    from markdown_it import MarkdownIt

    # HTML in the help of a plugin is shown as text, so that no script of it can run.
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    titles = {topic: title(topic, language) for topic in topics()}
    pages = {"style.css": _STYLE}
    for topic, head in titles.items():
        links = "".join(
            _link(other_topic, named, other_topic == topic)
            for other_topic, named in titles.items()
        )
        body = markdown.render(text(topic, language))
        pages[f"{topic}.html"] = _PAGE.format(
            language=language, title=escape(head), links=links, body=body
        )
    pages["index.html"] = pages[f"{START}.html"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, page in pages.items():
            (folder / name).write_text(page, "utf-8")
    except OSError as problem:
        what = message("The help couldn't be written to {folder}.", folder=folder)
        raise WriteFailed(join(" ", (what, os_error_message(problem)))) from problem


def _link(topic: str, title: str, is_open: bool) -> str:
    mark = ' aria-current="page"' if is_open else ""
    return f'<a href="{topic}.html"{mark}>{escape(title)}</a>'
