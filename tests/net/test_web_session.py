"""A session in a browser: what it receives, what it may say, and how it is taken up again."""

import asyncio
import json
import struct
import time
import zlib
from contextlib import suppress
from dataclasses import replace

import pytest

from tests.gui.kiosk.conftest import BLOCKS, write_study
from tests.net.browsers import WebHere, at_once, choices, folder_of, now_ms, page
from tests.small_study import small_package
from turingdesk.core.step import Showing
from turingdesk.core.stimulus import Maker, Origin
from turingdesk.core.study import Block
from turingdesk.net import web_session
from turingdesk.net.allowance import Traffic
from turingdesk.net.web_step import Media, trial_json
from turingdesk.sessions.voice import Voice
from turingdesk.study.package import open_package
from turingdesk.tasks._asking import Asking
from turingdesk.tasks.pairs import Pair, PairsShow
from turingdesk.tasks.words import Association, WordsShow

TEXTS = ("<script>alert(1)</script>", "tab\tnul\x00bell\x07", "\u202e\ud83d\ude00", "=1+1", "“…”")


NUMBER_FORM = """
[[form]]
id = "about"
title = "About you"

[[form.field]]
id = "words"
text = "How many words do you write a week?"
kind = "number"
"""


def run(web, work, **options):
    """Have a page do something."""

    async def connected():
        async with page(web, **options) as one:
            return await work(one)

    return asyncio.run(connected())


async def go_on(one, until, pick=0):
    """Answer steps until one of a kind comes; "" for the end."""
    while one.step["kind"] != until:
        told = await pass_step(one, pick)
        if told["say"] == "over":
            assert not until
            return
        assert told["say"] == "step", told


async def pass_step(one, pick=0):
    await one.see()
    is_form = one.step.get("page") == "form"
    return await one.answer([] if is_form else choices(one.step, pick))


def responses(lines):
    return [line for line in lines if line["kind"] == "response"]


def secrets_of(package):
    """Agents, ids, names of files and of tables: what no participant may learn."""
    found = set(package.stimuli)
    for table in package.stimuli.values():
        for stimulus in table:
            found |= {stimulus.id, stimulus.provenance}
            found |= {maker.agent for maker in stimulus.makers.values()}
    found |= {path.name for path in package.media()}
    found |= set(package.files)
    return {one for one in found if len(one) > 3}


def test_nothing_that_a_browser_receives_tells_who_made_what(web, demo):
    fetched = []

    async def judge(one):
        await one.begin()
        while True:
            urls = {url for frame in one.received for url in media_in(json.loads(frame))}
            told = await pass_step(one)
            if told["say"] == "over":
                break
        for url in sorted(urls)[:5]:
            status, headers, _ = await one.fetch(url)
            assert status == 200
            fetched.append(str(dict(headers)))
            assert not {"ETag", "Last-Modified", "Content-Disposition"} & headers.keys()
        return one.received

    received = [frame for frame in run(web, judge) if "The answer" not in frame]
    tasks = {json.loads(frame).get("task") for frame in received}
    assert tasks >= {block.task for block in demo.study.blocks}
    whole = "\n".join([*received, *fetched])
    allowed = {json.loads(frame).get("task") for frame in received}
    assert [one for one in secrets_of(demo) - allowed if json.dumps(one)[1:-1] in whole] == []
    members = {name for frame in received for name in names_in(json.loads(frame))}
    wrong = {"truth", "truths", "maker", "makers", "origin", "agent", "stimulus", "prompt", "role"}
    assert members & wrong == set()


def media_in(value):
    if isinstance(value, dict):
        if "url" in value:
            yield value["url"]
        for one in value.values():
            yield from media_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from media_in(one)


def names_in(value):
    if isinstance(value, dict):
        for name, one in value.items():
            yield name
            yield from names_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from names_in(one)


