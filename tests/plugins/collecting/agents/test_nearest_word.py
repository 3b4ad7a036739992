"""The nearest word, in a file as small as a hand."""

import numpy as np
import pytest

from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.collecting.agents import nearest_word
from turingdesk.plugins.collecting.agents.nearest_word import nearest_words

WORDS = {
    "Hot": (0, 0),
    "hot": (0.1, 0),
    "cold": (1, 0),
    "warm": (0.5, 0),
    "###": (0.2, 0),
    "hot_dog": (0.1, 0.1),
    "dog": (0, 3),
    "cat": (0, 4),
    "bark": (1, 3),
}


@pytest.fixture
def vectors(tmp_path):
    def write(words=WORDS, binary=False):
        path = tmp_path / "words.vec"
        if binary:
            rows = (
                w.encode() + b" " + np.array(v, "<f4").tobytes() + b"\n" for w, v in words.items()
            )
            path.write_bytes(f"{len(words)} 2\n".encode() + b"".join(rows))
        else:
            path.write_text("\n".join(f"{w} {a} {b}" for w, (a, b) in words.items()), "utf-8")
        return path

    return write


@pytest.mark.parametrize("binary", [False, True])
def test_the_nearest_word_is_never_the_cue_a_mark_or_a_phrase(vectors, binary):
    found = nearest_words(vectors(binary=binary), ["hot", "HOT", "cold", "dog", "zebra"])
    assert found == {"hot": "warm", "HOT": "warm", "cold": "warm", "dog": "cat"}


def test_a_cue_of_two_words_is_their_mean_and_none_of_them(vectors):
    assert nearest_words(vectors(), ["bark cat"]) == {"bark cat": "dog"}


def test_of_two_equally_near_words_the_first_counts(vectors):
    path = vectors({"hot": (0, 0), "left": (-1, 0), "right": (1, 0)})
    assert nearest_words(path, ["hot"]) == {"hot": "left"}


def test_distances_are_those_of_a_search_through_all_words(vectors, monkeypatch):
    monkeypatch.setattr(nearest_word, "_AT_ONCE", 7)
    chance = np.random.default_rng(2)
    letters = np.array(list("abcdefgh"))
    words = {"".join(chance.choice(letters, 5)): chance.normal(size=2).round(3) for _ in range(60)}
    cues = list(words)[:15]
    expected = {
        cue: min(
            (w for w in words if w != cue), key=lambda w: np.linalg.norm(words[w] - words[cue])
        )
        for cue in cues
    }
    assert nearest_words(vectors(words), cues) == expected


def test_a_file_that_is_not_one_of_word_vectors_is_refused(tmp_path, vectors):
    with pytest.raises(CannotJudge, match="can't find the file"):
        nearest_words(tmp_path / "none.vec", ["hot"])
    path = vectors()
    path.write_text("Once upon a time", "utf-8")
    with pytest.raises(CannotJudge, match="word2vec or GloVe"):
        nearest_words(path, ["hot"])


def test_without_any_cue_in_the_file_nothing_is_near(vectors):
    assert nearest_words(vectors(), ["zebra"]) == {}
