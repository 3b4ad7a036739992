from collections import Counter

import pytest

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.plugins.formats.importers.acute_pairs import is_human

IMPORTER = IMPORTERS["acute_pairs"]


@pytest.fixture
def read(imported):
    return imported


@pytest.fixture
def parlai(shared_data):
    return shared_data / "facebookresearch-ParlAI"


class TestPublished:
    def test_pairs_with_the_judged_speaker_as_b(self, read, parlai):
        report, package, trials = read(
            parlai / "acute_pairings.jsonl", parlai / "acute_onboarding.json"
        )
        (block,) = package.study.blocks
        pairs = package.stimuli["pairs.csv"]
        assert (report.read, report.taken, len(pairs)) == (3, 3, 3)
        assert block.task == "pairs"
        first = next(p for p in pairs if p.id == "acute_pairings-2")
        assert {side: m.agent for side, m in first.makers.items()} == {
            "1": "modelb",
            "2": "modela",
        }
        said = [turn.speaker for turn in first.content.left.turns]
        assert said[:2] == ["A", "B"], "the human begins, the judged model is B"
        assert first.content.left.turns[0].text == "Hi, I love food, what about you?"
        assert sum(trial.slot.control for trial in trials) == 2

    def test_onboarding_is_a_control_whose_machine_is_known(self, read, parlai):
        _, package, _ = read(parlai / "acute_pairings.jsonl", parlai / "acute_onboarding.json")
        onboarding = next(p for p in package.stimuli["pairs.csv"] if p.id == "acute_onboarding-1")
        assert onboarding.control
        assert onboarding.truths == {"machine_side": "1"}, "bad_model is the machine"
        assert "right: human_as_model" in onboarding.provenance

    def test_onboarding_alone_is_judged_as_ordinary_trials(self, read, parlai):
        report, _, trials = read(parlai / "acute_onboarding.json")
        assert [trial.slot.control for trial in trials] == [False]
        assert any("only onboarding pairs" in note for note in report.notes)

    def test_chats_of_people_with_a_bot(self, read, parlai):
        report, package, trials = read(parlai / "recipes_chatlog_2.7B.jsonl")
        (chats,) = package.stimuli.values()
        assert report.taken == len(chats) == 108
        assert Counter(chat.composition for chat in chats) == {"HM": 108}
        assert {chat.makers["B"].agent for chat in chats} == {"generative2.7B_bst_0331"}
        assert {chat.length for chat in chats} == {14}
        texts = [turn.text for chat in chats for turn in chat.content.turns]
        assert not any("your persona" in text for text in texts)
        assert chats[0].content.turns[0].text == "Hi!"
        assert set(package.study.blocks[0].lengths) == {3, 6, 9, 12}
        assert len(trials) == 20

    def test_bots_that_talk_to_themselves_are_called_after_their_log(self, read, parlai):
        _, package, _ = read(
            parlai / "acute_model1.blended_skill_talk.jsonl",
            parlai / "acute_model2.blended_skill_talk.jsonl",
        )
        (chats,) = package.stimuli.values()
        assert Counter(chat.composition for chat in chats) == {"MM": 10}
        assert Counter(chat.makers["A"].agent for chat in chats) == {"model1": 5, "model2": 5}

    def test_the_whole_folder_with_what_was_not_read(self, read, parlai):
        report, package, _ = read(parlai)
        assert {block.task for block in package.study.blocks} == {"conversations", "pairs"}
        assert report.taken == 108 + 10 + 2 + 1
        assert any("pairwise_per_turn_onboard_human.json" in note for note in report.notes)

    def test_turns_are_cut_on_request(self, read, parlai):
        _, package, _ = read(parlai / "recipes_chatlog_2.7B.jsonl", most_turns=6)
        (chats,) = package.stimuli.values()
        assert {chat.length for chat in chats} == {6}


def line(*said):
    return {"dialog": [[{"id": who, "text": text}] for who, text in said]}


class TestDamage:
    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ('{"dialog": [[', "line 1, column 14: The JSON ends too early"),
            ('{"dialog": []}\n{"else": 1}', "line 2: This is neither a chat"),
            ("[1]", "line 1: This is neither a chat"),
            ("", "The file is empty"),
            ('{"dialog": 3}', "line 1: `dialog` isn.t a list"),
            ('{"dialog": [[3]]}', "line 1, turn 1: This isn.t a turn"),
            ('{"dialog": [[{"id": "a"}]]}', "line 1, turn 1: The turn needs"),
            ('{"dialog": [[{"id": "a", "text": "x"}]]}', "1 speaker takes part, not two"),
            ('{"dialogue_dicts": [], "speakers_to_eval": ["a"]}', "don.t match"),
            ('{"dialogue_dicts": [{}, {}], "speakers_to_eval": ["a", "b"]}', "is missing"),
            (
                '{"dialogue_dicts": [{"dialogue": []}, {}], "speakers_to_eval": ["a", "b"]}',
                "'a', says nothing",
            ),
        ],
    )
    def test_a_broken_file_is_refused_with_its_place(self, put, tmp_path, content, message):
        file = put("broken.jsonl", content)
        with pytest.raises(BadSource, match=message) as refused:
            IMPORTER.read([file], tmp_path / "study", ImportOptions())
        assert "broken.jsonl" in str(refused.value)
        assert not (tmp_path / "study").exists()

    def test_chats_that_cannot_be_shown_are_counted(self, read, put):
        good = line(("human1", "hi"), ("bot", "hello"), ("human1", "bye"))
        short = line(("human1", "hi"), ("bot", "hello"))
        empty = line(("human1", "hi"), ("bot", "  "), ("human1", "bye"))
        import json

        file = put("log.jsonl", "\n".join(map(json.dumps, [good, short, empty])) + "\n\n")
        report, _, _ = read(file)
        assert report.left_out == {"fewer than 3 turns": 1, "a turn is empty": 1}
        assert report.taken == 1


def test_ids_that_say_human_are_people():
    assert [is_human(name) for name in ("human_evaluator", "Human1", "modela", "context")] == [
        True,
        True,
        False,
        False,
    ]
