import tomllib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers import IMPORTERS

IMPORTER = IMPORTERS["word_associations"]
SWOW = """\
"","id","participantID","age","cue","R1","R2","R3"
"1",29,3,33,"although","nevertheless","yet","but"
"2",30,7,33,"music","notes","NA","No more responses"
"3",31,9,21,"deal","agreement","hand","Unknown word"
"""


@pytest.fixture
def read(imported):
    return lambda *sources, **options: imported(*sources, **options)[:2]


def words(package):
    (table,) = package.stimuli.values()
    return [(one.prompt, one.content.association, one.makers[""].agent) for one in table]


def test_the_answers_of_each_person_are_rows(read, put):
    report, package = read(put("SWOW-EN.R100.csv", SWOW))
    assert words(package) == [
        ("although", "nevertheless", "3"),
        ("although", "yet", "3"),
        ("although", "but", "3"),
        ("music", "notes", "7"),
        ("deal", "agreement", "9"),
        ("deal", "hand", "9"),
    ]
    assert (report.read, report.taken) == (9, 6)
    assert report.left_out == {
        "there is no answer (row 3 of SWOW-EN.R100.csv, R2, row 3 of SWOW-EN.R100.csv, R3, "
        "row 4 of SWOW-EN.R100.csv, R3)": 3
    }


def test_counts_of_answers_give_each_answer_once(read, put):
    table = "cue\tresponse\tR1\tN\tR1.Strength\na\tone\t24\t100\t0.24\na\tthe\t3\t100\t0.03\n"
    _, package = read(put("strength.SWOW-EN.R1.csv", table))
    assert words(package) == [("a", "one", ""), ("a", "the", "")]


def test_a_machines_answers_are_named_and_their_number_is_limited(read, put):
    report, package = read(put("gpt.tsv", "Cue\tR1\tR2\nday\tnight\tsun\nice\tcream\tcold\n"),
                           agent="GPT-2", each=1)  # fmt: skip
    assert words(package) == [("day", "night", "GPT-2"), ("ice", "cream", "GPT-2")]
    assert report.left_out == {"its prompt already has 1 of its kind": 2}


def test_the_same_row_again_is_left_out(read, put):
    report, _ = read(put("a.csv", SWOW), put("b.csv", SWOW))
    assert report.taken == 6
    assert sum(report.left_out.values()) == 12


@pytest.mark.parametrize("text", ["a,b\n1,2\n", "cue,b\n1,2\n", "R1\nx\n"])
def test_another_table_is_refused(put, tmp_path, text):
    with pytest.raises(BadSource, match="columns of associations are missing"):
        IMPORTER.read([put("a.csv", text)], tmp_path / "study")
    assert not (tmp_path / "study").exists()


CELL = st.text(st.characters(codec="utf-8"), max_size=8) | st.sampled_from(["NA", "word", '"'])


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(
    st.sampled_from(",;\t"),
    st.lists(st.lists(CELL, min_size=2, max_size=5)),
    st.sampled_from(["utf-8", "latin-1", "utf-16"]),
    st.data(),
)
def test_whatever_the_cells_are_they_are_taken_or_counted(
    tmp_path_factory, delimiter, rows, encoding, data
):
    folder = tmp_path_factory.mktemp("fuzz")
    lines = [["id", "cue", "R1", "R2"], ["1", "day", "night", "sun"], *rows]
    text = "\n".join(delimiter.join(cells) for cells in lines).encode(encoding, "replace")
    (folder / "a.csv").write_bytes(text[: data.draw(st.integers(0, len(text)))])
    try:
        report = IMPORTER.read([folder / "a.csv"], folder / "study")
    except BadSource:
        assert not (folder / "study").exists()
    else:
        assert report.written["associations"] == report.taken > 0


def test_a_mapping_says_which_column_is_which(read, put):
    table = put("mine.csv", "Stimulus word,Typed,Person\nocean,sea,p1\nocean,salt,p2\n")
    with pytest.raises(BadSource, match="columns of associations are missing"):
        read(table)
    said = put("map.toml", '[columns]\ncue = "Stimulus word"\nresponse = "Typed"\n')
    _, package = read(table, map=said)
    assert words(package) == [("ocean", "sea", ""), ("ocean", "salt", "")]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[columns]\nque = "a"\n', "columns.que is unknown. Did you mean cue?"),
        ("[columns]\ncue = 3\n", "columns.cue must be the name of a column"),
        ("columns = 3\n", "columns must be a table"),
        ("[columns\n", "is not valid TOML"),
    ],
)
def test_a_bad_mapping_is_refused_with_its_key(read, put, text, told):
    with pytest.raises(BadSource, match=told):
        read(put("swow.csv", SWOW), map=put("map.toml", text))


def test_a_mapping_that_is_not_there_is_written_with_the_guess(read, put, tmp_path):
    path = tmp_path / "map.toml"
    table = put("mine.csv", "Cue word,R1,Sex\nocean,sea,f\nocean,salt,m\n")
    _, package = read(table, map=path)
    assert words(package) == [("ocean", "sea", ""), ("ocean", "salt", "")]
    said = tomllib.loads(path.read_text("utf-8"))
    assert said == {"not_imported": ["Sex"], "columns": {"cue": "Cue word", "r1": "R1"}}


def test_a_column_that_is_not_imported_is_not_guessed(read, put):
    table = put("mine.csv", "cue,typed,response\nocean,sea,yes\nocean,salt,no\n")
    said = 'not_imported = ["response"]\n[columns]\nr1 = "typed"\n'
    _, package = read(table, map=put("map.toml", said))
    assert words(package) == [("ocean", "sea", ""), ("ocean", "salt", "")]


def test_columns_of_a_mapping_that_a_table_does_not_have_are_named(read, put):
    said = put("map.toml", '[columns]\ncue = "cue"\nr1 = "typed"\n')
    report, _ = read(put("mine.csv", "cue,R1\nocean,sea\nocean,salt\n"), map=said)
    assert "mine.csv has no column typed." in report.notes
