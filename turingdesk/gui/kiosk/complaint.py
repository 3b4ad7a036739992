"""What a kiosk cannot hold off: in English in the journal, in the desk's language on screen."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.gui.translation import tr

NOTE = "by the system"  #: beside the names of ways and their refusals


@dataclass(frozen=True, slots=True)
class FailedWay:
    """A way that is not there."""

    way: str  #: its name
    why: str

    def __str__(self) -> str:
        return f"{self.way}: {self.why}"

    @property
    def said(self) -> str:
        """The same in the language of the desk; what the system says stays as it is."""
        return f"{tr('Desk', self.way, NOTE)}: {tr('Desk', self.why, NOTE)}"


@dataclass(frozen=True, slots=True)
class Complaint:
    """A text of the source, with `{why}` where the refusals of all ways stand.

    It is false where there is nothing to complain of.
    """

    text: str = ""
    refusals: tuple[FailedWay, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.text)

    def __str__(self) -> str:
        return self.text.format(why="; ".join(map(str, self.refusals)))

    @property
    def said(self) -> str:
        """The same in the language of the desk."""
        text = tr("Desk", self.text) if self.text else ""
        return text.format(why="; ".join(one.said for one in self.refusals))
