"""From gaze to fixations, and gaze that arrives live from an eye tracker.

Fixations are detected by their dispersion (I-DT; Salvucci and Goldberg 2000, "Identifying
fixations and saccades in eye-tracking protocols"): samples that stay within a small part of the
screen for long enough are one fixation. Live gaze comes over the lab streaming layer, in a stream
of type Gaze as its specification has it (https://github.com/sccn/xdf/wiki/Gaze-Meta-Data).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from math import isfinite
from typing import Any, NamedTuple

MOST_GAP_MS = 75.0  #: between two samples of a fixation; trackers lose the eye for moments
_FIRST_S = 1.0  #: how long a stream is looked for when one is first asked for
_WAIT_S = 2.0  #: for what a stream says of itself


class Fixation(NamedTuple):
    """Where the eye rested, and when."""

    x: float  #: px
    y: float  #: px
    onset_ms: float
    duration_ms: float


class GazeSample(NamedTuple):
    """Where the eye was."""

    at_ms: float
    x: float  #: px
    y: float  #: px


class FixationDetector:
    """Fixations in gaze, sample by sample.

    Args:
        dispersion: The width and the height, in px, of the samples of one fixation add up to this
            at most.
        least_ms: How long a fixation lasts at least.
    """

    def __init__(self, dispersion: float, least_ms: float) -> None:
        self.fixations: list[Fixation] = []  #: those that are over
        self._dispersion, self._least_ms = dispersion, least_ms
        self._window: deque[GazeSample] = deque()

    @property
    def current(self) -> Fixation | None:
        """The fixation that hasn't ended, if there is one."""
        if not self._window or self._window[-1].at_ms - self._window[0].at_ms < self._least_ms:
            return None
        n, (begin, end) = len(self._window), (self._window[0].at_ms, self._window[-1].at_ms)
        x, y = (sum(sample[axis] for sample in self._window) / n for axis in (1, 2))
        return Fixation(x, y, begin, end - begin)

    def add(self, sample: GazeSample) -> None:
        """Take the next sample; one without a place is a moment in which the eye was lost."""
        if not (isfinite(sample.x) and isfinite(sample.y)):
            return
        if self._window and sample.at_ms - self._window[-1].at_ms > MOST_GAP_MS:
            self.finish()
        if self._window and not self._fits(sample):
            if self.current:
                self.finish()
            while self._window and not self._fits(sample):
                self._window.popleft()
        self._window.append(sample)

    def finish(self) -> None:
        """The gaze ends, or leaves the fixation."""
        if self.current:
            self.fixations.append(self.current)
        self._window.clear()

    def _fits(self, sample: GazeSample) -> bool:
        xs, ys = (
            [window_sample[axis] for window_sample in (*self._window, sample)] for axis in (1, 2)
        )
        return max(xs) - min(xs) + max(ys) - min(ys) <= self._dispersion


class GazeStream:
    """Gaze that arrives over the lab streaming layer; times are on the clock of `perf_counter()`.

    Args:
        info: What the network says of the stream.
    """

    def __init__(self, info: Any) -> None:
        import pylsl

        # Times of other computers become those of this one.
        self._inlet = pylsl.StreamInlet(info, processing_flags=pylsl.proc_clocksync)
        self.uid, self.name = str(info.uid()), str(info.name())
        self.rate_hz = float(info.nominal_srate())
        self._x, self._y, self.is_share = _channels(self._inlet.info(timeout=_WAIT_S))
        self._inlet.open_stream(timeout=_WAIT_S)

    def samples(self) -> Iterator[GazeSample]:
        """The samples since the last time, in the stream's unit; NaN where the eye was lost."""
        import pylsl

        ahead_s = time.perf_counter() - pylsl.local_clock()
        values, times = self._inlet.pull_chunk(max_samples=1 << 14)
        for value, at_s in zip(values, times, strict=True):
            x, y = _mean(value, self._x), _mean(value, self._y)
            yield GazeSample((at_s + ahead_s) * 1000, x, y)


def _channels(info: Any) -> tuple[list[int], list[int], bool]:
    """The channels of x and y, of one eye or both, and whether they are shares of the screen.

    A stream that says nothing of its channels has x and y in its first two, in px.
    """
    channels_by_kind: dict[str, list[int]] = {"screenx": [], "screeny": []}
    units = set[str]()
    channel = info.desc().child("channels").child("channel")
    for number in range(info.channel_count()):
        kind = channel.child_value("type").casefold()
        if kind in channels_by_kind:
            channels_by_kind[kind].append(number)
            units.add(channel.child_value("unit").casefold())
        channel = channel.next_sibling("channel")
    is_share = units in ({"normalized"}, {"normalised"})
    return channels_by_kind["screenx"] or [0], channels_by_kind["screeny"] or [1], is_share


def _mean(values: Sequence[float], of: Sequence[int]) -> float:
    there = [values[number] for number in of if isfinite(values[number])]
    return sum(there) / len(there) if there else float("nan")


class _Streams:
    """Looks for streams on the network, all the time."""

    def __init__(self, resolver: Any) -> None:
        self._resolver = resolver
        self._until_s = time.monotonic() + _FIRST_S
        self._open: GazeStream | None = None

    def stream(self) -> GazeStream | None:
        """The one that is there, as long as it is the same opened once."""
        while not (infos := self._usable()) and time.monotonic() < self._until_s:
            time.sleep(0.02)
        if self._open is None or self._open.uid not in {info.uid() for info in infos}:
            self._open = None
            with suppress(RuntimeError):  # it went away just now
                self._open = GazeStream(infos[0]) if infos else None
        return self._open

    def _usable(self) -> list[Any]:
        import pylsl

        infos = self._resolver.results()
        numeric = [info for info in infos if info.channel_format() != pylsl.cf_string]
        return [info for info in numeric if info.channel_count() >= 2]


@cache
def streams() -> _Streams | None:
    try:
        import pylsl
    except (ImportError, RuntimeError):  # it is there without the library that it needs
        return None
    return _Streams(pylsl.ContinuousResolver(prop="type", value="Gaze"))


def gaze_stream() -> GazeStream | None:
    """The gaze stream on the network; None where there is none, or `pylsl` isn't installed."""
    resolver = streams()
    return resolver.stream() if resolver else None
