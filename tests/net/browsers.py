"""Browsers for tests: a host that serves the page, clients that speak as it does, Chromium."""

import asyncio
import json
import os
import shutil
import threading
import time
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.net.lab import PATIENCE_S, client
from tests.packages import as_real
from turingdesk.core.limits import Limits
from turingdesk.net.booths import Booth
from turingdesk.net.host import Host
from turingdesk.net.paired_desk import Paired
from turingdesk.net.proof import kiosk_side
from turingdesk.net.web import Visitor, WebPart
from turingdesk.net.web_site import SiteSettings
from turingdesk.people.invitations import Invitations

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
DRIVER = shutil.which("chromedriver") or ""
needs_chromium = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="no Chromium with its driver is installed here"
)


class WebHere:
    """A host with the page for participants, in an event loop of a thread of its own.

    Whoever comes with a token takes part under it as participant code.
    """

    def __init__(self, folder, package, *, pilot=False, door=None):
        self.data = folder / "data"
        self.package = package
        self.part = None
        self._pilot = pilot
        self._door = door or self.let_in
        self._home = folder / "web-home"
        self._ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def let_in(self, visit):
        """A visitor, under the token of their link."""
        return Visitor(self.package, self.data, visit.token, self._pilot)

    def __enter__(self):
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self._ending.set)
        self._thread.join()
        self.loop.close()

    @property
    def session(self):
        """The session of the one browser that is here."""
        (found,) = self.part.sessions.values()
        return found

    def soon(self, work, *args):
        """Have something called where the host runs; returns at once."""
        self.loop.call_soon_threadsafe(work, *args)

    def url(self, token=""):
        """The page's address, or that of an invitation."""
        return f"https://127.0.0.1:{self.port}/{f'join/{token}' if token else ''}"

    def lines(self, participant):
        """All lines of a participant's journals, oldest journal first."""
        paths = sorted(self.data.rglob(f"sub-{participant}_*.jsonl"))
        kept = [path for path in paths if path.parent.name not in ("personal", "record")]
        return [json.loads(line) for path in kept for line in path.read_text().splitlines()]

    def _run(self):
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._serve())

    @property
    def base(self):
        """The page's address without what is after the port."""
        return f"https://127.0.0.1:{self.port}"

    async def _serve(self):
        self._ending = asyncio.Event()
        self.part = WebPart(self._door, self.data)
        async with Host(self.data, 0, "127.0.0.1", self._home, parts=[self.part]) as host:
            self.port = host.port
            self._ready.set()
            await self._ending.wait()
        await asyncio.sleep(0.02)


class SiteHere(WebHere):
    """A host that serves its own page for browsers, to which invitations lead.

    `machines` play in its rooms; `settings` are those of `SiteSettings`.
    """

    def __init__(self, folder, *packages, machines=None, **settings):
        super().__init__(folder, packages[0])
        self.packages = packages
        self.invitations = Invitations(self.data)
        self.host = None
        self._machines = machines
        self._settings = SiteSettings(**{"port": 0, "address": "127.0.0.1", **settings})

    @property
    def base(self):
        """The page's address, as links have it."""
        return f"http{'' if self._settings.plain else 's'}://127.0.0.1:{self.port}"

    def url(self, token=""):
        """The page's address, or that of an invitation."""
        return f"{self.base}/{f'join/{token}' if token else ''}"

    def shared(self, **told):
        """The token of a shared link to the first study."""
        return self.invitations.share(self.package.study.id, "Ada", **told)

    def enrolled(self, name):
        """A booth that is paired with this host without the ceremony."""

        async def enroll():
            member, token = self.host.paired_kiosks.add(name)
            self.host.booths.join(Booth(member.id, member.name))
            at = "127.0.0.1", self.host.port, self.host.fingerprint
            return Paired(*at, member.id, token, "desk")

        return asyncio.run_coroutine_threadsafe(enroll(), self.loop).result(20)

    async def _serve(self):
        self._ending = asyncio.Event()
        at = self.data, 0, "127.0.0.1", self._home
        async with Host(*at, machines=self._machines) as host:
            self.host = host
            self.port = (await host.open_site(self.packages, self._settings)).port
            self.part = host.site.part
            self._ready.set()
            await self._ending.wait()
        await asyncio.sleep(0.02)


