"""The first words of a connection: versions, then a code or a token, each proven.

In order: the kiosk says hello, with what it speaks and a nonce; the desk says the
same; a kiosk that is to be paired proves that it knows the code, the desk proves
it in turn and hands out a token; any other kiosk proves that it has its token,
after it has seen that the desk's certificate is the one that it pinned, or follows it
(`renewal.py`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from turingdesk.core.message import message
from turingdesk.journal.signing import own_key, remember_key
from turingdesk.net import pairing
from turingdesk.net.message import Message, Refusal, RefusalReason
from turingdesk.net.paired_desk import Paired
from turingdesk.net.paired_kiosks import PairedKiosk, PairedKiosks
from turingdesk.net.proof import (
    Meeting,
    fingerprint,
    has_token,
    is_same,
    key_of,
    nonce,
    normalized_code,
    proof,
    token_proof,
)
from turingdesk.net.renewal import is_renewed
from turingdesk.net.wire import Wire
from turingdesk.system.edition import edition

HELLO_S = 10.0  #: in which each of the first messages has to come
_MOST_NONCES = 1 << 14  #: of kiosks, that are remembered
_HEX = 64  #: digits of a nonce


@dataclass(frozen=True, slots=True)
class Guest:
    """Who has come to the desk."""

    member: PairedKiosk
    program: str
    is_new: bool = False  #: it was paired now


class DeskGreeter:
    """The desk's part.

    Args:
        paired_kiosks: The booths that it knows.
        mark: The fingerprint of its certificate.
        name: What it is called.
        earlier: Takes the fingerprint that a kiosk pinned, and gives what shows that the desk
            renewed that certificate; empty if it didn't.
    """

    def __init__(
        self,
        paired_kiosks: PairedKiosks,
        mark: str,
        name: str,
        earlier: Callable[[object], str] = lambda pinned: "",
    ) -> None:
        self.paired_kiosks = paired_kiosks
        self.pairing = pairing.Pairing()
        self._checking = asyncio.Lock()  # one try at a time, on which the safety of codes rests
        self.mark = mark
        self._name = name
        self._earlier = earlier
        self._met: deque[str] = deque(maxlen=_MOST_NONCES)
        self._nonces: set[str] = set()

    async def greet(self, wire: Wire) -> Guest:
        """Find out who has come.

        Raises:
            Refusal: No one who may come in.
            ConnectionError: The connection ended.
            WriteFailed: The list of paired kiosks cannot be written.
        """
        hello = await _expect(wire, "hello")
        # A stranger's words, which the desk shows, so their length is limited.
        program = str(hello["program"])[:80]
        ours = nonce()
        before = self._earlier(hello.get("pinned"))
        more = {"before": before} if before else {}
        wire.write("hello", protocol=PROTOCOL, program=PROGRAM, nonce=ours, **more)
        # Only after our own hello: so both ends know the versions, and can say what doesn't fit.
        see_that_it_fits(hello["protocol"], program)
        meeting = Meeting(self._new(str(hello["nonce"])), ours, self.mark)
        received = await wire.read(HELLO_S)
        if received["say"] == "pair":
            return Guest(await self._pair(wire, received, meeting), program, is_new=True)
        if received["say"] == "enter":
            return Guest(self._enter(wire, received, meeting), program)
        raise Refusal(
            RefusalReason.NONSENSE, message("{say!r} comes too early.", say=received["say"])
        )

    async def _pair(self, wire: Wire, received: Message, meeting: Meeting) -> PairedKiosk:
        code = self.pairing.begin(wire.peer)
        async with self._checking:  # in a thread: Argon2 would delay every other booth
            ours = await asyncio.to_thread(pairing.answer, code, meeting, received["proof"])
        # Before the kiosk is added: of two kiosks with the correct code, only the first is paired.
        self.pairing.succeed(code)
        member, token = self.paired_kiosks.add(received["name"])
        wire.write("paired", proof=ours, booth=member.id, token=token, desk=self._name)
        return member

    def _enter(self, wire: Wire, received: Message, meeting: Meeting) -> PairedKiosk:
        member = self.paired_kiosks.find(received["booth"])
        if member is None:
            raise Refusal(
                RefusalReason.UNKNOWN,
                message("The desk doesn't know this kiosk, or no longer does."),
            )
        if not has_token(received["proof"], member.kept, meeting):
            what = message(
                "The token of {name} is wrong, or belongs to another connection.", name=member.name
            )
            raise Refusal(RefusalReason.WRONG_TOKEN, what)
        remember_key(received.get("key"), member.name)
        wire.write("welcome", name=member.name, key=own_key())
        return member

    def _new(self, sent: str) -> str:
        """A kiosk's nonce, if it was never used before."""
        # Thousands are remembered, so long ones could fill the memory.
        if len(sent) != _HEX:
            raise Refusal(RefusalReason.NONSENSE, message("The nonce is not valid."))
        if sent in self._nonces:
            raise Refusal(RefusalReason.REPLAYED, message("This message was already used."))
        # The deque forgets its oldest by itself; the set has to forget the same one.
        if len(self._met) == _MOST_NONCES:
            self._nonces.discard(self._met[0])
        self._met.append(sent)
        self._nonces.add(sent)
        return sent


