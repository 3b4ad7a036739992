"""What is said of answers while someone writes them."""

import pytest

from turingdesk.answering import _writing as writing
from turingdesk.core.streams import Stream
from turingdesk.core.task import TASKS

COLLECTING = [name for name in TASKS if TASKS[name].collects]


def said(task, answers, content=None, earlier=(), **options):
    """The sentences, each with whether it refuses the answer."""
    of = TASKS[task]
    content = content or of.content("harbour.png")
    remarks = of.remarks(content, of.show(**options), answers, earlier)
    return [(str(one.text), one.refuses) for one in remarks]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("There are two boats in a small harbor.", "Please don't start with “There are”."),
        ("  there is a dog in a very green field", "Please don't start with “There is”."),
        ("A photo of two boats in a harbor", "Please don't use the word “photo”."),
        ("A man was on a bench in a park", "Please don't use the word “was”."),
        ("A man called Peter sits on a bench", "Please don't use names such as “Peter”."),
        ("A man says “hello” to a small dog", "Please don't quote anyone"),
        ("A dog & a cat in a green field", "special characters such as &"),
        ("A dog a cat a bird a fish a horse", "Please don't repeat the same word so often."),
        ("A dog and a cat", "Please write at least 6 words."),
        ("A dgoqs and a cat in a field", "Is “dgoqs” spelled correctly?"),
    ],
)
def test_each_rule_of_descriptions_says_what_to_do(text, expected):
    found = said("collect-captions", {"caption": text})
    assert any(expected in sentence for sentence, _ in found)
    assert any(refuses for _, refuses in found) == ("spelled" not in expected)


@pytest.mark.parametrize(
    "text",
    [
        "A dog runs across the field. Two children watch it.",
        "I see a well-kept garden; it's green and quiet.",
        "Seen from above, a harbor (with boats) lies in the sun.",
    ],
)
def test_ordinary_sentences_are_taken_without_a_word(text):
    assert said("collect-captions", {"caption": text}) == []


def test_a_study_changes_the_rules():
    ich = {"caption": "Ein Hund läuft über das Feld"}
    assert said("collect-captions", ich, names=True, language="de") == []
    assert said("collect-captions", {"caption": "A dog"}, least_words=2) == []
    assert said("collect-captions", {"caption": "A dog"}, least_words=2, refused_words=("dog",))


@pytest.mark.parametrize("task", COLLECTING)
def test_a_simulated_person_keeps_the_rules(task):
    of = TASKS[task]
    content = of.content("harbour.png")
    show = of.show() if of.show is not type(None) else None
    earlier = []
    for number in range(30):
        answers = of.example(content, show, Stream(f"{number}"))
        assert set(answers) == {one.key for one in of.questions(content, show)}
        if of.remarks:
            assert not [one for one in of.remarks(content, show, answers, []) if one.refuses]
        earlier.append(answers)
    assert len({tuple(one.values()) for one in earlier}) > 3


def test_names_are_words_with_a_capital_inside_a_sentence():
    assert list(writing.names("Anna meets Tom. Then I see a TV.")) == ["Tom"]


def test_languages_without_a_word_list_know_every_word():
    assert writing.unknown_words("qwrtz", "tlh") == []
    assert writing.unknown_words("qwrtz house", "en") == ["qwrtz"]
