"""A lab's own people and prompts: files of a study, read over those that come with TuringDesk.

Such a file is like ours (`resources/personas`) and has only what is to be different. A list of
names replaces ours of that language, and the list of cities replaces all of ours. Each text
replaces the one of the same name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar
from zoneinfo import ZoneInfo, available_timezones

from turingdesk.core.errors import BadStudy, Problem
from turingdesk.core.message import message
from turingdesk.core.setting import MANY
from turingdesk.plugins.live_games.personas import City, People, Prompts, folder
from turingdesk.study.findings import Findings, did_you_mean
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.toml_lines import TomlLines
from turingdesk.study.toml_values import parsed_toml

T = TypeVar("T")

PEOPLE, PROMPTS = "people.toml", "prompts.toml"  #: those that come with TuringDesk
OPEN = "open"  #: the prompt of games that have none of their own
_HOURS = 24
_PLACE = re.compile(r"\{(\w+)\}")
_PERSON = ("name", "city", "country", "languages")
_GAME = ("topic", "story", "time", "began", "left", "limit", "speaker", "others")
#: What is filled in, by table and name; by default what games are told.
_FILLED: Mapping[str, Sequence[str]] = {
    "request.story": _PERSON,
    "request.same": ("earlier", "next"),
    "request.topic": (*_PERSON, *_GAME),
    "request.reply_silence": ("seconds",),
    "request.silence": ("seconds",),
    "request.silence_own": ("seconds",),
}
_NONE: Mapping[str, Sequence[str]] = MappingProxyType({})


def read_people(own_file: Path | None = None, name: str = PEOPLE) -> People:
    """The lists that come with TuringDesk; those in a file replace them.

    Args:
        own_file: The file.
        name: What it is called in the study.

    Raises:
        BadStudy: It can't be used; contains all that is wrong.
        OSError: It can't be read.
    """
    default_people = _usual_people()
    return _replaced(
        own_file,
        default_people,
        lambda text, findings: _people(text, name, findings, default_people),
    )


def read_prompts(
    own_file: Path | None = None, name: str = PROMPTS, games: Mapping[str, Sequence[str]] = _NONE
) -> Prompts:
    """The prompts that come with TuringDesk; those in a file replace them.

    Args:
        own_file: The file.
        name: What it is called in the study.
        games: The conditions of each game by its name.

    Raises:
        BadStudy: It can't be used; contains all that is wrong.
        OSError: It can't be read.
    """
    default_prompts = _usual_prompts()
    both = default_prompts, games
    return _replaced(
        own_file, default_prompts, lambda text, findings: _prompts(text, name, findings, both)
    )


def _replaced(
    own_file: Path | None, defaults: T, read_file: Callable[[str, Findings], T | None]
) -> T:
    """Return the usual values with those of a file in their place, if there is one."""
    if own_file is None:
        return defaults
    findings = Findings()
    # Some editors on Windows put a byte order mark first, which TOML doesn't allow.
    content = read_file(own_file.read_text("utf-8-sig"), findings)
    if content is None or findings.errors:
        raise BadStudy(*findings.problems)
    return content


def check_people(file: str, text: str) -> Sequence[Problem]:
    """The problems of a file of people.

    Args:
        file: Its name in the study.
        text: What it contains.
    """
    findings = Findings()
    _people(text, file, findings, _usual_people())
    return findings.problems


def check_prompts(
    file: str, text: str, games: Mapping[str, Sequence[str]] = _NONE
) -> Sequence[Problem]:
    """The problems of a file of prompts.

    Args:
        file: Its name in the study.
        text: What it contains.
        games: The conditions of each game by its name.
    """
    findings = Findings()
    _prompts(text, file, findings, (_usual_prompts(), games))
    return findings.problems


@cache
def _usual_people() -> People:
    none, findings = People({}, {}, (), ()), Findings()
    people = _people((folder() / PEOPLE).read_text("utf-8"), PEOPLE, findings, none)
    assert people is not None, findings.problems
    return people


@cache
def _usual_prompts() -> Prompts:
    root = _section((folder() / PROMPTS).read_text("utf-8"), PROMPTS, Findings())
    assert root is not None
    return Prompts(*(_texts(root.section(part)) for part in ("game", "manner", "request")))


def _section(text: str, file: str, findings: Findings) -> Section | None:
    values = parsed_toml(text, file, findings)
    if values is None:
        return None
    return Section(values, TomlFile(findings, TomlLines(text), file=file))


def _people(text: str, file: str, findings: Findings, defaults: People) -> People | None:
    root = _section(text, file, findings)
    if root is None:
        return None
    languages = {**defaults.languages, **_texts(root.section("languages"))}
    names_section = root.section("names")
    names = {code: _weights(names_section.section(code)) for code in names_section.values}
    cities = [_city(section) for section in root.sections("city")] or defaults.cities
    people = People(languages, {**defaults.names, **names}, cities, _hours(root) or defaults.hours)
    root.close()
    for code, one in people.names.items():
        if code not in languages:
            what = message("{code!r} has no name in [languages].", code=code)
            names_section.error(code, what, message("Add it there."))
        if not any(one.values()):
            fix = message("Add names, each with a number above 0.")
            names_section.error(code, message("There are no names for {code!r}.", code=code), fix)
    return people


def _city(section: Section) -> City:
    languages = _weights(section.section("languages"))
    if not languages:
        fix = message("Use, for example, languages = {{ English = 90 }}.")
        section.error("languages", message("The city has no language."), fix)
    city = City(
        section.text("city", required=True),
        section.text("country", required=True),
        _zone(section),
        _weights(section.section("weights")),
        # Most first, as a city promises; the file can have them in any order.
        dict(sorted(languages.items(), key=lambda pair: -pair[1])),
    )
    section.close()
    return city


def _zone(section: Section) -> ZoneInfo:
    name = section.text("zone", required=True)
    try:
        return ZoneInfo(name or "UTC")
    # The name of a folder of zones, such as Europe, is an `OSError` in some versions of Python.
    except (LookupError, ValueError, OSError):
        what = message("There is no time zone {zone!r}.", zone=name)
        otherwise = message("Use a name such as Europe/Berlin.")
        section.error("zone", what, did_you_mean(name, available_timezones(), otherwise))
        return ZoneInfo("UTC")


def _hours(root: Section) -> Sequence[float]:
    """The weights of taking part at each hour; empty if the file doesn't say it."""
    hours = root.items("hours", int, "whole numbers") or ()
    if root.has("hours") and (len(hours) != _HOURS or min(hours) < 0 or not any(hours)):
        what = message("There must be 24 numbers: none below 0, and at least one above 0.")
        root.error("hours", what, message("Write one number for each hour, starting at midnight."))
        return ()
    return hours


