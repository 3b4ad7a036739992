"""A computer that refuses: participants wait for it, and the desk and the terminal know why."""

import asyncio

import pytest

from tests.net.browsers import SiteHere, choices, page
from tests.net.test_web_site import package
from turingdesk.net import web, web_session
from turingdesk.net.site_console import SiteConsole, site_in_words
from turingdesk.net.web_halts import Halts
from turingdesk.people.invitations import Invitations
from turingdesk.system.os_errors import FULL, os_errors_as

NOT_YET = "Please wait a moment"


@pytest.fixture(autouse=True)
def tries_again_soon(monkeypatch):
    monkeypatch.setattr(web, "RETRY_S", 0.1)
    monkeypatch.setattr(web_session, "RETRY_S", 0.1)


@pytest.fixture
def site(tmp_path):
    with SiteHere(tmp_path, package(tmp_path)) as site:
        yield site


def told_at(site):
    """What the terminal says of the page."""
    told = []
    console = SiteConsole(site.host, None, lambda event, about: told.append((event, about)))
    console._tell_state()
    return "\n".join(site_in_words(*told[-1]))


async def until(is_so, within_s=10.0):
    async with asyncio.timeout(within_s):
        while not is_so():
            await asyncio.sleep(0.02)


def test_a_data_folder_that_was_moved_makes_no_link_invalid(site):
    token, moved = site.shared(), site.data.with_name("moved")

    async def come():
        site.data.rename(moved)
        async with page(site) as there:
            await there.visit(token=token)
            told = await there.hear("step", "closed", "halted")
            assert (told["say"], told["title"]) == ("halted", NOT_YET)
            assert "1 browser is waiting" in told_at(site)
            assert str(site.data) in told_at(site)
            moved.rename(site.data)
            await there.hear("step")
            await until(lambda: "waiting" not in told_at(site))

    asyncio.run(come())


def test_whoever_left_while_waiting_is_no_longer_told_of(site):
    token, moved = site.shared(), site.data.with_name("moved")

    async def come():
        site.data.rename(moved)
        async with page(site) as there:
            await there.visit(token=token)
            await there.hear("halted")
        await until(lambda: not site.part.halts.in_words)
        moved.rename(site.data)

    asyncio.run(come())


def test_a_link_whose_file_cannot_be_read_is_not_called_invalid(tmp_path):
    invitations = Invitations(tmp_path)
    token = invitations.share("small", "Ada")
    (about,) = tmp_path.rglob("invitation.json")
    about.unlink()
    about.mkdir()  # as any file that the system doesn't open
    with pytest.raises(OSError, match="directory"):
        invitations.open(token, "phone")


def test_places_that_cannot_be_read_are_not_free(tmp_path):
    invitations = Invitations(tmp_path)
    token = invitations.share("small", "Ada", most=1)
    place = invitations.open(token, "phone")
    (file,) = tmp_path.rglob("1")
    file.rename(tmp_path / "kept")
    file.mkdir()
    invitations = Invitations(tmp_path)
    for _ in range(2):
        with pytest.raises(OSError, match="directory"):
            invitations.open(token, "phone")
    file.rmdir()
    (tmp_path / "kept").rename(file)
    assert invitations.open(token, "phone").code == place.code


def test_browsers_that_a_full_disk_stops_are_counted_by_reason(tmp_path, small_disk):
    disk = small_disk(tmp_path / "data")
    with SiteHere(tmp_path, package(tmp_path)) as site:
        tokens = [site.shared() for _ in range(2)]

        async def come():
            async with page(site) as judge, page(site) as newcomer:
                told = await judge.begin(token=tokens[0], device="judge")
                disk.fill()
                while told["say"] == "step":  # the last page of the journal's file has some room
                    await judge.see()
                    told = await judge.answer(choices(told))
                assert told["say"] == "halted"
                assert "1 browser is waiting" in told_at(site)
                await newcomer.visit(token=tokens[1], device="newcomer")
                told = await newcomer.hear("step", "closed", "halted")
                assert (told["say"], told["title"]) == ("halted", NOT_YET)
                assert "2 browsers are waiting" in told_at(site)
                assert FULL.happened in told_at(site)
                disk.make_room()
                await judge.hear("step", "over")
                await newcomer.hear("step")
                await until(lambda: not site.part.halts.in_words)

        asyncio.run(come())


def in_other_place(path):
    """Something that the system doesn't open, in place of a file; a function that puts it back."""
    kept = path.with_suffix(".kept")
    path.rename(kept)
    path.mkdir()

    def put_back():
        path.rmdir()
        kept.rename(path)

    return put_back


def test_a_picture_that_cannot_be_read_now_is_waited_for(site):
    token = site.shared()

    async def come():
        async with page(site) as there:
            step = await there.begin(token=token)
            while not (ahead := step.get("ahead")):
                await there.see()
                step = await there.answer(choices(step))
            put_back = in_other_place(site.session.media.files[ahead[0].rpartition("/")[2]])
            assert (await there.fetch(ahead[0]))[0] == 503
            assert "1 browser is waiting" in site.part.halts.in_words[0]
            put_back()
            assert (await there.fetch(ahead[0]))[0] == 200
            assert not site.part.halts.in_words
            in_other_place(site.session.media.files[ahead[0].rpartition("/")[2]])
            assert (await there.fetch(ahead[0]))[0] == 503
        await until(lambda: not site.part.halts.in_words)  # who left doesn't wait

    asyncio.run(come())


def test_the_same_refusal_of_several_files_is_one_reason(tmp_path):
    halts = Halts(tmp_path)
    for who in "ab":
        refused = os_errors_as(ValueError, "{name}: {why}", name=who)
        with pytest.raises(ValueError, match=who) as raised, refused:
            raise OSError(28, "No space left", f"sub-{who}.jsonl")
        halts.stop(who, raised.value)
    (told,) = halts.in_words
    assert "2 browsers" in told
    assert "sub-" not in told, "no code of a participant on the desk's screen"
    halts.resume("a")
    assert "1 browser is" in halts.in_words[0]
