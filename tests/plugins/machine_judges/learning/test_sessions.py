"""The verdicts of a trained judge are in the journals, as they came, once each."""

from dataclasses import replace

import pandas as pd
import pytest

from turingdesk.analysis._overview import overview
from turingdesk.core.errors import NotAllowed
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.judges._recorders import count_verdicts
from turingdesk.plugins.machine_judges.learning.sessions import NO_FEATURES, VerdictWriter
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.learning.study_job import prepare
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

SETTINGS = TrainingSettings(
    "svm", "ngrams", "1", folds=5, seeds=1, blocks=("words", "conversations")
)


@pytest.fixture(scope="module")
def package():
    return open_package(demo_study())


@pytest.fixture(scope="module")
def judged(package):
    job = prepare(package, SETTINGS)
    return job, job.cross_validate()


def written(package, data, job, settings=SETTINGS):
    return VerdictWriter(package, data, settings, job.digests)


def by_answer(frame):
    return {(row.stimulus, row.subject): row.verdict for row in frame.itertuples()}


@pytest.mark.slow
def test_the_analysis_counts_just_the_verdicts_that_the_engine_gave(package, judged, tmp_path):
    job, found = judged
    (name,) = written(package, tmp_path, job).write(found)
    table = load(tmp_path)
    rows = table.responses[table.responses["role"] == "verdict"]
    frame = pd.concat([one.frame() for one in found.values()])
    kept = {(r.stimulus, r.subject): r.choice for r in rows.itertuples()}
    assert kept == by_answer(frame)
    said = overview(table, kind=JudgeKind.MACHINES)
    cells = frame.groupby(["origin", "verdict"]).size()
    assert said["confusion"]["n"] == {
        "HH": cells["human", "human"],
        "HM": cells["human", "machine"],
        "MM": cells["machine", "machine"],
        "MH": cells["machine", "human"],
    }
    assert len(frame) == 200
    opened = read_journal(tmp_path / f"{name}.jsonl").opened
    assert opened["judge"] == "judge:svm"
    assert opened["judge_settings"]["features"] == "ngrams"
    assert opened["judge_settings"]["folds"] == 5


@pytest.mark.slow
def test_run_again_nothing_is_written_twice(package, judged, tmp_path):
    job, found = judged
    first = written(package, tmp_path, job).write(found)
    assert written(package, tmp_path, job).write(found) == first
    assert len(load(tmp_path).sessions) == 1


def test_stopped_half_way_it_goes_on_where_it_was(package, judged, tmp_path):
    job, found = judged

    def stop(done, of):
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        written(package, tmp_path, job).write(found, stop)
    assert [one.done for one in DataFolder(tmp_path).sessions()] == [7]
    assert len(written(package, tmp_path, job).write(found)) == 2
    rows = load(tmp_path).responses
    counted = rows[~rows["superseded"].astype(bool) & (rows["role"] == "verdict")]
    assert not counted.duplicated(["stimulus", "subject"]).any()
    assert len(counted) == 200


def test_other_settings_under_the_same_name_are_refused_before_anything_is_written(
    package, judged, tmp_path
):
    job, found = judged
    written(package, tmp_path, job).write(found)
    other = replace(SETTINGS, folds=4)
    with pytest.raises(NotAllowed, match="with other settings"):
        written(package, tmp_path, job, other).check()
    written(package, tmp_path, job, replace(other, name="four")).check()
    written(package, tmp_path, job, replace(SETTINGS, seeds=2)).check()


def without(whole, places):
    """What the judge said, but for the answers of these places."""
    rows = tuple(
        replace(row, stimulus="?") if place in places else row
        for place, row in enumerate(whole.answers.rows)
    )
    return replace(whole, answers=replace(whole.answers, rows=rows))


