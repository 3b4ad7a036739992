"""Chats as messengers export them become a history in which no one can be recognized."""

import csv
import json
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.plugins.self_chat.history import (
    ChatMessage,
    import_history,
    last_turns,
    one_each,
    read_history,
    turns,
    write_history,
)

ANDROID = """\
31/12/2023, 23:58 - Messages and calls are end-to-end encrypted.
31/12/2023, 23:59 - Ada Lovelace: happy new year Charles!
2/1/2024, 0:01 - Charles Babbage: same to you, Ada
write to me at cb@engines.org or +44 20 7946 0958
2/1/2024, 0:02 - Ada Lovelace: <Media omitted>
2/1/2024, 0:03 - Ada Lovelace: see you
"""
IPHONE = """\
\u200e[13.01.24, 10:34:22] Ada Lovelace: hi
[13.01.24, 10:34:39] Charles Babbage: how is it going: well?
"""
AMERICAN = """\
1/13/24, 10:34\u202fPM - Ada Lovelace: late
1/14/24, 12:05 AM - Charles Babbage: later
"""
LINE = """\
[LINE] Chat history with Charles Babbage
Saved on: 2024/03/13 09:00

2024/03/12(Tue)
10:34\tAda Lovelace\thi
10:35\tCharles Babbage\thow are you
still there?
10:36\tAda Lovelace\t[Sticker]
"""
TELEGRAM = {
    "name": "Charles Babbage",
    "messages": [
        {"type": "service", "date": "2024-03-12T10:33:00", "text": ""},
        {"from": "Ada Lovelace", "date": "2024-03-12T10:34:22", "text": "hi"},
        {
            "from": "Charles Babbage",
            "date": "2024-03-12T10:34:39",
            "text": ["look: ", {"type": "link", "text": "https://engines.org"}],
        },
    ],
}


def imported(folder, name, text, person="Ada Lovelace"):
    path = folder / name
    path.write_text(text, "utf-8")
    return import_history([path], person)


def told(report):
    return [(one.speaker, one.text) for one in report.messages]


def test_whatsapp_as_android_writes_it(tmp_path):
    report = imported(tmp_path, "chat.txt", ANDROID)
    assert told(report) == [
        ("B", "happy new year Alex!"),
        ("A", "same to you, Robin write to me at [address] or [number]"),
        ("B", "see you"),
    ]
    assert [one.at for one in report.messages][:2] == [
        datetime(2023, 12, 31, 23, 59),
        datetime(2024, 1, 2, 0, 1),
    ]
    assert report.people == {"Ada Lovelace": "Robin", "Charles Babbage": "Alex"}
    assert sum(report.left_out.values()) == 2
    assert report.replaced == 4


@pytest.mark.parametrize(
    ("text", "times"),
    [
        (IPHONE, [datetime(2024, 1, 13, 10, 34, 22), datetime(2024, 1, 13, 10, 34, 39)]),
        (AMERICAN, [datetime(2024, 1, 13, 22, 34), datetime(2024, 1, 14, 0, 5)]),
    ],
    ids=["iphone", "american"],
)
def test_whatsapp_elsewhere(tmp_path, text, times):
    assert [one.at for one in imported(tmp_path, "chat.txt", text).messages] == times


