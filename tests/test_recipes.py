"""The recipes of CONTRIBUTING.md, followed word by word on a copy of the checkout."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import openpyxl
import pytest
import setuptools

pytestmark = pytest.mark.timeout(600)  # each runs many processes, perhaps on a busy machine

CHECKOUT = Path(__file__).resolve().parent.parent
GUIDE = CHECKOUT / "CONTRIBUTING.md"
#: A file name on a line of its own, or none where the edit is of the same file, and the code.
STEP = re.compile(r"(?:^`([\w./-]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^### (.+)$", re.MULTILINE)


def recipes(guide=GUIDE):
    """The text of each recipe by its heading."""
    _, _, text = guide.read_text("utf-8").partition("\n## Add something\n")
    parts = HEADING.split(text.partition("\n## ")[0])
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def edited(text, diff):
    """A file with one edit: its lines without + or with - must be there exactly once."""
    lines = diff.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[:1] != "+")
    after = "".join(line[1:] for line in lines if line[:1] != "-")
    assert text.count(before) == 1, f"stands there {text.count(before)} times:\n{before}"
    return text.replace(before, after)


class Copy:
    """A copy of the checkout in which a recipe was followed."""

    def __init__(self, folder, recipe, guide=GUIDE):
        self.folder, self.commands = folder, []
        left_out = shutil.ignore_patterns("translations", "golden")
        shutil.copytree(CHECKOUT / "turingdesk", folder / "turingdesk")  # with what is compiled
        for name in ("tests", "resources", "studies", "stimuli"):
            shutil.copytree(CHECKOUT / name, folder / name, ignore=left_out)
        (folder / "resources" / "translations").symlink_to(CHECKOUT / "resources" / "translations")
        for path in CHECKOUT.glob("*.*"):
            if path.is_file():
                shutil.copy(path, folder)
        self._follow(recipes(guide)[recipe])

    def _follow(self, recipe):
        path = None
        for name, kind, code in STEP.findall(recipe):
            path = self.folder / name if name else path
            if kind in ("python", "markdown"):
                assert not path.exists(), f"{name} is there already"
                path.write_text(code, "utf-8")
            elif kind == "diff":
                path.write_text(edited(path.read_text("utf-8"), code), "utf-8")
            elif kind == "sh":
                self.commands = code.replace("\\\n", "").splitlines()

    def run(self, *command):
        """Run Python on the copy.

        Returns:
            What it printed.
        """
        env = os.environ | {"PYTHONPATH": str(self.folder)}
        own = self.folder.with_name("pytest")  # apart from the folders that this run keeps
        env |= {"PYTEST_ADDOPTS": f"-q -p no:cacheprovider --basetemp={own}"}
        run = subprocess.run(
            [sys.executable, *map(str, command)],
            cwd=self.folder,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, (run.stdout + run.stderr)[-6000:]
        return run.stdout

    def desk(self, *command):
        """Run a command of TuringDesk."""
        return self.run("-m", "turingdesk", *command)

    def finish(self):
        """Run the commands of the recipe, and check the form of the code."""
        assert self.commands
        for command in self.commands:
            self.run(*command.split()[1:])
        self.run("-m", "ruff", "check", "-q", "--no-cache")
        self.run("-m", "ruff", "format", "-q", "--check", "--no-cache")


@pytest.fixture
def follow(tmp_path):
    return lambda recipe: Copy(tmp_path / "copy", recipe)


CHECKED_AND_SIMULATED = """
from turingdesk.cli import main
assert main(["check", "study"]) == 0
assert main("simulate study --judges {judges} --seed 1 --data data".split()) == 0
"""


def simulated(copy, task="captions", rules="", judges=4):
    """Write a study of a task, and the data of simulated judges; `study` and `data`."""
    copy.desk("new", task, "study")
    toml = copy.folder / "study" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + rules, "utf-8")
    copy.run("-c", CHECKED_AND_SIMULATED.format(judges=judges))


def test_there_is_a_recipe_for_each_thing_that_can_be_added():
    named = " ".join(recipes())
    for thing in (
        "task",
        "analysis",
        "rule",
        "setting",
        "page",
        "importer",
        "judge",
        "exporter",
        "column",
        "plugin",
    ):
        assert thing in named
    tested = [name for name in globals() if name.startswith("test_a")]
    assert len(tested) == len(recipes())


OPTION_AND_RULE = """
[block.show]
newspaper = true

