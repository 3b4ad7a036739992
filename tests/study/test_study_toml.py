import json

import pytest

from tests.packages import BLOCK, STUDY, png, told, write
from turingdesk.analysis import ANALYSES
from turingdesk.core.errors import UnknownName
from turingdesk.core.question import Kind
from turingdesk.core.step import Page
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import AnswerForm, Order, Planned, ResumePolicy
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package, read_package
from turingdesk.study.presets import NOT_SAID
from turingdesk.study.study_toml import SPOKEN, in_file_names, without_media
from turingdesk.study.toml_lines import TomlLines
from turingdesk.system.paths import demo_study

FULL = """\
id = "full"
title = "Everything"
version = "2.1"
languages = ["de"]
demonstration = true
provenance = "made up"
seed = 20261121
participants = 30
reservation_hours = 2

[texts]
information = "texts/start.md"

[origins]
human = "A person"
machine = "A program"

[resume]
policy = "restart"
max_age_hours = 3

[counterbalance]
keys = false

[[form]]
title = "About you"
[[form.field]]
id = "gender"
[[form.field]]
id = "age"
max = 99
required = false
[[form.field]]
id = "email"
text = "Your address?"
kind = "text"
personal = true

[[block]]
id = "first"
title = "Pictures"
task = "captions"
table = "captions.csv"
trials = 2
practice = 0
instructions = "texts/how.md"
mix = { H = 1, M = 1 }
repeat_prompts = true
order = "table"
feedback = "all"
[block.limits]
too_fast_s = 1.5
look_first_s = 2
[block.controls]
questions = "none"
[block.break]
every = 1
wait_s = 10
text = "Rest."
[[block.question]]
id = "confidence"
text = "How sure?"
kind = "scale"
low_label = "not"
high_label = "very"
"""
TEXTS = {"texts/start.md": "# Hello", "texts/how.md": "Look.", "texts/consent.md": "I agree."}


def problems(folder, toml, **files):
    return told(read_package(write(folder, files, toml=toml)))


def test_everything_that_a_study_says_is_read(tmp_path):
    reading = read_package(write(tmp_path, TEXTS, toml=FULL))
    assert not reading.problems
    study = reading.package.study
    assert (study.id, study.version, study.seed, study.participants) == (
        "full",
        "2.1",
        20261121,
        30,
    )
    assert study.languages == ("de",)
    assert study.demonstration
    assert study.label(Origin.HUMAN) == "A person"
    assert study.resume.policy is ResumePolicy.RESTART
    assert study.resume.max_age_hours == 3
    assert not study.flip_keys
    assert study.reservation_hours == 2
    block = study.block("first")
    assert block.mix == {"H": 1, "M": 1}
    assert block.order is Order.TABLE
    assert block.answer is AnswerForm.EACH
    assert block.feedback == 2
    assert block.instructions == "Look."
    assert (block.limits.too_fast_s, block.limits.look_first_s) == (1.5, 2.0)
    assert block.controls.questions == ()
    assert (block.rest.every, block.rest.wait_s, block.rest.text) == (1, 10, "Rest.")
    assert block.questions[0].kind is Kind.SCALE
    assert (block.questions[0].minimum, block.questions[0].maximum) == (0, 100)


def test_texts_are_those_named_and_those_found_by_name(tmp_path):
    study = read_package(write(tmp_path, TEXTS, toml=FULL)).package.study
    assert study.texts == {"information": "# Hello", "consent": "I agree."}


def test_a_field_with_just_an_id_takes_the_preset_and_may_change_it(tmp_path):
    gender, age, email = (
        read_package(write(tmp_path, TEXTS, toml=FULL)).package.study.forms[0].questions
    )
    assert NOT_SAID in [choice.value for choice in gender.choices]
    assert (age.minimum, age.maximum, age.required) == (1, 99, False)
    assert email.personal


def test_defaults_are_those_of_the_task(tmp_path):
    block = read_package(write(tmp_path)).package.study.blocks[0]
    assert (block.id, block.title, block.table) == (
        "captions",
        "Image descriptions",
        "captions.csv",
    )
    assert block.limits.too_fast_s == 3.0
    assert block.controls.questions is None
    assert block.mix is None


