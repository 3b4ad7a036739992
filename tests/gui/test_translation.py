"""The languages that the program speaks: all of them whole, and as they were compiled."""

import json
import re
import runpy
import shutil
import sys
import xml.etree.ElementTree as ET
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFontDatabase, QFontMetricsF, QRawFont

import turingdesk
from turingdesk.core.errors import UnknownName
from turingdesk.core.message import join, message, plural
from turingdesk.core.number_words import interval
from turingdesk.gui import theme, translation
from turingdesk.gui.translation import (
    ScreenVoice,
    install,
    of_the_system,
    speak,
    tr,
    translate_message,
)
from turingdesk.sessions import catalogue
from turingdesk.sessions.voice import _SIGNS, LANGUAGES, Voice, spoken
from turingdesk.system.paths import cache, resources

FOLDER = resources() / "translations"
CODES = sorted(set(LANGUAGES) - {"en"})
TOOL = Path(turingdesk.__file__).parents[1] / "resources" / "translations" / "translations.py"

UNFINISHED = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Desk</name>
    <message>
        <source>Open</source>
        <comment>state of a session</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of {of}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Below</name>
    <message>
        <source>The {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is &quot;done&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
</context>
</TS>
"""

each_language = pytest.mark.parametrize("code", CODES)


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    yield
    speak("en")
    install("en")


@pytest.fixture(scope="module")
def tool():
    return runpy.run_path(str(TOOL))


@pytest.fixture(scope="module")
def handover():
    return runpy.run_path(str(TOOL.with_name("handover.py")))


def messages(code, folder=FOLDER):
    """(context, source, note) -> what was written for it."""
    found = {}
    for context in ET.parse(folder / f"turingdesk_{code}.ts").iter("context"):
        for entry in context.iter("message"):
            key = (
                context.findtext("name"),
                entry.findtext("source"),
                entry.findtext("comment"),
            )
            found[key] = entry.find("translation")
    return found


def forms(translation):
    return [form.text or "" for form in translation.iter("numerusform")] or [
        translation.text or ""
    ]


@pytest.mark.slow
def test_english_says_of_one_what_the_source_says(tool):
    said = {key: forms(value) for key, value in messages("en").items()}
    singulars = {
        (text.context, text.source, None): [text.singular, text.source]
        for text in tool["texts"]()
        if text.singular
    }
    assert len(singulars) > 50
    assert {key: said[key] for key in singulars if key in said} == {
        key: both for key, both in singulars.items() if key in said
    }


def test_english_says_one_answer_not_one_answers():
    assert ScreenVoice("en").translate(plural("%n answer", "%n answers", n=1)) == "1 answer"


@pytest.mark.release
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_text_of_the_source_is_in_every_language(code, tool, tmp_path):
    shutil.copy(FOLDER / f"turingdesk_{code}.ts", tmp_path)
    tool["update"](tmp_path)
    missing = [key for key, value in messages(code, tmp_path).items() if value.get("type")]
    assert not missing, (
        "run resources/translations/translations.py update, and translate what is unfinished"
    )
    assert messages(code).keys() == messages(code, tmp_path).keys(), "texts that are gone"


@pytest.mark.release
@each_language
def test_nothing_is_left_unsaid(code):
    for (_, source, _), value in messages(code).items():
        assert value.get("type") is None, source
        assert all(form.strip() for form in forms(value)), source


@each_language
def test_what_varies_stands_in_every_translation(code):
    finished = {key: value for key, value in messages(code).items() if not value.get("type")}
    for (_, source, _), value in finished.items():
        for form in forms(value):
            assert sorted(re.findall(r"\{\w*\}", form)) == sorted(re.findall(r"\{\w*\}", source))
            assert form == form.strip()
        assert "%n" not in source or "%n" in forms(value)[-1]


def test_a_translator_works_on_a_list_and_what_is_wrong_is_named(handover, tmp_path):
    ts, file = tmp_path / "turingdesk_de.ts", tmp_path / "work.json"
    ts.write_text(UNFINISHED, "utf-8")
    assert handover["export"](ts, file) == 4
    rows = json.loads(file.read_text("utf-8"))
    assert rows[0] == {
        "context": "Desk",
        "source": "Open",
        "note": "state of a session",
        "numerus": False,
        "translation": "",
    }
    assert rows[1]["translation"] == ["", ""]
    for row, written in zip(
        rows,
        ["läuft", ["Eine Sitzung von {of}", "%n Sitzungen von {of}"], "Das {nam}", "fertig"],
        strict=True,
    ):
        row["translation"] = written
    rows[3]["source"] = "Gone"
    file.write_text(json.dumps(rows), "utf-8")
    name, gone = handover["take"](ts, file)
    assert "'The {name}'" in name
    assert "{nam}" in name
    assert "no such text" in gone
    found = messages("de", tmp_path)
    assert found["Desk", "Open", "state of a session"].text == "läuft"
    assert forms(found["Desk", "%n session(s) of {of}", None]) == [
        "Eine Sitzung von {of}",
        "%n Sitzungen von {of}",
    ]
    assert found["Below", "The {name}", None].get("type") == "unfinished"
    assert handover["export"](ts, file) == 2


@pytest.mark.parametrize(
    "said",
    [
        "%n Sitzungen von {of}",
        ["%n Sitzungen von {of}"],
        ["Eine Sitzung von {of}", "Sitzungen von {of}"],
        ["Eine Sitzung", "%n Sitzungen von {of}"],
        ["Eine Sitzung von {of}", ""],
        ["Eine Sitzung von {of}", "%n Sitzungen von {of} {of}"],
    ],
)
def test_wrong_plural_forms_are_refused(said, handover, tmp_path):
    ts, file = tmp_path / "turingdesk_de.ts", tmp_path / "work.json"
    ts.write_text(UNFINISHED, "utf-8")
    row = {"context": "Desk", "source": "%n session(s) of {of}", "translation": said}
    file.write_text(json.dumps([row]), "utf-8")
    (refused,) = handover["take"](ts, file)
    assert "'%n session(s) of {of}'" in refused
    assert ts.read_text("utf-8") == UNFINISHED


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_what_is_imported_is_written_as_qt_writes_it(code, handover):
    ts = FOLDER / f"turingdesk_{code}.ts"
    assert handover["written"](ET.parse(ts)) == ts.read_text("utf-8")


def ready(folder):
    """What the catalogue of a folder says."""
    catalogue.catalogue.cache_clear()  # as if the program began
    return Voice("de", folder).lookup("Below", "Ready")


def test_a_catalogue_is_compiled_once_and_again_when_it_was_changed(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(catalogue, "cache", cache)  # that of the user, which tests share
    source = tmp_path / "turingdesk_de.ts"
    source.write_text(UNFINISHED, "utf-8")
    assert ready(tmp_path) == "Fertig"
    (made,) = cache().glob("*.jsonl")
    first = made.stat().st_mtime_ns
    assert ready(tmp_path) == "Fertig"
    assert made.stat().st_mtime_ns == first
    source.write_text(UNFINISHED.replace("Fertig", "Bereit"), "utf-8")
    assert ready(tmp_path) == "Bereit"


def test_without_a_cache_it_is_compiled_at_each_start(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setattr(catalogue, "cache", lambda: tmp_path / "file")
    (tmp_path / "turingdesk_de.ts").write_text(UNFINISHED, "utf-8")
    assert ready(tmp_path) == "Fertig"


def test_a_program_that_brings_compiled_catalogues_reads_them(tool, tmp_path):
    (tmp_path / "turingdesk_de.ts").write_text(UNFINISHED, "utf-8")
    tool["release"](tmp_path, tmp_path)
    (tmp_path / "turingdesk_de.ts").unlink()
    assert ready(tmp_path) == "Fertig"


def test_a_kiosk_reads_only_what_participants_read(monkeypatch):
    german = catalogue.Catalogue([FOLDER / "turingdesk_de.ts"])
    assert german.forms("Participant", "Continue") == ("Weiter",)
    assert {*german._contexts} == {"Participant"}


def test_without_a_catalogue_the_program_speaks_english(tmp_path):
    assert ScreenVoice("de", tmp_path).lookup("Below", "Ready") == "Ready"


def test_a_text_that_is_put_together_cannot_be_collected(tool, tmp_path):
    module = tmp_path / "wrong.py"
    head = "from turingdesk.gui.translation import tr\n"
    module.write_text(head + 'tr("Participant", f"{1} of 2")\n', "utf-8")
    with pytest.raises(ValueError, match=r"wrong\.py:2: tr takes literal text"):
        list(tool["_called"](module))


def test_what_is_between_the_items_of_a_list_is_collected(tool):
    module = Path(turingdesk.__file__).parent / "core" / "message.py"
    sources = [one[1] for one in tool["_called"](module)]
    assert "{first}, or {last}" in sources
    assert "{first} and {last}" in sources


def test_the_templates_of_messages_are_collected(tool, tmp_path):
    module = tmp_path / "made.py"
    module.write_text(
        """
from turingdesk.core.message import message, participant_message, plural
a = message("{n:,} rows of {table!r}", n=1, table=message("{it}", it="a"))
b = plural("%n row of {it}", "%n rows of {it}", n=2, it="b")
c = participant_message("Who wrote this?")
""",
        "utf-8",
    )
    assert list(tool["_called"](module)) == [
        ("Below", "{n} rows of {table}", "", False, ""),
        ("Below", "%n rows of {it}", "", True, "%n row of {it}"),
        ("Participant", "Who wrote this?", "", False, ""),
    ]


def speaker(tool, folder, name, told):
    """A German voice with a catalogue of one context."""
    context = f"<context><name>{name}</name>{told}</context>"
    head = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>'
    text = f'{head}<TS version="2.1" language="de">{context}</TS>'
    (folder / "turingdesk_de.ts").write_text(text, "utf-8")
    tool["release"](folder, folder)
    return ScreenVoice("de", folder)


@pytest.fixture(scope="module")
def chinese(tool, tmp_path_factory):
    """A Chinese voice that knows two sentences."""
    translations = {"The disk is full.": "A\u3002", "Delete files.": "B\u3002"}
    rows = "".join(
        f"<message><source>{source}</source><translation>{translation}</translation></message>"
        for source, translation in translations.items()
    )
    voice = speaker(tool, tmp_path_factory.mktemp("chinese"), "Below", rows)
    voice.spoken, voice._signs = "zh", (",", ".")
    return voice


def test_texts_that_differ_only_in_their_note_are_told_apart(tool, tmp_path):
    told = "".join(
        f"<message><source>Open</source><comment>{note}</comment>"
        f"<translation>{german}</translation></message>"
        for note, german in (("of a session", "Offen"), ("a button", "\u00d6ffnen"))
    )
    voice = speaker(tool, tmp_path, "Desk", told)
    assert voice.lookup("Desk", "Open", "of a session") == "Offen"
    assert voice.lookup("Desk", "Open", "a button") == "\u00d6ffnen"
    assert voice.lookup("Desk", "Open", "of a session") == "Offen"


BELOW = {
    "A session of {code} was started at {kiosk} {ago}.": "{code} hat {ago} an {kiosk} begonnen.",
    "a moment ago": "soeben",
    "{what} must be from {low} to {high}.": "{what} muss von {low} bis {high} sein.",
    "There are no {kind}.": "Es gibt keine {kind}.",
    "control trials": "Kontrolldurchgänge",
    "humans": "Menschen",
}


@pytest.fixture
def german(tool, tmp_path):
    """A voice with a catalogue of messages from below the desk."""
    told = "".join(
        f"<message><source>{source}</source><translation>{said}</translation></message>"
        for source, said in BELOW.items()
    )
    forms = "<numerusform>%n Zeile</numerusform><numerusform>%n Zeilen</numerusform>"
    told += '<message numerus="yes"><source>%n rows</source>'
    told += f"<translation>{forms}</translation></message>"
    voice = speaker(tool, tmp_path, "Below", told)
    voice.spoken = "de"
    return voice


def test_a_message_is_translated_with_its_values(german):
    started = message(
        "A session of {code} was started at {kiosk} {ago}.",
        code="P-014",
        kiosk="booth-3",
        ago=message("a moment ago"),
    )
    assert translate_message(started, german) == "P-014 hat soeben an booth-3 begonnen."
    none = message("There are no {kind}.", kind=message("control trials"))
    assert translate_message(none, german) == "Es gibt keine Kontrolldurchgänge."
    both = join(" ", (none, started))
    assert translate_message(both, german).startswith("Es gibt keine Kontrolldurchgänge. P-014 ")


@pytest.mark.slow
def test_numbers_and_dates_of_a_message_are_written_as_usual_there(german):
    limits = message("{what} must be from {low} to {high:,}.", what="'n'", low=0.5, high=100_000)
    assert limits == "'n' must be from 0.5 to 100,000."
    assert translate_message(limits, german) == "'n' muss von 0,5 bis 100.000 sein."
    assert translate_message(message("{day}", day=date(2026, 11, 21)), german) == "21.11.26"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (message("{names}", names=["P-1", "P-2"]), "P-1\u3001P-2"),
        (join(" ", (message("The disk is full."), message("Delete files."))), "A\u3002B\u3002"),
        (message("The disk is full.") + " " + message("Delete files."), "A\u3002B\u3002"),
        (message("The disk is full.") + (" " + message("Delete files.")), "A\u3002B\u3002"),
        (join("; ", ("1", "2")), "1\uff1b2"),
        (message("{state} ({reason})", state="x", reason="y"), "x\uff08y\uff09"),
        (interval(0.5, 1), "[0.50, 1.00]"),
        (message("{maker} {number}", maker="gpt", number=4), "gpt 4"),
    ],
)
def test_chinese_has_its_own_marks_between_texts(text, said, chinese):
    assert translate_message(text, chinese) == said


def test_keys_have_the_names_that_keyboards_have():
    assert ScreenVoice("de").keys("Ctrl+Enter") == "Strg+Eingabe"
    assert ScreenVoice("it").keys("Ctrl+Shift+B") == "Ctrl+Maiusc+B"
    assert ScreenVoice("en").keys("Ctrl+Shift+B") == "Ctrl+Shift+B"


@pytest.mark.slow
def test_names_in_a_message_are_never_translated(german):
    """A file may be called like a word of the program, or like a place in a template."""
    limits = message("{what} must be from {low} to {high}.", what="humans", low="{high}", high="z")
    assert translate_message(limits, german) == "humans muss von {high} bis z sein."


@pytest.mark.slow
def test_plural_forms_of_a_message_follow_the_language(german):
    said = [translate_message(plural("%n row", "%n rows", n=n), german) for n in (1, 1200)]
    assert said == ["1 Zeile", "1.200 Zeilen"]


def test_a_message_that_nobody_translated_is_english(german):
    text = message("{n:,} files are gone.", n=1200)
    assert translate_message(text, german) == "1,200 files are gone."


@pytest.mark.slow
def test_plural_forms_follow_the_language():
    text = "You can answer after %n seconds."
    speak("de")
    assert tr("Participant", text, "", 1) == "Nach 1 Sekunde können Sie antworten."
    assert tr("Participant", text, "", 1200) == "Nach 1.200 Sekunden können Sie antworten."
    speak("zh")
    assert tr("Participant", text, "", 2) == "2 秒后可以作答。"
    speak("en")
    assert tr("Participant", text, "", 1) == "You can answer after 1 second."


@pytest.mark.slow
def test_the_kiosk_and_the_desk_speak_each_their_own_language():
    install("it")
    speak("de")
    assert tr("Participant", "Continue") == "Weiter"
    assert translation.program().spoken == "it"
    assert tr("Desk", "A text that nobody translated") == "A text that nobody translated"


def test_a_language_that_is_not_spoken_is_english_but_runs_its_own_way():
    voice = speak("ar")
    assert tr("Participant", "Continue") == "Continue"
    assert voice.direction is Qt.LayoutDirection.RightToLeft


@pytest.mark.parametrize(
    ("code", "number", "whole", "day"),
    [
        ("de", "2,5", "12.345", "21.11.26"),
        ("it", "2,5", "12.345", "21/11/26"),
        ("zh", "2.5", "12,345", "2026/11/21"),
    ],
)
def test_numbers_and_dates_are_written_as_usual_there(code, number, whole, day):
    voice = ScreenVoice(code)
    assert voice.number(2.5) == number
    assert voice.number(12345.0) == voice.format_int(12345) == whole
    assert voice.day(date(2026, 11, 21)) == day


@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("de-AT", "de"),
        ("es_MX.UTF-8", "es"),
        ("zh-Hans", "zh"),
        ("zh_TW", ""),
        ("C", ""),
        ("", ""),
    ],
)
def test_codes_of_regions_are_understood(code, known):
    assert spoken(code) == known


def test_the_systems_language_is_the_first_that_is_spoken(monkeypatch):
    class System:
        def uiLanguages(self):  # noqa: N802 - as Qt calls it
            return ["fr-FR", "it-IT", "de"]

    monkeypatch.setattr(QLocale, "system", System)
    assert of_the_system() == "it"
    assert install().spoken == "it"


def test_the_programs_language_takes_along_qts_own_buttons_and_formats(qapp):
    install("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().language() is QLocale.Language.German
    install("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.slow
def test_every_letter_of_every_language_can_be_drawn(qapp):
    theme.load_fonts()
    theme.load_chinese()
    inter = QRawFont.fromFont(theme.font())
    chinese = QRawFont(str(resources() / "fonts" / "TuringDeskSansSC-Regular.otf"), 16)
    for code in CODES:
        written = "".join("".join(forms(value)) for value in messages(code).values())
        written = written.replace("\ufffd", "")  # stands for letters that cannot be drawn
        lacking = {
            letter
            for letter in written
            if letter.isprintable()
            and not inter.supportsCharacter(ord(letter))
            and not (code == "zh" and chinese.supportsCharacter(ord(letter)))
        }
        assert not lacking, code


@pytest.mark.slow
def test_chinese_is_drawn_with_the_letters_that_ship(qapp):
    speak("zh")
    assert theme.CHINESE in QFontDatabase.families()
    assert theme.CHINESE in theme.font().families()
    assert QFontMetricsF(theme.font(20)).horizontalAdvance("您好") == pytest.approx(40, abs=1)


def test_the_command_line_names_the_languages_there_are(monkeypatch):
    from turingdesk.cli.desk import language

    class Args:
        language = "fr"

    with pytest.raises(UnknownName, match=r"language.*fr"):
        language(Args())
    Args.language = "de-CH"
    assert language(Args()) == "de-CH"


def test_the_tool_says_how_it_is_used(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["translations.py", "all"])
    with pytest.raises(SystemExit, match="missing"):
        runpy.run_path(str(TOOL), run_name="__main__")


@pytest.mark.slow
def test_moments_are_written_as_each_language_does():
    moment = datetime(2019, 11, 21, 14, 28)
    written = {name: ScreenVoice(name).moment(moment) for name in ("en", "de", "zh")}
    assert written == {
        "en": "21 Nov 2019 14:28",
        "de": "21. Nov. 2019 14:28",
        "zh": "2019\u5e7411\u670821\u65e5 14:28",
    }
    said = message("Begun {time}.", time=moment)
    assert str(said) == "Begun 21 Nov 2019 14:28."
    this_year = moment.replace(year=datetime.now().year)
    assert ScreenVoice("en").moment(this_year) == "21 Nov 14:28"


@pytest.mark.parametrize("code", [*_SIGNS, "en", "zh", "ja", "de-DE"])
def test_numbers_have_the_signs_that_qt_knows(code):
    voice, locale = ScreenVoice(code), QLocale(code.replace("-", "_"))
    group, decimal = locale.groupSeparator(), locale.decimalPoint()
    assert voice.written("12,345.5") == f"12{group}345{decimal}5"


@pytest.mark.parametrize("code", [*LANGUAGES, "ar", "fa", "fr", "he", "ja", "nl", "pt-PT", "ur"])
def test_languages_run_as_qt_knows(code):
    locale = QLocale(code.replace("-", "_"))
    assert ScreenVoice(code).direction is locale.textDirection()
