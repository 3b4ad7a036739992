"""Our own files: study packages, journals, settings; the only place that reads and writes them."""
