"""Phrases in a file of word vectors."""

import pytest

from turingdesk.core.errors import CannotJudge
from turingdesk.language_models.word_vectors import WordLookup


def test_a_phrase_is_one_entry_or_the_mean_of_its_words_in_small_letters(tmp_path):
    path = tmp_path / "glove.txt"
    path.write_text("new_york 9 9\nred 1 0\nDog 0 1\nisn't 4 4\n", "utf-8")
    phrases = ("new york", "Red Dog", "red zebra", "zebra", "isn't")
    known = WordLookup({"file": str(path)}, phrases)
    found = {phrase: known.vector(phrase) for phrase in phrases}
    assert found["new york"].tolist() == [9, 9]
    assert found["Red Dog"].tolist() == [0.5, 0.5]
    assert found["red zebra"].tolist() == [1, 0]
    assert found["isn't"].tolist() == [4, 4]
    assert found["zebra"] is None


def test_without_a_file_there_is_nothing_to_look_up(tmp_path):
    with pytest.raises(CannotJudge, match="TuringDesk can't find the file"):
        WordLookup({"file": str(tmp_path / "none.txt")}, ["a"])
