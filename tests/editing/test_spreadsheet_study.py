"""A table of any column names and a folder of pictures become a study that runs."""

import pytest

from tests.packages import png, workbook
from turingdesk.core.errors import BadSource, Severity, UnknownName
from turingdesk.editing.column_guess import task_guess, values_guess
from turingdesk.editing.new_study import (
    NotEmpty,
    empty_study,
    from_spreadsheet,
    guessed,
    new_study,
)
from turingdesk.editing.origin_words import origin_of
from turingdesk.editing.spreadsheet import read_spreadsheet
from turingdesk.editing.spreadsheet_study import OwnPictures
from turingdesk.study.check import check_study

MINE = [
    ["Item", "File name", "Source", "Description", "Comment"],
    *(
        [f"{n}", f"C:\\pics\\{name}.JPG", source, f"Sentence {n}", "x"]
        for n, (name, source) in enumerate(
            [("dog", "GPT-4"), ("cat", "Person 3"), ("owl", "BLIP"), ("fox", "Person 4")], 1
        )
    ),
]


@pytest.fixture
def pictures(tmp_path):
    for name in ("Dog.jpg", "cat.JPG", "birds/owl.jpg", "fox.jpg", "unused.png"):
        path = tmp_path / "pics" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())
    return tmp_path / "pics"


def csv_file(folder, text, name="mine.csv"):
    (folder / name).write_bytes(text.encode() if isinstance(text, str) else text)
    return folder / name


def test_a_spreadsheet_and_a_folder_become_a_study_that_runs(tmp_path, pictures):
    table = workbook(tmp_path / "My data.xlsx", MINE)
    guess = guessed(table)
    assert guess.task == "captions"
    assert guess.missing == ()
    assert guess.columns["image"] == ("File name",)
    assert guess.columns["origin"] == ("Source",)
    assert guess.columns["caption"] == ("Description",)
    assert guess.origins == {
        "BLIP": "machine",
        "GPT-4": "machine",
        "Person 3": "human",
        "Person 4": "human",
    }
    assert guess.rows == 4
    made = from_spreadsheet(table, pictures, guess.task, guess.columns, tmp_path / "My study")
    assert (made.rows, made.pictures, made.trials) == (4, 4, 4)
    checked = check_study(tmp_path / "My study")
    assert checked.may_run
    assert "too_fast_s = 3.0" in (tmp_path / "My study/study.toml").read_text("utf-8")
    assert any("faster than 3 s are excluded from" in note for note in made.notes)
    study = checked.package.study
    assert (study.id, study.title, study.demonstration) == ("my-study", "My data", False)
    found = {s.id: s for s in checked.package.stimuli["captions.csv"]}
    makers = [next(iter(s.makers.values())) for s in found.values()]
    assert {maker.agent for maker in makers} == {"GPT-4", "BLIP", "Person 3", "Person 4"}
    assert (tmp_path / "My study/media/birds/owl.jpg").is_file()
    assert not (tmp_path / "My study/media/unused.png").exists()
    assert any("no row uses" in note and note.endswith("1.") for note in made.notes)
    assert any("not imported: Comment." in note for note in made.notes)


def test_what_cannot_be_placed_is_told_and_kept(tmp_path, pictures):
    rows = [*MINE, ["5", "wolf.jpg", "alien", "A wolf", ""]]
    table = workbook(tmp_path / "t.xlsx", rows)
    guess = guessed(table)
    assert guess.origins["alien"] == ""
    made = from_spreadsheet(table, pictures, guess.task, guess.columns, tmp_path / "s")
    notes = "\n".join(made.notes)
    assert "wolf.jpg" in notes
    assert "'alien' is neither human nor machine" in notes
    messages = [p.message for p in check_study(tmp_path / "s").problems]
    assert "'alien' is not a valid origin." in messages
    assert "TuringDesk can't find 'wolf.jpg' in the media folder." in messages


