"""What the dialog composes is what the command takes."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.cli import parser
from turingdesk.cli._settings import from_arguments
from turingdesk.core.setting import Takes, settings_of
from turingdesk.plugins.machine_judges.commands._trained import _settings
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.judge_runs import LANGUAGE_MODEL, JudgeRun
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import USUAL, TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

STUDY, DATA = Path("studies/words"), Path("data")


def model(server, name):
    return ModelSettings(server=server, model=name)


def parsed(wish):
    return parser().parse_args(wish.arguments(DATA))


def setting_values(setting):
    if setting.takes is Takes.FLAG:
        return st.booleans()
    if setting.takes is Takes.ONE_OF:
        return st.sampled_from([setting.kind(option.value) for option in setting.options])
    if setting.takes is Takes.WORDS:
        return st.lists(st.text("abc", min_size=1)).map(tuple)
    lowest, highest = setting.range
    if setting.takes is Takes.WHOLE:
        return st.integers(lowest, highest)
    if setting.takes is Takes.NUMBER:
        return st.floats(lowest, highest)
    return st.text("ab /-=", min_size=1)


@given(
    values=st.fixed_dictionaries(
        {s.name: setting_values(s) for s in settings_of(TrainingSettings) if s.name != "features"}
    ),
    kind=st.sampled_from([*TRAINED]),
    features=st.sampled_from([USUAL, *FEATURES]),
    data=st.data(),
)
def test_the_command_takes_what_a_trained_judge_is_told(values, kind, features, data):
    settings = TrainingSettings(kind, features, TRAINED[kind].version, **values)
    own, of_features = (
        data.draw(st.fixed_dictionaries({name: setting_values(s) for name, s in options.items()}))
        for options in (TRAINED[kind].options, settings.feature_options)
    )
    settings = replace(settings, options=own, shaped_by=of_features)
    args = parsed(JudgeRun(STUDY, kind, settings, name=settings.name))
    assert (args.study, args.judge, args.data) == (STUDY, kind, DATA)
    assert _settings(args).as_dict({}) == settings.as_dict({})


@pytest.mark.parametrize("kind", [*TRAINED, LANGUAGE_MODEL])
@pytest.mark.parametrize("text", ["-", "--", "---", "-h", "--data", "--name=--"])
def test_a_text_that_begins_with_hyphens_is_no_option(kind, text):
    run = JudgeRun(STUDY, kind, model=model(text, text), name=text)
    args = parsed(run)
    assert (args.study, args.data, args.name) == (STUDY, DATA, text)
    if not run.is_trained:
        assert (args.server, args.model) == (text, text)


def test_the_command_takes_what_a_language_model_is_told():
    parts = {
        Takes.WHOLE: 7,
        Takes.NUMBER: 1.5,
        Takes.FLAG: True,
        Takes.WORDS: ("w1", "w2"),
        Takes.PATH: "/a folder/prompts.toml",
    }
    every = {s.name: parts.get(s.takes, f"-{s.name}") for s in settings_of(ModelSettings)}
    model = replace(ModelSettings(**every), name="")
    args = parsed(JudgeRun(STUDY, LANGUAGE_MODEL, model=model, name="-name"))
    assert from_arguments(ModelSettings, args, "it") == ModelSettings(**every)


@pytest.mark.parametrize("kind", [*TRAINED, LANGUAGE_MODEL])
def test_only_what_is_the_judges_own_is_told(kind):
    wish = JudgeRun(STUDY, kind, model=model("http://gpu:8080/v1", "qwen3"))
    other = replace(
        wish, trained=TrainingSettings(folds=7), model=model("http://lab:1/v1", "llama")
    )
    words = wish.arguments(DATA)
    assert any(word.startswith("--folds=") for word in other.arguments(DATA)) == wish.is_trained
    assert wish.is_trained != any(word.startswith("--server=") for word in words)
    assert words != other.arguments(DATA)
