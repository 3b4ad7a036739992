"""`turingdesk judge`: what trained judges look at, chosen by task or by name."""

import json

import pytest

from turingdesk.cli import main
from turingdesk.cli._judge_trained import USUAL
from turingdesk.judges.learning import settings
from turingdesk.store.data_folder import DataFolder
from turingdesk.store.journal_file import read_journal
from turingdesk.store.paths import demo_study


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.store.paths.cache", lambda: tmp_path / "cache")


def judge(data, kind, *more):
    return main(["judge", str(demo_study()), "--judge", kind, "--data", str(data), *more])


SMALL = ("--block", "words", "--block", "fixations", "--folds", "3", "--seeds", "1")


def test_the_command_calls_the_usual_features_as_the_engine_does():
    assert settings.USUAL == USUAL


def opened(data):
    (session,) = DataFolder(data).sessions()
    return read_journal(session.path).opened


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


def test_features_that_are_named_are_those_of_every_block(tmp_path, capsys):
    more = ("--features", "ngrams", "--folds", "3", "--seeds", "1", "--block", "words", "--json")
    assert judge(tmp_path, "svm", *more) == 0
    said = json.loads(capsys.readouterr().out)["judge"]
    assert said["block_features"] == {"words": "ngrams"}
    assert "first" not in said["feature_options"]
    assert opened(tmp_path)["judge_settings"]["fingerprint"] == said["fingerprint"]
    assert judge(tmp_path, "svm", *SMALL) == 1
    assert "with other settings" in capsys.readouterr().err
