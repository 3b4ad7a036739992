"""A person looks at pictures, and where is recorded: with clicks, or with an eye tracker."""

import time

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer

from tests.gui.kiosk.conftest import HEAD, paint
from tests.gui.kiosk.hands import ENTER, SPACE, chord, experimenter
from tests.packages import without_consent
from turingdesk.answering import _gaze
from turingdesk.answering._gaze import GazeSample
from turingdesk.gui.answering import fixations as module
from turingdesk.gui.answering.fixations import Phase
from turingdesk.study.package import open_package

ROWS = {"free": "free,p1.png,,", "find": "find,p1.png,p2.png,200; 120; 60; 60"}
FAST = "viewing_s = 1.2\nsearch_s = 5.0\ntarget_s = 0.1\nmost = 3\n"


@pytest.fixture
def looking(kiosk, tmp_path):
    """A kiosk before one of the two prompts."""

    def made(prompt, show=FAST + "live = false\n"):
        folder = tmp_path / prompt
        (folder / "media").mkdir(parents=True)
        for number in (1, 2):
            paint(folder / "media" / f"p{number}.png")
        table = f"id,image,target,target_box\n{ROWS[prompt]}\n"
        (folder / "collect-fixations.csv").write_text(table, "utf-8")
        block = f'[[block]]\ntask = "collect-fixations"\ntrials = 1\n[block.show]\n{show}'
        (folder / "study.toml").write_text(without_consent(f"{HEAD}{block}"), "utf-8")
        return kiosk(package=open_package(folder))

    return made


def place(k, x, y):
    """Where a pixel of the picture (320 x 240) is on the view."""
    picture = k.view.plan.picture
    return picture.topLeft() + QPoint(x, y) * picture.width() / 320


def begun(k):
    k.qtbot.waitUntil(lambda: k.view.phase is Phase.VIEWING and k.view.begun_s > 0)


def over(k):
    k.qtbot.waitUntil(lambda: k.view.phase is Phase.DONE)


def fixations(line):
    return [tuple(map(float, one.split(","))) for one in line["choice"].split("; ")]


def test_clicks_on_a_blurred_picture_stand_in_for_fixations(looking):
    began_s = time.perf_counter()
    k = looking("free")
    begun(k)
    assert not k.bar.continue_button.isEnabled()
    button, notice = k.bar.continue_button, k.window.trial.notice
    assert button.mapTo(k.window, button.rect().bottomLeft()).y() < notice.y()
    k.click(k.view, QPoint(2, 2))  # beside the picture
    for x in (40, 80, 120, 160):
        k.click(k.view, place(k, x, 60))
        k.qtbot.wait(30)
    over(k)
    assert k.bar.continue_button.isEnabled()
    k.key(SPACE)
    first, source = k.responses
    found = fixations(first)
    assert [round(x) for x, *_ in found] == [40, 80, 120]  # 3 at most
    assert all(abs(y - 60) < 1 for _, y, *_ in found)
    (_, _, onset, lasts), (_, _, second, _), _ = found
    assert lasts >= 25
    assert abs(onset + lasts - second) <= 1
    assert (source["question"], source["choice"]) == ("source", "click")
    assert first["device"] == "mouse"
    assert 1200 <= first["rt_ms"] <= (time.perf_counter() - began_s) * 1000
    (line,) = k.kinds("gaze")
    assert line["source"] == "click"


@pytest.mark.slow
def test_keys_do_what_clicks_do(looking):
    k = looking("free")
    begun(k)
    view = k.view
    k.qtbot.waitUntil(view.hasFocus)
    for key in (SPACE, Qt.Key.Key_Right, Qt.Key.Key_Right, SPACE, Qt.Key.Key_Up, ENTER):
        k.qtbot.keyClick(view, key)
    over(k)
    k.qtbot.keyClick(view, SPACE)
    (x, y, *_), (second_x, second_y, *_) = fixations(k.responses[0])
    assert (round(x), round(second_x)) == (179, 179)
    assert abs(y - 120) < 2
    assert abs(y - second_y - 9.6) < 2
    assert k.responses[0]["device"] == "keyboard"


def test_a_search_shows_its_target_first_and_ends_there(looking):
    slow = FAST.replace("target_s = 0.1", "target_s = 2.0")  # to be seen on a busy machine, too
    k = looking("find", f"{slow}live = false\n")
    k.qtbot.waitUntil(lambda: k.view.onset_s is not None)
    assert k.view.phase is Phase.TARGET
    begun(k)
    k.click(k.view, place(k, 50, 50))
    assert k.view.phase is Phase.VIEWING
    k.click(k.view, place(k, 230, 150))
    assert k.view.phase is Phase.DONE
    k.click(k.view, place(k, 90, 90))
    k.click(k.bar.continue_button)
    assert [round(x) for x, *_ in fixations(k.responses[0])] == [50, 230]
    assert not k.kinds("note")