IPHONE_WITH_ITS_OWN_TEXTS = """\
[3/12/24, 10:34:22\u202fPM] Ada Lovelace: \u200eMessages and calls are end-to-end encrypted.
[3/12/24, 10:34:39\u202fPM] Ada Lovelace: hi 😀
\u200e[3/12/24, 10:35:00\u202fPM] Charles Babbage: \u200eimage omitted
[3/12/24, 10:36:00\u202fPM] Charles Babbage: done \u200e<This message was edited>
\u200e[3/12/24, 10:37:00\u202fPM] Ada Lovelace: \u200eThis message was deleted.
[3/13/24, 1:00:00\u202fAM] Ada Lovelace: bye
"""
GROUP = """\
12/03/2024, 10:30 - Ada Lovelace created group "Engines: notes"
12/03/2024, 10:31 - Ada Lovelace changed the subject from "Engines" to "Engines: the best"
12/03/2024, 10:33 - Ada Lovelace: hi, @\u2068Grace Hopper\u2069
12/03/2024, 10:34 - Charles Babbage: IMG-20240312-WA0001.jpg (file attached)
12/03/2024, 10:35 - \u202a+44\u00a07700\u00a0900000\u202c: who is this?
12/03/2024, 10:36 - Grace Hopper: me <This message was edited>
12/03/2024, 10:37 - Grace Hopper: This message was deleted
12/03/2024, 10:38 - Grace Hopper left
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (IPHONE_WITH_ITS_OWN_TEXTS, [("B", "hi 😀"), ("A", "done"), ("B", "bye")]),
        (GROUP, [("B", "hi, @Kim"), ("A", "who is this?"), ("A", "me")]),
    ],
    ids=["iphone", "group"],
)
def test_what_whatsapp_itself_writes_is_no_message(tmp_path, text, said):
    report = imported(tmp_path, "chat.txt", text)
    assert told(report) == said


@pytest.mark.parametrize(
    ("lines", "times"),
    [
        (
            "12/3/24, 9:34\u202fa.\u00a0m. - {}: hola\n13/3/24, 9:36\u202fp.\u00a0m. - {}: sí",
            (9, 21),
        ),
        ("2024/3/12 上午9:34 - {}: 在吗\n2024/3/13 下午9:36 - {}: 在", (9, 21)),
        ("[2024/3/12 凌晨12:34:01] {}: 在吗\n[2024/3/13 中午12:36:11] {}: 在", (0, 12)),
        ("12/03/24, 9.34 - {}: ciao\n13/03/24, 21.36 - {}: sì", (9, 21)),
    ],
    ids=["spanish", "chinese", "chinese-iphone", "periods"],
)
def test_times_of_day_as_other_languages_write_them(tmp_path, lines, times):
    report = imported(tmp_path, "chat.txt", lines.format("Ada Lovelace", "Bob"))
    assert [(one.at.day, one.at.hour) for one in report.messages] == [
        (12, times[0]),
        (13, times[1]),
    ]


def test_a_table_with_semicolons(tmp_path):
    report = imported(tmp_path, "chat.csv", "Who;Text\nAda;hi\nBob;hey, you", "Ada")
    assert told(report) == [("B", "hi"), ("A", "hey, you")]


def test_times_with_a_time_zone_can_be_compared_with_others(tmp_path):
    path = tmp_path / "history.jsonl"
    path.write_text('{"speaker": "A", "text": "hi", "at": "2024-03-12T10:34:00Z"}\n', "utf-8")
    assert read_history(path)[0].at == datetime(2024, 3, 12, 10, 34)


def test_line(tmp_path):
    report = imported(tmp_path, "chat.txt", LINE)
    assert told(report) == [("B", "hi"), ("A", "how are you still there?")]
    assert report.messages[0].at == datetime(2024, 3, 12, 10, 34)


def test_null_is_no_text_by_itself_only(tmp_path):
    chat = LINE.replace("how are you", "Null problem, we annulled it").replace("[Sticker]", "null")
    assert told(imported(tmp_path, "chat.txt", chat)) == [
        ("B", "hi"),
        ("A", "Null problem, we annulled it still there?"),
    ]


def test_telegram(tmp_path):
    report = imported(tmp_path, "result.json", json.dumps(TELEGRAM))
    assert told(report) == [("B", "hi"), ("A", "look: [address]")]
    assert report.messages[1].at == datetime(2024, 3, 12, 10, 34, 39)


def test_tables_with_other_names_of_columns(tmp_path):
    text = "Sender,Message,Timestamp\nAda,hi,1710239662\nBob,hey,2024-03-12 10:34:39\n"
    report = imported(tmp_path, "chat.csv", text, "Ada")
    assert told(report) == [("B", "hi"), ("A", "hey")]
    assert report.messages[0].at == datetime(2024, 3, 12, 10, 34, 22)


def test_names_are_replaced_in_any_case_and_not_within_words(tmp_path):
    text = "who,text\nAda,ada and Babbages\nBob Ray,BOB says Adage\n王小明,王小明在吗"
    report = imported(tmp_path, "chat.csv", text, "Ada")
    assert [text for _, text in told(report)] == [
        "Robin and Babbages",
        "Alex says Adage",
        "Kim在吗",
    ]


@pytest.mark.parametrize(
    ("name", "text", "person", "said"),
    [
        ("chat.txt", "nothing here", "Ada", "contains no messages"),
        ("chat.json", "{", "Ada", "isn't JSON"),
        ("chat.json", "[1, 2]", "Ada", "contains no messages"),
        ("chat.json", '{"messages": 5}', "Ada", "contains no messages"),
        ("chat.json", "[" * 200_000, "Ada", "isn't JSON"),
        ("chat.json", '[{"from": "Ada", "text": [1]}]', "Ada", "no one else did"),
        ("chat.txt", ANDROID, "Grace", "People who wrote: Ada Lovelace, Charles Babbage"),
        ("chat.csv", "who,text\nAda,hi\n", "Ada", "no one else did"),
    ],
)
def test_what_is_no_chat_is_refused_with_what_to_do(tmp_path, name, text, person, said):
    with pytest.raises(BadSource, match=said):
        imported(tmp_path, name, text, person)


def test_a_table_with_a_cell_that_is_too_long_is_refused(tmp_path):
    limit = csv.field_size_limit(100)
    try:
        with pytest.raises(BadSource, match="isn't a table"):
            imported(tmp_path, "chat.csv", "who,text\nAda," + "x" * 200, "Ada")
    finally:
        csv.field_size_limit(limit)


def test_text_in_another_encoding_is_named(tmp_path):
    path = tmp_path / "chat.txt"
    path.write_bytes("1/2/24, 10:34 - Zoë: hi".encode("utf-16"))
    with pytest.raises(BadSource, match="UTF-8"):
        import_history([path], "Zoë")


@given(
    st.lists(
        st.builds(
            ChatMessage,
            st.sampled_from("AB"),
            st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1),
            st.none() | st.datetimes(),
        )
    )
)
def test_a_history_is_read_as_it_was_written(tmp_path_factory, messages):
    path = tmp_path_factory.mktemp("history") / "history.jsonl"
    write_history(path, messages)
    assert read_history(path) == messages


@given(st.lists(st.sampled_from("AB")))
def test_turns_have_all_messages_in_order_and_begin_with_a(speakers):
    messages = [ChatMessage(one, str(at)) for at, one in enumerate(speakers)]
    made = turns(messages)
    assert [one for turn in made for one in turn] == messages
    for number, turn in enumerate(made):
        order = "".join(one.speaker for one in turn)
        runs = [run for at, run in enumerate(order) if at == 0 or order[at - 1] != run]
        assert runs in ([*"AB"], [*"A"], *([[*"BAB"], [*"BA"], [*"B"]] if number == 0 else []))
    assert last_turns(messages, len(made)) == messages
    assert last_turns(messages, 0) == []
    assert len(one_each(messages)) == len(
        {at for at, one in enumerate(speakers) if at == 0 or speakers[at - 1] != one}
    )


@pytest.mark.parametrize("line", ["{}", "[]", "x", '{"speaker": "C", "text": "hi"}'])
def test_a_damaged_history_is_named_with_its_line(tmp_path, line):
    path = tmp_path / "history.jsonl"
    path.write_text(f'{{"speaker": "A", "text": "hi"}}\n{line}\n', "utf-8")
    with pytest.raises(BadSource, match="line 2"):
        read_history(path)
