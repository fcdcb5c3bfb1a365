"""`python -m salotto` is `salotto`."""

import sys

from salotto.launch import run

if __name__ == "__main__":
    sys.exit(run())
