"""A desk with a renewed certificate: bots verify it, kiosks follow it, impostors gain nothing."""

import asyncio
import base64
import ssl
from pathlib import Path

import pytest

from tests.net.lab import DeskHere, client, desk_process, linked, pair_booth, until
from turingdesk.core.errors import WriteFailed
from turingdesk.net import proof, renewal
from turingdesk.net.addresses import own_address
from turingdesk.net.greeting import enter
from turingdesk.net.kiosk_link import connected
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.net.paired_desk import paired
from turingdesk.net.proof import CERTIFICATE, desk_side, fingerprint
from turingdesk.net.renewal import earlier, is_renewed, named, renew, unnamed


@pytest.fixture
def moved(tmp_path, monkeypatch):
    """A folder with the certificate of a desk that was moved since it was made."""
    from cryptography import x509

    home = tmp_path / "desk-home"
    with monkeypatch.context() as there:
        there.setattr(proof, "own_names", lambda: [x509.DNSName("elsewhere")])
        desk_side(home)
    return home


def der(home):
    return ssl.PEM_cert_to_DER_cert((home / CERTIFICATE).read_text())


def came(known):
    """Enter once, as a kiosk does; what the desk calls it, and the certificate that it saw."""

    async def once():
        async with connected(known.host, known.port) as wire:
            return await enter(wire, known), fingerprint(wire.certificate)

    return asyncio.run(once())


def verified(desk, home):
    """Whether a program that was given the certificate verifies the desk by its address."""
    import aiohttp

    trusting = ssl.create_default_context(cafile=home / CERTIFICATE)

    async def once():
        async with client() as session:
            try:  # whatever is answered comes over a connection that is verified
                async with session.get(f"https://127.0.0.1:{desk.port}/", ssl=trusting):
                    return True
            except aiohttp.ClientConnectorCertificateError:
                return False

    return asyncio.run(once())


def test_a_renewed_certificate_names_what_the_first_one_lacked(moved):
    assert named(moved) == ("elsewhere",)
    assert {"localhost", "127.0.0.1", own_address()} <= {*unnamed(moved)}
    before = der(moved)
    renew(moved)
    assert unnamed(moved) == ()
    assert own_address() in named(moved)
    assert der(moved) != before
    assert base64.b64decode(earlier(moved, fingerprint(before))) == before
    assert is_renewed(der(moved), earlier(moved, fingerprint(before)), fingerprint(before))
    assert [path.stat().st_mode & 0o077 for path in moved.iterdir()] == [0] * 3


def test_a_desk_without_a_certificate_lacks_nothing(tmp_path):
    assert unnamed(tmp_path) == named(tmp_path) == ()


def test_every_earlier_certificate_is_known(moved):
    seen = []
    for _ in range(4):
        seen.append(fingerprint(der(moved)))
        renew(moved)
    assert all(earlier(moved, one) for one in seen)
    assert len(set(seen)) == 4


@pytest.mark.parametrize("pinned", ["", "0" * 64, None, 5, ["x"], "\ud800", "é" * 64])
def test_of_other_certificates_nothing_is_shown(moved, pinned):
    renew(moved)
    assert earlier(moved, pinned) == ""


def test_programs_verify_the_desk_once_it_is_renewed_and_no_one_is_cut(tmp_path, moved):
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        assert not verified(desk, moved)
        with linked(tmp_path / "kiosk", known) as link:
            until(lambda: link.state.is_connected)
            desk.call(renewed(desk))
            assert verified(desk, moved)
            assert link.state.is_connected
            assert desk.kinds().count("went") == 0


async def renewed(desk):
    desk.host.renew()


def test_kiosks_that_were_away_follow_several_renewals_and_a_restart(tmp_path, moved):
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        for _ in range(3):
            desk.call(renewed(desk))
        assert came(known) == ("Booth 1", fingerprint(der(moved)))
    with DeskHere(tmp_path) as desk:
        at = known.at("127.0.0.1", desk.port)
        assert desk.host.fingerprint != known.fingerprint
        assert came(at) == ("Booth 1", desk.host.fingerprint)


