"""A server of scripted models, in a process of its own: speaks OpenAI's API, well or badly.

`python -m tests.plugins.duels.scripted_server PLAN TROUBLES` prints its port and serves the models
of the plan until its input ends. TROUBLES is JSON: how likely each request fails, by way of
failing. GET /log tells how often each way was taken, and how many requests there were at once.
"""

import asyncio
import json
import os
import random
import sys
import tomllib
from collections import Counter
from pathlib import Path

from turingdesk.plugins.duels.plan import SCRIPTED, ModelSettings
from turingdesk.plugins.duels.scripted import scripts


def models(path):
    """The scripts of a plan by their names on the server, whatever server it names for them."""
    told = tomllib.loads(Path(path).read_text("utf-8"))["model"]
    known = ModelSettings.__dataclass_fields__.keys() - {"send"}
    chosen = [
        ModelSettings(**{k: v for k, v in one.items() if k in known} | {"server": SCRIPTED})
        for one in told
        if one["server"] != SCRIPTED
    ]
    full = [one.get("name", one["id"]) for one in told]
    found = dict(scripts(chosen))
    for script in found.values():
        object.__setattr__(script, "names", full)
    return found


def response(*, status=200, **told):
    from aiohttp import web

    return web.Response(status=status, **told)


def as_json(value):
    return response(text=json.dumps(value), content_type="application/json")


class Server:
    def __init__(self, plan, troubles):
        self.scripts = models(plan)
        self.troubles = troubles
        self.chance = random.Random(1)
        self.counts = Counter()
        self.now = self.most = 0
        self.members, self.roles = set(), set()  # of all requests

    def way(self):
        draw = self.chance.random()
        for name, share in self.troubles.items():
            if (draw := draw - share) < 0:
                return name
        return "good"

    async def chat(self, request):
        body = await request.json()
        way = self.way()
        self.counts[way] += 1
        self.members |= body.keys()
        self.roles |= {one["role"] for one in body["messages"]}
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await asyncio.sleep(0)
            return await getattr(self, way)(body)
        finally:
            self.now -= 1

    def completion(self, content, ended="stop"):
        said = {"role": "assistant", "content": content}
        choice = {"index": 0, "message": said, "finish_reason": ended}
        usage = {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
        told = {"model": "script-1", "provider": "here", "system_fingerprint": "fp_1"}
        return as_json({"choices": [choice], "usage": usage, **told})

    async def good(self, body):
        script = self.scripts[body["model"]]
        return self.completion(script.reply(body["messages"], body.get("seed", 0)))

    async def slow(self, body):
        await asyncio.sleep(0.2)
        return await self.good(body)

    async def busy(self, body):
        return response(status=429, headers={"Retry-After": "0"}, text="slow down")

    async def wait(self, body):
        return response(status=429, headers={"Retry-After": "2"}, text="slow down")

    async def later(self, body):
        return response(status=429, headers={"Retry-After": "600"}, text="slow down")

    async def broken(self, body):
        return response(status=502, text="<html>Bad gateway</html>")

    async def refused(self, body):
        return response(status=400, text="context too long")

    async def nokey(self, body):
        return response(status=401, text="no such key")

    async def empty(self, body):
        return self.completion("  ")

    async def mute(self, body):
        is_first = body["model"] == next(iter(self.scripts))
        return await (self.empty(body) if is_first else self.good(body))

    async def uncounted(self, body):
        told = json.loads((await self.good(body)).text)
        del told["usage"]
        return as_json(told)

    async def cut(self, body):
        return self.completion("I think that you", ended="length")

    async def nojson(self, body):
        return response(text="it is me")

    async def hang(self, body):
        await asyncio.sleep(60)
        return response(status=500)

    async def never(self, body):
        return self.completion("Tell me more.")

    async def opening(self, body):
        return self.completion("<answer>1</answer>")

    async def both(self, body):
        return self.completion(
            "Agent: It is me.\nYou: I see.\n<answer>1</answer><answer>0</answer>"
        )

    async def listed(self, request):
        if "unlisted" in self.troubles:
            await asyncio.sleep(600)
        return as_json({"data": [{"id": name} for name in self.scripts]})

    async def log(self, request):
        told = {"members": sorted(self.members), "roles": sorted(self.roles)}
        return as_json({"counts": self.counts, "most": self.most, **told})


def main(arguments):
    plan, troubles = arguments
    asyncio.run(serve(Server(plan, json.loads(troubles))))


async def serve(server):
    """Answer until the input ends."""
    from aiohttp import web

    app = web.Application()
    app.router.add_post("/v1/chat/completions", server.chat)
    app.router.add_get("/v1/models", server.listed)
    app.router.add_get("/log", server.log)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    sys.stdout.write(f"{runner.addresses[0][1]}\n")
    sys.stdout.flush()
    await asyncio.to_thread(os.read, 0, 1)  # a process that was forked has another sys.stdin


if __name__ == "__main__":
    main(sys.argv[1:])
