"""Bots of tests: the public client as a process of its own, and bare WebSockets."""

import json
import os
import subprocess
import sys
import textwrap
from contextlib import asynccontextmanager, contextmanager

from tests.net.lab import ROOT, client, until
from turingdesk.net.proof import kiosk_side
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots

#: A bot as its authors write one; what it does is in the places that tests fill.
BOT = """
import sys
from turing_bot_client import TuringBotClient

class Bot(TuringBotClient):
    def start_game(self, game_id, bot, player_list, language):
        print("start", game_id, bot, *player_list, language, flush=True)
        return True
    def on_message(self, game_id, message, player, bot):
        print("heard", player, message, flush=True)
        if player != bot:
            return f"{bot} says: {message}"
    def on_gamemaster_message(self, game_id, message, player, bot):
        print("master", message, flush=True)
    def end_game(self, game_id):
        print("end", game_id, flush=True)
    def on_shutdown(self):
        print("shutdown", flush=True)
""" + textwrap.dedent("""
    key, name, languages, endpoint, port, ready = sys.argv[1:]
    Bot(key, name, languages, endpoint, port, ready == "True").start()
""")


def added(home, name="Maple", languages=("en", "de"), *, approved=True):
    """A bot with a key of this desk's folder; the key."""
    bots = RegisteredBots(home)
    _, key = bots.add(name, languages)
    if approved:
        bots.approve(name)
    return key


class BotProcess:
    """The public client, unchanged, in a process of its own."""

    def __init__(self, key, port, name="Maple", languages="EN de", **more):
        endpoint, accuses = more.get("endpoint", "ws://127.0.0.1"), more.get("accuses", False)
        words = [key, name, languages, endpoint, str(port), str(accuses)]
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-u", "-c", more.get("bot", BOT), *words],
            cwd=ROOT,
            env={**os.environ, **more.get("env", {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.pid = self._process.pid
        self.lines = []

    def wait(self, beginning):
        """The next line that it prints which begins so, without that."""
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()
        raise AssertionError(f"{beginning!r} not in {self.lines}")

    def ended(self):
        """Wait until it ends by itself; all that it printed."""
        self.lines += self._process.stdout.read().splitlines()
        self._process.wait(20)
        return self.lines

    def interrupt(self):
        """As Ctrl+C does."""
        self._process.send_signal(2)

    def close(self):
        self._process.kill()
        self._process.wait(10)
        self._process.stdout.close()


@contextmanager
def bot_process(*args, **more):
    """One that ends with the test."""
    bot = BotProcess(*args, **more)
    try:
        yield bot
    finally:
        bot.close()


@asynccontextmanager
async def bare_bot(port, path="/bot/", *, plain=False, **options):
    """A bare WebSocket to where bots connect."""
    url = f"{'ws' if plain else 'wss'}://127.0.0.1:{port}{path}"
    tls = {} if plain else {"ssl": kiosk_side()}
    async with client() as session, session.ws_connect(url, **tls, **options) as bare:
        yield bare


def key_message(key, name="Maple", languages="en", **more):
    return json.dumps({"api_key": key, "bot_name": name, "languages": languages, **more})


async def closed(bare):
    """Code and reason with which the host closes the connection, after whatever comes before."""
    from aiohttp import WSMsgType

    while True:
        told = await bare.receive(10)
        if told.type is WSMsgType.CLOSE:
            return told.data, told.extra
        if told.type in (WSMsgType.CLOSED, WSMsgType.ERROR):
            return bare.close_code, ""


async def told(bare):
    """The next message."""
    return json.loads((await bare.receive(10)).data)


def bot_state(desk, name="Maple"):
    """A bot as the desk sees it now."""

    async def found():
        return next(
            (one for one in desk.bots.all() if one.name == name),
            None,
        )

    return desk.call(found())


def is_here(desk, name="Maple"):
    """Wait until a bot is connected."""
    until(lambda: (one := bot_state(desk, name)) is not None and one.is_here)
