import pytest

from tests.packages import BLOCK, CAPTIONS, STUDY, json_lines, png, told, workbook, write
from turingdesk.study.package import read_package

HEAD = CAPTIONS.splitlines()[0]


def rows(*lines, head=HEAD):
    return "\n".join([head, *lines]) + "\n"


@pytest.mark.parametrize(
    ("captions", "place", "message"),
    [
        (
            CAPTIONS.replace("human", "hunam"),
            "line 2, column origin",
            ("'hunam' is not a valid origin"),
        ),
        (CAPTIONS.replace("human", "H"), "line 2, column origin", "'H' is not a valid origin"),
        (CAPTIONS.replace("human", ""), "line 2, column origin", "origin is missing"),
        (CAPTIONS.replace("two,", "one,"), "line 3, column id", "Line 2 has the same ID"),
        (CAPTIONS.replace("two,", ","), "line 3, column id", "The cell is empty"),
        (CAPTIONS.replace("A cat on a mat", ""), "line 3, column caption", "The cell is empty"),
        (CAPTIONS.replace("caption", "captoin"), "line 1, column captoin", "unknown"),
        (CAPTIONS.replace(",caption", ",text"), "line 1", "'caption' is missing"),
        ("", "", "The table is empty"),
        (HEAD + "\n", "line 1", "The table is empty"),
        (HEAD + "\n,,,,\n", "line 1", "The table is empty"),
    ],
)
def test_what_is_wrong_in_a_table_is_told_with_its_cell(tmp_path, captions, place, message):
    found = told(read_package(write(tmp_path, captions=captions)))
    wanted = ", ".join(filter(None, ["captions.csv", place]))
    assert [f for f in found if f[0] == "error" and f[1] == wanted and message in f[2]], found


def test_the_nearest_column_and_origin_are_offered(tmp_path):
    captions = CAPTIONS.replace("caption", "captoin").replace("machine", "machien")
    reading = read_package(write(tmp_path, captions=captions))
    assert [p.fix for p in reading.problems] == ["Did you mean 'caption'?"]
    reading = read_package(write(tmp_path, captions=CAPTIONS.replace("machine", "machien")))
    assert [p.fix for p in reading.problems] == ["Did you mean 'machine'?"]


def test_a_column_of_another_kind_is_a_warning_and_not_used(tmp_path):
    captions = rows(
        "one,human,p,dog.png,A dog,7", "two,machine,m,cat.png,A cat,8", head=HEAD + ",x_score"
    )
    reading = read_package(write(tmp_path, captions=captions))
    assert reading.package is not None
    assert told(reading) == [
        ("warning", "captions.csv, line 1, column x_score", "The column 'x_score' is unknown.")
    ]


def test_every_wrong_row_is_listed(tmp_path):
    captions = rows("one,hmuan,p,dog.png,", "two,machine,m,no.png,A cat", "two,robot,m,cat.png,x")
    found = {place for _, place, _ in told(read_package(write(tmp_path, captions=captions)))}
    assert found == {
        "captions.csv, line 2, column caption",
        "captions.csv, line 2, column origin",
        "captions.csv, line 3, column image",
        "captions.csv, line 4, column id",
        "captions.csv, line 4, column origin",
    }


def test_origins_are_taken_in_any_case(tmp_path):
    captions = CAPTIONS.replace("human", " Human ").replace("machine", "MACHINE")
    package = read_package(write(tmp_path, captions=captions)).package
    assert [s.composition for s in package.stimuli["captions.csv"]] == ["H", "M"]


def test_the_prompt_is_the_column_or_what_the_task_says(tmp_path):
    captions = rows(
        "one,human,p,a/../dog.png,A dog,".replace("a/../", ""),
        "two,machine,m,cat.png,A cat,a cat photo",
        head=HEAD + ",prompt",
    )
    package = read_package(write(tmp_path, captions=captions)).package
    assert [s.prompt for s in package.stimuli["captions.csv"]] == ["dog.png", "a cat photo"]