def test_the_user_says_what_a_value_means_and_which_column_is_which(tmp_path, pictures):
    table = csv_file(tmp_path, "a;b;c;d\ndog;x;ours;one\ncat;y;theirs;two\n")
    assert guessed(table, "captions").missing
    chosen = {"image": ("a",), "origin": ("c",), "caption": ("d",)}
    guess = guessed(table, "captions", chosen)
    assert guess.origins == {"ours": "", "theirs": ""}
    assert guess.missing == ()
    made = from_spreadsheet(
        table,
        pictures,
        "captions",
        {"image": "a", "origin": "c", "caption": "d"},
        tmp_path / "s",
        origins={"ours": "human", "theirs": "machine"},
        title='A "study"\nof mine',
    )
    checked = check_study(tmp_path / "s")
    assert checked.may_run
    assert checked.package.study.title == 'A "study" of mine'
    assert made.trials == 2


@pytest.mark.parametrize("task", ["captions", "words", "colors", "objects", "pairs"])
def test_tables_of_our_own_are_recognized(tmp_path, task):
    new_study(task, tmp_path / "s")
    guess = guessed(tmp_path / "s" / f"{task}.csv")
    assert guess.task == task
    assert guess.missing == ()
    assert all(names == (column,) for column, names in guess.columns.items())


def twenty_rows(tmp_path, wrong=""):
    """Ten pictures with an answer of each class; `wrong` is the origin of the first row."""
    rows = [f"{n // 2}.png,{('human', 'machine')[n % 2]},Caption {n}" for n in range(20)]
    rows[0] = rows[0].replace("human", wrong or "human")
    return csv_file(tmp_path, "image,origin,caption\n" + "\n".join(rows) + "\n")


def ten_pictures(tmp_path):
    (tmp_path / "ten").mkdir()
    for n in range(10):
        (tmp_path / "ten" / f"{n}.png").write_bytes(png())
    return tmp_path / "ten"


COLUMNS = {"image": "image", "origin": "origin", "caption": "caption"}


def test_it_is_said_why_twenty_rows_give_ten_trials(tmp_path):
    table, folder = twenty_rows(tmp_path), ten_pictures(tmp_path)
    made = from_spreadsheet(table, folder, "captions", COLUMNS, tmp_path / "s")
    assert (made.rows, made.trials) == (20, 10)
    assert made.notes[0].startswith("Participants don't see all 20 rows: they see each prompt")


def test_rows_that_are_repaired_leave_no_error_from_the_number_of_trials(tmp_path):
    table, folder = twenty_rows(tmp_path, "hmuan"), ten_pictures(tmp_path)
    made = from_spreadsheet(table, folder, "captions", COLUMNS, tmp_path / "s")
    assert made.trials == 10, "20 rows have 10 pictures"
    written = tmp_path / "s" / "captions.csv"
    written.write_text(written.read_text().replace("hmuan", "human"))
    assert check_study(tmp_path / "s").may_run


def test_machines_with_few_answers_leave_no_error_once_the_rows_are_repaired(tmp_path):
    table, folder = twenty_rows(tmp_path), ten_pictures(tmp_path)
    lines = table.read_text().splitlines()
    agents = [f"p{n // 2}" if n % 2 == 0 else ("b" if n == 1 else "a") for n in range(20)]
    lines = [f"{line},{one}" for line, one in zip(lines, ["agent", *agents], strict=True)]
    table.write_text("\n".join(lines).replace("Caption 8,", ",") + "\n")
    columns = {**COLUMNS, "agent": "agent"}
    made = from_spreadsheet(table, folder, "captions", columns, tmp_path / "s")
    written = tmp_path / "s" / "captions.csv"
    written.write_text(written.read_text().replace("p4,4.png,", "p4,4.png,Here"))
    assert "Here" in written.read_text()
    assert check_study(tmp_path / "s").may_run, made.trials


def test_pictures_that_are_misspelled_are_not_counted_as_further_prompts(tmp_path):
    table, folder = twenty_rows(tmp_path), ten_pictures(tmp_path)
    text = table.read_text().replace("1.png,human", "One.png,human")
    table.write_text(text.replace("2.png,machine", "12 May,machine"))
    made = from_spreadsheet(table, folder, "captions", COLUMNS, tmp_path / "s")
    assert made.trials == 10
    written = tmp_path / "s" / "captions.csv"
    text = written.read_text().replace("One.png", "1.png")
    written.write_text(text.replace("12 May", "2.png"))
    assert check_study(tmp_path / "s").may_run


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "zh"])
def test_participants_read_the_language_that_is_asked_for(tmp_path, language):
    table, pictures, folder = twenty_rows(tmp_path), ten_pictures(tmp_path), tmp_path / "s"
    from_spreadsheet(table, pictures, "captions", COLUMNS, folder, language=language)
    checked = check_study(folder)
    assert checked.package.study.languages == (language,)
    assert [one.file for one in checked.package.pilot_only] == ["texts/consent.md"]
    assert sorted(one.name for one in (folder / "texts").iterdir()) == [
        *("consent.md", "debriefing.md", "information.md")
    ]
    words = (folder / "texts" / "information.md").read_text("utf-8")
    assert ("In this study" in words) == (language == "en")


