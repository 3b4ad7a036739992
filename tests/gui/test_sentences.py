"""Sentences from below reach people in the language of the desk."""

import ast
import json
import runpy
from pathlib import Path

import pytest

import turingdesk
from turingdesk.core.errors import Problem, UnknownName
from turingdesk.exchange.exporters._base import Counts
from turingdesk.gui import patterns, sentences, translation
from turingdesk.gui.sentences import CONTEXT, FILE, told
from turingdesk.gui.translation import ENGLISH, Voice, install

HOUSE = Path(turingdesk.__file__).parent
TOOLS = HOUSE.parent / "resources" / "translations"


@pytest.fixture(scope="module")
def collect():
    return runpy.run_path(str(TOOLS / "below.py"))


@pytest.fixture
def german(monkeypatch):
    """A desk whose German has a few sentences, whatever translators wrote."""
    known = {
        "No {kind} is called {name}.{hint}": "{name}: kein solches {kind}.{hint}",
        "Did you mean {close}?": "Meinten Sie {close}?",
        "There are no trials.": "Es gibt keine Durchgänge.",
        "line {line}": "Zeile {line}",
    }
    voice = Voice("de")
    monkeypatch.setattr(
        voice, "say", lambda context, text: known.get(text, text) if context == CONTEXT else text
    )
    monkeypatch.setitem(translation._voices, "program", voice)
    monkeypatch.setattr(sentences, "program", lambda: voice)


def collected(collect, tmp_path, code, floor="core"):
    module = tmp_path / floor / "module.py"
    module.parent.mkdir(parents=True)
    module.write_text(code, "utf-8")
    return collect["templates"](tmp_path)


def test_errors_and_problems_are_told_in_german(german):
    assert told(str(UnknownName("task", "caption", ["captions"]))) == (
        "'caption': kein solches task. Meinten Sie 'captions'?"
    )
    problem = Problem("There are no trials.", "", "study.toml", 7)
    assert told(str(problem)) == "study.toml, Zeile 7: Es gibt keine Durchgänge."


def test_lone_words_are_told_only_where_they_are_known(german, monkeypatch):
    template = "There are no verdicts on what {what} made."
    made = patterns.Patterns((template,), ("machines",))
    monkeypatch.setattr(sentences, "patterns", lambda: made)
    german_words = {template: "Es fehlen Urteile über {what}.", "machines": "Maschinen"}
    voice = sentences.program()
    monkeypatch.setattr(voice, "say", lambda context, text: german_words.get(text, text))
    sentences._told.cache_clear()
    assert (
        told("There are no verdicts on what machines made.") == "Es fehlen Urteile über Maschinen."
    )
    assert told("There are no verdicts on what agents made.") == "Es fehlen Urteile über agents."


def test_a_title_that_participants_read_too_is_told(qapp):
    install("es")
    try:
        assert told("Colours") == "Colores"
        assert told("The key 'task'") == "La clave 'task'"
    finally:
        install(ENGLISH)


def test_the_published_designs_are_collected(collect):
    found = collect["_of_designs"](HOUSE.parent / "resources")
    assert {
        "Objects, as in the first paper",
        "Eye movements: free viewing",
        "40 pictures with one sentence each.",
    } <= set(found)


def test_an_english_desk_says_what_it_is_given(qapp, monkeypatch):
    monkeypatch.setattr(sentences, "patterns", lambda: pytest.fail("nothing is to be looked up"))
    install(ENGLISH)
    assert told("There are no trials.") == "There are no trials."


def test_f_strings_become_templates_with_names(collect, tmp_path):
    code = """
raise Error(f"The table {self.path.name!r} has no column {columns[0]}, but {n:,} rows. "
            f"There {'is one' if n else 'are two'} of {len(them)} and {len(them)} more.")
"""
    assert collected(collect, tmp_path, code) == [
        "The table {name} has no column {columns}, but {n} rows. "
        "There {n2} of {them} and {them2} more.",
        "is one",
        "are two",
    ]


def test_sums_and_formats_become_templates_too(collect, tmp_path):
    code = """
a = "This part ends here, " + hint(name) + " and goes on."
b = "Wait for {} seconds, then {:.1f} more of {word:g}.".format(1, 2, word=3)
"""
    found = collected(collect, tmp_path, code)
    assert found[0] == "This part ends here, {name} and goes on."
    assert "of {word}." in found[1]


