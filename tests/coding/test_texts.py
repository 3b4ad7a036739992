"""The texts to code: all that were typed, nothing that tells on them, an order for each coder."""

from tests.coding.coded import ANSWERS, lines, table
from turingdesk.coding.texts import questions, shuffled, texts
from turingdesk.table.table import frame


def test_the_texts_are_the_answers_in_words():
    found = texts(table(), "reason")
    assert [text.words for text in found] == [answer[-1] for answer in ANSWERS]
    assert len({text.place for text in found}) == len(ANSWERS)
    assert texts(table(), "reason", "another") == []
    assert texts(table(), "strategy") == []


def test_choices_numbers_and_empty_answers_are_no_texts():
    told = {"kind": "response", "role": "extra", "session": "s", "study": "small"}
    rows = [
        told | {"step": 1, "question": "sure", "choice": "yes", "choices": "yes|no"},
        told | {"step": 1, "question": "confidence", "choice": "80"},
        told | {"step": 2, "question": "confidence", "choice": "7.5"},
        told | {"step": 1, "question": "why", "choice": "  "},
        told | {"step": 2, "question": "why", "choice": "42"},
        told | {"step": 3, "question": "why", "choice": "slang"},
    ]
    found = frame(rows)
    assert questions(found) == ["why"]
    assert [text.words for text in texts(found, "why")] == ["42", "slang"]
    assert questions(frame([])) == []


def test_practice_pilots_and_what_was_asked_again_are_left_out():
    for member in ("practice", "pilot", "control_trial"):
        assert texts(table(**{member: True}), "reason") == []
    first = next(line for line in lines() if line["role"] == "extra")
    again = frame([first, first | {"choice": "asked again"}])
    assert [text.words for text in texts(again, "reason")] == ["asked again"]


def test_a_coder_sees_the_words_and_nothing_else():
    text = texts(table(), "reason")[0]
    assert repr(text) == "Text(words='too formal')"


def test_each_coder_has_an_order_of_their_own_which_stays():
    found = texts(table([("s", n, "human", "human", f"text {n}") for n in range(50)]), "reason")
    ada, bob = (shuffled(found, coder, "reasons") for coder in ("Ada", "Bob"))
    assert ada != bob != found
    assert set(ada) == set(bob) == set(found)
    assert shuffled(found[::-1], "Ada", "reasons") == ada
    assert shuffled(found, "Ada", "strategies") != ada
    fewer = [text for text in ada if text in found[:30]]
    assert shuffled(found[:30], "Ada", "reasons") == fewer, "what comes later moves nothing"


def test_only_people_have_reasons():
    for judge in ("simulated", "judge:svm"):
        assert texts(table(judge=judge), "reason") == []
    assert len(texts(table(judge="imported"), "reason")) == len(ANSWERS)
