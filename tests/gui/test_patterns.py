"""Sentences are recognized by their templates, whatever stands in their places."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.work import calls
from turingdesk.gui.patterns import PLACE, Patterns, Template, filled
from turingdesk.system.paths import resources

SOURCES = json.loads((resources() / "translations" / "below.json").read_text("utf-8"))
ODD = st.text("aZ09_'{}%ßé話\U0001f600", min_size=1, max_size=12)

german = {
    "{name} has no column {column}.": "In {name} fehlt die Spalte {column}.",
    "{what} has no column {column} in {table}.": "{table}: {what} hat keine Spalte {column}.",
    "No {kind} is called {name}.{hint}": "Es gibt kein {kind} namens {name}.{hint}",
    "Did you mean {close}?": "Ist {close} gemeint?",
    "There are no trials.": "Es gibt keine Durchgänge.",
    "Ask for at least one.": "Verlangen Sie mindestens einen.",
    "Block {block}": "Block „{block}“",
    "line {line}": "Zeile {line}",
    "A study package breaks a rule.": "Ein Paket verletzt eine Regel.",
}


@pytest.fixture(scope="module")
def shelf():
    return Patterns(SOURCES)


def told(text):
    return Patterns(german).tell(text, lambda template: german.get(template, template))


def marked(template):
    """As translated: the places in the other order, so that each value has to find its own."""
    return "«" + "|".join(f"{{{name}}}" for name in reversed(Template(template).names)) + "»"


@given(st.data())
def test_every_template_is_recognized_with_its_values(shelf, data):
    template = Template(data.draw(st.sampled_from(SOURCES)))
    values = {name: data.draw(ODD) for name in template.names}
    said = []

    def say(source):
        said.append(source)
        return marked(source)

    sentence = filled(template.source, values)
    told = shelf.tell(sentence, say)
    if told != filled(marked(template.source), values):
        letters = sum(Template(source).letters for source in set(said))
        assert letters >= template.letters, (sentence, told)


def test_most_templates_are_recognized_as_themselves(shelf):
    strays = []
    for source in SOURCES:
        values = {name: f"v{place}" for place, name in enumerate(Template(source).names)}
        if shelf.tell(filled(source, values), marked) != filled(marked(source), values):
            strays.append(source)
    assert len(strays) < len(SOURCES) / 100, strays


def test_the_template_with_most_letters_wins():
    assert told("a.csv has no column id.") == "In a.csv fehlt die Spalte id."
    assert told("a has no column id in b.csv.") == "b.csv: a hat keine Spalte id."


def test_what_stands_in_a_place_is_told_as_well():
    assert told("No task is called 'x'. Did you mean 'y'?") == (
        "Es gibt kein task namens 'x'. Ist 'y' gemeint?"
    )
    assert told("Block a: There are no trials.") == "Block „a“: Es gibt keine Durchgänge."


def test_a_text_is_taken_apart_at_the_ends_of_sentences_and_lines():
    assert told("There are no trials. Ask for at least one.\n  There are no trials.\n") == (
        "Es gibt keine Durchgänge. Verlangen Sie mindestens einen.\n  Es gibt keine Durchgänge.\n"
    )
    assert told("study.toml, line 7: There are no trials. Nobody knows this.") == (
        "study.toml, Zeile 7: Es gibt keine Durchgänge. Nobody knows this."
    )


def test_a_long_list_of_problems_is_told_line_by_line():
    lines = [
        f"study.toml, line {n}: There are no trials. Ask for at least one." for n in range(40)
    ]
    shown = told("\n".join(lines)).splitlines()
    assert len(shown) == 40
    assert all(line.endswith(" Verlangen Sie mindestens einen.") for line in shown)


def test_a_docstring_is_known_wherever_its_lines_end():
    assert told("A study package\nbreaks a rule.") == "Ein Paket verletzt eine Regel."


def test_little_that_is_literal_recognizes_one_word_only():
    assert told("line 12") == "Zeile 12"
    assert told("line up and wait") == "line up and wait"


def test_values_keep_their_braces_and_their_order():
    assert told("{column} has no column {name}.") == "In {column} fehlt die Spalte {name}."


@pytest.mark.parametrize("text", ["", " ", "\n", "data.csv", "No such sentence at all.", "5 %"])
def test_what_is_not_known_stays_as_it_is(text):
    assert told(text) == text


@given(st.text(max_size=60))
def test_any_text_comes_back_when_nothing_is_translated(shelf, text):
    sentences = shelf.tell(text, lambda template: template)
    assert sentences.split() == text.split()


def test_a_sentence_within_itself_ends():
    same = Patterns(["Block of {id}: {message}", "{message} is in a Block {id}"])
    text = "Block of a: " * 30 + "is in a Block b"
    assert same.tell(text, lambda template: template) == text


def test_a_lookup_looks_at_few_of_all_templates(shelf):
    sentences = [PLACE.sub("study.toml", source) for source in SOURCES]
    shelf.tell(sentences[0], str)
    done = calls(lambda: [shelf.tell(sentence, str) for sentence in sentences])
    assert done < len(SOURCES) * len(sentences) / 10
