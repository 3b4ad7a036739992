"""Screens as people and the settings know them: by maker, model and serial number.

A screen's place in the list changes with every cable; its serial number does not.
If a screen reports no serial number, its connector identifies it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from PySide6.QtGui import QGuiApplication, QScreen

from turingdesk.gui.theme import look
from turingdesk.gui.translation import tr

TIMES = "\u00d7"


def identity(screen: QScreen, among: Sequence[QScreen] | None = None) -> str:
    """A description to remember a screen by, such as "Dell U2720Q, serial 8XK3L".

    Args:
        screen: Which.
        among: All screens; two that report the same are distinguished by their connectors.
    """
    screens = [*_screens(among)]
    description, placed = _description(screen), _with_connector(screen)
    # Cheap screens report no serial number, or all of one batch report the same.
    if (
        screen.serialNumber().strip()
        and [_description(other) for other in screens].count(description) <= 1
    ):
        return description
    if placed and [_with_connector(other) for other in screens].count(placed) <= 1:
        return placed
    return f"{placed or 'screen'} {screens.index(screen) + 1}"


def find(identifier: str, among: Sequence[QScreen] | None = None) -> QScreen | None:
    """The screen that is meant; None if it is not connected, or nothing is meant.

    Args:
        identifier: What `identity` said, a serial number, or the name of a plug such as HDMI-1.
        among: The screens that are there.
    """
    screens = _screens(among)
    # Settings of earlier versions named screens by serial number or connector alone.
    ways = (
        lambda screen: identity(screen, screens),
        lambda screen: screen.serialNumber().strip(),
        lambda screen: screen.name(),
    )
    for way in ways:
        for screen in screens:
            if identifier and way(screen) == identifier:
                return screen
    return None


def title(screen: QScreen, number: int) -> str:
    """A screen as the experimenter knows it: number, name, size in real pixels."""
    width, height = pixels(screen)
    name, plug = _product(screen), screen.name()
    screen_name = f"{name} ({plug})" if name and plug else plug or name or tr("Desk", "screen")
    line = "{number}: {screen}, {width} {times} {height}"
    if screen == QGuiApplication.primaryScreen():
        line = tr("Desk", "{number}: {screen}, {width} {times} {height} (main)")
    return line.format(number=number, screen=screen_name, width=width, times=TIMES, height=height)


def pixels(screen: QScreen) -> tuple[int, int]:
    """Width and height in the screen's own pixels."""
    size, ratio = screen.size(), screen.devicePixelRatio()
    return round(size.width() * ratio), round(size.height() * ratio)


def facts(screen: QScreen) -> dict[str, object]:
    """The facts about a screen in the first line of a session.

    Width and height are in logical pixels, of which `scale` real ones are side by side;
    `width_mm` and `height_mm` are what the screen says of its size, 0 if it says nothing;
    `theme` and `text_percent` are how the program looks on it.
    """
    size, real = screen.size(), screen.physicalSize()
    # Projectors and virtual screens report no size, or one of 0 mm.
    has_size = real.isValid()
    return {
        "name": screen.name(),
        "manufacturer": screen.manufacturer().strip(),
        "model": screen.model().strip(),
        "serial": screen.serialNumber().strip(),
        "width": size.width(),
        "height": size.height(),
        "scale": round(screen.devicePixelRatio(), 3),
        "refresh_hz": round(screen.refreshRate(), 3),
        "width_mm": round(real.width(), 1) if has_size else 0.0,
        "height_mm": round(real.height(), 1) if has_size else 0.0,
        **asdict(look()),
    }


def _product(screen: QScreen) -> str:
    """Maker and model; a model that begins with its maker says so once."""
    maker, model = screen.manufacturer().strip(), screen.model().strip()
    if maker and model.casefold().startswith(maker.casefold()):
        maker = ""
    return " ".join(part for part in (maker, model) if part)


def _description(screen: QScreen) -> str:
    """The screen's own description."""
    serial = screen.serialNumber().strip()
    return ", serial ".join(part for part in (_product(screen), serial) if part)


def _with_connector(screen: QScreen) -> str:
    """The screen's own description, and its connector."""
    return " at ".join(part for part in (_description(screen), screen.name()) if part)


def _screens(among: Sequence[QScreen] | None) -> Sequence[QScreen]:
    return QGuiApplication.screens() if among is None else among
