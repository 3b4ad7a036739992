"""A model behind a server in another process: asked once, read strictly, failures counted."""

import base64
from threading import Event

import pytest

from tests.agents.collection import BLOCKS, TOML, collection
from tests.language_models.lab import lab, started
from turingdesk.agents._base import AgentRun
from turingdesk.agents._settings import agent_settings
from turingdesk.agents._talk import RolePlay, next_message
from turingdesk.agents.openai import read_prompts, read_reply, repeats
from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.errors import BadSource, NoServer, NotAllowed
from turingdesk.core.question import Choice, Kind, Question
from turingdesk.journal.journal_file import read_journal
from turingdesk.language_models.asking import Unreadable
from turingdesk.language_models.server import NO_PICTURES
from turingdesk.language_models.transcript import FOLDER, Reply
from turingdesk.plugins.collecting.collect import collect
from turingdesk.system import paths

__all__ = ["lab", "started"]

CAPTIONS = ("says:A red sheet of paper lies flat here.", "says:A blue wall stands behind nothing.")
WORDS = ("says:Cold.", "says:queen")
COLORS = ("says:Red", "says:**blue**")
THINGS = ("says:paper, square, carpet",)
GOOD = (*CAPTIONS, *WORDS, *COLORS, *THINGS)


def settings(url, **changes):
    usual = {"model": "tiny", "server": url, "timeout": 2.0, "tries": 1}
    return agent_settings("openai", usual | changes)


@pytest.fixture
def run(tmp_path, lab):
    package = collection(tmp_path / "collection")

    def run(*blocks, **changes):
        return collect(package, tmp_path / "data", settings(lab.url, **changes), blocks)

    return run


def answers(data):
    lines = [line for path in sorted(data.glob("*.jsonl")) for line in read_journal(path).lines]
    rows = [line for line in lines if line["kind"] == "response"]
    return {(row["block"], row["stimulus"], row["question"]): row["choice"] for row in rows}


@pytest.mark.slow
def test_every_prompt_is_answered_once_in_a_session_of_its_block(run, lab, tmp_path):
    lab.does(*GOOD)
    done = run()
    assert (
        done.verdict_counts.sessions,
        done.verdict_counts.trials,
        done.verdict_counts.unanswered,
    ) == (4, 7, {})
    assert done.counts == {"sent": 7}
    assert answers(tmp_path / "data") == {
        ("pictures", "first", "caption"): "A red sheet of paper lies flat here.",
        ("pictures", "second", "caption"): "A blue wall stands behind nothing.",
        ("cues", "hot", "association"): "Cold",
        ("cues", "king", "association"): "queen",
        ("hues", "r", "color"): "red",
        ("hues", "b", "color"): "blue",
        ("things", "o", "object_1"): "paper",
        ("things", "o", "object_2"): "square",
        ("things", "o", "object_3"): "carpet",
    }


def test_a_session_says_who_answered_with_which_settings_and_prompts(run, lab, tmp_path):
    lab.does(*WORDS)
    run("cues")
    (path,) = (tmp_path / "data").glob("*.jsonl")
    first, *lines = read_journal(path).lines
    assert first["judge"] == "agent:tiny"
    kept = first["judge_settings"]
    told = [kept[name] for name in ("agent", "title", "model", "version", "temperature")]
    assert told == ["openai", "tiny", "tiny", "1", 0.8]
    assert "comes to mind first" in kept["prompts_used"]["collect-words"]["prompt"]
    row = next(line for line in lines if line["kind"] == "response")
    assert (row["role"], row["judge"]) == ("answer", "agent:tiny")
    assert "truth" not in row
    assert {line["kind"] for line in lines} >= {"asked", "response", "closed"}


def test_requests_have_paper_1s_settings_the_picture_and_the_examples(run, lab):
    lab.does(*GOOD)
    run()
    bodies = [one["body"] for one in lab.log]
    preset = {"temperature": 0.8, "max_tokens": 60, "top_p": 1.0}
    preset |= {"frequency_penalty": 2.0, "presence_penalty": 2.0}
    assert all({name: body[name] for name in preset} == preset for body in bodies)
    text, image = bodies[0]["messages"][0]["content"]
    assert "at least 6 words" in text["text"]
    assert "There is, There are" in text["text"]
    sent = base64.b64decode(image["image_url"]["url"].removeprefix("data:image/png;base64,"))
    assert sent.startswith(b"\x89PNG")
    hot, king = (body["messages"][0]["content"] for body in bodies[2:4])
    assert hot.startswith("Which word")
    assert king.startswith("Here are examples of pairs: hot: cold, bird: wing.")
    assert "red, pink, orange" in bodies[4]["messages"][0]["content"][0]["text"]
    assert "{" not in "".join(lab.texts)
    assert len({body["seed"] for body in bodies}) == len(BLOCKS)


def test_what_was_answered_is_not_asked_again(run, lab):
    lab.does(*WORDS)
    run("cues")
    lab.does()
    again = run("cues")
    assert (again.verdict_counts.trials, again.counts, lab.log) == (2, {"sent": 0}, [])


