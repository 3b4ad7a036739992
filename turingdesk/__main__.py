"""`python -m turingdesk` and the packaged program start here."""

import sys

from turingdesk.cli import main

if __name__ == "__main__":
    sys.exit(main())
