"""Bad input through `turingdesk judge`: named, counted, nothing lost, and the rest is judged."""

import json

import numpy as np
import pytest

from tests.language_models.lab import lab, started
from tests.plugins.machine_judges.judge_process import Run
from tests.system.dask_cluster import until
from turingdesk.cli import main
from turingdesk.language_models import server
from turingdesk.plugins.machine_judges.features import embeddings_server
from turingdesk.plugins.machine_judges.learning.answers import answer_set
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

__all__ = ["lab", "started"]

BLOCKS = {"captions": "captions.csv", "conversations": "conversations.jsonl"}
BLOCKS |= {"objects": "objects.csv", "words": "words.csv"}


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(server, "backoff_s", lambda *_: 0.001)


@pytest.fixture(scope="module")
def rows():
    package = open_package(demo_study())
    return {block: answer_set(package, table).rows for block, table in BLOCKS.items()}


@pytest.fixture
def judge(tmp_path, capsys):
    """Run the command with these embeddings; what it said, on both streams."""

    def run(vectors, *more, code=0):
        path = tmp_path / "lab.npz"
        if vectors is not None:
            np.savez(path, **vectors)
            more = ("--features", "embeddings", "--set", f"file={path}", *more)
        words = ["judge", str(demo_study()), "--judge", "svm", "--data", str(tmp_path / "data")]
        assert main([*words, "--seeds", "1", "--permutations", "9", *more]) == code
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return said

    return run


def embedded(rows, size=6):
    """By id, a vector that says who made the answer."""
    chance = np.random.default_rng(3)
    return {row.id: chance.standard_normal(size) + 2.0 * row.is_human for row in rows}


def judged(folder):
    found = load(folder / "data").responses
    return set(zip(found["stimulus"], found["subject"].astype("str"), strict=True))


def spoilt_captions(rows):
    """Vectors of captions, of which nine are missing, too short or not finite; and all ids."""
    vectors = embedded(rows["captions"])
    ids = [row.id for row in rows["captions"]]
    for name in ids[:6]:
        del vectors[name]
    vectors[ids[6]] = vectors[ids[6]][:4]
    vectors[ids[7]][2] = np.nan
    vectors[ids[8]][0] = np.inf
    return vectors, ids


@pytest.mark.slow
def test_embeddings_that_are_missing_too_short_or_not_finite_are_counted_and_named(
    rows, judge, tmp_path
):
    vectors, ids = spoilt_captions(rows)
    said = judge(vectors, "--block", "captions")
    last = said.out.splitlines()[-2]
    assert "1 session with 121 trials judged, 9 without a verdict (no features: 9)." in last
    assert last.endswith("9 answers of 130 have no features.")
    first = ", ".join(ids[:5])
    assert f"captions, 6 answers. It is not in lab.npz. ({first}, ...)" in said.err
    assert "captions, 1 answer. Its vector in lab.npz doesn't have 6 numbers" in said.err
    assert "captions, 2 answers. Some of its values are not finite" in said.err
    assert judged(tmp_path) == {(name, "") for name in ids[9:]}


@pytest.mark.slow
def test_embeddings_that_cannot_be_used_are_in_json_with_their_answers(rows, judge):
    vectors, ids = spoilt_captions(rows)
    told = json.loads(judge(vectors, "--block", "captions", "--json").out)["judge"]
    assert told["unanswered"] == {"no features": 9}
    lost = told["without_features"]["captions"]
    assert {one["n"]: one["ids"] for one in lost} == {6: ids[:6], 1: [ids[6]], 2: ids[7:9]}


@pytest.mark.slow
def test_of_two_speakers_with_one_vector_between_them_one_is_judged(rows, judge, tmp_path):
    vectors = embedded(rows["conversations"])
    gone = rows["conversations"][0]
    del vectors[gone.id]
    said = judge(vectors, "--block", "conversations", "--folds", "5")
    assert "25 trials judged, 1 without a verdict (no features: 1)." in said.out
    assert "1 answer of 50 has no features." in said.out
    known = {(row.stimulus, row.subject) for row in rows["conversations"]}
    assert judged(tmp_path) == known - {(gone.stimulus, gone.subject)}


