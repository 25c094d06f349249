#include "sator/explain/check/stated_solution.hpp"

#include <algorithm>

namespace sator::explain {

std::optional<StatedSolution> compare_stated_solution(const PuzzleParts& parts, std::size_t initial,
                                                      const std::vector<std::vector<Value>>& solutions) {
    if (parts.puzzle().solution.empty() || initial != 0) return std::nullopt;
    std::vector<Value> stated;
    for (const Given& given : parts.puzzle().solution) stated.push_back(value_of(given.value));
    StatedSolution result;
    for (const PartId part : parts.all()) {
        if (!parts.holds(part, stated)) result.broken.push_back(part);
    }
    result.is_only = std::ranges::all_of(solutions, [&](const auto& found) { return found == stated; });
    return result;
}

}  // namespace sator::explain