@pytest.mark.parametrize(
    ("toml", "place", "message"),
    [
        (STUDY + BLOCK + "trails = 3\n", "study.toml, line 8, key block.trails", "unknown"),
        ("titel = 1\n" + STUDY + BLOCK, "study.toml, line 1, key titel", "unknown"),
        (
            STUDY + BLOCK.replace("captions", "captoins"),
            "study.toml, line 6, key block.task",
            "captoins",
        ),
        (
            STUDY + BLOCK.replace("= 2", '= "2"'),
            "study.toml, line 7, key block.trials",
            "whole number",
        ),
        (
            STUDY + BLOCK.replace("= 2", "= 0"),
            "study.toml, line 7, key block.trials",
            "whole number",
        ),
        (
            STUDY + BLOCK.replace("= 2", "= 9999999"),
            "study.toml, line 7, key block.trials",
            "100,000",
        ),
        (
            STUDY + BLOCK.replace("trials = 2", ""),
            "study.toml, line 5, key block",
            "'trials' is missing",
        ),
        (STUDY, "study.toml, key block", "no block"),
        (STUDY.replace("small", "a/b") + BLOCK, "study.toml, line 1, key id", "file names"),
        (STUDY.replace("small", "a--b") + BLOCK, "study.toml, line 1, key id", "file names"),
        ('title = "x"\n' + BLOCK, "study.toml", "'id' is missing"),
        (
            STUDY.replace('"1.0"', "1.0") + BLOCK,
            "study.toml, line 3, key version",
            "must be a text",
        ),
        (STUDY + BLOCK + BLOCK, "study.toml, line 9, key block.id", "Another block"),
        (
            STUDY + BLOCK + "mix = { H = 1, MM = 1 }\n",
            "study.toml, line 8, key block.mix.MM",
            "unknown",
        ),
        (
            STUDY + BLOCK + 'answer = "joint"\n',
            "study.toml, line 8, key block.answer",
            "a single verdict",
        ),
        (STUDY + BLOCK + 'order = "tabel"\n', "study.toml, line 8, key block.order", "tabel"),
        (
            STUDY + BLOCK + "feedback = -1\n",
            "study.toml, line 8, key block.feedback",
            "whole number",
        ),
        (
            STUDY + BLOCK + '[block.fixed]\nfirst = "one"\n',
            "study.toml, line 9, key block.fixed.first",
            "not a position",
        ),
        (
            STUDY + BLOCK.replace("captions", "words") + "[block.controls]\nquestions = [1]\n",
            "study.toml, line 9, key block.controls.questions",
            "no control question",
        ),
        (
            STUDY + BLOCK + "[block.show]\npath = true\n",
            "study.toml, line 9, key block.show.path",
            "unknown",
        ),
        (
            STUDY + BLOCK + "[block.limits]\ntoo_fast = 1\n",
            "study.toml, line 9, key block.limits.too_fast",
            "unknown",
        ),
        (
            STUDY + BLOCK + "[block.limits]\ntoo_fast_s = nan\n",
            "study.toml, line 9, key block.limits.too_fast_s",
            "number",
        ),
        (
            STUDY + BLOCK + '[[block.question]]\nid = "q"\n',
            "study.toml, line 8, key block.question",
            "'text' is missing",
        ),
        (
            STUDY + BLOCK + '[[block.question]]\nid = "q"\ntext = "?"\nkind = "choice"\n',
            "study.toml, line 8, key block.question.choices",
            "at least two",
        ),
        (
            STUDY + BLOCK + '[[block.question]]\nid = "origin"\ntext = "?"\nkind = "text"\n',
            "study.toml, line 9, key block.question.id",
            "verdict",
        ),
        (
            STUDY
            + BLOCK
            + '[[block.question]]\nid = "q"\ntext = "?"\nkind = "text"\nsubject = "A"\n',
            "study.toml, line 12, key block.question.subject",
            "no subject",
        ),
        (
            STUDY + BLOCK + '[[block.question]]\nid = "q"\ntext = "?"\nkind = "text"\nmin = 2\n',
            "study.toml, line 12, key block.question.min",
            "has no effect with",
        ),
        (STUDY + "[[form]]\n" + BLOCK, "study.toml, line 4, key form", "has no questions"),
        (
            STUDY
            + '[[form]]\n[[form.field]]\nid = "x"\ntext = "?"\nkind = "number"\nmin = 5\nmax = 1\n'
            + BLOCK,
            "study.toml, line 10, key form.field.max",
            "greater than",
        ),
        (
            STUDY + '[texts]\nconsent = "texts/consnet.md"\n' + BLOCK,
            "study.toml, line 5, key texts.consent",
            "can't find",
        ),
        (
            STUDY + '[texts]\nconsent = "../consent.md"\n' + BLOCK,
            "study.toml, line 5, key texts.consent",
            "points outside",
        ),
        (
            STUDY + '[resume]\npolicy = "maybe"\n' + BLOCK,
            "study.toml, line 5, key resume.policy",
            "maybe",
        ),
        (
            STUDY + '[origins]\nhumans = "People"\n' + BLOCK,
            "study.toml, line 5, key origins.humans",
            "unknown",
        ),
        (STUDY + "block = 3\n", "study.toml, line 4, key block", "list of tables"),
        (STUDY + "seed = 2026-11-21\n" + BLOCK, "study.toml, line 4, key seed", "whole number"),
    ],
)
def test_what_is_wrong_in_study_toml_is_told_with_its_line(tmp_path, toml, place, message):
    found = problems(tmp_path, toml)
    assert [
        told for told in found if told[0] == "error" and told[1] == place and message in told[2]
    ], found


