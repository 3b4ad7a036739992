from turingdesk.study.toml_lines import TomlLines

TEXT = '''\
# comment with [brackets] and = signs
id = "x"
"quoted key" = 1

[a.b]
one = """
[not.a.table]
key = 3
"""
two = [
  1, # ]
  2,
]
three = 3

[[block]]
task = "x"
[block.show]
deep = { inline = 1, other = "}" }
[[block.question]]
id = "q1"
[[block.question]]
id = "q2"

[[block]]
task = 'y # no comment'
a.b.c = 5
[[block.question]]
id = "q3"
'''


def test_each_key_has_its_line():
    lines = TomlLines(TEXT)
    where = {
        ("id",): 2,
        ("quoted key",): 3,
        ("a", "b"): 5,
        ("a", "b", "one"): 6,
        ("a", "b", "two"): 10,
        ("a", "b", "three"): 14,
        ("block",): 16,
        ("block", 0, "task"): 17,
        ("block", 0, "show", "deep"): 19,
        ("block", 0, "show", "deep", "inline"): 19,
        ("block", 0, "question", 1, "id"): 23,
        ("block", 1): 25,
        ("block", 1, "task"): 26,
        ("block", 1, "a", "b", "c"): 27,
        ("block", 1, "question", 0, "id"): 29,
        ("block", 1, "missing"): 25,
        ("missing",): None,
    }
    assert {path: lines.of(*path) for path in where} == where


def test_a_value_of_several_lines_has_a_span():
    lines = TomlLines(TEXT)
    assert lines.span("a", "b", "one") == (6, 9)
    assert lines.span("a", "b", "two") == (10, 13)
    assert lines.span("id") == (2, 2)


def test_windows_line_ends_do_not_shift_lines():
    lines = TomlLines(TEXT.replace("\n", "\r\n"))
    assert lines.of("block", 1, "question", 0, "id") == 29