def test_docstrings_of_errors_are_collected_and_others_are_not(collect, tmp_path):
    code = '''
"""A module of this house."""
class TuringDeskError(Exception):
    """Something asked of
    the program."""
class Own(TuringDeskError):
    """This is why it happens.

    Args:
        name: Of it.
    """
class Other:
    """What nobody reads in a window."""
def function():
    """Neither is this."""
'''
    assert collected(collect, tmp_path, code) == [
        "Something asked of the program.",
        "This is why it happens.",
    ]


def test_code_names_and_what_says_little_are_left_out(collect, tmp_path):
    code = r"""
a = re.compile("a sentence in a pattern")
b = f"{name}: {problem}"
c = f"{number} rows"
d = "rt_ms"
e = 'id = "my study"'
f = "<row of cells>"
"""
    assert collected(collect, tmp_path, code) == []


def test_titles_may_be_one_word(collect, tmp_path):
    code = 'A = Analysis("Confusion", "What judges said.", compute)\nB = Figure(title="Length")'
    found = collected(collect, tmp_path, code, "analysis")
    assert found == ["Confusion", "What judges said.", "Length"]


def test_the_command_line_speaks_english(collect):
    modules = [path.relative_to(HOUSE).as_posix() for path in collect["_modules"](HOUSE)]
    assert "core/errors.py" in modules
    assert not [name for name in modules if name.startswith(("cli/", "gui/", "net/console"))]


@pytest.mark.parametrize("name", ["core/places.py", "system/disk.py", "people/people.py"])
def test_every_message_of_a_problem_or_an_error_is_collected(name):
    found = set(json.loads((TOOLS / FILE).read_text("utf-8")))
    missing = []
    for call in ast.walk(ast.parse((HOUSE / name).read_text("utf-8"))):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("problem", "Problem"):
            texts = [one.value for one in call.args if isinstance(one, ast.Constant)]
            missing += [
                t for t in texts if isinstance(t, str) and t[-1:] == "." and t not in found
            ]
    assert not missing
    assert "There are no trials." in found
    assert "No {kind} is called {name}.{hint}" in found


@pytest.mark.parametrize("code", [code for code in translation.LANGUAGES if code != ENGLISH])
def test_what_an_export_tells_is_said_in_every_language(code):
    """Numbers stand before these sentences, so that they are no literals of the source."""
    counts = Counts(9, 9, 1, 1, sealed=2, simulated=3, imported=4, excluded=5, exclusions="a.csv")
    voice = Voice(code)
    for sentence in counts.sentences:
        told_there = sentences.told_by(voice, sentence)
        assert told_there != sentence
        assert not {"the", "rows", "responses", "of"} & set(told_there.split())


@pytest.mark.parametrize("code", list(translation.LANGUAGES))
def test_what_the_command_line_calls_options_can_be_taken_out_of_every_language(code):
    counts = Counts(9, 9, 1, 1, sealed=2)
    told_there = [sentences.told_by(Voice(code), one) for one in counts.sentences]
    assert [one.count(" (--") for one in told_there] == [0, 1, 1]


@pytest.mark.parametrize("code", [code for code in translation.LANGUAGES if code != ENGLISH])
@pytest.mark.parametrize(
    "sentence",
    [
        "9 of 43 trials answered; at least 22 needed.",
        "0 of 1 controls right; at least 15 of 24 needed, here 1.",
        "0 of 3 controls right; at least 1 needed.",
        "10 of 10 verdicts are 'human'; fewer than 90% may be the same.",
        "40 of 41 choices stood at the place '1 of 2'; fewer than 95% may be the same.",
    ],
)
def test_numbers_within_a_reason_leave_no_english_behind(qapp, code, sentence):
    said = sentences.told_by(Voice(code), sentence)
    for quoted in ("'human'", "'1 of 2'"):
        said, sentence = said.replace(quoted, ""), sentence.replace(quoted, "")
    assert not {"of", "are", "needed", "trials"} & set(said.split())
    numbers = [word.strip(".,;:%") for word in sentence.split() if word[0].isdigit()]
    assert all(number in said for number in numbers)