def test_a_line_that_is_no_toml_is_named(tmp_path):
    found = problems(tmp_path, 'id = "x"\ntitle = My study\n')
    assert len(found) == 1
    assert found[0][1] == "study.toml, line 2, key character 9"


def test_a_misspelled_key_is_answered_with_the_right_one(tmp_path):
    reading = read_package(write(tmp_path, toml=STUDY + BLOCK + "practise = 1\n"))
    assert "Did you mean 'practice'?" in [p.fix for p in reading.problems]


def test_every_error_of_a_study_is_listed_not_only_the_first(tmp_path):
    toml = 'id = "a b"\nversion = 2\ncolour = "red"\n' + BLOCK + "order = 5\n"
    columns = {p.column for p in read_package(write(tmp_path, toml=toml)).problems}
    assert {"id", "", "version", "colour", "block.order"} <= columns


@pytest.mark.parametrize(
    "toml", ["a = " + "[" * 5000, "a = " + "9" * 5000, "\x00", "id = 'x'\x07"]
)
def test_toml_that_no_parser_likes_is_a_problem_not_a_crash(tmp_path, toml):
    assert read_package(write(tmp_path, toml=toml)).errors


@pytest.mark.parametrize("media", ["", 'media = "media"\n'])
@pytest.mark.parametrize(
    ("line", "key"),
    [("seed = nan", "seed"), ("order = -inf", "order"), ("mix = {H = 1, M = [inf]}", "mix.M")],
)
def test_a_value_that_is_not_finite_is_named_with_its_line(tmp_path, media, line, key):
    folder = write(tmp_path, toml=f"{media}{line}\n{STUDY}{BLOCK}")
    ((severity, place, what),) = [found[:3] for found in told(read_package(folder))]
    assert severity == "error"
    assert place == f"study.toml, line {2 if media else 1}, key {key}"
    assert f"'{key}' is {'nan' if 'nan' in line else '-inf' if '-' in line else 'inf'}" in what


def test_a_value_of_a_block_that_is_not_finite_is_named_with_its_line(tmp_path):
    found = read_package(write(tmp_path, toml=STUDY + BLOCK + "min_s = nan\n"))
    assert [str(problem.line) for problem in found.errors] == ["8"]


def test_study_toml_saved_in_a_windows_encoding_says_where(tmp_path):
    toml = (STUDY + BLOCK).replace("Small", "Caf\u00e9").encode("cp1252")
    (found,) = told(read_package(write(tmp_path, {"study.toml": toml})))
    assert found[1] == "study.toml, line 2"
    assert "0xe9" in found[2]
    assert "'\u00e9'" in found[2]


def test_a_byte_order_mark_is_no_problem(tmp_path):
    toml = b"\xef\xbb\xbf" + (STUDY + BLOCK).encode()
    assert not read_package(write(tmp_path, {"study.toml": toml})).problems


def test_the_media_line_is_taken_out_wherever_it_stands():
    before = '# one\nid = "x"\nmedia = "../pictures"  # shared\n'
    text = before + 'title = """\nmedia = "no"\n"""\n[origins]\nhuman = "media"\n'
    assert without_media(text, TomlLines(text)) == text.replace(
        'media = "../pictures"  # shared\n', ""
    )


