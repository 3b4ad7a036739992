"""The looks at a machine, each a sentence and, where needed, what to do."""

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
from turingdesk.gui.desk.studies.problem_list import place
from turingdesk.gui.kiosk.exit_dialog import CHORD
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.system.clock import in_words
from turingdesk.system.disk import size
from turingdesk.system.edition import edition

LEAST = (1024, 768)  #: logical px in which every page fits
LEAST_FREE = 1 << 30  #: bytes
AHEAD_S = 120.0  #: by which another machine's clock may be ahead of this one's
_NB = "\u00a0"  #: a space at which no line is broken
SCREEN = tr_noop("Desk", "Screen", "part of the computer")
SLEEP = tr_noop("Desk", "Sleep", "part of the computer")
KEYS = tr_noop("Desk", "Keys", "part of the computer")
DISK = tr_noop("Desk", "Disk", "part of the computer")
CLOCK = tr_noop("Desk", "Clock", "part of the computer")
KEYBOARD = tr_noop("Desk", "Keyboard", "part of the computer")
TEXTS = tr_noop("Desk", "Texts", "of a study")
WAY_OUT = tr_noop("Desk", "Way out", "of a session, for the experimenter")
NOTE = "part of the computer"
NOTES = {TEXTS: "of a study", WAY_OUT: "of a session, for the experimenter"}  #: others than NOTE


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str  #: in a word or two, e.g. "Disk"; in English, as it is remembered
    said: str  #: what it is like, in the language of the desk
    do: str = ""  #: what to do now; empty where all is well
    stops: bool = False  #: whether no participant may start before it is done

    @property
    def is_well(self) -> bool:
        """Whether nothing has to be done."""
        return not self.do


@dataclass(frozen=True, slots=True)
class MachineState:
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


def findings(look: MachineState, data: Path, pilot_only: Sequence[Problem] = ()) -> list[Finding]:
    """Everything that is said before a session, in the order of the page.

    Args:
        look: What was read of the machine.
        data: The data folder.
        pilot_only: Problems of the study that keep participants from taking part.
    """
    return [
        *texts(pilot_only),
        screen(look),
        sleep(look),
        keys(look),
        disk(data),
        clock(look, newest_s(data), time.time()),
        keyboard(look),
        way_out(),
    ]


def texts(pilot_only: Sequence[Problem]) -> Iterator[Finding]:
    """What has to be written before a participant can start; nothing where all is."""
    for problem in pilot_only:
        yield Finding(
            TEXTS,
            f"{place(problem)}: {translate_message(problem.message)}",
            translate_message(problem.fix),
            True,
        )


def way_out() -> Finding:
    """How the experimenter leaves a session, which nothing on its screen tells."""
    text = tr(
        "Desk",
        "{keys} on the participant's keyboard pauses or ends the session, and leaves the "
        "closing screen after it.",
    )
    return Finding(WAY_OUT, text.format(keys=CHORD))


def screen(look: MachineState) -> Finding:
    """Whether every page fits on it."""
    real = round(look.width * look.scale), round(look.height * look.scale)
    like = _screen_in_words(look, real)
    if look.width >= LEAST[0] and look.height >= LEAST[1]:
        return Finding(SCREEN, like)
    most = min(real[0] / LEAST[0], real[1] / LEAST[1])
    needed = tr("Desk", "Pages need {size}; here text is cut.").format(size=_by(*LEAST))
    if most >= 1:
        room = tr("Desk", "The scaling leaves room for {size} only.")
        do = tr("Desk", "Set the scaling to {percent} in the system's settings.")
        return Finding(
            SCREEN,
            f"{like} {room.format(size=_by(look.width, look.height))}",
            f"{needed} {do.format(percent=_percent(int(most * 4) * 25))}",
        )
    larger = tr("Desk", "Choose a larger screen or resolution.")
    return Finding(SCREEN, like, f"{needed} {larger}")


def sleep(look: MachineState) -> Finding:
    """Whether the screen goes dark under a participant who reads."""
    after = look.dark_after_s
    if after is None:
        like = tr("Desk", "When the screen goes dark could not be read on this system.")
    elif after == 0:
        like = tr("Desk", "The screen never goes dark.")
    else:
        like = tr("Desk", "The screen goes dark or the machine sleeps after {time}.")
        like = like.format(time=translate_message(in_words(after)))
    if look.held_by:
        held = tr("Desk", "It is held off while a session runs.")
        return Finding(SLEEP, f"{like} {held}")
    if after == 0:
        return Finding(SLEEP, like)
    do = tr(
        "Desk",
        "It cannot be held off here. Turn screen saver and sleep off in the system's settings.",
    )
    return Finding(SLEEP, like, do)


