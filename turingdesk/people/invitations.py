"""Invitations: links by which participants come to a study in a browser of their own.

A link ends in a token, 24 random bytes, of which only the hash is stored, so whoever reads a data
folder can't use the links. A personal link belongs to one participant code. A shared link, as it
is posted or printed as a QR code, makes a new code for each device that opens it. Each device has
one place, which is a file that only one program can make: two devices that open a personal link at
the same moment get one place, on network shares, too.

The folder `record/invitations/<hash>` has the invitation, a file for each place that is taken, and
`revoked` if it doesn't count any more. Withdrawing a participant deletes what names their code.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import message, participant_message
from turingdesk.journal import audit
from turingdesk.journal.ledger import RECORD
from turingdesk.journal.tombstones import withdrawn_of
from turingdesk.people.codes import MOST, generate
from turingdesk.people.reserved import write_once
from turingdesk.system.clock import utc_now
from turingdesk.system.disk import sync_folder
from turingdesk.system.os_errors import os_errors_as

INVITATIONS = "invitations"
_ABOUT, _REVOKED = "invitation.json", "revoked"
_TOKEN_BYTES = 24
_LONGEST_WORD = 200  #: of a token or a device, before it is checked
_OF_PLACE = ("code", "device", "at")
_SHORT = 8  #: characters of a hash by which people name an invitation
BY_LINK = "a link"  #: who made codes that a shared link gave out


class Refused(StrEnum):
    """Why an invitation can't be used."""

    UNKNOWN = "unknown"
    REVOKED = "revoked"
    EXPIRED = "expired"
    ELSEWHERE = "elsewhere"  #: another device has opened this personal link
    FULL = "full"  #: as many devices as can have opened this shared link
    WITHDRAWN = "withdrawn"


#: What participants read.
_IN_WORDS = {
    Refused.UNKNOWN: participant_message(
        "This link isn't valid. Please check that you copied all of it."
    ),
    Refused.REVOKED: participant_message("This link is no longer valid."),
    Refused.EXPIRED: participant_message("This link has expired."),
    Refused.ELSEWHERE: participant_message(
        "This link was already opened on another device or in another browser. Please continue "
        "there."
    ),
    Refused.FULL: participant_message("All places in this study are taken. Thank you!"),
    Refused.WITHDRAWN: participant_message("This link is no longer valid."),
}


