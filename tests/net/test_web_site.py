"""Links to the page for browsers: who gets in, what is saved, and what they get in the end."""

import asyncio
import json
import ssl
from dataclasses import replace

import pytest

from tests.net.browsers import SiteHere, choices, page
from tests.net.lab import client
from tests.packages import BLOCK, STUDY, write
from turingdesk.core.errors import WriteFailed
from turingdesk.core.step import Limits
from turingdesk.editing.new_study import new_study
from turingdesk.journal.audit import read_record
from turingdesk.net import server
from turingdesk.net.host import Host
from turingdesk.net.site_console import SiteConsole
from turingdesk.net.web_certificate import lab_context, own_context
from turingdesk.net.web_site import SiteSettings
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
    assert (over["code"], over["text"]) == ("C1A2B3C4", "You can close this page.")


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


@pytest.mark.parametrize("task", ["collect-conversations", "collect-fixations"])
def test_a_study_that_browsers_cannot_do_is_not_opened_to_them(tmp_path, task):
    folder = tmp_path / "collection"
    new_study(task, folder)
    ((event, told),) = console_of(tmp_path, folder, ("web", ""))
    assert event == "failed"
    assert "Browsers can't do the block" in told["what"]


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
