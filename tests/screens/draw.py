"""Draws all screens, each scale in a process of its own: Qt takes a scale only at its start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from time import sleep
from typing import NamedTuple

from PySide6.QtCore import QSize

from tests.plugin_parts import parts
from tests.screens.camera import Camera, settle
from tests.screens.controls import CONTROLS
from tests.screens.cut import Watch
from tests.screens.desk import ANALYSIS, BOOTHS, DESK, page
from tests.screens.editor import EDITOR, PANELS
from tests.screens.importing import IMPORTING
from tests.screens.kiosk import FORMS, KIOSK, SPOKEN
from tests.screens.people import PEOPLE, RECORD
from tests.screens.preflight import PREFLIGHT
from tests.screens.rules import RULES
from tests.screens.stage import Stage
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.gui.app import application
from turingdesk.gui.appearance import apply_appearance
from turingdesk.gui.desk.pages import PAGES
from turingdesk.sessions.voice import ENGLISH
from turingdesk.system.settings import Settings

#: Screens of one kind show the same studies and sessions.
KINDS = {
    "desk": DESK,
    "analysis": ANALYSIS,
    "importing": IMPORTING,
    "kiosk": KIOSK,
    "forms": FORMS,
    "people": PEOPLE,
    "record": RECORD,
    "editor": EDITOR,
    "panels": PANELS,
    "rules": RULES,
    "booths": BOOTHS,
    "spoken": SPOKEN,
    "preflight": PREFLIGHT,
    "controls": CONTROLS,
    **{module.__name__.split(".")[-2]: module.SCREENS for module in parts("screens")},
}
SCREENS = {name: shot for kind in KINDS.values() for name, shot in kind.items()}
#: A page of the desk that isn't above is drawn as it is first.
SCREENS |= {
    name: page(one.name)
    for one in PAGES
    if (name := f"desk-{one.name}".replace("_", "-")) not in SCREENS
}
SCALES = (100, 150)
SIZES = ((1440, 900), (1024, 768))
CUT = "cut "  #: begins the line on which a process tells of a text that does not fit
_LOOKED_AFTER_S = 0.2


@dataclass(frozen=True, slots=True)
class Wish:
    """Which screens, and how."""

    only: str = ""  #: what is in their names; several with commas between them
    language: str = ENGLISH  #: of the desk
    check: bool = False  #: whether texts that do not fit are told
    text_percent: int = Settings().text_percent  #: the size of letters
    theme: str = Settings().theme  #: the colors
    scales: tuple[int, ...] = SCALES  #: of the screen, percent
    sizes: tuple[tuple[int, int], ...] = SIZES  #: width and height of windows, logical px

    def takes(self, name: str) -> bool:
        """Whether a screen of this name is wanted."""
        return any(part in name for part in self.only.split(","))

    @property
    def arguments(self) -> tuple[str, ...]:
        """As the command line takes them, but for the scales: each has its own process."""
        usual = Wish()
        said = [("--only", self.only)] if self.only else []
        said.append(("--language", self.language))
        if self.text_percent != usual.text_percent:
            said.append(("--text-size", str(self.text_percent)))
        if self.theme != usual.theme:
            said.append(("--theme", self.theme))
        if self.sizes != usual.sizes:
            said += [("--size", f"{width}x{height}") for width, height in self.sizes]
        check = ("--check",) if self.check else ()
        return (*(part for pair in said for part in pair), *check)


class Drawn(NamedTuple):
    """What came of it."""

    saved: int  #: pictures
    cut: list[str]  #: screen, size and scale, and the text that does not fit


def save_all(out: Path, wish: Wish, progress: Callable[[int, int], None]) -> Drawn:
    """Save every screen at every size and scale.

    Args:
        out: The folder, made if it is not there; pictures of the same name are replaced.
        wish: Which screens, and how.
        progress: Called with pictures done and in all.

    Raises:
        UnknownName: No screen has that in its name; names them all.
        TuringDeskError: A screen could not be drawn; says what Qt or Python said.
    """
    if not any(map(wish.takes, SCREENS)):
        raise UnknownName("screen", wish.only, list(SCREENS))
    out.mkdir(parents=True, exist_ok=True)
    with ExitStack() as all_at_once:
        children = [all_at_once.enter_context(_drawing(out, wish, scale)) for scale in wish.scales]
        while any(child.is_running for child in children):
            progress(*_done(children))
            sleep(_LOOKED_AFTER_S)
            for child in children:
                if child.process.poll():
                    told = "\n".join(child.said()[-30:])
                    raise TuringDeskError(f"Not all screens could be drawn.\n{told}")
        saved, of = _done(children)
        progress(saved, of)
        lines = [line for child in children for line in child.said() if line.startswith(CUT)]
    return Drawn(saved, sorted(line.removeprefix(CUT) for line in lines))


@dataclass(frozen=True, slots=True)
class _Child:
    """One process that draws, and the file that it writes to."""

    process: subprocess.Popen[bytes]
    log: Path

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def said(self) -> list[str]:
        return self.log.read_text("utf-8", "replace").splitlines()


@contextmanager
def _drawing(out: Path, wish: Wish, scale: int) -> Iterator[_Child]:
    """A process that draws at one scale, with a home of its own; it never outlives this."""
    with tempfile.TemporaryDirectory(prefix="turingdesk-screens-") as home:
        command = [
            sys.executable,
            "-m",
            "tests.screens",
            "-o",
            str(out.resolve()),
            "--drawn-at",
            str(scale),
        ]
        command += wish.arguments
        log = Path(home) / "said.txt"
        with (
            log.open("wb") as file,
            subprocess.Popen(
                command,
                env=_environment(Path(home), wish, scale),
                stdout=file,
                stderr=subprocess.STDOUT,
            ) as process,
        ):
            try:
                yield _Child(process, log)
            finally:
                process.kill()


def _done(children: Sequence[_Child]) -> tuple[int, int]:
    """Pictures done and in all, as far as is known."""
    told = [line for child in children for line in child.said() if line.startswith("saved ")]
    of = int(told[-1].split()[2]) * len(children) if told else len(children)
    return len(told), max(of, len(told))


def _environment(home: Path, wish: Wish, scale: int) -> dict[str, str]:
    """A user without settings, two screens that no one sees, and one time zone."""
    width, height = (max(sides) * scale // 100 for sides in zip(*wish.sizes, strict=True))
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


def draw(out: Path, wish: Wish, scale: int) -> None:
    """Save every screen at every size, telling each on a line, and each text that is cut.

    Args:
        out: The folder.
        wish: Which screens, and how.
        scale: Percent, at which Qt was started.
    """
    app = application(wish.language)
    apply_appearance(app, replace(Settings(), theme=wish.theme, text_percent=wish.text_percent))
    names = [*filter(wish.takes, SCREENS)]
    of = len(names) * len(wish.sizes)
    stage = Stage(Path.home())
    try:
        with Watch() if wish.check else nullcontext() as watch:
            for name, (width, height) in product(names, wish.sizes):
                camera = Camera(QSize(width, height), scale, out, wish.language)
                path = camera.save(name, SCREENS[name](stage, camera))
                for cut in watch.take() if watch else ():
                    print(f"{CUT}{path.stem}: {cut}", flush=True)
                print(f"saved {path.name} {of}", flush=True)  # the parent counts these
    finally:
        stage.close()
        settle()