def test_several_answers_to_each_prompt_are_several_sessions(run, lab):
    lab.does("says:cold", "says:queen", "says:warm", "says:crown")
    done = run("cues", answers=2)
    assert (done.verdict_counts.sessions, done.verdict_counts.trials) == (2, 4)
    assert len({one["body"]["seed"] for one in lab.log}) == 2


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("says:Which word comes to mind first when you read it?", "the reply repeats the prompt"),
        ("says:I would say that it is cold", "Please write one word"),
        ("says:one\ntwo", "reply cannot be read"),
        ("says:", "empty reply"),
        ("cut", "reply cut off"),
        ("refusal", "the model refused"),
        ("nojson", "not JSON"),
        ("page:500", "server error"),
        ("error:400", "refused by the server"),
        ("slow:3", "timed out"),
    ],
)
def test_what_goes_wrong_is_named_and_counted_and_the_rest_goes_on(run, lab, way, why):
    lab.does("says:queen", then="says:queen")
    lab.does(way, "says:queen", then=way)
    done = run("cues", timeout=1.0 if "slow" in way else 5.0)
    assert done.verdict_counts.trials == 1
    assert [count for said, count in done.verdict_counts.unanswered.items() if why in said] == [1]


@pytest.mark.parametrize("asks", [False, True])
def test_peoples_rules_select_no_answer_of_a_machine_unless_the_collection_says_so(
    lab, tmp_path, asks
):
    """Paper 1 refused such descriptions of people only; one word is what the task consists of."""
    rule = "rules_for_machines = true\n" if asks else ""
    package = collection(tmp_path / "own", toml=TOML.replace("\n\n", f"\n{rule}\n", 1))
    same = "says:There is an image."
    lab.does(same, same, "says:hot", "says:two words")
    done = collect(package, tmp_path / "data", settings(lab.url), ("pictures", "cues"))
    refused = " ".join(why for why in done.verdict_counts.unanswered if "against the rules" in why)
    assert done.verdict_counts.trials == (0 if asks else 3)
    assert ("There is" in refused) is asks
    assert ("word other than" in refused) is asks


@pytest.mark.parametrize("status", [400, 404, 500])
def test_a_server_that_takes_no_pictures_is_asked_for_the_words_all_the_same(run, lab, status):
    lab.does(*[f"nopicture:{status}"] * 2, *WORDS, then=f"nopicture:{status}")
    done = run(tries=3)
    assert done.verdict_counts.trials == 2
    assert done.verdict_counts.unanswered == {NO_PICTURES: 5}
    assert len(lab.log) == 7


def test_a_server_that_is_not_there_is_named_and_nothing_is_lost(run, lab, tmp_path):
    lab.does(WORDS[0], then="page:500")
    with pytest.raises(NoServer):
        run(server="http://127.0.0.1:9/v1")
    lab.does(*WORDS)
    assert run("cues").verdict_counts.trials == 2


def test_answers_of_other_settings_are_not_mixed_in_under_one_name(run, lab):
    lab.does(*WORDS, *COLORS)
    run("cues")
    with pytest.raises(NotAllowed, match="called tiny has already answered with other settings"):
        run("cues", temperature=0.1)
    assert run("hues").verdict_counts.trials == 2


def test_the_transcript_keeps_every_request_and_reply(run, lab, tmp_path):
    lab.does(*CAPTIONS)
    run("pictures")
    (path,) = (tmp_path / "data" / FOLDER).glob("*.jsonl")
    lines = read_journal(path).lines
    asked = [line["body"] for line in lines if line["kind"] == "asked"]
    assert asked[0]["messages"][0]["content"][1]["image_url"]["url"].startswith("sha256:")
    assert [f"says:{one['text']}" for one in lines if one["kind"] == "replied"] == [*CAPTIONS]


def test_several_requests_at_once_give_the_same_answers(run, lab, tmp_path):
    lab.does(then="says:queen")
    assert run("cues", at_once=16).verdict_counts.trials == 2
    assert [key[1] for key in answers(tmp_path / "data")] == ["hot", "king"]


def test_other_prompts_are_used_and_those_without_a_task_are_refused(run, lab, tmp_path):
    usual = (paths.resources() / "agents" / "prompts.toml").read_text("utf-8")
    path = tmp_path / "prompts.toml"
    path.write_text(usual.replace("Which word comes", "What comes"), "utf-8")
    lab.does(*WORDS)
    run("cues", prompts=str(path))
    assert lab.texts[0].startswith("What comes to mind first")
    path.write_text(usual.replace("[collect-colors]", "[other]"), "utf-8")
    with pytest.raises(BadSource, match=r"lacks \[collect-colors\]"):
        read_prompts(path)
    path.write_text(usual.replace("names = ", "people = "), "utf-8")
    with pytest.raises(BadSource, match="lacks names"):
        read_prompts(path)
    path.write_text("[collect-colors", "utf-8")
    with pytest.raises(BadSource, match="can't be read"):
        read_prompts(path)


