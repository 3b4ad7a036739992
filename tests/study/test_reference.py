"""studies/README.md is in step with the program, and its examples run."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree

import pytest
from jsonschema import Draft202012Validator

from tests.packages import BLOCK, write
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Signature
from turingdesk.core.task import TASKS
from turingdesk.study import reference
from turingdesk.study.check import check_study
from turingdesk.study.package import read_package
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import Section
from turingdesk.study.study_questions import KINDS
from turingdesk.system import paths

README = Path(__file__).resolve().parents[2] / "studies" / "README.md"
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def section(title):
    """The text below a heading, up to the next of its kind."""
    text = README.read_text("utf-8")
    level = title.partition(" ")[0]
    _, found, rest = text.partition(f"\n{title}\n")
    assert found, f"studies/README.md has no heading {title!r}"
    return re.split(rf"^#{{1,{len(level)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def example(task):
    """The files of a task's example; pairs take their conversations from the other one."""
    files = dict(FILE.findall(section(f"### `{task}`")))
    if task == "pairs":
        files["conversations.jsonl"] = example("conversations")["conversations.jsonl"]
    return files


#: The tasks with a section in the reference; a new task can do without one at first.
TOLD = sorted(
    set(re.findall(r"^### `([\w-]+)`$", README.read_text("utf-8"), re.MULTILINE)) & set(TASKS)
)


def test_the_tables_are_those_that_the_declarations_make():
    text = README.read_text("utf-8")
    marked = re.findall(r"<!-- table: ([\w. -]+) -->", text)
    assert len(marked) == len(set(marked))
    tables = reference.tables()
    missing = set(tables) - set(marked)
    assert {name.partition(" ")[0] for name in missing} <= set(TASKS) - set(TOLD)
    # The reference tells tasks of plugins, too, which may not be there.
    absent = {path.name for path in (paths.resources() / "new").iterdir()} - set(TASKS)
    assert {name.partition(" ")[0] for name in set(marked) - set(tables)} <= absent
    for name in set(marked) & set(tables):
        assert f"<!-- table: {name} -->\n\n{tables[name]}\n\n<!-- end -->" in text, (
            "Run: python -m turingdesk.study.reference studies/README.md"
        )


@pytest.mark.parametrize("task", TOLD)
def test_the_tables_of_a_task_stand_below_its_heading(task):
    marked = re.findall(r"<!-- table: ([\w. -]+) -->", section(f"### `{task}`"))
    shown = TASKS[task].show is not type(None)
    columns = [] if TASKS[task].plays else [f"{task} columns"]
    assert marked == [*columns, *([f"{task} options"] if shown else [])]


@pytest.mark.parametrize("task", TOLD)
def test_the_example_of_each_task_runs(tmp_path, task):
    template = paths.resources() / "new" / task
    templates = (template, *([template.with_name("games")] if TASKS[task].plays else []))
    texts = {
        f"texts/{one.name}": one.read_text("utf-8")
        for folder in templates
        for one in folder.glob("texts/*.md")
    }
    write(tmp_path, {"captions.csv": None, **texts, **example(task)}, toml=None)
    for picture in (paths.stimuli() / "pictures").rglob("*.png"):
        name = picture.relative_to(paths.stimuli() / "pictures")
        to = tmp_path / "media" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(picture.read_bytes())
    checked = check_study(tmp_path)
    assert not checked.errors
    assert checked.problems == checked.pilot_only, "a demonstration, and nothing else"
    study = checked.package.study
    slots = draw(study, checked.package.stimuli, participant_seed(study.seed, "P1", 1), {})
    assert checked.package.trials(slots)


@pytest.mark.parametrize("task", TOLD)
def test_the_example_of_each_task_is_what_new_writes(task):
    template = paths.resources() / "new" / task
    for name, content in example(task).items():
        assert (template / name).read_text("utf-8") == content


def full_example():
    return dict(FILE.findall(section("## Everything in study.toml")))


def test_the_example_with_every_key_runs(tmp_path):
    files = full_example()
    texts = dict.fromkeys(re.findall(r"texts/[\w-]+\.md", files["study.toml"]), "Text.")
    checked = check_study(write(tmp_path, {**files, **texts}))
    assert not checked.problems


def test_every_key_that_is_read_is_in_the_reference(tmp_path, monkeypatch):
    asked = set()
    raw = Section.raw

    def noted(self, key):
        asked.add(key)
        return raw(self, key)

    monkeypatch.setattr(Section, "raw", noted)
    for task in TOLD:
        check_study(write(tmp_path / task, {"captions.csv": None, **example(task)}, toml=None))
    check_study(write(tmp_path / "full", full_example()))
    text = README.read_text("utf-8")
    inner = {"H", "M", "HH", "HM", "MH", "MM", "2", "3"}  # of mix and fixed
    missing = {key for key in asked - inner if not re.search(rf"\b{key}\b", text)}
    assert not missing
    assert len(asked) > 50


def test_the_example_of_forms_runs(tmp_path):
    files = dict(FILE.findall(section("## Forms")))
    texts = {"texts/consent.md": "I take part.", "texts/looking-back.md": "You are done."}
    checked = check_study(write(tmp_path, {**files, **texts}))
    assert not checked.problems
    study = checked.package.study
    depends = {q.id: q.only_if for form in study.forms for q in form.questions if q.only_if}
    assert set(depends) == {"clear", "english_level", "glasses_off"}
    assert study.signature is Signature.OPTIONAL


