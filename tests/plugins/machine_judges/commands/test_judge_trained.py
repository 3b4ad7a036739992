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
from turingdesk.cli import main, parser
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.plugins.machine_judges.commands._trained import _settings
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")


def words(data, *more):
    quick = ("--permutations", "9")
    return ["judge", str(demo_study()), "--judge", "svm", "--data", str(data), *quick, *more]


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
        (["--features", "fixations"], "not eye movements"),
        (["--block", "talk"], "No block of this study is called 'talk'"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(tmp_path, capsys, more, told):
    assert main(words(tmp_path / "data", "--block", "conversations", *more)) == 1
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--set", "word=3"], "Did you mean 'words'?"),
        (["--set", "c=much"], "--set c=much: 'much' is not a number from 0.0001 to 100000"),
        (["--c", "nan"], "'nan' is not a number from 0.0001 to 100000"),
        (["--c", "0"], "'0' is not a number from 0.0001 to 100000"),
        (["--trees", "5"], "doesn't support --trees"),
        (["--directions", "5"], "doesn't support --directions"),
        (["--features", "embeddings"], "embeddings needs --file"),
        (["--features", "embeddings_server", "--model", "m"], "embeddings_server needs --server"),
    ],
)
def test_a_wrong_option_is_told_with_its_name(tmp_path, capsys, more, sentence):
    with pytest.raises(SystemExit) as left:
        main(words(tmp_path / "data", *more))
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


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


@pytest.mark.parametrize(
    "more",
    [
        ["--c", "0.1", "--no-balanced", "--words", "0"],
        ["--set", "c = 0.1", "--set", "balanced=0", "--set", "words=0"],
    ],
)
def test_options_are_set_by_their_flags_or_as_before_they_had_some(more):
    settings = _settings(parser().parse_args(words("data", *more)))
    assert settings.options == {"c": 0.1, "balanced": False}
    assert settings.shaped_by == {"words": 0}


def test_no_judge_shares_an_option_with_features():
    judges = {name for one in TRAINED.values() for name in one.options}
    assert judges.isdisjoint(name for one in FEATURES.values() for name in one.options)
