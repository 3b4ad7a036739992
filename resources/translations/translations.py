"""Collects the program's texts for translators, and compiles what they wrote.

    python resources/translations/translations.py update     after the source's texts changed
    python resources/translations/translations.py missing    lists what is not translated yet
    python resources/translations/translations.py export de FILE.json    what is not translated yet
    python resources/translations/translations.py import de FILE.json    what was written there

`update` adds new texts to each `turingdesk_*.ts` beside it, marked unfinished,
and drops those that are gone. A .ts file can be edited in Qt Linguist or in any editor; or
as JSON, where "translation" of each message is filled in (`handover.py`).

There are three contexts: what participants read ("Participant"), what experimenters read
("Desk"), and the sentences of the floors below the desk ("Below"), which are messages there:
templates with named values. The command line speaks English.
"""

from __future__ import annotations

import ast
import json
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from turingdesk.core.message import catalogue_key, lettered
from turingdesk.core.quality import rule_title
from turingdesk.sessions.catalogue import COMPILED, compiled
from turingdesk.study.presets import PRESETS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).resolve().parent
MODULES = ("turingdesk.gui.translation", "turingdesk.core.message")  #: whose calls make texts
#: The modules whose classes declare settings, and columns of tasks.
_DECLARING = (
    *("agents/*.py", "answering/*.py", "core/*.py", "exchange/export.py"),
    *("exchange/importers/_base.py", "net/host_settings.py", "tasks/*.py"),
    *("plugins/*/*.py", "plugins/*/agents/*.py", "plugins/*/features/*.py"),
    *("plugins/*/*/settings.py", "plugins/*/trained/*.py"),
)
#: How many literal texts each call takes at most.
TAKES = {"tr": 3, "tr_noop": 3, "message": 1, "participant_message": 1, "term": 2}
TAKES |= {"plural": 2, "participant_plural": 2}


class Text(NamedTuple):
    """A text to translate."""

    context: str
    source: str
    note: str = ""
    numerus: bool = False  #: it has plural forms
    singular: str = ""  #: what the source says of one, where it says it


def tool(name: str, *arguments: str) -> str:
    """Run one of Qt's tools, which come with PySide6; what it said.

    Raises:
        subprocess.CalledProcessError: It failed.
    """
    command = [str(Path(sys.executable).with_name(f"pyside6-{name}")), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def files(folder: Path = FOLDER) -> list[Path]:
    """The .ts file of each language."""
    return sorted(folder.glob("turingdesk_*.ts"))


def update(into: Path = FOLDER, languages: tuple[str, ...] = ()) -> None:
    """Bring the .ts files up to the source; that of English has plural forms only.

    Most of those stand in the source: the program says of one what is written there.
    """
    codes = languages or tuple(path.stem.removeprefix("turingdesk_") for path in files(into))
    with tempfile.TemporaryDirectory() as home:
        catalogue = Path(home) / "texts.cpp"
        catalogue.write_text("\n".join(map(_marked, texts())), "utf-8")
        for code in codes:
            plural = ["-pluralonly"] if code == "en" else []
            kept = str(into / f"turingdesk_{code}.ts")
            language = {"zh": "zh_CN"}.get(code, code)
            tool(
                "lupdate",
                *("-no-obsolete", "-locations", "none", *plural),
                *("-source-language", "en", "-target-language", language),
                *(str(catalogue), "-ts", kept),
            )
        if "en" in codes:
            singulars = Path(home) / "singulars.json"
            singulars.write_text(json.dumps(list(_english_forms())), "utf-8")
            _handover()["take"](into / "turingdesk_en.ts", singulars)


def _english_forms() -> Iterator[dict[str, Any]]:
    """The plural forms that the source has, as a translator would hand them over."""
    for text in texts():
        if text.singular:
            forms = [text.singular, text.source]
            yield {"context": text.context, "source": text.source, "translation": forms}


def _handover() -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / "handover.py"))


