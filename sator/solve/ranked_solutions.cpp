#include "sator/solve/ranked_solutions.hpp"

#include <algorithm>
#include <functional>

namespace sator::solve {

std::optional<std::int64_t> score_of(std::span<const std::unique_ptr<Rule>> rules,
                                     std::span<const Value> values) {
    std::optional<std::int64_t> total;
    std::vector<Value> own;
    for (const auto& rule : rules) {
        own.clear();
        for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
        if (const auto score = rule->score(own)) total = total.value_or(0) + *score;
    }
    return total;
}

void RankedSolutions::add(std::int64_t score, std::span<const Value> values) {
    const auto after = std::ranges::upper_bound(best_, score, std::ranges::greater(), &Ranked::score);
    if (after == best_.end() && best_.size() == most_) return;
    best_.insert(after, {score, {values.begin(), values.end()}});
    if (best_.size() > most_) best_.pop_back();
}

}  // namespace sator::solve
