"""`python -m regalia` is the same as `regalia`."""

import sys

from regalia.cli import main

if __name__ == "__main__":
    sys.exit(main())