def test_the_media_line_is_taken_out_beside_a_value_that_is_not_finite():
    text = 'media = "pictures"\norder = nan\n'
    assert without_media(text, TomlLines(text)) == "order = nan\n"


def test_media_may_stand_beside_the_package(tmp_path):
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "dog.png").write_bytes(png())
    (tmp_path / "pictures" / "cat.png").write_bytes(png())
    files = {"media/dog.png": None, "media/cat.png": None}
    folder = write(tmp_path / "study", files, toml='media = "../pictures"\n' + STUDY + BLOCK)
    package = read_package(folder).package
    assert {path.resolve().parent for path in package.media()} == {
        (tmp_path / "pictures").resolve()
    }


CHOICE = """\
[[block.question]]
id = "who"
text = "Who?"
kind = "choice"
choices = {}
"""
SCALE = """\
[[block.question]]
id = "sure"
text = "Sure?"
kind = "scale"
min = {}
max = {}
"""


@pytest.mark.parametrize(
    ("more", "column", "message"),
    [
        ("[block.limits]\nlook_first_s = 1e9", "block.limits.look_first_s", "from 0 to 600"),
        ("[block.limits]\nplays_first = 1", "block.limits.plays_first", "no animation"),
        ("[block.break]\nevery = 1\nwait_s = 1e12", "block.break.wait_s", "from 0 to 3,600"),
        ('[block.fixed]\n1 = "one"\n01 = "two"', "block.fixed.01", "1 is listed twice"),
        (SCALE.format(0.5, 5), "block.question.min", "whole numbers"),
        (SCALE.format(0, 99999999999), "block.question.max", "from \u22121,000,000,000"),
        (CHOICE.format('["a", " a"]'), "block.question.choices", "twice"),
        (CHOICE.format('["a|b", "c"]'), "block.question.choices", "has a |"),
        (
            CHOICE.format('[{value = "a", label = "x"}, {value = "b", label = "x"}]'),
            "block.question.choices",
            "twice",
        ),
        (
            CHOICE.format('[{value = "a", key = "n"}, {value = "b", key = "N"}]'),
            "block.question.choices",
            "'n' appears twice",
        ),
        (
            CHOICE.format('[{value = "a", key = "Escape"}, "b"]'),
            "block.question.choices",
            "is not a valid key",
        ),
        ('[origins]\nhuman = "One"\nmachine = "one"', "origins.machine", "Both classes"),
        ("[resume]\nmax_age_hours = 1e299", "resume.max_age_hours", "to 1,000,000"),
    ],
)
def test_what_a_kiosk_could_not_show_or_would_wait_for_for_ever_is_an_error(
    tmp_path, more, column, message
):
    reading = read_package(write(tmp_path, toml=STUDY + BLOCK + more))
    problem = next(p for p in reading.errors if p.column == column)
    assert message in problem.message
    assert problem.line is not None


def test_an_id_that_makes_file_names_too_long_is_an_error(tmp_path):
    toml = STUDY.replace("small", "a" * 61) + BLOCK
    (problem,) = read_package(write(tmp_path, toml=toml)).errors
    assert problem.message.startswith("The ID has 61 characters")


def test_two_tables_of_one_name_are_not_chosen_from_silently(tmp_path):
    package = write(tmp_path, {"captions.jsonl": "{}"})
    (problem,) = read_package(package).errors
    assert problem.message.startswith("There are captions.csv and captions.jsonl")
    toml = STUDY + BLOCK + 'table = "captions.csv"'
    assert not read_package(write(tmp_path, toml=toml)).errors


ANALYSIS = '[analysis]\nprimary = "detectability"\nby = ["task", "age"]\ntext = "plan.md"\n'


def test_the_planned_analysis_is_read_with_its_text(tmp_path):
    folder = write(
        tmp_path, {"plan.md": "People will be fooled.\n"}, toml=STUDY + ANALYSIS + BLOCK
    )
    package = open_package(folder)
    assert package.study.planned == Planned(
        "detectability", ("task", "age"), "People will be fooled.\n"
    )
    assert "plan.md" in package.files, "the plan is a part of what is frozen"


def test_a_margin_is_stated_or_there_is_none(tmp_path):
    toml = STUDY + "[analysis]\nmargin = 0.1\n" + BLOCK
    assert open_package(write(tmp_path / "a", toml=toml)).study.planned.margin == 0.1
    assert open_package(write(tmp_path / "b")).study.planned.margin is None
    toml = STUDY + "[analysis]\nmargin = 0.7\n" + BLOCK
    (problem,) = read_package(write(tmp_path / "c", toml=toml)).problems
    assert (problem.line, problem.column) == (5, "analysis.margin")
    assert "from 0.001 to 0.4" in problem.message


