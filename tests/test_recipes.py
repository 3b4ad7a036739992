"""The recipes of CONTRIBUTING.md, followed word by word on a copy of the checkout.

All are followed on one copy, and their commands run together: what costs time is to copy, to start
processes, and to import. That no recipe needs another one is tested apart.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from contextlib import closing
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
HOMES = ("CONFIG", "DATA", "STATE", "CACHE")  #: what a user has folders for
PYTEST = ("-m", "pytest")


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


class Commands:
    """A process that runs commands of TuringDesk one after the other, and imports all but once.

    Args:
        python: Which Python.
        options: Of the process.
    """

    _CODE = """\
import contextlib, io, json, os, sys
answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)
asked, sys.stdin = sys.stdin, open(os.devnull)
for line in asked:
    from turingdesk.cli import main  # as late as this, so that recipes have been followed
    printed = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        try:
            code = main(json.loads(line))
        except SystemExit as end:
            code = end.code
    print(json.dumps([code, printed.buffer.getvalue().decode()]), file=answers, flush=True)
"""

    def __init__(self, python=sys.executable, **options):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self._process = subprocess.Popen([python, "-c", self._CODE], **pipes, **options)

    def __call__(self, *command, code=0):
        """Run a command.

        Returns:
            What it printed.
        """
        self._process.stdin.write(json.dumps([*map(str, command)]) + "\n")
        self._process.stdin.flush()
        returned, printed = json.loads(self._process.stdout.readline())
        assert returned == code, printed
        return printed

    def close(self):
        """End the process."""
        self._process.communicate()


class Copy:
    """A copy of the checkout in which recipes are followed.

    Attributes:
        folder: The copy.
        desk: Runs a command of TuringDesk on the copy.
        changed: The files that a recipe made or edited.
        commands: What recipes say to run, each once, by the words with which it begins.
    """

    def __init__(self, folder):
        self.folder, self.changed, self.commands = folder, set(), {}
        left_out = shutil.ignore_patterns("translations", "golden")
        shutil.copytree(CHECKOUT / "turingdesk", folder / "turingdesk")  # with what is compiled
        for name in ("tests", "resources", "studies", "stimuli"):
            shutil.copytree(CHECKOUT / name, folder / name, ignore=left_out)
        (folder / "resources" / "translations").symlink_to(CHECKOUT / "resources" / "translations")
        for path in CHECKOUT.glob("*.*"):
            if path.is_file():
                shutil.copy(path, folder)
        home = folder.with_name("home")
        basetemp = folder.with_name("pytest")  # apart from the folders that this run keeps
        environment = {
            "HOME": str(home),
            **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in HOMES},
            "PYTHONPATH": str(folder),
            "PYTEST_ADDOPTS": f"-q -p no:cacheprovider --basetemp={basetemp}",
        }
        self._place = {"cwd": folder, "env": os.environ | environment}
        self.desk = Commands(**self._place)

    def follow(self, recipe):
        """Create and edit the files of a recipe, and note its commands."""
        path = None
        for name, kind, code in STEP.findall(recipe):
            path = self.folder / name if name else path
            if kind in ("python", "markdown"):
                assert not path.exists(), f"{name} is there already"
                path.write_text(code, "utf-8")
            elif kind == "diff":
                path.write_text(edited(path.read_text("utf-8"), code), "utf-8")
            elif kind == "sh":
                self._note(code.replace("\\\n", "").splitlines())
                continue
            self.changed.add(path)

    def _note(self, commands):
        """Commands that begin alike are run as one: a test starts in seconds, and draws so too."""
        assert commands
        for command in commands:
            _, *words = command.split()
            named = words.index("--only") + 1 if "--only" in words else 2
            noted = self.commands.setdefault(tuple(words[:named]), [])
            noted += [word for word in words[named:] if word not in noted]

    def add_test(self, name, code):
        """A test beside those of the recipes, which runs with them."""
        (self.folder / name).write_text(code, "utf-8")
        self.commands[PYTEST].append(name)

    def run(self, *command):
        """Run Python on the copy."""
        run = subprocess.run(
            [sys.executable, *map(str, command)],
            **self._place,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, (run.stdout + run.stderr)[-6000:]

    def close(self):
        """End the process that runs commands."""
        self.desk.close()

    def finish(self, *options):
        """Run the commands of the recipes, and check the form of the code.

        Args:
            options: Of pytest.
        """
        others = {words: names for words, names in self.commands.items() if words != PYTEST}
        for command, names in others.items():
            self.run(*command, *([",".join(names)] if "--only" in command else names))
        # The last one: some tests look at what the other commands write.
        self.run(*PYTEST, *options, *self.commands[PYTEST])
        code = sorted(path for path in self.changed if path.suffix == ".py")
        self.run("-m", "ruff", "check", "-q", "--no-cache", *code)
        self.run("-m", "ruff", "format", "-q", "--check", "--no-cache", *code)


PLUGIN = "A plugin"  #: a package of its own, which is not followed on the copy


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy in which all recipes were followed, each in its turn."""
    with closing(Copy(tmp_path_factory.mktemp("recipes") / "copy")) as made:
        for heading, recipe in recipes().items():
            if heading != PLUGIN:
                made.follow(recipe)
        made.add_test("tests/gui/desk/test_listed.py", DESK_LISTS_IT)
        made.add_test("tests/gui/desk/editor/test_offered.py", IN_THE_EDITOR)
        yield made