def _weights(section: Section) -> dict[str, float]:
    return {name: section.number(name, 1.0, highest=MANY) for name in section.values}


def _texts(section: Section) -> dict[str, str]:
    return {name: section.text(name, required=True) for name in section.values}


def _prompts(
    text: str,
    file: str,
    findings: Findings,
    context: tuple[Prompts, Mapping[str, Sequence[str]]],
) -> Prompts | None:
    root = _section(text, file, findings)
    if root is None:
        return None
    defaults, games = context
    of_games = [OPEN, *games, *(f"{game}-{one}" for game in games for one in games[game] if one)]
    prompts = Prompts(
        {**defaults.game, **_prompts_in(root.section("game"), [*defaults.game, *of_games])},
        {**defaults.manner, **_prompts_in(root.section("manner"), [*defaults.manner])},
        {**defaults.request, **_prompts_in(root.section("request"), [*defaults.request])},
    )
    root.close()
    return prompts


def _prompts_in(section: Section, prompt_names: Sequence[str]) -> dict[str, str]:
    """The texts of a table; notes those that no one asks for, and names that aren't filled in."""
    part = section.place().column
    for name in section.values:
        if name not in prompt_names:
            section.has(name)
            listed = ", ".join(dict.fromkeys(prompt_names))
            otherwise = message("Use one of: {known}.", known=listed)
            what = message("No prompt is called {name!r}.", name=name)
            section.error(name, what, did_you_mean(name, prompt_names, otherwise))
            continue
        default_places = () if part == "request" else (*_PERSON, *_GAME)
        filled = _FILLED.get(f"{part}.{name}", default_places)
        for place in dict.fromkeys(_PLACE.findall(section.text(name))):
            if place not in filled:
                what = message("{place} is not a placeholder of this text.", place=f"{{{place}}}")
                names = ", ".join(f"{{{one}}}" for one in filled) or "-"
                otherwise = message("The placeholders are: {names}.", names=names)
                section.warning(name, what, did_you_mean(place, filled, otherwise))
    return _texts(section)
