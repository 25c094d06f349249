"""CP-SAT through the npm package or-tools-wasm, one worker. Measured: building the model and solving it, but not starting node."""
import json
import pathlib
import shutil

import worker

NAME = "CP-SAT"
SCRIPT = pathlib.Path(__file__).parent / "cp_sat_worker.mjs"
folder = None


def available(work):
    global folder
    folder = work / "npm" / "node_modules" / "or-tools-wasm"
    return shutil.which("node") and folder.exists()


def version():
    return "or-tools-wasm " + json.loads((folder / "package.json").read_text())["version"]


def solve(models, paths, limit):
    return worker.answers(["node", SCRIPT, folder], models, paths, limit)
