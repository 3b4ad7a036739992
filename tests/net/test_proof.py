"""Proofs of codes and tokens: which are valid, which aren't, and what they hide."""

import ssl
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.net.lab import FULL
from turingdesk.net.addresses import own_address
from turingdesk.net.proof import (
    Meeting,
    desk_side,
    grouped,
    has_token,
    is_sound,
    key_of,
    new_code,
    new_token,
    nonce,
    normalized_code,
    token_hash,
    token_proof,
)
from turingdesk.people.codes import SIGNS

HERE = Meeting(nonce(), nonce(), "f" * 64)
signs = st.text(st.sampled_from(SIGNS), min_size=7, max_size=7)


@given(signs, st.integers(0, 7), st.sampled_from(SIGNS))
def test_a_wrong_sign_shows(own, place, other):
    code = normalized_code(grouped(own))
    wrong = code[:place] + other + code[place + 1 :]
    assert is_sound(wrong) == (wrong == code)


@given(signs, st.integers(0, 6))
def test_two_signs_that_changed_places_show(own, place):
    code = normalized_code(grouped(own))
    wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    assert is_sound(wrong) == (wrong == code)


def test_codes_are_typed_in_many_ways():
    code = new_code()
    assert is_sound(code.lower())
    assert normalized_code(f" {code[:2]} {code[2:]} ") == normalized_code(code)
    assert len({new_code() for _ in range(100)}) == 100


def test_a_token_is_proven_for_one_meeting_only():
    token = new_token()
    told, kept = token_proof(token, HERE), token_hash(token)
    assert has_token(told, kept, HERE)
    for other in (
        Meeting(nonce(), HERE.desk_nonce, HERE.fingerprint),
        Meeting(HERE.kiosk_nonce, nonce(), HERE.fingerprint),
        Meeting(HERE.kiosk_nonce, HERE.desk_nonce, "e" * 64),
    ):
        assert not has_token(told, kept, other)


def test_what_the_desk_keeps_proves_nothing():
    token = new_token()
    kept = token_hash(token)
    assert not has_token(token_proof(kept, HERE), kept, HERE)
    assert token not in token_proof(token, HERE)


@given(st.text(max_size=70))
def test_no_text_is_a_proof(text):
    assert not has_token(text, token_hash("ab" * 32), HERE)


def test_a_code_makes_another_key_in_each_meeting():
    code = new_code()
    assert key_of(code, HERE) == key_of(code.lower(), HERE)
    assert key_of(code, HERE) != key_of(code, Meeting("a", "b", "c"))


@pytest.mark.parametrize("code", ["", "K7M4", "K7M4-TXRTT", "0000-0000", "äöü"])
def test_what_is_no_code_is_not_sound(code):
    assert not is_sound(code)


def test_trying_codes_takes_time():
    """64 MiB each: three billion codes outlast the minutes that one is good for."""
    assert FULL == 1 << 16
    assert len(SIGNS) ** 7 > 3e9


def shake_hands(client, server):
    """Let two ends of a connection agree on TLS, without a network."""
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        client(to_client, to_server),
        server.wrap_bio(to_server, to_client, server_side=True),
    ]
    for _ in range(3):
        for end in ends:
            with suppress(ssl.SSLWantReadError):
                end.do_handshake()
    return ends[0].version()


def test_who_trusts_a_desks_certificate_verifies_it_by_name_and_it_stays(tmp_path):
    server, mark = desk_side(tmp_path)
    trusting = ssl.create_default_context(cafile=tmp_path / "certificate.pem")

    def called(name):
        return lambda *ends: trusting.wrap_bio(*ends, server_hostname=name)

    for name in ("localhost", "127.0.0.1", own_address()):
        assert shake_hands(called(name), server) == "TLSv1.3"
    with pytest.raises(ssl.SSLCertVerificationError):
        shake_hands(called("elsewhere.example.org"), server)
    assert desk_side(tmp_path)[1] == mark
