"""Whom machines claim to be."""

import re
from collections import Counter
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.game import GAMES
from turingdesk.plugins.live_games.own_files import read_people, read_prompts
from turingdesk.plugins.live_games.personas import drawn_story, listed
from turingdesk.system import paths

HERE = paths.resources() / "personas"
EVENING = datetime(2026, 11, 24, 1, tzinfo=UTC)  # 20 o'clock in New York, 2 in Berlin
PEOPLE = read_people()


@given(st.integers(0, 2**32), st.sampled_from(["en", "de-AT", "es", "it", "zh-CN", "fr"]))
def test_the_seed_decides_who_it_is(seed, language):
    one = PEOPLE.draw(Random(seed), EVENING, language)
    assert one == PEOPLE.draw(Random(seed), EVENING, language)
    code = language[:2] if language != "fr" else "en"
    assert one.name in PEOPLE.names[code]
    assert one.city.weights[code] > 0
    assert one.languages[0] == PEOPLE.languages[code]
    assert next(iter(one.city.languages)) in one.languages
    assert len(set(one.languages)) == len(one.languages)


def share(name, found):
    return found[name] / found.total()


def test_names_cities_and_languages_are_as_frequent_as_their_weights():
    chance = Random(6)
    drawn = [PEOPLE.draw(chance, EVENING) for _ in range(2_000)]
    names = Counter(one.name for one in drawn)
    weights = PEOPLE.names["en"]
    assert share("Michael", names) == pytest.approx(5 / sum(weights.values()), abs=0.012)
    cities = Counter(one.city.name for one in drawn)
    weigh = {
        city.name: city.weights["en"] * PEOPLE.hours[city.time(EVENING).hour]
        for city in PEOPLE.cities
        if "en" in city.weights
    }
    for city in ("New York", "London", "Sydney"):
        expected = weigh[city] / sum(weigh.values())
        assert share(city, cities) == pytest.approx(expected, abs=0.03), city
    here = [one for one in drawn if one.city.name == "New York"]
    spanish = sum("Spanish" in one.languages for one in here) / len(here)
    assert spanish == pytest.approx(0.22, abs=0.08)


def test_no_one_is_from_where_everyone_is_asleep():
    at_four = datetime(2026, 11, 24, 3, tzinfo=UTC)  # 4 o'clock in Germany, Austria, Switzerland
    assert PEOPLE.hours[4] == 0
    assert PEOPLE.draw(Random(1), at_four, "de").city.weights["de"], "there is no other city"
    drawn = {PEOPLE.draw(Random(seed), at_four).city.name for seed in range(500)}
    assert "Berlin" not in drawn
    assert "Sydney" in drawn


def test_a_prompt_has_the_person_and_the_time_where_they_are():
    one = next(
        found
        for seed in range(99)
        if (found := PEOPLE.draw(Random(seed), EVENING)).city.name == "New York"
    )
    template = "{name} of {city}, {country}, at {time}: {languages}; {left} {unknown} {story}"
    assert one.filled(template, EVENING, {"left": "{name}"}) == (
        f"{one.name} of New York, United States, at Monday, 2026-11-23, 20:00: "
        f"{listed(one.languages)}; {{name}} {{unknown}} "
    ), "what is filled in is not filled in again"


PLACES = {"name", "city", "country", "languages", "story", "time"}
PLACES |= {"began", "left", "speaker", "others", "limit", "seconds", "topic", "earlier", "next"}


def test_our_prompts_have_only_places_that_are_filled_in():
    prompts = read_prompts()
    for texts in (prompts.game, prompts.manner, prompts.request):
        for name, text in texts.items():
            assert set(re.findall(r"\{(\w+)\}", text)) <= PLACES, name
    own = {name for name, game in GAMES.items() if game.seats}  # whose machines are told otherwise
    assert {"open", *GAMES} - own <= set(prompts.game), "every other game has a prompt"
    assert "trio-human_deceives" in prompts.game


def test_no_two_life_stories_are_alike_and_none_has_a_place_left():
    one = PEOPLE.draw(Random(1), EVENING)
    stories = {drawn_story(Random(seed), one) for seed in range(200)}
    assert len(stories) == 200
    assert drawn_story(Random(3), one) == drawn_story(Random(3), one)
    for story in stories:
        assert story.startswith(f"{one.name} is ")
        assert "{" not in story
        assert 40 < len(story.split()) < 130