def test_of_two_speakers_the_one_with_features_is_judged_and_the_other_counted(
    package, judged, tmp_path
):
    job, found = judged
    whole = found["conversations"]
    gone = whole.splits[0].test[0]
    names = written(package, tmp_path, job).write({"conversations": without(whole, {gone})})
    lines = read_journal(tmp_path / f"{names[0]}.jsonl").lines
    lost = whole.answers.rows[gone]
    (left,) = [one["without"] for one in lines if "without" in one]
    assert list(left.values()) == [NO_FEATURES]
    scored = [one for one in lines if one["kind"] == "scored"]
    assert len(scored) == 25
    assert {one["fold"] for one in scored} == {1, 2, 3, 4, 5}
    counted = count_verdicts(tmp_path, names)
    assert (counted.trials, counted.unanswered) == (25, {NO_FEATURES: 1})
    rows = load(tmp_path).responses
    said = set(zip(rows["stimulus"], rows["subject"], strict=True))
    assert (lost.stimulus, lost.subject) not in said
    assert len(said) == 49
    assert (
        by_answer(whole.frame()).items()
        >= {
            (row.stimulus, row.subject): row.choice
            for row in rows.itertuples()
            if row.role == "verdict"
        }.items()
    )


def test_where_no_speaker_has_features_the_trial_is_left_and_counted(package, judged, tmp_path):
    job, found = judged
    whole = found["conversations"]
    first = whole.answers.rows[0].stimulus
    gone = {place for place, row in enumerate(whole.answers.rows) if row.stimulus == first}
    names = written(package, tmp_path, job).write({"conversations": without(whole, gone)})
    lines = read_journal(tmp_path / f"{names[0]}.jsonl").lines
    assert [one["unanswered"] for one in lines if "unanswered" in one] == [NO_FEATURES]
    counted = count_verdicts(tmp_path, names)
    assert (counted.trials, counted.unanswered) == (24, {NO_FEATURES: 1})
    (session,) = load(tmp_path).sessions.itertuples()
    assert session.unanswered == 1


@pytest.mark.slow
def test_of_a_speaker_the_mean_over_the_messages_decides(package, tmp_path):
    settings = replace(SETTINGS, blocks=("conversations",), messages=True)
    job = prepare(package, settings)
    found = job.cross_validate()
    frame = found["conversations"].frame()
    assert (frame["turn"] > 0).all()
    written(package, tmp_path, job, settings).write(found)
    rows = load(tmp_path).responses
    kept = {(r.stimulus, r.subject): r.choice for r in rows.itertuples() if r.role == "verdict"}
    means = frame.groupby(["stimulus", "subject"])["score"].mean()
    assert kept == {key: "human" if mean > 0 else "machine" for key, mean in means.items()}
    assert len(kept) == 50 < len(frame)


@pytest.mark.slow
def test_scores_of_single_messages_are_kept_in_the_order_in_which_they_were_said(
    package, tmp_path
):
    settings = replace(SETTINGS, messages=True, blocks=("conversations",))
    job = prepare(package, settings)
    judged = job.cross_validate()
    written(package, tmp_path, job, settings).write(judged)
    scores = load(tmp_path).scores
    frame = judged["conversations"].frame().sort_values("turn", kind="stable")
    for (stimulus, subject), own in frame.groupby(["stimulus", "subject"]):
        here = scores[(scores["stimulus"] == stimulus) & (scores["subject"] == subject)]
        here = here.sort_values("message")
        assert here["message"].tolist() == list(range(len(own) + 1))
        assert here["score"].tolist()[1:] == pytest.approx(own["score"].tolist(), abs=1e-6)
        assert here["score"].tolist()[0] == pytest.approx(own["score"].mean(), abs=1e-6)


def test_a_message_without_features_leaves_its_place_empty(package, tmp_path):
    settings = replace(SETTINGS, messages=True, blocks=("conversations",))
    job = prepare(package, settings)
    whole = job.cross_validate()["conversations"]
    rows = list(whole.answers.rows)
    place = next(n for n, row in enumerate(rows) if row.subject == "B")
    gone = rows[place]
    rows[place] = replace(gone, stimulus="?")
    less = replace(whole, answers=replace(whole.answers, rows=tuple(rows)))
    written(package, tmp_path, job, settings).write({"conversations": less})
    scores = load(tmp_path).scores
    here = scores[(scores["stimulus"] == gone.stimulus) & (scores["subject"] == "B")]
    said = [one for one in gone.content.turns if one.speaker == "B"]
    assert sorted(here["message"]) == [0, *range(2, len(said) + 1)]
