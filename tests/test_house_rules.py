"""The house rules, checked: floors, twins, short modules, and what no file may name."""

import ast
import io
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

import turingdesk

ROOT = Path(turingdesk.__file__).parent
CHECKOUT = ROOT.parent
MODULES = sorted(ROOT.rglob("*.py"))
TESTS = sorted((CHECKOUT / "tests").rglob("*.py"))
HEAVY = {"pandas", "numpy", "scipy", "sklearn", "openpyxl", "xlsxwriter", "statsmodels"}
HEAVY |= {"joblib", "arro3", "pyreadstat", "matplotlib", "docx", "fpdf", "fontTools", "httpx2"}
HEAVY |= {"distributed", "dask", "markdown_it", "nltk", "aiohttp"}
VAGUE = {
    "utils",
    "util",
    "helpers",
    "helper",
    "managers",
    "manager",
    "common",
    "constants",
    "misc",
}
#: Variables, attributes, and columns that contain sentences, and ways to take text apart.
SENTENCES = {"note", "why", "reason", "caption", "method", "assumptions", "generalizes", "trouble"}
SEARCHES = {"split", "rsplit", "splitlines", "partition", "rpartition", "startswith", "endswith"}
SEARCHES |= {"find", "index", "replace", "removeprefix", "removesuffix"}
# A widget sits in a file of the same name as the thing that it shows.
TWINS = [("tasks", "gui/tasks"), ("answering", "gui/answering")]
# In pieces, so that this file does not name them itself.
REGISTRIES = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.", "deb.deb" + "ian.org"]
MACHINE = re.compile(r"(?<![\w.])/(?:wo" + r"rk|ro" + r"ot|tmp/t" + r"d|opt/py" + r"pi)(?:/|\b)")

FLOORS = sorted({path.relative_to(ROOT).parts[0] for path in ROOT.glob("*/*.py")} - {"gui"})


#: Modules outside `system/` that name an operating system: two need Qt, and one comes before it.
BY_SYSTEM = {"gui/kiosk/key_hooks.py", "gui/kiosk/awake.py", "cli/_qt.py"}
OF_SYSTEMS = ("fcntl", "msvcrt", "winreg", "pwd", "grp", "resource", "termios", "ctypes")


@cache
def parsed(path):
    """The syntax tree of a file of this checkout."""
    return ast.parse(path.read_text("utf-8"))


@pytest.fixture(scope="module", autouse=True)
def forget_trees():
    """All trees at once: to look for garbage among their nodes takes seconds."""
    yield
    parsed.cache_clear()


def statements(tree, kind):
    """Every statement of one kind; expressions, most of a tree, are not looked through."""
    left = [*tree.body]
    while left:
        node = left.pop()
        if isinstance(node, kind):
            yield node
        for inside in ("body", "orelse", "finalbody", "handlers", "cases"):
            left += getattr(node, inside, [])


def lint(folder):
    """Run the contracts of a checkout's pyproject.toml; the exit code and what was said."""
    said = io.StringIO()
    with redirect_stdout(said), pytest.MonkeyPatch.context() as patch:
        # The linter's own configuration would silence all loggers for the tests that follow.
        patch.setattr("importlinter.cli.logging_config.dictConfig", lambda _: None)
        code = lint_imports(config_filename=str(folder / "pyproject.toml"), no_cache=True)
    return code, said.getvalue()


def on_shelf(folder):
    """The names on a shelf."""
    return {m.stem for m in (ROOT / folder).glob("*.py") if not m.stem.startswith("_")}


