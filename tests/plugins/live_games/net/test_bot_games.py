"""Bots in games: two people at kiosks and the public client, unchanged, from lobby to verdict."""

import asyncio
import json
from contextlib import contextmanager

import pytest

from tests.net.lab import DeskHere, until
from tests.plugins.live_games.net.bots import (
    added,
    bare_bot,
    bot_process,
    bot_state,
    is_here,
    key_message,
    told,
)
from tests.plugins.live_games.net.players import met, playing
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.journal.played_rooms import played_room
from turingdesk.plugins.live_games.net import bot_seat, bots, live_room, rooms
from turingdesk.plugins.live_games.net.bot_seat import game_number

GAME = "play-game"


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    monkeypatch.setattr(bots, "_LOOK_S", 0.02)
    monkeypatch.setattr(bots, "AGAIN_S", 0.1)
    monkeypatch.setattr(bot_seat, "_LOOK_S", 0.02)
    monkeypatch.setattr(live_room, "RETRY_S", 0.1)


@pytest.fixture
def desk(tmp_path, quick):
    with DeskHere(tmp_path) as desk:
        yield desk


def path(desk, room):
    return desk.data / "rooms" / f"{room}.jsonl"


def lines(desk, room):
    return read_journal(path(desk, room)).lines


def side(player, seat):
    """How a verdict of a player names a seat."""
    own = player.wait("met")["seat"]
    return str([at for at in range(3) if at != own].index(seat) + 1)


def bots_seat(players):
    (seat,) = {0, 1, 2} - {one.wait("met")["seat"] for one in players}
    return seat


def colors(player):
    return player.wait("met")["drawn"]["colors"]


def accuse(players, seat):
    for one in players:
        one.decide(machine_side=side(one, seat))


def test_a_whole_game_with_the_public_client(desk, tmp_path):
    key = added(desk.home)
    with bot_process(key, desk.port, accuses=True) as bot:
        is_here(desk)
        with met(desk, tmp_path, "p1", "p2", game=GAME) as (one, other):
            room, seat = one.room, bots_seat((one, other))
            own = colors(one)[seat]
            number, named, *rest = bot.wait("start").split()
            assert (int(number), named) == (game_number(room), own)
            assert rest == [*colors(one), "en"]
            assert bot_state(desk).games == 1
            one.say(0, "who are you?")
            for player in (one, other):
                player.wait("turn", seat=seat, own=False, text=f"{own} says: who are you?")
            asker = colors(one)[one.wait("met")["seat"]]
            assert bot.wait("heard") == f"{asker} who are you?"
            assert bot.wait("heard") == f"{own} {own} says: who are you?", "its own message"
            accuse([one], seat)
            until(lambda: any(line["kind"] == "accusation" for line in lines(desk, room)))
            accuse([other], seat)
            for player in (one, other):
                reveal = player.wait("reveal", outcome="won")
                assert [at["seat"] for at in reveal["seats"] if at["machine"]] == [seat]
                player.wait("parted", why="complete")
            assert bot.wait("end") == number
            until(lambda: bot_state(desk).games == 0)
    until(lambda: lines(desk, room)[-1]["kind"] == "closed")
    assert not verify(path(desk, room))
    opened = lines(desk, room)[0]["seats"][seat]
    wanted = ("bot:Maple", "Maple", "machine")
    assert (opened["who"], opened["agent"], opened["origin"]) == wanted
    assert played_room(path(desk, room)).seats[seat].maker().agent == "Maple"
    said = [line for line in lines(desk, room) if line["kind"] == "said"]
    assert [line["seat"] for line in said] == [one.wait("met")["seat"], seat]
    (accusation,) = (line for line in lines(desk, room) if line["kind"] == "accusation")
    assert accusation["seat"] == seat
    assert accusation["answers"]["machine_side"] in ("1", "2")
    assert key not in path(desk, room).read_text()


