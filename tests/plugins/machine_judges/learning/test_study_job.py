"""A trained judge takes the blocks that it can judge, and says why it takes no others."""

from dataclasses import replace

import pytest

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.core.stimulus import Origin
from turingdesk.plugins.machine_judges.learning.folds import Grouping
from turingdesk.plugins.machine_judges.learning.settings import USUAL, TrainingSettings
from turingdesk.plugins.machine_judges.learning.study_job import prepare
from turingdesk.study.package import read_package
from turingdesk.system.paths import demo_study

SMALL = TrainingSettings("svm", "ngrams", "1", folds=3, seeds=1)


@pytest.fixture(scope="module")
def package():
    return read_package(demo_study(), hashes=False).package


@pytest.mark.slow
def test_blocks_without_words_are_passed_over_with_the_reason(package):
    job = prepare(package, SMALL)
    assert [one.block.id for one in job.blocks] == [
        *("captions", "words", "conversations", "objects"),
    ]
    assert set(job.skipped) == {"colors", "fixations", "pairs"}
    assert "two answers side by side" in job.skipped["pairs"]
    assert "no words" in job.skipped["fixations"]
    assert set(job.digests) == {"captions", "words", "conversations", "objects"}


@pytest.mark.slow
def test_usually_each_block_gets_the_features_that_fit_its_task(package):
    job = prepare(package, replace(SMALL, features=USUAL))
    columns = {one.block.id: one.work.features.names(one.splits[0].train) for one in job.blocks}
    assert set(columns) == set(job.tasks)
    assert columns["fixations"][0] == "x of fixation 1"
    assert columns["colors"][0] == "red"
    assert "man" in columns["captions"]
    assert set(job.skipped) == {"pairs"}


def test_a_block_that_is_named_and_cannot_be_judged_is_an_error(package):
    with pytest.raises(CannotJudge, match="no words"):
        prepare(package, replace(SMALL, blocks=("fixations",)))
    with pytest.raises(UnknownName, match="Did you mean 'captions'"):
        prepare(package, replace(SMALL, blocks=("caption",)))


def test_where_no_block_is_left_each_one_says_why(package):
    with pytest.raises(CannotJudge) as refused:
        prepare(package, replace(SMALL, folds=1_000))
    assert "captions: There are 26 groups of answers for 1000 folds" in str(refused.value)
    assert "fixations: The answers" in str(refused.value)


@pytest.mark.slow
def test_a_block_that_is_too_small_for_the_judge_is_passed_over_and_the_rest_is_judged(package):
    table = package.study.block("fixations").table
    machines = [one for one in package.stimuli[table] if one.makers[""].origin is Origin.MACHINE]
    people = [one for one in package.stimuli[table] if one.makers[""].origin is Origin.HUMAN]

    def of(count):
        kept = (*machines[:count], *people)
        return replace(package, stimuli={**package.stimuli, table: kept})

    network = TrainingSettings(
        "network",
        USUAL,
        "2",
        {"layer_1": 4, "layer_2": 2, "epochs": 1},
        folds=3,
        seeds=1,
    )
    job = prepare(of(9), network)
    assert set(job.skipped) == {"fixations", "pairs"}
    assert "needs 10 answers by humans and 10 by machines" in job.skipped["fixations"]
    several = prepare(of(20), replace(network, blocks=("fixations", "words")))
    assert set(several.cross_validate()) == {"fixations", "words"}
    assert set(several.extrapolate()) == {"words"}  # of each agent there are too few to train on
    alone = prepare(of(20), replace(network, blocks=("fixations",)))
    with pytest.raises(CannotJudge, match="needs 10 answers"):
        alone.extrapolate()


def test_a_sealed_study_is_refused_whatever_block(package):
    sealed = replace(package, study=replace(package.study, sealed=True))
    with pytest.raises(CannotJudge, match="sealed"):
        prepare(sealed, SMALL)


def test_of_two_blocks_with_one_table_the_first_is_judged(package):
    first = package.study.block("captions")
    twice = (first, replace(first, id="again"))
    job = prepare(replace(package, study=replace(package.study, blocks=twice)), SMALL)
    assert [one.block.id for one in job.blocks] == ["captions"]
    assert job.skipped == {"again": "Its answers are judged in the block captions."}


def test_progress_goes_over_all_blocks(package):
    seen = []
    job = prepare(package, replace(SMALL, blocks=("captions", "words")))
    judged = job.cross_validate(lambda done, of: seen.append((done, of)))
    assert seen == [(number, 6) for number in range(1, 7)]
    assert {name: len(one.frame()) for name, one in judged.items()} == {
        "captions": 130,
        "words": 150,
    }


def test_what_a_judge_finds_of_itself_goes_over_all_blocks(package):
    seen = []
    by = Grouping.PROMPT
    job = prepare(package, replace(SMALL, blocks=("captions", "words"), grouped_by=by))
    judged = job.cross_validate()
    compared = job.compare_groupings(judged, lambda done, of: seen.append((done, of)))
    assert seen == [(number, 6) for number in range(1, 7)]
    assert list(compared) == ["captions", "words"]
    assert compared["words"].by is by
    assert compared["words"].grouped.n_human + compared["words"].grouped.n_machine == 150
    seen.clear()
    explained = job.explain(lambda done, of: seen.append((done, of)))
    assert seen == [(1, 2), (2, 2)]
    assert {name: one.n for name, one in explained.items()} == {"captions": 130, "words": 150}
    assert job.has_several_agents


@pytest.mark.slow
def test_folds_that_there_cannot_be_are_no_error_but_a_reason(package):
    many = replace(SMALL, grouped_by=Grouping.NONE, folds=28, blocks=("captions", "words"))
    job = prepare(package, many)
    compared = job.compare_groupings(job.cross_validate())
    assert compared["captions"].startswith("There are 26 groups of answers for 28 folds.")
    assert compared["words"].difference is not None