@pytest.mark.parametrize("block", ["captions", "words", "conversations", "pairs", "fixations"])
def test_a_trial_is_the_same_whoever_made_the_stimulus(demo, block):
    of = next(one for one in demo.study.blocks if one.task == block)
    slots = [slot for slot in demo.draw("seed", {}) if slot.block == of.id]
    voice, media = Voice("en"), Media()
    stimuli = {one.id: one for one in demo.stimuli[of.table]}
    asking = Asking(demo.study, demo.controls.get(of.id, {}))
    for slot in slots:
        shown = []
        for origin in Origin:
            stimulus = stimuli[slot.stimulus]
            makers = {name: Maker(origin, f"{origin}-agent") for name in stimulus.makers}
            made = replace(stimulus, makers=makers, truths={})
            shown.append(trial_json(asking.trial(slot, made).showing(1, 9), voice, media))
        assert shown[0] == shown[1]


@pytest.mark.parametrize("block", ["words", "pairs"])
def test_a_browser_gets_nothing_that_the_options_hide(block):
    """The page draws every column of a task that has no view of its own there."""
    word = Association("salt", "pepper", ("hot: cold",))
    content = {"words": word, "pairs": Pair(word, word, "words")}[block]
    for examples in (False, True):
        show = WordsShow(examples=examples)
        show = PairsShow("words", of_show=show) if block == "pairs" else show
        shown = Showing(1, 1, Block("b", "B", block, "", 1, show=show), content, ())
        told = json.dumps(trial_json(shown, Voice("en"), Media()))
        assert ("hot: cold" in told) is examples


def test_pictures_say_nothing_of_the_program_that_made_them(tmp_path):
    folder = tmp_path / "study"
    write_study(folder, {"captions": BLOCKS["captions"]})
    for path in (folder / "media").glob("*.png"):
        text = b"tEXtSoftware\0SECRET-painter"
        chunk = struct.pack(">I", len(text) - 4) + text + struct.pack(">I", zlib.crc32(text))
        data = path.read_bytes()
        path.write_bytes(data[:33] + chunk + data[33:])
    with WebHere(tmp_path, at_once(open_package(folder))) as web:

        async def look(one):
            await one.begin()
            await go_on(one, "trial")
            _, headers, body = await one.fetch(one.step["content"]["image"]["url"])
            assert headers["Content-Type"] == "image/png"
            assert body.startswith(b"\x89PNG")
            assert b"SECRET" not in body

        run(web, look)


def test_a_page_that_is_loaded_again_finds_its_trial_and_the_time_before_counts(web):
    async def leave(one):
        await one.begin()
        await go_on(one, "trial")
        await one.see()
        await asyncio.sleep(0.3)
        return one.step

    before = run(web, leave)

    async def come_back(one):
        await one.begin(load="second")
        assert one.step["place"] == before["place"]
        await one.see()
        return await one.answer([{**choices(one.step)[0], "view_ms": 100.0}])

    assert run(web, come_back)["place"] == before["place"] + 1
    lines = web.lines("P1")
    answered = responses(lines)[-1]
    assert answered["step"] == before["place"]
    assert answered["rt_ms"] >= 300 + 100 - 50
    assert answered["paused_ms"] > 0
    assert [line["over"] for line in lines if line["kind"] == "paused"] == [False, True]


def test_an_answer_that_comes_twice_is_taken_once(web):
    async def twice(one):
        await one.begin()
        await go_on(one, "trial")
        place = one.step["place"]
        await one.see()
        sent = {"place": place, "plays": 0, "record": {}}
        answers = [{**one_, "view_ms": 50.0} for one_ in choices(one.step)]
        for _ in range(2):
            await one.say("answer", answers=answers, **sent)
        first, second = await one.hear("step"), await one.hear("step")
        assert first["place"] == second["place"] == place + 1
        return place

    place = run(web, twice)
    assert sum(line["step"] == place for line in responses(web.lines("P1"))) == 1


def test_another_tab_takes_the_session_over_and_the_first_is_told(web):
    async def both(one):
        await one.begin()
        await go_on(one, "trial")
        place = one.step["place"]
        async with page(web) as other:
            await other.visit(load="other")
            assert (await other.hear("step"))["place"] == place
            assert (await one.hear("elsewhere"))["title"]
            await other.see()
            told = await other.answer([{**choices(other.step)[0], "view_ms": 10.0}])
            assert told["place"] == place + 1

    run(web, both)
    assert len({line["session"] for line in web.lines("P1") if line["kind"] == "opened"}) == 1


