"""Links to the page for browsers: who gets in, what is saved, and what they get in the end."""

import asyncio
import json
import socket
import ssl
from dataclasses import replace
from types import SimpleNamespace

import pytest

from tests.net.browsers import SiteHere, choices, page
from tests.net.lab import client
from tests.net.tls_proxy import TlsProxy
from tests.packages import BLOCK, STUDY, write
from turingdesk.core.errors import WriteFailed
from turingdesk.core.limits import Limits
from turingdesk.editing.new_study import new_study
from turingdesk.journal.audit import read_record
from turingdesk.journal.journal_file import read_journal
from turingdesk.net import server
from turingdesk.net.host import Host
from turingdesk.net.site_console import SiteConsole
from turingdesk.net.web import Visit
from turingdesk.net.web_certificate import lab_context, own_context
from turingdesk.net.web_crowds import LEAST_OF_MANY
from turingdesk.net.web_session import CLOSE
from turingdesk.net.web_site import InvitationDoor, SiteSettings
from turingdesk.net.web_visitor import NOT_OPEN
from turingdesk.people.invitations import Invitations
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.study.placeholders import placeholders

WEB = """
[web]
parameters = ["PROLIFIC_PID", "survey_code"]
completion_code = "C1A2B3C4"
redirect = "https://example.org/back?code={survey_code}"
"""
SECRET = "5f3b-the-person"


def package(folder, toml=STUDY + BLOCK + WEB):
    """A short study, which can be answered at once."""
    found = open_package(write(folder / "study", toml=toml))
    blocks = tuple(replace(one, limits=Limits()) for one in found.study.blocks)
    return replace(found, study=replace(found.study, blocks=blocks))


@pytest.fixture
def site(tmp_path):
    with SiteHere(tmp_path, package(tmp_path)) as site:
        yield site


async def done(there, **who):
    """Walk a session to its end; what the host says last, and all that it said."""
    told = await there.begin(**who)
    while told["say"] == "step":
        await there.see()
        told = await there.answer(choices(told))
    return told


async def turned_away(site, **who):
    async with page(site) as there:
        await there.visit(**who)
        told = await there.hear("step", "closed")
        assert told["say"] == "closed", told
        return told["text"]


def test_a_study_that_changed_while_it_was_open_is_read_again(tmp_path):
    """Who has begun goes on with what they began with; who comes gets the study as it is."""
    study = write(tmp_path / "study", toml=STUDY + BLOCK + WEB)
    toml, text = study / "study.toml", (study / "study.toml").read_text("utf-8")
    with SiteHere(tmp_path, open_package(study)) as site:

        async def come(device):
            async with page(site) as there:
                await there.begin(token=site.shared(), device=device)

        def hashes():
            lines = [read_journal(path).opened for path in site.data.glob("sub-*")]
            return [line["study_hash"] for line in sorted(lines, key=lambda line: line["at"])]

        asyncio.run(come("first"))
        toml.write_text(f"{text}\n# corrected\n", "utf-8")
        asyncio.run(come("second"))
        first, second = hashes()
        assert first != second == open_package(study).hash
        toml.write_text("id =", "utf-8")
        token = site.shared()
        refused = asyncio.run(turned_away(site, token=token, device="third"))
        assert NOT_OPEN in refused
        (why,) = site.host.site.waiting
        assert why.startswith("No one can begin the study small in a browser since")
        toml.write_text(text, "utf-8")
        asyncio.run(come("third"))
        assert hashes() == [first, second, first]
        assert site.host.site.waiting == ()


def test_who_comes_back_after_a_change_continues_with_what_they_began_with(tmp_path):
    study = write(tmp_path / "study", toml=STUDY + BLOCK + WEB)
    door = InvitationDoor(tmp_path / "data", [open_package(study)])
    token = Invitations(tmp_path / "data").share("small", "Ada")
    begun = door(Visit(token, "phone", {}, ""))
    recorder = SessionRecorder.begin(
        begun.package, begun.data, SessionSetup(begun.participant, "browser")
    )
    recorder.abandon()
    toml = study / "study.toml"
    toml.write_text(toml.read_text("utf-8") + "\n# corrected\n", "utf-8")
    other, again = door(Visit(token, "tablet", {}, "")), door(Visit(token, "phone", {}, ""))
    assert again.participant == begun.participant
    assert again.package is begun.package
    assert other.package.hash == open_package(study).hash != begun.package.hash


