"""Thinning: equal kinds to a prompt, or over all prompts, and never two pairs of one answer."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, caption, crossed, pair, side_by_side, study, talk, talks
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.thinning import BARRED, NOT_ASKED, PAIRED, SHORT, SURPLUS, thinned


def thin(of, seed=1, **stimuli):
    return thinned(of, {f"{name}.csv": rows for name, rows in stimuli.items()}, Random(seed))


def reasons(made):
    return Counter(one.why for one in made.left_out)


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 4)), min_size=1, max_size=9),
    st.integers(0, 99),
)
def test_every_prompt_has_equal_kinds_or_one_answer_and_over_those_kinds_are_equal(sizes, seed):
    rows = [
        caption(f"p{n}-{agent}-{k}", f"p{n}", agent)
        for n, counts in enumerate(sizes)
        for agent, count in zip(("", "git"), counts, strict=True)
        for k in range(count)
    ]
    try:
        made = thin(study(block(trials=1)), seed, b=rows)
    except CannotSeal:
        assert not any(h and m for h, m in sizes)
        assert not (any(h for h, _ in sizes) and any(m for _, m in sizes))
        return
    kept = made.stimuli["b.csv"]
    assert {s.id for s in kept} | {one.id for one in made.left_out} == {s.id for s in rows}
    prompts = Counter((s.prompt, s.composition) for s in kept)
    single = Counter()
    for n, (humans, machines) in enumerate(sizes):
        h, m = prompts[f"p{n}", "H"], prompts[f"p{n}", "M"]
        if humans and machines:
            assert h == m == min(humans, machines)
        else:
            assert h + m <= 1
            single += Counter(H=h, M=m)
    assert single["H"] == single["M"]
    alone = [(h, m) for h, m in sizes if not (h and m)]
    assert single["H"] == min(sum(h > 0 for h, _ in alone), sum(m > 0 for _, m in alone))


def test_agents_stay_about_equally_often():
    made = thin(study(block(trials=4)), b=crossed(30))
    counts = Counter(s.machines for s in made.stimuli["b.csv"])
    assert counts == {(): 30, ("git",): 10, ("blip",): 10, ("ofa",): 10}


def test_conversations_of_one_composition_each_are_thinned_as_a_whole():
    made = thin(study(block(task="conversations", trials=4)), b=talks(2))
    counts = Counter(s.composition for s in made.stimuli["b.csv"])
    assert set(counts.values()) == {2}
    assert reasons(made) == {SURPLUS: 10}


def test_a_mix_decides_how_many_of_each_kind_go_together():
    of = study(
        block(trials=3, mix={"H": 1, "M": 2}), block("even", trials=9, mix={"H": 5, "M": 4})
    )
    made = thin(replace(of, blocks=of.blocks[:1]), b=crossed(6))
    assert Counter(s.composition for s in made.stimuli["b.csv"]) == {"H": 6, "M": 6}
    made = thin(replace(of, blocks=of.blocks[1:]), even=crossed(9))
    assert Counter(s.composition for s in made.stimuli["even.csv"]) == {"H": 9, "M": 9}
    only = study(block(trials=3, mix={"M": 3}))
    made = thin(only, b=crossed(3))
    assert Counter(s.composition for s in made.stimuli["b.csv"]) == {"M": 9}
    assert reasons(made) == {NOT_ASKED: 3}


def test_two_human_to_one_machine_answer_where_the_mix_says_so():
    of = study(block(trials=6, mix={"H": 2, "M": 4}))
    made = thin(of, b=crossed(6, ("git", "blip")))
    assert Counter(s.composition for s in made.stimuli["b.csv"]) == {"H": 6, "M": 12}


def test_blocks_of_one_table_with_different_mixes_are_refused():
    of = study(
        block("one", table="t.csv", trials=2), block("two", table="t.csv", trials=2, mix={"M": 2})
    )
    with pytest.raises(
        CannotSeal, match=r"Blocks one and two draw from t\.csv with different mixes"
    ):
        thin(of, t=crossed(9))


def test_what_is_kept_aside_stays_and_what_could_not_be_drawn_goes():
    rows = [*crossed(4, ("git",)), caption("c", "p9", "git", control=True)]
    made = thin(study(block(trials=3, fixed={1: "p0-human"})), b=rows)
    assert {"c", "p0-human"} <= {s.id for s in made.stimuli["b.csv"]}
    assert reasons(made) == {BARRED: 1}
    assert [one.id for one in made.left_out] == ["p0-git"]


def test_conversations_too_short_for_a_length_go():
    rows = [*talks(3, ("curie",), turns=12), talk("short", "", "", turns=4)]
    made = thin(study(block(task="conversations", trials=4, lengths=(3, 12))), b=rows)
    assert [(one.id, one.why) for one in made.left_out] == [("short", SHORT)]


def test_an_answer_stands_in_one_pair_only():
    pairs = [
        replace(pair(f"x{n}", "H", "M"), parts=("human", f"m{n}"), family="f") for n in range(3)
    ]
    spoken = [talk("human", "", ""), *(talk(f"m{n}", "", "m") for n in range(3))]
    _, _, show = side_by_side(1)
    of = study(block("pairs", task="pairs", trials=1, show=show))
    made = thin(of, pairs=pairs, talks=spoken)
    (left,) = made.stimuli["pairs.csv"]
    assert {s.id for s in made.stimuli["talks.csv"]} == set(left.parts)
    assert reasons(made)[PAIRED] == 2


def test_pairs_hold_only_what_its_own_block_shows():
    spoken, pairs, show = side_by_side(4)
    spoken = [*spoken, *(talk(f"m{n}", "", "m") for n in range(4, 9))]
    more = [replace(pair(f"q{n}", "M", "M"), parts=(f"m{n}", f"m{n + 1}")) for n in (5, 7)]
    talked = block(
        "talks", task="conversations", trials=2, mix={"HH": 1, "HM": 1}, repeat_prompts=True
    )
    of = study(block("pairs", task="pairs", trials=1, show=show), talked)
    made = thin(of, pairs=[*pairs, *more], talks=spoken)
    alone = {s.id for s in made.stimuli["talks.csv"]}
    assert len(alone) == 8
    assert all(alone.issuperset(s.parts) for s in made.stimuli["pairs.csv"])


def test_a_control_pair_of_what_is_left_out_is_refused():
    spoken, pairs, show = side_by_side(4)
    more = [talk(f"m{n}", "", "m") for n in range(4, 30)]
    pairs += [
        replace(pair(f"c{n}", "H", "M", control=True), parts=("h0", f"m{n}")) for n in range(9, 30)
    ]
    talked = block("talks", task="conversations", trials=2, mix={"HH": 1, "HM": 1})
    of = study(block("pairs", task="pairs", trials=1, show=show), talked)
    with pytest.raises(
        CannotSeal, match=(r"The pair c\d+, which is reserved for practice, control")
    ):
        thin(of, pairs=pairs, talks=[*spoken, *more])


def test_too_little_left_is_refused_with_the_numbers():
    rows = [caption(f"h{n}", f"p{n}") for n in range(6)]
    rows += [caption(f"m{n}", f"q{n}", "git") for n in range(2)]
    with pytest.raises(CannotSeal) as caught:
        thin(study(block(trials=5)), b=rows)
    said = str(caught.value)
    assert "Block b: each session draws 5 prompts, but only 4 can be used" in said
    assert "of 8 answers in b.csv (6 H, 2 M), 4 to 4 prompts remain" in said
