"""Shared links whose places go to one address: the desk is told, since it may be one device.

A device is a word that its browser makes up, so a single computer can be as many devices as it
likes. A room of computers behind one address looks the same from here, so no one is kept out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from threading import Lock

from turingdesk.core.message import message
from turingdesk.net.server import network_of
from turingdesk.people.invitations import Invitation

_LEAST = 3  #: places of a limited link from one address that are worth a word
LEAST_OF_MANY = 10  #: of an unlimited one, of which some come from one address anyway


@dataclass(slots=True)
class Crowds:
    """Counts how many places of shared links each address took."""

    # Doors run in threads, while the event loop asks for the words.
    _lock: Lock = field(default_factory=Lock)
    _links: dict[str, Invitation] = field(default_factory=dict)  #: by the hash of the token
    _counts: dict[str, Counter[str]] = field(default_factory=dict)  #: by the same

    def note(self, invitation: Invitation, peer: str) -> None:
        """Note that a device took a place.

        Args:
            invitation: Of the link.
            peer: The address of the device, which is stored nowhere.
        """
        if invitation.is_shared:
            with self._lock:
                self._links[invitation.hash] = invitation
                self._counts.setdefault(invitation.hash, Counter())[network_of(peer)] += 1

    @property
    def in_words(self) -> tuple[str, ...]:
        """A sentence for each link of whose places more than half went to one address."""
        with self._lock:
            counts = [(link, self._counts[link.hash]) for link in self._links.values()]
        return tuple(
            _in_words(link, max(count.values()), link.most or count.total())
            for link, count in counts
            if 2 * max(count.values()) > (link.most or count.total())
            and max(count.values()) >= (_LEAST if link.most else LEAST_OF_MANY)
        )


def _in_words(link: Invitation, n: int, of: int) -> str:
    values = {"n": n, "link": link.id, "study": link.study}
    if link.most:
        return message(
            "{n} of the {most} places of the link {link} to {study} were taken from one "
            "address. If that isn't a room of computers, it can be one device: revoke the "
            "link, and create another one.",
            most=of,
            **values,
        )
    return message(
        "{n} of the {of} participants who opened the link {link} to {study} came from one "
        "address. If that isn't a room of computers, it can be one device: revoke the link, and "
        "create one with a limited number of places.",
        of=of,
        **values,
    )