def test_a_session_by_a_link_ends_with_the_code_and_the_way_back(site):
    parameters = {"PROLIFIC_PID": SECRET, "survey_code": "a&b", "utm": "spam"}

    async def walk():
        async with page(site) as there:
            over = await done(there, token=site.shared(), parameters=parameters)
            early = [one for one in there.received if "C1A2B3C4" in one]
            return over, early

    over, said = asyncio.run(walk())
    assert over["say"] == "over"
    assert over["code"] == "C1A2B3C4"
    assert over["redirect"] == "https://example.org/back?code=a%26b"
    assert "go back" in over["text"], "whoever closes the page isn't counted by the service"
    assert len(said) == 1, "the code is told at the end alone"
    written = {path: path.read_text("utf-8") for path in site.data.rglob("*") if path.is_file()}
    have = [path.parent.name for path, text in written.items() if SECRET in text]
    assert have == ["personal"]
    assert not any("spam" in text for text in written.values())
    (personal,) = site.data.glob("personal/*.jsonl")
    rows = [json.loads(line) for line in personal.read_text("utf-8").splitlines()]
    assert {one["question"]: one["choice"] for one in rows} == {
        "PROLIFIC_PID": SECRET,
        "survey_code": "a&b",
    }


def test_a_parameter_keeps_its_letters_and_nothing_that_cannot_be_seen(site):
    parameters = {"PROLIFIC_PID": "a\x00\x1b[2J\r\n<b>\u202e", "survey_code": "\x07 \u200b"}

    async def walk():
        async with page(site) as there:
            return await done(there, token=site.shared(), parameters=parameters)

    over = asyncio.run(walk())
    assert over["redirect"] == "https://example.org/back?code="
    (personal,) = site.data.glob("personal/*.jsonl")
    (row,) = [json.loads(line) for line in personal.read_text("utf-8").splitlines()]
    assert row["choice"] == "a[2J <b>"


def test_whoever_comes_back_after_the_end_gets_the_code_again(tmp_path):
    token = None
    for _ in range(2):  # the second time, the host was started again
        with SiteHere(tmp_path, package(tmp_path)) as site:
            token = token or site.shared()

            async def walk(site=site, token=token):
                async with page(site) as there:
                    await there.visit(token=token)
                    told = await there.hear("step", "closed", "over")
                    while told["say"] == "step":
                        await there.see()
                        told = await there.answer(choices(told))
                    return told

            told = asyncio.run(walk())
            assert told["code"] == "C1A2B3C4"
    assert told["say"] == "closed"
    assert "already taken part" in told["text"]


def test_without_a_way_back_the_page_can_be_closed(tmp_path):
    links = '\n[web]\ncompletion_code = "C1A2B3C4"\n'
    with SiteHere(tmp_path, package(tmp_path, STUDY + BLOCK + links)) as site:

        async def walk():
            async with page(site) as there:
                return await done(there, token=site.shared())

        over = asyncio.run(walk())
    assert (over["code"], over["text"]) == ("C1A2B3C4", CLOSE)


def test_a_link_without_a_service_ends_without_a_code(tmp_path):
    with SiteHere(tmp_path, package(tmp_path, STUDY + BLOCK)) as site:

        async def walk():
            async with page(site) as there:
                return await done(there, token=site.shared())

        told = asyncio.run(walk())
    assert "code" not in told
    assert "redirect" not in told


def test_replayed_revoked_used_up_and_made_up_links_get_a_calm_page(site):
    token = site.shared(most=1)

    async def come():
        async with page(site) as there:
            await there.begin(token=token, device="phone")
        texts = [
            await turned_away(site, token=token, device="laptop"),
            await turned_away(site, token="made-up", device="phone"),
            await turned_away(site, token="", device="phone"),
            await turned_away(site, token=token, device=""),
        ]
        site.invitations.revoke(site.invitations.look(token), "Ada")
        return [*texts, await turned_away(site, token=token, device="phone")]

    full, unknown, empty, no_device, revoked = asyncio.run(come())
    assert "All places" in full
    assert "isn't valid" in unknown
    assert unknown == empty == no_device
    assert "no longer valid" in revoked
    opened = [one for one in read_record(site.data).entries if one.what == "opened a link"]
    assert len(opened) == 1


def test_a_study_that_is_not_open_takes_no_place(site):
    token = site.invitations.share("another", "Ada", most=1)
    assert "isn't open" in asyncio.run(turned_away(site, token=token))
    assert site.invitations.places(site.invitations.look(token)) == []


