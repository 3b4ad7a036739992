from dataclasses import replace

import pytest

from tests.packages import STUDY, json_lines, told, write
from turingdesk.core.errors import CannotSchedule
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.study.package import read_package
from turingdesk.tasks.pairs import Pair

H, M = "human", "machine"
PAIRS = "id,first,second\np1,hh,hm\n"


def conversation(id, a, b, prompt=""):
    turns = [["AB"[n % 2], f"turn {n}"] for n in range(8)]
    row = {"id": id, "origin_a": a, "origin_b": b, "agent_a": f"{a} 1", "agent_b": f"{b} 2"}
    return {**row, "prompt": prompt, "turns": turns}


ALL = [
    conversation("hh", H, H, "food"),
    conversation("hm", H, M, "film"),
    conversation("mm", M, M, "film"),
]


def read(folder, pairs=PAIRS, show="", rows=ALL):
    toml = STUDY + '[[block]]\ntask = "pairs"\ntrials = 1\n[block.show]\n' + show
    files = {"pairs.csv": pairs, "conversations.jsonl": json_lines(*rows), "captions.csv": None}
    return read_package(write(folder, files, toml=toml))


def pair(folder, **given):
    return read(folder, **given).package.stimuli["pairs.csv"][0]


def test_a_pair_has_the_makers_of_the_speaker_asked_about(tmp_path):
    made = pair(tmp_path)
    assert made.parts == ("hh", "hm")
    assert [(m.origin, m.agent) for m in made.makers.values()] == [
        (H, "human 2"),
        (M, "machine 2"),
    ]
    assert made.truths == {"machine_side": "2"}
    assert made.composition == "HM"
    assert made.prompt == "food | film"


def test_a_pair_has_the_domain_of_its_two_unless_it_names_its_own(tmp_path):
    rows = [{**row, "domain": domain} for row, domain in zip(ALL, ("fun", "fun", ""), strict=True)]
    pairs = "id,first,second,domain\np1,hh,hm,\np2,hm,mm,\np3,hh,mm,work\n"
    made = read(tmp_path, pairs=pairs, rows=rows).package.stimuli["pairs.csv"]
    assert [one.domain for one in made] == ["fun", "fun", "work"]


def test_the_other_speaker_may_be_asked_about(tmp_path):
    made = pair(tmp_path, pairs="id,first,second\np1,mm,hm\n", show='subject = "A"\n')
    assert made.truths == {"machine_side": "1"}
    assert made.prompt == "film"


def test_both_are_shown_whole_or_cut_to_one_length(tmp_path):
    content = pair(tmp_path / "whole").content
    assert isinstance(content, Pair)
    assert (len(content.left.turns), len(content.right.turns)) == (8, 8)
    content = pair(tmp_path / "cut", show="of_show = { lengths = [3] }\n").content
    assert (len(content.left.turns), len(content.right.turns)) == (3, 3)


def test_a_pair_of_two_machines_has_no_right_side(tmp_path):
    reading = read(tmp_path, pairs="id,first,second\np1,mm,hm\n")
    assert reading.package.stimuli["pairs.csv"][0].truths == {}
    assert [p.severity for p in reading.problems] == ["warning"]
    assert "neither choice is correct" in reading.problems[0].message


def test_pairs_of_one_maker_each_take_that_maker(tmp_path):
    toml = STUDY + '[[block]]\ntask = "pairs"\ntrials = 1\n[block.show]\nof = "captions"\n'
    files = {"pairs.csv": "id,first,second\np1,two,one\n"}
    package = read_package(write(tmp_path, files, toml=toml)).package
    made = package.stimuli["pairs.csv"][0]
    assert made.truths == {"machine_side": "1"}
    assert made.content.left.caption == "A cat on a mat"
    assert made.content.of == "captions"
    assert [path.name for path in package.media()] == ["cat.png", "dog.png"]


@pytest.mark.parametrize(
    ("given", "place", "message"),
    [
        (
            {"pairs": "id,first,second\np1,hh,hx\n"},
            "pairs.csv, line 2, column second",
            "no readable row 'hx'",
        ),
        ({"pairs": "id,first,second\np1,hh,hh\n"}, "pairs.csv, line 2, column second", "the same"),
        ({"pairs": "id,first\np1,hh\n"}, "pairs.csv, line 1", "'second' is missing"),
        ({"pairs": "id,first,second\n"}, "pairs.csv, line 1", "empty"),
        (
            {"show": 'subject = "C"\n'},
            "study.toml, line 8, key block.show.subject",
            "no speaker 'C'",
        ),
        ({"show": 'of = "pairs"\n'}, "study.toml, line 8, key block.show.of", "'pairs'"),
        (
            {"show": "of_show = { lengths = [3, 6] }\n"},
            "study.toml, line 8, key block.show.of_show.lengths",
            "the same length",
        ),
        (
            {"show": "of_show = { lenghts = [3] }\n"},
            "study.toml, line 8, key block.show.of_show.lenghts",
            "unknown",
        ),
        (
            {"show": 'of_table = "no.jsonl"\n'},
            "study.toml, line 8, key block.show.of_table",
            "can't find 'no.jsonl'",
        ),
    ],
)
def test_what_is_wrong_with_pairs_is_told(tmp_path, given, place, message):
    found = told(read(tmp_path, **given))
    assert [f for f in found if f[0] == "error" and f[1] == place and message in f[2]], found


def test_a_mix_of_pairs_knows_no_order(tmp_path):
    toml = STUDY + '[[block]]\ntask = "pairs"\ntrials = 1\nmix = { MH = 1 }\n'
    files = {"pairs.csv": PAIRS, "conversations.jsonl": json_lines(*ALL)}
    (found,) = read_package(write(tmp_path, files, toml=toml)).errors
    assert found.column == "block.mix.MH"


SHARING = "id,first,second\np1,hh,hm\np2,hh,mm\np3,h2,m2\n"


def test_pairs_that_share_a_side_or_a_prompt_are_one_family(tmp_path):
    rows = [conversation("hh", H, H), conversation("hm", H, M), conversation("mm", M, M)]
    rows += [conversation("h2", H, H, "film"), conversation("m2", H, M, "film")]
    package = read(tmp_path / "parts", pairs=SHARING, rows=rows).package
    one, two, three = (pair.family for pair in package.stimuli["pairs.csv"])
    assert one == two != three
    named = [{**row, "prompt": row["prompt"] or "film"} for row in rows]
    package = read(tmp_path / "prompts", pairs=SHARING, rows=named).package
    assert len({pair.family for pair in package.stimuli["pairs.csv"]}) == 1


def test_no_judge_sees_one_side_in_two_pairs(tmp_path):
    rows = [conversation(f"h{n}", H, H) for n in range(4)]
    rows += [conversation(f"m{n}", H, M) for n in range(4)]
    lines = [f"{n}{k},h{n},m{(n // 2 * 2 + k) % 4}" for n in range(4) for k in (0, 1)]
    package = read(tmp_path, "\n".join(["id,first,second", *lines]), rows=rows).package
    study = replace(package.study, blocks=(replace(package.study.blocks[0], trials=2),))
    by_id = {pair.id: pair for pair in package.stimuli["pairs.csv"]}
    for judge in range(100):
        slots = draw(study, package.stimuli, participant_seed(1, f"P{judge}", 1), {})
        parts = [part for slot in slots for part in by_id[slot.stimulus].parts]
        assert len(set(parts)) == 4
    more = replace(study, blocks=(replace(study.blocks[0], trials=3),))
    with pytest.raises(CannotSchedule, match="different prompts"):
        draw(more, package.stimuli, "seed", {})
