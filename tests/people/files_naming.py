"""Looks for whoever withdrew in every file of a folder."""


def files_naming(code, *folders):
    """The files that contain a code, in letters or in their names."""
    return {
        path.name
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file() and (code.encode() in path.read_bytes() or code in path.name)
    }
