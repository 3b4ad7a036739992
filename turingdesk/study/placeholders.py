"""Placeholders: lines of the texts of new studies that are where authors write their own."""

from __future__ import annotations

from functools import cache

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.system import paths

WHAT = message("This line is a placeholder that participants would see.")
FIX = message(
    "Replace it with your own text, such as the one that your ethics committee approved. Until "
    "then, only pilot sessions can run."
)


def note_placeholders(file: str, text: str, findings: Findings) -> None:
    """Note each line of a study's text that is still a placeholder.

    Args:
        file: The text's file in the package.
        text: What it contains.
        findings: Where problems go.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() in placeholders():
            findings.pilot_only(Place(file, number), WHAT, FIX)


@cache
def placeholders() -> frozenset[str]:
    """The placeholders that ship, in all languages: in their texts, the lines in italics."""
    texts = [
        *(paths.resources() / "new" / "pages").glob("*.md"),
        *(paths.resources() / "templates").glob("*/texts/*.md"),
    ]
    lines = (line.strip() for file in texts for line in file.read_text("utf-8").split("\n"))
    return frozenset(line for line in lines if _is_italic(line))


def _is_italic(line: str) -> bool:
    is_bold = line.startswith("**")
    return len(line) > 2 and line.startswith("*") and line.endswith("*") and not is_bold
