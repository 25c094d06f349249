#include "sator/explain/repair/tightened_rule.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "sator/explain/repair/tightened_comparison.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::explain {

namespace {

/// A range of more numbers is not narrowed to each single number.
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
    const auto now = count_range_argument(statement.arguments.back(), "");
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

using CellValues = std::vector<ValueId>;

void add_listed(std::size_t index, const Puzzle& puzzle, const CellValues& values,
                std::vector<TightenedRule>& found) {
    RuleStatement& tightened = found.emplace_back(index, puzzle.rules[index], 1).tightened;
    tightened.arguments.clear();
    for (const ValueId value : values) {
        const Symbol& symbol = puzzle.alphabet[value];
        const bool is_text = symbol.kind == Symbol::Kind::Text;
        tightened.arguments.push_back({.kind = is_text ? Argument::Kind::Quoted : Argument::Kind::Bare,
                                       .text = is_text ? symbol.to_string() : to_symbol_text(symbol)});
    }
}

/// Tries the listed values without each one of them.
void add_smaller_sets(std::size_t index, const Puzzle& puzzle, std::vector<TightenedRule>& found) {
    const RuleStatement& statement = puzzle.rules[index];
    const auto values = value_arguments(statement, statement.arguments, puzzle, "");
    if (!values || values->size() <= most_cells(statement)) return;
    for (const ValueId left_out : std::set(values->begin(), values->end())) {
        CellValues rest = *values;
        rest.erase(std::ranges::find(rest, left_out));
        add_listed(index, puzzle, rest, found);
    }
}

/// Tries the listed values with each further value that the cells may hold.
void add_larger_sets(std::size_t index, const Puzzle& puzzle, std::vector<TightenedRule>& found) {
    const RuleStatement& statement = puzzle.rules[index];
    const auto values = value_arguments(statement, statement.arguments, puzzle, "");
    if (!values) return;
    std::set<ValueId> possible;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            if (sequence.cells.size() <= values->size()) return;
            for (const CellId cell : sequence.cells) {
                const CellValues range = range_of(puzzle, cell);
                possible.insert(range.begin(), range.end());
            }
        }
    }
    for (const ValueId added : possible) {
        CellValues more = *values;
        more.push_back(added);
        add_listed(index, puzzle, more, found);
    }
}

void add_comparisons(std::size_t index, const RuleStatement& statement, std::vector<TightenedRule>& found) {
    std::size_t size = 0;
    for (std::string& text : tightened_comparisons(statement.text)) {
        found.emplace_back(index, statement, ++size).tightened.text = std::move(text);
    }
}

}  // namespace

std::vector<TightenedRule> tightened_rules(const Puzzle& puzzle) {
    std::vector<TightenedRule> found;
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        const RuleStatement& statement = puzzle.rules[i];
        if (statement.name == "count") add_counts(i, statement, found);
        if (statement.name == "subset") add_smaller_sets(i, puzzle, found);
        if (statement.name == "superset") add_larger_sets(i, puzzle, found);
        if (statement.name == kExpressionRule) add_comparisons(i, statement, found);
        if (statement.name == "in_order") {
            found.emplace_back(i, statement, 1).tightened.name = "strict_order";
        }
    }
    std::ranges::stable_sort(found, {}, &TightenedRule::size);
    return found;
}

}  // namespace sator::explain
