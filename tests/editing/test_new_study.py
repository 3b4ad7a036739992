import pytest

from tests.shelf import ESSAYS, on_the_shelf
from turingdesk.cli import main
from turingdesk.core.errors import UnknownName
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Origin
from turingdesk.core.streams import participant_seed
from turingdesk.core.task import TASKS
from turingdesk.editing.new_folder import NotEmpty
from turingdesk.editing.new_study import new_study
from turingdesk.journal.journal_file import read_journal
from turingdesk.study.check import check_study
from turingdesk.study.duration import session_s
from turingdesk.study.package import open_package
from turingdesk.system import paths


@pytest.mark.parametrize("task", list(TASKS))
def test_a_new_study_of_each_task_runs_at_once(tmp_path, task):
    folder = tmp_path / "My first study"
    files = new_study(task, folder)
    checked = check_study(folder)
    assert checked.may_run
    assert checked.problems == checked.pilot_only
    assert {one.file for one in checked.pilot_only} == {"texts/consent.md"}
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
    assert {path.parent.name for path in files} <= {
        *(folder.name, "texts", "media"),
        *("targets", "computed"),
    }


@pytest.mark.parametrize("task", ["the demo", *TASKS.judging])
def test_each_task_begins_with_a_short_practice_that_tells_the_answer(tmp_path, task):
    if task != "the demo":
        new_study(task, tmp_path)
    package = open_package(tmp_path if task != "the demo" else paths.demo_study())
    practised = [b for b in package.study.blocks if b.practice and b.practice_feedback]
    assert practised == list(package.study.blocks)
    seconds = session_s(package)
    assert sum(s for part, s in seconds.items() if part.startswith("practice/")) < 120
    for block in practised:
        reserved = [one for one in package.stimuli[block.table] if one.practice]
        assert {made.origin for one in reserved for made in one.makers.values()} == {*Origin}


NESTED = ESSAYS.replace("tuple[str, ...]", "tuple[Line, ...]").replace(
    "@dataclass",
    "@dataclass(frozen=True)\nclass Line:\n    text: str\n    at_s: float\n\n\n@dataclass",
    1,
)
WITH_A_PICTURE = ESSAYS.replace("tuple[str, ...] = column(", "Path = column(").replace(
    "from dataclasses", "from pathlib import Path\nfrom dataclasses"
)
PICTURES = {"beach.png", "farm.png", "forest.png", "harbour.png"}


@pytest.mark.parametrize(
    ("source", "files"),
    [
        (ESSAYS, {"essays.csv"}),
        (NESTED, {"essays.jsonl"}),
        (WITH_A_PICTURE, {"essays.csv", *PICTURES}),
    ],
)
def test_a_task_without_an_example_gets_one_made_of_its_columns(tmp_path, source, files):
    folder, data = tmp_path / "s", tmp_path / "data"
    with on_the_shelf(tmp_path / "shelf", source):
        assert main(["new", "essays", str(folder)]) == 0
        checked = check_study(folder)
        words = ["--judges", "2", "--data", str(data)]
        assert main(["simulate", str(folder), *words]) == 0
    assert checked.may_run
    assert checked.problems == checked.pilot_only
    (block,) = checked.package.study.blocks
    assert (block.trials, block.practice, block.practice_feedback) == (4, 1, True)
    (stimuli,) = checked.package.stimuli.values()
    assert {one.prompt for one in stimuli} == {f"Example topic {n}" for n in range(1, 6)}
    assert files <= {path.name for path in folder.rglob("*")}
    asked = [
        line["question"]
        for journal in sorted(data.glob("*.jsonl"))
        for line in read_journal(journal).lines
        if line["kind"] == "response" and not line.get("practice")
    ]
    assert asked == ["origin", "quality"] * 8


def test_a_file_that_is_no_picture_is_named_as_what_it_is(tmp_path):
    sound = WITH_A_PICTURE.replace('"Its paragraphs"', '"A recording", file="sound"')
    with on_the_shelf(tmp_path / "shelf", sound):
        new_study("essays", tmp_path / "s")
        problem, *_ = check_study(tmp_path / "s").errors
    assert (
        problem.message == "The column 'paragraphs' contains a sound; only pictures can be shown."
    )


@pytest.mark.parametrize("task", [task for task in TASKS if not TASKS[task].plays])
def test_every_row_of_a_new_study_says_where_it_comes_from(tmp_path, task):
    new_study(task, tmp_path / "s")
    for table in check_study(tmp_path / "s").package.stimuli.values():
        assert all(stimulus.provenance.endswith(" as an example") for stimulus in table)


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
