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
TOOLS = (
    "cat",
    "date",
    "dirname",
    "env",
    "grep",
    "head",
    "ls",
    "mktemp",
    "rm",
    "sed",
    "sh",
    "sleep",
    "tail",
    "wc",
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="about Debian and Ubuntu")


@pytest.fixture
def start(tmp_path):
    """Run the script with these commands in PATH, as a user who isn't an administrator."""
    for tool in TOOLS:
        (tmp_path / tool).symlink_to(shutil.which(tool))

    def start(*words, **commands):
        given = {"id": "echo 1000", "apt-get": "exit 1", "apt-cache": "", "dpkg": ""} | commands
        for name, text in given.items():
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


def test_a_python_that_was_installed_only_in_part_is_completed(start):
    done = start("demo", python3='case "$*" in *ctypes* | *_qt*) exit 1 ;; esac')
    assert "System packages that are missing: python3 python3-venv" in done.stdout


def test_a_failure_of_apt_shows_its_last_lines(start):
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get="echo no network; exit 100")
    assert done.returncode == 1
    assert "no network\n" in done.stderr
    assert "apt-get update failed" in done.stderr


@pytest.mark.slow
def test_while_another_program_installs_packages_it_waits(start):
    apt = """
[ -e "$0.asked" ] && { echo no network; exit 100; }
: >"$0.asked"
echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)"
exit 100"""
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get=apt)
    assert done.stdout.count("another program is installing packages; waiting for it") == 1
    assert done.stdout.count("Reading the lists of packages") == 2
    assert "no network" in done.stderr


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ("Temporary failure resolving a server", "this computer can't reach the internet"),
        ("write error: No space left on device", "the disk is full"),
    ],
)
def test_it_says_why_apt_failed_without_its_output(start, printed, reason):
    apt = f'echo "{printed}"; exit 100'
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get=apt)
    assert f"apt-get update failed because {reason}." in done.stderr
    assert printed not in done.stderr


@pytest.mark.slow
def test_a_package_is_installed_under_the_name_that_it_has_here(start):
    done = start(
        "demo",
        sudo='[ "$1" = -n ] || exec "$@"',
        apt_cache="echo libglib2.0-0t64; echo libgl1; echo libgl1t64",
        apt_get='[ "$1" = update ] || { echo "$@"; exit 100; }',
    )
    asked = done.stderr.partition("install -y -q ")[2].split()
    assert {"libglib2.0-0t64", "libgl1", "libegl1"} < {*asked}
    assert not {"libglib2.0-0", "libgl1t64"} & {*asked}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("candidate", "names"),
    [
        ("3.10.6-1~22.04.1", {"python3.11", "python3.11-venv"}),
        ("3.12.3-0ubuntu2", {"python3", "python3-venv"}),
    ],
)
def test_where_python3_is_too_old_the_newer_one_beside_it_is_installed(start, candidate, names):
    done = start(
        "demo",
        sudo='[ "$1" = -n ] || exec "$@"',
        apt_cache='[ "$1" = pkgnames ] && printf "%s\\n" python3 python3-venv python3.11 '
        f'python3.11-venv || echo "  Candidate: {candidate}"',
        apt_get='[ "$1" = update ] || { echo "$@"; exit 100; }',
    )
    asked = done.stderr.partition("install -y -q ")[2].split()
    assert {one for one in asked if one.startswith("python")} == names


@pytest.mark.slow
def test_ctrl_c_lets_system_packages_be_completed(start, tmp_path):
    apt = """
case $* in
    *--download-only) ;;
    install*) kill -INT "$PPID"; sleep 1; : >"$0.complete" ;;
esac"""
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get=apt)
    assert done.returncode == 130
    assert "Stopping as soon as the system packages are complete" in done.stdout
    assert "Stopped. Run the same command again to continue." in done.stderr
    assert (tmp_path / "apt-get.complete").exists()


@pytest.mark.slow
@pytest.mark.parametrize("step", ["update*", "*--download-only"])
def test_ctrl_c_stops_a_download_at_once(start, tmp_path, step):
    apt = f"""case $* in {step}) kill -INT "$PPID"; sleep 3; : >"$0.complete" ;; esac"""
    done = start("demo", sudo='[ "$1" = -n ] || exec "$@"', apt_get=apt)
    assert done.returncode == 130
    assert done.stderr.strip() == "Stopped. Run the same command again to continue."
    assert not (tmp_path / "apt-get.complete").exists()


def test_without_a_word_it_says_how_to_call_it(start):
    done = start()
    assert done.returncode == 1
    assert "sh resources/start.sh demo" in done.stderr


def test_packages_are_those_of_the_libraries_that_do_not_load(monkeypatch, tmp_path):
    monkeypatch.setattr(_qt, "_loads", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr(_qt, "FONT_FILE", tmp_path / "none.ttf")
    assert _qt.missing_packages() == ["libxcb-cursor0", _qt.FONT]