class Scripted:
    """A bare bot that a test speaks for."""

    def __init__(self, desk, name="Maple"):
        self.key, self.name, self.heard = added(desk.home, name), name, []
        self._desk, self._loop = desk, None

    async def run(self, answers=True, languages="en"):
        self._loop, self._ending = asyncio.get_running_loop(), asyncio.Event()
        async with bare_bot(self._desk.port, plain=True) as self._bare:
            await self._bare.send_str(key_message(self.key, self.name, languages))
            reading = asyncio.create_task(self._read(answers))
            await self._ending.wait()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self, answers):
        while True:
            news = await told(self._bare)
            self.heard.append(news)
            if news["type"] == "start_game" and answers is not None:
                await self._send("bot_ready", news["game_id"], ready_state=answers)

    async def _send(self, kind, game, **more):
        own = {"type": kind, "api_key": self.key, "game_id": game}
        await self._bare.send_str(json.dumps(own | more))

    def send(self, kind, game, **more):
        asyncio.run_coroutine_threadsafe(self._send(kind, game, **more), self._loop).result(10)

    def say(self, text, game=None):
        self.send("game_message", self.game if game is None else game, message=text)

    def wait(self, kind):
        until(lambda: any(one["type"] == kind for one in self.heard), what=f"{kind} {self.heard}")
        return next(one for one in reversed(self.heard) if one["type"] == kind)

    @property
    def game(self):
        return self.wait("start_game")["game_id"]

    def end(self):
        self._loop.call_soon_threadsafe(self._ending.set)


@contextmanager
def scripted(desk, *names, **options):
    """Bots that tests speak for, connected."""
    import threading

    made = [Scripted(desk, name) for name in names or ("Maple",)]
    threads = [threading.Thread(target=asyncio.run, args=(one.run(**options),)) for one in made]
    for thread in threads:
        thread.start()
    try:
        for one in made:
            is_here(desk, one.name)
        yield made[0] if len(made) == 1 else made
    finally:
        for one, thread in zip(made, threads, strict=True):
            if thread.is_alive():
                one.end()
            thread.join(10)


def test_what_breaks_the_rules_reaches_no_one_and_is_in_the_journal(desk, tmp_path):
    with scripted(desk) as bot, met(desk, tmp_path, "p1", "p2", game=GAME) as (one, other):
        for text in ("", "   ", "x" * 256, "\x00\x1b"):
            bot.say(text)
        bot.say("y" * 255)
        bot.send("accuse_message", bot.game, accusation="red")  # it can't, it said
        for player in (one, other):
            player.wait("turn", text="y" * 255)
        until(lambda: bot_state(desk).refused == 5)
        assert [told["text"] for told in other.heard if told["say"] == "turn"] == ["y" * 255]
        notes = [line for line in lines(desk, one.room) if line["kind"] == "note"]
        assert len(notes) == 4
        assert "between 1 and 255 characters" in notes[0]["text"]
        accuse((one, other), bots_seat((one, other)))
        one.wait("parted", why="complete")
        bot.wait("end_game")
        bot.say("too late")
        until(lambda: bot_state(desk).refused == 6)


def test_a_full_disk_pauses_a_game_with_a_bot_and_ends_it_for_no_one(tmp_path, small_disk, quick):
    disk, long = small_disk(tmp_path / "desk"), "so long " * 700
    with (
        DeskHere(tmp_path) as desk,
        scripted(desk) as bot,
        met(desk, tmp_path, "p1", "p2", game=GAME, characters=10_000) as (one, other),
    ):
        room, game = one.room, bot.game
        disk.fill()
        bot.say(long)
        one.wait("paused", paused=True)
        other.say(0, "is anyone here?")
        bot.send("game_message", game, message="it is me again")
        disk.make_room()
        for player in (one, other):
            player.wait("turn", text="it is me again")
            first = next(told for told in player.heard if told["say"] == "turn")
            assert first["text"] == long.strip()
        until(lambda: any("is anyone" in one.get("message", "") for one in bot.heard))
        accuse((one, other), bots_seat((one, other)))
        for player in (one, other):
            player.wait("parted", why="complete")
        bot.wait("end_game")
        until(lambda: lines(desk, room)[-1]["kind"] == "closed")
        assert sum(line["kind"] == "said" for line in lines(desk, room)) == 3


