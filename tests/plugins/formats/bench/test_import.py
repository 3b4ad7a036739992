"""COCO's captions of 2014: as many captions and pictures as its validation set has.

python -m pytest -m bench tests/plugins/formats/bench/test_import.py
"""

import json
import random
import resource
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtTest import QTest

from tests.bench.test_live import StallMeter, turn, wait_until
from turingdesk.gui.app import application
from turingdesk.gui.desk.importing.dialog import ImportDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.system.settings import Settings

pytestmark = [pytest.mark.bench, pytest.mark.timeout(300)]

CAPTIONS = 202_654
PICTURES = 40_504
BUDGET_S = 30
BUDGET_MB = 500
STALL_MS = 100.0
CANCELS_S = 3.0


@pytest.fixture(scope="module")
def annotations(tmp_path_factory):
    chance, words = random.Random(7), [f"word{n}" for n in range(5_000)]
    images = [
        {
            "license": 5,
            "file_name": f"COCO_val2014_{14 * n + 3:012}.jpg",
            "coco_url": f"http://images.cocodataset.org/val2014/COCO_val2014_{14 * n + 3:012}.jpg",
            "height": 480,
            "width": 640,
            "date_captured": "2013-11-14 17:02:52",
            "flickr_url": "http://farm4.staticflickr.com/3153/2970773875_164f0c0b83_z.jpg",
            "id": 14 * n + 3,
        }
        for n in range(PICTURES)
    ]
    captions = [
        {
            "image_id": 14 * (n % PICTURES) + 3,
            "id": n + 1,
            "caption": " ".join(chance.choices(words, k=10)).capitalize() + ".",
        }
        for n in range(CAPTIONS)
    ]
    path = tmp_path_factory.mktemp("coco") / "captions_val2014.json"
    content = {"info": {"year": 2014}, "images": images, "licenses": [], "annotations": captions}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_all_captions_of_coco_are_imported_within_thirty_seconds(annotations, tmp_path, say):
    command = [sys.executable, "-m", "turingdesk", "import", "coco-captions", annotations, "-o"]
    began = time.perf_counter()
    done = subprocess.run(
        [*command, tmp_path / "study"], capture_output=True, text=True, check=True
    )
    seconds = time.perf_counter() - began
    most = resource.getrusage(resource.RUSAGE_CHILDREN)
    megabytes = most.ru_maxrss / 1024
    say(f"import: {seconds:.1f} s, {most.ru_utime:.1f} s of CPU, {megabytes:.0f} MB")
    assert f"{CAPTIONS:,} captions read, {CAPTIONS:,} imported" in done.stdout
    assert f"Copy {PICTURES:,} pictures" in done.stdout
    assert seconds < BUDGET_S
    assert megabytes < BUDGET_MB


@pytest.fixture
def dialog(annotations, tmp_path):
    application()
    window = DeskWindow(DeskState(Settings(data=tmp_path / "data")))
    window.show()
    made = ImportDialog(window.state)
    made.show()
    made.sources.format.setCurrentIndex(made.sources.format.findData("coco_captions"))
    made.sources.take([annotations])
    turn(300)
    yield made
    made.close()
    window.close()
    turn(100)


def test_the_desk_does_not_halt_while_it_imports_them(dialog, tmp_path, say):
    meter = StallMeter()
    for step in ("preview", "import"):
        began = time.perf_counter()
        meter.start()
        dialog.go_on.click()
        wait_until(lambda: not dialog.is_busy, 200)
        stall, busy = meter.stop(), max(meter.busy_ms)
        took = time.perf_counter() - began
        say(f"{step}: {took:.1f} s, longest stall {stall:.0f} ms; the window's own {busy:.0f} ms")
        assert busy < STALL_MS, "the rest of a stall is that of other programs"
        dialog.ahead.folder.put(tmp_path / "studies" / "made")
    assert dialog.step is dialog.ended
    assert f"Read: {CAPTIONS:,}. Imported: {CAPTIONS:,}." in dialog.ended.report_text.text()
    meter.start()  # the desk reads the new study
    for _ in range(5):  # one job begins another
        wait_until(lambda: QThreadPool.globalInstance().activeThreadCount() == 0, 200)
        QTest.qWait(200)
    say(f"then: longest stall {meter.stop():.0f} ms; the window's own {max(meter.busy_ms):.0f} ms")


def test_an_import_that_is_canceled_ends_soon_and_leaves_nothing(dialog, tmp_path, say):
    folder = tmp_path / "studies"
    dialog.go_on.click()
    wait_until(lambda: not dialog.is_busy, 200)
    dialog.ahead.folder.put(folder / "made")
    dialog.go_on.click()
    wait_until(lambda: dialog.objection.text().endswith("000 records"), 60)
    began = time.perf_counter()
    dialog.cancel.click()
    wait_until(lambda: not dialog.is_busy, 60)
    seconds = time.perf_counter() - began
    say(f"canceled within {seconds:.1f} s")
    assert dialog.objection.text() == "Canceled. Nothing was written."
    assert not any(folder.iterdir())
    assert seconds < CANCELS_S