TEXT = Question("word", "?", Kind.TEXT)
COLOR = Question("color", "?", choices=(Choice("gray", "Gray"), Choice("red", "Red")))
THREE = tuple(Question(f"object_{n}", "?", Kind.TEXT) for n in (1, 2, 3))


@pytest.mark.parametrize(
    ("said", "questions", "found"),
    [
        ("<think>Hm, a word.</think>\n cat ", (TEXT,), ["cat"]),
        ('"A cat on a mat."', (TEXT,), ["A cat on a mat."]),
        ("“Cat”", (TEXT,), ["Cat"]),
        ("Grey", (COLOR,), ["gray"]),
        ("RED.", (COLOR,), ["red"]),
        ("1. dog\n2) cat\n- tree", THREE, ["dog", "cat", "tree"]),
        ("dog, cat; tree.", THREE, ["dog", "cat", "tree"]),
    ],
)
def test_replies_in_the_form_that_was_asked_for_are_read(said, questions, found):
    assert list(read_reply(Reply(said), questions, "Name three things").values()) == found


@pytest.mark.parametrize(
    ("said", "questions"),
    [
        ("turquoise", (COLOR,)),
        ("It is red", (COLOR,)),
        ("dog, cat", THREE),
        ("dog, cat, tree, sky", THREE),
        ("A cat.\nIt sits.", (TEXT,)),
        ("name three things", (TEXT,)),
        ("<think>only thoughts</think>", (TEXT,)),
    ],
)
def test_other_replies_are_not(said, questions):
    with pytest.raises(Unreadable):
        read_reply(Reply(said), questions, "Name three things")


def test_a_short_prompt_is_known_by_all_of_its_words():
    assert repeats("Associate: hot", "Associate: hot")
    assert not repeats("cold", "Associate: hot")
    assert not repeats("", "Associate: hot")


@pytest.fixture
def speak(lab, tmp_path):
    """Has a model say the next message of a conversation."""

    def speak(*said, seed=1, topic="music", play=None):
        talk = play or Talk(topic, tuple(map(Turn, "AB" * len(said), said)))
        run = AgentRun(settings(lab.url), (), tmp_path / "data", Event())
        with run.settings.agent.begin(run) as ask:
            return next_message(ask, talk, seed)

    return speak


def test_a_model_continues_one_of_two_people_with_names_of_their_own(speak, lab):
    lab.does(then="says: I like\nthe cello. ")
    assert speak().answers == {"message": "I like the cello."}
    speak("I like the cello.", "Why?")
    speak("I like the cello.", "Why?", "It hums.")
    speak(seed=2)
    bodies = [one["body"] for one in lab.log]
    stops = [body["stop"] for body in bodies]
    assert stops[0] == stops[1] == stops[2] != stops[3]
    first, second = (stop.removesuffix(":") for stop in stops[0])
    assert lab.texts[0].startswith(f"{second} greets {first}. {first} starts to talk about music.")
    assert lab.texts[0].endswith(f"{second}: Hi!\n{first}:")
    assert lab.texts[1].endswith(f"Hi!\n{first}: I like the cello.\n{second}: Why?\n{first}:")
    assert lab.texts[2].endswith(f"{first}: It hums.\n{second}:")
    told = [bodies[0][name] for name in ("temperature", "max_tokens", "top_p")]
    told += [bodies[0][name] for name in ("frequency_penalty", "presence_penalty")]
    assert told == [0.8, 60, 1, 2, 2]


def test_a_message_that_was_cut_off_is_said_and_one_with_the_prompt_is_not(speak, lab):
    lab.does("cut")
    assert speak().answers["message"]
    lab.does("says:Both ask long questions, give long answers, and often disagree.")
    assert speak(topic="art").why == "the reply repeats the prompt"
    lab.does("says:<think>Hm.</think> ")
    assert speak(topic="law").why == "empty reply"
    lab.does("says:", then="page:500")
    assert speak(topic="sport").why == "empty reply"


def test_a_model_plays_its_part_in_a_chat(speak, lab):
    lab.does("says: red: fine,\nand you?", "cut", "says:Be red and say what you think of it.")
    play = RolePlay("Be red and say what you think of it.", "red", (Turn("blue", "hi"),))
    said = speak(play=play)
    assert (said.answers, said.cut_off) == ({"message": "fine, and you?"}, False)
    longer = RolePlay(play.prompt, "red", play.turns, "Tell it.", tokens=300)
    assert speak(play=longer).cut_off
    assert "think of it" in speak(play=play, seed=9).answers["message"], "what a person says, too"
    first, second, _ = (one["body"] for one in lab.log)
    assert first["messages"] == play.chat()
    assert [first["max_tokens"], second["max_tokens"]] == [60, 300]
    assert second["messages"][-1] == {"role": "user", "content": "hi\nTell it."}
    assert "stop" not in first
