from dataclasses import replace

import pytest

from tests.small_study import small_package
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.judges.language_model.selection import example_trials, selected_blocks
from turingdesk.judges.language_model.settings import ModelSettings
from turingdesk.judges.language_model.wording import read_wording
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study

PLAIN = ModelSettings("tiny", "http://gpu/v1", read_wording())


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def blocks(package, **changes):
    return [block.id for block in selected_blocks(package, replace(PLAIN, **changes)).study.blocks]


def test_all_blocks_are_judged_unless_some_are_named_or_have_an_example(package):
    assert blocks(package) == ["captions", "talks"]
    assert selected_blocks(package, PLAIN) is package
    assert blocks(package, blocks=("talks",)) == ["talks"]
    assert blocks(package, examples=("c3",)) == ["captions"]
    assert blocks(package, examples=("c3", "v1")) == ["captions", "talks"]


def test_paired_means_the_blocks_that_show_two_side_by_side(package):
    assert blocks(open_package(demo_study()), paired=True) == ["pairs"]
    with pytest.raises(TuringDeskError, match="shows two side by side"):
        selected_blocks(package, replace(PLAIN, paired=True))


def test_an_example_is_a_trial_of_its_block_with_its_truth(package):
    found = example_trials(package, replace(PLAIN, examples=("v1",)))
    assert list(found) == ["talks"]
    trial = found["talks"]
    assert [trial.truth(q, q.subject) for q in trial.questions] == ["human", "machine"]


def test_names_that_nobody_has_are_answered(package):
    with pytest.raises(UnknownName, match="Did you mean 'v1'"):
        example_trials(package, replace(PLAIN, examples=("v1x",)))
    with pytest.raises(UnknownName, match="'talks'"):
        selected_blocks(package, replace(PLAIN, blocks=("talk",)))
    with pytest.raises(TuringDeskError, match="two examples for the block captions"):
        example_trials(package, replace(PLAIN, examples=("c1", "c2")))
    with pytest.raises(TuringDeskError, match="both what is asked for and an example"):
        selected_blocks(package, replace(PLAIN, blocks=("talks",), examples=("c1",)))


def test_a_sealed_study_has_no_examples_and_is_judged_whole(package):
    sealed = replace(package, study=replace(package.study, sealed=True))
    assert selected_blocks(sealed, PLAIN) is sealed
    with pytest.raises(TuringDeskError, match="sealed: nobody here knows"):
        example_trials(sealed, replace(PLAIN, examples=("c1",)))
    with pytest.raises(TuringDeskError, match="Judge all of them"):
        selected_blocks(sealed, replace(PLAIN, blocks=("talks",)))
