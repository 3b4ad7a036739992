"""What is behind the screens: the demo study, and sessions by the real simulator.

Everything is made in a folder that is thrown away, from fixed seeds and at a
fixed time of day, so that a screen changes only when the program does.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from functools import cache, cached_property
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.packages import as_real
from turingdesk.core.stimulus import Origin
from turingdesk.core.streams import stream
from turingdesk.core.study import Block
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.packages import reader
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.theme import look
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import SimulatedClock, walk_session
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.pack import pack
from turingdesk.study.package import Package, open_package
from turingdesk.system import paths
from turingdesk.system.settings import Settings

if TYPE_CHECKING:
    import pytest

NOW = datetime(2026, 11, 21, 14, 30, tzinfo=UTC)
SKILL = {"p_hh": 0.67, "p_mm": 0.46}
BOOTHS = ("Booth 1", "Booth 2", "Booth 3")
STARTS_MIN = (38.0, 28.0, 18.5, 4.5)  #: how long ago a booth's sessions began; the last one runs
APART_MIN = 1.25  #: between two booths


class Stage:
    """One home with a study and data in it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.numbers = count(1)  #: of data folders that are used once
        self._open = ExitStack()

    def close(self) -> None:
        """Let go of the sessions that are still running."""
        self._open.close()

    @cached_property
    def study(self) -> Path:
        """The demo study as one file."""
        folder = self.home / "Studies"
        folder.mkdir(parents=True, exist_ok=True)
        pack(paths.demo_study(), folder / "demo.tdz")
        return folder / "demo.tdz"

    @cached_property
    def package(self) -> Package:
        """The demo study, read."""
        return open_package(self.study)

    @cached_property
    def data(self) -> Path:
        """Simulated sessions in three booths; the newest are still running."""
        data = self.home / "TuringDesk" / "data"
        code = 1
        for start in STARTS_MIN:
            for place, booth in enumerate(BOOTHS):
                began = NOW - timedelta(minutes=start - place * APART_MIN)
                self.walked(data, SessionSetup(f"P-{code:03}", booth, SIMULATED), began)
                code += 1
        yesterday = NOW - timedelta(days=1)
        stopped = SessionSetup("P-013", BOOTHS[1], SIMULATED)
        self.walked(data, stopped, yesterday, most=17).abandon()
        pilot = SessionSetup("try-1", BOOTHS[0], SIMULATED, pilot=True)
        self.walked(data, pilot, NOW - timedelta(hours=3))
        return data

    @property
    def empty(self) -> Path:
        """A data folder in which nothing is yet."""
        return self.home / "TuringDesk" / "empty"

    def walked(
        self,
        data: Path,
        setup: SessionSetup,
        began: datetime,
        *,
        most: int | None = None,
        package: Package | None = None,
    ) -> SessionRecorder:
        """A session by a simulated judge, up to a number of steps or else to the present."""
        clock = SimulatedClock(began=began)
        studied = as_real(package or self.package)
        recorder = SessionRecorder.begin(studied, data, setup, clock=clock.session_clock)
        self.keep(recorder)
        chance = stream(setup.participant, "judge")
        for done, _ in enumerate(
            walk_session(recorder, JUDGES["skilled"].make(SKILL), chance, clock), 1
        ):
            there = clock.began + timedelta(seconds=clock.passed_s) >= NOW
            if done == most or (most is None and there):
                break
        return recorder

    def keep(self, recorder: SessionRecorder) -> None:
        """Let go of a session once all screens are drawn."""
        self._open.callback(recorder.abandon)

    def changed(self, id: str, **fields: Any) -> Package:
        """The demo study with one block otherwise, and no other blocks."""
        block = replace(self.package.study.block(id), **fields)
        return self.with_blocks(block)

    def with_blocks(self, *blocks: Block) -> Package:
        """The demo study with other blocks."""
        return replace(self.package, study=replace(self.package.study, blocks=blocks))

    def settings(self, **fields: Any) -> Settings:
        """Those of a lab that has used the program before."""
        usual: Mapping[str, Any] = {"kiosk": "Booth 1", "screen": "HDMI-1", "data": self.data}
        return replace(Settings(), **{**usual, **asdict(look()), **fields})

    def desk(self, *, data: Path | None = None, **settings: Any) -> DeskWindow:
        """The desk's window, with the clock standing still."""
        made = self.settings(data=data or self.data, **settings)
        return DeskWindow(DeskState(made, now=lambda: NOW))


