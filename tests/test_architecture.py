"""The picture of the architecture is that of the imports."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import turingdesk

CHECKOUT = Path(turingdesk.__file__).parents[1]
PROGRAM = Path("resources", "pictures", "architecture.py")
SMALL = {
    "core/value.py": "",
    "study/package.py": "from turingdesk.core import value",
    "gui/app.py": "import PySide6.QtCore\nfrom turingdesk.study import package",
    "cli/run.py": "def late():\n    from turingdesk.gui import app",
    "plugins/smells/__init__.py": "from turingdesk.core import value",
}


def draw(checkout, *words):
    """Run the program of a checkout."""
    command = [sys.executable, checkout / PROGRAM, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_picture_is_that_of_the_imports():
    rooms = (CHECKOUT / "turingdesk" / "README.md").read_text("utf-8")
    (row,) = re.findall(r"^\| `plugins/` \|.*", rooms, re.MULTILINE)
    drawn = [CHECKOUT / "turingdesk" / "plugins" / name for name in re.findall(r"`(\w+)`", row)]
    if not all(map(Path.is_dir, drawn)):
        pytest.skip("a plugin that is in the picture was taken off")
    checked = draw(CHECKOUT, "--check")
    assert checked.returncode == 0, checked.stderr
    assert f"(../{PROGRAM.with_suffix('.svg').as_posix()})" in (
        CHECKOUT / "turingdesk" / "README.md"
    ).read_text("utf-8")


def small_checkout(folder):
    """The program with a small package of five modules."""
    for name in (PROGRAM, "pyproject.toml", "resources/themes/light.toml"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / name, folder / name)
    for name, text in SMALL.items():
        path = folder / "turingdesk" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for package in (path.parents[0], path.parents[1]):
            (package / "__init__.py").touch()
        path.write_text(text, encoding="utf-8")
    return folder


def test_a_picture_is_drawn_from_the_imports_and_refused_when_they_change(tmp_path):
    checkout = small_checkout(tmp_path)
    assert draw(checkout, "--check").returncode == 1
    assert draw(checkout).returncode == 0
    assert draw(checkout, "--check").returncode == 0
    svg = (checkout / PROGRAM).with_suffix(".svg").read_text("utf-8")
    assert all(f">{name}</text>" in svg for name in ("core", "study", "gui", "cli", "smells"))
    assert svg.count(">Qt</text>") == 2, "of gui, and in the legend"
    assert svg.count("<circle") == 4 + 3, "an import each, and the legend"
    (checkout / "turingdesk" / "study" / "package.py").write_text("")
    checked = draw(checkout, "--check")
    assert checked.returncode == 1
    assert f"`python {PROGRAM.as_posix()}`" in checked.stderr
