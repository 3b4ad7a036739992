"""Mixed models that were fitted already: the same verdicts are not fitted twice.

A report asks for an analysis's table, then for its figures, and for both again without the
quality rules; a fit takes up to a second. What is kept depends on nothing but the numbers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from threading import Lock
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.mixed_model import Mixed, mixed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 40  #: fits that are kept, the newest
_kept: OrderedDict[bytes, Mixed] = OrderedDict()
_lock = Lock()


def fitted(
    columns: Mapping[str, NDArray[np.float64]],
    right: NDArray[np.float64],
    random: Sequence[Levels],
) -> Mixed:
    """What `mixed` gives."""
    import numpy as np

    digest = blake2b("\n".join(columns).encode(), digest_size=16)
    for levels in random:
        digest.update("\n".join(levels.names).encode())
    arrays = [*columns.values(), right, *(a for one in random for a in (one.codes, one.weight))]
    for array in arrays:
        digest.update(np.ascontiguousarray(array).tobytes())
    key = digest.digest()
    with _lock:
        found = _kept.get(key)
    if found is None:
        found = mixed(dict(columns), right, list(random))
        with _lock:
            _kept[key] = found
            while len(_kept) > MOST:
                _kept.popitem(last=False)
    return found