def test_a_study_without_one_plans_nothing(tmp_path):
    assert open_package(write(tmp_path)).study.planned == Planned()


def test_wrong_values_are_told_with_their_line(tmp_path):
    toml = STUDY + '[analysis]\nprimry = "x"\nby = "task"\ntext = "none.md"\n' + BLOCK
    found = [" ".join(one) for one in told(read_package(write(tmp_path, toml=toml)))]
    assert any("primry" in one and "line 5" in one for one in found), found
    assert any("'by' must be a list" in one and "line 6" in one for one in found), found
    assert any("none.md" in one and "line 7" in one for one in found), found


def test_an_unknown_analysis_is_told_with_its_line_and_all_there_are(tmp_path):
    toml = STUDY + '[analysis]\nprimary = "detectabilty"\n' + BLOCK
    (problem,) = read_package(write(tmp_path, toml=toml)).problems
    assert (problem.file, problem.line, problem.column) == ("study.toml", 5, "analysis.primary")
    assert problem.message == "No analysis is called 'detectabilty'."
    assert problem.fix.startswith("Did you mean 'detectability'? Use one of: ")
    assert all(name in problem.fix for name in ANALYSES)


@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_analysis_can_be_planned(tmp_path, name):
    toml = STUDY + f'[analysis]\nprimary = "{name}"\n' + BLOCK
    assert open_package(write(tmp_path, toml=toml)).study.planned.primary == name


TOML = (
    STUDY.replace("\n", '\nlanguages = ["en", "de"]\n', 1)
    + """
[[form]]
title = "You"
[[form.field]]
id = "gender"
[[form.field]]
id = "mood"
text = "How are you?"
kind = "choice"
choices = ["Well", "So so"]
"""
    + BLOCK
    + 'ask = "Who wrote it?"\n'
)
WORDS = """
[words.de]
"You" = "Sie"
"How are you?" = "Wie geht es Ihnen?"
"So so" = "Geht so"
"Who wrote it?" = "Wer hat es geschrieben?"
"""
CONSENT = {"texts/consent.md": "# Consent\nDo you agree?"}
BOTH = {**CONSENT, "texts/consent.de.md": "# Einwilligung\nStimmen Sie zu?"}


def sentences(reading):
    return [f"{p.message} {p.fix}" for p in reading.problems]


def test_a_study_with_all_its_words_has_nothing_to_be_told(tmp_path):
    reading = read_package(write(tmp_path, BOTH, toml=TOML + WORDS))
    assert sentences(reading) == []
    study = reading.package.study
    assert study.languages == ("en", "de")
    assert study.words["de"]["# Consent\nDo you agree?"].startswith("# Einwilligung")
    assert "texts/consent.de.md" in reading.package.files, "the hash covers every language"


def test_check_tells_what_is_missing_in_which_language(tmp_path):
    reading = read_package(write(tmp_path, CONSENT, toml=TOML))
    assert reading.package is not None, "what is missing is shown in the first language"
    said = sentences(reading)
    assert len(said) == 5
    missing = "texts/consent.md has no translation into 'de', so it is shown untranslated."
    assert f"{missing} Add texts/consent.de.md." in said
    assert any("'How are you?' has no translation into 'de'" in one for one in said)
    assert any('below [words.de]: "So so" = "..."' in one for one in said)
    assert not any("Well" in one or "gender" in one for one in said), "the program says these"


COLORS = """
[[block]]
id = "colors"
task = "colors"
table = "colors.csv"
trials = 1
"""
STATEMENT = "A dog is barking."


def test_control_questions_of_a_table_are_asked_in_every_language(tmp_path):
    """Only the first text that is missing is named: a table may have hundreds."""
    row = f"id,origin,image,color,statement,statement_true\n1,human,a.png,red,{STATEMENT},true\n"
    files = {**BOTH, "colors.csv": row, "media/a.png": png()}
    said = sentences(read_package(write(tmp_path, files, toml=TOML + COLORS + WORDS)))
    (missing,) = (one for one in said if "[words.de]" in one)
    assert missing.startswith("Control questions of colors.csv are in another language")
    assert f'"{STATEMENT}" = "..."' in missing
    german = f'"{STATEMENT}" = "Ein Hund bellt."\n'
    reading = read_package(write(tmp_path, files, toml=TOML + COLORS + WORDS + german))
    assert not any("[words.de]" in one or "No text" in one for one in sentences(reading))
    (asked,) = reading.package.in_language("de").controls["colors"].values()
    assert (asked.text, [one.value for one in asked.choices]) == (
        "Ein Hund bellt.",
        ["true", "false"],
    )