def read_packed_studies_once(changes: pytest.MonkeyPatch) -> None:
    """Let desks that open the same .tdz share what they read, a quarter of a second of work."""
    read = reader.read
    kept = cache(lambda path, _changed, hashes: read(path, hashes=hashes))

    def sharing(path: Path, *, hashes: bool = False) -> reader.LoadedStudy:
        if path.suffix != ".tdz":
            return read(path, hashes=hashes)
        return kept(path, path.stat().st_mtime_ns, hashes)

    changes.setattr(reader, "read", sharing)


def broken_study(stage: Stage) -> Path:
    """A copy of the demo study with mistakes that people make."""
    study = stage.home / "Studies" / "spring-pilot"
    if study.exists():
        return study
    shutil.copytree(paths.demo_study(), study)
    toml = study / "study.toml"
    text = toml.read_text(encoding="utf-8")
    text = text.replace('media = "../../stimuli/pictures"', f'media = "{_pictures(stage)}"')
    toml.write_text(text.replace('task = "words"', 'task = "word"'), encoding="utf-8")
    table = study / "captions.csv"
    lines = table.read_text(encoding="utf-8").splitlines()
    lines[3] = lines[3].replace("human", "humna").replace("machine", "machin")
    lines[6] = lines[6].replace(".png", ".jpg")
    table.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return study


def broken_journal(stage: Stage) -> Path:
    """A data folder with two journals, one of them edited afterwards."""
    data = stage.home / "TuringDesk" / "edited"
    if data.exists():
        return data
    for number in (1, 2):
        setup = SessionSetup(f"P-{number:03}", "Booth 1", SIMULATED)
        stage.walked(data, setup, NOW - timedelta(hours=number)).abandon()
    journal = data / "sub-P-002_ses-1_study-demo.jsonl"
    lines = journal.read_bytes().split(b"\n")
    place = next(n for n, line in enumerate(lines) if b'"choice":"human"' in line)
    lines[place] = lines[place].replace(b'"choice":"human"', b'"choice":"machine"')
    journal.write_bytes(b"\n".join(lines))
    return data


def one_class(stage: Stage) -> Path:
    """A data folder in which only human answers have been judged so far."""
    data = stage.home / "TuringDesk" / "one-class"
    if data.exists():
        return data
    package = stage.package
    block = replace(package.study.block("words"), mix={"H": 6}, trials=6)
    human = tuple(s for s in package.stimuli[block.table] if s.makers[""].origin is Origin.HUMAN)
    block = replace(block, controls=replace(block.controls, trials=()))
    only = replace(stage.with_blocks(block), stimuli={**package.stimuli, block.table: human})
    setup = SessionSetup("P-001", "Booth 1", SIMULATED)
    stage.walked(data, setup, NOW - timedelta(minutes=2), package=only)
    return data


def collection(stage: Stage) -> Path:
    """A data folder of a collection: two sessions of people who completed it, and one of today.

    The second person pasted an answer, and left the window.
    """
    data = stage.home / "TuringDesk" / "collection"
    if data.exists():
        return data
    folder = stage.home / "Studies" / "collect-captions"
    new_study("collect-captions", folder)
    package = open_package(folder)
    block = replace(package.study.blocks[0], answers_each=2)
    package = as_real(replace(package, study=replace(package.study, blocks=(block,))))
    for number, most in enumerate((None, None, 9), 1):
        setup = SessionSetup(f"P-10{number}", f"Booth {number}")
        clock = SimulatedClock(began=NOW - timedelta(minutes=42 - 12 * number))
        recorder = SessionRecorder.begin(package, data, setup, clock=clock.session_clock)
        chance = stream(setup.participant, "judge")
        walk = walk_session(recorder, JUDGES["skilled"].make(SKILL), chance, clock)
        for done, _ in enumerate(walk, 1):
            if number == 2 and done in (6, 8):  # before the next answer
                told = {"pasted": [[900, 40]]} if done == 6 else {"away": [[2000, 12_000]]}
                recorder.record("typing", keys_ms=[700, 1500, 3900], **told)
            if done == most:
                break
        stage.keep(recorder)
    return data


def _pictures(stage: Stage) -> str:
    """The pictures, beside the copy."""
    copy = stage.home / "Studies" / "pictures"
    if not copy.exists():
        shutil.copytree(paths.stimuli() / "pictures", copy)
    return "../pictures"
