"""Personal answers and signatures in exports: only where they are asked for."""

import zipfile
from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import CannotExport
from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.study import Form, Signature
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.exporters import EXPORTERS
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

SECRET = "Ada"  #: what `walk_on` writes into every field for words
CHOICES = (Choice("Red", "Red"), Choice("Blue", "Blue"))
FORM = Form(
    "about",
    "About you",
    (
        Question("name", "Name?", Kind.TEXT, role=Role.FORM, personal=True),
        Question("colours", "Which?", Kind.SEVERAL, CHOICES, role=Role.FORM),
    ),
)


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """A session, a pilot, and a session of another study, each with personal answers."""
    home = tmp_path_factory.mktemp("personal")
    package = small_package(home, forms=(FORM,), signature=Signature.REQUIRED)
    other = replace(FORM, questions=(replace(FORM.questions[0], id="nickname"),))
    study = replace(package.study, id="other", forms=(other,))
    folder = home / "data"
    for made, pilot in ((package, False), (package, True), (replace(package, study=study), False)):
        recorder = SessionRecorder.begin(made, folder, SessionSetup("P-1", "Booth 1", pilot=pilot))
        walk_on(recorder)
    return folder


def content(path):
    """All bytes of a file, unpacked where it is packed, or of all files of an export."""
    if path.is_dir():
        return b"".join(content(file) for file in path.rglob("*") if file.is_file())
    if not zipfile.is_zipfile(path):
        return path.read_bytes()
    with zipfile.ZipFile(path) as packed:
        return b"".join(packed.read(name) for name in packed.namelist())


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", list(EXPORTERS))
@pytest.mark.parametrize("pilot", [False, True])
def test_no_format_holds_them_unasked(data, tmp_path, name, pilot, request):
    if not pilot:  # with pilots there is all that there is without, and every analysis of it
        request.getfixturevalue("few_analyses")
    out = tmp_path / "out"
    out.mkdir()
    path = out / f"out{EXPORTERS[name].suffix}"
    export(data, path, ExportRequest(study="small", pilot=pilot, format=name))
    assert SECRET.encode() not in content(out)
    assert b"Red" in content(out)


@pytest.mark.parametrize("name", ["psych_ds", "bids"])
def test_a_folder_for_sharing_refuses_them(data, tmp_path, name):
    with pytest.raises(CannotExport, match="doesn't support the setting “Include personal"):
        export(data, tmp_path / "out", ExportRequest(study="small", personal=True, format=name))
    assert not (tmp_path / "out").exists()


def participants(path):
    """The sheet's rows, each by column."""
    import openpyxl

    head, *rows = openpyxl.load_workbook(path)["participants"].values
    return [dict(zip(head, row, strict=True)) for row in rows]


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_asked_for_they_stand_beside_the_session_that_gave_them(data, tmp_path):
    export(data, tmp_path / "out.xlsx", ExportRequest(study="small", personal=True))
    (row,) = participants(tmp_path / "out.xlsx")
    assert (row["signature"], row["name"], row["colours"]) == (SECRET, SECRET, "Red")
    assert "nickname" not in row, "another study's questions are not this one's"


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_those_of_pilots_come_with_the_pilots(data, tmp_path):
    export(data, tmp_path / "out.xlsx", ExportRequest(study="small", personal=True, pilot=True))
    rows = participants(tmp_path / "out.xlsx")
    assert [(row["pilot"], row["signature"]) for row in rows] == [(False, SECRET), (True, SECRET)]