@pytest.mark.slow
def test_blocks_with_fewer_answers_than_folds_or_one_class_do_not_stop_the_others(
    rows, judge, tmp_path
):
    vectors = embedded([*rows["captions"], *rows["conversations"]])
    vectors |= embedded([row for row in rows["words"] if row.is_human])
    said = judge(vectors, "--folds", "26")
    assert "Not judged: conversations. There are 25 groups of answers for 26 folds." in said.err
    assert "Not judged: words. Of the answers with features" in said.err
    assert "by humans and 0 by machines. A judge needs both for training." in said.err
    assert "130 trials judged." in said.out
    assert judged(tmp_path) == {(row.id, "") for row in rows["captions"]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("block", "folds", "kind", "told"),
    [
        ("conversations", "26", "all", "Use at most 25 folds"),
        ("words", "10", "human", "0 by machines. A judge needs both"),
        ("words", "10", "none", "No answer has these features. "),
    ],
)
def test_a_block_that_was_asked_for_and_cannot_be_judged_is_told(
    rows, judge, block, folds, kind, told
):
    wanted = {"all": lambda _: True, "human": lambda row: row.is_human, "none": lambda _: False}
    found = [row for row in rows[block] if wanted[kind](row)]
    vectors = embedded(found) | {"other": np.ones(6)}
    assert told in judge(vectors, "--block", block, "--folds", folds, code=1).err


@pytest.mark.slow
def test_further_questions_of_a_study_stay_without_an_answer(rows, judge, tmp_path):
    judge(embedded(rows["objects"]), "--block", "objects", "--folds", "3")
    found = load(tmp_path / "data").responses
    assert set(found["question"].astype("str")) == {"origin"}
    assert judged(tmp_path) == {(row.id, "") for row in rows["objects"]}


def of_server(lab, *more):
    said = ("--set", f"server={lab.url}", "--set", "model=tiny", "--set", "tries=2")
    return ("--features", "embeddings_server", "--block", "captions", *said, *more)


@pytest.mark.slow
def test_a_server_that_spoils_some_vectors_is_counted_and_the_rest_is_judged(
    lab, rows, judge, tmp_path
):
    spoilt = rows["captions"][0].text
    hit = [row.id for row in rows["captions"] if spoilt in row.text]
    lab.does("busy", "dropped", then=f"vectors:nan/{spoilt}")
    said = judge(None, *of_server(lab))
    judged_ones = 130 - len(hit)
    assert f"{judged_ones} trials judged, {len(hit)} without a verdict" in said.out
    assert f"of 130 {'has' if len(hit) == 1 else 'have'} no features." in said.out
    assert "The server's vector for it is not valid: numbers that are not finite." in said.err
    assert "line dropped: 1" in said.err
    lab.does(then=f"vectors:nan/{spoilt}")
    told = json.loads(judge(None, *of_server(lab, "--json")).out)["judge"]
    assert told["without_features"]["captions"][0]["ids"] == hit
    assert told["tried_again"]["captions"]["numbers that are not finite"] >= 1
    assert len(lab.inputs) == 1, "all other texts were kept"
    assert len(judged(tmp_path)) == judged_ones


@pytest.mark.slow
def test_a_server_that_stops_in_the_midst_loses_nothing_and_may_be_another_one_later(
    lab, rows, judge, tmp_path
):
    lab.does("good", "good", then="page:502")
    said = judge(None, *of_server(lab), code=1)
    assert "Everything so far is saved" in said.err
    assert not (tmp_path / "data").exists()
    lab.does()
    assert "130 trials judged." in judge(None, *of_server(lab)).out
    asked = [text for texts in lab.inputs for text in texts]
    kept = 2 * embeddings_server.FEATURES.options["batch"].default
    assert len(asked) == len({row.text for row in rows["captions"]}) - kept
    lab.does()
    moved = of_server(lab, "--set", f"server={lab.url}/", "--set", "batch=7")
    assert "130 trials judged." in judge(None, *moved).out
    assert lab.log == []


@pytest.mark.slow
def test_ctrl_c_while_a_server_is_asked_keeps_what_came_and_another_run_goes_on(
    lab, rows, tmp_path
):
    words = (str(demo_study()), "--judge", "svm", "--seeds", "1", "--data", str(tmp_path / "data"))
    lab.does("good", "good", then="slow:2")
    run = Run(tmp_path, *words, *of_server(lab))
    until(lambda: run.kept == 64 or run.is_over)
    run.interrupt()
    code, said = run.wait(30)
    assert code == 130, said
    assert "same command again to continue" in said
    kept = run.kept
    lab.does()
    code, said = Run(tmp_path, *words, *of_server(lab)).wait()
    assert code == 0, said
    texts = {row.text for row in rows["captions"]}
    assert sum(map(len, lab.inputs)) == len(texts) - kept
