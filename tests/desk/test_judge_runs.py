"""What the dialog composes is what the command takes."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.cli import parser
from turingdesk.desk.judge_runs import LANGUAGE_MODEL, TRAINED, JudgeRun, Model, Trained
from turingdesk.judges.trained import TRAINED as JUDGES

STUDY, DATA = Path("studies/words"), Path("data")


def parsed(wish):
    return parser().parse_args(wish.arguments(DATA))


def test_the_trained_judges_are_those_of_the_shelf():
    assert set(TRAINED) == set(JUDGES)


@given(
    trained=st.builds(
        Trained,
        features=st.sampled_from(["usual", "ngrams", "word_vectors"]),
        file=st.sampled_from(["", "/vectors with spaces.txt"]),
        folds=st.integers(2, 50),
        seeds=st.integers(1, 9),
        grouped_by=st.sampled_from(["stimulus", "prompt", "none"]),
        compares=st.booleans(),
        extrapolates=st.booleans(),
        messages=st.booleans(),
    ),
    kind=st.sampled_from(TRAINED),
)
def test_the_command_takes_what_a_trained_judge_is_told(trained, kind):
    args = parsed(JudgeRun(STUDY, kind, trained, name="mine"))
    assert (args.study, args.judge, args.data, args.name) == (STUDY, kind, DATA, "mine")
    assert (args.features, args.folds, args.seeds) == (
        trained.features,
        trained.folds,
        trained.seeds,
    )
    assert args.grouped_by == trained.grouped_by
    assert args.set == ([f"file={trained.file}"] if trained.file else [])
    assert (args.compare_folds, args.extrapolate, args.messages) == (
        trained.compares,
        trained.extrapolates,
        trained.messages,
    )


def test_a_server_of_embeddings_is_an_option_of_the_features():
    trained = Trained("embeddings_server", server="http://lab/v1", model="minilm")
    args = parsed(JudgeRun(STUDY, "svm", trained))
    assert args.set == ["server=http://lab/v1", "model=minilm"]


def test_the_command_takes_what_a_language_model_is_told():
    model = Model("http://gpu:8080/v1", "qwen3", 5, "w1 w2", paired=True, pictures=True)
    args = parsed(JudgeRun(STUDY, LANGUAGE_MODEL, model=model))
    assert (args.server, args.model, args.judges) == ("http://gpu:8080/v1", "qwen3", 5)
    assert args.example == ["w1", "w2"]
    assert args.paired
    assert args.pictures


@pytest.mark.parametrize("kind", [*TRAINED, LANGUAGE_MODEL])
def test_only_what_is_the_judges_own_is_told(kind):
    wish = JudgeRun(STUDY, kind, model=Model("http://gpu:8080/v1", "qwen3"))
    other = replace(wish, trained=Trained(folds=7), model=Model("http://lab:1/v1", "llama"))
    words = wish.arguments(DATA)
    assert ("--folds" in words) == wish.is_trained == ("--server" not in words)
    assert words != other.arguments(DATA)
