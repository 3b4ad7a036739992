"""The commands around a study package: check, pack, new, schema."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, titled
from turingdesk.cli._options import add_json, add_study
from turingdesk.core.message import number_of
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.core.errors import Problem
    from turingdesk.journal.signature_check import Signatures
    from turingdesk.study.check import Checked
    from turingdesk.study.package import Package

_DEEPEST = 4  #: folders inside folders that are searched for journals


def add(commands: Commands) -> None:
    """Register the commands."""
    _add_check(commands)
    _add_pack(commands)
    _add_new(commands)
    command(
        commands,
        "schema",
        run_schema,
        "Print the JSON Schema of study.toml, for editors that complete keys.",
        "turingdesk schema > study.schema.json",
    )


def _add_check(commands: Commands) -> None:
    check = command(
        commands,
        "check",
        run_check,
        "Check a study, or verify the sessions in a data folder.",
        "turingdesk check studies/demo\nturingdesk check ~/TuringDesk/data --json",
    )
    check.add_argument(
        "path", type=Path, metavar="PATH", help="a study (folder or .tdz), or a data folder"
    )
    add_json(check, "print problems and plan as JSON")
    about = "data: find the session of a participant's receipt, and check that it hasn't changed"
    check.add_argument("--receipt", metavar="CODE", default="", help=about)
    about = "data: trust this public key from now on, for example of another lab computer"
    check.add_argument("--key", metavar="KEY", type=_key, action="append", default=[], help=about)
    about = "data: also trust the keys in this study's registration"
    check.add_argument("--study", metavar="STUDY", type=Path, help=about)


def _add_pack(commands: Commands) -> None:
    pack = command(
        commands,
        "pack",
        run_pack,
        "Pack a study and everything that it uses into one .tdz file.",
        "turingdesk pack my-study -o my-study.tdz",
    )
    add_study(pack, "the study's folder")
    pack.add_argument(
        "-o",
        "--out",
        type=Path,
        metavar="FILE.tdz",
        help="the file to write (default: the study's ID and version, in this folder)",
    )


def _add_new(commands: Commands) -> None:
    new = command(
        commands,
        "new",
        run_new,
        "Start from a working example or a published design.",
        "turingdesk new captions my-study\n"
        "turingdesk new pictures my-study --from photos\n"
        "turingdesk new --list",
    )
    new.add_argument(
        "task",
        type=_task,
        nargs="?",
        metavar="NAME",
        help="a task or a template, such as captions or zhang-captions",
    )
    new.add_argument("folder", type=Path, nargs="?", metavar="DIR", help="the new folder")
    about = (
        "your own material, in which TuringDesk finds the columns: a spreadsheet, with pictures "
        "beside it, or a folder with a folder of pictures or texts for each class, such as human "
        "and machine"
    )
    new.add_argument("--from", dest="source", type=Path, metavar="PATH", help=about)
    new.add_argument("--list", action="store_true", help="list the tasks and the templates")
    new.set_defaults(refuse=new.error)


def run_schema(args: argparse.Namespace) -> int:
    """Print the JSON Schema of study.toml."""
    from turingdesk.study.reference import json_schema

    print_json(json_schema())
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Check a study, or a folder of journals."""
    from turingdesk.journal.signing import remember_key

    for key in args.key:
        remember_key(key, "given by hand")
    if _is_data(args.path):
        return _check_data(args)
    from dataclasses import replace

    from turingdesk.cli._documents import DOCUMENTS
    from turingdesk.study.check import check_study
    from turingdesk.study.picture_check import picture_problems
    from turingdesk.study.registration import registration_problems

    for document in DOCUMENTS.values():
        if document.recognizes(args.path):
            return document.check(args.path, args.json)
    with ProgressBar("Hashing") as progress:
        checked = check_study(args.path, progress=progress)
    if checked.package is not None:
        with ProgressBar("Decoding pictures") as progress:
            pictures = picture_problems(checked.package, progress)
        frozen = registration_problems(checked.package)
        checked = replace(checked, problems=(*checked.problems, *pictures, *frozen))
    if args.json:
        print_json(_as_dict(checked))
    else:
        _print_checked(checked)
    return 0 if checked.may_run else 1


