"""The screens of the Coding page show real sessions, coded as coders do."""

from itertools import count
from types import SimpleNamespace

import pytest

from turingdesk.gui.desk.coding.work import look, pair
from turingdesk.gui.screens.coding import ADA, BOB, CODING, SAID, data
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.people.record_check import record_problems


@pytest.fixture
def stage(tmp_path):
    return SimpleNamespace(home=tmp_path, numbers=count(1))


def test_there_are_texts_of_one_question_and_codings_of_two(stage):
    folder = data(stage, (12, 4))
    found = look(folder)
    ((of, texts),) = found.texts.items()
    assert of == ("demo", "reason")
    assert {text.words for text in texts} == {row[2] for row in SAID}
    codings = found.codings["reasons"]
    assert pair(codings, texts) == ((ADA, 12), (BOB, 4))
    known = found.schemes["reasons"].codes
    assert all(codes <= known.keys() for codes in codings.by_coder[ADA].values())
    assert record_problems(folder) == []


def test_its_screens_are_drawn_with_the_others():
    assert set(CODING) <= set(SCREENS)