def keys(look: MachineState) -> Finding:
    """Whether participants can switch to other programs."""
    if look.keys_kept:
        return Finding(KEYS, tr("Desk", "Alt+Tab and its kin stay in the kiosk."))
    return Finding(
        KEYS,
        tr("Desk", "This system does not let the kiosk keep Alt+Tab and its kin."),
        tr(
            "Desk",
            "Close other programs, or run the kiosk in an account that has no others. On Linux, "
            "choose an X11 session at login.",
        ),
    )


def disk(data: Path) -> Finding:
    """Whether there is room for the sessions of a day, and the folder takes them."""
    there = next((one for one in (data, *data.parents) if one.exists()), data)
    try:
        free = shutil.disk_usage(there).free
    except OSError as problem:
        like = tr("Desk", "{folder} is out of reach ({why}).")
        do = tr("Desk", "Reconnect the disk or share, or choose another data folder.")
        return Finding(DISK, like.format(folder=data, why=problem.strerror or problem), do)
    if not os.access(there, os.W_OK):
        like = tr("Desk", "{folder} cannot be written.").format(folder=there)
        return Finding(DISK, like, tr("Desk", "Give this user the right to write there."))
    return room(free, data.name)


def room(free: int, folder: str) -> Finding:
    """Whether so many bytes are enough for a folder."""
    like = tr("Desk", "{size} are free for {folder}.")
    like = like.format(size=translate_message(size(free)), folder=folder)
    if free < LEAST_FREE:
        do = tr("Desk", "Make room: at least {size} should be free.")
        return Finding(DISK, like, do.format(size=translate_message(size(LEAST_FREE))))
    return Finding(DISK, like)


def clock(look: MachineState, newest: float, now_s: float) -> Finding:
    """Whether the time of day can be right.

    Args:
        look: What was read.
        newest: When the newest file in the data folder was written, in s since 1970.
        now_s: The time of day now.
    """
    now = time.strftime("%Y-%m-%d %H:%M", time.localtime(now_s))
    do = tr("Desk", "Set date and time in the system's settings, and let the network set them.")
    if date.fromtimestamp(now_s) < _built():
        like = tr("Desk", "It says {now}, before this program was built.")
        return Finding(CLOCK, like.format(now=now), do)
    if newest > now_s + AHEAD_S:
        like = tr("Desk", "It says {now}; the newest data are {time} ahead of it.")
        return Finding(
            CLOCK, like.format(now=now, time=translate_message(in_words(newest - now_s))), do
        )
    if look.is_clock_set is False:
        like = tr("Desk", "It says {now}, and the network does not set it.")
        return Finding(CLOCK, like.format(now=now), do)
    if look.is_clock_set:
        return Finding(CLOCK, tr("Desk", "It says {now}, set by the network.").format(now=now))
    return Finding(CLOCK, tr("Desk", "It says {now}.").format(now=now))


def keyboard(look: MachineState) -> Finding:
    """Whether the keyboard is as it was when the machine was last looked over."""
    if not look.layout:
        return Finding(KEYBOARD, tr("Desk", "Its layout could not be read on this system."))
    if look.layout_before and look.layout_before != look.layout:
        like = tr("Desk", "Keyboard layout changed from {before} to {layout}.")
        do = tr("Desk", "Change it back, or continue if this is intended.")
        now, before = look.layout.upper(), look.layout_before.upper()
        return Finding(KEYBOARD, like.format(layout=now, before=before), do)
    like = tr("Desk", "Keyboard layout: {layout}")
    return Finding(KEYBOARD, like.format(layout=look.layout.upper()))


def newest_s(data: Path) -> float:
    """When the newest file in a data folder was written, in s since 1970; 0 for none."""
    return max(_times(data), default=0.0)


def _screen_in_words(look: MachineState, real: tuple[int, int]) -> str:
    if look.width_mm > 0 and look.height_mm > 0:
        text = tr("Desk", "{screen}: {pixels} at {percent}, {rate}, {size}.")
    else:
        text = tr("Desk", "{screen}: {pixels} at {percent}, {rate}.")
    return text.format(
        screen=look.screen,
        pixels=_by(*real),
        percent=_percent(round(look.scale * 100)),
        rate=f"{program().number(float(f'{look.refresh_hz:.4g}'))}{_NB}Hz",
        size=f"{_by(round(look.width_mm), round(look.height_mm))}{_NB}mm",
    )


def _by(width: int, height: int) -> str:
    return f"{width}{_NB}\u00d7{_NB}{height}"


def _percent(number: int) -> str:
    return f"{number}{_NB}%"


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