def test_every_kind_of_field_is_in_the_reference():
    text = section("## Forms")
    for kind in KINDS:
        assert f"| `{kind}` | " in text


def test_every_preset_is_in_the_reference():
    text = section("## Forms")
    for name, preset in PRESETS.items():
        assert f"| `{name}` | {preset['text']} | " in text
    assert "| a number from 1 to 120 |" in text
    assert "| a slider from 0 (None) to 100 (All) |" in text
    assert "| words; optional; personal |" in text


def test_the_example_of_a_study_in_two_languages_lacks_no_word(tmp_path):
    (toml,) = dict(FILE.findall(section("## Languages"))).values()
    reading = read_package(write(tmp_path, toml=toml))
    assert reading.problems == ()
    assert set(reading.package.study.words["de"]) >= {"How sure are you?", "I guessed"}


@pytest.fixture(scope="module")
def schema():
    made = reference.json_schema()
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


def shipped():
    """Every study.toml that ships: studies, and what new studies start from.

    Some are of tasks of plugins, which may not be there.
    """
    root = paths.resources()
    found = sorted([*root.rglob("study.toml"), *README.parent.rglob("study.toml")])
    return [path for path in found if tasks_of(path) <= set(TASKS)]


def tasks_of(path):
    """What the blocks of a study.toml are about."""
    return {block["task"] for block in tomllib.loads(path.read_text("utf-8")).get("block", ())}


def test_every_study_that_ships_is_as_the_schema_says(schema):
    assert len(shipped()) > 10
    for path in shipped():
        problems = [one.message for one in schema.iter_errors(tomllib.loads(path.read_text()))]
        assert problems == [], path


@pytest.mark.parametrize("heading", ["Everything in study.toml", "Forms", "Languages"])
def test_the_examples_of_the_reference_are_as_the_schema_says(schema, heading):
    toml = dict(FILE.findall(section(f"## {heading}")))["study.toml"]
    assert [one.message for one in schema.iter_errors(tomllib.loads(toml))] == []


@pytest.mark.parametrize(
    ("toml", "at"),
    [
        ("participants = 0", ["participants"]),
        ('[consent]\nsignature = "maybe"', ["consent", "signature"]),
        ("[resume]\nage = 3", ["resume"]),
        ('[[rule]]\nkind = "too_slow"', ["rule", 0]),
        ("[block.limits]\ntoo_fast_s = 601", ["block", 0, "limits", "too_fast_s"]),
        ("[block.show]\nlengths = [3]", ["block", 0, "show"]),
        ('[[form]]\n[[form.field]]\nid = "own"', ["form", 0, "field", 0]),
        ('[[block]]\ntask = "captions"', ["block", 1]),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(schema, toml, at, tmp_path):
    text = BLOCK + toml if toml.startswith("[block.") else f"{toml}\n{BLOCK}"
    text = 'id = "x"\ntitle = "X"\n' + (f"{BLOCK}{toml}" if toml.startswith("[[block]]") else text)
    found = {tuple(one.absolute_path) for one in schema.iter_errors(tomllib.loads(text))}
    assert tuple(at) in found
    assert read_package(write(tmp_path, toml=text)).errors


NEW_KEY = """
    plays_first: int = setting("""
LOOK_AT_COPY = """
import sys, tomllib
from turingdesk.core.limits import Limits
from turingdesk.study import reference
from turingdesk.study.findings import Findings
from turingdesk.study.schema import Section, TomlFile, read
from turingdesk.study.toml_lines import TomlLines

def limits(text):
    findings = Findings()
    section = Section(tomllib.loads(text), TomlFile(findings, TomlLines(text)))
    return read(section, Limits), findings.problems

assert limits("")[0].blank_s == 0.5
assert limits("blank_s = 2")[0].blank_s == 2.0
(problem,) = limits("blank_s = 11")[1]
assert "from 0 to 10" in problem.message, problem
(problem,) = limits("blamk_s = 1")[1]
assert "blank_s" in problem.fix, problem
row = "| `blank_s` | number of seconds, 0 to 10 | `0.5` | How long nothing is shown first. |"
assert row in reference.tables()["block.limits"]
block = reference.json_schema()["properties"]["block"]["items"]["properties"]
assert block["limits"]["properties"]["blank_s"]["maximum"] == 10

from PySide6.QtWidgets import QApplication
from turingdesk.gui.desk.editor.panels.block_settings import CARDS
application = QApplication([])
shown = [one for _, settings, _ in CARDS for one in settings({"task": "captions"})]
(field,) = [one for one in shown if one.keys == ("limits", "blank_s")]
assert field.title == "Blank"
assert field.about == "How long nothing is shown first. 0 to 10 seconds; 0.5 by default."
print("found everywhere")
"""


@pytest.mark.slow
def test_a_new_key_is_one_line(tmp_path):
    """One declaration in a copy of the package reaches reader, editor, reference and schema."""
    root = README.parents[1]
    for name in ("turingdesk", "resources"):
        copytree(root / name, tmp_path / name, ignore=lambda _, names: {"__pycache__"} & {*names})
    limits = tmp_path / "turingdesk" / "core" / "limits.py"
    line = (
        "    blank_s: float = setting("
        '"How long nothing is shown first.", 0.5, unit="seconds", highest=10)\n'
    )
    text = limits.read_text()
    assert NEW_KEY in text
    limits.write_text(text.replace(NEW_KEY, f"\n{line}{NEW_KEY[1:]}"))
    done = subprocess.run(
        [sys.executable, "-c", LOOK_AT_COPY],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "found everywhere", done.stderr
