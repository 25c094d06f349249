#include "sator/explain/parts/puzzle_clues.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/utf8.hpp"

namespace sator::explain {

std::optional<RegexOptions> clue_options(const RuleStatement& statement, const RegexLimits& limits) {
    if (statement.name != "regex" || statement.arguments.empty()) return std::nullopt;
    RegexOptions options;
    options.limits = limits;
    const auto flags = parse_flags(to_code_points(statement.arguments[0].flags));
    if (!flags) return std::nullopt;
    options.flags = *flags;
    const bool is_java = std::ranges::any_of(
        statement.arguments, [](const Argument& argument) { return argument.text == "dialect=java"; });
    if (is_java) options.dialect = Dialect::Java;
    return options;
}

std::vector<PuzzleClue> clues_of(const PuzzleParts& parts, const RegexLimits& limits) {
    std::vector<PuzzleClue> clues;
    for (std::size_t i = 0; i < parts.rule_count(); ++i) {
        const PartId rule(i);
        const std::size_t statement = parts.statement_of(rule);
        const auto cells = parts.rule(rule).cells();
        if (!clues.empty() && clues.back().statement == statement) {
            PuzzleClue& clue = clues.emplace_back(clues.back());
            clue.rule = rule;
            clue.slot.assign(cells.begin(), cells.end());
            continue;
        }
        const RuleStatement& stated = parts.puzzle().rules[statement];
        const auto options = clue_options(stated, limits);
        if (!options) continue;
        auto tree = parse_regex(to_code_points(stated.arguments[0].text), *options);
        if (!tree) continue;
        clues.push_back({rule, statement, *options, std::make_shared<const RegexTree>(std::move(*tree)),
                         Slot(cells.begin(), cells.end())});
    }
    return clues;
}

}  // namespace sator::explain