def test_three_columns_of_objects_are_joined(tmp_path, pictures):
    table = csv_file(
        tmp_path,
        "picture,is_ai,object 1,object 2,object 3\n"
        "dog.jpg,yes,dog,sofa,rug\ncat.jpg,no,cat,mat,door\n",
    )
    guess = guessed(table)
    assert guess.task == "objects"
    assert guess.columns["objects"] == ("object 1", "object 2", "object 3")
    assert guess.origins == {"no": "human", "yes": "machine"}
    from_spreadsheet(table, pictures, "objects", guess.columns, tmp_path / "s")
    checked = check_study(tmp_path / "s")
    assert checked.may_run
    contents = [s.content.objects for s in checked.package.stimuli["objects.csv"]]
    assert contents == [("dog", "sofa", "rug"), ("cat", "mat", "door")]


def test_conversations_in_cells_become_turns(tmp_path):
    table = csv_file(
        tmp_path,
        "origin_a,origin_b,conversation\n"
        + "".join(f'{a},{b},"A: hi {n}\nB: hello"\n' for n, (a, b) in enumerate(PAIRS)),
    )
    guess = guessed(table)
    assert guess.task == "conversations"
    made = from_spreadsheet(table, None, guess.task, guess.columns, tmp_path / "s")
    assert check_study(tmp_path / "s").may_run
    assert made.trials == 4


PAIRS = [("human", "human"), ("human", "AI"), ("gpt", "person"), ("bot", "machine")]


def test_ids_that_repeat_are_not_taken_for_ids(tmp_path, pictures):
    table = csv_file(tmp_path, "id,image,origin,caption\n7,dog.jpg,human,a\n7,cat.jpg,machine,b\n")
    guess = guessed(table)
    assert "id" not in guess.columns
    from_spreadsheet(table, pictures, "captions", guess.columns, tmp_path / "s")
    stimuli = check_study(tmp_path / "s").package.stimuli["captions.csv"]
    assert [s.id for s in stimuli] == ["row-0001", "row-0002"]


def test_a_folder_with_something_in_it_is_left_alone(tmp_path, pictures):
    table = workbook(tmp_path / "t.xlsx", MINE)
    with pytest.raises(NotEmpty):
        from_spreadsheet(table, pictures, "captions", guessed(table).columns, pictures)


def test_a_full_disk_leaves_no_half_study_behind(tmp_path, pictures, monkeypatch):
    def full(source, to, **_):
        raise OSError(28, "No space left on device")

    table = workbook(tmp_path / "t.xlsx", MINE)
    columns = guessed(table).columns
    monkeypatch.setattr("shutil.copyfile", full)
    with pytest.raises(OSError, match="No space"):
        from_spreadsheet(table, pictures, "captions", columns, tmp_path / "s")
    assert not (tmp_path / "s").exists()


def test_a_column_that_is_not_there_and_a_table_without_rows_are_refused(tmp_path):
    table = csv_file(tmp_path, "a,b\n1,2\n")
    with pytest.raises(BadSource, match="no column 'x'"):
        from_spreadsheet(table, None, "words", {"cue": "x"}, tmp_path / "s")
    with pytest.raises(UnknownName):
        from_spreadsheet(table, None, "wrods", {}, tmp_path / "s")
    with pytest.raises(BadSource, match="no rows below"):
        guessed(csv_file(tmp_path, "a,b\n\n"))


