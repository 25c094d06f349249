"""Z3 through its Python package: integers if there are sums, otherwise a Boolean for each value of each cell.

Measured: building the model in Python and checking it, but not loading the package."""
import pathlib
import subprocess
import sys

import worker
from process import run

NAME = "Z3"
SCRIPT = pathlib.Path(__file__).parent / "z3_worker.py"


def available(_):
    return subprocess.run([sys.executable, "-c", "import z3"], capture_output=True).returncode == 0


def version():
    return run([sys.executable, "-c", "import z3; print(z3.get_version_string())"], 20)[0].strip()


def solve(models, paths, limit):
    return worker.answers([sys.executable, SCRIPT], models, paths, limit)
