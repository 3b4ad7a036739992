"""Where things are: the user's folders as the platform has them, and what ships with TuringDesk.

Nothing here creates a folder; who writes there does.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "turingdesk"


def config() -> Path:
    """The folder of this user's settings."""
    if sys.platform == "win32":
        return _windows("APPDATA", "Roaming") / "TuringDesk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "TuringDesk"
    return _xdg("XDG_CONFIG_HOME", ".config") / NAME


def cache() -> Path:
    """The folder of what can be made again at any time, such as unpacked study packages."""
    if sys.platform == "win32":
        return _windows("LOCALAPPDATA", "Local") / "TuringDesk" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "TuringDesk"
    return _xdg("XDG_CACHE_HOME", ".cache") / NAME


def logs() -> Path:
    """The folder of reports on what went wrong."""
    if sys.platform == "win32":
        return _windows("LOCALAPPDATA", "Local") / "TuringDesk" / "Logs"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Logs" / "TuringDesk"
    return _xdg("XDG_STATE_HOME", ".local/state") / NAME


def demo_data() -> Path:
    """The data folder of the demonstration, apart from that of real studies."""
    return Path.home() / "TuringDesk" / "demo-data"


def default_data() -> Path:
    """The data folder as long as the user has chosen no other: in sight, in their home."""
    return Path.home() / "TuringDesk" / "data"


def root() -> Path:
    """The folder that contains `resources`, `studies` and `stimuli`.

    That is the checkout, or where a bundled program keeps its files.
    """
    # PyInstaller sets it in the programs that it builds.
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def resources() -> Path:
    """Style sheet, icons, fonts and templates of new studies."""
    return root() / "resources"


def plugin_folder() -> Path | None:
    """Where plugins are beside a bundled program, if someone made the folder; None from source.

    From source, plugins are installed with pip.
    """
    folder = Path(sys.executable).parent / "plugins"
    return folder if hasattr(sys, "_MEIPASS") and folder.is_dir() else None


def licences() -> Path:
    """The licenses of all parts in a bundled program; in a checkout, of its own parts."""
    bundled = root() / "licences"
    return bundled if bundled.is_dir() else resources() / "licences"


def stimuli() -> Path:
    """Pictures and other media that the shipped studies share."""
    return root() / "stimuli"


def demo_study() -> Path:
    """The package of the study that comes with TuringDesk."""
    return root() / "studies" / "demo"


def _xdg(variable: str, otherwise: str) -> Path:
    """A folder of the XDG specification, which has relative values ignored."""
    # An empty value counts as unset (XDG Base Directory Specification); as a path it is relative.
    folder = Path(os.environ.get(variable, ""))
    return folder if folder.is_absolute() else Path.home() / otherwise


def _windows(variable: str, otherwise: str) -> Path:
    folder = os.environ.get(variable)
    return Path(folder) if folder else Path.home() / "AppData" / otherwise