@pytest.mark.slow
def test_a_bot_can_not_speak_in_games_that_it_is_not_in(desk, tmp_path):
    with (
        scripted(desk, "Maple", "Oak") as made,
        met(desk, tmp_path, "p1", "p2", game=GAME) as (one, other),
    ):
        until(lambda: any(bot_state(desk, bot.name).games for bot in made))
        inside = next(bot for bot in made if bot_state(desk, bot.name).games)
        until(lambda: any(heard["type"] == "start_game" for heard in inside.heard))
        outside = next(bot for bot in made if bot is not inside)
        outside.say("I am the other bot", inside.game)
        inside.say("I am in", inside.game + 1)
        inside.say("hello")
        one.wait("turn", text="hello")
        for bot in made:
            until(lambda bot=bot: bot_state(desk, bot.name).refused == 1)
        other.wait("turn", text="hello")
        assert [told["text"] for told in other.heard if told["say"] == "turn"] == ["hello"]


@pytest.mark.slow
def test_a_flood_in_a_game_leaves_the_people_a_few_messages(desk, tmp_path):
    with scripted(desk) as bot, met(desk, tmp_path, "p1", "p2", game=GAME) as (one, _):
        for number in range(30):
            bot.say(f"buy {number}")
        until(lambda: bot_state(desk).refused >= 20)
        one.say(0, "stop")
        one.wait("turn", text="stop")
        assert sum(told["say"] == "turn" for told in one.heard) <= 10


