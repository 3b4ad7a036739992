"""Which machines take part in games, and which one plays next."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packages import write
from turingdesk.core.errors import BadStudy
from turingdesk.plugins.live_games.witnesses import (
    COLUMNS,
    USUAL,
    Choice,
    Record,
    Witness,
    grid,
    one_witness,
    witnesses,
)
from turingdesk.study.package import open_package

AGENTS = """\
id,kind,model,temperature,prompt_file,delay,self_check,notes
GIT,,git-base,,,,,made captions
Maple,openai,llama3,0.2,prompts/dry.md,jones-2024-text,Yes,
Heron,openai,llama3,,,,no,
Zinc,eliza,,,,wu-2024,,
"""
FILES = {"agents.csv": AGENTS, "prompts/dry.md": "You are dry, {name}.\n"}
SERVER = {"server": "http://localhost:1/v1"}


def test_rows_with_an_agent_are_witnesses_and_columns_are_its_options(tmp_path):
    maple, heron, zinc = witnesses(open_package(write(tmp_path, FILES)), SERVER)
    assert (maple.settings.name, maple.settings.kind) == ("Maple", "openai")
    assert (maple.manner, maple.delay) == ("You are dry, {name}.", "jones-2024-text")
    told = [maple.settings.options[one] for one in ("model", "temperature", "max_tokens")]
    assert told == ["llama3", 0.2, 100]
    assert heron.settings.options["temperature"] == USUAL["temperature"]
    assert (heron.manner, heron.delay) == ("", "")
    assert [one.self_check for one in (maple, heron, zinc)] == [True, False, False]
    assert (zinc.settings.kind, zinc.settings.judge) == ("eliza", "agent:Zinc")


def test_a_machine_without_a_row_has_the_usual_settings_of_games():
    alone = one_witness("openai", {"model": "phi4", "temperature": 0.1, **SERVER})
    told = [alone.settings.options[one] for one in ("temperature", "max_tokens")]
    assert (alone.settings.name, told, alone.manner) == ("phi4", [0.1, 100], "")
    assert one_witness("eliza", {}, "Oak").settings.judge == "agent:Oak"


def test_the_manner_counts_among_the_settings_and_the_server_does_not(tmp_path):
    def fingerprints(name, files, server=SERVER):
        package = open_package(write(tmp_path / name, files))
        return [one.settings.fingerprint for one in witnesses(package, server)]

    before = fingerprints("a", FILES)
    other = fingerprints("b", FILES | {"prompts/dry.md": "You are wet."})
    assert before == fingerprints("c", FILES, {"server": "http://other/v1"})
    assert [one == two for one, two in zip(before, other, strict=True)] == [False, True, True]


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("Oak,opena,m,,,", "Did you mean 'openai'"),
        ("Oak,mccq,m,,,", "No agent that talks is called 'mccq'"),
        ("Oak,openai,m,warm,,", "'warm' is not a number"),
        ("Oak,openai,m,3,,", "'3' is not a number from 0 to 2"),
        ("Oak,openai,m,-1,,", "'-1' is not a number from 0 to 2"),
        ("Oak,openai,m,nan,,", "'nan' is not a number from 0 to 2"),
        ("Oak,openai,,,,", "'model' is empty"),
        ("Oak,openai,m,,,jones-2024-txt", "jones-2024-text"),
    ],
)
def test_a_row_that_cannot_play_is_named(tmp_path, row, what):
    table = f"{','.join(COLUMNS)},delay\n{row}\nZinc,eliza,,,,\n"
    package = open_package(write(tmp_path, {"agents.csv": table}))
    with pytest.raises(BadStudy, match=what) as refused:
        witnesses(package, SERVER)
    (problem,) = refused.value.problems
    assert problem.message.startswith("Oak: ")


def test_a_grid_has_every_combination_under_a_code_name_that_says_nothing():
    models, temperatures = ["llama3", "qwen3", "phi4"], [0.2, 0.5, 0.7, 1]
    rows = [*grid(models, temperatures, ["a.md", "b.md"], Random(3), taken=["maple"])]
    names = [row["id"] for row in rows]
    assert len({(row["model"], row["temperature"], row["prompt_file"]) for row in rows}) == 24
    assert len(set(names)) == 24
    assert "Maple" not in names
    assert rows == [*grid(models, temperatures, ["a.md", "b.md"], Random(3), taken=["maple"])]
    other = [*grid(models, temperatures, ["a.md", "b.md"], Random(4))]
    assert {row["id"]: row["model"] for row in rows} != {row["id"]: row["model"] for row in other}
    assert len({row["id"] for row in grid(["m"] * 500, [1], [""], Random(1))}) == 500


def test_a_share_is_drawn_from_the_beta_distribution_of_weighted_wins_and_losses():
    import numpy as np
    from scipy.special import betainc

    record = Record()
    for confidence, won in ((100, True), (50, True), (80, False), (0, False), (250, False)):
        record.add(confidence, judged_human=won)
    assert (record.wins, record.losses) == (1.5, pytest.approx(1.8))
    chance = Random(2)
    drawn = np.sort([record.draw(chance) for _ in range(3_000)])
    known = betainc(1 + 1.5, 1 + 1.8, drawn)
    assert np.abs(known - np.arange(1, 3_001) / 3_000).max() < 1.95 / 3_000**0.5


@pytest.mark.parametrize("seed", range(3))
def test_the_better_witness_plays_more_and_every_one_is_tried(seed):
    shares = {"good": 0.5, "middle": 0.35, "bad": 0.2, "worst": 0.05}
    chance = Random(seed)
    choice, played = Choice([*shares], chance), Counter()
    for _ in range(600):
        name = choice.next()
        played[name] += 1
        choice.add(name, chance.uniform(50, 100), judged_human=chance.random() < shares[name])
    assert set(played) == set(shares)
    assert played["good"] == max(played.values())
    assert played["good"] > 2 * played["worst"]


def test_a_witness_plays_in_its_blocks_and_languages():
    settings = one_witness("eliza", {}).settings
    anywhere = Witness(settings)
    bound = Witness(settings, languages=("de",), blocks=("burst",))
    assert anywhere.plays_in("burst", "fr")
    assert bound.plays_in("burst", "")
    assert bound.plays_in("burst", "de")
    assert not bound.plays_in("burst", "fr")
    assert not bound.plays_in("ping-pong", "de")


def test_what_is_known_of_a_witness_says_neither_how_it_plays_nor_where_its_server_is(tmp_path):
    table = "id,kind,model,server,key_variable,blocks,earlier_turns\n"
    table += "Oak,openai,llama3,http://secret.lab/v1,LAB_KEY,,100\n"
    package = open_package(write(tmp_path / "study", FILES | {"agents.csv": table}))
    (oak,) = witnesses(package, SERVER)
    assert oak.about == {"model": "llama3", "earlier_turns": "100"}


def test_a_block_that_the_study_lacks_is_named(tmp_path):
    table = "id,kind,blocks\nOak,eliza,burts\n"
    package = open_package(write(tmp_path / "study", FILES | {"agents.csv": table}))
    with pytest.raises(BadStudy, match="'burts'"):
        witnesses(package, SERVER)


def test_where_all_play_equally_often_who_wins_does_not_matter():
    choice = Choice("abc", Random(1), equally=True)
    played = Counter()
    for _ in range(30):
        name = choice.next()
        played[name] += 1
        choice.add(name, 100, judged_human=name == "a")
    assert set(played.values()) == {10}
    orders = {
        tuple(Choice("abc", Random(seed), equally=True).next() for _ in "a") for seed in range(20)
    }
    assert len(orders) == 3, "the first is drawn"


def test_what_a_witness_that_is_gone_won_does_not_bring_it_back():
    choice = Choice(["Maple"], Random(1))
    for _ in range(50):
        choice.add("Oak", 100, judged_human=True)
        choice.add("Maple", 100, judged_human=False)
    assert choice.next() == "Maple"


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 100), st.booleans())), st.integers()
)
def test_the_seed_decides_whoever_won(games, seed):
    def chosen():
        choice = Choice("abc", Random(seed))
        for name, confidence, won in games:
            choice.add(name, confidence, judged_human=won)
        return [choice.next() for _ in range(5)]

    assert chosen() == chosen()
