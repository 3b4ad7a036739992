import pytest

from turingdesk.core.errors import BadSource
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.exchange.importers._study import lengths

IMPORTER = IMPORTERS["topical_chat"]


@pytest.fixture
def read(imported):
    return lambda *sources, **options: imported(*sources, **options)[:2]


class TestPublished:
    @pytest.fixture
    def file(self, shared_data):
        return shared_data / "alexa-Topical-Chat" / "test_freq_first80.json"

    @pytest.mark.slow
    def test_eighty_conversations_of_two_people(self, read, file):
        report, package = read(file)
        (chats,) = package.stimuli.values()
        assert report.taken == len(chats) == 80
        assert {chat.composition for chat in chats} == {"HH"}
        assert {len(chat.content.turns) for chat in chats} == {21, 22, 23, 24}
        assert package.study.blocks[0].lengths == (3, 6, 9, 12, 15, 18, 21)
        assert "CDLA-Sharing 1.0" in package.study.provenance
        assert all("CDLA-Sharing 1.0" in chat.provenance for chat in chats)
        assert any("CDLA-Sharing 1.0 license" in note for note in report.notes)

    def test_every_turn_arrives_where_nothing_is_cut(self, read, file):
        _, package = read(file, most_turns=99)
        (chats,) = package.stimuli.values()
        assert sum(len(chat.content.turns) for chat in chats) == 1747

    def test_only_long_ones_as_in_paper_1(self, read, file):
        report, package = read(file, least_turns=24)
        (chats,) = package.stimuli.values()
        assert len(chats) == 4
        assert report.left_out == {"fewer than 24 turns": 76}
        assert package.study.blocks[0].lengths[-1] == 24

    def test_a_session_shows_no_article_twice(self, read, file):
        _, package = read(file)
        slots = draw(package.study, package.stimuli, participant_seed(1, "P-1", 1), {})
        prompts = [trial.stimulus.prompt for trial in package.trials(slots)]
        assert len(prompts) == len(set(prompts)) == 20


def talk(*agents):
    return {
        "content": [{"agent": agent, "message": f"says {n}"} for n, agent in enumerate(agents)]
    }


class TestDamage:
    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ('{"t_1": {"content": [{"mess', "The JSON ends too early"),
            ({}, "no conversations in this file"),
            ([1], "no conversations in this file"),
            ({"t_1": 3}, r"\$\.t_1: The list `content`"),
            ({"t_1": {"content": []}}, r"\$\.t_1: The list `content`"),
            ({"t_1": {"content": [{"agent": "a"}]}}, r"\$\.t_1\.content\[0\]: The turn needs"),
            ({"t_1": talk("a", "b", "c")}, r"\$\.t_1\.content\[2\]: A third speaker"),
        ],
    )
    def test_a_broken_file_is_refused_with_its_place(self, put, tmp_path, content, message):
        with pytest.raises(BadSource, match=message):
            IMPORTER.read([put("broken.json", content)], tmp_path / "study", ImportOptions())
        assert not (tmp_path / "study").exists()

    def test_another_kind_of_file_is_refused(self, put, tmp_path):
        with pytest.raises(BadSource, match=r"are in \.json files"):
            IMPORTER.read([put("x.txt", "hello")], tmp_path / "study", ImportOptions())

    def test_the_same_conversation_in_two_files_counts_once(self, read, put):
        content = {"t_1": talk("a", "b", "a")}
        report, _ = read(put("one.json", content), put("two.json", content))
        assert report.left_out == {"a duplicate conversation": 1}


def test_lengths_are_those_that_every_conversation_has():
    assert lengths([24, 21, 33]) == [3, 6, 9, 12, 15, 18, 21]