def imported(node):
    """The packages that one statement imports from."""
    names = (
        [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
    )
    return {name.split(".")[0] for name in names}


QT = {"PySide6", "shiboken6", "pyqtgraph"}


def loaded_by(module, blocked=()):
    """The top-level packages that a fresh process has loaded after importing a module.

    Args:
        module: Its dotted name; several with commas between them.
        blocked: Packages that cannot be imported there, as where they are not installed.
    """
    code = f"import sys; sys.modules |= dict.fromkeys({[*blocked]}); import {module}; "
    code += "print(*{name.split('.')[0] for name, found in sys.modules.items() if found})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


def test_every_module_stays_on_its_floor():
    code, said = lint(CHECKOUT)
    assert code == 0, said


ACROSS = {
    "core/value.py": "from turingdesk.journal import journal",
    "tasks/words.py": "import turingdesk.journal.journal",
    "analysis/lengths.py": "def late():\n    from turingdesk.judges import svm",
    "table/table.py": "def late():\n    import PySide6.QtCore",
    "cli/run.py": "import pyqtgraph",
    "gui/desk/widgets/table.py": "from turingdesk.gui.desk import state",
    "gui/desk/audit/page.py": "from turingdesk.gui.desk.export import ExportPage",
}


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        (
            ACROSS,
            [
                "floor.*BROKEN",
                "Only gui/.*BROKEN",
                "part of the desk.*BROKEN",
                r"turingdesk\.gui\.desk\.widgets\.table -> turingdesk\.gui\.desk\.state",
                r"turingdesk\.gui\.desk\.audit\.page -> turingdesk\.gui\.desk\.export",
                r"turingdesk\.core\.value -> turingdesk\.journal\.journal",
                r"turingdesk\.tasks\.words -> turingdesk\.journal\.journal",
                r"turingdesk\.analysis\.lengths -> turingdesk\.judges\.svm",
                r"turingdesk\.table\.table -> PySide6",
                r"turingdesk\.cli\.run -> pyqtgraph",
            ],
        ),
        ({"odds/ends.py": ""}, ["floor.*BROKEN", "turingdesk\\.odds", "marked as 'exhaustive'"]),
    ],
)
def test_imports_across_the_floors_are_refused(tmp_path, modules, said):
    names = ("core/value", "tasks/words", "journal/journal", "judges/svm", "gui/app")
    names += ("gui/desk/state", "gui/desk/export")
    for name in (*(f"{name}.py" for name in names), *modules):
        path = tmp_path / "turingdesk" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for made in (path, path.with_name("__init__.py"), path.parents[1] / "__init__.py"):
            made.touch()
        path.write_text(modules.get(name, ""), encoding="utf-8")
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout
    for line in said:
        assert re.search(line, run.stdout + run.stderr), (line, run.stdout + run.stderr)


def dotted(path):
    """The name by which a module is imported."""
    parts = path.relative_to(CHECKOUT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


#: Read as text, since walking through all trees takes seconds.
NAMED = re.compile(
    r"^ *(?:from (turingdesk[\w.]*) import (?:\(([^)]*)\)|(.+))|import (turingdesk[\w.]*))", re.M
)


def named_by(text, modules):
    """The modules that one names anywhere, be it inside a function or for types alone."""
    for package, several, one, plain in NAMED.findall(text):
        for name in re.findall(r"(\w+)(?: as \w+)?", several or one):
            whole = f"{package}.{name}"
            yield from modules & {whole if whole in modules else package}
        yield from modules & {plain}


def circle(names):
    """Modules each of which names the next, and the last one the first; empty if there are none.

    Args:
        names: By module, those that it names.
    """
    left = {module: set(there) for module, there in names.items()}
    while ends := [module for module, there in left.items() if not there & left.keys()]:
        for module in ends:
            del left[module]
    found = [*left][:1]
    while found and found[-1] not in found[:-1]:
        found.append(min(left[found[-1]] & left.keys()))
    return found[found.index(found[-1]) :] if found else []


@pytest.mark.parametrize(
    ("names", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, ["b", "c", "b"]),
        ({"a": {"b", "c"}, "b": {"c"}, "c": set()}, []),
    ],
)
def test_a_circle_of_modules_is_found(names, found):
    assert circle(names) == found


def test_no_modules_name_each_other_in_a_circle():
    """Not for types either: whoever reads one of them would have to know the other first."""
    modules = {dotted(path) for path in MODULES}
    names = {
        dotted(path): set(named_by(path.read_text("utf-8"), modules)) - {dotted(path)}
        for path in MODULES
    }
    assert not circle(names)


def test_what_needs_no_qt_is_below_gui():
    plain = [
        str(path.relative_to(ROOT))
        for folder in (ROOT / "gui", *ROOT.glob("plugins/*/gui"))
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
        and not re.search(r"PySide6|turingdesk\.gui|\.gui\.", path.read_text("utf-8"))
    ]
    assert not plain, "move them to a room that tests can enter without Qt"


def test_modules_are_of_one_subject():
    long = [str(path) for path in MODULES if path.read_text("utf-8").count("\n") > 600]
    assert not long, "split them by noun"


def test_functions_fit_on_a_screen():
    """At most 40 lines each, with the docstring."""
    long = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in MODULES
        for node in statements(parsed(path), ast.FunctionDef | ast.AsyncFunctionDef)
        if (node.end_lineno or 0) - node.lineno >= 40
    ]
    assert not long, "find parts with a meaning of their own"


def test_a_module_starts_by_saying_what_it_is():
    assert not [str(path) for path in MODULES if not ast.get_docstring(parsed(path))]


