"""People and PINs: memory-hard, constant, ever slower for anyone who guesses."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import BadPerson, TuringDeskError, WriteFailed
from turingdesk.people import pin
from turingdesk.people.people import ROLE_TITLES, People, Person, PersonRole, people_file
from turingdesk.people.pin import (
    FIRST_WAIT_S,
    FREE,
    ITERATIONS,
    LONGEST_WAIT_S,
    MEMORY_KIB,
    Failures,
    checked_pin,
    fits,
    hashed,
    is_outdated,
    is_whole,
    wait_after,
)
from turingdesk.system.access import system_user
from turingdesk.system.clock import uptime_s

ROOT = Path(__file__).parents[2]


@pytest.fixture
def people(tmp_path, clock):
    made = People(tmp_path / "people.json", clock)
    made.add("Ada", PersonRole.INVESTIGATOR, "4711x")
    made.add("Bob", PersonRole.ASSISTANT, "90210")
    return made


def test_a_pin_is_kept_as_argon2id_with_its_parameters(monkeypatch):
    monkeypatch.setattr(pin, "MEMORY_KIB", MEMORY_KIB)
    monkeypatch.setattr(pin, "ITERATIONS", ITERATIONS)
    kept = hashed("4711x")
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert "4711x" not in kept
    assert kept != hashed("4711x"), "every PIN has a salt of its own"
    assert fits("4711x", kept)
    assert not fits("4711y", kept)
    assert not is_outdated(kept)


@pytest.mark.parametrize("kept", ["", "4711x", "$argon2id$v=19$m=1,t=1,p=1$x$y", "$scrypt$"])
def test_a_damaged_hash_lets_nobody_in(kept):
    assert not fits("4711x", kept)


@pytest.mark.parametrize("text", ["", "123", "1234", "9876", "0000", "aaaaaa", "x" * 65])
def test_the_first_guesses_are_no_pins(text):
    with pytest.raises(BadPerson):
        checked_pin(text)


def test_the_right_pin_lets_in_and_a_wrong_one_does_not(people):
    assert people.enter("Ada", "4711x").person.role is PersonRole.INVESTIGATOR
    assert people.enter("Ada", "4711").person is None
    assert people.enter("Bob", "4711x").person is None


def test_nothing_is_asked_while_nobody_is_there(tmp_path):
    assert People(tmp_path / "people.json").all() == ()
    assert system_user()


def test_assistants_run_and_note_and_investigators_do_everything(people):
    ada, bob = people.all()
    assert all(ada.may(what) for what in ("run", "note", "withdraw", "settings", "export"))
    assert [bob.may(what) for what in ("run", "note", "withdraw", "people")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("pins", "days"), [(50, 0.7), pytest.param(1000, 20, marks=pytest.mark.slow)]
)
def test_a_thousand_wrong_pins_take_weeks_and_tell_nothing(people, clock, pins, days):
    began, tried, answers = clock.s, 0, set()
    while tried < pins:
        answer = people.enter("Ada", f"{tried:05}")
        if answer.was_tried:
            tried += 1
        assert answer.person is None
        answers.add(type(answer))
        clock.s += people.wait_s("Ada")
    assert clock.s - began > days * 24 * 3600
    assert people.enter("Ada", "4711x").person is not None, "after the wait the right one is taken"
    assert people.wait_s("Ada") == 0


def test_during_the_wait_even_the_right_pin_is_not_looked_at(people, clock, monkeypatch):
    for _ in range(FREE):
        people.enter("Ada", "wrong")
    monkeypatch.setattr("turingdesk.people.people.fits", lambda *_: pytest.fail("it was tried"))
    answer = people.enter("Ada", "4711x")
    assert (answer.person, answer.was_tried) == (None, False)
    assert answer.wait_s == pytest.approx(FIRST_WAIT_S)
    clock.s += FIRST_WAIT_S - 1
    assert people.wait_s("Ada") == pytest.approx(1)
    monkeypatch.undo()
    clock.s += 1
    assert people.enter("Ada", "4711x").person is not None


def test_one_persons_failures_are_not_anothers(people):
    for _ in range(FREE + 2):
        people.enter("Ada", "wrong")
    assert people.enter("Bob", "90210").person.name == "Bob"


def test_waits_last_over_a_restart_of_the_program_and_of_the_machine(people, clock):
    for _ in range(FREE + 4):
        people.enter("Ada", "wrong")
        clock.s += people.wait_s("Ada") if people.wait_s("Ada") < 40 else 0
    wait = people.wait_s("Ada")
    assert wait >= 40
    again = People(people.file, clock)
    assert again.wait_s("Ada") == wait
    clock.s = 5.0  # the machine was restarted five seconds ago
    assert again.wait_s("Ada") == pytest.approx(wait - 5, abs=1)


def test_setting_the_time_of_day_gains_nothing(people, monkeypatch):
    real = People(people.file)
    for _ in range(FREE):
        real.enter("Ada", "wrong")
    monkeypatch.setattr("time.time", lambda: 4e9)
    assert real.wait_s("Ada") > FIRST_WAIT_S - 2
    assert uptime_s() < 4e9


@pytest.mark.parametrize("count", range(12))
def test_waits_only_grow_up_to_half_an_hour(count):
    assert wait_after(count) <= wait_after(count + 1) <= LONGEST_WAIT_S
    assert Failures(count, 50.0).wait_s(50.0) == wait_after(count)
    assert Failures(count, 50.0).one_more(60.0) == Failures(count + 1, 60.0)


@pytest.mark.slow
def test_ending_the_program_while_a_pin_is_looked_at_still_costs(people):
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom turingdesk.people import people\n"
        "people.fits = lambda *_: os._exit(9)\n"
        "people.People(Path(sys.argv[1]), lambda: 1000.0).enter('Ada', 'guess')\n"
    )
    for _ in range(FREE):
        run = subprocess.run([sys.executable, "-c", code, str(people.file)], cwd=ROOT, check=False)
        assert run.returncode == 9
    assert people.wait_s("Ada") == FIRST_WAIT_S


def test_a_hash_of_weaker_days_is_made_anew_when_its_pin_is_known(people, monkeypatch):
    before = people.all()[0].pin
    monkeypatch.setattr(pin, "MEMORY_KIB", 128)
    assert is_outdated(before)
    people.enter("Ada", "wrong")
    assert people.all()[0].pin == before
    people.enter("Ada", "4711x")
    after = people.all()[0].pin
    assert "m=128" in after
    assert not is_outdated(after)
    assert people.enter("Ada", "4711x").person is not None
    assert people.all()[0].pin == after


def test_the_list_always_has_an_investigator(people):
    for change in (
        lambda: people.remove("Ada"),
        lambda: people.change("Ada", PersonRole.ASSISTANT),
    ):
        with pytest.raises(BadPerson, match="investigator"):
            change()
    people.remove("Bob")
    people.remove("Ada")
    assert people.all() == ()
    with pytest.raises(BadPerson, match="investigator"):
        people.add("Cleo", PersonRole.ASSISTANT, "55512")


@pytest.mark.parametrize("name", ["", "   ", "ADA", " Ada "])
def test_names_are_there_once(people, name):
    with pytest.raises(BadPerson):
        people.add(name, PersonRole.ASSISTANT, "55512")
    assert [p.name for p in people.all()] == ["Ada", "Bob"]


def test_a_new_pin_ends_the_wait(people):
    for _ in range(FREE + 3):
        people.enter("Bob", "wrong")
    people.change("Bob", pin="31337")
    assert people.enter("Bob", "31337").person.name == "Bob"
    assert people.enter("Bob", "90210").person is None
    with pytest.raises(BadPerson, match="not on the list"):
        people.change("Cleo", pin="31337")
    with pytest.raises(BadPerson, match="not on the list"):
        people.enter("Cleo", "31337")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"people": [{"name": "Ada"}]}', "\x00"])
def test_a_damaged_list_lets_nobody_in_and_says_what_to_do(people, text):
    people.file.write_text(text)
    with pytest.raises(TuringDeskError, match="Restore the file"):
        people.all()
    with pytest.raises(TuringDeskError, match="Restore the file"):
        people.enter("Ada", "4711x")


def test_the_file_is_for_this_user_only_and_in_the_config_folder(people):
    assert people.file.stat().st_mode & 0o077 == 0
    assert set(json.loads(people.file.read_text())) == {"people", "failures"}
    assert people_file().parent.parent == Path(os.environ["XDG_CONFIG_HOME"])


def test_a_disk_that_refuses_keeps_the_old_list(people, monkeypatch):
    before = people.file.read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteFailed, match="The disk is full"):
        people.add("Cleo", PersonRole.ASSISTANT, "55512")
    monkeypatch.undo()
    assert people.file.read_bytes() == before
    assert sorted(p.name for p in people.file.parent.iterdir()) == ["people.json", "people.lock"]


GOOD = "$argon2id$v=19$m=64,t=1,p=4$" + "A" * 22 + "$" + "B" * 43


@pytest.mark.parametrize(
    "told",
    [
        {"people": [{"name": "Ada", "role": "king", "pin": GOOD}]},
        {"people": [{"name": "  ", "role": "assistant", "pin": GOOD}]},
        {"people": [{"name": 7, "role": "assistant", "pin": GOOD}]},
        {"people": [{"name": "Ada", "role": "investigator", "pin": None}]},
        {"people": [{"name": n, "role": "investigator", "pin": GOOD} for n in ("Ada", "ada")]},
        {"people": [], "failures": {"Ada": {"count": float("inf"), "at_s": 0}}},
        {"people": [], "failures": {"Ada": 3}},
        {"people": None},
    ],
)
def test_a_list_that_makes_no_sense_is_damaged(people, told):
    people.file.write_text(json.dumps(told))
    with pytest.raises(TuringDeskError, match="can't be read"):
        people.all()


@pytest.mark.parametrize("text", ["[" * 200_000, '{"people": [{"name": "\\ud800", "role": 1}]}'])
def test_hostile_lists_are_damaged_too(people, text):
    people.file.write_text(text)
    with pytest.raises(TuringDeskError, match="can't be read"):
        people.all()


@given(st.binary(max_size=400))
def test_whatever_lies_in_the_file_either_is_a_list_or_is_damaged(tmp_path_factory, data):
    people = People(tmp_path_factory.getbasetemp() / "people-of-any-kind.json")
    people.file.write_bytes(data)
    with suppress(TuringDeskError):
        assert all(isinstance(one, Person) for one in people.all())


@pytest.mark.sampled
@pytest.mark.parametrize(
    "kept",
    ["", "4711x", GOOD[:-1], GOOD.replace("m=64", "m=4194304"), GOOD.replace("argon2id", "md5")],
)
def test_a_damaged_pin_is_told_and_no_guess_is_counted(people, kept):
    told = json.loads(people.file.read_text())
    told["people"][0]["pin"] = kept
    people.file.write_text(json.dumps(told))
    assert not is_whole(kept)
    for _ in range(FREE + 1):
        with pytest.raises(TuringDeskError, match=r"The PIN of Ada .* is damaged"):
            people.enter("Ada", "4711x")
    assert people.wait_s("Ada") == 0
    assert people.enter("Bob", "90210").person is not None
    people.change("Ada", pin="31337")
    assert people.enter("Ada", "31337").person.name == "Ada"


def meanwhile(monkeypatch, change):
    """Someone at another desk does something while a PIN is looked at."""
    real = fits

    def slow(pin, kept):
        monkeypatch.setattr("turingdesk.people.people.fits", real)
        change()
        return real(pin, kept)

    monkeypatch.setattr("turingdesk.people.people.fits", slow)


def test_a_role_that_is_given_while_a_pin_is_looked_at_stays(people, monkeypatch):
    meanwhile(monkeypatch, lambda: People(people.file).change("Bob", PersonRole.INVESTIGATOR))
    assert people.enter("Bob", "90210").person.role is PersonRole.INVESTIGATOR
    assert people.all()[1].role is PersonRole.INVESTIGATOR


def test_the_old_pin_is_not_written_back_over_a_new_one(people, monkeypatch):
    meanwhile(monkeypatch, lambda: People(people.file).change("Bob", pin="31337"))
    assert people.enter("Bob", "90210").person is None
    assert people.enter("Bob", "31337").person is not None


def test_whoever_is_removed_while_their_pin_is_looked_at_stays_out(people, monkeypatch):
    meanwhile(monkeypatch, lambda: People(people.file).remove("Bob"))
    with pytest.raises(BadPerson, match="Bob is not on the list"):
        people.enter("Bob", "90210")
    assert [one.name for one in people.all()] == ["Ada"]


def test_a_change_of_the_file_shows_in_its_stamp(people):
    before = people.stamp()
    assert before == people.stamp()
    people.enter("Ada", "wrong")
    assert people.stamp() != before
    people.file.unlink()
    assert people.stamp() == ()


def test_every_role_is_called_as_it_is_stored():
    assert [ROLE_TITLES[role] for role in PersonRole] == [role.value for role in PersonRole]