[[rule]]
kind = "trial_answer"
question = "interest"
answers = ["1"]
"""


@pytest.mark.slow
def test_a_task(follow):
    copy = follow("A task")
    assert "headlines" in copy.desk("new", "--list")
    simulated(copy, "headlines", rules=OPTION_AND_RULE)
    copy.desk("export", "data", "-o", "out.csv")
    assert "headlines" in (copy.folder / "out.csv").read_text("utf-8")
    copy.finish()


DESK_LISTS_IT = """\
from PySide6.QtWidgets import QLabel


def test_the_desk_lists_it(qtbot, desk, sit):
    sit("P-001")
    desk.go_to("analysis")
    page = desk.page("analysis")
    page.select("time_and_order")

    def words():
        return " ".join(one.text() for one in page.findChildren(QLabel))

    qtbot.waitUntil(lambda: "First and second half" in words(), timeout=60_000)
"""


@pytest.mark.slow
def test_an_analysis_with_a_figure(follow):
    copy = follow("An analysis with a figure")
    simulated(copy, judges=12)  # so that each half has verdicts enough to be drawn
    found = json.loads(copy.desk("analyze", "data", "--json"))
    rows = found["analyses"]["halves"]["rows"]
    assert [row["half"] for row in rows] == ["first", "second"]
    copy.desk("report", "data", "-o", "report.html")
    report = (copy.folder / "report.html").read_text("utf-8")
    assert "Detectability in the first and second half" in report
    copy.desk("export", "data", "-o", "out.xlsx")
    sheets = openpyxl.load_workbook(copy.folder / "out.xlsx", read_only=True)
    firsts = {row[0] for sheet in sheets for row in sheet.iter_rows(values_only=True) if row}
    assert any(str(one).startswith("First and second half") for one in firsts)
    (copy.folder / "tests/gui/desk/test_listed.py").write_text(DESK_LISTS_IT)
    copy.commands.append("python -m pytest tests/gui/desk/test_listed.py")
    copy.finish()


@pytest.mark.slow
def test_a_quality_rule(follow):
    copy = follow("A quality rule")
    simulated(copy, rules='\n[[rule]]\nkind = "too_late"\nmax_s = 0.001\n')
    assert "too_late" in copy.desk("analyze", "data", "--exclusions")
    copy.finish()


IN_THE_EDITOR = """\
from turingdesk.gui.desk.editor.panels.block_settings import rest


def test_the_editor_offers_it(qapp):
    (field,) = [one for one in rest({"task": "captions"}) if one.keys == ("break", "heading")]
    assert (field.title, field.about) == ("Heading", "What its page is called.")
