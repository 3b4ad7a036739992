"""Tests are compiled once for all workers."""

from _pytest.assertion import rewrite

from tests.bytecode import compile_test, files_of_tests, is_compiled, rewritten


def test_pytest_takes_what_another_worker_compiled(tmp_path, request):
    path = tmp_path / "test_sum.py"
    path.write_text("def test_sum():\n    assert 1 + 1 == 2\n", encoding="utf-8")
    assert not is_compiled(path)
    compile_test(path, request.config)
    assert is_compiled(path)
    assert rewrite._read_pyc(path, rewritten(path)) is not None
    path.write_text("def test_sum():\n    assert 1 + 2 == 3\n", encoding="utf-8")
    assert rewrite._read_pyc(path, rewritten(path)) is None, "another file than was compiled"


def test_a_file_that_cannot_be_compiled_is_left_to_its_collection(tmp_path, request):
    path = tmp_path / "test_nothing.py"
    path.write_text("def test_nothing(:\n", encoding="utf-8")
    compile_test(path, request.config)
    assert not is_compiled(path)


def test_folders_files_and_single_tests_can_be_asked_for(tmp_path):
    (tmp_path / "sub").mkdir()
    for name in ("test_one.py", "sub/test_two.py", "sub/helper.py"):
        (tmp_path / name).touch()
    first, second = tmp_path / "test_one.py", tmp_path / "sub" / "test_two.py"
    assert files_of_tests([str(tmp_path)]) == sorted([first, second])
    assert files_of_tests([f"{first}::test_x", str(tmp_path / "sub")]) == sorted([first, second])
