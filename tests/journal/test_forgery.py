"""Changes that someone makes on purpose, who knows the format and computes the chain again."""

import json
import shutil
from random import Random

import pytest

from tests.forging import (
    cut,
    lines_of,
    rechained,
    rewrite,
    with_all_verdicts,
    without_signatures,
)
from tests.small_study import small_package, walk_on
from turingdesk.core.errors import Severity
from turingdesk.journal.audit import write
from turingdesk.journal.chain import sealed
from turingdesk.journal.ledger import RECORD, own_file
from turingdesk.journal.signature_check import Signatures, SignatureState
from turingdesk.journal.signing import own_signer, remember_key
from turingdesk.people.record_check import record_problems
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.folder_check import problems
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

EACH = pytest.mark.parametrize("tries", [8, pytest.param(100, marks=pytest.mark.slow)])


def session(data, code, steps=10_000):
    recorder = SessionRecorder.begin(small_package(data), data, SessionSetup(code, "Booth 1"))
    walk_on(recorder, steps)
    recorder.abandon()
    return recorder.path


@pytest.fixture
def data(tmp_path):
    """Two sessions that were completed, one that was cut off, and a record of five lines."""
    folder = tmp_path / "data"
    session(folder, "P-1")
    session(folder, "P-2")
    session(folder, "P-3", steps=9)
    for number in range(5):
        write(folder, "exported", "Ann", {"rows": number})
    return folder


def journal(data, code):
    return data / f"sub-{code}_ses-1_study-small.jsonl"


def audit(data):
    return own_file(data / RECORD, "audit")


def errors(data):
    found = [*problems([data, data / "pilot"]), *record_problems(data)]
    return [problem for problem in found if problem.severity is Severity.ERROR]


def test_nothing_is_found_where_nobody_changed_anything(data):
    assert errors(data) == []


@pytest.mark.parametrize("keeps_signature", [True, False])
def test_verdicts_that_were_set_right_are_found(data, keeps_signature):
    path = journal(data, "P-1")
    lines = with_all_verdicts(lines_of(path), "human")
    rewrite(path, lines if keeps_signature else without_signatures(lines))
    assert [problem.file for problem in errors(data)] == [path.name]


@EACH
def test_any_line_that_is_rewritten_is_found(data, tries):
    """Each line of a closed session, with and without its signature, and of one cut off."""
    chance, found = Random(1), 0
    for _ in range(tries):
        path = journal(data, chance.choice(["P-1", "P-2", "P-3"]))
        before = state(data)
        lines = lines_of(path)
        place = chance.randrange(len(lines))
        lines[place] = lines[place] | {"t_ms": lines[place]["t_ms"] + 0.5}
        rewrite(path, lines if chance.random() < 0.5 else without_signatures(lines))
        found += [problem.file for problem in errors(data)] == [path.name]
        restore(before)
    assert found == tries


@EACH
def test_a_session_that_was_cut_off_and_then_cut_shorter_is_found(data, tries):
    path = journal(data, "P-3")
    before, found = state(data), 0
    count = len(lines_of(path))
    chance = Random(2)
    for _ in range(tries):
        cut(path, chance.randint(1, count))
        found += [problem.file for problem in errors(data)] == [path.name]
        restore(before)
    assert found == tries


@EACH
def test_a_closed_session_made_an_interrupted_one_is_found(data, tries):
    path = journal(data, "P-1")
    (data / "record" / "closed" / f"{path.stem}.json").unlink()
    before, found = state(data), 0
    chance = Random(3)
    for _ in range(tries):
        cut(path, chance.randint(1, len(lines_of(path)) - 1))
        found += [problem.file for problem in errors(data)] == [path.name]
        restore(before)
    assert found == tries


def test_a_session_that_is_gone_with_every_word_of_it_is_found(data):
    path = journal(data, "P-2")
    path.unlink()
    (data / "record" / "closed" / f"{path.stem}.json").unlink()
    assert path.name in {problem.file for problem in problems([data])}


def test_an_audit_log_that_is_cut_is_found(data):
    before, found = state(data), 0
    for count in range(1, 6):
        cut(audit(data), count)
        found += [problem.file for problem in errors(data)] == [f"record/{audit(data).name}"]
        restore(before)
    assert found == 5


def test_an_audit_log_that_is_deleted_is_found(data):
    audit(data).unlink()
    (problem,) = errors(data)
    assert problem.file == f"record/{audit(data).name}"


@pytest.mark.parametrize("keeps_signatures", [True, False])
def test_a_name_that_is_rewritten_in_the_audit_log_is_found(data, keeps_signatures):
    lines = [line | {"who": "Bob"} for line in lines_of(audit(data))]
    audit(data).write_bytes(rechained(lines if keeps_signatures else without_signatures(lines)))
    (problem,) = errors(data)
    assert problem.file == f"record/{audit(data).name}"


@pytest.mark.parametrize("left", [None, 0, 2])
def test_a_cut_is_still_found_when_the_desk_has_gone_on_writing(data, left):
    if left is None:
        audit(data).unlink()
    else:
        cut(audit(data), 5 - left)
    for number in range(8):
        write(data, "exported", "Ann", {"rows": number})
    (problem,) = errors(data)
    assert problem.file == f"record/{audit(data).name}"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """Go to another computer, which has neither the key nor the notes of this one."""

    def went():
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))

    return went


