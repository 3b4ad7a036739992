"""Documents: what `new` starts and `check` checks besides studies, a file for each kind."""
