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
        "            Kind.SCALE.value: ": '            Kind.GRID.value: "A row of choices",\n',
        "        if self.kind is Kind.SEVERAL:\n": (
            "        if self.kind is Kind.GRID:\n"
            "            return replace(self, kind=Kind.CHOICE).objection(value)\n"
        ),
    },
    "study/study_questions.py": {
        "_RESERVED =": "_CHOSEN = (*_CHOSEN, Kind.GRID)\n",
        "    Kind.SCALE.value: (": '    Kind.GRID.value: ("choices",),\n',
    },
    "gui/kiosk/fields.py": {
        "    Kind.RECORDED: RecordedField,\n": (
            '    Kind.GRID: type("GridField", (ChoiceField,), {}),\n'
        )
    },
}
QUESTION = (
    '\n[[block.question]]\nid = "sure"\ntext = "Sure?"\nkind = "grid"\nchoices = ["1", "2", "3"]\n'
)
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
package, data = open_package(Path(sys.argv[1])), Path(sys.argv[2])
recorder = SessionRecorder.begin(package, data, SessionSetup("p1", "here"))
window = KioskWindow(recorder)
window.show()
trial = window.trial
drawn = trial_json(recorder.session.step, Voice("en"), Media())
fields = {
    field.question.key: [type(field).__name__, [one.choice.label for one in field.buttons]]
    for field in trial.bar.fields
}
asked = {q["key"]: [q["field"], [c["label"] for c in q["choices"]]] for q in drawn["questions"]}
places = [trial.header.place, drawn["number"]]
print(json.dumps({"places": places, "fields": fields, "asked": asked}))
window.close()
"""


@pytest.fixture
def look(tmp_path):
    """Edit a copy of the program; what kiosk and browser then show of a study's first trial."""

    def look(edits, block):
        assert len(edits) <= 3, "a setting, or a kind of question, takes three files at most"
        copy = tmp_path / "copy"
        shutil.copytree(CHECKOUT / "turingdesk", copy / "turingdesk")
        (copy / "resources").symlink_to(CHECKOUT / "resources")
        for name, inserted in edits.items():
            path = copy / "turingdesk" / name
            text = path.read_text("utf-8")
            for before, code in inserted.items():
                assert text.count(before) == 1, (name, before)
                text = text.replace(before, code + before)
            path.write_text(text, "utf-8")
        study = write_study(tmp_path / "study", {"words": block})
        command = [sys.executable, "-c", LOOK, str(study), str(tmp_path / "data")]
        env = os.environ | {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}
        told = {"capture_output": True, "text": True}
        run = subprocess.run(command, check=False, cwd=copy, env=env, **told)
        assert run.returncode == 0, run.stderr
        return json.loads(run.stdout.splitlines()[-1])

    return look


@pytest.mark.parametrize(("written", "place"), [("true", "1 of 2"), ("false", "")])
def test_a_setting_of_a_block_takes_two_files_and_is_at_both(look, written, place):
    shown = look(SETTING, f"trials = 2\nnumbered = {written}\n")
    assert shown["places"] == [place, place]


def test_a_kind_of_question_takes_three_files_and_is_at_both(look):
    shown = look(KIND, "trials = 2\n" + QUESTION)
    assert shown["fields"]["sure"] == ["GridField", ["1", "2", "3"]]
    assert shown["asked"]["sure"] == ["grid", ["1", "2", "3"]]