def pilot_only(tmp_path):
    """A study whose consent is still to be written."""
    text = sorted(placeholders())[0]
    return write(tmp_path / "study", {"texts/consent.md": f"# Consent\n\n{text}\n"})


def test_a_study_that_only_pilots_can_do_is_not_open_to_participants(tmp_path):
    folder = pilot_only(tmp_path)
    with SiteHere(tmp_path, open_package(folder)) as site:
        token = site.shared()
        assert "isn't open" in asyncio.run(turned_away(site, token=token))
        (invitation,) = site.invitations.all()
        assert not site.invitations.places(invitation)

        async def come():
            async with page(site) as there:
                return await there.begin(token=site.shared(pilot=True))

        assert asyncio.run(come())["say"] == "step"


def console_of(tmp_path, folder, *lines):
    """What a host's console tells of browsers while it is told to do some things."""
    told = []

    async def scenario():
        async with Host(tmp_path / "data", 0, "127.0.0.1", tmp_path / "home") as host:
            settings = SiteSettings(port=0, address="127.0.0.1")
            made = SiteConsole(host, settings, lambda event, about: told.append((event, about)))
            for verb, about in lines:
                await made.do(verb, str(about or folder))

    asyncio.run(scenario())
    return told


def test_the_desk_gets_no_link_for_participants_to_such_a_study(tmp_path):
    folder = pilot_only(tmp_path)
    opened, refused, made = console_of(
        tmp_path, folder, ("web", ""), ("link", "small"), ("pilot", "small")
    )
    assert opened[1]["on"]
    assert refused[0] == "failed"
    assert "placeholder" in refused[1]["what"]
    assert (made[0], made[1]["pilot"]) == ("link", True)


def test_a_study_that_browsers_cannot_do_is_not_opened_to_them(tmp_path):
    folder = tmp_path / "collection"
    new_study("collect-fixations", folder)
    ((event, told),) = console_of(tmp_path, folder, ("web", ""))
    assert event == "failed"
    assert "Browsers can't do the block" in told["what"]


class Through:
    """A site as it is reached through a proxy."""

    def __init__(self, base):
        self.base = base


@pytest.mark.parametrize("keeps_host", [False, True])
def test_behind_a_proxy_that_ends_tls_the_page_works_where_the_lab_says_so(tmp_path, keeps_host):
    from aiohttp import WSServerHandshakeError

    with (
        TlsProxy(tmp_path / "proxy", keeps_host=keeps_host) as proxy,
        SiteHere(tmp_path, package(tmp_path), public=proxy.address) as site,
    ):
        proxy.to = site.port
        token = site.shared()
        assert site.host.site.link(token) == f"{proxy.address}/join/{token}"

        async def walk():
            async with page(Through(proxy.address)) as there:
                status, headers, _ = await there.fetch(f"/join/{token}")
                assert status == 200
                socket = proxy.address.replace("https", "wss")
                assert socket in headers["Content-Security-Policy"]
                return await done(there, token=token)

        assert asyncio.run(walk())["say"] == "over"
        with pytest.raises(WSServerHandshakeError, match="403"):
            asyncio.run(come(Through(proxy.address), "https://evil.example"))
        assert asyncio.run(come(site)), "and as before from within the lab"


async def come(site, origin=""):
    async with page(site, origin=origin) as there:
        return await there.begin(token="no such link", device="other") if not origin else None


def test_a_proxy_of_which_the_lab_does_not_say_so_is_another_site(tmp_path):
    from aiohttp import WSServerHandshakeError

    with (
        TlsProxy(tmp_path / "proxy", keeps_host=True) as proxy,
        SiteHere(tmp_path, package(tmp_path)) as site,
    ):
        proxy.to = site.port
        with pytest.raises(WSServerHandshakeError, match="403"):
            asyncio.run(come(Through(proxy.address), proxy.address))


def second_study(tmp_path):
    other = STUDY.replace('id = "small"', 'id = "other"').replace("Small", "Other")
    return write(tmp_path / "other", toml=other + BLOCK)


