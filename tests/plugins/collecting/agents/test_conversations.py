"""Two machines talk: whole conversations, those that fail held anew, and all of it resumable."""

import csv

import pytest

from tests.agents.collection import TALKS, TOML, collection
from tests.language_models.lab import lab, started
from turingdesk.agents._settings import agent_settings
from turingdesk.core.conversation import Turn, from_lines
from turingdesk.core.errors import NoServer, NotAllowed, TuringDeskError
from turingdesk.journal.journal_file import read_journal
from turingdesk.language_models.transcript import FOLDER
from turingdesk.plugins.collecting.build import build
from turingdesk.plugins.collecting.collect import collect
from turingdesk.plugins.collecting.conversations import converse, farewells, leaves, repeated
from turingdesk.table.table import FolderTable

__all__ = ["lab", "started"]

pytest.importorskip("turingdesk.plugins.live_games")  # conversations are its task

TOPICS = {"topics": "id,topic\nm,music\nb,books\n"}
WORDS = ("red", "green", "blue", "black", "white", "brown", "gray", "pink", "gold", "yellow")
FRESH = tuple(f"says:{one} is better than {two}" for one in WORDS for two in WORDS if one != two)


def transcripts(data):
    paths = sorted((data / FOLDER).glob("*.jsonl"))
    return [line for path in paths for line in read_journal(path).lines]


def turns(*texts):
    return [Turn("AB"[n % 2], text) for n, text in enumerate(texts)]


@pytest.fixture
def package(tmp_path):
    return collection(tmp_path / "collection", toml=TOML + TALKS, **TOPICS)


@pytest.fixture
def run(package, tmp_path, lab):
    def run(other="openai", with_name="", own=None, on=package, **changes):
        usual = {"model": "tiny", "server": lab.url, "timeout": 2.0, "tries": 1}
        second = (usual | changes) if other == "openai" else changes
        first = agent_settings("openai", usual | (own or {}))
        pair = (first, agent_settings(other, second, with_name))
        return converse(on, tmp_path / "data", pair)

    return run


def sessions(data):
    """The journals."""
    return [read_journal(path) for path in sorted(data.glob("*.jsonl"))]


def answers(journal):
    rows = [line for line in journal.lines if line["kind"] == "response"]
    found = {}
    for row in rows:
        found.setdefault(row["stimulus"], {})[row["question"]] = row["choice"]
    return found


@pytest.mark.slow
def test_both_have_the_same_conversation_in_their_sessions(run, lab, tmp_path):
    lab.does(*FRESH)
    done = run("eliza")
    assert (
        done.verdict_counts.sessions,
        done.verdict_counts.trials,
        done.verdict_counts.unanswered,
    ) == (1, 2, {})
    assert done.counts["sent"] >= 6
    one, other = sessions(tmp_path / "data")
    assert {one.opened["judge"], other.opened["judge"]} == {"agent:tiny", "agent:eliza"}
    partners = {j.opened["judge"]: j.opened["judge_settings"]["with"] for j in (one, other)}
    assert partners == {"agent:tiny": "eliza", "agent:eliza": "tiny"}
    for stimulus, topic in (("m", "music"), ("b", "books")):
        mine, theirs = answers(one)[stimulus], answers(other)[stimulus]
        assert {mine.pop("speaker"), theirs.pop("speaker")} == {"A", "B"}
        assert mine == theirs
        assert mine["topic"] == topic
        said = from_lines(mine["turns"])
        assert [turn.speaker for turn in said] == ["A", "B"] * 3
    rooms = {told["conversation"] for told in answers(one).values()}
    assert len(rooms) == 2


def test_a_second_run_asks_nothing_and_finds_the_same(run, lab, tmp_path):
    lab.does(*FRESH)
    first = run(model="other")
    assert first.counts["sent"] == 12
    before = [answers(one) for one in sessions(tmp_path / "data")]
    lab.does()
    again = run(model="other")
    assert (again.counts["sent"], lab.log, again.verdict_counts) == (0, [], first.verdict_counts)
    assert [answers(one) for one in sessions(tmp_path / "data")] == before


def test_what_was_cut_off_continues_and_each_request_is_sent_once(run, lab, tmp_path):
    rows = "".join(f"{topic},{topic}\n" for topic in ("art", "law", "sports", "music"))
    four = collection(tmp_path / "four", toml=TOML + TALKS, topics=f"id,topic\n{rows}")
    lab.does(*FRESH[:8], then="page:500")
    with pytest.raises(NoServer):
        run(model="other", on=four)
    lab.does(*FRESH[8:])
    done = run(model="other", on=four)
    assert (done.verdict_counts.trials, done.counts["sent"]) == (4, 16)
    keys = [line["key"] for line in transcripts(tmp_path / "data") if line["kind"] == "replied"]
    assert len(keys) == len(set(keys)) == 24


def test_a_conversation_with_a_repeated_sentence_or_an_early_exit_is_held_anew(run, lab, tmp_path):
    lab.does(
        *("says:I like red cats a lot.", "says:So? I like red cats a lot!"),
        *("says:Hello there", "says:"),
        *("says:Hello there", "says:I have to go now. Bye!"),
        *FRESH,
    )
    done = run(model="other")
    assert (done.verdict_counts.trials, done.counts["resampled"]) == (2, 3)
    lines = [line for one in sessions(tmp_path / "data") for line in one.lines]
    discarded = [line for line in lines if line["kind"] == "resampled"]
    assert [line["why"] for line in discarded] == ["repeated", "early exit", "early exit"]
    assert "B: So? I like red cats a lot!" in discarded[0]["turns"]
    assert {line["stimulus"] for line in lines if line["kind"] == "response"} == {"m", "b"}
    assert run(model="other").counts == {"sent": 0, "resampled": 3}


