"""The settings of this user on this machine: one small JSON file in the config folder."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from turingdesk.system import paths
from turingdesk.system.disk import write_whole

_MOST_RECENT = 12
MOST_PORT = 65_535
MOST_MINUTES = 240  #: before the desk locks
TEXT_PERCENTS = (100, 125, 150, 175, 200)  #: sizes of letters that can be chosen
MOTIONS = ("", "reduced", "full")


def _this_kiosk() -> str:
    """The machine's own name, without its domain."""
    return platform.node().partition(".")[0] or "kiosk"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings that the desk remembers. A change is a new value: `replace`, then `save`."""

    recent: tuple[Path, ...] = ()  #: studies opened last, newest first
    data: Path = field(default_factory=paths.default_data)  #: the data folder
    kiosk: str = field(default_factory=_this_kiosk)  #: what this machine is called in the data
    screen: str = ""  #: the participant's screen, as gui.display knows it; empty for none yet
    theme: str = ""  #: by name, or "system" for the platform's; empty for the usual one
    text_percent: int = 100  #: the size of letters, one of TEXT_PERCENTS
    motion: str = ""  #: "reduced" or "full"; empty for as the system
    toured: bool = False  #: the first-run tour was seen
    language: str = ""  #: of the program's own texts; empty for the system's
    #: of the host that the desk starts: what isn't as usual in its `HostSettings`, by name
    host: Mapping[str, Any] = field(default_factory=dict)
    plugins: bool = False  #: whether plugins in the folder beside the program are loaded
    lock_after_min: int = 10  #: the desk locks after so long without a key or mouse; 0 never

    @classmethod
    def load(cls) -> Settings:
        """The settings kept last; the usual ones where there are none that can be read."""
        try:
            values = json.loads(_file().read_bytes())
        except (OSError, ValueError):
            return cls()
        return _read(values) if isinstance(values, dict) else cls()

    def save(self) -> None:
        """Write them down, whole or not at all.

        Raises:
            OSError: The config folder cannot be written.
        """
        # Paths have no type in JSON, so they are written as text.
        text = json.dumps(asdict(self), indent=2, ensure_ascii=False, default=str)
        write_whole(_file(), f"{text}\n".encode(), mode=0o600)

    def save_changes(self, before: Settings) -> None:
        """Write down what changed; what another desk of this user changed meanwhile stays.

        Args:
            before: The settings as this desk knew them.

        Raises:
            OSError: The config folder cannot be written.
        """
        if not _file().exists():
            self.save()
            return
        names = [f.name for f in fields(self)]
        changed = {n: getattr(self, n) for n in names if getattr(self, n) != getattr(before, n)}
        saved = Settings.load()
        if "recent" in changed:
            new = [path for path in saved.recent if path not in before.recent + self.recent]
            changed["recent"] = (*self.recent, *new)[:_MOST_RECENT]
        replace(saved, **changed).save()

    def with_recent(self, study: Path) -> Settings:
        """The same with a study at the top of the recent ones."""
        path = study.absolute()
        others = [other for other in self.recent if other != path]
        return replace(self, recent=(path, *others)[:_MOST_RECENT])

    def without_recent(self, study: Path) -> Settings:
        """The same settings without a study among the recent ones."""
        return replace(self, recent=tuple(p for p in self.recent if p != study.absolute()))


def nearest_percent(value: object) -> int:
    """The size of letters that comes closest to a wish; the usual one for what is none.

    >>> nearest_percent(150), nearest_percent(1000), nearest_percent("large")
    (150, 200, 100)
    """
    # In Python True is a number, and a file may contain it.
    if isinstance(value, bool) or not isinstance(value, int | float):
        return TEXT_PERCENTS[0]
    return min(TEXT_PERCENTS, key=lambda percent: abs(percent - value))


def _file() -> Path:
    return paths.config() / "settings.json"


def _read(values: Mapping[str, Any]) -> Settings:
    """Settings from what a file contains; what is of the wrong kind is as if it was not there."""
    defaults = Settings()
    recent = values.get("recent")
    texts = {
        name: value
        for name in ("kiosk", "screen", "theme", "language", "motion")
        if isinstance(value := values.get(name), str)
        and (value or name != "kiosk")
        and (name != "motion" or value in MOTIONS)
    }
    data = values.get("data")
    minutes = values.get("lock_after_min")
    return replace(
        defaults,
        recent=tuple(Path(p) for p in recent if isinstance(p, str))[:_MOST_RECENT]
        if isinstance(recent, list)
        else (),
        data=Path(data) if isinstance(data, str) and data else defaults.data,
        toured=values.get("toured") is True,
        plugins=values.get("plugins") is True,
        lock_after_min=minutes
        if type(minutes) is int and 0 <= minutes <= MOST_MINUTES
        else defaults.lock_after_min,
        text_percent=nearest_percent(values.get("text_percent")),
        host=_host(values),
        **texts,
    )


def _host(values: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of the host, which older files have beside the others."""
    if isinstance(values.get("host"), dict):
        return dict(values["host"])
    address = values.get("web_address")
    before = {"port": values.get("port"), "web_port": values.get("web_port")}
    before["address"] = [address] if address and isinstance(address, str) else None
    return {name: value for name, value in before.items() if value}
