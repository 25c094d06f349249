// A part is needed if the other parts have a second solution; this takes one question for each part. The
// irredundant subset is found by deletion, clues and givens before general rules. Parts that are needed with all others present stay
// needed, so they are tested only once. Rules that rank solutions are needed for the order of solutions.
#include "sator/explain/check/redundancy.hpp"

#include <algorithm>

#include "sator/explain/parts/general_rules.hpp"
#include "sator/explain/parts/part_model.hpp"

namespace sator::explain {

namespace {

using Answer = FoundSolution::Answer;

}  // namespace

Redundancy find_redundancy(const PuzzleParts& parts, std::span<const Value> solution, const Limits& limits) {
    Redundancy found;
    found.is_complete = true;
    found.irredundant = parts.all();
    const auto can_go = [&](std::span<const PartId> from, PartId part) {
        const Answer answer = find_solution(parts, without(from, part), limits, solution).answer;
        found.is_complete = found.is_complete && answer != Answer::Unknown;
        return answer == Answer::No;
    };
    for (const PartId part : GeneralRules(parts).last_of(parts.all())) {
        if (limits.reached()) {
            found.is_complete = false;
            break;
        }
        if (parts.ranks(part, solution) || !can_go(parts.all(), part)) continue;
        found.not_needed.push_back(part);
        const bool is_first = found.not_needed.size() == 1;
        if (is_first || can_go(found.irredundant, part)) found.irredundant = without(found.irredundant, part);
    }
    std::ranges::sort(found.not_needed);
    return found;
}

}  // namespace sator::explain
