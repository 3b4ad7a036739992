"""What the desk computes from."""

from turingdesk.presenters.preflight import MachineState

#: A machine on which nothing is to be mended.
GOOD = MachineState(
    screen="Dell U2720Q, serial 8XK3L",
    width=1920,
    height=1080,
    scale=2.0,
    refresh_hz=59.951,
    width_mm=597.0,
    height_mm=336.0,
    dark_after_s=300.0,
    held_by=("the desktop's screen saver",),
    keys_kept=True,
    is_clock_set=True,
    layout="de",
)
