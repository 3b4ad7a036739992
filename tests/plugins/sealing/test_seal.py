"""A seal: opens with its passphrase and with no other, and shows every change."""

import base64
import json
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plugins.sealing.sealed_studies import SECRET
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.plugins.sealing import seal_cipher
from turingdesk.plugins.sealing.errors import BadSeal, WrongPassphrase
from turingdesk.plugins.sealing.seal import new_seal, read_seal
from turingdesk.plugins.sealing.seal_cipher import check_locks, locked, new_locks, unlocked
from turingdesk.plugins.sealing.unsealing import Truths

COST, LEAST = seal_cipher.COST, seal_cipher.LEAST  #: of the program; other tests ask for less

ABOUT = {"study": "s", "title": "Sök", "version": "1", "sessions": 3, "files": {"a": "0" * 64}}
TRUTHS = Truths(
    "f" * 64,
    {
        "s1": Stimulus(
            "c-1", "captions", "an image", {"": Maker(Origin.HUMAN, "p\N{SNOWMAN}")}, None
        ),
        "s2": Stimulus(
            "v1",
            "pairs",
            "",
            {"1": Maker(Origin.MACHINE, ""), "2": Maker(Origin.HUMAN, "q")},
            None,
            {"machine_side": "1"},
            "somewhere",
            parts=("a", "b"),
            control=True,
        ),
    },
    {"x.png": "true.png"},
    {"stimuli-1.jsonl": "captions.csv"},
    'id = "s"\n',
)


@pytest.fixture
def seal():
    return new_seal(ABOUT, TRUTHS, SECRET)


def changed(seal, **members):
    """The seal by someone who knows the format, with its checksum put right."""
    values = json.loads(seal.data) | members
    values.pop("checksum")
    plain = json.dumps(values, sort_keys=True, separators=(",", ":")).encode()
    return json.dumps(values | {"checksum": sha256(plain).hexdigest()}).encode()


def test_it_gives_back_what_it_holds_and_shows_none_of_it(seal):
    again = read_seal(seal.data)
    assert again == seal
    assert again.open(SECRET) == TRUTHS
    assert (again.study, again.title, again.sessions) == ("s", "Sök", 3)
    for word in (b"human", b"machine", b"c-1", b"an image", b"somewhere", SECRET.encode()):
        assert word not in seal.data
    assert len(again.fingerprint) == 64


def test_the_passphrase_may_come_from_another_keyboard():
    one = new_seal(ABOUT, TRUTHS, "Käse und Brot und Wein")
    assert one.open("Ka\u0308se und Brot und Wein\n") == TRUTHS


def test_every_wrong_passphrase_is_told_the_same(seal):
    said = set()
    for wrong in ("correct horse batter", "Correct horse battery", "x", "\0", "ß" * 900):
        with pytest.raises(WrongPassphrase) as caught:
            seal.open(wrong)
        said.add(str(caught.value))
        assert caught.value.__suppress_context__
    assert len(said) == 1


def test_two_seals_of_the_same_are_different(seal):
    other = new_seal(ABOUT, TRUTHS, SECRET)
    for member in ("key_derivation", "cipher", "hidden"):
        assert json.loads(seal.data)[member] != json.loads(other.data)[member]


@given(st.data())
def test_a_changed_byte_is_noticed_without_the_passphrase(data):
    seal = _KNOWN or _KNOWN.append(new_seal(ABOUT, TRUTHS, SECRET)) or _KNOWN
    raw = bytearray(seal[0].data)
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] ^= data.draw(st.integers(1, 255))
    try:
        values = json.loads(raw)
    except (ValueError, RecursionError):
        values = None
    if values == json.loads(seal[0].data):  # white space, or another way to write the same
        return
    with pytest.raises(BadSeal):
        read_seal(bytes(raw))


_KNOWN: list = []


@pytest.mark.parametrize(
    "members",
    [
        {"sessions": 4},
        {"study": "other"},
        {"files": {"a": "1" * 64}},
        {"hidden": base64.b64encode(b"something else of some length").decode()},
    ],
)
def test_a_careful_change_shows_when_the_seal_is_opened(seal, members):
    forged = read_seal(changed(seal, **members))
    assert forged.fingerprint != seal.fingerprint
    with pytest.raises(WrongPassphrase):
        forged.open(SECRET)


@pytest.mark.parametrize(
    ("lock", "told"),
    [
        ({"n": 2**30}, "n = 1073741824"),
        ({"n": 2**10}, "n = 1024"),
        ({"n": 100_000}, "n = 100000"),
        ({"n": True}, "n = True"),
        ({"r": 10**9}, "r = "),
        ({"name": "sha1"}, "doesn't know"),
        ({"salt": "AAAA"}, "incomplete"),
        ({"salt": "no base64!"}, "can't be read"),
    ],
)
def test_a_seal_cannot_ask_for_all_the_memory_or_for_hardly_any(seal, lock, told, monkeypatch):
    monkeypatch.setattr(seal_cipher, "LEAST", LEAST)
    derivation = json.loads(seal.data)["key_derivation"] | LEAST | lock
    with pytest.raises(BadSeal, match=told):
        read_seal(changed(seal, key_derivation=derivation))


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b'{"kind": "x"}', b"9" * 5000])
def test_what_is_no_seal_is_refused_in_words(data):
    with pytest.raises(BadSeal):
        read_seal(data)


def test_a_seal_without_locks_is_refused(seal):
    for members in ({"cipher": None}, {"cipher": {"name": "AES-256-GCM", "nonce": "AAAA"}}):
        with pytest.raises(BadSeal):
            read_seal(changed(seal, **members))
    with pytest.raises(BadSeal):
        check_locks({})


def test_what_stands_beside_is_vouched_for():
    locks = new_locks()
    hidden = locked(b"truth", b"beside", locks, SECRET)
    assert unlocked(hidden, b"beside", locks, SECRET) == b"truth"
    with pytest.raises(WrongPassphrase):
        unlocked(hidden, b"besides", locks, SECRET)


def test_a_guess_costs_as_much_memory_and_time_as_it_should(monkeypatch):
    monkeypatch.setattr(seal_cipher, "COST", COST)
    asked = new_locks()["key_derivation"]
    assert 128 * asked["n"] * asked["r"] == 128 * 2**20  # bytes
