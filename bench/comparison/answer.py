"""The answer of Sator or of a peer (another solver) to one question."""
from dataclasses import dataclass


@dataclass
class Answer:
    """outcome: "unique", "multiple", "none", "found", or a count; None if there was no answer in time.

    seconds: as the solver itself reports, without its start-up. solution: the first one as a list of values, if the solver reports it.
    """
    outcome: object = None
    seconds: float = 0.0
    solution: object = None


def outcome_of(goal, found, finished):
    """Returns the outcome for a goal, given the number of solutions `found` and whether the search finished."""
    if goal == "first":
        return "found" if found else "none" if finished else None
    if goal == "count":
        return found if finished else None
    return "multiple" if found > 1 else None if not finished else "unique" if found else "none"
