#include "sator/explain/parts/general_rules.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sator/base/ascii.hpp"

namespace sator::explain {

namespace {

/// A statement is about most of the grid if its rules have at least three quarters of the cells.
constexpr std::size_t kMostNumerator = 3, kMostDenominator = 4;
/// Rules on fewer cells are signs between neighbours. They are general only if there are as many as cells, or
/// if they are cages or words without a clue of their own.
constexpr std::size_t kLeastCells = 3;
constexpr std::array<std::string_view, 3> kWithoutClue = {"distinct", "word", "words"};

/// The rules of one statement, summed up.
struct StatementSize {
    std::size_t rules = 0, least_cells = SIZE_MAX;
    std::vector<bool> has_rule;  // by cell
};

bool has_number_or_clue(const RuleStatement& statement) {
    const auto has_digit = [](const std::string& text) { return std::ranges::any_of(text, is_digit); };
    return std::ranges::any_of(statement.arguments, [&](const Argument& argument) {
        return argument.kind == Argument::Kind::Regex || has_digit(argument.text);
    });
}

bool is_about_most(const RuleStatement& statement, const StatementSize& size) {
    const std::size_t cells = size.has_rule.size();
    const auto covered = static_cast<std::size_t>(std::ranges::count(size.has_rule, true));
    if (size.rules == 1) return covered == cells && !has_number_or_clue(statement);
    return covered * kMostDenominator >= cells * kMostNumerator &&
           (size.least_cells >= kLeastCells || size.rules >= cells ||
            std::ranges::find(kWithoutClue, statement.name) != kWithoutClue.end());
}

}  // namespace

GeneralRules::GeneralRules(const PuzzleParts& parts)
    : parts_(parts), is_general_(parts.puzzle().rules.size()) {
    const auto& statements = parts.puzzle().rules;
    std::vector<StatementSize> sizes(statements.size());
    for (std::size_t i = 0; i < parts.rule_count(); ++i) {
        StatementSize& size = sizes[parts.statement_of(PartId(i))];
        const std::vector<CellId> cells = parts.cells(PartId(i));
        size.has_rule.resize(parts.puzzle().grid.position_count());
        for (const CellId cell : cells) size.has_rule[cell.index()] = true;
        size.least_cells = std::min(size.least_cells, cells.size());
        ++size.rules;
    }
    for (std::size_t i = 0; i < statements.size(); ++i)
        is_general_[i] =
            sizes[i].rules > 0 && (statements[i].is_of_kind || is_about_most(statements[i], sizes[i]));
}

std::vector<PartId> GeneralRules::last_of(std::vector<PartId> parts) const {
    std::ranges::stable_partition(parts, [&](PartId part) { return !contains(part); });
    return parts;
}

}  // namespace sator::explain
