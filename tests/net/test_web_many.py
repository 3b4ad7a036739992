"""More sessions than a computer lets a program open files: those without a page rest."""

import asyncio
import re
import shutil
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.net.browsers import Page, SiteHere, choices, page
from tests.net.lab import DeskProcess, client
from tests.net.test_web_site import package
from turingdesk.core.study import ResumePolicy
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.net import web
from turingdesk.people.invitations import Invitations
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.lock import is_being_written


@pytest.fixture
def site(tmp_path, monkeypatch):
    monkeypatch.setattr(web, "_MOST_WAITING", 0)
    with SiteHere(tmp_path, package(tmp_path)) as site:
        yield site


def quick(step):
    """Answers that came at once."""
    return [{**one, "view_ms": 1.0} for one in choices(step)]


async def begun(site, token):
    async with page(site) as there:
        step = await there.begin(token=token)
        await there.see()
        told = await there.answer(quick(step))
        assert told["say"] == "step"
        return told


async def rests(site):
    (journal,) = site.data.glob("*.jsonl")
    async with asyncio.timeout(10):
        while is_being_written(journal):
            await asyncio.sleep(0.02)
    return journal


def test_a_session_whose_page_is_gone_rests_and_goes_on_when_it_is_back(site):
    token = site.shared()

    async def come_back():
        before = await begun(site, token)
        journal = await rests(site)
        async with page(site) as there:
            step = await there.begin(token=token, load="again")
            assert step["place"] == before["place"]
            assert is_being_written(journal)
            while step["say"] == "step":
                await there.see()
                step = await there.answer(quick(step))
            assert step["say"] == "over"
        return journal

    journal = asyncio.run(come_back())
    assert list(site.data.glob("*.jsonl")) == [journal]
    assert verify(journal) == []
    assert read_journal(journal).lines[-1]["reason"] == "completed"


def test_a_session_that_was_resumed_elsewhere_while_it_rested_is_not_walked_twice(site):
    token = site.shared()

    async def come_back():
        await begun(site, token)
        journal = await rests(site)
        name = DataFolder(site.data).sessions()[0].participant
        cut = resumable(site.data, name, site.package.study)
        assert cut.allowed is ResumePolicy.RESUME
        setup = SessionSetup(name, "Booth 1")
        recorder = SessionRecorder.resume(site.package, site.data, setup, journal)
        before = journal.read_bytes()
        async with page(site) as there:
            await there.visit(token=token, load="again")
            told = await there.hear("step", "closed")
            assert told["say"] == "closed"
        assert journal.read_bytes() == before
        recorder.abandon()

    asyncio.run(come_back())
    journals = sorted(site.data.glob("*.jsonl"))
    assert len(journals) == 2
    assert [problem for journal in journals for problem in verify(journal)] == []


def test_a_journal_that_is_away_when_the_page_is_back_is_waited_for(site, monkeypatch):
    monkeypatch.setattr("turingdesk.net.web_session.RETRY_S", 0.1)
    token = site.shared()

    async def come_back():
        before = await begun(site, token)
        journal = await rests(site)
        journal.rename(journal.with_suffix(".away"))
        async with page(site) as there:
            await there.visit(token=token, load="again")
            assert (await there.hear("step", "halted"))["say"] == "halted"
            assert "1 browser is waiting" in site.part.halts.in_words[0]
            journal.with_suffix(".away").rename(journal)
            assert (await there.hear("step"))["place"] == before["place"]
            assert not site.part.halts.in_words

    asyncio.run(come_back())


GROUP = 8  #: that come at once


async def visited(session, base, token, number):
    """Begin a session as another device, look at its first step, and go."""
    own = {"Origin": base}
    async with session.ws_connect(f"{base}/web/socket", headers=own, max_msg_size=0) as bare:
        there = Page(bare, session, base)
        device = f"device-{number}".ljust(24, "x")
        await there.visit(token=token, device=device)
        told = await there.hear("step", "closed", "halted")
        await there.see() if told["say"] == "step" else None
        return told["say"]


@pytest.mark.skipif(not shutil.which("prlimit"), reason="limits and counts files as Linux does")
@pytest.mark.timeout(1800)
@pytest.mark.slow
def test_a_host_with_few_files_begins_all_sessions(tmp_path):
    """The most that the host has open stays the same, however many sessions were begun.

    So it does not matter how many they are: once as many wait as may, each more leaves nothing.
    """
    files, sessions = 320, 4 * GROUP * (web._MOST_WAITING // GROUP)
    package(tmp_path)
    desk = DeskProcess(
        tmp_path,
        words=("--web", tmp_path / "study", "--web-port", "0", "--insecure-http"),
    )
    desk.start(limit_files=files)
    token = Invitations(desk.data).share("small", "Ada")
    opened = Path(f"/proc/{desk.process.pid}/fd")

    async def come():
        base = f"http://127.0.0.1:{desk.wait('web')['port']}"
        counts, came = [], []
        async with client(limit=0) as session:
            for first in range(0, sessions, GROUP):
                group = (visited(session, base, token, first + place) for place in range(GROUP))
                came += await asyncio.gather(*group)
                counts.append(len(list(opened.iterdir())))
            again = await visited(session, base, token, 0)
        return came, counts, again

    try:
        came, counts, again = asyncio.run(come())
    finally:
        desk.stop()
    assert set(came) == {"step"}
    assert max(counts) < files - 64, "the last files are for those who take part"
    half = len(counts) // 2
    assert max(counts[half:]) <= max(counts[:half]) + GROUP, counts
    assert again == "step"
    journals = list(desk.data.glob("*.jsonl"))
    assert len(journals) == sessions
    assert DataFolder(desk.data).verify() == []
    shown = sum(len(re.findall(rb'"kind":"shown"', one.read_bytes())) for one in journals)
    assert shown >= sessions


@pytest.mark.skipif(not shutil.which("prlimit"), reason="limits files as Linux does")
def test_the_desk_is_told_when_no_more_browsers_can_connect(tmp_path):
    package(tmp_path)
    study = tmp_path / "study"
    desk = DeskProcess(tmp_path, words=("--web", study, "--web-port", "0", "--insecure-http"))
    desk.start(limit_files=100)
    try:
        address = "127.0.0.1", desk.wait("web")["port"]
        with ExitStack() as opened:
            for _ in range(100):
                opened.enter_context(socket.create_connection(address))
            told = desk.wait("web")
            assert "No more browsers can connect. Too many files are open." in told["waiting"][0]
        assert desk.wait("web")["waiting"] == []
    finally:
        desk.stop()