def run_pack(args: argparse.Namespace) -> int:
    """Write the .tdz of a study."""
    from turingdesk.core.errors import BadStudy
    from turingdesk.study.check import check_study
    from turingdesk.study.pack import pack

    checked = check_study(args.study, hashes=False)
    if checked.package is None or checked.errors:
        raise BadStudy(*checked.errors)
    study = checked.package.study
    out = args.out or Path(f"{study.id}-{study.version}.tdz")
    with ProgressBar("Packing") as progress:
        package = pack(args.study, out, progress=progress)
    print(f"{out}: {len(package.files) + 1:,} files, {out.stat().st_size:,} bytes")
    print(f"Hash of the study: {package.hash}")
    return 0


def run_new(args: argparse.Namespace) -> int:
    """Write a study to start from."""
    from turingdesk.cli._documents import DOCUMENTS
    from turingdesk.editing.new_study import new_study
    from turingdesk.study.package import read_package

    if args.list:
        return _list_new()
    if args.folder is None:
        args.refuse("name a task or a template and a folder, or give --list")
    if args.source is not None:
        return _new_from(args)
    for document in DOCUMENTS.values():
        if args.task in document.starts:
            print(*document.write(args.task, args.folder), sep="\n")
            print(f"\nNext: turingdesk {document.next_command} {args.folder}")
            return 0
    files = new_study(args.task, args.folder)
    for file in files:
        print(file)
    print()
    package = read_package(args.folder, hashes=False).package
    if package is not None:
        _print_rules(package)
    print(f"Next: turingdesk check {args.folder}")
    return 0


def _new_from(args: argparse.Namespace) -> int:
    """Write a study of someone's own material, and say how it was understood."""
    from turingdesk.core.task import TASKS
    from turingdesk.editing.new_study import study_from
    from turingdesk.tasks.pairs import Pair

    if args.task not in TASKS.judging or TASKS[args.task].content is Pair:
        args.refuse(f"--from needs a task that judges one table, which {args.task} doesn't")
    study = study_from(args.task, args.source, args.folder)
    print(*map(printable, study.notes), sep="\n")
    rows, trials = number_of(study.rows, "row"), number_of(study.trials, "trial")
    pictures = f" and {number_of(study.pictures, 'picture')}" if study.pictures else ""
    print(f"\n{args.folder}: {rows}{pictures}; each participant gets {trials}.")
    print(f"\nNext: turingdesk check {args.folder}")
    return 0


def _list_new() -> int:
    """Print what studies can start from, each with its sentence."""
    from turingdesk.cli._documents import DOCUMENTS
    from turingdesk.core.task import TASKS
    from turingdesk.editing.new_study import templates

    print("Tasks: a small working example to change piece by piece")
    for name, task in TASKS.items():
        print(f"  {name:<24}{task.about}")
    print("\nTemplates: published designs, to be filled with your answers")
    for name, template in templates().items():
        print(f"  {name:<24}{template.about}")
        print(f"  {'':<24}From: {template.source}")
    for document in DOCUMENTS.values():
        print(f"\n{document.title}")
        for name, about in document.starts.items():
            print(f"  {name:<24}{about}")
            print(f"  {'':<24}From: {document.source}")
    return 0


def _task(name: str) -> str:
    """The name of a task or template; argparse turns what is raised into wrong usage."""
    from turingdesk.cli._documents import DOCUMENTS
    from turingdesk.core.errors import UnknownName
    from turingdesk.core.task import TASKS
    from turingdesk.editing.new_study import templates

    starts = (name for document in DOCUMENTS.values() for name in document.starts)
    names = [*TASKS, *templates(), *starts]
    if name not in names:
        raise argparse.ArgumentTypeError(str(UnknownName("task or template", name, names)))
    return name


