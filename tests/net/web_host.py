"""A host with the page for participants, as a process of its own: `python -m tests.net.web_host`.

Takes one JSON object as its argument: `folder`, for the data, and `study`, a package. Those who
come take part under the token of their link, as often as they like. It says its port, and ends
with its standard input.
"""

import asyncio
import json
import sys
from pathlib import Path

from tests.net.browsers import at_once
from turingdesk.net.host import Host
from turingdesk.net.web import Visitor, WebPart
from turingdesk.study.package import open_package


async def serve(told):
    """Until the standard input ends."""
    folder = Path(told["folder"])
    package = at_once(open_package(Path(told["study"])))
    data = folder / "data"
    part = WebPart(lambda visit: Visitor(package, data, visit.token, again=True), data)
    async with Host(folder / "data", 0, "127.0.0.1", folder / "home", parts=[part]) as host:
        sys.stdout.write(f"{host.port}\n")
        sys.stdout.flush()
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(serve(json.loads(sys.argv[1])))