@pytest.mark.parametrize("task", ["captions", "pairs", "conversations", "words"])
def test_an_empty_study_misses_only_its_rows(tmp_path, task):
    empty_study(task, tmp_path / "s", 'My "own"')
    problems = check_study(tmp_path / "s").problems
    errors = [p for p in problems if p.severity is Severity.ERROR]
    assert {p.message for p in errors} == {"The table is empty."}
    assert {p.file for p in problems} - {p.file for p in errors} == {"texts/consent.md"}
    assert 'title = "My \\"own\\""' in (tmp_path / "s/study.toml").read_text()


@pytest.mark.parametrize(
    ("value", "origin"),
    [
        ("AI", "machine"),
        ("gpt-3.5-turbo", "machine"),
        ("Claude 3", "machine"),
        ("a person", "human"),
        ("H", "human"),
        ("non-human", ""),
        ("human or AI", ""),
        ("", ""),
        ("42", ""),
        ("said", ""),
        ("maid", ""),
    ],
)
def test_values_name_an_origin_or_nothing(value, origin):
    assert origin_of(value) == origin


def test_a_yes_means_what_its_column_asks():
    assert values_guess("Is human?", ["1", "0"]) == {"0": "machine", "1": "human"}
    assert values_guess("generated by AI", ["TRUE", "False"]) == {
        "False": "human",
        "TRUE": "machine",
    }


def test_a_table_of_fixations_is_not_taken_for_captions():
    head = ["image", "origin", "scanpath", "width", "height"]
    assert task_guess(head, [["a.png", "human", "1,2; 3,4", "960", "600"]]) == "fixations"


def test_pictures_are_found_whatever_is_written_before_and_behind_their_names(pictures):
    own = OwnPictures(pictures)
    assert own.name("file:///x/DOG.jpg") == "Dog.jpg"
    assert own.name("owl") == "birds/owl.jpg"
    assert own.name("birds\\owl.jpg") == "birds/owl.jpg"
    assert own.name("") == ""
    assert own.name("bear.jpg") == "bear.jpg"


@pytest.fixture
def sets(tmp_path):
    """Two folders with pictures of the same names, and one picture beside them."""
    for name in ("set_a/0.png", "set_b/0.png", "set_b/1.png", "set_a/c/2.png", "2.png"):
        path = tmp_path / "sets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())
    return tmp_path / "sets"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        *[("set_a/0.png", "set_a/0.png"), ("SET_B\\0.png", "set_b/0.png")],
        *[("C:\\study\\set_b\\0.png", "set_b/0.png"), ("set_b/0", "set_b/0.png")],
        *[("1.png", "set_b/1.png"), ("elsewhere/1.png", "set_b/1.png"), ("2.png", "2.png")],
    ],
)
def test_a_picture_is_found_by_its_whole_path(sets, written, name):
    own = OwnPictures(sets)
    assert own.name(written) == name
    assert not any("several pictures" in note for note in own.notes())


@pytest.mark.parametrize("written", ["0.png", "0", "elsewhere/0.png"])
def test_a_name_that_several_pictures_have_is_told_and_not_guessed(sets, written):
    own = OwnPictures(sets)
    assert own.name(written) == written
    assert f"{written!r} can be several pictures: set_a/0.png, set_b/0.png." in next(own.notes())


def test_a_workbook_tells_its_merged_cells_formulas_and_other_sheets(tmp_path):
    import xlsxwriter

    with xlsxwriter.Workbook(tmp_path / "t.xlsx") as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["id", "origin", "n", "when"])
        sheet.merge_range(1, 1, 3, 1, "human")
        sheet.write_formula(1, 2, "=1+1", None, 2)
        sheet.write_formula(2, 2, "=A1", None, "")
        date = book.add_format({"num_format": "dd.mm.yyyy"})
        sheet.write_number(3, 3, 45000, date)
        book.add_worksheet("More").write(0, 0, "x")
    read = read_spreadsheet(tmp_path / "t.xlsx")
    assert read.grid == [
        ["id", "origin", "n", "when"],
        ["", "human", "2", ""],
        ["", "", "=A1", ""],
        ["", "", "", "2023-03-15"],
    ]
    notes = "\n".join(read.notes)
    assert "Only the sheet 'Sheet1' was read, not 'More'." in notes
    assert "1 range of merged cells (B2:B4)" in notes
    assert "1 formula (C2): its last saved value is used." in notes
    assert "1 formula without a value (C3)" in notes
    assert "1 cell looks like a date" in notes


