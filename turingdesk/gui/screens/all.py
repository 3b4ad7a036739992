"""Draws all screens, each scale in a process of its own: Qt takes a scale only at its start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from turingdesk.core.errors import TuringDeskError, UnknownName

SCALES = (100, 150)
SIZES = ((1440, 900), (1024, 768))


def save_all(out: Path, only: str, progress: Callable[[int, int], None]) -> int:
    """Save every screen at every size and scale.

    Args:
        out: The folder, made if it is not there; pictures of the same name are replaced.
        only: Only screens with this in their name.
        progress: Called with pictures done and in all.

    Returns:
        How many pictures were saved.

    Raises:
        UnknownName: No screen has that in its name; names them all.
        TuringDeskError: A screen could not be drawn; says what Qt or Python said.
    """
    from turingdesk.gui.screens.draw import SCREENS

    if not any(only in name for name in SCREENS):
        raise UnknownName("screen", only, list(SCREENS))
    out.mkdir(parents=True, exist_ok=True)
    saved = 0
    for number, scale in enumerate(SCALES):
        with tempfile.TemporaryDirectory(prefix="turingdesk-screens-") as home:
            command = [*_program(), "screens", "-o", str(out.resolve()), "--scale", str(scale)]
            command += ["--only", only] if only else []
            with subprocess.Popen(
                command,
                env=_environment(Path(home), scale),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            ) as child:
                said = []
                for line in child.stdout or ():
                    said.append(line)
                    if line.startswith("saved "):
                        saved += 1
                        of = int(line.split()[2]) * len(SCALES)
                        progress(saved if number else min(saved, of), of)
            if child.returncode:
                raise TuringDeskError(f"Not all screens could be drawn.\n{''.join(said[-30:])}")
    return saved


def _program() -> list[str]:
    """How to start TuringDesk once more."""
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "turingdesk"])]


def _environment(home: Path, scale: int) -> dict[str, str]:
    """A user without settings, two screens that nobody sees, and one time zone."""
    width, height = (side * scale // 100 for side in SIZES[0])
    screens = [
        {"name": "DP-1", "x": 0, "y": 0, "width": width, "height": height},
        {"name": "HDMI-1", "x": width, "y": 0, "width": width, "height": height},
    ]
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file = home / "screens.json"
    file.write_text(json.dumps({"screens": [screen | usual for screen in screens]}))
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "XDG_", "LC_")) and name != "PYTHONPATH"
    }
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return kept | {
        "HOME": str(home),
        "TZ": "UTC",
        "LANG": "C.UTF-8",
        "PYTHONPATH": path,
        "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        "QT_SCALE_FACTOR": f"{scale / 100:g}",
        "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
    }
