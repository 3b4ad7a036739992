import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.store.check import check_study
from turingdesk.store.draft.new_study import NotEmpty, new_study
from turingdesk.tasks import TASKS


@pytest.mark.parametrize("task", list(TASKS))
def test_a_new_study_of_each_task_runs_at_once(tmp_path, task):
    folder = tmp_path / "My first study"
    files = new_study(task, folder)
    checked = check_study(folder)
    assert checked.may_run
    assert not checked.problems
    study = checked.package.study
    assert study.id == "my-first-study"
    assert [block.task for block in study.blocks] == [task]
    assert study.demonstration
    assert {"information", "consent", "debriefing"} <= set(study.texts)
    for number in range(5):
        seed = participant_seed(study.seed, f"P{number}", 1)
        slots = draw(study, checked.package.stimuli, seed, {})
        assert (
            len(checked.package.trials(slots)) == study.blocks[0].trials + study.blocks[0].practice
        )
    assert {path.parent.name for path in files} <= {folder.name, "texts", "media", "targets"}


@pytest.mark.parametrize("task", list(TASKS))
def test_every_row_of_a_new_study_says_where_it_comes_from(tmp_path, task):
    new_study(task, tmp_path / "s")
    for table in check_study(tmp_path / "s").package.stimuli.values():
        assert all(stimulus.provenance == "written as an example" for stimulus in table)


def test_a_folder_with_something_in_it_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("keep")
    with pytest.raises(NotEmpty, match="is not empty"):
        new_study("captions", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    with pytest.raises(NotEmpty):
        new_study("captions", tmp_path / "mine.txt")


def test_an_empty_folder_will_do(tmp_path):
    new_study("words", tmp_path)
    assert check_study(tmp_path).may_run


def test_an_unknown_task_is_answered_with_the_nearest(tmp_path):
    with pytest.raises(UnknownName, match="Did you mean 'words'"):
        new_study("wrods", tmp_path / "s")
    assert not (tmp_path / "s").exists()


def test_a_full_disk_leaves_no_half_study_behind(tmp_path, monkeypatch):
    def full(source, to, **_):
        raise OSError(28, "No space left on device", str(source), None, str(to))

    monkeypatch.setattr("shutil.copyfile", full)
    with pytest.raises(OSError, match="No space left") as raised:
        new_study("captions", tmp_path / "study")
    assert raised.value.errno == 28
    assert not (tmp_path / "study").exists()