@pytest.mark.slow
def test_a_picture_on_which_no_one_clicks_is_shown_once_more(looking):
    k = looking("free")
    begun(k)
    before = k.view.begun_s
    k.qtbot.waitUntil(lambda: k.view.begun_s > before)
    assert k.view.phase is Phase.VIEWING
    assert not k.bar.continue_button.isEnabled()
    k.click(k.view, place(k, 50, 50))
    over(k)
    k.key(SPACE)
    assert len(fixations(k.responses[0])) == 1


@pytest.mark.slow
def test_the_time_stands_still_while_the_picture_is_covered(looking):
    k = looking("free")
    begun(k)
    k.click(k.view, place(k, 40, 60))
    clicked_s = time.perf_counter()
    QTimer.singleShot(1500, lambda: experimenter(None))
    chord(k)
    assert k.view.phase is Phase.VIEWING
    k.click(k.view, place(k, 80, 60))
    apart_ms = (time.perf_counter() - clicked_s) * 1000
    over(k)
    k.key(SPACE)
    (_, _, first, _), (_, _, second, lasts) = fixations(k.responses[0])
    assert second - first <= apart_ms - 1400
    assert second + lasts < 1500


class Tracker:
    """Gaze that goes from one place of the screen to another, 100 times a second."""

    name, rate_hz, is_share = "Tracker", 100.0, False

    def __init__(self):
        self.places, self._since_s = [], None

    def samples(self):
        now_s = time.perf_counter()
        since_s, self._since_s = self._since_s or now_s, now_s
        for number in range(int((now_s - since_s) * 100)):
            at_s = since_s + number / 100
            looked = [place for begin_s, place in self.places if begin_s <= at_s]
            if looked:
                yield GazeSample(at_s * 1000, *looked[-1])


@pytest.mark.slow
def test_an_eye_tracker_records_fixations_on_a_clear_picture(looking, monkeypatch):
    tracker = Tracker()
    monkeypatch.setattr(module, "gaze_stream", lambda: tracker)
    k = looking("find", FAST)
    begun(k)
    assert not k.view.is_blurred
    ratio, now_s = k.view.devicePixelRatioF(), time.perf_counter()
    for after_s, at in ((0.0, (60, 50)), (0.3, (150, 100)), (0.6, (230, 150))):
        point = k.view.mapToGlobal(place(k, *at)) - k.view.screen().geometry().topLeft()
        tracker.places.append((now_s + after_s, (point.x() * ratio, point.y() * ratio)))
    k.click(k.view, place(k, 300, 10))  # a click is nothing here
    over(k)
    k.click(k.bar.continue_button)
    first, source = k.responses
    found = fixations(first)
    assert [round(x, -1) for x, *_ in found] == [60, 150, 230]
    assert [round(y, -1) for _, y, *_ in found] == [50, 100, 150]
    assert all(lasts >= 100 for *_, lasts in found)
    assert source["choice"] == "lsl"
    assert "device" not in first
    (line,) = k.kinds("gaze")
    assert (line["source"], line["stream"]) == ("lsl", "Tracker")
    assert line["samples"] > 30


@pytest.mark.slow
def test_a_tracker_that_sees_nothing_is_replaced_by_clicks_and_noted(looking, monkeypatch):
    monkeypatch.setattr(module, "gaze_stream", Tracker)
    k = looking("free", FAST)
    begun(k)
    k.qtbot.waitUntil(lambda: k.view.is_blurred)
    k.click(k.view, place(k, 50, 50))
    over(k)
    k.key(SPACE)
    assert k.responses[1]["choice"] == "click"
    (note,) = k.kinds("note")
    assert "no fixation" in note["text"]


@pytest.mark.slow
def test_gaze_that_arrives_over_the_network_is_recorded(looking):
    pylsl = pytest.importorskip("pylsl", reason="needs the extra gaze")
    info = pylsl.StreamInfo("Real", "Gaze", 2, 100, pylsl.cf_float32, "looking")
    outlet, place_now, sender = pylsl.StreamOutlet(info), [0.0, 0.0], QTimer(interval=10)
    sender.timeout.connect(lambda: outlet.push_sample(place_now))
    sender.start()
    _gaze.streams.cache_clear()
    k = looking("find", FAST)
    begun(k)
    ratio = k.view.devicePixelRatioF()
    for at in ((60, 50), (150, 100), (230, 150)):
        point = k.view.mapToGlobal(place(k, *at)) - k.view.screen().geometry().topLeft()
        place_now[:] = point.x() * ratio, point.y() * ratio
        k.qtbot.wait(400)
    over(k)
    sender.stop()
    _gaze.streams.cache_clear()
    k.click(k.bar.continue_button)
    found = fixations(k.responses[0])
    assert [round(x, -1) for x, *_ in found] == [60, 150, 230]
    assert 250 <= found[1][3] <= 600
    assert k.responses[1]["choice"] == "lsl"
    (line,) = k.kinds("gaze")
    assert (line["stream"], line["rate_hz"], line["lost"]) == ("Real", 100.0, 0)
