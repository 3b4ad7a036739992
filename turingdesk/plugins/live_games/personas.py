"""Who a machine claims to be in a game, and its prompts.

A person is drawn for each game: a name, a city where people could be awake at that time, and the
languages of the city, as in Jones and Bergen (2024, appendix C). Lists, weights, and prompts are
in files of our own (`resources/personas`), and a study can have others (`live/own_files.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from turingdesk.language_models.prompts import fill_placeholders
from turingdesk.system import paths

FALLBACK = "en"  #: for languages that have no lists
# Not from `strftime`, whose names depend on the locale: prompts are in English.
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


@dataclass(frozen=True, slots=True)
class City:
    """Where someone can be from."""

    name: str
    country: str
    zone: ZoneInfo
    weights: Mapping[str, float]  #: by the code of a study's language
    languages: Mapping[str, float]  #: how many of 100 people speak each, most first

    def time(self, now: datetime) -> datetime:
        """The time there.

        Args:
            now: With a time zone.
        """
        return now.astimezone(self.zone)


@dataclass(frozen=True, slots=True)
class Persona:
    """Who a machine claims to be."""

    name: str
    city: City
    languages: tuple[str, ...]
    story: str = ""

    def filled(self, template: str, now: datetime, game: Mapping[str, object]) -> str:
        """A prompt with the person, the time where they are, and what is known of the game.

        Args:
            template: With names in curly brackets.
            now: With a time zone.
            game: More values by name.
        """
        values = {
            "name": self.name,
            "city": self.city.name,
            "country": self.city.country,
            "languages": listed(self.languages),
            "story": self.story,
            "time": told_time(self.city.time(now)),
        }
        return fill_placeholders(template, {**values, **game})


@dataclass(frozen=True, slots=True)
class People:
    """The lists from which people are drawn."""

    languages: Mapping[str, str]  #: what a study's language is called, by its code
    names: Mapping[str, Mapping[str, float]]  #: by code: weights by name
    cities: Sequence[City]
    hours: Sequence[float]  #: weights of the hours of a day

    def draw(self, chance: Random, now: datetime, language: str = FALLBACK) -> Persona:
        """Draw someone who could take part now.

        Args:
            chance: Decides.
            now: With a time zone.
            language: Of the study.
        """
        code = language.partition("-")[0].lower()
        code = code if code in self.names else FALLBACK
        names = self.names[code]
        name = chance.choices([*names], [*names.values()])[0]
        city = self._city(chance, now, code)
        return Persona(name, city, self._languages(chance, city, code))

    def _city(self, chance: Random, now: datetime, code: str) -> City:
        cities = [city for city in self.cities if city.weights.get(code, 0) > 0] or self.cities
        sizes = [city.weights.get(code, 0) or 1 for city in cities]
        awake = [self.hours[city.time(now).hour] for city in cities]
        weights = [size * share for size, share in zip(sizes, awake, strict=True)]
        # `choices` raises if all weights are 0, as when no one would be awake.
        return chance.choices(cities, weights if any(weights) else sizes)[0]

    def _languages(self, chance: Random, city: City, code: str) -> tuple[str, ...]:
        """The study's language, the most frequent one there, and others by their share."""
        most, *others = city.languages
        sure = dict.fromkeys([self.languages[code], most])
        other_languages = [
            language
            for language in others
            if language not in sure and chance.random() * 100 < city.languages[language]
        ]
        return (*sure, *other_languages)


@dataclass(frozen=True, slots=True)
class Prompts:
    """The instructions for machines in games."""

    game: Mapping[str, str]  #: by game
    manner: Mapping[str, str]  #: by name: how a witness talks
    request: Mapping[str, str]  #: what else is asked of a machine


def drawn_story(chance: Random, persona: Persona) -> str:
    """A life story put together from parts, where no model writes one."""
    parts = tomllib.loads((folder() / "stories.toml").read_text("utf-8"))
    least, most = parts["ages"]
    choices = {
        name: chance.choice(options)
        for name, options in parts.items()
        if name not in ("ages", "story")
    }
    story = fill_placeholders(parts["story"], choices)
    age = chance.randint(least, most)
    return fill_placeholders(story, {"name": persona.name, "city": persona.city.name, "age": age})


def told_time(time: datetime) -> str:
    """A time as a prompt has it.

    >>> told_time(datetime(2026, 11, 23, 9, 5))
    'Monday, 2026-11-23, 09:05'
    """
    return f"{_DAYS[time.weekday()]}, {time:%Y-%m-%d, %H:%M}"


def told_left(left_s: float | None) -> str:
    """The time that is left as a prompt has it.

    >>> told_left(184.6), told_left(None)
    ('3:04 minutes are left', 'there is no time limit')
    """
    if left_s is None:
        return "there is no time limit"
    return f"{int(left_s) // 60}:{int(left_s) % 60:02} minutes are left"


def listed(names: Sequence[str]) -> str:
    """Names in a sentence.

    >>> listed(["English", "French", "Irish"])
    'English, French, and Irish'
    """
    if len(names) > 2:
        return ", ".join(names[:-1]) + f", and {names[-1]}"
    return " and ".join(names)


def folder() -> Path:
    """Where the files that come with TuringDesk are."""
    return paths.resources() / "personas"
