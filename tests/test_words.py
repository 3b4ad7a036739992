"""Every text that people read keeps to the words of `resources/words.toml`."""

import ast
import re
import runpy
import tomllib
from pathlib import Path

import pytest

import turingdesk

HOUSE = Path(turingdesk.__file__).parent
ROOT = HOUSE.parent
WORDS = tomllib.loads((ROOT / "resources/words.toml").read_text("utf-8"))["word"]
#: The kinds of text that a word can be allowed in, with the name that says where a text was found.
KINDS = ("screens", "participants", "messages", "help", "docstrings")
#: The manuals beside the help.
_MANUALS = (
    *("README.md", "CONTRIBUTING.md", "studies/README.md", "turingdesk/README.md"),
    "turingdesk/WORDS.md",
)
#: What participants read in templates, new studies, and the demonstration.
_STUDIES = ("resources/new/**/*.md", "resources/templates/**/*.md", "studies/*/texts/*.md")
_CONTEXTS = {"Desk": "screens", "Participant": "participants", "Below": "messages"}
_CODE = re.compile(r"```.*?```|`[^`\n]*`|<!--.*?-->|https?://\S+", re.DOTALL)


def all_texts():
    """Kind, place and words of each text."""
    tool = runpy.run_path(str(ROOT / "resources/translations/translations.py"))
    for one in tool["texts"]():
        yield _CONTEXTS[one.context], one.context, one.source
    for path in (*sorted(ROOT.glob("resources/help/*.md")), *(ROOT / one for one in _MANUALS)):
        yield from paragraphs(path, "help")
    for pattern in _STUDIES:
        for path in sorted(ROOT.glob(pattern)):
            if "." not in path.stem:  # the others are in other languages
                yield from paragraphs(path, "participants")
    for path in sorted(HOUSE.rglob("*.py")):
        yield from first_lines(path)


def paragraphs(path, kind):
    place = path.relative_to(ROOT).as_posix()
    for text in _CODE.sub("", path.read_text("utf-8")).split("\n"):
        yield kind, place, text


def first_lines(path):
    """The first line of the docstring of a module, and of each public function and class in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = getattr(node, "name", "")
            text = (ast.get_docstring(node) or "").partition("\n")[0]
            if text and not name.startswith("_"):
                place = path.relative_to(ROOT).as_posix() + (name and f":{name}")
                yield "docstrings", place, _CODE.sub("", text)


def uses(word, texts):
    """Where a banned word occurs, except in its exceptions."""
    pattern = re.compile(word["banned"], re.IGNORECASE)
    for kind, place, text in texts:
        if kind in word.get("where", KINDS):
            rest = text
            for allowed in word.get("allowed", ()):
                rest = rest.replace(allowed, "")
            if match := pattern.search(rest):
                yield f"{place}: {match[0]!r} in {text.strip()!r}"


@pytest.mark.slow
def test_no_text_uses_a_banned_word():
    texts = list(all_texts())
    assert not [
        f"{found}. Instead, use {word['use']}: {word['why']}"
        for word in WORDS
        for found in uses(word, texts)
    ]


def test_a_banned_word_is_found_but_in_its_exceptions():
    word = {"banned": r"\bsigns\b", "allowed": ["plus signs"], "where": ["messages"]}
    texts = [("messages", "a", "A PIN has 4 signs."), ("messages", "b", "Two plus signs.")]
    texts.append(("help", "c", "Four signs."))
    assert list(uses(word, texts)) == ["a: 'signs' in 'A PIN has 4 signs.'"]


def test_first_lines_are_those_of_modules_and_public_functions(tmp_path, monkeypatch):
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    module = tmp_path / "module.py"
    text = (
        '"A module."\ndef a():\n    """One `two`.\n\n    Three.\n    """\ndef _b():\n    "No."\n'
    )
    module.write_text(text)
    assert list(first_lines(module)) == [
        ("docstrings", "module.py", "A module."),
        ("docstrings", "module.py:a", "One ."),
    ]


def test_every_exception_and_kind_is_needed():
    for word in WORDS:
        assert word["use"]
        assert word["why"]
        assert set(word.get("where", KINDS)) <= set(KINDS)
        for allowed in word.get("allowed", ()):
            assert re.search(word["banned"], allowed, re.IGNORECASE), allowed