def _is_data(path: Path) -> bool:
    """True if a folder contains journals, or did once, and no study."""
    if not path.is_dir() or (path / "study.toml").exists():
        return False
    return next(_data_folders(path), None) is not None


def _data_folders(path: Path) -> Iterator[Path]:
    """The folders in a folder that contain journals, or a record of them; not very deep.

    Other programs work in folders, too: what vanishes meanwhile is passed over.
    """
    import os

    from turingdesk.journal.closed_index import closed_sessions
    from turingdesk.journal.session_name import SUFFIX, parsed

    top = str(path)
    for name, inside, files in os.walk(top):
        # In place: `os.walk` goes into the folders that are in the list afterwards, in that order.
        inside.sort()
        if name[len(top) :].count(os.sep) >= _DEEPEST:
            inside.clear()
        has_journals = any(file.endswith(SUFFIX) and parsed(file) for file in files)
        has_record = "record" in inside and (
            closed_sessions(Path(name)) or any(Path(name, "record").glob("*-*.jsonl"))
        )
        if has_journals or has_record:
            yield Path(name)


def _key(text: str) -> str:
    """A public key; argparse turns what is raised into wrong usage."""
    from turingdesk.journal.signing import is_key

    key = "".join(text.split()).lower()
    if not is_key(key):
        raise argparse.ArgumentTypeError("a public key has 64 hexadecimal digits")
    return key


def _check_data(args: argparse.Namespace) -> int:
    """Verify the chain and signature of every journal, and find the session of a receipt."""
    from turingdesk.journal.session_name import SUFFIX
    from turingdesk.journal.signature_check import Signatures
    from turingdesk.people.record_check import record_problems
    from turingdesk.sessions.data_folder import aside_problems
    from turingdesk.sessions.folder_check import problems as problems_in
    from turingdesk.system.access import readers
    from turingdesk.table.machine_findings import read

    folders = list(_data_folders(args.path))
    journals = sum(len(list(within.glob(f"*{SUFFIX}"))) for within in folders)
    done, signatures = count(1), Signatures()
    signatures.know(_registered_keys(args.study), "the registration")
    with ProgressBar("Verifying") as progress:
        problems = list(problems_in(folders, lambda: progress(next(done), journals), signatures))
        problems += (problem for within in folders for problem in record_problems(within))
        problems += (problem for within in folders for problem in read(within)[1])
        problems += aside_problems(args.path)
    errors = [problem for problem in problems if problem.severity == "error"]
    receipt = _receipt_told(args.receipt, signatures) if args.receipt else None
    if args.json:
        details = {"journals": journals, "problems": [_problem(p) for p in problems]}
        details |= {"signatures": signatures.as_dict()} | ({"receipt": receipt} if receipt else {})
        print_json({"ok": not errors, **details})
    else:
        _print_problems(problems)
        changed = len({p.file for p in errors if not p.file.startswith("record/")})
        for others in dict.fromkeys(filter(None, map(readers, folders))):
            print(f"The data can also be read by {others}.")
        as_written = max(0, journals - changed)
        print(f"{number_of(journals, 'journal')}: {as_written:,} as written, {changed:,} not.")
        print(*signatures.sentences, sep="\n")
        if receipt:
            print(receipt["what"])
    return 1 if errors or (receipt and not receipt["ok"]) else 0


def _registered_keys(study: Path | None) -> tuple[str, ...]:
    """The keys in the registration of a study; none if it was never preregistered."""
    if study is None:
        return ()
    from turingdesk.study.package import open_package
    from turingdesk.study.registration import registration

    frozen = registration(open_package(study).folder)
    return frozen.keys if frozen else ()


