"""The pairing code: minutes, growing waits of an address; and where pairings are kept."""

import json
import re

import pytest

from turingdesk.core.errors import WriteFailed
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.net.paired_desk import BadAddress, Paired, address, paired, paired_file
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.pairing import VALID_S, Pairing, answer
from turingdesk.net.proof import (
    Meeting,
    desk_side,
    has_token,
    key_of,
    new_code,
    proof,
    token_proof,
)

HERE = Meeting("a" * 64, "b" * 64, "c" * 64)


def refused(pairing, address="10.0.0.1"):
    with pytest.raises(Refusal) as found:
        pairing.begin(address)
    return found.value.reason


def wait_s(pairing):
    """How long an address is told to wait."""
    with pytest.raises(Refusal) as found:
        pairing.begin("10.0.0.1")
    return float(re.search(r"in (\d+) s", found.value.what)[1])


def test_a_code_is_over_after_minutes(clock):
    pairing = Pairing(clock)
    assert refused(pairing) is RefusalReason.NO_CODE
    code = pairing.open()
    assert pairing.left_s == 300
    clock.s += 299
    assert pairing.begin("10.0.0.1") == code
    clock.s += 2
    assert refused(pairing) is RefusalReason.NO_CODE


def test_tries_cost_their_address_more_and_more_time(clock):
    pairing = Pairing(clock)
    code = pairing.open()
    waits = []
    while pairing.left_s:
        assert pairing.begin("10.0.0.1") == code
        waits.append(wait_s(pairing))
        next_s = clock.s + waits[-1]
        clock.s = next_s - 0.01
        assert refused(pairing) in (RefusalReason.WAIT, RefusalReason.NO_CODE)
        clock.s = next_s
    assert waits[:7] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    assert len(waits) == 14
    assert clock.s - 1000.0 >= VALID_S
    assert refused(pairing) is RefusalReason.NO_CODE
    assert pairing.open() != code


def test_wrong_tries_of_one_address_delay_no_other_and_burn_no_code(clock):
    pairing = Pairing(clock)
    code = pairing.open()
    for _ in range(9):
        pairing.begin("10.0.0.1")
        clock.s += wait_s(pairing)
    pairing.begin("10.0.0.1")
    assert refused(pairing) is RefusalReason.WAIT
    assert pairing.begin("10.0.0.2") == code


def test_no_number_of_addresses_fills_the_memory(clock):
    pairing = Pairing(clock)
    code = pairing.open()
    for number in range(10_100):
        pairing.begin(f"fe80::{number:x}")
    for known in ("fe80::64", "fe80::2773"):  # the newest 10,000
        assert refused(pairing, known) is RefusalReason.WAIT
    assert pairing.begin("fe80::63") == code, "the one before them is forgotten"


def test_a_new_code_ends_the_old_one_and_success_uses_it_up(clock):
    pairing = Pairing(clock)
    first, second = pairing.open(), pairing.open()
    assert pairing.begin("10.0.0.1") == second != first
    with pytest.raises(Refusal, match="used or replaced"):
        pairing.succeed(first)
    pairing.succeed(second)
    assert refused(pairing) is RefusalReason.NO_CODE
    with pytest.raises(Refusal, match="used or replaced"):
        pairing.succeed(second)


def test_each_side_proves_that_it_knows_the_code():
    code = new_code()
    key = key_of(code, HERE)
    assert answer(code, HERE, proof(key, "kiosk", HERE)) == proof(key, "desk", HERE)
    elsewhere = Meeting(HERE.kiosk_nonce, HERE.desk_nonce, "d" * 64)
    for told in (
        proof(key, "desk", HERE),  # the desk's own words, thrown back
        proof(key_of(new_code(), HERE), "kiosk", HERE),
        proof(key_of(code, elsewhere), "kiosk", elsewhere),  # another certificate
        "",
        "\udcff",
    ):
        with pytest.raises(Refusal) as found:
            answer(code, HERE, told)
        assert found.value.reason is RefusalReason.WRONG_CODE


def test_the_desk_keeps_hashes_and_gives_names_of_their_own(tmp_path):
    paired_kiosks = PairedKiosks(tmp_path)
    (first, token), (second, _) = paired_kiosks.add("Booth 1"), paired_kiosks.add("booth 1")
    third, _ = paired_kiosks.add("\n\x00  ")
    assert [one.name for one in paired_kiosks.all()] == ["Booth 1", "booth 1 (2)", "Booth"]
    assert first.id != second.id != third.id
    assert token not in (tmp_path / "booths.json").read_text()
    assert (tmp_path / "booths.json").stat().st_mode & 0o777 == 0o600
    again = PairedKiosks(tmp_path)
    assert again.all() == paired_kiosks.all()
    assert has_token(token_proof(token, HERE), again.find(first.id).kept, HERE)
    again.rename(second.id, "BOOTH 1")
    assert again.find(second.id).name == "BOOTH 1 (2)"
    again.remove(first.id)
    assert PairedKiosks(tmp_path).find(first.id) is None


@pytest.mark.parametrize("data", [b"", b"{}", b'{"booths": [{"id": 1}]}', b"[1]", b"\xff"])
def test_a_damaged_roll_is_named_and_not_overwritten(tmp_path, data):
    (tmp_path / "booths.json").write_bytes(data)
    with pytest.raises(WriteFailed, match=r"booths\.json"):
        PairedKiosks(tmp_path)
    assert (tmp_path / "booths.json").read_bytes() == data


def test_a_damaged_certificate_is_named(tmp_path):
    desk_side(tmp_path)
    (tmp_path / "key.pem").write_text("nothing")
    with pytest.raises(WriteFailed, match="pair every kiosk again"):
        desk_side(tmp_path)


def test_a_kiosk_keeps_its_pairing_for_its_user_alone():
    known = Paired("desk.lab", 4000, "f" * 64, "booth-1", "ab" * 32, "desk")
    assert paired() is None
    known.keep()
    assert paired() == known
    assert paired_file().stat().st_mode & 0o777 == 0o600
    assert "ab" * 32 not in repr(known)


@pytest.mark.parametrize("change", [{"port": "x"}, {"token": "no"}, {"host": None, "port": None}])
def test_a_damaged_pairing_is_none(change):
    Paired("desk.lab", 4000, "f" * 64, "booth-1", "ab" * 32, "desk").keep()
    told = json.loads(paired_file().read_bytes())
    paired_file().write_text(json.dumps({**told, **change}))
    assert paired() is None


@pytest.mark.parametrize("text", ["", ":80", "desk:", "desk:0", "desk:99999", "desk:x", "[::1]x"])
def test_what_is_no_address_is_named(text):
    with pytest.raises(BadAddress, match="is not a valid address"):
        address(text)
