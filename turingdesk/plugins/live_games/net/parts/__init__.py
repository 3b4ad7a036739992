"""Parts of a host, on a shelf: each module has `PART`, a `HostPart` (`net/host_part.py`)."""
