from hashlib import sha256

from turingdesk.study.fingerprint import file_hash, manifest, study_hash


def test_the_hash_is_that_of_the_sorted_list_of_files(tmp_path):
    for name in "ab":
        (tmp_path / name).write_bytes(name.encode())
    files = {"media/b": tmp_path / "b", "a.csv": tmp_path / "a"}
    a, b, toml = (sha256(content).hexdigest() for content in (b"a", b"b", b"id"))
    expected = f"{a}  a.csv\n{b}  media/b\n{toml}  study.toml\n"
    assert study_hash(b"id", files) == sha256(expected.encode()).hexdigest()
    assert file_hash(tmp_path / "a") == a
    assert manifest({"x": "1", "a": "2"}) == "2  a\n1  x\n"


def test_progress_counts_files(tmp_path):
    (tmp_path / "a").write_bytes(b"")
    told = []
    study_hash(b"", {"a": tmp_path / "a"}, lambda done, total: told.append((done, total)))
    assert told == [(1, 1)]
