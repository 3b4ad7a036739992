"""study.toml as people write it by hand: odd quotes, comments, indents, lists over many lines."""

import tomllib

from hypothesis import assume
from hypothesis import strategies as st

KEYS = ["id", "title", "n", "odd-key", "mine", "mix"]
QUOTED = {"mine": ['"mine"', "'mine'", '"m\\u0069ne"'], "odd-key": ['"odd-key"', "odd-key"]}
RAW_VALUES = [
    "1",
    "0x1F",
    "1_000",
    "-0.5",
    "nan",
    "true",
    "2026-01-31",
    '"text"',
    "'lit # \"eral'",
    '"a \\"quoted\\" one # no comment"',
    '"""several\nlines # here\n"""',
    "'''\n[not.a.head]\n'''",
    "[1,2 , 3]",
    "[ # why\n  1, # one\n  2,\n]",
    "[]",
    '{ H = 2, "M" = [1, 2] }',
    "[{ a = 1 }, { a = 2 }]",
]
COMMENTS = ["", "", "  # [block]", '# it\'s "so"', "\t#x = 1"]
HEADS = ["[consent]", "[ a . b ]", '["a".c]', "[[block]]", "[[ block ]]", "[[block.question]]"]


@st.composite
def item(draw):
    """A key with its value, perhaps a comment above and behind."""
    key = draw(st.sampled_from(KEYS))
    key = draw(st.sampled_from(QUOTED.get(key, [key])))
    gap = draw(st.sampled_from([" = ", "=", "   =\t"]))
    above = draw(st.sampled_from(["", "", "\n", "# above\n", "  # indented\n\n"]))
    indent = draw(st.sampled_from(["", "", "  ", "\t"]))
    value = draw(st.sampled_from(RAW_VALUES))
    return f"{above}{indent}{key}{gap}{value}{draw(st.sampled_from(COMMENTS))}\n"


@st.composite
def documents(draw):
    """A whole file that TOML takes."""
    parts = draw(st.lists(item(), max_size=3))
    for head in draw(st.lists(st.sampled_from(HEADS), max_size=4)):
        above = draw(st.sampled_from(["", "\n", "\n# about the table\n"]))
        parts.append(f"{above}{head}{draw(st.sampled_from(COMMENTS))}\n")
        parts += draw(st.lists(item(), max_size=3))
    text = "".join(parts) + draw(st.sampled_from(["", "# the end", "\n\n"]))
    text = text.replace("\n", draw(st.sampled_from(["\n", "\r\n"])))
    assume(_is_toml(text))
    return text


def _is_toml(text):
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def paths(value, path=()):
    """The path of every value in a document, tables and elements of lists too."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, inner in enumerate(value):
            yield from paths(inner, (*path, number))