@pytest.mark.parametrize("is_plain", [False, True])
def test_a_second_study_does_not_change_how_the_first_one_is_served(tmp_path, is_plain):
    first = write(tmp_path / "first", toml=STUDY + BLOCK)
    second = second_study(tmp_path)
    own, other = ("web_plain", "web") if is_plain else ("web", "web_plain")
    told = []

    async def scenario():
        async with Host(tmp_path / "data", 0, "127.0.0.1", tmp_path / "home") as host:
            settings = SiteSettings(port=0, address="127.0.0.1")
            made = SiteConsole(host, settings, lambda event, about: told.append((event, about)))
            await made.do(own, str(first))
            site = host.site
            await made.do(other, str(second))
            assert host.site is site
            assert site.settings.plain is is_plain
            assert [*site.door.packages] == ["small"]
            await made.do(own, str(second))
            assert host.site is site
            assert [*site.door.packages] == ["small", "other"]

    asyncio.run(scenario())
    opened, refused, both = told
    assert opened[1]["plain"] is is_plain
    assert refused[0] == "failed"
    assert ("plain HTTP" if is_plain else "HTTPS") in refused[1]["what"]
    assert "Small" in refused[1]["what"]
    assert both[1]["studies"] == {"small": "Small", "other": "Other"}
    assert both[1]["plain"] is is_plain


def test_one_of_two_studies_is_closed_and_the_other_notices_nothing(tmp_path):
    studies = [write(tmp_path / "small", toml=STUDY + BLOCK)]
    other = STUDY.replace('id = "small"', 'id = "other"').replace('"Small"', '"Other"')
    studies.append(write(tmp_path / "other", toml=other + BLOCK))
    told = []

    async def scenario():
        async with Host(tmp_path / "data", 0, "127.0.0.1", tmp_path / "home") as host:
            settings = SiteSettings(port=0, address="127.0.0.1", plain=True)
            console = SiteConsole(host, settings, lambda event, about: told.append((event, about)))
            for study in studies:
                await console.do("web", str(study))
            there = SimpleNamespace(base=f"http://127.0.0.1:{host.site.port}")
            tokens = [Invitations(host.data).share(name, "Ada") for name in ("small", "other")]
            async with page(there) as small, page(there) as large:
                await small.begin(token=tokens[0], device="a" * 24)
                await large.begin(token=tokens[1], device="b" * 24)
                await console.do("web_off", "small")
                with pytest.raises(ConnectionError):
                    await small.hear("nothing")
                await large.see()
                assert (await large.answer(choices(large.step)))["say"] == "step"
                async with page(there) as again:
                    await again.visit(token=tokens[0], device="a" * 24)
                    await again.hear("closed")
            await console.do("web_off", "small")
            await console.do("web_off", "other")
            assert host.site is None

    asyncio.run(scenario())
    kinds = [event for event, _ in told if event != "web"]
    assert kinds == ["done", "failed"]
    assert "Other" in dict(told)["done"]["what"]
    assert told[-1] == ("web", {"on": False})


def test_a_page_whose_port_is_taken_opens_on_another_one(tmp_path):
    study, told = write(tmp_path / "study", toml=STUDY + BLOCK), []

    async def scenario():
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            async with Host(tmp_path / "data", 0, "127.0.0.1", tmp_path / "home") as host:
                settings = SiteSettings(port=port, address="127.0.0.1")
                made = SiteConsole(
                    host, settings, lambda event, about: told.append((event, about))
                )
                await made.do("web", str(study))
                assert host.site is None
                about = told[-1][1]
                assert about["port"] == port
                assert about["option"] == "--web-port"
                await made.do("web_port", "next")
                await made.do("web_port", str(about["free"]))
                await made.do("web", str(study))
                assert host.site.port == about["free"] != port

    asyncio.run(scenario())
    assert [event for event, _ in told] == ["taken", "failed", "web"]
    assert "--web-port" in told[0][1]["what"]


def test_a_participant_is_turned_away_in_the_language_of_the_browser(site):
    text = asyncio.run(turned_away(site, token="made-up", language="de"))
    assert text


def test_one_device_with_two_tabs_is_one_participant(site):
    token = site.shared()

    async def come():
        async with page(site) as first, page(site) as second:
            await first.begin(token=token, device="phone", load="one")
            await second.begin(token=token, device="phone", load="two")
            assert (await first.hear("elsewhere"))["title"]

    asyncio.run(come())
    assert len(list(site.data.glob("sub-*.jsonl"))) == 1


def test_over_plain_http_the_same_page_is_served_on_its_own_port(tmp_path):
    with SiteHere(tmp_path, package(tmp_path), plain=True) as site:
        assert site.host.site.address.startswith("http://127.0.0.1:")
        assert site.host.port != site.port

        async def walk():
            async with page(site) as there:
                return await done(there, token=site.shared())

        assert asyncio.run(walk())["say"] == "over"


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ""}, {}],
)
def test_other_origins_cannot_use_a_link(site, headers):
    import aiohttp

    async def connect():
        async with client() as session:
            url = f"{site.base}/web/socket"
            own = {"Origin": "https://127.0.0.1"} | headers
            async with session.ws_connect(url, ssl=False, headers=own):
                pass

    with pytest.raises(aiohttp.WSServerHandshakeError) as found:
        asyncio.run(connect())
    assert found.value.status == 403


