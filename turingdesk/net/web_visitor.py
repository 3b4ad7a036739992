"""Visitors with a browser: whether they get in, to what, and what they get at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from turingdesk.core.errors import BadStudy, Problem, TuringDeskError
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Kind, Role
from turingdesk.core.study import WebLinks
from turingdesk.core.task import TASKS
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.voice import Voice
from turingdesk.study.schema import FILE

if TYPE_CHECKING:
    from turingdesk.net.host_part import HostParts
    from turingdesk.study.package import Package

CLIENT = "browser"
TOOK_PART = participant_message("You have already taken part in this study with this link.")
NOT_CONTINUED = participant_message(
    "This study can't be continued after an interruption. Your answers so far are saved."
)
NOT_OPEN = participant_message("This study isn't open at the moment. Please try again later.")
NO_BROWSER = participant_message("This study can't be done in a browser.")
TELL = participant_message("If you have questions, please contact the people who invited you.")
_CODE = participant_message("Your completion code")
_BACK = participant_message("Continue")


class TurnedAway(TuringDeskError):
    """A browser that isn't admitted gets a calm explanation."""


class TookPart(TurnedAway):
    """Someone returns after completing their session.

    Args:
        is_complete: Whether they completed it.
    """

    def __init__(self, *, is_complete: bool) -> None:
        self.is_complete = is_complete
        super().__init__(TOOK_PART)


@dataclass(frozen=True, slots=True)
class Visitor:
    """A visitor and the study they may enter."""

    package: Package
    data: Path  #: the data folder
    participant: str  #: the code
    pilot: bool = False
    again: bool = False  #: whether a completed session is followed by another one
    kiosk: str = CLIENT  #: the name in the column `kiosk`
    parameters: Mapping[str, str] = field(default_factory=dict, repr=False)
    #: of the link, such as PROLIFIC_PID; personal

    @property
    def seat(self) -> tuple[str, str, bool]:
        """The key that is the same for all pages of one participant in one study."""
        # P-1 and p-1 are one person, as in data folders.
        return (self.package.study.id, self.participant.casefold(), self.pilot)

    @property
    def folder(self) -> Path:
        """Where the journals are."""
        return self.data / PILOT if self.pilot else self.data


def completion_json(
    links: WebLinks, parameters: Mapping[str, str], voice: Voice
) -> dict[str, Any]:
    """The proof of completion for a service, and the way back to it.

    Args:
        links: Of the study.
        parameters: Of the participant's link.
        voice: The participant's language.
    """
    completion: dict[str, Any] = {}
    if links.completion_code:
        completion |= {"code": links.completion_code, "code_title": voice.say(_CODE)}
    if links.redirect:
        completion |= {"redirect": filled_redirect(links, parameters), "back": voice.say(_BACK)}
    return completion


def filled_redirect(links: WebLinks, parameters: Mapping[str, str]) -> str:
    """The address after the study, with the values of the link's parameters.

    >>> links = WebLinks(("code",), "", "https://example.org/?c={code}")
    >>> filled_redirect(links, {"code": "a&b"}), filled_redirect(links, {})
    ('https://example.org/?c=a%26b', 'https://example.org/?c=')
    """
    address = links.redirect
    for name in links.parameters:
        # Quoted whole: a value with & or # would end the parameter, or add another one.
        address = address.replace(f"{{{name}}}", quote(parameters.get(name, ""), safe=""))
    return address


def refuse_browsers(package: Package, parts: HostParts | None = None) -> None:
    """Do nothing where browsers can do all of a study.

    Args:
        package: The study.
        parts: Of the host, which have seats where people meet; None if there are none.

    Raises:
        BadStudy: They can't; contains what.
    """
    blocks = package.study.blocks
    outside = [block for block in blocks if not in_browser(block.task, parts)]
    if outside:
        what = message("Browsers can't do the block {block} ({task}).")
        fix = message("Have participants do this study at kiosks.")
        raise BadStudy(
            *(
                Problem(what.format(block=outside_block.id, task=outside_block.task), fix, FILE)
                for outside_block in outside
            )
        )


class _Unknown:
    """In place of a content, where only the kinds of its questions matter."""

    def __getattr__(self, name: str) -> str:
        return ""


def in_browser(task: str, parts: HostParts | None = None) -> bool:
    """True if a task can be done in a browser: what records people can't.

    Args:
        task: By name.
        parts: Of the host, which have seats where people meet; None if there are none.
    """
    kind = TASKS[task]
    if kind.plays:
        return bool(parts)
    show = None if kind.show is type(None) else kind.show()
    questions = kind.questions(_Unknown(), show) if kind.collects else ()
    return all(
        question.kind is not Kind.RECORDED
        for question in questions
        if question.role is Role.ANSWER
    )
