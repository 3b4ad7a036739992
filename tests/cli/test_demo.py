"""The demonstration on a computer without a display."""

import os
import re
import subprocess
import sys

import pytest
from PIL import Image

from turingdesk.cli import _demo, _qt
from turingdesk.study.package import open_package
from turingdesk.system import paths

pytest.importorskip("PySide6", reason="pictures of screens need Qt")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_without_a_display_it_prints_results_and_writes_files(tmp_path, fresh_settings):
    words = ["demo", "--data", tmp_path / "data", "--out", tmp_path / "shown"]
    env = {name: value for name, value in os.environ.items() if name not in _qt.DISPLAYS}
    run = [sys.executable, "-m", "turingdesk", *words]
    said = subprocess.run(run, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
    assert re.search(r"^made by a human +\d+% +\d+% +\d+$", said, re.MULTILINE)
    assert re.search(r"^Detectability: 0\.\d\d, 95% CI \[0\.\d\d, 0\.\d\d\]$", said, re.MULTILINE)
    assert len(list((tmp_path / "data").glob("sub-sim-*.jsonl"))) == _demo.JUDGES
    shown = {path.name: path for path in (tmp_path / "shown").rglob("*.*")}
    blocks = {f"trial-{block.id}.png" for block in open_package(paths.demo_study()).study.blocks}
    pages = {f"desk-{name}.png" for name in ("studies", "sessions", "live", "analysis")}
    assert shown.keys() == {"report.html", "results.xlsx"} | blocks | pages
    for name in blocks | pages:
        with Image.open(shown[name]) as picture:
            assert picture.size == (1440, 900)
            assert len(picture.convert("RGB").getcolors(1 << 24)) > 50, f"{name} is empty"
    assert all(str(path) in said for path in shown.values())


def test_it_names_a_command_that_the_shell_finds(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert _demo.demo_command() == "sh resources/start.sh demo"
    (tmp_path / "turingdesk").touch(0o755)
    assert _demo.demo_command() == "turingdesk demo"
