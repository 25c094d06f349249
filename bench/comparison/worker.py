"""Peers that solve in a separate process, which reads model files and prints a line of JSON for each."""
import json

from answer import Answer, outcome_of
from process import run

# Seconds that the process is allowed to take for its start.
START = 60


def answers(command, models, paths, limit):
    """Solves all models in one process. Its arguments are the seconds allowed for each model and the model files."""
    output, _ = run([*command, limit, *paths], START + limit * len(models))
    lines = [json.loads(line) for line in output.splitlines() if line.endswith("}")]
    for model, line in zip(models, lines):
        yield Answer(outcome_of(model.goal, line["found"], line["finished"]), line["seconds"], line["solution"])
    for _ in models[len(lines):]:
        yield Answer()