def _receipt_told(code: str, signatures: Signatures) -> dict[str, Any]:
    """Which session a receipt is of, and whether it is as it was."""
    from turingdesk.journal.chain import is_receipt_of
    from turingdesk.journal.journal_file import read_journal
    from turingdesk.journal.signature_check import SignatureState

    for path, state in signatures.states.items():
        if is_receipt_of(code, read_journal(Path(path)).lines):
            session, is_well = Path(path).stem, state is not SignatureState.CHANGED
            how = "as it was" if is_well else "changed since: see above"
            what = f"The receipt {code} is of {session}, which is {how}."
            return {"ok": is_well, "session": session, "what": what}
    what = (
        f"No session here has the receipt {code}. It contains a typo, belongs to another data "
        "folder, or its session was changed or deleted."
    )
    return {"ok": False, "session": "", "what": what}


def _as_dict(checked: Checked) -> dict[str, Any]:
    from dataclasses import asdict

    from turingdesk.study.check import rules_in_force

    package = checked.package
    study = None
    if package is not None:
        named = package.study
        study = {
            "id": named.id,
            "title": named.title,
            "version": named.version,
            "demonstration": named.demonstration,
            "hash": package.hash,
            "sealed": _sealed(package),
            "stimuli": {name: len(table) for name, table in package.stimuli.items()},
            "media": len(package.media()),
        }
    return {
        "ok": checked.may_run,
        "pilot_only": bool(checked.pilot_only),
        "study": study,
        "problems": [_problem(problem) for problem in checked.problems],
        "rules": [] if package is None else [asdict(rule) for rule in rules_in_force(package)],
        "plan": None if checked.plan is None else checked.plan.as_dict(),
    }


def _sealed(package: Package) -> Mapping[str, Any] | None:
    if package.sealed is None:
        return None
    seal = package.sealed
    return {"fingerprint": seal.fingerprint, "sessions": seal.sessions}


def _problem(problem: Problem) -> Mapping[str, Any]:
    return {
        "severity": problem.severity.value,
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "message": problem.message,
        "fix": problem.fix,
    }


def _print_checked(checked: Checked) -> None:
    _print_problems(checked.problems)
    if checked.plan is not None:
        for line in checked.plan.lines():
            print(printable(line))
        print()
    if checked.package is not None:
        _print_rules(checked.package)
    if checked.package is not None and checked.package.sealed is not None:
        sessions = checked.package.sealed.sessions
        session_count = number_of(sessions, "session")
        print(f"Sealed, with {session_count} drawn: no one here knows who made what.")
    if checked.package is not None:
        print(f"Hash of the study: {checked.package.hash}")
    counts = (
        f"{number_of(len(checked.errors), 'error')}, {number_of(len(checked.warnings), 'warning')}"
    )
    if not checked.may_run:
        print(f"{counts}. No session can run.")
    elif checked.pilot_only:
        real = number_of(len(checked.pilot_only), "pilot-only problem")
        print(f"{counts}, {real}. Only pilots and simulated sessions can run.")
    else:
        print(f"{counts}. A session can run.")


def _print_rules(package: Package) -> None:
    """The rules that exclude answers from the results, including rules that tasks bring along."""
    from turingdesk.core.quality import rule_title
    from turingdesk.study.check import rules_in_force

    rules = rules_in_force(package)
    print(
        "Rules that apply:" if rules else "Rules that apply: none. Every complete answer counts."
    )
    for rule in rules:
        default = ", by default" if rule.by_default else ""
        print(f"  {titled(rule_title(rule.id), rule.id)}{default}: {rule.about}")
    print()


def _print_problems(problems: Iterable[Problem]) -> None:
    """Errors first; each with its place, what is wrong and what to do."""
    from turingdesk.core.errors import Severity

    for problem in sorted(problems, key=lambda p: list(Severity).index(p.severity)):
        print(f"{problem.severity.value}: {printable(problem.place)}")
        print(f"  {printable(problem.message)}")
        if problem.fix:
            print(f"  {printable(problem.fix)}")
        print()
