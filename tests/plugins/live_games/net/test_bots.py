"""Bots at the door: the public client, keys, languages, and what hostile programs try."""

import asyncio
import json

import pytest

from tests.net.lab import DeskHere, bare_booth, until
from tests.plugins.live_games.net.bots import (
    added,
    bare_bot,
    bot_process,
    bot_state,
    closed,
    is_here,
    key_message,
    told,
)
from turingdesk.plugins.live_games.net import bot_connection, bots
from turingdesk.plugins.live_games.net.bot_message import BAD_KEY, BAD_LANGUAGES
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots

OTHER = "7e57c0de-0000-4000-8000-000000000000"  #: a key that no bot has


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "_LOOK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        yield desk


def test_the_public_client_connects_unchanged_and_says_goodbye(desk):
    with bot_process(added(desk.home, approved=False), desk.port) as bot:
        assert "once an experimenter approves it" in bot.wait("Server Response:")
        state = bot_state(desk)
        assert (state.is_here, state.speaks, state.is_approved) == (True, ("en", "de"), False)
        RegisteredBots(desk.home).approve("maple")
        until(lambda: bot_state(desk).is_approved)
        bot.interrupt()
        assert "shutdown" in bot.ended()
    until(lambda: not bot_state(desk).is_here)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "languages", "words"),
    [
        ("Maple", "en", "Your API key was rejected. Please check your API Key"),
        ("Birch", "en", "Your API key was rejected. Please check your API Key"),
        ("Oak", "english", "Your language codes are not in the correct format"),
        ("Oak", "en fr", "Your language codes are not in the correct format"),
    ],
)
def test_the_public_client_says_why_it_is_turned_away(desk, name, languages, words):
    key = added(desk.home, "Oak")
    added(desk.home, "Maple")
    with bot_process(key, desk.port, name, languages) as bot:
        assert any(words in line for line in bot.ended())
    assert desk.kinds().count("refused") == 1


@pytest.mark.slow
def test_a_revoked_key_ends_the_connection_and_opens_no_other(desk):
    with bot_process(added(desk.home), desk.port) as bot:
        is_here(desk)
        RegisteredBots(desk.home).revoke("Maple")
        assert any("Your API key was rejected" in line for line in bot.ended())
    assert bot_state(desk) is None


def scenario(desk, work, **options):
    """Run what a bare WebSocket does."""

    async def run():
        async with bare_bot(desk.port, **options) as bare:
            return await work(bare)

    return asyncio.run(run())


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "first",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"api_key": 5}',
        key_message("short"),
        key_message(OTHER),
        key_message(OTHER, "x" * 256),
        key_message("\x00" * 36, "Maple\ud800"),
        "[" * 4000,
    ],
)
def test_no_one_comes_in_without_a_key(desk, first):
    added(desk.home)

    async def work(bare):
        await bare.send_str(first)
        return await closed(bare)

    assert scenario(desk, work) == (1008, BAD_KEY)


def test_bytes_and_a_frame_that_is_too_long_are_no_keys(desk):
    async def with_bytes(bare):
        await bare.send_bytes(b"x")
        return await closed(bare)

    async def with_length(bare):
        await bare.send_str("x" * 100_000)
        return await closed(bare)

    assert scenario(desk, with_bytes) == (1008, BAD_KEY)
    assert scenario(desk, with_length)[0] in (1008, 1009)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("languages", ["", "e", "english", "en,,fr", "1 2", "en fr", "e n"])
def test_a_bot_speaks_only_languages_that_it_may(desk, languages):
    key = added(desk.home)

    async def work(bare):
        await bare.send_str(key_message(key, languages=languages))
        return await closed(bare)

    assert scenario(desk, work) == (1008, BAD_LANGUAGES)


@pytest.mark.parametrize("plain", [True, False])
def test_the_first_answer_is_an_info_with_and_without_tls(desk, plain):
    key = added(desk.home)

    async def work(bare):
        await bare.send_str(key_message(key, accuse_ready=None, version=3))
        return await told(bare)

    found = scenario(desk, work, plain=plain)
    assert found == {"type": "info", "message": "Maple is connected and takes part in games."}


def test_without_tls_there_is_a_door_for_bots_only_and_none_for_web_pages(desk):
    import aiohttp

    async def status(path, **options):
        with pytest.raises(aiohttp.WSServerHandshakeError) as problem:
            async with bare_bot(desk.port, path, **options):
                pass
        return problem.value.status

    assert asyncio.run(status("/booth", plain=True)) == 400
    assert asyncio.run(status("/bot/", plain=True, origin="http://example.org")) == 403
    assert asyncio.run(status("/bot/", origin="https://127.0.0.1")) == 403

    async def booth():
        async with bare_booth(desk) as bare:
            return bare.closed

    assert not asyncio.run(booth()), "booths come in as before"