def parameters(node):
    """The names that the docstring of a function or class can describe under Args."""
    if isinstance(node, ast.ClassDef):
        fields = {one.target.id for one in node.body if isinstance(one, ast.AnnAssign)}
        starts = [one for one in statements(node, ast.FunctionDef) if one.name == "__init__"]
        return fields.union(*map(parameters, starts))
    of = node.args
    several = (one for one in (of.vararg, of.kwarg) if one is not None)
    return {one.arg for one in (*of.posonlyargs, *of.args, *of.kwonlyargs, *several)}


def test_docstrings_describe_no_parameters_that_are_gone():
    described = re.compile(r"^    \*{0,2}(\w+): ", re.MULTILINE)
    gone = []
    for path in MODULES:
        for node in statements(
            parsed(path), ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
        ):
            _, _, text = (ast.get_docstring(node) or "").partition("\nArgs:\n")
            names = set(described.findall(text.partition("\n\n")[0]))
            gone += [f"{path}: {node.name}, {one}" for one in names - parameters(node)]
    assert not gone


def test_modules_are_named_after_what_they_hold():
    vague = [
        str(path)
        for path in MODULES
        if VAGUE & {part.strip("_") for part in path.relative_to(ROOT).with_suffix("").parts}
    ]
    assert not vague


def test_whoever_silences_a_check_says_why():
    silenced = re.compile(r"#\s*(?:noqa\b(?!: [A-Z]+\d+ - \w)|type: ignore(?!\[[\w-]+\]\s+# \w))")
    assert not [
        f"{path}, line {n}: {line}"
        for path in MODULES + TESTS
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if silenced.search(line)
    ]


def test_sentences_for_people_are_not_searched():
    """What a message is made of is in its values: see `parts` of `core/message.py`."""
    found = []
    named, called = "|".join(SENTENCES), "|".join(SEARCHES)
    called = re.compile(rf"""\b(?:{named})["'\]]*\s*\.\s*(?:{called})\b""")
    for path in MODULES:
        if not called.search(path.read_text("utf-8")):  # walking through all trees takes seconds
            continue
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            of = node.func.value
            if isinstance(of, ast.Subscript) and isinstance(of.slice, ast.Constant):
                name = of.slice.value
            else:
                name = getattr(of, "attr", getattr(of, "id", ""))
            if name in SENTENCES and node.func.attr in SEARCHES:
                found.append(f"{path}, line {node.lineno}: {ast.unparse(node)}")
    assert not found


@pytest.mark.parametrize(("things", "widgets"), TWINS)
def test_a_widget_has_the_name_of_what_it_shows(things, widgets):
    assert on_shelf(widgets) == on_shelf(things)


def test_modules_below_the_windows_are_imported_without_qt_or_a_heavy_library():
    names = [
        ".".join(("turingdesk", *path.relative_to(ROOT).with_suffix("").parts))
        for floor in FLOORS
        for path in sorted((ROOT / floor).rglob("*.py"))
        if "gui" not in path.relative_to(ROOT).parts  # a plugin's windows are in its own
    ]
    modules = ", ".join(name.removesuffix(".__init__") for name in names)
    assert not HEAVY & loaded_by(modules, blocked=QT)


def test_collecting_the_tests_loads_no_library_that_takes_long():
    """Each process of a parallel run collects them all."""
    slow = HEAVY - {"numpy", "pandas", "openpyxl", "pyreadstat", "arro3"} | {
        "sacrebleu",
        "wordfreq",
    }
    named = re.compile(rf"^(?:import|from)\s.*\b(?:{'|'.join(slow)})\b", re.M)
    late = [
        f"{path.relative_to(CHECKOUT)}:{node.lineno}"
        for path in TESTS
        if named.search(path.read_text("utf-8"))  # parsing all of them takes seconds
        for node in parsed(path).body
        if isinstance(node, ast.Import | ast.ImportFrom) and slow & imported(node)
    ]
    assert not late, "import them inside the functions that need them"


def test_the_kiosk_starts_without_heavy_libraries():
    assert not (HEAVY | {"pyqtgraph"}) & loaded_by("turingdesk.gui.kiosk.window")