@pytest.fixture(scope="module")
def captions_data(copy):
    """Answers of judges enough for each half to have verdicts that can be drawn."""
    return simulated(copy, "captions", "captions", judges=12)


def simulated(copy, task, study, rules="", judges=4):
    """The folder with data of simulated judges, in a new study of a task."""
    copy.desk("new", task, study)
    toml = copy.folder / study / "study.toml"
    toml.write_text(toml.read_text("utf-8") + rules, "utf-8")
    copy.desk("check", study)
    data = f"{study}-data"
    copy.desk("simulate", study, "--judges", judges, "--seed", 1, "--data", data)
    return data


OPTION_AND_RULE = """
[block.show]
newspaper = true

[[rule]]
kind = "trial_answer"
question = "interest"
answers = ["1"]
"""


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
IN_THE_EDITOR = """\
from turingdesk.gui.desk.editor.panels.block_settings import rest


def test_the_editor_offers_it(qapp):
    (field,) = [one for one in rest({"task": "captions"}) if one.keys == ("break", "heading")]
    assert (field.title, field.about) == ("Heading", "What its page is called.")
"""


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


def test_a_task(copy):
    assert "headlines" in copy.desk("new", "--list")
    data = simulated(copy, "headlines", "headlines", OPTION_AND_RULE)
    copy.desk("export", data, "-o", "headlines.csv")
    assert "headlines" in (copy.folder / "headlines.csv").read_text("utf-8")


def test_an_analysis_with_a_figure(copy, captions_data):
    found = json.loads(copy.desk("analyze", captions_data, "--json"))
    rows = found["analyses"]["halves"]["rows"]
    assert [row["half"] for row in rows] == ["first", "second"]


@pytest.mark.slow  # computes and draws everything twice
def test_the_analysis_is_in_the_report_and_in_the_workbook(copy, captions_data):
    copy.desk("report", captions_data, "-o", "report.html")
    report = (copy.folder / "report.html").read_text("utf-8")
    assert "Detectability in the first and second half" in report
    copy.desk("export", captions_data, "-o", "out.xlsx")
    sheets = openpyxl.load_workbook(copy.folder / "out.xlsx", read_only=True)
    firsts = {row[0] for sheet in sheets for row in sheet.iter_rows(values_only=True) if row}
    assert any(str(one).startswith("First and second half") for one in firsts)


def test_a_quality_rule(copy):
    data = simulated(copy, "captions", "late", '\n[[rule]]\nkind = "too_late"\nmax_s = 0.001\n')
    assert "too_late" in copy.desk("analyze", data, "--exclusions")


def test_a_setting_of_a_study(copy):
    block = json.loads(copy.desk("schema"))["properties"]["block"]["items"]["properties"]
    assert block["break"]["properties"]["heading"]["default"] == "Break"
    copy.desk("new", "captions", "pausing")
    toml = copy.folder / "pausing" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + '[block.break]\nheading = "Tea"\n', "utf-8")
    copy.desk("check", "pausing")


def test_a_page_of_the_desk(copy):
    assert "How much space" in copy.desk("help", "storage")


def test_an_importer(copy):
    assert "two-columns" in copy.desk("import", "list")