@pytest.mark.slow
def test_the_demo_study_is_whole_in_the_five_languages_of_the_program():
    reading = read_package(demo_study())
    assert set(reading.package.study.languages) == {*SPOKEN}
    assert not any("words" in problem.column for problem in reading.problems)


def test_a_language_that_the_program_does_not_speak_needs_every_word(tmp_path):
    toml = TOML.replace('["en", "de"]', '["en", "fr"]')
    said = sentences(read_package(write(tmp_path, toml=toml)))
    assert any("TuringDesk is not translated into 'fr'" in one for one in said)
    assert any("'What is your gender?' has no translation into 'fr'" in one for one in said)
    assert any("'Well' has no translation into 'fr'" in one for one in said)


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ('"de"]', '"de", "de"]', "'de' appears twice."),
        ('"de"]', '"de", "English"]', "'English' is not a language code."),
        ('"So so" = "Geht so"', '"So-so" = "Geht so"', "The study has no text 'So-so'."),
        ("[words.de]", "[words.it]", "texts in 'it', which is not one of its further languages"),
        ('"So so" = "Geht so"', '"So so" = 3', "must be a text"),
    ],
)
def test_what_cannot_be_meant_is_told_with_its_line(tmp_path, before, after, what):
    toml = (TOML + WORDS).replace(before, after)
    problems = read_package(write(tmp_path, BOTH, toml=toml)).problems
    (found,) = [p for p in problems if what in p.message]
    assert found.file == "study.toml"
    assert found.line is not None


def seated(tmp_path, **setup):
    package = open_package(write(tmp_path / "study", BOTH, toml=TOML + WORDS))
    recorder = SessionRecorder.begin(package, tmp_path / "data", SessionSetup("p1", "k1", **setup))
    recorder.abandon()
    return package, recorder


def first_line(recorder):
    return json.loads(recorder.path.read_text("utf-8").partition("\n")[0])


def test_a_session_is_laid_out_in_its_language_and_says_so_in_its_first_line(tmp_path):
    _, recorder = seated(tmp_path, language="de")
    assert first_line(recorder)["language"] == recorder.session.language == "de"
    pages = [step for step in recorder.session.steps if isinstance(step, Page)]
    assert pages[0].title == "Einwilligung"
    form = next(page for page in pages if page.questions)
    assert form.title == "Sie"
    mood = form.questions[1]
    assert [(c.value, c.label) for c in mood.choices] == [("Well", "Well"), ("So so", "Geht so")]
    trial = next(step for step in recorder.session.steps if not isinstance(step, Page))
    assert trial.questions[0].text == "Wer hat es geschrieben?"
    assert trial.questions[0].choices[0].value in ("human", "machine")


def test_without_a_choice_it_is_the_studys_first_language(tmp_path):
    _, recorder = seated(tmp_path)
    assert first_line(recorder)["language"] == "en"
    assert recorder.session.step.title == "Consent"


def test_a_language_that_the_study_does_not_have_is_refused(tmp_path):
    with pytest.raises(UnknownName, match="language of this study"):
        seated(tmp_path, language="es")
    assert not list((tmp_path / "data").glob("*.jsonl"))


def test_a_session_that_was_cut_off_goes_on_in_its_own_language(tmp_path):
    package, cut = seated(tmp_path, language="de")
    again = SessionRecorder.resume(
        package, tmp_path / "data", SessionSetup("p1", "k1", language="en"), cut.path
    )
    again.abandon()
    assert first_line(again)["language"] == "de"
    assert again.session.step.title == "Einwilligung"


def test_files_of_texts_are_named_by_language():
    assert in_file_names("texts/start.md", "zh") == "texts/start.zh.md"


def test_the_program_speaks_what_studies_are_told_it_does():
    from turingdesk.sessions.voice import LANGUAGES

    assert sorted(LANGUAGES) == sorted(SPOKEN)
