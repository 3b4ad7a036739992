"""`turingdesk judge`: what trained judges look at, chosen by task or by name."""

import json
from itertools import combinations

import numpy as np
import pytest

from turingdesk.cli import main
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.machine_judges.learning import settings
from turingdesk.plugins.machine_judges.learning.answers import answer_set
from turingdesk.plugins.machine_judges.learning.folds import repeated_folds
from turingdesk.plugins.machine_judges.learning.settings import USUAL
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")


def judge(data, kind, *more):
    quick = ("--permutations", "9")
    return main(["judge", str(demo_study()), "--judge", kind, "--data", str(data), *quick, *more])


SMALL = ("--block", "words", "--block", "fixations", "--folds", "3", "--seeds", "1")


def test_the_command_calls_the_usual_features_as_the_engine_does():
    assert settings.USUAL == USUAL


def opened(data):
    (session,) = DataFolder(data).sessions()
    return read_journal(session.path).opened


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("kind", "more", "words"), [("svm", (), "ngrams"), ("forest", ("--set", "trees=5"), "lsa")]
)
def test_without_features_each_block_is_judged_by_what_fits_its_task(
    tmp_path, capsys, kind, more, words
):
    assert judge(tmp_path, kind, *SMALL, *more) == 0
    assert "Not judged" not in capsys.readouterr().err
    first = opened(tmp_path)
    assert first["judge"] == f"judge:{kind}"
    said = first["judge_settings"]
    assert said["features"] == USUAL
    assert said["block_features"] == {"words": words, "fixations": "fixations"}
    assert said["feature_options"]["first"] == 10


@pytest.mark.slow
def test_features_that_are_named_are_those_of_every_block(tmp_path, capsys):
    more = ("--features", "ngrams", "--folds", "3", "--seeds", "1", "--block", "words", "--json")
    assert judge(tmp_path, "svm", *more) == 0
    said = json.loads(capsys.readouterr().out)["judge"]
    assert said["block_features"] == {"words": "ngrams"}
    assert "first" not in said["feature_options"]
    assert opened(tmp_path)["judge_settings"]["fingerprint"] == said["fingerprint"]
    assert judge(tmp_path, "svm", *SMALL) == 1
    assert "with other settings" in capsys.readouterr().err


def vectors(package, block):
    """A vector for each word that is said or asked for, but for one of them."""
    said = {
        word
        for row in answer_set(package, f"{block}.csv").rows
        for phrase in (getattr(row.content, "cue", ""), *row.text.split(", "))
        for word in phrase.split()
    }
    chance = np.random.default_rng(1)
    return {word: chance.standard_normal(8).astype(np.float32) for word in sorted(said)[1:]}


def written(folder, known, kind):
    path = folder / f"{kind}.vec"
    lines = [f"{word} {' '.join(map(repr, v.tolist()))}" for word, v in known.items()]
    head = f"{len(known)} 8"
    if kind == "binary":
        rows = (word.encode() + b" " + v.tobytes() + b"\n" for word, v in known.items())
        path.write_bytes(f"{head}\n".encode() + b"".join(rows))
    else:
        path.write_text("\n".join(lines if kind == "glove" else [head, *lines]) + "\n", "utf-8")
    return path


def verdicts(data):
    rows = load(data).responses
    return {row.stimulus: row.choice for row in rows.itertuples() if row.role == "verdict"}


def phrase(known, said):
    """A phrase is the mean of its words that are known."""
    found = [known[word] for word in said.split() if word in known]
    return np.mean(found, axis=0, dtype=float) if found else None


def numbers_of_cue(known, row):
    cue, word = phrase(known, row.content.cue), phrase(known, row.text)
    return None if cue is None or word is None else [np.linalg.norm(cue - word)]


def numbers_of_three(known, row):
    found = [v for v in (phrase(known, said) for said in row.content.objects) if v is not None]
    apart = [np.linalg.norm(a - b) for a, b in combinations(found, 2)]
    return [*np.mean(found, axis=0), min(apart), np.mean(apart), max(apart)]


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("kind", "block", "features", "numbers"),
    [
        ("text", "words", "cue_distance", numbers_of_cue),
        ("binary", "words", "cue_distance", numbers_of_cue),
        ("glove", "words", "cue_distance", numbers_of_cue),
        ("binary", "objects", "word_vectors", numbers_of_three),
        ("glove", "objects", "word_vectors", numbers_of_three),
    ],
)
def test_word_vectors_are_judged_by_as_scikit_learns_svm_judges(
    tmp_path, kind, block, features, numbers
):
    from sklearn.svm import SVC

    package = open_package(demo_study())
    known = vectors(package, block)
    file = written(tmp_path, known, kind)
    more = ("--block", block, "--features", features, "--set", f"file={file}")
    data = tmp_path / "data"
    assert judge(data, "svm", *more, "--folds", "4", "--seeds", "1") == 0
    every = answer_set(package, f"{block}.csv")
    values = [numbers(known, row) for row in every.rows]
    there = every.take([place for place, one in enumerate(values) if one is not None])
    matrix = np.array([one for one in values if one is not None])
    expected, sure = {}, set()
    for split in repeated_folds(there, 4, 1):
        machine = SVC(kernel="linear", class_weight="balanced").fit(
            matrix[split.train], there.is_human[split.train]
        )
        for place, score in zip(
            split.test, machine.decision_function(matrix[split.test]), strict=True
        ):
            name = there.rows[place].stimulus
            expected[name] = "human" if score > 0 else "machine"
            sure |= {name} if abs(score) > 0.01 else set()
    found = verdicts(data)
    assert set(found) == set(expected)
    assert len(sure) > len(expected) / 2
    assert {name: found[name] for name in sure} == {name: expected[name] for name in sure}
    assert opened(data)["judge_settings"]["block_features"] == {block: features}
