"""A lab's own people and prompts."""

from datetime import UTC, datetime
from random import Random

import pytest

from tests.plugins.live_games.games_study import STUDY, games_package
from turingdesk.core.errors import BadStudy, Severity
from turingdesk.plugins.live_games.own_files import (
    check_people,
    check_prompts,
    read_people,
    read_prompts,
)
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package, read_package

BEGAN = datetime(2026, 11, 24, 1, tzinfo=UTC)
USUAL, OURS = read_people(), read_prompts()
PEOPLE = """\
hours = [0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0, 0]

[names.en]
Nea = 3
Ivo = 1

[[city]]
city = "Turku"
country = "Finland"
zone = "Europe/Helsinki"
weights = { en = 2 }
languages = { Finnish = 90, Swedish = 40 }
"""
PROMPTS = """\
[game]
witness = "You are {name}. It is {time}."
"""
GAMES = {"witness": (), "trio": ("machine_deceives", "human_deceives")}


def written(folder, text):
    file = folder / "own.toml"
    file.write_text(text, "utf-8")
    return file


def test_what_a_file_of_people_leaves_out_is_ours(tmp_path):
    own = read_people(written(tmp_path, PEOPLE))
    assert own.names == {**USUAL.names, "en": {"Nea": 3, "Ivo": 1}}
    assert [one.name for one in own.cities] == ["Turku"]
    assert own.languages == USUAL.languages
    assert sum(own.hours) == 12 * 9
    assert own.draw(Random(1), BEGAN, "de").city.name == "Turku", "where no city has a weight"


def test_what_a_file_of_prompts_leaves_out_is_ours(tmp_path):
    own = read_prompts(written(tmp_path, PROMPTS), games=GAMES)
    assert own.game == {**OURS.game, "witness": "You are {name}. It is {time}."}
    assert (own.manner, own.request) == (OURS.manner, OURS.request)


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "what", "fix"),
    [
        ("hours = [0, ", "hours = [", 1, "hours", "24 numbers", "each hour"),
        ("hours = [0, ", 'hours = ["0", ', 1, "hours", "whole numbers", ""),
        ("names.en", "names.fi", 3, "names.fi", "no name in", "Add it"),
        ("Europe/Helsinki", "Europe/Helsinky", 10, "city.zone", "Helsinky", "Europe/Helsinki"),
        ("Nea = 3", 'Nea = "3"', 4, "names.en.Nea", "a number", "Use"),
        ("Nea = 3\nIvo = 1", "Nea = 0", 3, "names.en", "no names", "above 0"),
        ("country", "land", 7, "city", "country", "Add"),
        ("country", "land", 9, "city.land", "unknown", "Remove it"),
        ("Finnish = 90, Swedish = 40", "", 12, "city.languages", "language", "English"),
        ("[names.en]", "[names.en", 3, "character", "valid TOML", "Correct"),
        ("Nea = 3", "Nea = inf", 4, "names.en.Nea", "not a finite", "finite"),
    ],
)
def test_what_is_wrong_with_people_has_a_place_and_a_fix(old, new, line, key, what, fix):
    assert old in PEOPLE
    found = check_people("own.toml", PEOPLE.replace(old, new, 1))
    (problem, *_) = (one for one in found if key in one.column and what in str(one.message))
    assert (problem.file, problem.line) == ("own.toml", line)
    assert fix in problem.fix


@pytest.mark.parametrize(
    ("text", "line", "severity", "what", "fix"),
    [
        ('[game]\nwitnes = "Hi"', 2, Severity.ERROR, "witnes", "witness"),
        ('[game]\ntrio-human_deceive = "Hi"', 2, Severity.ERROR, "trio", "human_deceives"),
        ('[request]\n\nreplies = "Hi"', 3, Severity.ERROR, "replies", "reply"),
        ("[game]\nwitness = 3", 2, Severity.ERROR, "a text", "quotation"),
        ('[games]\nwitness = "Hi"', 1, Severity.ERROR, "games", "game"),
        ('[game]\ntrio = "{nmae}"', 2, Severity.WARNING, "{nmae}", "name"),
        ('[request]\nsilence = "{name}"', 2, Severity.WARNING, "{name}", "{seconds}"),
    ],
)
def test_what_is_wrong_with_prompts_has_a_place_and_a_fix(text, line, severity, what, fix):
    (problem,) = check_prompts("own.toml", text, GAMES)
    assert (problem.file, problem.line, problem.severity) == ("own.toml", line, severity)
    assert what in problem.message
    assert fix in problem.fix


def test_files_that_can_not_be_used_are_refused_whole(tmp_path):
    with pytest.raises(BadStudy, match="Atlantis"):
        read_people(written(tmp_path, PEOPLE.replace("Europe/Helsinki", "Atlantis")))
    with pytest.raises(BadStudy, match="witnes"):
        read_prompts(written(tmp_path, '[game]\nwitnes = "Hi"'))


SHOW = """\
id = "two"
[block.show]
own_delay = "1 + 0.1 n"
people = "machines/people.toml"
prompts = "machines/prompts.toml"
"""


@pytest.fixture
def package(tmp_path):
    folder = games_package(tmp_path).folder
    (folder / "machines").mkdir()
    (folder / "machines" / "people.toml").write_text(PEOPLE, "utf-8")
    (folder / "machines" / "prompts.toml").write_text(PROMPTS, "utf-8")
    toml = STUDY.replace('id = "two"\n', "").replace("trials = 3\n", f"trials = 3\n{SHOW}", 1)
    (folder / "study.toml").write_text(toml, "utf-8")
    return folder


def test_files_of_a_game_are_part_of_the_study(package, tmp_path):
    before = open_package(package)
    assert before.study.blocks[0].show.own_delay == "1 + 0.1 n"
    assert "machines/people.toml" in before.files
    packed = tmp_path / "games.tdz"
    pack(package, packed)
    assert open_package(packed).hash == before.hash
    file = package / "machines" / "prompts.toml"
    file.write_text(PROMPTS.replace("It is", "Now it is"), "utf-8")
    assert open_package(package).hash != before.hash


def test_a_check_of_the_study_names_what_is_wrong_with_them(package):
    file = package / "machines" / "people.toml"
    file.write_text(PEOPLE.replace("Helsinki", "Helsinky"), "utf-8")
    (package / "machines" / "prompts.toml").unlink()
    toml = package / "study.toml"
    toml.write_text(toml.read_text("utf-8").replace("0.1 n", "0.1 m"), "utf-8")
    found = {(one.file, one.line, one.column): one for one in read_package(package).errors}
    assert set(found) == {
        ("machines/people.toml", 10, "city.zone"),
        ("study.toml", 10, "block.show.own_delay"),
        ("study.toml", 12, "block.show.prompts"),
    }
    assert "0.1 m" in found["study.toml", 10, "block.show.own_delay"].message