def test_what_is_out_of_order_or_about_another_step_changes_nothing(web):
    async def confuse(one):
        await one.begin()
        await go_on(one, "trial")
        place = one.step["place"]
        for wrong in (place - 1, place + 1, -1, 10_000):
            await one.say("shown", place=wrong, at=1.0)
            await one.say("draft", place=wrong, number=1, answers={})
            await one.say("answer", place=wrong, answers=[], plays=0, record={})
            assert (await one.hear("step"))["place"] == place
        await one.say("refuse", place=place)
        await one.say("language", code="de")
        odd = [{"key": "origin"}, 7, None, {"key": 1, "value": "human", "view_ms": "x"}]
        await one.say("answer", place=place, answers=odd, plays=0, record={"closed": {"a": 1}})
        assert (await one.hear("remarks"))["objections"]
        unknown = {"key": "nothing", "value": "human", "view_ms": 1.0}
        wrong = {**choices(one.step)[0], "value": "neither", "view_ms": 1.0}
        for answers in ([wrong], [unknown], [wrong, wrong]):
            await one.say("answer", place=place, answers=answers, plays=0, record={})
            assert (await one.hear("remarks"))["place"] == place

    run(web, confuse)
    lines = web.lines("P1")
    assert responses(lines) == []
    assert [line["kind"] for line in lines].count("closed") == 0


@pytest.mark.parametrize(
    "frame",
    [
        b"x" * 300_000,
        b"<html>",
        b"[]",
        b'{"say": "open sesame"}',
        b'{"say": "answer", "place": "1"}',
        b'{"say": "visit"}',
        b'{"say": "step", "place": 1',
        b"\xff\xfe\x00",
    ],
)
def test_what_is_no_message_ends_the_connection_and_nothing_else(web, frame):
    async def wreck(one):
        await one.begin()
        async with page(web) as bad:
            await bad.visit(token="P2")
            await bad.hear("languages", "step")
            await bad.bare.send_bytes(frame)
            while isinstance((told := await bad.bare.receive()).data, bytes):
                pass
            assert told.type.name in ("CLOSE", "CLOSED", "CLOSING")
        return await pass_step(one)

    assert run(web, wreck)["say"] == "step"


def test_texts_stay_what_they_are_and_lose_what_nobody_can_type(web):
    async def write(one):
        await one.begin()
        while one.step.get("page") != "form":
            await pass_step(one)
        (language,) = [q for q in one.step["questions"] if q["key"] == "native_language"]
        await one.see()
        value = "".join(TEXTS) + "x" * 20_000
        await one.answer([{"key": language["key"], "value": value, "view_ms": 10.0}])

    run(web, write)
    (answer,) = [a for a in responses(web.lines("P1")) if a["question"] == "native_language"]
    assert answer["choice"].startswith("<script>alert(1)</script>tab\tnulbell\u202e😀=1+1“…”")
    assert len(answer["choice"]) == 10_000


def test_a_browser_cannot_say_that_it_saw_a_step_for_longer_than_it_had_it(tmp_path):
    with WebHere(tmp_path, open_package(folder_of("demo")), pilot=True) as web:

        async def hurry(one):
            await one.begin()
            await go_on(one, "trial")
            assert one.step["look_first_s"] == 3.0
            await one.see()
            told = await one.answer([{**choices(one.step)[0], "view_ms": 60_000.0}])
            assert told["say"] == "remarks"

        run(web, hurry)
        assert responses(web.lines("P1")) == []
        assert any("not taken" in str(line.get("text")) for line in web.lines("P1"))


def test_whoever_took_part_already_is_told_so(web):
    async def judge(one):
        await one.begin()
        await go_on(one, "", pick=1)

    run(web, judge)
    assert web.lines("P1")[-1]["reason"] == "completed"

    async def again(one):
        return await one.begin(load="later")

    assert run(web, again)["say"] == "over"


def test_a_session_goes_on_after_the_host_was_started_again(tmp_path, demo):
    async def leave(one):
        await one.begin()
        await go_on(one, "trial")
        await pass_step(one)
        return one.step["place"]

    with WebHere(tmp_path, demo) as web:
        place = run(web, leave)
    with WebHere(tmp_path, demo) as web:

        async def come_back(one):
            return (await one.begin())["place"]

        assert run(web, come_back) == place
        first, second = [line for line in web.lines("P1") if line["kind"] == "opened"]
        assert second["continues"] == first["session"]


