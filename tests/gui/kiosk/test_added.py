"""What is added to blocks or questions is at kiosks and in browsers at once.

A copy of the program gets a setting of blocks, and another kind of question. The files that are
edited for it are all there are: nothing is written for a kiosk and again for a browser.
"""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.gui.kiosk.conftest import write_study
from turingdesk.system.paths import resources

CHECKOUT = resources().parent
SETTING = {
    "core/study.py": {
        "    practice_feedback: bool = setting(": (
            "    numbered: bool = setting(\n"
            '        "Participants see which trial they are at.", True, title="Numbered"\n'
            "    )\n"
        )
    },
    "sessions/step_text.py": {
        "    return TrialText(\n        place=place.format(": (
            "    if not showing.settings.numbered:\n"
            "        return replace(trial_text(replace(showing, settings=replace(\n"
            '            showing.settings, numbered=True))), place="")\n'
        ),
    },
}
KIND = {
    "core/question.py": {
        '    RECORDED = "recorded"': '    GRID = "grid"  #: one of some choices, all in a row\n',
        "    Kind.SCALE: AskedKind(": (
            '    Kind.GRID: AskedKind("A row of choices", message("New: row"), ("choices",)),\n'
        ),
        "        if self.kind is Kind.SEVERAL:\n": (
            "        if self.kind is Kind.GRID:\n"
            "            return replace(self, kind=Kind.CHOICE).objection(value)\n"
        ),
    },
    "gui/kiosk/fields.py": {
        "    Kind.RECORDED: RecordedField,\n": (
            '    Kind.GRID: type("GridField", (ChoiceField,), {}),\n'
        )
    },
}
NUMBERED, UNNUMBERED = (f"trials = 2\nnumbered = {written}\n" for written in ("true", "false"))
QUESTION = """\
trials = 2

[[block.question]]
id = "sure"
text = "Sure?"
kind = "grid"
choices = ["1", "2", "3"]
"""
LOOK = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from turingdesk.gui import theme
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.sessions.voice import Voice
from turingdesk.net.web_step import Media, trial_json
from turingdesk.sessions.session_recorder import SessionRecorder, SessionSetup
from turingdesk.study.package import open_package

app = QApplication([])
theme.apply(app)
for study in sys.argv[1:]:
    package, data = open_package(Path(study)), Path(study).with_suffix(".data")
    recorder = SessionRecorder.begin(package, data, SessionSetup("p1", "here"))
    window = KioskWindow(recorder)
    window.show()
    trial = window.trial
    drawn = trial_json(recorder.session.step, Voice("en"), Media())
    fields = {
        field.question.key: [type(field).__name__, [one.choice.label for one in field.buttons]]
        for field in trial.bar.fields
    }
    asked = {
        question["key"]: [question["field"], [choice["label"] for choice in question["choices"]]]
        for question in drawn["questions"]
    }
    places = [trial.header.place, drawn["number"]]
    print(json.dumps({"places": places, "fields": fields, "asked": asked}))
    window.close()
"""


def edit(program, edits):
    """Insert code into files of a program."""
    for name, inserted in edits.items():
        path = program / name
        text = path.read_text("utf-8")
        for before, code in inserted.items():
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, code + before)
        path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """What kiosk and browser show of the first trial of a study, by what its block says.

    All edits are in one copy, and one process shows all studies: it starts in a second.
    """
    home = tmp_path_factory.mktemp("added")
    copy = home / "copy"
    shutil.copytree(CHECKOUT / "turingdesk", copy / "turingdesk")
    (copy / "resources").symlink_to(CHECKOUT / "resources")
    for edits in (SETTING, KIND):
        edit(copy / "turingdesk", edits)
    blocks = (NUMBERED, UNNUMBERED, QUESTION)
    studies = [write_study(home / f"study{n}", {"words": one}) for n, one in enumerate(blocks)]
    env = os.environ | {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", LOOK, *map(str, studies)],
        check=False,
        cwd=copy,
        env=env,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return dict(zip(blocks, map(json.loads, run.stdout.splitlines()[-3:]), strict=True))


@pytest.mark.parametrize(("block", "place"), [(NUMBERED, "1 of 2"), (UNNUMBERED, "")])
def test_a_setting_of_a_block_takes_two_files_and_is_at_both(shown, block, place):
    assert len(SETTING) == 2
    assert shown[block]["places"] == [place, place]


def test_a_kind_of_question_takes_two_files_and_is_at_both(shown):
    assert len(KIND) == 2
    assert shown[QUESTION]["fields"]["sure"] == ["GridField", ["1", "2", "3"]]
    assert shown[QUESTION]["asked"]["sure"] == ["grid", ["1", "2", "3"]]