def test_a_simulated_judge(copy):
    copy.desk("new", "captions", "judged")
    careless = '\n[[rule]]\nkind = "straight_lining"\nat_least = 2\n'
    toml = copy.folder / "judged" / "study.toml"
    toml.write_text(toml.read_text("utf-8") + careless, "utf-8")
    copy.desk("simulate", "judged", "--judge", "left", "--judges", "4", "--data", "left")
    assert "4 of 4 verdicts are" in copy.desk("analyze", "left", "--exclusions")
    assert "left" in copy.desk("simulate", "--help")


def test_an_exporter(copy, captions_data):
    copy.desk("export", captions_data, "-o", "out.html")
    assert "<th>participant</th>" in (copy.folder / "out.html").read_text("utf-8")


def test_a_column_of_the_data(copy, captions_data):
    copy.desk("export", captions_data, "-o", "out.csv")
    header, *_ = (copy.folder / "out.csv").read_text("utf-8").splitlines()
    assert "hesitated" in header.split(",")


#: What the tests are about that are of interest here; the others run without the recipes as well.
NAMED = (
    "headlines halves too_late heading offered storage listed two_columns left html_table "
    "hesitated"
)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(("-k", " or ".join(NAMED.split())), id="what they make"),
        pytest.param((), id="everything", marks=pytest.mark.slow),
    ],
)
def test_their_commands_succeed_and_their_code_is_in_form(copy, options):
    copy.finish(*options)
    reference = (copy.folder / "studies" / "README.md").read_text("utf-8")
    assert "| `heading` | text | `Break` | What its page is called. |" in reference


def test_no_recipe_needs_another_one():
    """Each names only what it makes, so that one followed alone does what all do together."""
    made = {
        heading: {Path(name).stem for name, kind, _ in STEP.findall(recipe) if kind == "python"}
        for heading, recipe in recipes().items()
        if heading != PLUGIN
    }
    for heading, recipe in recipes().items():
        others = set().union(*(names for other, names in made.items() if other != heading))
        assert others
        code = " ".join(code for _, _, code in STEP.findall(recipe))
        assert not others.intersection(re.findall(r"\w+", code)) - {"left"}


IN_GERMAN = """
from turingdesk.core.task import TASKS
from turingdesk.gui.tasks import view_of
from turingdesk.gui.translation import ScreenVoice
from turingdesk.analysis import ANALYSES
from turingdesk.sessions.voice import Voice
(question,) = TASKS["smells"].questions(None, None)
print(view_of("smells").__name__)
print(ScreenVoice("de").translate(question.text))
print(Voice("de").say(str(question.text)))
print(ScreenVoice("de").translate(ANALYSES["smell_verdicts"].title))
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

    @property
    def _place(self):
        others = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {"cwd": self.folder, "env": others}

    def run(self, *command):
        """Run its Python; what it printed."""
        run = subprocess.run(
            [self.python, *map(str, command)],
            **self._place,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, (run.stdout + run.stderr)[-6000:]
        return run.stdout

    def desk(self):
        """A process that runs commands of TuringDesk with what is installed now."""
        return closing(Commands(self.python, **self._place))


@pytest.mark.skipif(
    int(setuptools.__version__.partition(".")[0]) < 77,
    reason="pip needs a newer setuptools here to build a package without the network",
)
def test_a_plugin_from_elsewhere_brings_a_task_a_view_an_analysis_and_a_language(tmp_path):
    for name, _, code in STEP.findall(recipes()[PLUGIN]):
        if name:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, "utf-8")
    env = Environment(tmp_path)
    install = "--no-index --no-deps --no-build-isolation --disable-pip-version-check"
    env.run("-m", "pip", "install", "-q", *install.split(), "./smells")
    with env.desk() as desk:
        assert "smells 1.0" in desk("doctor")
        desk("new", "smells", "study")
        toml = tmp_path / "study" / "study.toml"
        toml.write_text(toml.read_text("utf-8") + '\n[requires]\nplugins = ["smells"]\n', "utf-8")
        desk("check", "study")
        desk("simulate", "study", "--judges", "4", "--seed", "1", "--data", "data")
        found = json.loads(desk("analyze", "data", "--json"))
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
    with env.desk() as desk:
        assert "requires.plugins" in desk("check", "study", code=1)
        assert "smells" in desk("analyze", "data", "--json")
