"""What a look at the machine found: one line of the pre-flight page."""

from __future__ import annotations

from dataclasses import dataclass


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