def test_booths_are_not_on_the_port_of_browsers(site):
    async def ask():
        async with (
            client() as session,
            session.get(f"{site.base}/booth", ssl=False) as answer,
        ):
            return answer.status

    assert asyncio.run(ask()) == 404


def test_a_flood_of_visits_with_guessed_links_stops_no_one(site):
    token = site.shared()

    async def guess(number):
        async with page(site) as there:
            await there.visit(token=f"guess-{number}")
            return (await there.hear("closed"))["say"]

    async def flood():
        async with page(site) as there:
            guesses = asyncio.gather(*(guess(number) for number in range(40)))
            told = await done(there, token=token)
            return told["say"], set(await guesses)

    assert asyncio.run(flood()) == ("over", {"closed"})


def test_a_device_that_makes_up_others_begins_no_more_sessions(site, monkeypatch):
    monkeypatch.setattr(server, "MOST_DEVICES", 2)
    monkeypatch.setattr(server, "_is_local", lambda _: False)
    token = site.shared()

    async def come(device):
        async with page(site) as there:
            await there.visit(token=token, device=device * 24)
            return (await there.hear("step", "closed"))["say"]

    async def all_come():
        return [await come(device) for device in "abca"]

    assert asyncio.run(all_come()) == ["step", "step", "closed", "step"]


def test_the_page_has_a_certificate_with_names_which_it_keeps(tmp_path):
    from cryptography import x509

    own_context(tmp_path)
    kept = (tmp_path / "web-certificate.pem").read_bytes()
    own_context(tmp_path)
    assert (tmp_path / "web-certificate.pem").read_bytes() == kept
    made = x509.load_pem_x509_certificate(kept)
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    assert (made.not_valid_after_utc - made.not_valid_before_utc).days <= 397
    assert (tmp_path / "web-key.pem").stat().st_mode & 0o077 == 0


def test_the_labs_own_certificate_is_used(tmp_path):
    own_context(tmp_path / "lab")
    files = tmp_path / "lab" / "web-certificate.pem", tmp_path / "lab" / "web-key.pem"
    named = {"certificate": files[0], "key": files[1]}
    with SiteHere(tmp_path, package(tmp_path), **named) as site:
        served = ssl.get_server_certificate(("127.0.0.1", site.port))
    assert served.split() == files[0].read_text("ascii").split()


@pytest.mark.parametrize("content", [b"", b"nonsense", None])
def test_a_certificate_that_cannot_be_used_is_named(tmp_path, content):
    own_context(tmp_path)
    broken = tmp_path / "broken.pem"
    if content is not None:
        broken.write_bytes(content)
    with pytest.raises(WriteFailed, match=r"broken\.pem"):
        lab_context(broken, tmp_path / "web-key.pem")


def test_the_desk_is_told_that_one_address_took_most_places_of_a_link(site):
    async def come(token, device):
        async with page(site) as one:
            return await one.begin(token=token, device=device)

    def open_on(token, count):
        for number in range(count):
            asyncio.run(come(token, f"{token[:8]}-{number}"))

    unlimited = site.shared()
    open_on(unlimited, LEAST_OF_MANY - 1)
    token = site.shared(most=5)
    open_on(token, 2)
    assert site.host.site.waiting == ()
    open_on(token, 3)
    (told,) = site.host.site.waiting
    assert told.startswith("3 of the 5 places of the link")
    open_on(token, 5)
    (told,) = site.host.site.waiting
    assert told.startswith("5 of the 5 places of the link")
    open_on(unlimited, LEAST_OF_MANY)
    (_, told) = sorted(site.host.site.waiting, key=lambda line: "participants" in line)
    assert told.startswith(f"{LEAST_OF_MANY} of the {LEAST_OF_MANY} participants who opened")


def test_behind_a_proxy_everyone_has_its_address_and_the_desk_is_not_told(tmp_path):
    with SiteHere(tmp_path, package(tmp_path), public="https://lab.example") as site:
        token = site.shared(most=5)

        async def come(device):
            async with page(site, origin="https://lab.example") as there:
                return await there.begin(token=token, device=device)

        for number in range(4):
            asyncio.run(come(f"device-{number}".ljust(24, "x")))
        assert site.host.site.waiting == ()
