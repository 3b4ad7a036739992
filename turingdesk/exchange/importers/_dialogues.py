"""Paper 1's conversations as their judges saw them: pages of HTML, or the same as JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

from turingdesk.exchange.importers._chats import Chat
from turingdesk.exchange.importers._kreimanlab import slug
from turingdesk.exchange.importers._source import Source

_NAME = re.compile(r"conv(?P<number>\d+)(?:_len\d+)?$", re.IGNORECASE)
_LINE = re.compile(r"\s*(?P<speaker>[AB])\s*:\s*(?P<text>.*)", re.DOTALL)
FIX = "Give a conversation as paper 1's repository has it."
AGENT = "AI"  #: paper 1's labels do not say which


def dialogue(source: Source) -> tuple[str, list[tuple[str, str]]]:
    """The number (or name) of a conversation, and its turns.

    Raises:
        BadSource: The file holds no conversation.
    """
    if source.path.suffix.lower() in {".html", ".htm"}:
        turns = _of_page(source)
    else:
        turns = [_turn(source, place, turn) for place, turn in enumerate(source.json["turns"])]
    if not turns:
        source.wrong("There is no turn of A or B in this file.", FIX)
    found = _NAME.search(source.path.stem)
    return (str(int(found["number"])) if found else source.path.stem), turns


def chat(
    name: str, turns: list[tuple[str, str]], makers: tuple[str, str], provenance: str
) -> Chat:
    """A conversation whose makers are known."""
    a, b = ((origin, AGENT if origin == "machine" else "") for origin in makers)
    known_as = f"conv{name}" if name.isdigit() else slug(name)
    return Chat(known_as, (a, b), tuple(turns), provenance)


def is_dialogue(content: Any) -> bool:
    """Whether JSON is a conversation."""
    return isinstance(content, dict) and isinstance(content.get("turns"), list)


def _turn(source: Source, number: int, turn: Any) -> tuple[str, str]:
    place = f"$.turns[{number}]"
    if not isinstance(turn, Mapping):
        source.wrong("This is no turn.", FIX, place)
    speaker, text = str(turn.get("agent", turn.get("speaker", ""))), turn.get("text")
    if speaker not in ("A", "B") or not isinstance(text, str):
        source.wrong("The turn needs `agent` (A or B) and `text`.", FIX, place)
    return speaker, text


def _of_page(source: Source) -> list[tuple[str, str]]:
    page = _Paragraphs()
    page.feed(source.text)
    page.close()
    found = filter(None, map(_LINE.fullmatch, page.texts))
    return [(line["speaker"], " ".join(line["text"].split())) for line in found]


class _Paragraphs(HTMLParser):
    """The texts of a page's paragraphs; entities are read, everything else is left out."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._is_inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "p":
            self.texts.append("")
        self._is_inside = tag == "p" or self._is_inside

    def handle_endtag(self, tag: str) -> None:
        self._is_inside = self._is_inside and tag != "p"

    def handle_data(self, data: str) -> None:
        if self._is_inside:
            self.texts[-1] += data
