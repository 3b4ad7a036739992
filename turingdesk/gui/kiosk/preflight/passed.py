"""When this machine was last looked over, what was said then, and its keyboard."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from turingdesk.gui.kiosk.preflight.finding import Finding
from turingdesk.system import paths


@dataclass(frozen=True, slots=True)
class Passed:
    """One look that somebody went on from."""

    day: str = ""  #: ISO 8601, local
    screen: str = ""  #: what it is remembered by
    layout: str = ""  #: of the keyboard
    accepted: tuple[str, ...] = ()  #: what was not well, and was gone on with

    @classmethod
    def last(cls) -> Passed:
        """The last one; an empty one where there is none that can be read."""
        try:
            told = json.loads((paths.config() / _FILE).read_bytes())
            texts = {name: str(told[name]) for name in ("day", "screen", "layout")}
            return cls(**texts, accepted=tuple(map(str, told["accepted"])))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def keep(self) -> None:
        """Write it down; a folder that refuses only means that the next look is shown again."""
        with suppress(OSError):
            paths.config().mkdir(parents=True, exist_ok=True)
            told: dict[str, Any] = asdict(self)
            (paths.config() / _FILE).write_text(json.dumps(told, indent=2), encoding="utf-8")

    def is_due(self, screen: str, found: Sequence[Finding], today: date | None = None) -> bool:
        """Whether the page has to be shown.

        It is before the first session of a day, on another screen, for whatever is not
        well and was not so before, and for what no participant may start with.
        """
        if any(one.stops for one in found):
            return True
        now = (today or date.today()).isoformat()
        wrong = {one.what for one in found if not one.is_well}
        return (self.day, self.screen) != (now, screen) or not wrong <= set(self.accepted)


_FILE = "preflight.json"


def pass_on(screen: str, layout: str, found: Sequence[Finding], today: date | None = None) -> None:
    """Somebody read the page and went on."""
    wrong = tuple(one.what for one in found if not one.is_well)
    Passed((today or date.today()).isoformat(), screen, layout, wrong).keep()
