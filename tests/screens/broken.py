"""Things that are wrong or half, made from sound ones: for the screens that tell of them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from turingdesk.core.stimulus import Origin
from turingdesk.gui.screens.stage import NOW, Stage
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.system import paths


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


def _pictures(stage: Stage) -> str:
    """The pictures, beside the copy."""
    copy = stage.home / "Studies" / "pictures"
    if not copy.exists():
        shutil.copytree(paths.stimuli() / "pictures", copy)
    return "../pictures"