def test_personal_answers_are_stored_separately(tmp_path):
    with WebHere(tmp_path, at_once(small_package(tmp_path / "study"))) as web:

        async def fill_in(one):
            await one.begin()
            while one.step.get("page") != "form":
                await pass_step(one)
            await one.see()
            answers = [{"key": "age", "value": "31"}, {"key": "name", "value": "Ada Lovelace"}]
            return await one.answer([{**each, "view_ms": 5.0} for each in answers])

        assert run(web, fill_in)["say"] == "step"
        assert "Ada" not in json.dumps(web.lines("P1"))
        (apart,) = (web.data / "personal").glob("*.jsonl")
        assert "Ada Lovelace" in apart.read_text()


@pytest.mark.slow
def test_an_answer_that_the_disk_refuses_comes_through_by_itself(
    tmp_path, demo, monkeypatch, small_disk
):
    monkeypatch.setattr(web_session, "RETRY_S", 0.1)
    disk = small_disk(tmp_path / "data")
    with WebHere(tmp_path, demo) as web:

        async def judge(one):
            await one.begin()
            disk.fill()
            told = one.step
            while told["say"] == "step":  # the last page of the journal's file has some room
                told = await pass_step(one)
            assert told["title"]
            async with page(web) as again:
                await again.visit(load="again")
                assert (await again.hear("halted", "step"))["say"] == "halted"
                disk.make_room()
                assert (await again.hear("step"))["place"] == one.step["place"] + 1

        run(web, judge)
        steps = [line["step"] for line in web.lines("P1") if line["kind"] == "passed"]
        assert steps == sorted(set(steps))


def test_a_hidden_page_pauses_the_clock(web):
    async def look_away(one):
        await one.begin()
        await go_on(one, "trial")
        place = one.step["place"]
        shown_ms = now_ms()
        await one.say("shown", place=place, at=shown_ms)
        await asyncio.sleep(0.1)
        await one.say("hidden", place=place, at=shown_ms + 100)
        await asyncio.sleep(0.4)
        await one.see()
        await asyncio.sleep(0.3)  # so that it can have been in view for as long as it says
        await one.answer([{**choices(one.step)[0], "view_ms": 400.0}])

    run(web, look_away)
    (answer,) = responses(web.lines("P1"))
    assert answer["paused_ms"] >= 350
    assert abs(answer["rt_ms"] - 400) < 60


def test_a_paint_of_which_the_host_hears_late_shortens_no_response_time(web):
    """On a line that stalled, the paint and the answer come together."""

    async def judge_on_a_slow_line(one):
        await one.begin()
        await go_on(one, "trial")
        painted_ms = now_ms()
        await asyncio.sleep(2.5)
        await one.say("shown", place=one.step["place"], at=painted_ms)
        view_ms = now_ms() - painted_ms
        await one.answer([{**choices(one.step)[0], "view_ms": view_ms}])
        return view_ms

    view_ms = run(web, judge_on_a_slow_line)
    (answer,) = responses(web.lines("P1"))
    assert answer["rt_ms"] == pytest.approx(view_ms, abs=1)


@pytest.mark.parametrize(
    ("typed", "stored"), [("1,5", "1.5"), (" 12 ", "12"), ("1,000", ""), ("1.000", "")]
)
def test_a_number_that_can_be_read_in_two_ways_is_asked_about(tmp_path, typed, stored):
    study = write_study(tmp_path / "study", BLOCKS, NUMBER_FORM)
    with WebHere(tmp_path, at_once(open_package(study))) as web:

        async def fill_in(one):
            await one.begin()
            while one.step.get("page") != "form":
                await pass_step(one)
            await one.see()
            return await one.answer([{"key": "words", "value": typed}])

        told = run(web, fill_in)
        found = [line["choice"] for line in responses(web.lines("P1"))]
    assert found == ([stored] if stored else [])
    if not stored:
        asks = f"{typed} can be read in two ways. Please enter 1000 or 1."
        assert told["objections"] == {"words": asks}


async def look(one, for_s):
    """Come to a trial, and look at it; when it was painted, on the page's clock."""
    await one.begin()
    await go_on(one, "trial")
    painted_ms = now_ms()
    await one.see()
    await asyncio.sleep(for_s)
    return painted_ms


