"""How many turns conversations had, and in which setting: Table 1 of paper 5.

The paper's questionnaire is the template wu-pairs. It is filled with made-up conversations of 3
and 10 turns, ping-pong and burst, and judged so that the printed shares must come out.
"""

import csv
import json

import pandas as pd
import pytest
import tomlkit

from turingdesk.analysis import message_words, passrate
from turingdesk.analysis._sample import with_further
from turingdesk.analysis._talks import settings, shown_turns
from turingdesk.analysis.passrate import ALL
from turingdesk.editing.new_study import new_study
from turingdesk.judges._simulate import simulate
from turingdesk.study.package import open_package
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.table import frame, load

TOPICS = {"ping-pong": 10, "burst": 15}
#: Pass rates in Table 1 as GPT-4 judged: ping-pong, burst, and their average, by turns.
PRINTED = {
    "GPT-4": {3: (50, 53.3, 52), 10: (40, 46.7, 44), 110: (40, 33.3, 36)},
    "Claude-3-Sonnet": {3: (60, 53.3, 56), 10: (40, 53.3, 48), 110: (40, 40, 40)},
    "Qwen-110B": {3: (60, 60, 60), 10: (50, 40, 44), 110: (30, 33.3, 32)},
}
#: Words that machines write more than the person, by turns: whole numbers, which can be planted.
MORE_WORDS = {3: 1, 10: 4, 110: 9}
OWN_WORDS = {"ping-pong": 5, "burst": 3}
EARLIER = 100  #: turns that a model wrote with itself before


def talk(turns, setting, words_of_b):
    """A conversation: in bursts everyone sends two messages in a row."""
    each = 2 if setting == "burst" else 1
    return [
        [speaker, " ".join(["w"] * words)]
        for _ in range(turns)
        for speaker, words in (("A", 7), ("B", words_of_b))
        for _ in range(each)
    ]


def made_by(agent, origin, id, topic, setting, turns):
    about = {"id": id, "topic": topic, "domain": setting, "turns": turns, "provenance": "made up"}
    a = {"origin_a": "human", "agent_a": "ada"}
    return about | a | {"origin_b": origin, "agent_b": agent}


def cells():
    """Each pair of the questionnaire: model, turns, setting, topic, and whether it passes."""
    for model, printed in PRINTED.items():
        for turns, shares in printed.items():
            for (setting, topics), share in zip(TOPICS.items(), shares, strict=False):
                passes = round(share * topics / 100)
                for topic in range(topics):
                    yield model, turns, setting, f"{setting} {topic}", topic < passes


@pytest.fixture(scope="module")
def questionnaire(tmp_path_factory):
    """The template, filled; and the data of judges who each see 25 of the pairs."""
    place = tmp_path_factory.mktemp("wu")
    study, talks, pairs, passing = place / "study", [], [], set()
    new_study("wu-pairs", study)
    for number, (model, turns, setting, topic, passes) in enumerate(cells()):
        shown = turns - EARLIER if turns > EARLIER else turns
        agent = f"{model}-continued" if turns > EARLIER else model
        own = OWN_WORDS[setting]
        for origin, name, words in (
            ("human", "ben", own),
            ("machine", agent, own + MORE_WORDS[turns]),
        ):
            said = talk(shown, setting, words)
            talks.append(made_by(name, origin, f"t{number}-{origin}", topic, setting, said))
        pairs.append((f"p{number}", topic, f"t{number}-human", f"t{number}-machine", "made up"))
        passing |= {f"p{number}"} if passes else set()
    with (study / "conversations.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(one)}\n" for one in talks)
    with (study / "pairs.csv").open("a", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows((*row[:4], "", row[4]) for row in pairs)
    known = "".join(
        f"{model},{model},\n{model}-continued,{model},{EARLIER}\n" for model in PRINTED
    )
    (study / "agents.csv").write_text(f"id,model,earlier_turns\n{known}", "utf-8")
    toml = tomlkit.parse((study / "study.toml").read_text("utf-8"))
    toml["block"][0] |= {"trials": 25, "mix": {"HM": 25}}
    (study / "study.toml").write_text(tomlkit.dumps(toml), "utf-8")

    def choose(trial, question, chance):
        truth = trial.truth(question, "")
        if truth is None:
            return next(iter(question.choices)).value
        return truth if trial.stimulus.id not in passing else {"1": "2", "2": "1"}[truth]

    package = open_package(study)
    simulate(package, place / "data", [choose] * 18, 1)
    return place


@pytest.fixture(scope="module")
def judged(questionnaire):
    table, _ = with_texts(load(questionnaire / "data"), [questionnaire / "study"])
    return table


def test_table_1_comes_out_of_the_papers_own_questionnaire(judged):
    found = passrate.compute(judged.responses)
    assert not found["turns"].isna().any()
    assert set(found["length_of"]) == {"first turns"}
    own = found[found["topic"] == ALL].set_index(["agent", "turns", "setting"])
    assert len(own) == 3 * 3 * 3
    for model, printed in PRINTED.items():
        for turns, shares in printed.items():
            for setting, share in zip((*TOPICS, ALL), shares, strict=True):
                row = own.loc[(model, turns, setting)]
                assert row["pairs"] == TOPICS.get(setting, 25)
                assert round(100 * row["pass_rate"], 1) == share


def test_words_stand_by_turns_and_setting_as_in_table_1(judged):
    with_words = with_further(judged.responses, judged)
    found = message_words.compute(with_words).set_index(["agent", "turns", "setting"])
    assert len(found) == 3 * 3 * 2
    for (_, turns, setting), row in found.iterrows():
        assert row["words"] == OWN_WORDS[setting] + MORE_WORDS[turns]
        assert row["difference"] == MORE_WORDS[turns]


def test_turns_that_no_journal_has_are_counted_in_the_texts(judged):
    older = judged.responses.assign(length=pd.NA, length_of="")
    older["length"] = older["length"].astype("Int64")
    assert passrate.compute(older)["turns"].isna().sum() > 0
    found = passrate.compute(with_further(older, judged))
    pd.testing.assert_frame_equal(found, passrate.compute(judged.responses))
    words = message_words.compute(with_further(older, judged))
    pd.testing.assert_frame_equal(
        words, message_words.compute(with_further(judged.responses, judged))
    )


def line(**told):
    own = {"kind": "response", "session": "s", "participant": "p", "study": "x"}
    return own | {"role": "verdict", "question": "machine_side"} | told


def test_a_setting_is_the_kind_where_there_is_one_else_the_block():
    rows = frame(
        [
            line(step=1, block="pairs", domain="burst"),
            line(step=2, block="pairs", domain=""),
            line(step=3, study="y", block="a", domain="burst"),
            line(step=4, study="y", block="b", domain=""),
        ]
    )
    assert settings(rows).tolist() == ["burst", "pairs", "a, burst", "b"]


def test_messages_of_games_without_a_leader_are_no_turns():
    rows = frame(
        [
            line(step=1, length=31, length_of="messages"),
            line(step=2, length=5, length_of="exchanges"),
            line(step=3, length=6),  # an older journal of pairs that were cut
        ]
    )
    found = shown_turns(rows, rows)
    assert found["turns"].isna().tolist() == [True, False, False]
    assert found["length_of"].tolist() == ["", "exchanges", "first messages"]
