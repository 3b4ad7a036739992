"""The checks of a computer before its first participant, each with what to do now.

The state of the computer is read by the program that has its windows
(`gui/kiosk/preflight.py`) and by `system/platform_settings.py`.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.core.message import join, message
from turingdesk.system.clock import in_words
from turingdesk.system.disk import size
from turingdesk.system.edition import edition
from turingdesk.system.os_errors import explain_os_error

LEAST = (1024, 768)  #: logical px in which every page fits
LEAST_FREE = 1 << 30  #: bytes
AHEAD_S = 120.0  #: by which another machine's clock may be ahead of this one's
EXIT_KEYS = message("Ctrl+Shift+Q")  #: end or pause a session
_NB = "\u00a0"  #: a space at which no line is broken
SCREEN = message("Screen")
SLEEP = message("Sleep")
KEYS = message("Keys")
DISK = message("Disk")
CLOCK = message("Clock")
KEYBOARD = message("Keyboard")
TEXTS = message("Texts")
WAY_OUT = message("Exit")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    what: str  #: in a word or two, such as "Disk"
    text: str  #: what it is like
    do: str = ""  #: what to do now; empty if all is well
    stops: bool = False  #: whether no participant may start before it is done

    @property
    def is_well(self) -> bool:
        """True if nothing has to be done."""
        return not self.do


@dataclass(frozen=True, slots=True)
class MachineState:
    """The state of the machine, read before anything is said of it."""

    screen: str  #: what it is remembered by
    width: int  #: logical px
    height: int
    scale: float
    refresh_hz: float
    width_mm: float
    height_mm: float
    dark_after_s: float | None
    held_by: tuple[str, ...]  #: what contains the screen saver off
    keys_kept: bool  #: whether this platform lets the kiosk keep Alt+Tab
    is_clock_set: bool | None
    layout: str  #: of the keyboard; empty where not known
    layout_before: str = ""  #: when the machine was last looked over


def findings(
    machine: MachineState, data: Path, pilot_only: Sequence[Problem] = ()
) -> list[Finding]:
    """Everything that is said before a session, in the order of the page.

    Args:
        machine: What was read of the machine.
        data: The data folder.
        pilot_only: Problems of the study that keep participants from taking part.
    """
    return [
        *texts(pilot_only),
        screen(machine),
        sleep(machine),
        keys(machine),
        disk(data),
        clock(machine, newest_s(data), time.time()),
        keyboard(machine),
        way_out(),
    ]


def texts(pilot_only: Sequence[Problem]) -> Iterator[Finding]:
    """The texts that have to be written before a participant can start; nothing if all are."""
    for problem in pilot_only:
        yield Finding(TEXTS, join(": ", (problem.place, problem.message)), problem.fix, True)


def way_out() -> Finding:
    """The experimenter's way out of a session, which nothing on its screen tells."""
    text = message(
        "{keys} on the participant's keyboard pauses or ends a session, and closes the final "
        "screen.",
        keys=EXIT_KEYS,
    )
    return Finding(WAY_OUT, text)


def screen(machine: MachineState) -> Finding:
    """The finding on the screen: does every page fit on it?"""
    real = round(machine.width * machine.scale), round(machine.height * machine.scale)
    about = _about_screen(machine, real)
    if machine.width >= LEAST[0] and machine.height >= LEAST[1]:
        return Finding(SCREEN, about)
    most = min(real[0] / LEAST[0], real[1] / LEAST[1])
    needed = message("Pages need {size}; text is cut off on this screen.", size=_by(*LEAST))
    if most >= 1:
        screen_size = _by(machine.width, machine.height)
        room = message("At this scaling, the screen only has {size}.", size=screen_size)
        # Rounded down to a quarter, as systems offer scaling in steps of 25%.
        percent = _percent(int(most * 4) * 25)
        do = message("Set the scaling to {percent} in the system's settings.", percent=percent)
        return Finding(SCREEN, join(" ", (about, room)), join(" ", (needed, do)))
    larger = message("Choose a larger screen or resolution.")
    return Finding(SCREEN, about, join(" ", (needed, larger)))


def sleep(machine: MachineState) -> Finding:
    """The finding on sleep: does the screen go dark while a participant reads?"""
    after = machine.dark_after_s
    if after is None:
        about = message("This system doesn't report when the screen turns off.")
    elif after == 0:
        about = message("The screen never turns off.")
    else:
        about = message(
            "The screen turns off or the computer sleeps after {time}.", time=in_words(after)
        )
    if machine.held_by:
        sleep_note = message("TuringDesk prevents this during sessions.")
        return Finding(SLEEP, join(" ", (about, sleep_note)))
    if after == 0:
        return Finding(SLEEP, about)
    do = message(
        "TuringDesk can't prevent this. Turn off the screen saver and sleep in the system's "
        "settings."
    )
    return Finding(SLEEP, about, do)