class Page:
    """Speaks as the page in a browser does; keeps all that it receives."""

    def __init__(self, bare, session, base):
        self.bare = bare
        self.session = session
        self.base = base
        self.received = []  #: every frame, as text
        self.step = None

    async def say(self, say, **members):
        """Send a message."""
        await self.bare.send_bytes(json.dumps({"say": say, **members}).encode())

    async def hear(self, *wanted, within_s=PATIENCE_S):
        """The next message of one of these kinds; times are told on the way."""
        while True:
            told = await asyncio.wait_for(self.bare.receive(), within_s)
            if not isinstance(told.data, bytes):
                raise ConnectionResetError(f"the host ended the connection: {told}")
            self.received.append(told.data.decode())
            sent = json.loads(told.data)
            if sent["say"] == "clock":
                await self.say("clocked", number=sent["number"], at=now_ms())
            if sent["say"] in wanted:
                self.step = sent if sent["say"] == "step" else self.step
                return sent

    async def visit(self, token="P1", device="d" * 24, load="first", **more):
        """Come with an invitation."""
        screen = {"language": "en", "width": 390, "height": 844, "scale": 3}
        told = {"token": token, "device": device, "load": load, "parameters": {}} | screen | more
        await self.say("visit", **told)

    async def begin(self, **who):
        """Come, choose English if asked, and get the first step."""
        await self.visit(**who)
        told = await self.hear("step", "languages", "over", "closed")
        if told["say"] == "languages":
            await self.say("language", code="en")
            told = await self.hear("step")
        return told

    async def see(self):
        """Paint the step."""
        await self.say("shown", place=self.step["place"], at=now_ms())

    async def answer(self, answers=(), plays=1, **record):
        """Hand in answers; what the host says then."""
        sent = [{"view_ms": 9000.0, "device": "mouse", "pressed": ""} | one for one in answers]
        place = self.step["place"]
        await self.say("answer", place=place, answers=sent, plays=plays, record=record)
        return await self.hear("step", "over", "remarks", "halted")

    async def fetch(self, path, **headers):
        """A file: its status, headers, and bytes."""
        url = self.base + path
        async with self.session.get(url, ssl=kiosk_side(), headers=headers) as answer:
            return answer.status, answer.headers, await answer.read()


@asynccontextmanager
async def page(web, origin="", headers=()):
    """A bare WebSocket to the host of a page."""
    base = web.base
    own = {"Origin": origin or base, **dict(headers)}
    url = f"{base}/web/socket"
    tls = {"ssl": kiosk_side()} if base.startswith("https") else {}
    async with (
        client() as session,
        session.ws_connect(url, headers=own, max_msg_size=0, **tls) as bare,
    ):
        yield Page(bare, session, base)


def now_ms():
    """A reading of a clock that has another zero than the host's."""
    return time.perf_counter() * 1000 % 1e8


def choices(step, pick=0):
    """An answer to each question of a step: the choice at a place, or something that fits."""
    made = []
    for one in step["questions"]:
        if one["choices"]:
            value = one["choices"][pick % len(one["choices"])]["value"]
        elif one["kind"] in ("scale", "number"):
            value = f"{one['min'] + 1:g}"
        else:
            value = "a few plain words about nothing much"
        made.append({"key": one["key"], "value": value})
    return made


@contextmanager
def chromium(wide=1366, high=768, *, is_phone=False, **features):
    """A real browser, without a window.

    `features`: what the device prefers, such as `prefers_color_scheme="dark"`.
    """
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for flag in ("headless=new", "no-sandbox", "ignore-certificate-errors", "disable-gpu"):
        options.add_argument(f"--{flag}")
    options.add_argument("--lang=en")
    options.add_argument("--hide-scrollbars")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if is_phone:
        screen = {"width": wide, "height": high, "pixelRatio": 2.0, "touch": True}
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": screen})
    environment = {**os.environ, "HOME": os.environ.get("HOME", "/tmp")}
    driver = webdriver.Chrome(options, webdriver.ChromeService(DRIVER, env=environment))
    try:
        if not is_phone:
            screen = {"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": False}
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
        media = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
        yield driver
    finally:
        driver.quit()


def folder_of(name):
    """A package that ships."""
    return Path(__file__).resolve().parents[2] / "studies" / name


def at_once(package):
    """The package as a lab's own, with trials that can be answered as soon as they are seen."""
    study = replace(package.study, demonstration=False)
    blocks = tuple(replace(block, limits=Limits()) for block in study.blocks)
    return as_real(replace(package, study=replace(study, blocks=blocks)))
