"""Sealed tables: only what is shown, under names that tell nothing."""

import json

import pytest

from tests.packages import STUDY, json_lines, png, write
from tests.telling_studies import small
from turingdesk.plugins.sealing.sealed_rows import Aliases, SealedTables
from turingdesk.study.package import open_package

WORDS = [
    {"id": f"w{n}", "origin": o, "agent": "m", "cue": f"c{n}", "association": "x"}
    | {"examples": ["hot: cold"]}
    for n, o in enumerate(("human", "machine"))
]
PATHS = [
    {"id": f"f{n}", "origin": o, "agent": "m", "image": "dog.png", "width": 4, "height": 3}
    | {"fixations": [[n, 1, 10, 20], [2, 2, 30, 40], [3, 2, 50, 60]]}
    for n, o in enumerate(("human", "machine"))
]


def rows(folder):
    """Each sealed table as its rows."""
    package = open_package(folder)
    aliases = Aliases.drawn(package)
    made = SealedTables(package, aliases).contents()
    return package, aliases, {n: [json.loads(x) for x in c.splitlines()] for n, c in made.items()}


def study(folder, task, table, block=""):
    toml = STUDY + f'[[block]]\ntask = "{task}"\ntrials = 2\nrepeat_prompts = true\n{block}'
    return write(folder, {f"{task}.jsonl": json_lines(*table), "captions.csv": None}, toml=toml)


def test_a_caption_is_its_picture_and_its_sentence(tmp_path):
    _, aliases, made = rows(small(tmp_path / "study"))
    (table,) = made.values()
    assert {tuple(row) for row in table} == {("id", "image", "caption")}
    assert sorted(row["id"] for row in table) == sorted(aliases.stimuli.values())
    assert {row["image"] for row in table} == set(aliases.media.values())


def test_rows_come_in_another_order_each_time(tmp_path):
    package = open_package(small(tmp_path / "study", rows=40))
    orders = set()
    for _ in range(3):
        (content,) = SealedTables(package, Aliases.drawn(package)).contents().values()
        orders.add(tuple(json.loads(x)["caption"] for x in content.splitlines()))
    assert len(orders) == 3


@pytest.mark.parametrize(
    ("block", "shown"), [("", False), ("[block.show]\nexamples = true\n", True)]
)
def test_examples_go_along_only_where_they_are_shown(tmp_path, block, shown):
    _, _, made = rows(study(tmp_path / "words", "words", WORDS, block))
    (table,) = made.values()
    assert all(("examples" in row) is shown for row in table)


@pytest.mark.parametrize(
    ("block", "played", "members"),
    [
        ("[block.show]\nmost = 2\n", 2, {"x", "y"}),
        ('[block.show]\ntiming = "recorded"\n', 3, {"x", "y", "onset_ms", "duration_ms"}),
    ],
)
def test_fixations_and_times_that_are_not_played_stay_behind(tmp_path, block, played, members):
    _, _, made = rows(study(tmp_path / "paths", "fixations", PATHS, block))
    (table,) = made.values()
    assert {len(row["fixations"]) for row in table} == {played}
    assert {frozenset(one) for row in table for one in row["fixations"]} == {frozenset(members)}


def test_half_of_the_pairs_change_places_and_their_parts_keep_their_content(tmp_path):
    captions = "id,origin,agent,image,caption\n" + "".join(
        f"h{n},human,p,dog.png,By a person {n}\nm{n},machine,git,cat.png,By a model {n}\n"
        for n in range(40)
    )
    pairs = "id,first,second\n" + "".join(f"x{n},h{n},m{n}\n" for n in range(40))
    toml = STUDY + (
        '[[block]]\ntask = "pairs"\ntrials = 1\n[block.show]\nof = "captions"\n'
        'of_table = "captions.csv"\n'
    )
    files = {"pairs.csv": pairs, "media/dog.png": png(), "media/cat.png": png(5, 5)}
    _, aliases, made = rows(write(tmp_path / "pairs", files, toml=toml, captions=captions))
    said = {r["id"]: r["caption"] for r in made[aliases.tables["captions.csv"]]}
    firsts = [said[row["first"]] for row in made[aliases.tables["pairs.csv"]]]
    by_people = sum("person" in first for first in firsts)
    assert 0 < by_people < 40
    assert by_people == 40 - len(aliases.turned)


def test_names_are_drawn_anew_and_tables_are_numbered(tmp_path):
    package = open_package(small(tmp_path / "study"))
    one, other = Aliases.drawn(package), Aliases.drawn(package)
    assert not set(one.stimuli.values()) & set(other.stimuli.values())
    assert not set(one.media.values()) & set(other.media.values())
    assert one.tables == other.tables == {"captions.csv": "stimuli-1.jsonl"}
    assert all(name.endswith(".png") for name in one.media.values())
    assert one.turned == frozenset()
