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
from errno import ENOENT
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
        """True if each device gets a code of its own."""
        return not self.code


@dataclass(frozen=True, slots=True)
class Place:
    """One device's place in an invitation."""

    code: str
    device: str  #: the hash of the device's word
    at: str  #: when it came first, UTC, ISO 8601


_UNWRITTEN = Place("", "", "")


class _Taken:
    """The places of one invitation, read once, and again after others have changed them.

    Args:
        folder: Of the invitation.

    Raises:
        OSError: They can't be read.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._places: dict[int, Place] = {}
        self._of_device: dict[str, Place] = {}
        self._changed_ns = -1  #: when the folder had changed last, as it was read
        self._last = 0

    def __len__(self) -> int:
        return len(self._places)

    @property
    def next(self) -> int:
        """The number that no place has had."""
        return self._last + 1

    def of(self, device: str) -> Place | None:
        """The place of a device, by its hash."""
        return self._of_device.get(device)

    def refresh(self, *, is_doubtful: bool = False) -> None:
        """Read places that others took, and forget those that were deleted.

        Args:
            is_doubtful: Whether others have taken some, though the folder doesn't show it.
        """
        changed_ns = _changed_ns(self._folder)
        if changed_ns == self._changed_ns and not is_doubtful:
            return
        files = dict(_place_files(self._folder))
        is_whole = True
        for number in self._places.keys() - files.keys():
            self._of_device.pop(self._places.pop(number).device, None)
        for number, path in files.items():
            if not self._places.get(number, _UNWRITTEN).device:
                place = _place(path)
                self._add(number, place)
                is_whole &= bool(place.device)
        self._changed_ns = changed_ns if is_whole else -1  # one is being written

    def take(self, number: int, place: Place) -> bool:
        """Take a place; False if someone else did."""
        if not _write_new(self._folder / str(number), asdict(place)):
            return False
        self._add(number, place)
        self._changed_ns = _changed_ns(self._folder)
        return True

    def _add(self, number: int, place: Place) -> None:
        self._places[number] = place
        self._last = max(self._last, number)
        if place.device:
            self._of_device.setdefault(place.device, place)


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
        self._uses: dict[str, _Taken] = {}  #: by the invitation's hash

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
            OSError: The folder can't be read, so that no one knows.
        """
        invitation = None
        if 0 < len(token) <= _LONGEST_WORD:
            invitation = _described_invitation(self._folder / _hash(token) / _ABOUT)
        if invitation is None and not self.data.is_dir():  # moved, or on a disk that went away
            raise FileNotFoundError(ENOENT, "", self.data)
        if invitation is None:
            raise InvitationRefused(Refused.UNKNOWN)
        if self.is_revoked(invitation):
            raise InvitationRefused(Refused.REVOKED)
        return invitation

    def open(self, token: str, device: str) -> Opened:
        """A device opens a link; the audit log says so if it is the first time.

        Args:
            token: The end of the link.
            device: A random word that the device keeps.

        Raises:
            InvitationRefused: The link isn't good for this device.
            WriteFailed: The folder can't be written.
            OSError: The folder can't be read.
        """
        if not 0 < len(device) <= _LONGEST_WORD:
            raise InvitationRefused(Refused.UNKNOWN)
        with self._lock:
            return self._opened(self.look(token), _hash(device))

    def find(self, id: str) -> Invitation | None:
        """An invitation by what people call it; None if none, or more than one, is called so."""
        matches = [
            invitation
            for invitation in self.all()
            if id and invitation.hash.startswith(id.casefold())
        ]
        return matches[0] if len(matches) == 1 else None

    def all(self) -> list[Invitation]:
        """Every invitation, oldest first."""
        invitations = (_described_invitation(path) for path in self._folder.glob(f"*/{_ABOUT}"))
        return sorted(
            filter(None, invitations),
            key=lambda invitation: (invitation.at, invitation.code, invitation.hash),
        )

    def places(self, invitation: Invitation) -> list[Place]:
        """The devices that have opened an invitation, in the order in which they did.

        Raises:
            OSError: They can't be read.
        """
        return [_place(path) for _, path in _place_files(self._of(invitation))]

    def revoke(self, invitation: Invitation, who: str) -> None:
        """Revoke a link; devices that have opened it are refused, too.

        Raises:
            WriteFailed: The folder can't be written.
        """
        if _write_new(self._of(invitation) / _REVOKED, {"at": self._now(), "who": who}):
            fields = {"study": invitation.study, "link": invitation.id}
            audit.write(self.data, "revoked a link", who, fields)

    def is_revoked(self, invitation: Invitation) -> bool:
        """True if someone has revoked it."""
        return (self._of(invitation) / _REVOKED).exists()

    @property
    def _folder(self) -> Path:
        return self.data / RECORD / INVITATIONS

    def _of(self, invitation: Invitation) -> Path:
        return self._folder / invitation.hash

    def _make(self, study: str, code: str, most: int, until: str, who: str, *, pilot: bool) -> str:
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        invitation = Invitation(_hash(token), study, code, most, until, pilot, self._now(), who)
        fields = {name: value for name, value in asdict(invitation).items() if name != "hash"}
        _write_new(self._of(invitation) / _ABOUT, fields)
        return token

    def _opened(self, invitation: Invitation, device: str) -> Opened:
        taken = self._uses.setdefault(invitation.hash, _Taken(self._of(invitation)))
        taken.refresh()
        if (place := taken.of(device)) is not None:
            self._refuse_withdrawn(place.code)
            return Opened(invitation, place.code, is_new=False)
        if invitation.until and self._now() >= invitation.until:
            raise InvitationRefused(Refused.EXPIRED)
        self._refuse_withdrawn(invitation.code)
        code = self._take(invitation, device, taken)
        fields = {"study": invitation.study, "code": code, "link": invitation.id}
        audit.write(self.data, "opened a link", BY_LINK, fields | {"pilot": invitation.pilot})
        return Opened(invitation, code, is_new=True)

    def _refuse_withdrawn(self, code: str) -> None:
        if code and withdrawn_of(self.data, code) is not None:
            raise InvitationRefused(Refused.WITHDRAWN)

    def _take(self, invitation: Invitation, device: str, taken: _Taken) -> str:
        """Take a place for a device; the participant's code."""
        code = invitation.code
        while True:
            if 0 < invitation.most <= len(taken):
                full = Refused.FULL if invitation.is_shared else Refused.ELSEWHERE
                raise InvitationRefused(full)
            # The same one at the next try: a code that was made stays reserved.
            code = code or self._new_code(invitation)
            if taken.take(taken.next, Place(code, device, self._now())):
                return code
            # The number was taken by someone else, perhaps within one tick of the file system's
            # clock, so that the folder's time looks unchanged.
            taken.refresh(is_doubtful=True)

    def _new_code(self, invitation: Invitation) -> str:
        if invitation.pilot:
            return f"try-{secrets.token_hex(3)}"
        return generate(self.data, invitation.study, 1, BY_LINK)[0].code


