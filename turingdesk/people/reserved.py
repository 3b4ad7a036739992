"""Files that only one program can make, on network shares too: they reserve codes and places."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.system.access import make_folder, open_new
from turingdesk.system.disk import sync_file, write_all
from turingdesk.system.os_errors import os_errors_as


def write_once(path: Path, content: Mapping[str, Any]) -> bool:
    """Write a file that isn't there yet; False if another program was first.

    The file is on disk, but its folder's entry is only after `sync_folder`, which is enough once
    for many files.

    Raises:
        WriteFailed: The file or its folder can't be made.
    """
    # Making the folder has its own message, because a file in its place is no reservation.
    with os_errors_as(
        WriteFailed, message("{parent} can't be created. {why}"), parent=path.parent
    ):
        make_folder(path.parent)
    with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
        try:
            file = open_new(path, os.O_WRONLY | os.O_EXCL)
        except FileExistsError:
            return False
        try:
            write_all(file, json.dumps(content, ensure_ascii=False).encode())
            sync_file(file)
        finally:
            os.close(file)
    return True