async def pair(wire: Wire, code: str, name: str, place: tuple[str, int]) -> Paired:
    """The kiosk's part, to be paired.

    Args:
        wire: To the desk.
        code: The one that the desk shows.
        name: What this kiosk is called.
        place: The desk's host and port.

    Raises:
        Refusal: The desk refuses, or does not know the code.
        ConnectionError: The connection ended.
    """
    # The certificate is part of the proof, so that no one in between can pass the proof on.
    mark = fingerprint(wire.certificate)
    meeting, _ = await _hello(wire, mark)
    # In a thread, since Argon2 would delay this connection's heartbeats.
    key = await asyncio.to_thread(key_of, normalized_code(code), meeting)
    wire.write("pair", proof=proof(key, "kiosk", meeting), name=name)
    received = await _expect(wire, "paired")
    if not is_same(received["proof"], proof(key, "desk", meeting)):
        raise Refusal(
            RefusalReason.WRONG_CODE,
            message("The computer that responds is not the desk that shows this code."),
        )
    return Paired(*place, mark, received["booth"], received["token"], received["desk"])


async def enter(wire: Wire, paired_desk: Paired) -> str:
    """The kiosk's part, once it is paired; what the desk calls it.

    From then on, the wire's certificate is known to be the desk's.

    Raises:
        Refusal: It is not the desk that was paired with, or the desk refuses.
        ConnectionError: The connection ended.
    """
    mark = fingerprint(wire.certificate)
    if is_same(mark, paired_desk.fingerprint):
        meeting, _ = await _hello(wire, mark)
    else:
        meeting = await _follow(wire, mark, paired_desk.fingerprint)
    wire.write(
        "enter",
        booth=paired_desk.booth,
        proof=token_proof(paired_desk.token, meeting),
        key=own_key(),
    )
    welcome = await _expect(wire, "welcome")
    remember_key(welcome.get("key"), paired_desk.desk)
    return str(welcome["name"])


async def _follow(wire: Wire, mark: str, pinned: str) -> Meeting:
    """Say hello to a desk with another certificate than the one that was pinned."""
    try:
        meeting, received = await _hello(wire, mark, {"pinned": pinned})
    except Refusal:  # it hasn't shown that it is the desk
        received = {}
    if not is_renewed(wire.certificate, received.get("before"), pinned):
        raise Refusal(RefusalReason.OTHER_DESK, message("The desk's certificate has changed."))
    return meeting


async def _hello(
    wire: Wire, mark: str, more: Mapping[str, str] = MappingProxyType({})
) -> tuple[Meeting, Message]:
    ours = nonce()
    wire.write("hello", protocol=PROTOCOL, program=PROGRAM, nonce=ours, **more)
    received = await _expect(wire, "hello")
    see_that_it_fits(received["protocol"], str(received["program"]))
    return Meeting(ours, str(received["nonce"]), mark), received


async def _expect(wire: Wire, say: str) -> Message:
    sent = await wire.read(HELLO_S)
    if sent["say"] != say:
        raise Refusal(
            RefusalReason.NONSENSE,
            message("Expected {say2!r}, received {say!r}.", say=sent["say"], say2=say),
        )
    return sent


#: Two ends understand each other if the first number is the same. The end with the higher second
#: number omits what that number adds, so that nothing unknown is ever sent.
PROTOCOL = (2, 0)
PROGRAM = str(edition())  #: with its commit: versions under way have one number


def see_that_it_fits(theirs: Sequence[object], program: str) -> None:
    """Look at the other end's protocol.

    Args:
        theirs: Its two numbers.
        program: Its program, with version.

    Raises:
        Refusal: The two do not understand each other.
    """
    # The type itself, as `True` is an `int` to `isinstance`.
    if len(theirs) != len(PROTOCOL) or any(type(part) is not int for part in theirs):
        raise Refusal(
            RefusalReason.NONSENSE, message("The protocol version is not a pair of numbers.")
        )
    if theirs[0] != PROTOCOL[0]:
        their_version = ".".join(map(str, theirs))
        ours = ".".join(map(str, PROTOCOL))
        raise Refusal(
            RefusalReason.VERSION,
            message(
                "The other side is {program} with protocol {told}; this side is {program2} "
                "with protocol {ours}.",
                program=program[:60],
                told=their_version,
                program2=PROGRAM,
                ours=ours,
            ),
        )