def tracked():
    """Every file that belongs to the project; without git, those that surely do."""
    if shutil.which("git") and (CHECKOUT / ".git").exists():
        command = ["git", "-c", f"safe.directory={CHECKOUT}", "ls-files", "-z"]
        listed = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
        paths = [CHECKOUT / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [*TESTS, *MODULES, *CHECKOUT.glob("*.*"), *CHECKOUT.glob("studies/**/*")]
    return [path for path in paths if path.is_file()]


def test_no_file_names_a_registry_or_a_path_of_one_machine():
    named = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found = [*MACHINE.findall(text), *(host for host in REGISTRIES if host in text)]
        named += [(str(path.relative_to(CHECKOUT)), one) for one in found]
    assert not named


def test_ci_runs_the_tests_as_the_readme_says():
    """.ci/run takes the line from the README, so there must be just one to take."""
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    lines = re.findall(r"<!-- test command -->\n+```\w*\n(.+)\n```", readme)
    assert lines == ["sh resources/start.sh test"]
    script = (CHECKOUT / "resources" / "start.sh").read_text(encoding="utf-8")
    assert "-m venv" in script
    assert script.endswith('-m pytest -n "$(($(nproc) + 1))" --dist loadfile "$@"\n')
    assert "<!-- test command -->" in (CHECKOUT / ".ci" / "run").read_text(encoding="utf-8")


def test_every_font_that_ships_has_its_licence_beside_it():
    fonts = CHECKOUT / "resources" / "fonts"
    assert {path.suffix for path in fonts.iterdir()} == {".otf", ".ttf", ".txt"}
    assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts / "OFL.txt").read_text(encoding="utf-8")


def test_the_changelog_knows_this_version():
    changelog = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[(Unreleased|{re.escape(turingdesk.__version__)})\]", changelog, re.M)


def test_the_linter_guards_the_same_heavy_libraries():
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    tidy = settings["tool"]["ruff"]["lint"]["flake8-tidy-imports"]
    assert set(tidy["banned-module-level-imports"]) == HEAVY


def test_the_architecture_names_every_room_from_the_top_down():
    """Its table has the floors of the import contract, in their order."""
    text = (ROOT / "README.md").read_text("utf-8")
    table = [
        re.findall(r"`(\w+)/`", line.split("|")[1])
        for line in text.split("\n")
        if re.match(r"\| `\w+/`", line)
    ]
    contract = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["tool"][
        "importlinter"
    ]
    floors = [re.findall(r"\w+", layer) for layer in contract["contracts"][0]["layers"]]
    there = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert [set(row) for row in table] == [
        set(floor) & there for floor in floors if set(floor) & there
    ]


def test_the_architecture_names_files_that_are_there():
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"[\s`](\w+/[\w/]*(?:\.py)?)(?=[`\s,)])", text))
    assert {"core/session.py", "gui/jobs.py", "journal/journal.py"} <= named
    assert not [name for name in sorted(named) if not (ROOT / name).exists()]


def test_every_room_says_what_is_in_it_and_what_is_not():
    for path in ROOT.glob("*/__init__.py"):
        about = ast.get_docstring(parsed(path)) or ""
        assert {"Here:", "Not here:"} <= set(re.findall(r"(?:Not here|Here):", about)), path


def test_no_two_classes_of_a_room_share_a_name():
    places = defaultdict(list)
    for path in MODULES:
        for node in statements(parsed(path), ast.ClassDef):
            room, inside = (*path.relative_to(ROOT).parts, "")[:2]
            room = inside if room == "plugins" else room
            places[room, node.name].append(str(path))
    assert not [there for there in places.values() if len(there) > 1]


@pytest.mark.parametrize("name", ["README.md", "turingdesk/README.md"])
def test_readme_and_architecture_fit_on_two_pages(name):
    assert (CHECKOUT / name).read_text("utf-8").count("\n") <= 120


ASKED = {("sys", "platform"), ("os", "name"), ("platform", "system")}


def system_names(tree):
    """The lines that ask which operating system this is, or that import what only one has."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named = any(one.name.partition(".")[0] in OF_SYSTEMS for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            named = (node.module or "").partition(".")[0] in OF_SYSTEMS
        else:
            named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
            named = named and (node.value.id, node.attr) in ASKED
        if named:
            yield node.lineno


def test_only_one_room_knows_how_systems_differ():
    asked = (rf"{module}\.{name}" for module, name in ASKED)
    suspect = re.compile(rf"\b(?:{'|'.join((*asked, *OF_SYSTEMS))})\b")
    found = {
        path.relative_to(ROOT).as_posix()
        for path in MODULES
        if path.parent != ROOT / "system"
        and suspect.search(path.read_text("utf-8"))  # walking through all trees takes seconds
        and [*system_names(parsed(path))]
    }
    assert found == BY_SYSTEM, "put it into turingdesk/system"


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("import sys\nif sys.platform == 'win32':\n    pass", [2]),
        ("import os\nflag = os.name == 'nt'", [2]),
        ("from ctypes.util import find_library", [1]),
        ("import fcntl, os", [1]),
        ("from turingdesk.core import platform", []),
    ],
)
def test_a_line_that_asks_for_the_system_is_found(code, lines):
    assert [*system_names(ast.parse(code))] == lines
