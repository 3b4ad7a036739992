"""resources/start.sh on a computer that lacks system packages; nothing is installed here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from turingdesk.cli import _qt

CHECKOUT = Path(__file__).resolve().parents[1]
SCRIPT = CHECKOUT / "resources" / "start.sh"
TOOLS = ("date", "dirname", "env", "head", "ls", "mktemp", "rm", "sed", "sleep", "tail", "wc")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="about Debian and Ubuntu")


@pytest.fixture
def start(tmp_path):
    """Run the script with these commands in PATH, as a user who isn't an administrator."""
    for tool in TOOLS:
        (tmp_path / tool).symlink_to(shutil.which(tool))

    def start(*words, **commands):
        for name, text in {"id": "echo 1000", "apt-get": "exit 1", **commands}.items():
            file = tmp_path / name.replace("_", "-")
            file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
            file.chmod(0o755)
        env = {"PATH": str(tmp_path), "HOME": os.environ["HOME"]}
        return subprocess.run(
            ["/bin/sh", SCRIPT, *words], env=env, capture_output=True, text=True, check=False
        )

    return start


def test_without_sudo_it_says_what_to_ask_the_administrator(start):
    done = start("test", python3=f'exec "{sys.executable}" "$@"')
    assert done.returncode == 1
    asked = "  apt-get update && apt-get install -y --no-install-recommends"
    (line,) = (line for line in done.stderr.splitlines() if line.startswith(asked))
    assert line.split()[-2:] == ["xvfb", "xauth"]
    assert "Ask the administrator of this computer to run this as root:" in done.stderr


def test_without_python_it_names_python_and_every_package_that_qt_needs(start):
    done = start("demo")
    assert done.returncode == 1
    missing = done.stdout.partition("System packages that are missing: ")[2].split()
    assert missing == ["python3", "python3-venv", *_qt.packages()]


def test_a_failure_of_apt_shows_its_last_lines(start):
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get="echo no network; exit 100")
    assert done.returncode == 1
    assert "no network\n" in done.stderr
    assert "apt-get update failed" in done.stderr


def test_without_a_word_it_says_how_to_call_it(start):
    done = start()
    assert done.returncode == 1
    assert "sh resources/start.sh demo" in done.stderr


def test_packages_are_those_of_the_libraries_that_do_not_load(monkeypatch, tmp_path):
    monkeypatch.setattr(_qt, "_loads", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr(_qt, "FONT_FILE", tmp_path / "none.ttf")
    assert _qt.missing_packages() == ["libxcb-cursor0", _qt.FONT]