def release(into: Path = FOLDER, sources: Path = FOLDER) -> None:
    """Compile each .ts file."""
    for path in files(sources):
        (into / path.with_suffix(COMPILED).name).write_text(compiled(path), "utf-8")


def missing() -> Iterator[str]:
    """What is not translated into each language, as the source is now."""
    with tempfile.TemporaryDirectory() as home:
        for path in files():
            shutil.copy(path, home)
        update(Path(home))
        for path in files(Path(home)):
            for context in ET.parse(path).iter("context"):
                for entry in context.iter("message"):
                    translation = entry.find("translation")
                    if translation is not None and translation.get("type") == "unfinished":
                        source = entry.findtext("source") or ""
                        yield f"{path.stem}: {context.findtext('name')}: {source!r}"


@cache
def texts() -> list[Text]:
    """Every text of the source that is said to someone, each once."""
    found: dict[Text, None] = {}
    for path in _modules():
        found |= dict.fromkeys(_called(path))
    for preset in PRESETS.values():
        found |= {Text("Participant", text): None for text in _of_a_preset(preset)}
    found |= dict.fromkeys(_of_classes())
    found |= dict.fromkeys(_of_columns())
    found |= dict.fromkeys(Text("Below", text) for text in _of_declarations())
    found |= dict.fromkeys(_of_designs(ROOT / "resources"))
    found |= dict.fromkeys(_of_plugins())
    known = {text.source for text in found if text.context == "Participant"}
    return [
        text for text in found if text.context != "Below" or text.note or text.source not in known
    ]


def _of_classes() -> Iterator[Text]:
    """What errors say of why they happen, and rules of what they exclude: their docstrings."""
    from turingdesk.core.quality import EVERY_KIND

    for kind in _errors():
        about, _, _ = (ast.get_docstring(kind) or "").partition("\n\nArgs:")
        yield Text("Below", " ".join(about.split()))
    for rule in EVERY_KIND.values():
        yield Text("Below", (rule.__doc__ or "").splitlines()[0])


def _of_declarations() -> Iterator[str]:
    """What settings of studies and columns of tasks say of themselves where they are declared."""
    from turingdesk.core.setting import settings_of
    from turingdesk.core.task import TASKS

    for path in sorted(one for files in _DECLARING for one in ROOT.glob(f"turingdesk/{files}")):
        if path.stem == "response":  # its columns are described in exports, in English
            continue
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        own = [one for one in vars(module).values() if isinstance(one, type)]
        for kind in own:
            if is_dataclass(kind) and kind.__module__ == module.__name__:
                for one in settings_of(kind):
                    titles = (option.title for option in one.options)
                    told = (one.title, one.about, one.hint, one.unit, *titles)
                    yield from (str.__str__(text) for text in told if lettered(text))
    for task in TASKS.values():
        yield from map(str, task.columns().values())


def _errors() -> Iterator[ast.ClassDef]:
    """All errors of the program, as its source declares them, in whatever module."""
    bodies = [node for path in _modules() for node in _parsed(path).body]
    bases = {
        node: {ast.unparse(base) for base in node.bases}
        for node in bodies
        if isinstance(node, ast.ClassDef)
    }
    yield from (one for one in bases if one.name == "TuringDeskError")
    found, known = [one for one in bases if "TuringDeskError" in bases[one]], set()
    while found:
        yield from found
        known |= {one.name for one in found}
        found = [one for one in bases if one.name not in known and known & bases[one]]


