"""The list of bots: two programs write it, and a third one sees at once what they did."""

import threading

import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.plugins.live_games.net.registered_bots import BadBot, RegisteredBots


def test_programs_that_write_at_once_lose_nothing(tmp_path):
    def add(first):
        own = RegisteredBots(tmp_path)
        for number in range(8):
            own.add(f"bot {first + number}", ["en"])

    writers = [threading.Thread(target=add, args=(first,)) for first in (0, 8, 16)]
    for one in writers:
        one.start()
    for one in writers:
        one.join()
    names = {one.name for one in RegisteredBots(tmp_path).all()}
    assert names == {f"bot {number}" for number in range(24)}


def test_what_another_program_did_shows_at_once(tmp_path):
    here, there = RegisteredBots(tmp_path), RegisteredBots(tmp_path)
    assert here.all() == ()
    _, key = there.add("Maple", ["en"])
    assert not here.with_key(key, "Maple").is_approved
    there.approve("Maple")
    approved = here.find("MAPLE")
    assert approved.is_approved
    assert there.approve("maple") == approved, "again is harmless"
    there.revoke("Maple")
    assert here.all() == ()
    with pytest.raises(UnknownName):
        here.approve("Maple")


def test_no_two_keys_are_the_same_and_none_fits_another_name(tmp_path):
    bots = RegisteredBots(tmp_path)
    keys = {bots.add(name, ["en"])[1]: name for name in ("Maple", "Oak")}
    assert len(keys) == 2
    for key, name in keys.items():
        assert bots.with_key(key, name).name == name
        assert bots.with_key(key.upper(), name) is None
        assert bots.with_key("", name) is None
    maple, oak = keys
    assert bots.with_key(maple, "Oak") is None
    assert bots.with_key(oak, "Maple") is None


def test_languages_are_two_letters(tmp_path):
    bots = RegisteredBots(tmp_path)
    assert bots.add("Maple", ["EN", "de", "en"])[0].languages == ("en", "de")
    for wrong in ([], ["english"], ["e"], ["en", "12"]):
        with pytest.raises(BadBot):
            bots.add("Oak", wrong)