def signed_anew(data, code, change, monkeypatch, tmp_path):
    """Forge a session and close it with a key of one's own, named in the first line."""
    with monkeypatch.context() as other:
        other.setenv("XDG_CONFIG_HOME", str(tmp_path / "forger"))
        signer = own_signer()
    path = journal(data, code)
    done, chain = [], ""
    for line in change(without_signatures(lines_of(path))):
        del line["chain"]
        if line["kind"] == "opened":
            line["signing_key"] = signer.public
        raw, chain = sealed(chain, line, signer if line["kind"] == "closed" else None)
        done.append(raw)
    path.write_bytes(b"".join(done))
    told = {"session": path.stem, "lines": len(done), "chain": chain}
    (data / "record" / "closed" / f"{path.stem}.json").write_text(json.dumps(told) + "\n")
    return path, signer.public


def test_a_session_that_a_forger_signed_is_changed_here_and_of_unknown_hand_elsewhere(
    data, tmp_path, monkeypatch, elsewhere
):
    def change(lines):
        return with_all_verdicts(lines, "human")

    path, key = signed_anew(data, "P-1", change, monkeypatch, tmp_path)
    assert [problem.file for problem in errors(data)] == [path.name]
    ours = own_signer().public
    elsewhere()
    remember_key(ours, "the lab")
    signatures = Signatures()
    (told,) = [p for p in problems([data], signatures=signatures) if "key" in p.message]
    assert told.severity is Severity.WARNING
    assert "1 journal is signed with a key that this computer doesn't know" in told.message
    assert key in told.message
    assert signatures.states[str(path)] is SignatureState.UNKNOWN
    assert signatures.states[str(journal(data, "P-2"))] is SignatureState.SIGNED
    assert signatures.states[str(journal(data, "P-3"))] is SignatureState.OPEN


@pytest.mark.parametrize(
    ("forged", "said", "state"),
    [
        (list, "The signature doesn't match", SignatureState.CHANGED),
        (without_signatures, "The signature is missing", SignatureState.CHANGED),
        (lambda lines: without_signatures(lines, "signing_key"), "", SignatureState.UNSIGNED),
    ],
)
def test_what_another_computer_sees_of_verdicts_that_were_set_right(
    data, elsewhere, forged, said, state
):
    path = journal(data, "P-1")
    rewrite(path, forged(with_all_verdicts(lines_of(path), "human")))
    elsewhere()
    signatures = Signatures()
    found = [p for p in problems([data], signatures=signatures) if p.severity is Severity.ERROR]
    assert [p.message[: len(said)] for p in found] == ([said] if said else [])
    assert signatures.states[str(path)] is state


def test_data_of_another_lab_are_told_calmly(data, elsewhere):
    elsewhere()
    (told,) = [*problems([data]), *record_problems(data)]
    assert told.severity is Severity.WARNING
    assert told.message.startswith("2 journals are signed with a key that this computer doesn't")


@pytest.mark.parametrize("first", ["link", "P-1", "P-9"])
def test_a_folder_that_was_copied_or_emptied_begins_anew(data, tmp_path, first):
    """Whatever is written first, and whether a file of that name was there before."""
    copy = tmp_path / "copy"
    shutil.copytree(data, copy)
    assert [*problems([copy]), *record_problems(copy)] == []
    shutil.rmtree(data)
    if first == "link":
        write(data, "created links", "Ann", {})
    else:
        session(data, first)
    write(data, "exported", "Ann", {})
    session(data, "P-10")
    assert [*problems([data]), *record_problems(data)] == []


def test_data_of_older_versions_are_unsigned_and_as_they_were(data, elsewhere):
    for code in ("P-1", "P-2"):
        lines = without_signatures(lines_of(journal(data, code)), "signing_key")
        rewrite(journal(data, code), lines)
    audit(data).write_bytes(rechained(without_signatures(lines_of(audit(data)))))
    elsewhere()
    signatures = Signatures()
    assert [*problems([data], signatures=signatures), *record_problems(data)] == []
    assert next(signatures.sentences) == (
        "Signatures: 2 closed without a signature, 1 not closed."
    )


def test_a_session_that_goes_on_leaves_the_old_one_as_it_was(data):
    package, setup = small_package(data), SessionSetup("P-3", "Booth 1")
    later = SessionRecorder.resume(package, data, setup, journal(data, "P-3"))
    walk_on(later)
    assert errors(data) == []
    cut(journal(data, "P-3"), 1)
    assert {problem.file for problem in errors(data)} == {journal(data, "P-3").name}


def test_without_a_place_for_the_key_sessions_run_and_nothing_is_signed(tmp_path, monkeypatch):
    (tmp_path / "config").write_text("A file, not a folder.")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    path = session(tmp_path / "data", "P-1")
    signatures = Signatures()
    assert list(problems([tmp_path / "data"], signatures=signatures)) == []
    assert signatures.states == {str(path): SignatureState.UNSIGNED}


def test_a_withdrawal_is_no_forgery_and_a_made_up_one_is(data):
    withdraw(data, "P-1", "Asked.", "Ann")
    assert errors(data) == []
    ledger = own_file(data / RECORD, "withdrawn")
    ledger.unlink()
    assert [problem.file for problem in errors(data)] == [f"record/{ledger.name}"]


def state(data):
    return {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}


def restore(before):
    for path, content in before.items():
        path.write_bytes(content)
