"""A study takes as many answers by people as by machines, and evenly of everything else."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.core.stimulus import Origin, Stimulus
from turingdesk.core.study import Block
from turingdesk.plugins.collecting.answers import CollectedAnswer
from turingdesk.plugins.collecting.balance import ENOUGH, MORE_OF_KIND, Balance, balanced, kind_of

H, M = Origin.HUMAN, Origin.MACHINE
HH, HM, MH, MM = (H, H), (H, M), (M, H), (M, M)
BLOCK = Block("b", "B", "collect-captions", "captions.csv", 1)


def answer(prompt, origin, agent, text="a b c", domain=""):
    stimulus = Stimulus(prompt, BLOCK.task, prompt, {}, None, domain=domain)
    return CollectedAnswer(BLOCK, stimulus, origin, agent, {"caption": text})


def counts(answers, of):
    return Counter(map(of, answers))


def test_each_prompt_gets_as_many_of_both_and_agents_come_in_turn():
    there = [
        answer(f"i{i}", origin, f"{origin}{agent}")
        for i in range(30)
        for origin, agents in ((H, 10), (M, 3))
        for agent in range(agents)
    ]
    chosen = balanced(there, 1, each=2)
    of_prompts = counts(chosen.answers, lambda one: (one.prompt.id, one.origin))
    assert set(of_prompts.values()) == {2}
    assert len(of_prompts) == 60
    people = counts([one for one in chosen.answers if one.origin is H], lambda one: one.agent)
    machines = counts([one for one in chosen.answers if one.origin is M], lambda one: one.agent)
    assert set(people.values()) == {6}
    assert set(machines.values()) == {20}
    assert dict(chosen.left_out) == {ENOUGH: 30 * 9}
    assert balanced(there, 1, each=2) == chosen
    assert balanced(there, 2, each=2) != chosen


def test_prompts_that_only_one_class_answered_are_left_out():
    there = [answer("a", H, "p"), answer("b", M, "m"), answer("c", H, "p"), answer("c", M, "m")]
    chosen = balanced(there, 1)
    assert {one.prompt.id for one in chosen.answers} == {"c"}
    assert dict(chosen.left_out) == {
        "to a prompt that no machine answered": 1,
        "to a prompt that no person answered": 1,
    }
    assert balanced(there, 1, even=[Balance.AGENT]).answers != chosen.answers


def test_lengths_of_the_two_classes_come_together():
    there = [
        answer(f"i{i}", origin, "x", "word " * words)
        for i in range(40)
        for origin, words in ((H, 4), (H, 12), (M, 9), (M, 10))
    ]

    def apart(even):
        found = balanced(there, 1, each=1, even=even).answers
        mean = {
            origin: sum(one.length for one in found if one.origin is origin) / 40
            for origin in (H, M)
        }
        return abs(mean[H] - mean[M])

    assert apart(list(Balance)) < 0.2
    assert apart([Balance.PROMPT]) > 0.5


def test_domains_have_as_many_answers_each():
    there = [
        answer(f"{domain}{i}", origin, "x", domain=domain)
        for domain, many in (("in", 9), ("out", 4))
        for i in range(many)
        for origin in (H, M)
    ]
    chosen = balanced(there, 1)
    assert counts(chosen.answers, lambda one: (one.prompt.domain, one.origin)) == {
        (domain, origin): 4 for domain in ("in", "out") for origin in (H, M)
    }
    assert dict(chosen.left_out) == {"more than the smallest domain has": 10}


def test_the_order_of_rows_says_nothing_about_who_made_them():
    there = [answer(f"i{i}", origin, "x") for i in range(40) for origin in (H, M)]
    order = [one.origin for one in balanced(there, 1).answers]
    changes = sum(a is not b for a, b in pairwise(order))
    assert 25 < changes < 55  # 79 where they alternate


_ANSWERS = st.lists(
    st.builds(
        answer,
        st.sampled_from("abc"),
        st.sampled_from((H, M)),
        st.sampled_from("xyz"),
        st.sampled_from(("one", "one two three")),
    ),
    max_size=30,
)


@settings(max_examples=20, deadline=None)
@given(_ANSWERS, st.integers(1, 4))
@pytest.mark.parametrize("even", [tuple(Balance), (), (Balance.PROMPT,)])
def test_nothing_is_lost_without_being_counted(even, there, each):
    chosen = balanced(there, 1, each, even)
    assert len(chosen.answers) + chosen.left_out.total() == len(there)


def talk(topic, kind, who=("x", "y"), text="a b c", domain=""):
    stimulus = Stimulus(topic, "collect-conversations", topic, {}, None, domain=domain)
    block = Block("t", "T", "collect-conversations", "topics.csv", 1)
    first, second = (
        CollectedAnswer(block, stimulus, origin, agent, {"turns": text})
        for origin, agent in zip(kind, who, strict=True)
    )
    return replace(first, partner=second)


def test_as_many_conversations_of_each_kind_on_the_same_topics():
    there = [
        talk(topic, kind)
        for topic, kinds in (("books", (HH, MH, HM)), ("music", (HH, HM, HM)), ("food", (HM,)))
        for kind in kinds
        for _ in range(3)
    ]
    chosen = balanced(there, 1)
    of = counts(chosen.answers, lambda one: (one.prompt.id, kind_of(one)))
    assert of == {
        ("books", "human human"): 3,
        ("books", "human machine"): 3,
        ("music", "human human"): 3,
        ("music", "human machine"): 3,
    }
    assert dict(chosen.left_out) == {MORE_OF_KIND: 9}
    rest = [one for one in Balance if one is not Balance.PARTNERS]
    assert len(balanced(there, 1, even=rest).answers) == len(there)


def test_conversations_on_other_topics_make_up_for_those_that_lack():
    there = [talk("books", HH) for _ in range(4)]
    there += [talk(topic, HM) for topic in ("books", "music", "food") for _ in range(2)]
    of = counts(balanced(there, 1).answers, lambda one: (one.prompt.id, kind_of(one)))
    assert of["books", "human human"] == 4
    assert [of[topic, "human machine"] for topic in ("books", "music", "food")] == [2, 1, 1]


def test_machines_and_lengths_of_conversations_are_made_even():
    there = [talk("books", HH, ("p1", f"q{n}"), "word " * 10) for n in range(6)]
    there += [
        talk("books", HM, ("p1", name), "word " * words)
        for name in ("eliza", "gpt")
        for words in (2, 9, 10, 11, 30)
    ]
    mixed = [one for one in balanced(there, 1).answers if kind_of(one) == "human machine"]
    assert counts(mixed, lambda one: one.makers[1].agent) == {"eliza": 3, "gpt": 3}
    assert sum(one.length for one in mixed) == pytest.approx(60, abs=10), "as good as drawn: 72"


def test_no_more_than_each_conversations_of_a_kind_on_a_topic():
    there = [talk("books", kind) for kind in (HH, HM, MM) for _ in range(5)]
    chosen = balanced(there, 1, each=2)
    assert counts(chosen.answers, kind_of) == {
        "human human": 2,
        "human machine": 2,
        "machine machine": 2,
    }
    assert dict(chosen.left_out) == {ENOUGH: 9}


def test_conversations_of_one_kind_are_all_taken():
    there = [talk("books", HM), talk("music", MH), talk("food", HM)]
    assert len(balanced(there, 1).answers) == 3