def keys(machine: MachineState) -> Finding:
    """The finding on keys: can participants switch to other programs?"""
    if machine.keys_kept:
        return Finding(KEYS, message("Alt+Tab and similar shortcuts are blocked."))
    return Finding(
        KEYS,
        message("On this system, the kiosk can't block Alt+Tab and similar shortcuts."),
        message(
            "Close other programs, or run the kiosk in a user account without any. On Linux, "
            "choose an X11 session at login."
        ),
    )


def disk(data: Path) -> Finding:
    """The finding on the disk: does the folder have room for a day's sessions and take them?"""
    # Before the first session, the folder itself may not have been made yet.
    there = next((folder for folder in (data, *data.parents) if folder.exists()), data)
    try:
        free = shutil.disk_usage(there).free
    except OSError as problem:
        why = explain_os_error(problem).happened
        out_of_reach = message("{folder} is not available. {why}", folder=data, why=why)
        do = message("Reconnect the disk or share, or choose another data folder.")
        return Finding(DISK, out_of_reach, do)
    if not os.access(there, os.W_OK):
        shut = message("TuringDesk can't write to {folder}.", folder=there)
        return Finding(DISK, shut, message("Give this user permission to write to it."))
    return room(free, data.name)


def room(free: int, folder: str) -> Finding:
    """The finding on free space: are so many bytes enough for a folder?"""
    space = message("{size} of free space for {folder}.", size=size(free), folder=folder)
    if free < LEAST_FREE:
        least = size(LEAST_FREE)
        do = message("Free some space. At least {size} should be free.", size=least)
        return Finding(DISK, space, do)
    return Finding(DISK, space)


def clock(machine: MachineState, newest: float, now_s: float) -> Finding:
    """The finding on the clock: can the time of day be correct?

    Args:
        machine: What was read.
        newest: When the newest file in the data folder was written, in s since 1970.
        now_s: The time of day now.
    """
    now = time.strftime("%Y-%m-%d %H:%M", time.localtime(now_s))
    do = message(
        "In the system's settings, set the date and time, and turn on automatic network time."
    )
    # A clock whose battery is empty starts in the past.
    if date.fromtimestamp(now_s) < _built():
        return Finding(
            CLOCK,
            message(
                "The clock shows {now}, which is before this version of TuringDesk was built.",
                now=now,
            ),
            do,
        )
    if newest > now_s + AHEAD_S:
        ahead = in_words(newest - now_s)
        text = message(
            "The clock shows {now}; the newest data are {time} ahead.", now=now, time=ahead
        )
        return Finding(CLOCK, text, do)
    # None means that the system doesn't tell.
    if machine.is_clock_set is False:
        text = message("Clock not synchronized ({now}).", now=now)
        return Finding(CLOCK, text, do)
    if machine.is_clock_set:
        return Finding(CLOCK, message("Clock synchronized ({now}).", now=now))
    return Finding(CLOCK, message("The clock shows {now}.", now=now))


def keyboard(machine: MachineState) -> Finding:
    """The finding on the keyboard: is it as when the machine was last looked over?"""
    now, before = machine.layout.upper(), machine.layout_before.upper()
    if not now:
        return Finding(KEYBOARD, message("This system doesn't report the keyboard layout."))
    if before and before != now:
        text = message(
            "Keyboard layout changed from {before} to {layout}.", before=before, layout=now
        )
        do = message("Change it back, or continue if you want this layout.")
        return Finding(KEYBOARD, text, do)
    return Finding(KEYBOARD, message("Keyboard layout: {layout}", layout=now))


def newest_s(data: Path) -> float:
    """When the newest file in a data folder was written, in s since 1970; 0 for none."""
    return max(_times(data), default=0.0)


def _about_screen(machine: MachineState, real: tuple[int, int]) -> str:
    values = {
        "screen": machine.screen,
        "pixels": _by(*real),
        "percent": _percent(round(machine.scale * 100)),
        "rate": message("{hz:.4g}\u00a0Hz", hz=machine.refresh_hz),
    }
    if machine.width_mm <= 0 or machine.height_mm <= 0:
        return message("{screen}: {pixels} at {percent}, {rate}.", **values)
    size = f"{_by(round(machine.width_mm), round(machine.height_mm))}{_NB}mm"
    return message("{screen}: {pixels} at {percent}, {rate}, {size}.", **values, size=size)


def _by(width: int, height: int) -> str:
    return f"{width}{_NB}\u00d7{_NB}{height}"


def _percent(number: int) -> str:
    return message("{number}%", number=number)  # some languages have a space before the sign


def _times(data: Path) -> Iterable[float]:
    with suppress(OSError), os.scandir(data) as files:
        for file in files:
            # A file can be gone between the listing and the look at it.
            with suppress(OSError):
                if file.is_file():
                    yield file.stat().st_mtime


def _built() -> date:
    """When the program was built, as well as it knows."""
    with suppress(ValueError, TypeError):
        return date.fromisoformat(str(edition().built)[:10])
    return date(2026, 1, 1)
