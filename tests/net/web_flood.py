"""A page that floods its host, as a process of its own: `python -m tests.net.web_flood`.

Takes one JSON object as its argument: `base`, the host's address, and `what` it says again and
again. It says "floods" when it begins, and goes on until it is killed.
"""

import asyncio
import json
import sys
from types import SimpleNamespace

from tests.net.browsers import choices, page

FLOODS = {
    "shown": lambda place: {"say": "shown", "place": place, "at": 1.0},
    "focus": lambda place: {"say": "focus", "active": False},
    "drafts": lambda place: {"say": "draft", "place": place, "number": 1, "answers": {}},
    "refused answers with records": lambda place: {
        "say": "answer",
        "place": place,
        "answers": 2 * [{"key": "origin", "value": "human", "view_ms": 1.0}],
        "plays": 1,
        "record": {"frames": {"due": [123456.789] * 5000}},
    },
}


async def flood(told):
    """Judge until a trial comes, then say the same as fast as it goes out."""
    async with page(SimpleNamespace(base=told["base"])) as one:
        await one.begin(token="FLOOD")
        while one.step["kind"] != "trial":
            await one.see()
            await one.answer([] if one.step.get("page") == "form" else choices(one.step))
        frame = json.dumps(FLOODS[told["what"]](one.step["place"])).encode()
        sys.stdout.write("floods\n")
        sys.stdout.flush()
        while True:
            await one.bare.send_bytes(frame)
            await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(flood(json.loads(sys.argv[1])))
