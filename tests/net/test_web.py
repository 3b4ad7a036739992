"""The page's doors: what is served, to whom, and what is refused."""

import asyncio

import pytest

from tests.net.browsers import choices, page


def test_the_page_is_served_under_a_strict_policy(web):
    async def look():
        async with page(web) as one:
            for path in ("/", "/join/P1", "/join/P1/", "/web/page.js", "/web/theme.css"):
                status, headers, body = await one.fetch(path)
                policy = headers["Content-Security-Policy"]
                assert (status, bool(body)) == (200, True)
                assert policy.startswith("default-src 'none'; script-src 'self';")
                assert "unsafe" not in policy
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert headers["Referrer-Policy"] == "no-referrer"
            for path in ("/web/../study.toml", "/web/index.html.bak", "/web/media/x", "/join/"):
                status, headers, _ = await one.fetch(path)
                assert status == 404
                assert headers["Content-Security-Policy"].startswith("default-src 'none';")
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert "Server" not in headers, "versions are no one's business"

    asyncio.run(look())


def test_what_a_request_calls_the_host_adds_nothing_to_the_policy(web):
    async def look():
        async with page(web) as one:
            for name in ("evil.example; script-src *", "a b", "evil.example'"):
                _, headers, _ = await one.fetch("/", Host=name)
                assert "evil" not in headers["Content-Security-Policy"]
                assert headers["Content-Security-Policy"].count("script-src") == 1

    asyncio.run(look())


def test_other_sites_can_neither_connect_nor_fetch(web):
    async def look():
        import aiohttp

        for origin in ("https://elsewhere.example", "null", f"http://127.0.0.1:{web.port}"):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                async with page(web, origin):
                    pass
        async with page(web) as one:
            status, *_ = await one.fetch("/web/page.js", **{"Sec-Fetch-Site": "cross-site"})
            assert status == 404

    asyncio.run(look())


def test_an_answer_is_on_the_disk_before_the_next_step_comes(web):
    async def judge():
        async with page(web) as one:
            await one.begin()
            while one.step["kind"] == "page":
                await one.see()
                await one.answer([] if one.step["page"] == "form" else choices(one.step))
            first = one.step["place"]
            await one.see()
            told = await one.answer(choices(one.step))
            assert (told["say"], told["place"]) == ("step", first + 1)
            responses = [line for line in web.lines("P1") if line["kind"] == "response"]
            assert responses[-1]["step"] == first

    asyncio.run(judge())
    opened = web.lines("P1")[0]
    assert opened["client"] == "browser"
    assert opened["screen"]["width"] == 390


def test_the_page_knows_its_version_and_the_host_says_the_same(web):
    async def look():
        async with page(web) as one:
            _, _, body = await one.fetch("/web/views.js")
            await one.visit()
            told = await one.hear("words")
            assert f'export const VERSION = "{told["version"]}";' in body.decode()

    asyncio.run(look())