def _modules() -> list[Path]:
    return sorted((ROOT / "turingdesk").rglob("*.py"))


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _of_columns() -> Iterator[Text]:
    """What heads the columns of results: their names."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.exchange.report.pieces import HEAD, LONG, head, holds_sentences, title
    from turingdesk.presenters.analyst import COLUMNS
    from turingdesk.table.table import frame

    names = [*COLUMNS]
    for analysis in ANALYSES.values():
        names += map(str, analysis.compute(frame([])).columns)
    for name in dict.fromkeys(names):
        is_long = holds_sentences(name) or name in LONG
        for shown in (head(name), *([title(name)] if is_long else [])):
            yield Text("Below", catalogue_key(shown.template), HEAD)


def _of_designs(folder: Path) -> Iterator[Text]:
    """What published designs, sets of rules, and single rules in them are called, and are."""
    for file in sorted((*folder.glob("templates/*/template.toml"), *folder.glob("rules/*.toml"))):
        design = tomllib.loads(file.read_text("utf-8"))
        yield from (Text("Below", design[name]) for name in ("title", "about"))
        named = (str(rule["id"]) for rule in design.get("rule", ()) if "id" in rule)
        yield from (Text("Desk", rule_title(name), "a setting") for name in named)


def _of_plugins() -> Iterator[Text]:
    """Texts of plugins that are not in their modules, which they name in `translatable.py`."""
    from turingdesk.core.plugin import plugins

    for plugin in plugins().loaded.values():
        if any((folder / "translatable.py").is_file() for folder in plugin.folders):
            texts_with_notes = import_module(f"{plugin.package}.translatable").texts()
            yield from (Text("Below", text, note) for text, note in texts_with_notes)


def _called(path: Path) -> Iterator[Text]:
    """The texts of the calls in a module that make them.

    Raises:
        ValueError: A text is put together while the program runs, so no one can translate it.
    """
    code = path.read_text("utf-8")
    is_maker = path.as_posix().endswith(tuple(f"{m.replace('.', '/')}.py" for m in MODULES))
    if not (is_maker or any(f"from {module} import" in code for module in MODULES)):
        return
    for call in ast.walk(_parsed(path)):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        made = call.func.id
        if made not in TAKES or (made == "tr" and not _is_text(call.args[1])):
            continue
        if not all(map(_is_literal, call.args[: TAKES[made]])):
            if is_maker:  # which passes on what others write
                continue
            raise ValueError(f"{path}:{call.lineno}: {made} takes literal text; name its values")
        yield from _text(made, call)


def _text(made: str, call: ast.Call) -> Iterator[Text]:
    """The text that a call makes; none if there is nothing to translate."""
    texts = [ast.literal_eval(text) for text in call.args[: TAKES[made]]]
    if made in ("tr", "tr_noop"):
        yield Text(*texts, numerus=len(call.args) > 3)
    elif made == "term":
        yield Text("Below", *texts)
    elif lettered(texts[-1]):
        context = "Participant" if made.startswith("participant_") else "Below"
        one = catalogue_key(texts[0]) if made.endswith("plural") else ""
        yield Text(context, catalogue_key(texts[-1]), numerus=bool(one), singular=one)


def _is_text(node: ast.expr) -> bool:
    return _is_literal(node) or isinstance(node, ast.JoinedStr)


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _of_a_preset(preset: Mapping[str, Any]) -> Iterator[str]:
    for key in ("text", "low_label", "high_label"):
        if key in preset:
            yield preset[key]
    yield from preset.get("choices", ())


def _marked(text: Text) -> str:
    """A call that lupdate reads; its own reader of Python overlooks plural forms."""
    context, source, note = (json.dumps(part, ensure_ascii=False) for part in text[:3])
    number = ", 1" if text.numerus else ""
    return f"QCoreApplication::translate({context}, {source}, {note}{number});"


def hand_over(way: str, code: str, file: str) -> None:
    """Export or import a language as JSON.

    Raises:
        SystemExit: Some translations were refused; names them. The others were taken.
    """
    ts = FOLDER / f"turingdesk_{code}.ts"
    ways = _handover()
    if way == "export":
        sys.stdout.write(f"{ways['export'](ts, Path(file))} texts are in {file}.\n")
    elif refused := ways["take"](ts, Path(file)):
        sys.exit("\n".join(["These were not taken:", *refused]))


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case ["update"]:
            update()
        case ["release", into]:
            release(Path(into))
        case ["missing"]:
            sys.stdout.writelines(f"{line}\n" for line in missing())
        case ["export" | "import" as way, code, file] if any(
            path.name == f"turingdesk_{code}.ts" for path in files()
        ):
            hand_over(way, code, file)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
