"""studies/README.md is in step with the program, and its examples run."""

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from tests.packages import write
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Signature
from turingdesk.study.check import check_study
from turingdesk.study.package import read_package
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import Section
from turingdesk.study.study_questions import KINDS
from turingdesk.study.task_columns import columns_of
from turingdesk.system import paths
from turingdesk.tasks import TASKS

README = Path(__file__).resolve().parents[2] / "studies" / "README.md"
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMON = ("id", "prompt", "origin", "agent", "domain", "provenance", "control", "practice")


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


def cell(text):
    return str(text).replace("|", "\\|")


def columns_table(task):
    """The task's own columns as the reference has them."""
    own = [c for c in columns_of(task).values() if c.name not in COMMON]
    lines = [f"| `{c.name}` | {'yes' if c.required else ''} | {cell(c.about)} |" for c in own]
    return ["| column | needed | what is in it |", "|---|---|---|", *lines]


def options_table(task):
    """The task's presentation options as the reference has them."""
    if TASKS[task].show is type(None):
        return []
    lines = [
        f"| `{f.name}` | {cell(default(f))} | {cell(f.metadata['about'])} |"
        for f in fields(TASKS[task].show)
    ]
    return ["| key of `[block.show]` | default | what it does |", "|---|---|---|", *lines]


def default(field):
    value = field.default
    if value is MISSING or value is None or value in ("", ()):
        return ""
    if isinstance(value, tuple):
        return f"`[{', '.join(map(str, value))}]`"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


@pytest.mark.parametrize("task", list(TASKS))
def test_the_columns_and_options_in_the_reference_are_those_of_the_task(task):
    text = section(f"### `{task}`")
    for table in (columns_table(task), options_table(task)):
        assert "\n".join(table) in text, "studies/README.md should have:\n" + "\n".join(table)


@pytest.mark.parametrize("task", list(TASKS))
def test_the_example_of_each_task_runs(tmp_path, task):
    write(tmp_path, {"captions.csv": None, **example(task)}, toml=None)
    for picture in (paths.stimuli() / "pictures").rglob("*.png"):
        name = picture.relative_to(paths.stimuli() / "pictures")
        to = tmp_path / "media" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(picture.read_bytes())
    checked = check_study(tmp_path)
    assert not checked.problems
    study = checked.package.study
    slots = draw(study, checked.package.stimuli, participant_seed(study.seed, "P1", 1), {})
    assert checked.package.trials(slots)


@pytest.mark.parametrize("task", list(TASKS))
def test_the_example_of_each_task_is_what_new_writes(task):
    template = paths.resources() / "new" / task
    for name, content in example(task).items():
        assert (template / name).read_text("utf-8") == content


def full_example():
    return dict(FILE.findall(section("## Everything that study.toml can say")))


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
    for task in TASKS:
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
        assert f"| `{name}` | {preset['text']} | {said(preset)} |" in text


def said(preset):
    """What is answered to a preset, as the reference has it."""
    kind, choices = preset["kind"], ", ".join(preset.get("choices", ()))
    found = {
        "choice": f"one of: {choices}",
        "several": f"any of: {choices}",
        "number": f"a number from {preset.get('min')} to {preset.get('max')}",
        "scale": f"a slider from {preset.get('min')} ({preset.get('low_label')}) "
        f"to {preset.get('max')} ({preset.get('high_label')})",
        "text": f"words, {preset['lines']} lines" if "lines" in preset else "words",
    }[kind]
    found += "" if preset.get("required", True) else "; may be left out"
    return found + ("; personal" if preset.get("personal") else "")


def test_the_example_of_a_study_in_two_languages_lacks_no_word(tmp_path):
    (toml,) = dict(FILE.findall(section("## Languages"))).values()
    reading = read_package(write(tmp_path, toml=toml))
    assert reading.problems == ()
    assert set(reading.package.study.words["de"]) >= {"How sure are you?", "I guessed"}
