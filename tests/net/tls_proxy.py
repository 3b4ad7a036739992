"""A reverse proxy that ends TLS, as nginx and Caddy do in front of programs."""

import asyncio
import threading

from tests.net.lab import client
from turingdesk.net.web_certificate import own_context

_OWN = ("connection", "upgrade", "host", "sec-websocket-key", "sec-websocket-extensions")
_MADE_ANEW = ("content-length", "transfer-encoding", "connection")


class TlsProxy:
    """Serves over HTTPS what is at a port of this computer, in a thread of its own.

    `keeps_host`: whether requests go on with the host that the browser named, as Caddy sends them;
    nginx by default names the program's own.
    """

    def __init__(self, folder, *, keeps_host):
        self.to = 0  #: the port
        self.address = ""
        self._folder = folder
        self._keeps_host = keeps_host
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    def __enter__(self):
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._ending.set)
        self._thread.join()

    async def _run(self):
        from aiohttp import web

        self._loop, self._ending = asyncio.get_running_loop(), asyncio.Event()
        app = web.Application()
        app.router.add_get("/{path:.*}", self._serve)
        runner = web.AppRunner(app, shutdown_timeout=1)
        await runner.setup()
        self._folder.mkdir(exist_ok=True)
        async with client() as self._session:
            tls = own_context(self._folder)
            await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=tls).start()
            self.address = f"https://127.0.0.1:{runner.addresses[0][1]}"
            self._ready.set()
            await self._ending.wait()
            await runner.cleanup()

    async def _serve(self, request):
        from aiohttp import web

        url = f"http://127.0.0.1:{self.to}{request.path_qs}"
        headers = {
            name: text for name, text in request.headers.items() if name.lower() not in _OWN
        }
        headers |= {"Host": request.host} if self._keeps_host else {}
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._link(request, url, headers)
        async with self._session.get(url, headers=headers) as got:
            kept = {n: t for n, t in got.headers.items() if n.lower() not in _MADE_ANEW}
            return web.Response(status=got.status, body=await got.read(), headers=kept)

    async def _link(self, request, url, headers):
        from aiohttp import WSServerHandshakeError, web

        try:
            up = await self._session.ws_connect(url, headers=headers, max_msg_size=0)
        except WSServerHandshakeError as refused:
            return web.Response(status=refused.status)
        async with up:
            down = web.WebSocketResponse(max_msg_size=0)
            await down.prepare(request)
            flows = [asyncio.create_task(_pump(*ends)) for ends in ((down, up), (up, down))]
            await asyncio.wait(flows, return_when=asyncio.FIRST_COMPLETED)
            await down.close()
            await up.close()
            await asyncio.wait(flows)
        return down


async def _pump(source, sink):
    async for told in source:
        await sink.send_bytes(told.data)