@pytest.mark.slow
def test_a_newer_connection_takes_the_place_of_the_earlier_one(desk):
    key = added(desk.home)

    async def work(bare):
        await bare.send_str(key_message(key))
        await told(bare)
        async with bare_bot(desk.port, plain=True) as newer:
            await newer.send_str(key_message(key))
            assert (await told(newer))["type"] == "info"
            assert await closed(bare) == (1008, bots.REPLACED)
            assert bot_state(desk).is_here

    scenario(desk, work)
    until(lambda: not bot_state(desk).is_here)


def test_what_a_bot_should_not_say_is_counted_and_ends_the_connection_at_last(desk, monkeypatch):
    monkeypatch.setattr(bot_connection, "MOST_REFUSED", 8)
    key, other = added(desk.home), added(desk.home, "Oak")
    about = {"api_key": key, "game_id": 7}
    said = [
        {"type": "game_message", **about, "message": "hello"},
        {"type": "accuse_message", **about, "accusation": "red"},
        {"type": "bot_ready", **about, "ready_state": True},
        {"type": "game_message", **about, "api_key": other, "message": "hello"},
        {"type": "game_message", **about, "game_id": -1, "message": "hello"},
        {"type": "nothing", **about},
        {},
    ]

    async def work(bare):
        await bare.send_str(key_message(key))
        for one in said:
            await bare.send_str(json.dumps(one))
        await bare.send_bytes(b"x")
        return await closed(bare)

    assert scenario(desk, work) == (1008, "too many invalid messages")


@pytest.mark.slow
def test_a_flood_is_refused_and_leaves_the_others_alone(desk):
    import aiohttp

    flooder, other = added(desk.home), added(desk.home, "Oak")
    hello = json.dumps({"type": "game_message", "api_key": flooder, "game_id": 1, "message": "x"})

    async def flood():
        async with bare_bot(desk.port, plain=True) as bare:
            await bare.send_str(key_message(flooder))
            while not bare.closed:
                await bare.send_str(hello)

    async def work(bare):
        await bare.send_str(key_message(other, "Oak"))
        await told(bare)
        flooding = asyncio.create_task(flood())
        with pytest.raises((ConnectionError, aiohttp.ClientError)):
            await flooding
        await bare.ping()
        assert bot_state(desk, "Oak").is_here

    scenario(desk, work)
    until(lambda: not bot_state(desk).is_here)


@pytest.mark.slow
def test_a_bot_that_does_not_read_is_cut_off(desk):
    key = added(desk.home)

    async def work(bare):
        await bare.send_str(key_message(key))
        await told(bare)

        async def tell_much():
            for _ in range(bot_connection.MOST_FRAMES + 1):
                desk.bots._connections["Maple"].send({"type": "info", "message": "x" * 100_000})

        await asyncio.to_thread(desk.call, tell_much())

    scenario(desk, work)
    until(lambda: not bot_state(desk).is_here)


def test_a_desk_that_closes_says_so_and_a_bot_may_come_back(tmp_path):
    async def work(bare):
        await bare.send_str(key_message(key))
        await told(bare)
        desk.close_soon()
        assert await told(bare) == {"type": "shutdown", "message": "The desk is closing."}
        return await closed(bare)

    with DeskHere(tmp_path) as desk:
        key = added(desk.home)
        assert scenario(desk, work)[0] == 1001


@pytest.mark.slow
def test_the_public_client_connects_with_tls_where_it_trusts_the_certificate(tmp_path):
    _write_certificate(tmp_path / "desk-home")
    with DeskHere(tmp_path) as desk:
        trusted = {"SSL_CERT_FILE": str(desk.home / "certificate.pem")}
        key = added(desk.home)
        with bot_process(key, desk.port, endpoint="wss://127.0.0.1", env=trusted) as bot:
            assert "takes part in games" in bot.wait("Server Response:")


def _write_certificate(folder):
    """One of the lab's own for this computer, as the desk keeps it."""
    import ipaddress
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "lab")])
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    folder.mkdir()
    (folder / "key.pem").write_bytes(secret)
    (folder / "certificate.pem").write_bytes(made.public_bytes(pem))


@pytest.mark.slow
def test_a_flood_takes_no_memory(desk, monkeypatch):
    import tracemalloc

    monkeypatch.setattr(bot_connection, "MOST_REFUSED", 1_000_000)
    key = added(desk.home)
    frame = json.dumps(
        {"type": "game_message", "api_key": key, "game_id": 1, "message": "x" * 255}
    )

    async def work(bare):
        await bare.send_str(key_message(key))
        await told(bare)
        sizes = []
        for _ in range(2):
            for _ in range(5_000):
                await bare.send_str(frame)
            await asyncio.sleep(0)
            sizes.append(tracemalloc.get_traced_memory()[0])
        return sizes

    tracemalloc.start()
    try:
        first, second = scenario(desk, work, plain=True)
    finally:
        tracemalloc.stop()
    assert second - first < 2_000_000, "5,000 messages of 380 bytes would take about as much"
