"""What came of one question to Sator or to a peer."""
from dataclasses import dataclass


@dataclass
class Answer:
    """outcome: "unique", "multiple", "none", "found", or a count; None where none came in time.

    seconds: as the solver itself reports, its start-up apart. solution: the first, as a list of values, where one is told.
    """
    outcome: object = None
    seconds: float = 0.0
    solution: object = None


def outcome_of(goal, found, finished):
    """What `found` solutions mean for a goal, if the search ended of itself or not."""
    if goal == "first":
        return "found" if found else "none" if finished else None
    if goal == "count":
        return found if finished else None
    return "multiple" if found > 1 else None if not finished else "unique" if found else "none"