def come_back_and_answer(web, painted_ms, view_ms, load="first"):
    """Connect again, and answer the trial; its response and the lines of the journals.

    A page that stayed open says so, unless it was loaded anew.
    """

    async def answer(one):
        await one.begin(load=load)
        if load == "first":
            place = one.step["place"]
            await one.say("stayed", place=place, first=painted_ms, view_ms=view_ms + 50)
        await one.see()
        await one.answer([{**choices(one.step)[0], "view_ms": view_ms}])

    run(web, answer)
    lines = web.lines("P1")
    (found,) = responses(lines)
    return found, lines


def test_a_desk_that_was_started_again_shortens_no_response_time(tmp_path, demo):
    with WebHere(tmp_path, demo) as web:
        painted_ms = run(web, lambda one: look(one, for_s=0.6))
    with WebHere(tmp_path, demo) as web:
        answer, lines = come_back_and_answer(web, painted_ms, 700.0)
    assert answer["rt_ms"] == pytest.approx(700, abs=1)
    assert "paused_ms" not in answer  # the pause came after the answer's time in view
    onsets = [line["onset_ms"] for line in lines if line["kind"] == "shown"]
    assert answer["onset_ms"] == pytest.approx(onsets[-3], abs=100)
    assert answer["onset_ms"] == onsets[-2] < onsets[-1]
    assert not any(line["kind"] == "note" for line in lines)


def test_a_response_time_that_nobody_can_know_is_missing(tmp_path, demo):
    """The desk was started again, and the page was loaded again."""
    with WebHere(tmp_path, demo) as web:
        painted_ms = run(web, lambda one: look(one, for_s=1.1))
    with WebHere(tmp_path, demo) as web:
        answer, lines = come_back_and_answer(web, painted_ms, 50.0, load="second")
    assert answer.get("rt_ms") is None
    assert not answer.get("too_fast")
    (note,) = [line["text"] for line in lines if line["kind"] == "note"]
    assert "Its response times are left empty." in note


def test_who_looks_on_while_the_host_believes_the_line_gone_has_looked(web):
    painted_ms = run(web, lambda one: look(one, for_s=0.3))
    asyncio.run(asyncio.sleep(0.5))  # the page doesn't know yet that its line is gone
    answer, _ = come_back_and_answer(web, painted_ms, 800.0)
    assert answer["rt_ms"] == pytest.approx(800, abs=1)


@pytest.mark.slow
def test_a_page_that_floods_is_slowed_down(web):
    """Its journal grows no faster than the allowance, also after it came back."""
    most, per_s = 50, 20.0

    async def flood(one):
        await one.begin()
        if web.session.traffic is not traffic:
            web.session.traffic = traffic
        for _ in range(150):
            await one.say("focus", active=False)
        await asyncio.sleep(0.5)

    begun_s = time.monotonic()
    traffic = Traffic((most, per_s), (1 << 20, 1 << 20))
    for _ in range(2):
        run(web, flood)
    told = [line for line in web.lines("P1") if line["kind"] == "focus"]
    assert most - 20 < len(told) <= most + per_s * (time.monotonic() - begun_s)


def test_a_page_may_send_only_so_many_bytes(web):
    async def flood(one):
        await one.begin()
        web.session.traffic = Traffic((1000, 1000), (100_000, 60_000))
        for number in range(25):
            answers = {"q": "x" * 10_000}
            await one.say("draft", place=one.step["place"], number=number, answers=answers)
        answered = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while await one.hear("remarks"):
                    answered += 1
        return answered

    assert 5 < run(web, flood) < 25


def test_what_is_recorded_beside_an_answer_is_written_only_if_it_is_taken(web):
    async def try_again_and_again(one):
        await one.begin()
        await go_on(one, "trial")
        await one.see()
        twice = 2 * choices(one.step)[:1]
        for _ in range(5):
            told = await one.answer(twice, frames={"due": [1.0] * 5000})
            assert told["say"] == "remarks"
        return await one.answer(choices(one.step), frames={"due": [1.0, 2.0]})

    assert run(web, try_again_and_again)["say"] == "step"
    frames = [line["due"] for line in web.lines("P1") if line["kind"] == "frames"]
    assert frames == [[1.0, 2.0]]