@pytest.mark.slow
def test_abusive_words_of_a_bot_are_held_back(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(bot_seat, "is_abusive", lambda text, _: "damn" in text)
    with scripted(desk) as bot, met(desk, tmp_path, "p1", "p2", game=GAME) as (one, _):
        bot.say("damn you")
        bot.say("sorry")
        one.wait("turn", text="sorry")
        kinds = [line["kind"] for line in lines(desk, one.room)]
        assert (kinds.count("held"), kinds.count("said")) == (1, 1)


@pytest.mark.slow
def test_a_silent_bot_is_shown_and_gets_no_other_game(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(bot_seat, "SILENT_S", 0.1)
    with scripted(desk) as bot, met(desk, tmp_path, "p1", "p2", game=GAME) as (one, other):
        one.say(0, "anyone?")
        until(lambda: bot_state(desk).is_silent)
        other.say(0, "I am here")
        one.wait("turn", text="I am here")
        with playing(desk, tmp_path, "p3", "p4", game=GAME) as others:
            for player in others:
                player.ask()
            until(lambda: desk.rooms.waiting)
            assert not desk.rooms.waiting[0].can_begin
            bot.say("sorry, I was asleep")
            one.wait("turn", text="sorry, I was asleep")
            for player in others:
                player.wait("met")
        kinds = [line["kind"] for line in lines(desk, one.room)]
        assert kinds.count("silent") == 1


@pytest.mark.slow
@pytest.mark.parametrize("answers", [False, None])
def test_people_wait_on_where_no_bot_is_ready(desk, tmp_path, monkeypatch, answers):
    monkeypatch.setattr(bots, "READY_S", 0.1)
    with playing(desk, tmp_path, "p1", "p2", game=GAME) as players:
        with scripted(desk, answers=answers) as bot:
            for player in players:
                player.ask()
            bot.wait("end_game")
            assert not (desk.data / "rooms").exists(), "no room was opened"
        with scripted(desk, "Oak") as oak:
            for player in players:
                player.wait("met")
            assert oak.game == game_number(players[0].room)
    for player in players:
        assert not any(told["say"] == "parted" for told in player.heard)


@pytest.mark.slow
def test_whoever_leaves_while_a_bot_is_asked_waits_no_longer(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "READY_S", 1.5)
    with (
        playing(desk, tmp_path, "p1", "p2", game=GAME) as (one, other),
        scripted(desk, answers=None) as bot,
    ):
        one.ask()
        other.ask()
        bot.wait("start_game")
        one.quit("left")
        bot.wait("end_game")
        until(lambda: [queue.people for queue in desk.rooms.waiting] == [1])


@pytest.mark.slow
def test_whoever_loses_the_connection_while_a_bot_is_asked_waits_no_longer(
    desk, tmp_path, monkeypatch
):
    monkeypatch.setattr(bots, "READY_S", 1.5)
    events = []
    desk.host.booths.listen(events.append)
    with playing(desk, tmp_path, "p1", game=GAME) as (one,), scripted(desk, answers=None) as bot:
        one.ask()
        with playing(desk, tmp_path, "p2", game=GAME) as (other,):
            other.ask()
            bot.wait("start_game")
        bot.wait("end_game")
        until(lambda: [queue.people for queue in desk.rooms.waiting] == [1])
    assert [event.what for event in events if event.kind == "fault"] == []


@pytest.mark.slow
def test_only_approved_bots_that_speak_the_language_play(desk, tmp_path):
    from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots

    with (
        playing(desk, tmp_path, "p1", "p2", game=GAME) as players,
        scripted(desk, "Oak", languages="de") as german,
    ):
        for player in players:
            player.ask()
        key = added(desk.home, "Birch", approved=False)
        with bot_process(key, desk.port, "Birch") as bot:
            is_here(desk, "Birch")
            until(lambda: desk.rooms.waiting)
            assert not any(told["say"] == "met" for one in players for told in one.heard)
            RegisteredBots(desk.home).approve("Birch")
            for player in players:
                player.wait("met")
            bot.wait("start")
        assert not any(one["type"] == "start_game" for one in german.heard)


@pytest.mark.slow
def test_a_bot_that_comes_back_goes_on_with_its_game(desk, tmp_path):
    with met_with_bot(desk, tmp_path) as (bot, one, other):
        seat, own = bots_seat((one, other)), colors(one)[bots_seat((one, other))]
        bot.close()
        until(lambda: not bot_state(desk).is_here)
        until(lambda: lines(desk, one.room)[-1]["kind"] == "left")
        one.say(0, "still there?")
        other.wait("turn", text="still there?")
        with bot_process(bot.key, desk.port) as again:
            assert again.wait("start").split()[0] == str(game_number(one.room))
            one.wait("turn", seat=seat, text=f"{own} says: still there?")
            accuse((one, other), seat)
            for player in (one, other):
                player.wait("parted", why="complete")
            again.wait("end")
    assert not any(told["say"] == "partner" for told in one.heard), "people learn nothing of it"
    kinds = [line["kind"] for line in lines(desk, one.room)]
    assert kinds.count("left") == kinds.count("returned") == 1


@contextmanager
def met_with_bot(desk, tmp_path):
    key = added(desk.home)
    with bot_process(key, desk.port) as bot:
        bot.key = key
        is_here(desk)
        with met(desk, tmp_path, "p1", "p2", game=GAME) as (one, other):
            bot.wait("start")
            yield bot, one, other


@pytest.mark.slow
def test_a_bot_that_stays_away_ends_the_game(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(bot_seat, "GRACE_S", 0.1)
    with met_with_bot(desk, tmp_path) as (bot, one, other):
        bot.close()
        for player in (one, other):
            player.wait("parted", why="left")
    assert any("Maple has left a game" in event.what for event in desk.told)


@pytest.mark.slow
def test_a_desk_that_was_closed_in_mid_game_goes_on_with_its_bot(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk, met_with_bot(desk, tmp_path) as (bot, *players):
        players[0].say(0, "hello")
        bot.wait("heard")
        until(lambda: len(players[1].turns) == 2)
        room, seat = players[0].room, bots_seat(players)
    with DeskHere(tmp_path) as desk, bot_process(bot.key, desk.port) as again:
        is_here(desk)
        known = [(one.name, one.known.at("127.0.0.1", desk.port)) for one in players]
        with playing(desk, tmp_path, *known, game=GAME) as (one, other):
            for player in (one, other):
                player.ask(room=room, have=2)
                player.wait("met", room=room, count=2)
            assert again.wait("start").split()[0] == str(game_number(room))
            one.say(one.wait("met")["own"], "and again")
            other.wait("turn", seat=seat, number=3)
            assert len([line for line in lines(desk, room) if line["kind"] == "said"]) == 4
            accuse((one, other), seat)
            one.wait("parted", why="complete")
    assert not verify(path(desk, room))
