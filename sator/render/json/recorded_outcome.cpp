#include "sator/render/json/recorded_outcome.hpp"

#include <variant>

namespace sator::render {

std::optional<Limit> record_outcome(const Outcome& outcome, const PuzzleSolver& solver,
                                    SearchReport& answer) {
    answer.nodes = solver.statistics().nodes;
    answer.conflicts = solver.statistics().conflicts;
    if (const auto* solved = std::get_if<Solved>(&outcome)) {
        answer.count = solved->count;
        answer.complete = solved->complete;
    } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        answer.count = stopped->count;
        answer.share_done = stopped->share_done;
        return stopped->limit;
    } else {
        answer.complete = true;
    }
    return std::nullopt;
}

}  // namespace sator::render