def test_the_study_that_is_built_says_how_many_were_held_anew(run, package, lab, tmp_path):
    lab.does(*["says:I like red cats a lot."] * 2, *FRESH)
    run(model="other")
    data, out = tmp_path / "data", tmp_path / "study"
    said = "\n".join(map(str, build(package.folder, [data], out).sentences))
    assert "Answers found: 2, used: 2." in said
    assert "Conversations of two machines that were sampled again: 1." in said
    with (out / "agents.csv").open(encoding="utf-8", newline="") as file:
        assert {row["id"]: row["resampled"] for row in csv.DictReader(file)} == {
            "tiny": "1",
            "other": "1",
        }
    with (out / "conversations.csv").open(encoding="utf-8", newline="") as file:
        makers = [{row["agent_a"], row["agent_b"]} for row in csv.DictReader(file)]
    assert makers == [{"tiny", "other"}] * 2
    table = FolderTable(data, package.study.id)
    table.refresh()
    assert sorted(table.live.sessions["resampled"]) == [0, 1]


def test_two_that_always_repeat_themselves_are_given_up_and_counted(run, lab, tmp_path):
    lab.does(then="says:I say this all the time.")
    done = run(model="other")
    assert done.verdict_counts.trials == 0
    (why,) = done.verdict_counts.unanswered
    assert "20 conversations" in why
    assert done.verdict_counts.unanswered[why] == 2
    both = sessions(tmp_path / "data")
    assert [sum(line["kind"] == "passed" for line in one.lines) for one in both] == [2, 2]


def test_a_server_that_hangs_once_is_asked_again_and_nothing_is_sampled_anew(run, lab):
    lab.does("slow:5", *FRESH)
    done = run(own={"timeout": 1.0}, model="other", timeout=1.0)
    assert (done.verdict_counts.trials, done.counts["resampled"]) == (2, 0)


def test_a_model_talks_with_itself(run, lab, tmp_path):
    lab.does(*FRESH)
    assert run().verdict_counts.trials == 2
    assert [one.opened["judge"] for one in sessions(tmp_path / "data")] == ["agent:tiny"] * 2


def test_several_conversations_about_each_topic_and_at_once(run, lab):
    lab.does(*FRESH)
    done = run(own={"answers": 2, "at_once": 4}, model="other")
    assert (done.verdict_counts.sessions, done.verdict_counts.trials) == (2, 4)


def test_agents_that_cannot_talk_and_two_of_one_name_are_refused(run, package, lab, tmp_path):
    with pytest.raises(TuringDeskError, match="mccq can't talk"):
        run("mccq")
    with pytest.raises(NotAllowed, match="both called tiny"):
        run(temperature=0.1)
    lab.does(*FRESH)
    assert run(temperature=0.1, with_name="cool").verdict_counts.trials == 2
    with pytest.raises(TuringDeskError, match="conversation needs two agents"):
        collect(package, tmp_path / "data", agent_settings("eliza", {}))


# Shortened from the two conversations in paper 1, S1.3 and S1.4.
KEPT = turns(
    "I'm more of a fan of Bach myself.",
    "I can see your point, but I think Beethoven's work is more emotionally moving.",
    "That's great! I like those genres too.",
    "Yeah, I do. I really like Bach and Beethoven.",
    "That would be great!",
    "Yeah, I do. It's one of the things that makes life worth living for me.",
)
DISCARDED = turns(
    "Oh, I love learning about them too! What do you think made them so great?",
    "I think their dedication to liberty and justice made them great. What do you think?",
    "I think their dedication to liberty and justice made them great. What do you think?",
)


def test_the_published_conversations_are_told_apart():
    assert not any(repeated(KEPT[: n + 1]) for n in range(len(KEPT)))
    assert [repeated(DISCARDED[: n + 1]) for n in range(3)] == [False, False, True]
    last = turns(*["Hm."] * 23, "Well, I should probably get going. It was great talking to you.")
    assert not leaves(last, 24)
    assert leaves(last, 26)
    assert not leaves(turns("Goodness, what a byte!"), 24)


def test_a_study_has_its_own_words_that_take_leave(run, lab, tmp_path):
    toml = TOML + TALKS + 'farewells = ["so long"]\n'
    own = collection(tmp_path / "own", toml=toml, topics="id,topic\nm,music\n")
    lab.does("says:Hello there", "says:Well, so long", "says:Goodbye to red things", *FRESH)
    done = run(model="other", on=own)
    assert (done.verdict_counts.trials, done.counts["resampled"]) == (1, 1)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en-GB", "Well, I must  leave now."),
        ("de", "Ich muss jetzt los, mach\u2019s gut!"),
        ("es", "Adiós, amigo"),
        ("it", "Allora a presto!"),
        ("zh", "我们下次聊吧"),
    ],
)
def test_each_language_has_words_that_take_leave(language, text):
    said = turns("What?", text)
    assert leaves(said, 24, farewells(language))
    assert not leaves(turns("What?", "Presto! Tschüssel, adiósito."), 24, farewells(language))
    assert leaves(said, 24, farewells("tlh")) is False


def test_eliza_may_repeat_itself_but_no_one_else(run, package, lab, tmp_path):
    eliza = agent_settings("eliza", {})
    done = converse(package, tmp_path / "data", (eliza, eliza))
    assert (done.verdict_counts.trials, done.counts) == (2, {"resampled": 0})
    lab.does(then="says:I like the number one.")
    assert run("eliza").verdict_counts.trials == 0
