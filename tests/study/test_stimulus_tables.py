from tests.packages import BLOCK, CAPTIONS, STUDY, json_lines, shared_ids, write
from turingdesk.study.check import check_study
from turingdesk.study.package import read_package

TALK = {
    "id": "a",
    "origin_a": "human",
    "origin_b": "human",
    "topic": "music",
    "turns": [["A", "x"]],
}


def talk(block, topics):
    return (
        f'[[block]]\nid = "{block}"\ntask = "conversations"\ntrials = 1\nmix = {{ HH = 1 }}\n'
        f"[block.show]\nlengths = []\ntopics = {topics}\n"
    )


def read(folder, *blocks, row=TALK):
    files = {"conversations.jsonl": json_lines(row), "captions.csv": None}
    return read_package(write(folder, files, toml=STUDY + "".join(blocks)))


def test_a_table_that_two_blocks_show_is_read_once(tmp_path):
    second = BLOCK.replace("trials", 'id = "again"\ntrials')
    reading = read_package(
        write(tmp_path, toml=STUDY + BLOCK + second, captions=CAPTIONS + "x,y\n")
    )
    assert len(reading.errors) == 1


def test_each_block_has_the_controls_that_its_options_make(tmp_path):
    package = read(tmp_path, talk("one", '["music", "food"]'), talk("two", "[]")).package
    assert list(package.controls["one"]) == [("conversations.jsonl", "a")]
    assert package.controls["two"] == {}
    assert package.stimuli["conversations.jsonl"][0].truths == {"topic": "music"}


def test_the_task_looks_at_the_rows_as_each_block_shows_them(tmp_path):
    reading = read(tmp_path, talk("one", '["music", "food"]'), talk("two", '["films", "food"]'))
    (problem,) = reading.errors
    assert problem.place == "conversations.jsonl, line 1, column topic"
    assert "films, food" in problem.fix


def test_pairs_may_come_before_the_block_whose_table_they_use(tmp_path):
    rows = json_lines(TALK, {**TALK, "id": "b", "origin_b": "machine", "agent_b": "m"})
    pairs = '[[block]]\ntask = "pairs"\ntrials = 1\n'
    files = {"conversations.jsonl": rows, "pairs.csv": "id,first,second\np,a,b\n"}
    toml = STUDY + pairs + talk("talk", "[]")
    package = read_package(write(tmp_path, files, toml=toml)).package
    assert list(package.stimuli) == ["conversations.jsonl", "pairs.csv"]
    assert package.stimuli["pairs.csv"][0].parts == ("a", "b")
    assert [block.id for block in package.study.blocks] == ["pairs", "talk"]


def test_a_table_of_pairs_cannot_pair_rows_of_another_task(tmp_path):
    pairs = '[[block]]\ntask = "pairs"\ntrials = 1\n[block.show]\nof_table = "captions.csv"\n'
    files = {"pairs.csv": "id,first,second\np,one,two\n"}
    reading = read_package(write(tmp_path, files, toml=STUDY + BLOCK + pairs))
    assert any("table for captions, not for conversations" in p.message for p in reading.errors)


def test_blocks_that_ask_about_other_speakers_do_not_share_a_table_of_pairs(tmp_path):
    def talk(id, a, b):
        turns = [["A", "x"], ["B", "y"]]
        return {"id": id, "origin_a": a, "origin_b": b, "prompt": id, "turns": turns}

    talks = json_lines(talk("p", "human", "machine"), talk("q", "machine", "human"))
    block = '[[block]]\nid = "{0}"\ntask = "pairs"\ntrials = 1\n[block.show]\nsubject = "{0}"\n'
    files = {"conversations.jsonl": talks, "pairs.csv": "id,first,second\n1,p,q\n"}
    toml = STUDY + block.format("A") + block.format("B")
    (problem,) = read_package(write(tmp_path, files, toml=toml)).errors
    assert "with another [block.show]" in problem.message


def test_ids_that_stand_in_two_tables_are_named(tmp_path):
    checked = check_study(shared_ids(tmp_path / "study"))
    (found,) = [one for one in checked.warnings if "same ID" in str(one)]
    assert checked.may_run
    assert (found.file, found.line, found.column) == ("second.csv", 2, "id")
    assert "first.csv has the same IDs: 1, 2, 3, 4, 5, and 15 more." in str(found)


def test_tables_with_different_ids_and_one_table_of_two_blocks_are_all_right(tmp_path):
    study = shared_ids(tmp_path / "study")
    path = study / "study.toml"
    path.write_text(path.read_text().replace("second.csv", "first.csv"))
    assert "same ID" not in " ".join(map(str, check_study(study).problems))