def test_a_link_pins_the_renewed_certificate_where_the_pairing_is_kept(tmp_path, moved):
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        known.keep()
        desk.call(renewed(desk))
        with linked(tmp_path / "kiosk", known) as link:
            until(lambda: link.state.is_connected)
        assert paired().fingerprint == desk.host.fingerprint != known.fingerprint
        (moved / "certificates-before.pem").unlink()
        assert came(paired())[0] == "Booth 1", "the earlier one is needed no more"
        with pytest.raises(Refusal) as refused:
            came(known)
        assert refused.value.reason is RefusalReason.OTHER_DESK


def test_a_pairing_with_another_desk_meanwhile_is_not_replaced(tmp_path, moved):
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        desk.call(renewed(desk))
        other = known.at("10.0.0.9", 1)
        other.keep()
        with linked(tmp_path / "kiosk", known) as link:
            until(lambda: link.state.is_connected)
        assert paired() == other


def test_an_impostor_that_shows_the_earlier_certificate_gets_no_token(
    tmp_path, moved, monkeypatch
):
    """Everyone can see the desk's certificate; its key is what an impostor doesn't have."""
    heard = []
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
    shown = base64.b64encode(der(moved)).decode()
    with DeskHere(tmp_path, "impostor") as impostor:
        monkeypatch.setattr(impostor.host.greeter, "_earlier", lambda pinned: shown)
        enters = impostor.host.greeter._enter

        def enter_there(wire, told, meeting):
            heard.append(told)
            return enters(wire, told, meeting)

        monkeypatch.setattr(impostor.host.greeter, "_enter", enter_there)
        with pytest.raises(Refusal) as refused:
            came(known.at("127.0.0.1", impostor.port))
    assert refused.value.reason is RefusalReason.OTHER_DESK
    assert heard == []


@pytest.mark.parametrize("before", ["", None, 7, "@@@", "AAAA", "\ud800"])
def test_what_is_no_certificate_of_the_desk_shows_nothing(moved, before):
    pinned = fingerprint(der(moved))
    renew(moved)
    assert not is_renewed(der(moved), before, pinned)
    assert not is_renewed(b"nonsense", earlier(moved, pinned), pinned)
    assert not is_renewed(der(moved), earlier(moved, pinned), "0" * 64)


@pytest.mark.parametrize("broken", ["key.pem", "certificate.pem"])
def test_what_cannot_be_renewed_stays_as_it_is(moved, broken):
    (moved / broken).write_bytes(b"\xff nonsense")
    kept = {path.name: path.read_bytes() for path in moved.iterdir()}
    with pytest.raises(WriteFailed, match="can't be renewed"):
        renew(moved)
    assert {name: (moved / name).read_bytes() for name in kept} == kept


def test_a_disk_that_refuses_leaves_the_desk_as_it_was(tmp_path, moved, monkeypatch):
    def full(path, data, mode):
        raise OSError(28, "No space left on device")

    with DeskHere(tmp_path) as desk:
        known, mark = desk.enrolled(), desk.host.fingerprint
        monkeypatch.setattr(renewal, "write_whole", full)
        with pytest.raises(WriteFailed):
            desk.call(renewed(desk))
        assert came(known) == ("Booth 1", mark)


@pytest.mark.slow
def test_a_desk_that_is_a_process_renews_when_it_is_asked(tmp_path):
    with desk_process(tmp_path) as desk:
        home = desk.config / "turingdesk" / "booths"
        known = pair_booth(desk, "Booth 1")
        desk.ask("renew")
        told = desk.wait("certificate")
        assert told["fingerprint"] == fingerprint(der(home)) != known.fingerprint
        assert came(known)[1] == told["fingerprint"]
        (home / "key.pem").write_text("nonsense")
        desk.ask("renew")
        assert "can't be renewed" in str(desk.wait("failed")["what"])
        assert Path(home / CERTIFICATE).is_file()
