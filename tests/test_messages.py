"""What people are told below the desk is a message, so that the desk can translate it."""

import ast
from pathlib import Path

import pytest

import turingdesk

HOUSE = Path(turingdesk.__file__).parent
#: These speak to people themselves, or only on the command line; bad replies are counted.
ELSEWHERE = ("gui", "cli", "desk", "exchange/importers", "judges/language_model/model_judge.py")
PROGRAMMERS = ("TypeError", "KeyError", "AssertionError")  #: mistakes in the program


def floors():
    return sorted(
        path
        for path in HOUSE.rglob("*.py")
        if path.parent != HOUSE and not path.relative_to(HOUSE).as_posix().startswith(ELSEWHERE)
    )


def plain_sentences(path):
    """Lines where an error or a problem is given an f-string with words in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        raised = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(raised, ast.Call):
            continue
        name = getattr(raised.func, "id", getattr(raised.func, "attr", ""))
        if name in PROGRAMMERS:
            continue
        if isinstance(node, ast.Raise) or name in ("Problem", "problem", "error", "warning"):
            for given in raised.args:
                if isinstance(given, ast.JoinedStr) and is_sentence(given):
                    yield f"{path.relative_to(HOUSE)}:{given.lineno}: {ast.unparse(given)}"


def is_sentence(text):
    literal = " ".join(one.value for one in text.values if isinstance(one, ast.Constant))
    return len([word for word in literal.split() if word.isalpha()]) > 1


def test_no_error_or_problem_is_an_f_string():
    found = [line for path in floors() for line in plain_sentences(path)]
    assert found == [], "use message() from turingdesk.core.message"


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ('raise BadCode(f"{code!r} is too long.")', True),
        ('raise BadCode(message("{code!r} is too long.", code=code))', False),
        ('Problem(f"There are {n} rows.", "")', True),
        ('raise BadCode(f"{a}-{b}")', False),
    ],
)
def test_such_a_sentence_is_found(code, is_found, tmp_path, monkeypatch):
    monkeypatch.setattr(f"{__name__}.HOUSE", tmp_path)
    module = tmp_path / "module.py"
    module.write_text(code, "utf-8")
    assert bool(list(plain_sentences(module))) is is_found