class InvitationRefused(TuringDeskError):
    """Someone opened a link that isn't valid, or no longer is.

    Args:
        reason: Why.
    """

    def __init__(self, reason: Refused) -> None:
        self.reason = reason
        self.words = _IN_WORDS[reason]  #: for the participant
        super().__init__(self.words)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link, without the token that makes it one."""

    hash: str  #: of its token
    study: str
    code: str  #: the participant's; empty if each device gets one of its own
    most: int  #: devices that can open it; 0: any number
    until: str  #: the first moment at which no new device gets in, UTC, ISO 8601; empty: never
    pilot: bool
    at: str  #: when it was made, UTC, ISO 8601
    who: str

    @property
    def id(self) -> str:
        """By what people name it."""
        return self.hash[:_SHORT]

    @property
    def is_shared(self) -> bool:
        """Whether each device gets a code of its own."""
        return not self.code


@dataclass(frozen=True, slots=True)
class Place:
    """What one device has of an invitation."""

    code: str
    device: str  #: the hash of the device's word
    at: str  #: when it came first, UTC, ISO 8601


@dataclass(frozen=True, slots=True)
class Opened:
    """Which participant a device that opened a link belongs to."""

    invitation: Invitation
    code: str  #: the participant's
    is_new: bool  #: whether the device came for the first time


class Invitations:
    """The invitations of a data folder.

    Args:
        data: The data folder.
        now: The time of day, UTC, ISO 8601.
    """

    def __init__(self, data: Path, now: Callable[[], str] = utc_now) -> None:
        self.data = data
        self._now = now
        self._lock = Lock()  #: two windows of one device are one device

    def invite(
        self, study: str, codes: Sequence[str], who: str, until: str = "", *, pilot: bool = False
    ) -> list[str]:
        """Make a personal link for each participant code.

        Args:
            study: The study's ID.
            codes: On the list of the study.
            who: The person at the desk.
            until: From when no new device gets in, UTC, ISO 8601; empty: always.
            pilot: Whether sessions are pilots.

        Returns:
            The tokens, in the order of the codes. They are stored nowhere.

        Raises:
            ValueError: There are none, or too many codes.
            WriteFailed: The folder can't be written.
        """
        if not 1 <= len(codes) <= MOST:
            raise ValueError(message("Create 1 to {most:,} links at a time.", most=MOST))
        return [self._make(study, code, 1, until, who, pilot=pilot) for code in codes]

    def share(
        self, study: str, who: str, most: int = 0, until: str = "", *, pilot: bool = False
    ) -> str:
        """Make one link for many devices, each with a code of its own.

        Args:
            study: The study's ID.
            who: The person at the desk.
            most: How many devices can open it; 0: any number.
            until: As of `invite`.
            pilot: Whether sessions are pilots.

        Returns:
            The token, which is stored nowhere.

        Raises:
            WriteFailed: The folder can't be written.
        """
        return self._make(study, "", most, until, who, pilot=pilot)

    def look(self, token: str) -> Invitation:
        """The invitation of a token; no place is taken.

        Raises:
            InvitationRefused: There is none, or it was revoked.
        """
        found = None
        if 0 < len(token) <= _LONGEST_WORD:
            found = _about(self._folder / _hash(token) / _ABOUT)
        if found is None:
            raise InvitationRefused(Refused.UNKNOWN)
        if self.is_revoked(found):
            raise InvitationRefused(Refused.REVOKED)
        return found

    def open(self, token: str, device: str) -> Opened:
        """A device opens a link; the audit log says so if it is the first time.

        Args:
            token: The end of the link.
            device: A random word that the device keeps.

        Raises:
            InvitationRefused: The link isn't good for this device.
            WriteFailed: The folder can't be written.
        """
        if not 0 < len(device) <= _LONGEST_WORD:
            raise InvitationRefused(Refused.UNKNOWN)
        with self._lock:
            return self._opened(self.look(token), _hash(device))

    def find(self, id: str) -> Invitation | None:
        """An invitation by what people call it; None if none, or more than one, is called so."""
        found = [one for one in self.all() if id and one.hash.startswith(id.casefold())]
        return found[0] if len(found) == 1 else None

    def all(self) -> list[Invitation]:
        """Every invitation, oldest first."""
        found = (_about(path) for path in self._folder.glob(f"*/{_ABOUT}"))
        return sorted(filter(None, found), key=lambda one: (one.at, one.code, one.hash))

    def places(self, invitation: Invitation) -> list[Place]:
        """The devices that have opened an invitation, in the order in which they did."""
        told = (_read(path) or {} for _, path in _place_files(self._of(invitation)))
        return [Place(*(str(one.get(name, "")) for name in _OF_PLACE)) for one in told]

    def revoke(self, invitation: Invitation, who: str) -> None:
        """Revoke a link; devices that have opened it are refused, too.

        Raises:
            WriteFailed: The folder can't be written.
        """
        if _write_new(self._of(invitation) / _REVOKED, {"at": self._now(), "who": who}):
            told = {"study": invitation.study, "link": invitation.id}
            audit.write(self.data, "revoked a link", who, told)

    def is_revoked(self, invitation: Invitation) -> bool:
        """Whether someone has revoked it."""
        return (self._of(invitation) / _REVOKED).exists()

    @property
    def _folder(self) -> Path:
        return self.data / RECORD / INVITATIONS

    def _of(self, invitation: Invitation) -> Path:
        return self._folder / invitation.hash

    def _make(self, study: str, code: str, most: int, until: str, who: str, *, pilot: bool) -> str:
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        made = Invitation(_hash(token), study, code, most, until, pilot, self._now(), who)
        told = {name: value for name, value in asdict(made).items() if name != "hash"}
        _write_new(self._of(made) / _ABOUT, told)
        return token

    def _opened(self, invitation: Invitation, device: str) -> Opened:
        for place in self.places(invitation):
            if place.device == device:
                self._refuse_withdrawn(place.code)
                return Opened(invitation, place.code, is_new=False)
        if invitation.until and self._now() >= invitation.until:
            raise InvitationRefused(Refused.EXPIRED)
        self._refuse_withdrawn(invitation.code)
        code = self._take(invitation, device)
        told = {"study": invitation.study, "code": code, "link": invitation.id}
        audit.write(self.data, "opened a link", BY_LINK, told | {"pilot": invitation.pilot})
        return Opened(invitation, code, is_new=True)

    def _refuse_withdrawn(self, code: str) -> None:
        if code and withdrawn_of(self.data, code) is not None:
            raise InvitationRefused(Refused.WITHDRAWN)

    def _take(self, invitation: Invitation, device: str) -> str:
        """Take a place for a device; the participant's code."""
        code = invitation.code
        while True:
            taken = [number for number, _ in _place_files(self._of(invitation))]
            if 0 < invitation.most <= len(taken):
                full = Refused.FULL if invitation.is_shared else Refused.ELSEWHERE
                raise InvitationRefused(full)
            code = code or self._new_code(invitation)
            place = asdict(Place(code, device, self._now()))
            number = max(taken, default=0) + 1
            if _write_new(self._of(invitation) / str(number), place):
                return code

    def _new_code(self, invitation: Invitation) -> str:
        if invitation.pilot:
            return f"try-{secrets.token_hex(3)}"
        return generate(self.data, invitation.study, 1, BY_LINK)[0].code


def files_of(data: Path, is_of: Callable[[str], bool]) -> Iterator[Path]:
    """The files of invitations that name a participant's code.

    Args:
        data: The data folder.
        is_of: Whether a code is theirs.
    """
    for about in (data / RECORD / INVITATIONS).glob(f"*/{_ABOUT}"):
        for path in (about, *(path for _, path in _place_files(about.parent))):
            told = _read(path)
            if told is not None and told.get("code") and is_of(str(told["code"])):
                yield path


def _place_files(folder: Path) -> list[tuple[int, Path]]:
    """The files of the places that are taken, in order; one may still be empty, and counts."""
    try:
        return sorted((int(one.name), one) for one in folder.iterdir() if one.name.isdecimal())
    except OSError:
        return []


def _about(path: Path) -> Invitation | None:
    """The invitation that a file describes; None if it isn't there, or is damaged."""
    told = _read(path)
    if told is None:
        return None
    try:
        texts = {name: str(told[name]) for name in ("study", "code", "until", "at", "who")}
        most, pilot = int(told["most"]), told["pilot"] is True
    except (KeyError, TypeError, ValueError):
        return None
    return Invitation(path.parent.name, most=most, pilot=pilot, **texts)


def _read(path: Path) -> dict[str, Any] | None:
    try:
        told = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) else None


def _hash(word: str) -> str:
    """What is stored of a random word: no salt or stretching, as it can't be guessed."""
    return sha256(word.encode("utf-8", "surrogatepass")).hexdigest()


def _write_new(path: Path, told: dict[str, Any]) -> bool:
    """Write a file that only one program can make; whether it was this one."""
    if not write_once(path, told):
        return False
    with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
        sync_folder(path.parent)
    return True
