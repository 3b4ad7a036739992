"""Word vectors in three formats, distances from cues, and sets of three words."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.language_models.word_vectors import read_word_vectors as read
from turingdesk.plugins.machine_judges.features import cue_distance, word_vectors
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.words import Association

WORDS = {"hot": [1, 0], "cold": [0, 1], "warm": [1, 1], "new_york": [3, 4]}


def written(folder, kind):
    path = folder / f"{kind}.vec"
    lines = [f"{word} {' '.join(map(str, v))}" for word, v in WORDS.items()]
    head = [f"{len(WORDS)} 2"]
    if kind == "binary":
        rows = (w.encode() + b" " + np.array(v, "<f4").tobytes() + b"\n" for w, v in WORDS.items())
        path.write_bytes(b"4 2\n" + b"".join(rows))
    else:
        path.write_text("\n".join(lines if kind == "glove" else head + lines) + "\n", "utf-8")
    return path


@pytest.mark.parametrize("kind", ["glove", "text", "binary"])
def test_words_asked_for_are_found_in_every_format(tmp_path, kind):
    found = read(written(tmp_path, kind), {"cold", "new_york", "absent"})
    assert {word: v.tolist() for word, v in found.items()} == {"cold": [0, 1], "new_york": [3, 4]}


def test_files_of_another_kind_and_torn_ones_are_refused(tmp_path):
    path = written(tmp_path, "binary")
    path.write_bytes(path.read_bytes()[:-6])
    with pytest.raises(CannotJudge, match="in the middle of a vector"):
        read(path, {"hot"})
    path.write_text("Once upon a time\n")
    with pytest.raises(CannotJudge, match="word2vec or GloVe"):
        read(path, {"hot"})


def words(*pairs):
    rows = [row(n, n % 2 == 0, b, content=Association(a, b)) for n, (a, b) in enumerate(pairs)]
    return answers(rows, "words")


def test_distances_from_the_cue_are_computed_and_unknown_words_named(tmp_path):
    judged = words(("hot", "Cold"), ("hot", "New York"), ("hot", "zzz"))
    file = {"file": str(written(tmp_path, "glove"))}
    made = cue_distance.prepare(judged, file)
    assert made.values.ravel() == pytest.approx([np.sqrt(2), np.sqrt(20)])
    assert made.lost[0].ids == ("c2",)
    turned = cue_distance.prepare(judged, {**file, "measure": "cosine"})
    assert turned.values.ravel() == pytest.approx([1.0, 0.4])
    with pytest.raises(CannotJudge, match="no cue"):
        cue_distance.prepare(answers(judged.rows), file)
    with pytest.raises(CannotJudge, match="euclidean, cosine"):
        cue_distance.prepare(judged, {**file, "measure": "taxi"})


def test_three_words_are_their_mean_and_how_far_they_are_apart(tmp_path):
    content = Objects("a.png", ("hot", "cold", "warm"))
    judged = answers([row(0, True, "", content=content)], "objects")
    made = word_vectors.prepare(judged, {"file": str(written(tmp_path, "text"))})
    assert made.values[0] == pytest.approx([2 / 3, 2 / 3, 1.0, (2 + np.sqrt(2)) / 3, np.sqrt(2)])
    assert len(made.columns) == 5