def test_rows_for_control_and_practice_are_kept_apart(tmp_path):
    captions = rows(
        "one,human,p,dog.png,x,yes,no",
        "two,machine,m,cat.png,y,,TRUE",
        "three,machine,m,cat.png,z,1,",
        head=HEAD + ",control,practice",
    )
    package = read_package(write(tmp_path, captions=captions)).package
    kept = [(s.control, s.practice) for s in package.stimuli["captions.csv"]]
    assert kept == [(True, False), (False, True), (True, False)]
    both = captions.replace("yes,no", "yes,yes")
    assert (
        "control trials and for practice"
        in told(read_package(write(tmp_path, captions=both)))[0][2]
    )


def test_machines_without_a_name_are_told_of_once(tmp_path):
    captions = rows("a,machine,,dog.png,x", "b,machine,,cat.png,y", "c,human,,cat.png,z")
    assert told(read_package(write(tmp_path, captions=captions))) == [
        (
            "warning",
            "captions.csv, line 2, column agent",
            "2 machine rows don't name an agent; they count as one agent.",
        )
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("It\u00e2\u20ac\u2122s a dog", "wrong encoding"),
        ("A \ufffd dog", "lost"),
        ("A\u200bdog", "zero-width space"),
        ("03-May", "Excel converted"),
        ("1.23E+12", "Excel converted"),
        ("#NAME?", "Excel converted"),
    ],
)
def test_text_that_looks_damaged_is_a_warning_at_its_cell(tmp_path, text, message):
    captions = CAPTIONS.replace("A dog on a sofa", text)
    (found,) = told(read_package(write(tmp_path, captions=captions)))
    assert found[:2] == ("warning", "captions.csv, line 2, column caption")
    assert message in found[2]


@pytest.mark.parametrize(
    "text",
    [
        "\u0643\u0644\u0628 \u0639\u0644\u0649 \u0627\u0644\u0623\u0631\u064a\u0643\u0629",
        "\U0001f436 on a \U0001f6cb\ufe0f",
        "<b>bold</b> &amp; <script>alert(1)</script>",
        "=SUM(A1:A9)",
        "'; DROP TABLE captions; --",
        "\u5c0f\u72d7",
    ],
)
def test_text_of_any_kind_comes_through_as_it_is(tmp_path, text):
    reading = read_package(write(tmp_path, captions=CAPTIONS.replace("A dog on a sofa", text)))
    assert not reading.problems
    assert reading.package.stimuli["captions.csv"][0].content.caption == text


def test_half_a_character_is_an_error(tmp_path):
    row = {"id": "a", "origin": "human", "agent": "p", "image": "dog.png", "caption": "x"}
    lines = json_lines(row).replace('"x"', '"\\ud83d"')
    toml = STUDY + BLOCK
    reading = read_package(
        write(tmp_path, {"captions.jsonl": lines, "captions.csv": None}, toml=toml)
    )
    assert [p.column for p in reading.errors] == ["caption"]


def test_a_workbook_names_the_cell(tmp_path):
    write(tmp_path, {"captions.csv": None})
    head = HEAD.split(",")
    lines = [
        head,
        ["one", "human", "p", "dog.png", ("date", 45000)],
        ["two", "robot", "m", "no.png", True],
    ]
    workbook(tmp_path / "captions.xlsx", lines)
    assert [(p.line, p.column) for p in read_package(tmp_path).errors] == [
        (2, "caption, cell E2"),
        (3, "image, cell D3"),
        (3, "caption, cell E3"),
        (3, "origin, cell B3"),
    ]


