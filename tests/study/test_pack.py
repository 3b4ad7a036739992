import hashlib
import subprocess
import zipfile
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packages import BLOCK, CAPTIONS, STUDY, json_lines, png, write
from turingdesk.core.errors import BadStudy
from turingdesk.editing.draft import Draft
from turingdesk.study import archive as limits
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package


def test_the_archive_is_the_study_and_has_its_hash(tmp_path):
    folder = write(tmp_path / "small", {"README.md": "About", "notes.txt": "mine"})
    packed = pack(folder, tmp_path / "small.tdz")
    again = open_package(tmp_path / "small.tdz")
    assert packed.hash == open_package(folder).hash == again.hash
    assert again.stimuli["captions.csv"][0].prompt == "dog.png"
    with zipfile.ZipFile(tmp_path / "small.tdz") as archive:
        assert sorted(archive.namelist()) == [
            "MANIFEST.sha256",
            "README.md",
            "captions.csv",
            "media/cat.png",
            "media/dog.png",
            "study.toml",
        ]


def test_the_same_study_gives_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        pack(write(tmp_path / name), tmp_path / f"{name}.tdz")
    assert (tmp_path / "one.tdz").read_bytes() == (tmp_path / "two.tdz").read_bytes()


def test_packing_an_archive_gives_the_same_archive(tmp_path):
    pack(write(tmp_path / "one"), tmp_path / "one.tdz")
    pack(tmp_path / "one.tdz", tmp_path / "two.tdz")
    assert (tmp_path / "one.tdz").read_bytes() == (tmp_path / "two.tdz").read_bytes()


def test_the_manifest_is_what_sha256sum_reads(tmp_path):
    pack(write(tmp_path / "one"), tmp_path / "one.tdz")
    with zipfile.ZipFile(tmp_path / "one.tdz") as archive:
        archive.extractall(tmp_path / "out")
        lines = archive.read("MANIFEST.sha256").decode().splitlines()
        for line in lines:
            digest, name = line.split("  ")
            assert hashlib.sha256(archive.read(name)).hexdigest() == digest
    command = ["sha256sum", "--check", "--strict", "--quiet", "MANIFEST.sha256"]
    try:
        assert subprocess.run(command, cwd=tmp_path / "out", check=False).returncode == 0
    except FileNotFoundError:
        pytest.skip("no sha256sum here")


def test_what_nobody_could_unpack_is_not_packed(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MOST_BYTES", 300)
    with pytest.raises(BadStudy, match="a package can have at most 300 bytes"):
        pack(write(tmp_path / "one"), tmp_path / "one.tdz")
    assert not (tmp_path / "one.tdz").exists()


def test_media_from_beside_the_package_are_taken_in(tmp_path):
    pictures = {f"media/{name}.png": None for name in ("dog", "cat")}
    for name in ("dog.png", "sub/cat.png"):
        path = tmp_path / "pictures" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())
    folder = write(
        tmp_path / "study",
        pictures,
        toml='media = "../pictures"\n' + STUDY + BLOCK,
        captions=CAPTIONS.replace("cat.png", "sub/cat.png"),
    )
    packed = pack(folder, tmp_path / "x.tdz")
    again = open_package(tmp_path / "x.tdz")
    assert "media =" not in (again.folder / "study.toml").read_text()
    assert again.hash == packed.hash == open_package(folder).hash
    assert sorted(again.files) == ["captions.csv", "media/dog.png", "media/sub/cat.png"]


@pytest.mark.parametrize(
    "changed",
    [{"captions": CAPTIONS.replace("human", "robot")}, {"toml": STUDY + BLOCK.replace("2", "20")}],
)
def test_a_study_with_errors_or_without_a_plan_is_not_packed(tmp_path, changed):
    folder = write(tmp_path / "small", **changed)
    out = tmp_path / "small.tdz"
    out.write_bytes(b"the last good one")
    with pytest.raises(BadStudy):
        pack(folder, out)
    assert out.read_bytes() == b"the last good one"


def test_names_that_differ_by_case_only_are_refused(tmp_path):
    captions = CAPTIONS + "three,human,p,DOG.png,x\n"
    folder = write(tmp_path / "small", {"media/DOG.png": png()}, captions=captions)
    with pytest.raises(BadStudy, match="by case"):
        pack(folder, tmp_path / "small.tdz")


def test_where_writing_fails_nothing_is_left(tmp_path):
    folder = write(tmp_path / "small")

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pack(folder, tmp_path / "out" / "small.tdz", progress=stop)
    assert list((tmp_path / "out").iterdir()) == []


def test_progress_reaches_the_number_of_files(tmp_path):
    told = []
    pack(write(tmp_path / "s"), tmp_path / "s.tdz", progress=lambda *step: told.append(step))
    assert told[-1] == (4, 4)


CAPTION = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20)


@given(st.lists(CAPTION.filter(lambda text: text.strip()), min_size=2, max_size=6, unique=True))
def test_what_was_unpacked_is_the_study_that_was_packed(tmp_path_factory, captions):
    folder = tmp_path_factory.mktemp("round")
    made = [
        {"id": f"c{n}", "image": ("dog.png", "cat.png")[n % 2], "caption": text}
        | {"origin": ("human", "machine")[n % 2], "agent": f"a{n}"}
        for n, text in enumerate(captions)
    ]
    toml = STUDY + '[[block]]\ntask = "captions"\ntrials = 2\n'
    files = {"captions.jsonl": json_lines(*made), "captions.csv": None, "cleaning.csv": "id\n"}
    package = open_package(write(folder / "study", files, toml=toml))
    pack(folder / "study", folder / "study.tdz")
    Draft.unpacked(folder / "study.tdz", folder / "again")
    again = open_package(folder / "again")
    assert again.hash == package.hash
    assert again.study == package.study
    contents = [
        [replace(one, content=one.content.caption) for one in of.stimuli["captions.jsonl"]]
        for of in (package, again)
    ]
    assert contents[0] == contents[1]
    there = [path.relative_to(folder / "study") for path in (folder / "study").rglob("*.*")]
    for name in there:
        assert (folder / "again" / name).read_bytes() == (folder / "study" / name).read_bytes()
