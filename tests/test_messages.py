"""What people are told below the desk is a message, so that the desk can translate it."""

import ast
import re
import runpy
from pathlib import Path

import pytest

import turingdesk

HOUSE = Path(turingdesk.__file__).parent
ROOT = HOUSE.parent
#: These speak to people themselves, or only on the command line; bad replies are counted.
ELSEWHERE = (
    "gui",
    "cli",
    "presenters",
    "plugins/machine_judges/language_model/model_judge.py",
)
PROGRAMMERS = ("TypeError", "KeyError", "AssertionError")  #: mistakes in the program
LIBRARIES = ("UnpicklingError",)  #: details of damaged files, quoted as libraries say them

#: Places of numbers that the program sets, each above 1, or of text.
LIMITS = [
    "least",
    "fewest",
    "few",
    "fewest_judges",
    "fewest_games",
    "most",
    "most_codes",
    "most_rows",
    "longest",
    "shortest",
    "edge",
    "within_s",
    "kind",
    "table",
    "judge",
    "what",
    "key",
]
#: How texts begin whose number is never 1, or is not one number, each with the reason.
NEVER_ONE = {
    "{n} verdicts would": "more than a fit can take",
    "{by} forms ask": "two or more",
    "The results combine {studies}": "two or more",
    "Detectability of each machine's answers": "a range, as text",
    "Turing scores {values}": "a range, as text",
    "Turing scores T with": "a range, as text",
    "Bradley-Terry strengths in": "a range, as text",
    "Weights of the features": "a range, as text",
    "Detectability by {judge}": "a list, as text",
    "All {there} machines": "two or more",
    "Difference of each machine's answers": "a variance needs two or more",
    "%n trials with {names} need {needed} different": "compares two numbers",
    "%n of {pairs} pairs weren't tried": "two or more",
    "Expected in all: {machine} games": "a mean",
    "The mix adds up to": "a ratio",
    "{name} ({total} trials": "a mean",
    "Participants don't see all {rows}": "two or more",
    "Verification of": "a ratio",
    "Show all {number} rows": "more than the first ones",
    "Figures show these results": "more than a page takes",
    "The first {most} of {rows}": "more than fit",
    "{number} trials": "what isn't a number",
    "{fast} of {of} verdicts": "a ratio",
    "You can answer after {number}": "a fraction",
    "The participant code": "more than a code may have",
    "The list has {new} codes": "more than can be added",
    "The file had changed": "lines of a file that may be unknown",
    "{number} sessions can't": "none, or too many",
    "{sessions} sessions of {study}": "two or more",
    "There are {members} files": "more than a package may have",
    "{there} of {items} texts": "a ratio",
    "The text has {letters": "more than a text may have",
    "{times} of {number} human": "ten or more",
    "{times} of {number} machine": "ten or more",
    "All {number} human": "ten or more",
    "All {number} machine": "ten or more",
    "A session shows {human}": "ten or more of both together",
    "A break follows each": "two or more",
    "{alone} of {origins}": "ten or more",
    "All {texts} answers": "twenty or more",
    "Feedback is set for": "more than the block has",
    "A sheet has {rows}": "more than can be read",
    "Its import didn't finish": "what an import may take",
    "{n} of the {of} participants": "ten or more",
}


#: The same of plugins.
ELSEWHERE_IN_PLUGINS = re.compile(r"plugins/\w+/(?:gui|commands)/")


def floors():
    modules = {path: path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*.py")}
    return sorted(
        path
        for path, name in modules.items()
        if path.parent != HOUSE
        and not name.startswith(ELSEWHERE)
        and not ELSEWHERE_IN_PLUGINS.match(name)
    )


def plain_sentences(path):
    """Lines where an error or a problem is given an f-string with words in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        raised = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(raised, ast.Call):
            continue
        name = getattr(raised.func, "id", getattr(raised.func, "attr", ""))
        if name in PROGRAMMERS + LIBRARIES:
            continue
        if isinstance(node, ast.Raise) or name in ("Problem", "problem", "error", "warning"):
            for given in raised.args:
                if isinstance(given, ast.JoinedStr) and is_sentence(given):
                    yield f"{path.relative_to(HOUSE)}:{given.lineno}: {ast.unparse(given)}"


def is_sentence(text):
    literal = " ".join(one.value for one in text.values if isinstance(one, ast.Constant))
    return len([word for word in literal.split() if word.isalpha()]) > 1


@pytest.mark.slow
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


COUNTED = [
    "answers",
    "arrows",
    "cells",
    "characters",
    "codes",
    "columns",
    "controls",
    "files",
    "forms",
    "games",
    "judges",
    "judgments",
    "lines",
    "machines",
    "messages",
    "minutes",
    "pairs",
    "participants",
    "problems",
    "prompts",
    "responses",
    "rows",
    "seconds",
    "sessions",
    "speakers",
    "stimuli",
    "studies",
    "texts",
    "trials",
    "verdicts",
    "words",
]
_COUNTS = re.compile(
    rf"\{{(\w+)\}} (?:(?:human|machine|control|fixed|different|more|other|valid) )?"
    rf"(?:{'|'.join(COUNTED)})\b"
)


def counts(source):
    """The places of a text whose numbers are followed by a noun in the plural."""
    return _COUNTS.findall(source)


@pytest.fixture(scope="module")
def sources():
    """All texts that can be translated; to find them, the whole package is parsed."""
    program = runpy.run_path(str(ROOT / "resources/translations/translations.py"))
    return [one.source for one in program["texts"]()]


@pytest.mark.slow
def test_a_number_before_a_noun_has_a_singular(sources):
    found = {(place, source) for source in sources for place in counts(source)}
    refused = {
        source
        for place, source in found
        if place not in LIMITS and not any(source.startswith(start) for start in NEVER_ONE)
    }
    assert refused == set(), "use plural() from turingdesk.core.message"


@pytest.mark.slow
def test_each_exception_is_a_text_that_counts(sources):
    counting = [source for source in sources if counts(source)]
    assert [start for start in NEVER_ONE if not any(s.startswith(start) for s in counting)] == []


@pytest.mark.parametrize(
    ("source", "places"),
    [
        ("{n} verdicts are sealed.", ["n"]),
        ("{n} human answers agree.", ["n"]),
        ("%n verdicts are sealed.", []),
        ("{number} trials each", ["number"]),
    ],
)
def test_a_counting_text_is_found(source, places):
    assert counts(source) == places