def test_tables_of_other_makes_are_read(tmp_path):
    utf16 = csv_file(tmp_path, "a\tb\n\u00e9\t2\n".encode("utf-16"), "a.txt")
    assert read_spreadsheet(utf16).grid == [["a", "b"], ["\u00e9", "2"]]
    windows = read_spreadsheet(csv_file(tmp_path, b"a;b\r\ncaf\xe9;1,5\r\n"))
    assert windows.grid == [["a", "b"], ["caf\u00e9", "1,5"]]
    assert "Western European" in windows.notes[0]
    quoted = csv_file(tmp_path, 'a,b\n"x, y\r\nz","\x00"\n\n,,\n')
    assert read_spreadsheet(quoted).grid == [["a", "b"], ["x, y\nz", ""]]


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("t.pdf", b"%PDF", "not a table that TuringDesk can read"),
        ("t.csv", b"PK\x03\x04", "is a workbook"),
        ("t.xlsx", b"no", "not a workbook"),
        ("gone.csv", None, "can't be read"),
    ],
)
def test_what_is_no_table_is_refused_with_what_to_do(tmp_path, name, data, said):
    if data is not None:
        csv_file(tmp_path, data, name)
    with pytest.raises(BadSource, match=said):
        read_spreadsheet(tmp_path / name)


@pytest.fixture
def folder(tmp_path):
    for name in ("dog.png", "Cats/Cat.PNG", "same.png", "same.jpg", "deep/dog.png", "no.txt"):
        (tmp_path / "own" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "own" / name).write_bytes(png())
    return tmp_path / "own"


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("dog.png", "dog.png"),
        (" DOG.png ", "dog.png"),
        ("dog", "dog.png"),
        ("C:\\Study\\dog.png", "dog.png"),
        ("cat.png", "Cats/Cat.PNG"),
        ("cats/cat.png", "Cats/Cat.PNG"),
        ("cat", "Cats/Cat.PNG"),
        ("deep/dog.png", "deep/dog.png"),
        ("", ""),
    ],
)
def test_a_name_is_found(folder, written, found):
    pictures = OwnPictures(folder)
    if written == "dog":
        (folder / "deep/dog.png").unlink()
        pictures = OwnPictures(folder)
    assert pictures.name(written) == found


def test_what_is_not_there_or_means_two_stays_as_written_and_is_told(folder):
    pictures = OwnPictures(folder)
    assert pictures.name("same") == "same"
    for _ in range(3):
        assert pictures.name("owl.png") == "owl.png"
    assert pictures.name("dog.png") == "dog.png"
    several, missing, idle = pictures.notes()
    assert several == ("'same' can be several pictures: same.jpg, same.png. Write its whole path.")
    assert missing == "Pictures missing from the folder: owl.png (cells: 3)."
    assert idle == "Pictures in the folder that no row uses and that were not copied: 4."


def test_only_those_that_are_named_are_copied_with_their_folders(folder, tmp_path):
    pictures = OwnPictures(folder)
    pictures.name("cat")
    pictures.name("deep/dog.png")
    pictures.name("owl")
    assert pictures.copy(tmp_path / "media") == 2
    copied = sorted(
        p.relative_to(tmp_path / "media").as_posix() for p in (tmp_path / "media").rglob("*.*")
    )
    assert copied == ["Cats/Cat.PNG", "deep/dog.png"]


def test_many_missing_pictures_are_not_all_told(folder):
    pictures = OwnPictures(folder)
    for number in range(9):
        pictures.name(f"nope{number}.png")
    assert "nope4.png and more (cells: 9)" in next(pictures.notes())


def test_without_a_folder_every_name_stays(tmp_path):
    for where in (None, tmp_path / "not there"):
        pictures = OwnPictures(where)
        assert pictures.name("dog.png") == "dog.png"
        assert pictures.copy(tmp_path / "media") == 0
    assert not (tmp_path / "media").exists()


def test_a_name_never_leads_out_of_the_folder(folder, tmp_path):
    (tmp_path / "secret.png").write_bytes(png())
    pictures = OwnPictures(folder)
    assert pictures.name("../secret.png") == "../secret.png"
    assert pictures.copy(tmp_path / "media") == 0