"""


@pytest.mark.slow
def test_a_setting_of_a_study(follow):
    copy = follow("A setting of a study")
    block = json.loads(copy.desk("schema"))["properties"]["block"]["items"]["properties"]
    assert block["break"]["properties"]["heading"]["default"] == "Break"
    simulated(copy)
    toml = copy.folder / "study" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + '[block.break]\nheading = "Tea"\n', "utf-8")
    copy.desk("check", "study")
    (copy.folder / "tests/gui/desk/editor/test_offered.py").write_text(IN_THE_EDITOR)
    copy.commands.append("python -m pytest tests/gui/desk/editor/test_offered.py")
    copy.finish()
    reference = (copy.folder / "studies" / "README.md").read_text("utf-8")
    assert "| `heading` | text | `Break` | What its page is called. |" in reference


@pytest.mark.slow
def test_a_page(follow):
    copy = follow("A page of the desk")
    assert "How much space" in copy.desk("help", "storage")
    copy.finish()


@pytest.mark.slow
def test_an_importer(follow):
    copy = follow("An importer")
    assert "two-columns" in copy.desk("import", "list")
    copy.finish()


@pytest.mark.slow
def test_a_machine_judge(follow):
    copy = follow("A machine judge")
    copy.desk("new", "captions", "study")
    careless = '\n[[rule]]\nkind = "straight_lining"\nat_least = 2\n'
    toml = copy.folder / "study" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + careless, "utf-8")
    copy.desk("simulate", "study", "--judge", "left", "--judges", "4", "--data", "data")
    assert "4 of 4 verdicts are" in copy.desk("analyze", "data", "--exclusions")
    assert "left" in copy.desk("simulate", "--help")
    copy.finish()


@pytest.mark.slow
def test_an_exporter(follow):
    copy = follow("An exporter")
    simulated(copy)
    copy.desk("export", "data", "-o", "out.html")
    assert "<th>participant</th>" in (copy.folder / "out.html").read_text("utf-8")
    copy.finish()


@pytest.mark.slow
def test_a_column_of_the_data(follow):
    follow("A column of the exported data").finish()


IN_GERMAN = """
from turingdesk.core.task import TASKS
from turingdesk.gui.tasks import view_of
from turingdesk.gui.translation import Voice
from turingdesk.analysis import ANALYSES
from turingdesk.net.participant_voice import ParticipantVoice
(question,) = TASKS["smells"].questions(None, None)
print(view_of("smells").__name__)
print(Voice("de").translate(question.text))
print(ParticipantVoice("de").say(str(question.text)))
print(Voice("de").translate(ANALYSES["smell_verdicts"].title))
"""


class Environment:
    """A new environment that sees this checkout and its libraries, with nothing else in it."""

    def __init__(self, folder):
        self.folder = folder
        venv.create(folder / "env", with_pip=False)
        self.python = venv.EnvBuilder().ensure_directories(folder / "env").env_exe
        base = {"base": str(folder / "env"), "platbase": str(folder / "env")}
        packages = Path(sysconfig.get_path("purelib", "venv", base))
        seen = [str(CHECKOUT), *(place for place in sys.path if place.endswith("site-packages"))]
        (packages / "seen.pth").write_text("\n".join(seen) + "\n", "utf-8")

    def run(self, *command, code=0):
        """Run its Python; what it printed."""
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        run = subprocess.run(
            [self.python, *map(str, command)],
            cwd=self.folder,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == code, (run.stdout + run.stderr)[-6000:]
        return run.stdout


@pytest.mark.skipif(
    int(setuptools.__version__.partition(".")[0]) < 77,
    reason="pip needs a newer setuptools here to build a package without the network",
)
def test_a_plugin_from_elsewhere_brings_a_task_a_view_an_analysis_and_a_language(tmp_path):
    for name, _, code in STEP.findall(recipes()["A plugin"]):
        if name:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, "utf-8")
    env = Environment(tmp_path)
    install = "--no-index --no-deps --no-build-isolation --disable-pip-version-check"
    env.run("-m", "pip", "install", "-q", *install.split(), "./smells")
    assert "smells 1.0" in env.run("-m", "turingdesk", "doctor")
    env.run("-m", "turingdesk", "new", "smells", "study")
    toml = tmp_path / "study" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + '\n[requires]\nplugins = ["smells"]\n', "utf-8")
    env.run("-c", CHECKED_AND_SIMULATED.format(judges=4))
    found = json.loads(env.run("-m", "turingdesk", "analyze", "data", "--json"))
    (row,) = found["analyses"]["smell_verdicts"]["rows"]
    assert row["n"] > 0
    assert 0 <= row["said_human"] <= 1
    (journal, *_) = (tmp_path / "data").glob("sub-*.jsonl")
    opened = json.loads(journal.read_text("utf-8").splitlines()[0])
    (plugin,) = (one for one in opened["plugins"] if one["name"] == "smells")
    assert plugin["version"] == "1.0"
    assert len(plugin["hash"]) == 64
    assert env.run("-c", IN_GERMAN).splitlines() == [
        "SmellView",
        *(2 * ["Wer hat diesen Geruch beschrieben?"]),
        "Urteile über Gerüche",
    ]
    env.run("-m", "pip", "uninstall", "-q", "-y", "turingdesk-smells")
    assert "requires.plugins" in env.run("-m", "turingdesk", "check", "study", code=1)
    assert "smells" in env.run("-m", "turingdesk", "analyze", "data", "--json")
