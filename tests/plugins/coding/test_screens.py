"""The screens of the Coding page show real sessions, coded as coders do."""

from tests.plugins.coding.screens import ADA, BOB, SAID, data
from turingdesk.people.record_check import record_problems
from turingdesk.plugins.coding.coding_work import pair, read_coding_data


def test_there_are_texts_of_one_question_and_codings_of_two(stage):
    folder = data(stage, (12, 4))
    found = read_coding_data(folder)
    ((of, texts),) = found.texts.items()
    assert of == ("demo", "reason")
    assert {text.words for text in texts} == {row[2] for row in SAID}
    codings = found.codings["reasons"]
    assert pair(codings, texts) == ((ADA, 12), (BOB, 4))
    known = found.schemes["reasons"].codes
    assert all(codes <= known.keys() for codes in codings.by_coder[ADA].values())
    assert record_problems(folder) == []
