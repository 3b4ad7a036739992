"""No six lines of logic stand in two places: then one function could serve both.

Only lines inside functions count. Declarations, such as columns of tables, settings, and imports,
may look alike.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
LINES = 6
APART = 8  #: lines without logic, such as comments, that may be in between


def logic(code):
    """The lines of statements in functions: each with its number, without its comment."""
    lines = code.splitlines()
    numbers = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
            for statement in body:
                if not isinstance(statement, ast.FunctionDef | ast.Import | ast.ImportFrom):
                    numbers |= {*range(statement.lineno, statement.end_lineno + 1)}
    for number in sorted(numbers):
        text = lines[number - 1].partition("  # ")[0].strip()
        if text.strip("()[]{}, ") and not text.startswith(("#", "import ", "from ")):
            yield number, text


def repeated(codes):
    """Where the same lines are: pairs of places, of which only the first of a run is named.

    Args:
        codes: Python code by the name of its file.
    """
    places = defaultdict(list)
    for name, code in codes.items():
        found = [*logic(code)]
        for run in zip(*(found[first:] for first in range(LINES)), strict=False):
            if run[-1][0] - run[0][0] < LINES + APART:
                places[tuple(text for _, text in run)].append(f"{name}:{run[0][0]}")
    return [there for there in places.values() if len(there) > 1]


BODY = "    a = 1\n    b = f(a)\n    if b:\n        g(b)\n    h(a, b)\n    return a\n"


@pytest.mark.parametrize(
    ("first", "second", "n"),
    [
        (f"def one():\n{BODY}", f"def two(x):\n    # why\n{BODY}", 1),
        (f"def one():\n{BODY}", f"def two():\n{BODY.replace('h(a', 'k(a')}", 0),
        (f'"""\n{BODY}"""', f'"""\n{BODY}"""', 0),
    ],
    ids=["the same lines", "another line among them", "words"],
)
def test_lines_that_are_repeated_are_found(first, second, n):
    assert len(repeated({"a.py": first, "b.py": second})) == n


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["turingdesk", "tests"])
def test_no_logic_is_written_twice(folder):
    paths = sorted((CHECKOUT / folder).rglob("*.py"))
    codes = {str(path.relative_to(CHECKOUT)): path.read_text("utf-8") for path in paths}
    assert not repeated(codes), "write it once"
