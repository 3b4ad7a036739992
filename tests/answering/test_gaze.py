"""Fixations are found in gaze as the published algorithm finds them, live over the network too."""

import threading
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.answering import _gaze
from turingdesk.answering._gaze import Fixation, FixationDetector, GazeSample, gaze_stream

NAN = float("nan")


def detected(samples, dispersion=50, least_ms=100):
    detector = FixationDetector(dispersion, least_ms)
    for sample in samples:
        detector.add(GazeSample(*sample))
    detector.finish()
    return detector.fixations


def at(x, y, begin, end, step=10):
    return [(t, x + (t // step) % 3, y - (t // step) % 2) for t in range(begin, end, step)]


def by_the_book(samples, dispersion, least_ms):
    """I-DT as Salvucci and Goldberg's Table 4 has it, window by window; without gaps."""
    rest, fixations = list(samples), []
    while rest:
        size = next((n for n in range(1, len(rest) + 1) if _lasts(rest[:n]) >= least_ms), 0)
        if not size:
            return fixations
        if _spread(rest[:size]) > dispersion:
            rest.pop(0)
            continue
        while size < len(rest) and _spread(rest[: size + 1]) <= dispersion:
            size += 1
        fixations.append((rest[0][0], rest[size - 1][0]))
        rest = rest[size:]
    return fixations


def _lasts(window):
    return window[-1][0] - window[0][0]


def _spread(window):
    return sum(max(one[i] for one in window) - min(one[i] for one in window) for i in (1, 2))


def test_two_places_are_two_fixations_and_the_way_between_is_none():
    way = [(200 + 10 * n, 160 + 60 * n, 100) for n in range(4)]
    fixations = detected([*at(100, 100, 0, 200), *way, *at(400, 300, 240, 500)])
    assert [(round(one.x), round(one.y)) for one in fixations] == [(101, 100), (401, 300)]
    assert [(one.onset_ms, one.duration_ms) for one in fixations] == [(0, 190), (240, 250)]


def test_a_short_rest_is_no_fixation_and_a_blink_ends_one():
    assert detected(at(100, 100, 0, 90)) == []
    blink = [(t, NAN, NAN) for t in range(200, 400, 10)]
    fixations = detected([*at(100, 100, 0, 200), *blink, *at(100, 100, 400, 600)])
    assert [(one.onset_ms, one.duration_ms) for one in fixations] == [(0, 190), (400, 190)]
    lost = [(200, NAN, NAN), (210, NAN, 3.0)]
    assert len(detected([*at(100, 100, 0, 200), *lost, *at(100, 100, 220, 400)])) == 1


@given(
    st.lists(st.tuples(st.integers(0, 90), st.integers(0, 90)), max_size=60),
    st.integers(10, 80),
    st.integers(20, 120),
)
def test_fixations_are_those_of_the_published_algorithm(places, dispersion, least_ms):
    samples = [(20 * n, x, y) for n, (x, y) in enumerate(places)]
    fixations = detected(samples, dispersion, least_ms)
    spans = [(one.onset_ms, one.onset_ms + one.duration_ms) for one in fixations]
    assert spans == by_the_book(samples, dispersion, least_ms)
    assert all(earlier[1] < later[0] for earlier, later in pairwise(spans))


def test_the_fixation_that_goes_on_is_known():
    detector = FixationDetector(50, 100)
    for sample in at(100, 100, 0, 150):
        detector.add(GazeSample(*sample))
    assert isinstance(detector.current, Fixation)
    assert detector.fixations == []


@pytest.fixture
def outlet():
    """A stream of both eyes, as shares of the screen; it sends until the test is over."""
    pylsl = pytest.importorskip("pylsl", reason="needs the extra gaze")
    info = pylsl.StreamInfo("Tracker", "Gaze", 5, 200, pylsl.cf_float32, "test-tracker")
    channels = info.desc().append_child("channels")
    for kind in ("Diameter", "ScreenX", "ScreenX", "ScreenY", "ScreenY"):
        unit = "mm" if kind == "Diameter" else "normalized"
        channel = channels.append_child("channel")
        channel.append_child_value("type", kind).append_child_value("unit", unit)
    sender, over = pylsl.StreamOutlet(info), threading.Event()

    def send():
        while not over.wait(0.005):
            sender.push_sample([3.0, 0.4, 0.6, NAN, 0.25])

    thread = threading.Thread(target=send)
    thread.start()
    _gaze.streams.cache_clear()
    yield sender
    over.set()
    thread.join()
    _gaze.streams.cache_clear()


@pytest.mark.slow
def test_a_real_stream_is_found_and_its_times_are_those_of_this_computer(outlet):
    until = time.monotonic() + 20
    while (stream := gaze_stream()) is None and time.monotonic() < until:
        time.sleep(0.1)
    assert stream is not None
    assert (stream.name, stream.rate_hz, stream.is_share) == ("Tracker", 200, True)
    fixations = []
    while len(fixations) < 20 and time.monotonic() < until:
        fixations += stream.samples()
        time.sleep(0.02)
    now_ms = time.perf_counter() * 1000
    assert {(round(one.x, 3), one.y) for one in fixations} == {(0.5, 0.25)}
    # Two clocks are compared, not a speed: a sample is from before now, and not from long before.
    elsewhen = [one for one in fixations if not now_ms - 20_000 < one.at_ms < now_ms + 20]
    assert not elsewhen
    assert [one.at_ms for one in fixations] == sorted(one.at_ms for one in fixations)
    assert gaze_stream() is stream


def test_without_the_library_there_is_no_stream(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pylsl", None)
    _gaze.streams.cache_clear()
    assert gaze_stream() is None
    _gaze.streams.cache_clear()
