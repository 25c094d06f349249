#include "sator/explain/tightened_rule.hpp"

#include <algorithm>
#include <string>

#include "sator/rules/arguments.hpp"

namespace sator {

namespace {

/// A longer range is not cut to each of its numbers.
constexpr std::uint32_t kLongestRange = 12;

std::uint32_t most_cells(const RuleStatement& statement) {
    std::size_t most = 0;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) most = std::max(most, sequence.cells.size());
    }
    return static_cast<std::uint32_t>(most);
}

void add_counts(std::size_t index, const RuleStatement& statement, std::vector<TightenedRule>& found) {
    if (statement.arguments.empty()) return;
    const auto now = how_many_argument(statement.arguments.back(), "");
    if (!now) return;
    const std::uint32_t least = now->least, most = std::min(now->most, most_cells(statement));
    if (least >= most) return;
    const auto add = [&](std::uint32_t from, std::uint32_t to) {
        TightenedRule& rule = found.emplace_back(index, statement, most - least - (to - from));
        rule.tightened.arguments.back().text =
            from == to ? std::to_string(from) : std::to_string(from) + ".." + std::to_string(to);
    };
    add(least, most - 1);
    add(least + 1, most);
    if (most - least < 2 || most - least > kLongestRange) return;
    for (std::uint32_t count = least; count <= most; ++count) add(count, count);
}

}  // namespace

std::vector<TightenedRule> tightened_rules(const Puzzle& puzzle) {
    std::vector<TightenedRule> found;
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        const RuleStatement& statement = puzzle.rules[i];
        if (statement.name == "count") add_counts(i, statement, found);
        if (statement.name == "in_order") {
            found.emplace_back(i, statement, 1).tightened.name = "strict_order";
        }
    }
    std::ranges::stable_sort(found, {}, &TightenedRule::size);
    return found;
}

}  // namespace sator
