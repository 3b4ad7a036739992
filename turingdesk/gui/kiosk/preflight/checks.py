"""The looks at a machine, each a sentence and, where needed, what to do."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from turingdesk.gui.kiosk.preflight.finding import Finding
from turingdesk.store.clock import in_words
from turingdesk.store.disk import size
from turingdesk.store.edition import edition

LEAST = (1024, 768)  #: logical px in which every page fits
LEAST_FREE = 1 << 30  #: bytes
AHEAD_S = 120.0  #: by which another machine's clock may be ahead of this one's
_NB = "\u00a0"  #: a space at which no line is broken
_TIMES = f"{_NB}\u00d7{_NB}"


@dataclass(frozen=True, slots=True)
class Look:
    """What was read of the machine before anything is said of it."""

    screen: str  #: what it is remembered by
    width: int  #: logical px
    height: int
    scale: float
    refresh_hz: float
    width_mm: float
    height_mm: float
    dark_after_s: float | None
    held_by: tuple[str, ...]  #: what holds the screen saver off
    keys_kept: bool  #: whether this platform lets the kiosk keep Alt+Tab
    is_clock_set: bool | None
    layout: str  #: of the keyboard; empty where not known
    layout_before: str = ""  #: when the machine was last looked over


def findings(look: Look, data: Path) -> list[Finding]:
    """Everything that is said of a machine, in the order of the page.

    Args:
        look: What was read.
        data: The data folder.
    """
    return [
        screen(look),
        sleep(look),
        keys(look),
        disk(data),
        clock(look, newest_s(data), time.time()),
        keyboard(look),
    ]


def screen(look: Look) -> Finding:
    """Whether every page fits on it."""
    real = round(look.width * look.scale), round(look.height * look.scale)
    said = f"{look.screen}: {real[0]}{_TIMES}{real[1]} at {look.scale * 100:.0f}{_NB}%"
    said += f", {look.refresh_hz:.4g}{_NB}Hz"
    if look.width_mm > 0 and look.height_mm > 0:
        said += f", {look.width_mm:.0f}{_TIMES}{look.height_mm:.0f}{_NB}mm"
    if look.width >= LEAST[0] and look.height >= LEAST[1]:
        return Finding("Screen", f"{said}.")
    most = min(real[0] / LEAST[0], real[1] / LEAST[1])
    needed = f"Pages need {LEAST[0]}{_TIMES}{LEAST[1]}; here text is cut."
    if most >= 1:
        percent = int(most * 4) * 25
        return Finding(
            "Screen",
            f"{said}. The scaling leaves room for {look.width}{_TIMES}{look.height} only.",
            f"{needed} Set the scaling to {percent}{_NB}% in the system's settings.",
        )
    return Finding("Screen", f"{said}.", f"{needed} Choose a larger screen or resolution.")


def sleep(look: Look) -> Finding:
    """Whether the screen goes dark under a participant who reads."""
    after = look.dark_after_s
    if after is None:
        said = "When the screen goes dark could not be read on this system."
    elif after == 0:
        said = "The screen never goes dark."
    else:
        said = f"The screen goes dark or the machine sleeps after {in_words(after)}."
    if look.held_by:
        return Finding("Sleep", f"{said} It is held off while a session runs.")
    if after == 0:
        return Finding("Sleep", said)
    do = "It cannot be held off here. Turn screen saver and sleep off in the system's settings."
    return Finding("Sleep", said, do)


def keys(look: Look) -> Finding:
    """Whether participants can switch to other programs."""
    if look.keys_kept:
        return Finding("Keys", "Alt+Tab and its kin stay in the kiosk.")
    return Finding(
        "Keys",
        "This system does not let the kiosk keep Alt+Tab and its kin.",
        "Close other programs, or run the kiosk in an account that has no others. On Linux, "
        "choose an X11 session at login.",
    )


def disk(data: Path) -> Finding:
    """Whether there is room for the sessions of a day, and the folder takes them."""
    there = next((one for one in (data, *data.parents) if one.exists()), data)
    try:
        free = shutil.disk_usage(there).free
    except OSError as problem:
        said = f"{data} is out of reach ({problem.strerror or problem})."
        return Finding("Disk", said, "Reconnect the disk or share, or choose another data folder.")
    if not os.access(there, os.W_OK):
        said = f"{there} cannot be written."
        return Finding("Disk", said, "Give this user the right to write there.")
    said = f"{size(free)} are free for {data.name}."
    if free < LEAST_FREE:
        return Finding("Disk", said, f"Make room: at least {size(LEAST_FREE)} should be free.")
    return Finding("Disk", said)


def clock(look: Look, newest: float, now_s: float) -> Finding:
    """Whether the time of day can be right.

    Args:
        look: What was read.
        newest: When the newest file in the data folder was written, in s since 1970.
        now_s: The time of day now.
    """
    now = time.strftime("%Y-%m-%d %H:%M", time.localtime(now_s))
    do = "Set date and time in the system's settings, and let the network set them."
    if date.fromtimestamp(now_s) < _built():
        return Finding("Clock", f"It says {now}, before this program was built.", do)
    if newest > now_s + AHEAD_S:
        by = in_words(newest - now_s)
        return Finding("Clock", f"It says {now}; the newest data are {by} ahead of it.", do)
    if look.is_clock_set is False:
        return Finding("Clock", f"It says {now}, and the network does not set it.", do)
    by_whom = ", set by the network" if look.is_clock_set else ""
    return Finding("Clock", f"It says {now}{by_whom}.")


def keyboard(look: Look) -> Finding:
    """Whether the keyboard is as it was when the machine was last looked over."""
    if not look.layout:
        return Finding("Keyboard", "Its layout could not be read on this system.")
    said = f"The layout is {look.layout}."
    if look.layout_before and look.layout_before != look.layout:
        before = f"The layout is {look.layout}; it was {look.layout_before} before."
        return Finding("Keyboard", before, "Change it back, or go on if this is meant.")
    return Finding("Keyboard", said)


def newest_s(data: Path) -> float:
    """When the newest file in a data folder was written, in s since 1970; 0 for none."""
    return max(_times(data), default=0.0)


def _times(data: Path) -> Iterable[float]:
    with suppress(OSError), os.scandir(data) as files:
        for file in files:
            with suppress(OSError):
                if file.is_file():
                    yield file.stat().st_mtime


def _built() -> date:
    """When the program was built, as well as it knows."""
    with suppress(ValueError, TypeError):
        return date.fromisoformat(str(edition().built)[:10])
    return date(2026, 1, 1)
