"""`python -m salotto` is `salotto`."""

import sys

from salotto.cli import main

if __name__ == "__main__":
    sys.exit(main())
