"""The table of agents of a package: read, checked, hashed, and packed."""

import pytest

from tests.packages import BLOCK, STUDY, told, write
from turingdesk.cli import main
from turingdesk.study.package import open_package, read_package

AGENTS = """\
id,Title,model,Temperature,Prompt file,Release date
GIT,Generative Image-to-text,git-base,0.7,prompts/git.md,2022-05
"""
FILES = {"agents.csv": AGENTS, "prompts/git.md": "Say what you see."}


def test_what_is_known_of_an_agent_is_read_by_its_columns(tmp_path):
    package = open_package(write(tmp_path, FILES))
    assert package.agents == {
        "GIT": {
            "title": "Generative Image-to-text",
            "model": "git-base",
            "temperature": "0.7",
            "prompt_file": "prompts/git.md",
            "release_date": "2022-05",
        }
    }
    assert told(read_package(tmp_path)) == []


def test_a_package_without_the_table_has_no_agents_and_the_hash_that_it_had(tmp_path):
    plain, known = write(tmp_path / "plain"), write(tmp_path / "known", FILES)
    changed = write(tmp_path / "changed", FILES | {"prompts/git.md": "Say less."})
    assert open_package(plain).agents == {}
    assert len({open_package(one).hash for one in (plain, known, changed)}) == 3


def test_the_table_and_its_prompts_are_packed(tmp_path):
    out = tmp_path / "packed.tdz"
    assert main(["pack", str(write(tmp_path / "study", FILES)), "-o", str(out)]) == 0
    assert open_package(out).agents == open_package(tmp_path / "study").agents
    assert open_package(out).hash == open_package(tmp_path / "study").hash


def test_ids_that_are_missing_double_or_unknown_are_named_with_their_place(tmp_path):
    rows = "id,model\nGIT,a\nGIT,b\n,c\nGTI,d\n"
    assert told(read_package(write(tmp_path, {"agents.csv": rows}))) == [
        (
            "error",
            "agents.csv, line 3, column id",
            "The agent 'GIT' already has a row, in line 2.",
        ),
        ("error", "agents.csv, line 4, column id", "The ID is missing."),
        (
            "warning",
            "agents.csv, line 5, column id",
            "No stimulus was made by the agent 'GTI'.",
        ),
    ]


def test_machines_without_a_row_are_named_and_the_nearest_id_is_offered(tmp_path):
    write(tmp_path, {"agents.csv": "id,model\nGiT ,a\np1,\n"})
    unknown, missing = read_package(tmp_path).problems
    assert unknown.fix == "Did you mean 'GIT'?"
    assert (missing.place, missing.message) == ("agents.csv", "1 machine has no row: GIT.")


@pytest.mark.parametrize(
    ("rows", "place", "what"),
    [
        ("name,model\nGIT,a\n", "agents.csv, line 1", "The table has no column 'id'."),
        (
            "id,prompt file\nGIT,none.md\n",
            "agents.csv, line 2, column prompt file",
            "TuringDesk can't find 'none.md' in the package.",
        ),
        (
            "id,prompt_file\nGIT,../none.md\n",
            "agents.csv, line 2, column prompt_file",
            "'../none.md' points outside the package.",
        ),
        ("id,a,a\nGIT,1,2\n", "agents.csv, line 1, column a", "Two columns are called 'a'."),
        ('id,a\nGIT,"1\n', "agents.csv, line 2", "A quotation mark opened in this line"),
    ],
)
def test_what_is_wrong_with_the_table_is_said_with_its_place(tmp_path, rows, place, what):
    reading = read_package(write(tmp_path, {"agents.csv": rows}))
    assert reading.package is None
    assert told(reading)[0][:2] == ("error", place)
    assert told(reading)[0][2].startswith(what)


def test_the_agents_of_a_collection_need_no_answers(tmp_path):
    toml = STUDY + BLOCK.replace("captions", "collect-captions").replace(
        "trials = 2", "trials = 1"
    )
    tables = {"collect-captions.csv": "id,image\none,dog.png\n", "captions.csv": None}
    folder = write(tmp_path, FILES | tables, toml=toml)
    assert [one for one in told(read_package(folder)) if "agents.csv" in one[1]] == []
    assert set(open_package(folder).agents) == {"GIT"}
