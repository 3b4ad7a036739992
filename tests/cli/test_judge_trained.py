"""`turingdesk judge` with judges that are trained."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.cli._judge_trained import GROUPINGS, given_options, with_usual
from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.judges.features import FEATURES
from turingdesk.judges.learning.folds import Grouping
from turingdesk.judges.trained import TRAINED
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")


def words(data, *more):
    return ["judge", str(demo_study()), "--judge", "svm", "--data", str(data), *more]


SMALL = ("--block", "conversations", "--folds", "4", "--seeds", "1")


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_json_is_what_analyze_says_of_these_verdicts(tmp_path, capsys):
    assert main(words(tmp_path / "data", *SMALL, "--json")) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["judge"]["name"] == "judge:svm"
    assert said["judge"]["folds"] == 4
    own = overview(load(tmp_path / "data"), kind=JudgeKind.MACHINES, everything=True)
    assert said["confusion"]["n"] == own["confusion"]["n"]
    assert sum(said["confusion"]["n"].values()) == 50


@pytest.mark.slow
def test_blocks_that_cannot_be_judged_are_named_and_the_rest_is_judged(tmp_path, capsys):
    more = ("--features", "ngrams", "--seeds", "2", "--grouped-by", "none")
    assert main(words(tmp_path / "data", *more)) == 0
    out, err = capsys.readouterr()
    assert "Linear support vector machine: 2 sessions with 910 trials judged." in out
    assert "Not judged: fixations. The answers of fixations.jsonl have no words." in err


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--folds", "40"], "Use at most 25 folds"),
        (["--features", "ngram"], "Did you mean 'ngrams'?"),
        (["--set", "word=3"], "Did you mean 'words'?"),
        (["--set", "c=much"], "c is a number above 0"),
        (["--set", "c=nan"], "c is a number above 0"),
        (["--set", "c=0"], "above 0"),
        (["--features", "fixations"], "not eye movements"),
        (["--features", "embeddings"], "--set file=PATH"),
        (["--block", "talk"], "No block of this study is called 'talk'"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(tmp_path, capsys, more, told):
    assert main(words(tmp_path / "data", "--block", "conversations", *more)) == 1
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said
    assert not (tmp_path / "data").exists()


def test_groupings_are_those_of_the_folds():
    assert tuple(Grouping) == GROUPINGS


@pytest.mark.slow
def test_ctrl_c_while_training_and_while_writing_leaves_what_is_gone_on_with(tmp_path):
    cache, data = tmp_path / "cache", tmp_path / "data"
    env = {**os.environ, "HOME": str(tmp_path), "XDG_CACHE_HOME": str(cache)}
    command = [
        sys.executable,
        "-m",
        "turingdesk",
        *words(data, "--features", "lsa", "--block", "captions"),
    ]

    def run(sign):
        """Until it is over, or until there is a sign of its work, and then Ctrl+C."""
        made = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        while made.poll() is None:
            if sign():
                made.send_signal(signal.SIGINT)
                break
            time.sleep(0.005)
        said, wrong = made.communicate(timeout=100)
        assert "Traceback" not in wrong
        return made.returncode, said + wrong

    def scores():
        return len(list(cache.rglob("*.npy")))

    def lines():
        return sum(path.read_bytes().count(b"\n") for path in data.glob("*.jsonl"))

    code, said = run(lambda: scores() > 3)
    assert (code, lines()) == (130, 0), said
    assert "same command again to continue" in said
    before = scores()
    assert 0 < before < 30
    code, said = run(lambda: lines() > 100)
    assert (code, scores()) == (130, 30)
    code, said = run(lambda: False)
    assert code == 0
    assert "Linear support vector machine: 3 sessions with 390 trials judged." in said
    rows = load(data).responses
    counted = rows[~rows["superseded"].astype(bool)]
    assert not counted.duplicated(["participant", "step", "question", "subject"]).any()


USUAL = {"c": 1.0, "file": "", "words": 2.0}


def test_what_is_not_set_has_its_usual_value():
    given = given_options(["c = 0.1", "file=a=b.txt"], USUAL)
    assert with_usual(USUAL, given) == {"c": 0.1, "file": "a=b.txt", "words": 2.0}
    assert with_usual({"words": 2.0}, given) == {"words": 2.0}


def test_an_option_may_be_0_where_that_means_none():
    assert with_usual(USUAL, {"words": "0"})["words"] == 0


@pytest.mark.parametrize("text", ["much", "nan", "inf", "-1", "", "0"])
def test_what_is_no_number_is_told_with_its_name(text):
    with pytest.raises(CannotJudge, match=f"--set c={text}: c is a number above 0"):
        with_usual(USUAL, {"c": text})


def test_an_unknown_option_is_told_with_the_nearest_one():
    with pytest.raises(UnknownName, match="Did you mean 'words'"):
        given_options(["word=1"], USUAL)


def test_no_judge_shares_an_option_with_features():
    judges = {name for one in TRAINED.values() for name in one.options}
    assert judges.isdisjoint(name for one in FEATURES.values() for name in one.options)
