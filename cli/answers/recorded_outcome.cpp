#include "cli/answers/recorded_outcome.hpp"

#include <variant>

namespace sator::cli {

void record_outcome(const Outcome& outcome, const PuzzleSolver& solver, SolvedPuzzle& answer) {
    answer.json.nodes = solver.statistics().nodes;
    answer.json.conflicts = solver.statistics().conflicts;
    if (const auto* solved = std::get_if<Solved>(&outcome)) {
        answer.json.count = solved->count;
        answer.json.complete = solved->complete;
    } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        answer.json.count = stopped->count;
        answer.json.share_done = stopped->share_done;
        answer.stopped = stopped->limit;
    } else {
        answer.json.complete = true;
    }
}

}  // namespace sator::cli
