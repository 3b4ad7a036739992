"""Collects the sentences of the floors below the desk, which know English only.

Sentences there are string literals and f-strings: messages of errors and problems, notes,
titles. They are found by how they read, since they go many ways until they reach a window, and
become templates: "The table {name} has no column {column}.". `turingdesk.gui.sentences`
recognizes them again by these templates.

Left out are what only the command line prints (`turingdesk.cli` speaks English), what is
written into exported files and journals, and what participants read, which is translated as such.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from turingdesk.gui.patterns import Template

FLOORS = (
    "core",
    "system",
    "journal",
    "tasks",
    "study",
    "editing",
    "sealing",
    "sessions",
    "coding",
    "people",
    "table",
    "analysis",
    "judges",
    "exchange",
    "net",
)
#: Modules and folders whose words reach files, a terminal or participants, not the desk.
LEFT_OUT = (
    "core/response.py",
    "core/steps.py",
    "core/plan_text.py",
    "table/columns.py",
    "system/paths.py",
    "table/sessions_table.py",
    "table/excluded.py",
    "study/presets.py",
    "net/console.py",
    "exchange/importers",
    "judges/language_model/replies.py",  # what a reply lacks is counted, not told
)
FILES = ("exchange/exporters",)  #: what is no sentence is written into files there
TITLED = {"title", "about", "label", "x_label", "y_label", "caption"}  #: they may be one word
PLAIN = {
    "compile",
    "legend",
    "annotate",
    "stream",
    "named",
    "ordered",
    "encode",
    "strptime",
}  #: no people
_WORDS = re.compile(r"[^\W\d_]{2,}")
_CODE = re.compile(
    r"^<|<\{|\\[dwsx]|^\w+ = |\w \| \w|^\W*$|::|\{\w+!r\}|xml|^%|\]\?"
    r"|^# |^- |font-|^TuringDesk \w+$| Sans\b"
)
_GLUE = re.compile(r"^[,;:.]\s+")  #: before a part that is put behind another
_SPEC = re.compile(r"\{([a-z_]\w*)[:!][^{}\s]*\}")
_TITLE = re.compile(r"[a-z]{3}|[A-Z]\w* \w")  #: a lone PNG is none
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+")
_NAME = re.compile(r"[A-Za-z_]\w*")
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
_NO_NAMES = {
    *("if", "else", "for", "in", "and", "or", "not", "is", "lambda", "None", "True", "False"),
    *("len", "str", "int", "map", "sorted", "join", "set", "list", "tuple", "dict", "sum", "max"),
    *("min", "round", "repr", "abs", "next", "iter", "zip", "range", "enumerate", "self", "cls"),
    *("removesuffix", "removeprefix", "strip", "lower", "upper", "rstrip", "replace", "split"),
    *("as_posix", "value", "get", "f"),
}


def templates(package: Path) -> list[str]:
    """Every template of the floors below, in the order of modules, each once."""
    trees = {path: _parents(path) for path in _modules(package)}
    errors = _errors([node for parents in trees.values() for node in parents])
    found: dict[str, None] = {}
    for path, parents in trees.items():
        sentences_only = path.relative_to(package).as_posix().startswith(FILES)
        for source in _sources(parents, errors):
            if not sentences_only or source[-1] in ".?!" or " " not in source:
                found[source] = None
    return list(found | dict.fromkeys(_of_designs(package.parent / "resources")))


def _of_designs(folder: Path) -> Iterator[str]:
    """What published designs and sets of rules are called, and are, sentence by sentence."""
    for file in sorted((*folder.glob("templates/*/template.toml"), *folder.glob("rules/*.toml"))):
        design = tomllib.loads(file.read_text("utf-8"))
        yield design["title"]
        yield from _SENTENCE_END.split(design["about"])


def _modules(package: Path) -> Iterator[Path]:
    for floor in FLOORS:
        for path in sorted((package / floor).rglob("*.py")):
            if not path.relative_to(package).as_posix().startswith(LEFT_OUT):
                yield path


def _parents(path: Path) -> dict[ast.AST, ast.AST]:
    """Each node of a module -> the one that it stands in."""
    found: dict[ast.AST, ast.AST] = {}
    left: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    for node in left:
        inside = [
            one for one in ast.iter_child_nodes(node) if not isinstance(one, ast.expr_context)
        ]
        found |= dict.fromkeys(inside, node)
        left += inside
    return found


def _errors(nodes: list[ast.AST]) -> set[str]:
    """The names of all errors: their docstrings are what people read as the reason."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    known = {"TuringDeskError"}
    while True:
        more = {
            one.name
            for one in classes
            if known & {base.id for base in one.bases if isinstance(base, ast.Name)}
        }
        if more <= known:
            return known
        known |= more


