import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers import IMPORTERS

IMPORTER = IMPORTERS["chatbot_chats"]


@pytest.fixture
def read(imported):
    return lambda *sources, **options: imported(*sources, **options)[:2]


def shared(*speakers, id="abc"):
    said = [{"from": who, "value": f"says {n}"} for n, who in enumerate(speakers)]
    return {"id": id, "conversations": said}


def asked(*roles):
    return [{"role": role, "content": f"says {n}"} for n, role in enumerate(roles)]


ARENA = {
    "question_id": "58210e39",
    "model_a": "chatglm-6b",
    "model_b": "koala-13b",
    "winner": "model_b",
    "conversation_a": asked("user", "assistant", "user", "assistant"),
    "conversation_b": asked("user", "assistant", "user"),
}


def chats(package):
    (table,) = package.stimuli.values()
    return {
        one.id: (one.prompt, one.makers["A"].agent, one.makers["B"].agent, len(one.content.turns))
        for one in table
    }


def test_share_gpt_as_a_list(read, put):
    talks = [shared("system", "human", "gpt", "human"), shared(*["gpt", "human"] * 3, id="d")]
    report, package = read(put("sg.json", talks))
    assert chats(package) == {"abc": ("abc", "", "gpt", 3), "d": ("d", "gpt", "", 6)}
    assert (report.read, report.taken) == (2, 2)
    assert package.study.blocks[0].lengths == (3,)
    turns = package.stimuli["conversations.jsonl"][0].content.turns
    assert [(turn.speaker, turn.text) for turn in turns[:2]] == [("A", "says 1"), ("B", "says 2")]


def test_chatbot_arena_has_two_conversations_about_one_question(read, put):
    report, package = read(put("arena.jsonl", json.dumps(ARENA) + "\n"))
    assert chats(package) == {
        "58210e39_a": ("58210e39", "", "chatglm-6b", 4),
        "58210e39_b": ("58210e39", "", "koala-13b", 3),
    }
    assert report.read == 2


def test_a_model_is_named_by_the_record_the_user_or_its_role(read, put):
    lmsys = {"conversation_id": "x", "model": "vicuna", "conversation": ARENA["conversation_a"]}
    _, package = read(put("a.json", [lmsys, {"messages": ARENA["conversation_a"]}]),
                           agent="Eliza")  # fmt: skip
    assert chats(package) == {"x": ("x", "", "vicuna", 4), "a-2": ("a-2", "", "Eliza", 4)}


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (shared("human", "gpt"), "fewer than 3 turns"),
        (shared("human", "human", "human"), "only one of the two speaks"),
        (shared("human", "gpt", "tool"), "a speaker is neither"),
        (shared("human", "gpt", "human", id="good"), "another one has the same ID"),
        ({"id": 1, "conversations": [{"from": "human"}]}, "a turn has no speaker or no text"),
        ({"id": 1, "conversations": "no"}, "it is no list of messages"),
        ({"text": "no"}, "it is no conversation"),
        ({"messages": [{"role": "user", "content": "x" * 20_001}]}, "more than 20,000 characters"),
        (
            {"messages": [*asked("user", "assistant"), {"role": "user", "content": " "}]},
            "is empty",
        ),
    ],
)
def test_what_is_left_out_is_told_with_its_place(read, put, record, reason):
    report, _ = read(put("a.json", [shared("human", "gpt", "human", id="good"), record]))
    ((told, count),) = report.left_out.items()
    assert reason in told
    assert "(a.json, conversation 2)" in told
    assert count == 1


MESSAGE = st.fixed_dictionaries(
    {
        "from": st.sampled_from(["human", "gpt"]) | st.text(max_size=3),
        "value": st.text(max_size=5) | st.none(),
    }
)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(
    st.lists(
        st.fixed_dictionaries(
            {"conversations": st.lists(MESSAGE) | st.text()},
            optional={"id": st.integers(0, 3) | st.text(max_size=3), "model": st.text()},
        )
        | st.recursive(st.none() | st.text(), st.lists)
    ),
    st.booleans(),
    st.data(),
)
def test_whatever_is_said_is_taken_or_counted(tmp_path_factory, records, is_lines, data):
    folder = tmp_path_factory.mktemp("fuzz")
    good = shared("human", "gpt", "human", id="good")
    path = folder / ("a.jsonl" if is_lines else "a.json")
    all_ = [good, *records]
    text = "\n".join(map(json.dumps, all_)) if is_lines else json.dumps(all_)
    path.write_text(
        text[: data.draw(st.integers(0, len(text)))] + data.draw(st.sampled_from("x\t"))
    )
    try:
        report = IMPORTER.read([path], folder / "study")
    except BadSource:
        assert not (folder / "study").exists()
    else:
        assert report.written["conversations"] == report.taken > 0
