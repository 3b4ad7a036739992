"""What someone can do who changes data on purpose: code of its own, which knows the format."""

import json
from hashlib import sha256

SIGNATURE = ("signed_by", "signature")


def rechained(lines):
    """Bytes of a journal whose lines say what they are made to say, with a chain that fits."""
    done, chain = [], ""
    for seq, line in enumerate(lines):
        body = {name: value for name, value in line.items() if name != "chain"}
        raw = json.dumps(body | {"seq": seq}, ensure_ascii=False, separators=(",", ":"))[:-1]
        chain = sha256(chain.encode() + raw.encode()).hexdigest()
        done.append(f'{raw},"chain":"{chain}"}}\n'.encode())
    return b"".join(done)


def lines_of(path):
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def without_signatures(lines, *names):
    """The lines without signatures, and without other members."""
    left_out = (*SIGNATURE, *names)
    return [{name: line[name] for name in line if name not in left_out} for line in lines]


def rewrite(journal, lines):
    """Write a journal again, and what says where it ends."""
    journal.write_bytes(rechained(lines))
    note = journal.parent / "record" / "closed" / f"{journal.stem}.json"
    if note.exists():
        last = lines_of(journal)[-1]
        told = {"session": journal.stem, "lines": len(lines), "chain": last["chain"]}
        note.write_text(json.dumps(told) + "\n")


def with_all_verdicts(lines, choice):
    """The lines of a session that answers every question about the maker alike."""
    return [
        line | {"choice": choice} if line["kind"] == "response" and "choice" in line else line
        for line in lines
    ]


def cut(path, count):
    """Take lines off the end of a file."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) - count]))