def _sources(parents: dict[ast.AST, ast.AST], errors: set[str]) -> Iterator[str]:
    """The templates of a module."""
    for node in parents:
        if isinstance(node, ast.ClassDef) and node.name in errors:
            about, _, _ = (ast.get_docstring(node) or "").partition("\n\nArgs:")
            yield from filter(None, [" ".join(about.split())])
        if isinstance(node, ast.ClassDef) and "Rule" in map(ast.unparse, node.bases):
            yield from (ast.get_docstring(node) or "").splitlines()[:1]  # its sentence on screen
        text = _template(node)
        if text is None or _is_silent(node, parents):
            continue
        is_title = _titled(node, parents.get(node))
        for line in _lines(text):
            if _is_read(line) or (is_title and _TITLE.search(line)):
                yield line


def _lines(text: str) -> Iterator[str]:
    """Lines are recognized one by one, without what only ties them to their neighbours."""
    bare = (_GLUE.sub("", line).strip() for line in text.split("\n"))
    return filter(None, bare)


def _template(node: ast.AST) -> str | None:
    """A literal as it is, an f-string or a sum with named places; None for other nodes."""
    if isinstance(node, ast.Constant):
        return _formatted(node.value) if isinstance(node.value, str) else None
    if not isinstance(node, ast.JoinedStr | ast.BinOp):
        return None
    said, names = "", []
    for part in _parts(node):
        if isinstance(part, ast.Constant):
            said += str(part.value)
        elif not said.endswith("}"):
            names.append(_name(part))
            number = names.count(names[-1])
            said += "{" + names[-1] + (str(number) if number > 1 else "") + "}"
    return said


def _formatted(text: str) -> str:
    """A text with {} in it is filled by `format`: its places get a name, and no format."""
    text = _SPEC.sub(r"{\1}", text)
    if "{}" not in text:
        return text
    first, *others = text.split("{}")
    named = (f"{{value{number or ''}}}" for number in (0, *range(2, len(others) + 1)))
    filled = first + "".join(name + other for name, other in zip(named, others, strict=True))
    return filled.replace("{{", "{").replace("}}", "}")


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    """The literals and the expressions that a text is put together from."""
    if isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield part.value if isinstance(part, ast.FormattedValue) else part
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _parts(node.left)
        yield from _parts(node.right)
    else:
        yield node


def _name(value: ast.expr) -> str:
    """The last name of an expression, as a translator reads it."""
    code = ast.unparse(value)
    keys = re.findall(r"\['(\w+)'\]", code)
    names = [one for one in _NAME.findall(_QUOTED.sub("", code)) if one not in _NO_NAMES]
    found = (keys or names or ["value"])[-1]
    return re.sub(r"[^a-z0-9_]|^\d", "", found.strip("_").lower()) or "value"


def _is_read(line: str) -> bool:
    """Whether people read it, by its looks, and enough of it is literal."""
    if " " not in line or _CODE.search(line):
        return False
    bare = Template(line)
    words = [word for part in bare.literals for word in _WORDS.findall(part)]
    return len(words) > 1 and bare.is_telling


def _is_silent(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether it is a docstring, a part of an f-string, or meant for no people."""
    parent = parents.get(node)
    if isinstance(parent, ast.Expr | ast.JoinedStr | ast.BinOp):
        return True
    while isinstance(parent, ast.expr | ast.keyword | ast.FormattedValue):
        if isinstance(parent, ast.Call) and _called(parent) in PLAIN:
            return True
        if isinstance(parent, ast.FormattedValue) and node is parent.format_spec:
            return True
        node, parent = parent, parents.get(parent)
    return False


def _titled(node: ast.AST, parent: ast.AST | None) -> bool:
    """Whether it is a title or a label, which may be one word."""
    if isinstance(parent, ast.keyword):
        return parent.arg in TITLED
    is_made = isinstance(parent, ast.Call) and _called(parent)[:1].isupper()
    return is_made and node is parent.args[0] and _template(node)[:1].isupper()


def _called(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