def files_of(data: Path, is_of: Callable[[str], bool]) -> Iterator[Path]:
    """The files of invitations that name a participant's code.

    Args:
        data: The data folder.
        is_of: Whether a code is theirs.

    Raises:
        OSError: An invitation can't be read.
    """
    for about in (data / RECORD / INVITATIONS).glob(f"*/{_ABOUT}"):
        for path in (about, *(path for _, path in _place_files(about.parent))):
            content = _read(path)
            if content is not None and content.get("code") and is_of(str(content["code"])):
                yield path


def _place_files(folder: Path) -> list[tuple[int, Path]]:
    """The files of the places that are taken, in order; one may still be empty, and counts.

    Raises:
        OSError: The folder can't be read.
    """
    try:
        return sorted(
            (int(entry.name), entry) for entry in folder.iterdir() if entry.name.isdecimal()
        )
    except FileNotFoundError:
        return []


def _place(path: Path) -> Place:
    """The place that a file describes; an empty one while it is being written."""
    content = _read(path) or {}
    return Place(*(str(content.get(name, "")) for name in _OF_PLACE))


def _changed_ns(folder: Path) -> int:
    """When files were last added to a folder or removed from it; 0 if it isn't there."""
    try:
        return folder.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _described_invitation(path: Path) -> Invitation | None:
    """The invitation that a file describes; None if it isn't there, or is damaged.

    Raises:
        OSError: It can't be read.
    """
    content = _read(path)
    if content is None:
        return None
    try:
        texts = {name: str(content[name]) for name in ("study", "code", "until", "at", "who")}
        most, pilot = int(content["most"]), content["pilot"] is True
    except (KeyError, TypeError, ValueError):
        return None
    return Invitation(path.parent.name, most=most, pilot=pilot, **texts)


def _read(path: Path) -> dict[str, Any] | None:
    try:
        content = json.loads(path.read_bytes())
    except (FileNotFoundError, ValueError):  # any other refusal says nothing of the invitation
        return None
    return content if isinstance(content, dict) else None


def _hash(word: str) -> str:
    """The hash of a random word to store: no salt or stretching, as it can't be guessed."""
    # Words come from outside and can contain half of a surrogate pair, which UTF-8 refuses.
    return sha256(word.encode("utf-8", "surrogatepass")).hexdigest()


def _write_new(path: Path, content: dict[str, Any]) -> bool:
    """Write a file that only one program can make; whether it was this one."""
    if not write_once(path, content):
        return False
    with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
        sync_folder(path.parent)
    return True