TASKS = {
    "colors": (
        {"id": "a", "origin": "human", "image": "dog.png", "color": "red"},
        [
            ({"color": "cyan"}, "color", "not one of the 11"),
            ({"statement": "A dog."}, "statement_true", "doesn't say whether"),
            (
                {"statement": "A dog.", "statement_true": "maybe"},
                "statement_true",
                "neither yes nor no",
            ),
        ],
    ),
    "objects": (
        {"id": "a", "origin": "human", "image": "dog.png", "objects": ["a", "b", "c"]},
        [
            ({"objects": "a; b"}, "objects", "2 things"),
            ({"objects": "a; b; a"}, "objects", "2 of them different."),
            ({"question": "A dog?", "answer": "maybe"}, "answer", "valid answer."),
        ],
    ),
    "fixations": (
        {
            "id": "a",
            "origin": "human",
            "image": "dog.png",
            "width": 4,
            "height": 3,
            "fixations": [[1, 2]],
        },
        [
            ({"fixations": [[float("nan"), 2]]}, "fixations", "not a finite number"),
            ({"fixations": [[1, 2], [400, 2]]}, "fixations", "Fixation 2 is far outside"),
            ({"fixations": [[1, 2, -5, 300]]}, "fixations", "negative time"),
            ({"fixations": []}, "fixations", "empty"),
            ({"width": 0}, "width", "0 x 3 px"),
            ({"width": "wide"}, "width", "is not a number"),
            ({"target": "no.png"}, "target", "can't find"),
            ({"sees": "a dog", "choices": ["a cat", "a cow", "a car"]}, "sees", "not a choice"),
        ],
    ),
    "conversations": (
        {"id": "a", "origin_a": "human", "origin_b": "human", "turns": [["A", "hi"], ["B", "ho"]]},
        [
            ({"turns": []}, "turns", "empty"),
            ({"turns": [["C", "hi"]]}, "turns", "1 is 'C'."),
            ({"turns": [["A", " "]]}, "turns", "'text' is missing"),
            ({"origin_b": "cat"}, "origin_b", "not a valid origin"),
            ({"topic": "x", "topics": ["a", "b"]}, "topic", "not a choice"),
        ],
    ),
    "words": (
        {"id": "a", "origin": "human", "cue": "dog", "association": "cat"},
        [
            ({"association": ""}, "association", "empty"),
            ({"examples": "a: b;; c: d"}, "examples", "An item between"),
            ({"cue": ["x"]}, "cue", "a list, not a text"),
        ],
    ),
}
CASES = [(task, row, *case) for task, (row, cases) in TASKS.items() for case in cases]


@pytest.mark.parametrize(("task", "row", "change", "column", "message"), CASES)
def test_each_task_tells_what_is_wrong_with_its_rows(tmp_path, task, row, change, column, message):
    toml = STUDY + BLOCK.replace("captions", task)
    good = {f"{task}.jsonl": json_lines(row), "captions.csv": None}
    assert not read_package(write(tmp_path, good, toml=toml)).errors
    bad = {f"{task}.jsonl": json_lines({**row, **change}), "captions.csv": None}
    (found,) = read_package(write(tmp_path, bad, toml=toml)).errors
    assert (found.file, found.line, found.column) == (f"{task}.jsonl", 1, column)
    assert message in found.message
    assert found.fix


def test_a_table_is_found_in_each_format_and_a_text_that_is_none_is_told(tmp_path):
    toml = STUDY + BLOCK + 'table = "captions.txt"\n'
    (found,) = told(read_package(write(tmp_path, toml=toml)))
    assert "not a table" in found[2]
    files = {"captions.csv": workbook(tmp_path / "w.xlsx", [["id"]]).read_bytes()}
    (found,) = told(read_package(write(tmp_path / "b", files)))
    assert "is a workbook" in found[2]


def test_two_tasks_cannot_share_a_table(tmp_path):
    second = BLOCK.replace("captions", "colors") + 'table = "captions.csv"\n'
    (found,) = told(
        read_package(write(tmp_path, {"media/x.png": png()}, toml=STUDY + BLOCK + second))
    )
    assert found[:2] == ("error", "study.toml, line 12, key block.table")
