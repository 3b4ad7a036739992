"""Documents: files that `new` starts and `check` checks, as it does studies; one module each."""
