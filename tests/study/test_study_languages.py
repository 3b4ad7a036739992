"""Studies in several languages: read, checked, seated."""

import json

import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.errors import UnknownName
from turingdesk.core.step import Page
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package, read_package
from turingdesk.study.study_languages import SPOKEN, in_file_names

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


def told(reading):
    return [f"{p.message} {p.fix}" for p in reading.problems]


def test_a_study_with_all_its_words_has_nothing_to_be_told(tmp_path):
    reading = read_package(write(tmp_path, BOTH, toml=TOML + WORDS))
    assert told(reading) == []
    study = reading.package.study
    assert study.languages == ("en", "de")
    assert study.words["de"]["# Consent\nDo you agree?"].startswith("# Einwilligung")
    assert "texts/consent.de.md" in reading.package.files, "the hash covers every language"


def test_check_tells_what_is_missing_in_which_language(tmp_path):
    reading = read_package(write(tmp_path, CONSENT, toml=TOML))
    assert reading.package is not None, "what is missing is shown in the first language"
    said = told(reading)
    assert len(said) == 5
    assert (
        "texts/consent.md is missing in 'de'; it is shown as it is. Write texts/consent.de.md."
        in said
    )
    assert any("'How are you?' is missing in 'de'" in one for one in said)
    assert any('Write it below [words.de]: "So so" = "..."' in one for one in said)
    assert not any("Well" in one or "gender" in one for one in said), "the program says these"


def test_a_language_that_the_program_does_not_speak_needs_every_word(tmp_path):
    toml = TOML.replace('["en", "de"]', '["en", "fr"]')
    said = told(read_package(write(tmp_path, toml=toml)))
    assert any("does not speak 'fr'" in one for one in said)
    assert any("'What is your gender?' is missing in 'fr'" in one for one in said)
    assert any("'Well' is missing in 'fr'" in one for one in said)


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ('"de"]', '"de", "de"]', "'de' is there twice."),
        ('"de"]', '"de", "English"]', "'English' is no code of a language."),
        ('"So so" = "Geht so"', '"So-so" = "Geht so"', "No text of the study is 'So-so'."),
        ("[words.de]", "[words.it]", "words in 'it', which is not one of its further languages"),
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
    translation = pytest.importorskip("turingdesk.gui.translation")
    assert sorted(translation.LANGUAGES) == sorted(SPOKEN)
