"""What can happen to a journal after it was written: by disks, by programs, by hand."""


def _lines(data):
    return data.splitlines(keepends=True)


def _flipped(data):
    place = data.index(b'"kind":"response"') + 9
    return data[:place] + bytes([data[place] ^ 0x80]) + data[place + 1 :]


def _swapped(data):
    lines = _lines(data)
    return b"".join([*lines[:4], lines[5], lines[4], *lines[6:]])


def _by_hand(data):
    return data + b'{"seq": 99, "kind": "response", "t_ms": 1, "choice": "human"}\n'


def _with_line(content):
    def damaged(data):
        lines = _lines(data)
        return b"".join([*lines[:4], content, b"\n", *lines[4:]])

    return damaged


#: Each with its name, what is done to the bytes, and the line that must be named; None where
#: it is the last one.
DAMAGES = {
    "a bit that flipped": (_flipped, 0),
    "lines taken out": (lambda data: b"".join([*_lines(data)[:4], *_lines(data)[6:]]), 5),
    "a line twice": (lambda data: b"".join([*_lines(data)[:5], *_lines(data)[4:]]), 6),
    "two lines swapped": (_swapped, 5),
    "a line written by hand": (_by_hand, None),
    "a hole of NULs": (lambda data: data[:900] + bytes(400) + data[1300:], 0),
    "NULs at the end": (lambda data: data + bytes(4096), None),
    "half a character at the end": (lambda data: data[:-40] + "é".encode()[:1], None),
    "half a character in a line": (_with_line('{"seq":4,"text":"é"}'.encode()[:-3]), 5),
    "an empty line": (_with_line(b""), 5),
    "a number where an object should be": (_with_line(b"42"), 5),
    "a line of many brackets": (_with_line(b"[" * 100_000), 5),
    "a line of 20 MB": (_with_line(b"y" * 20_000_000), 5),
    "no first line": (lambda data: b"".join(_lines(data)[1:]), 1),
    "Windows line ends": (lambda data: data.replace(b"\n", b"\r\n"), 0),
    "nothing left": (lambda data: b"", 0),
}


def state_of(folder):
    """Every file with its bytes and the moment of its last change."""
    return {
        path.relative_to(folder): (path.stat().st_mtime_ns, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
