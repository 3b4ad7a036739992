"""From Start to the first trial, in a study of 7,100 answers and 1,000 pictures.

python -m pytest -m bench tests/bench/test_start.py -s
"""

import csv
import sys
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from turingdesk.gui.app import application
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.system.settings import Settings

pytestmark = [pytest.mark.bench, pytest.mark.timeout(300)]
ANSWERS, PICTURES = 7100, 1000
OPEN_S, START_S = 2.0, 0.5


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    folder = tmp_path_factory.mktemp("large")
    (folder / "media").mkdir()
    (folder / "study.toml").write_text(
        'id = "large"\ntitle = "Large"\nversion = "1"\n'
        'consent.not_needed = "Nobody takes part"\n[[block]]\ntask = "captions"\ntrials = 40\n'
    )
    for number in range(PICTURES):
        image = QImage(640, 480, QImage.Format.Format_RGB32)
        image.fill(QColor.fromHsv(number % 360, 200, 200))
        image.save(str(folder / "media" / f"{number}.jpg"))
    with (folder / "captions.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["id", "origin", "agent", "image", "caption"])
        for n in range(ANSWERS):
            maker = ("machine", f"model {n % 5}") if n % 2 else ("human", f"p{n}")
            table.writerow([f"c{n}", *maker, f"{n % PICTURES}.jpg", f"A caption, number {n}"])
    return folder


def test_the_first_trial_is_there_soon_after_start(qtbot, study, tmp_path):
    application()
    window = DeskWindow(DeskState(Settings(data=tmp_path / "data")))
    qtbot.addWidget(window)
    window.show()
    state = window.state
    began_s = perf_counter()
    with qtbot.waitSignal(state.reader.read, timeout=20_000):
        state.open_study(study)
    read_s = perf_counter() - began_s
    qtbot.waitUntil(lambda: state.reader.studied.is_hashed, timeout=20_000)
    window.page("studies").view.start.click()
    dialog = window.findChild(StartDialog)
    qtbot.keyClicks(dialog.code, "P-001")
    qtbot.waitUntil(dialog.start.isEnabled)
    began_s = perf_counter()
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: state.run.kiosk is not None, timeout=5000)
    kiosk = state.run.kiosk
    qtbot.waitUntil(lambda: kiosk.trial.view is not None and kiosk.trial.view.onset_s is not None)
    start_s = kiosk.trial.view.onset_s - began_s
    with qtbot.waitSignal(state.run.over):
        kiosk.leave()
    window.close()
    sys.stdout.write(
        f"\n{ANSWERS:,} answers: shown after {read_s:.2f} s, first trial {start_s:.3f} s after "
        "Start\n"
    )
    assert read_s < OPEN_S
    assert start_s < START_S
