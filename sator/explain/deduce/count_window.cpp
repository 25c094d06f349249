#include "sator/explain/deduce/count_window.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/query.hpp"

namespace sator::explain {

namespace {

using propagators::CountDifference;

const CountedLines& counted_lines_of(Query& query, const CountWindow& window) {
    const auto all = query.combined_rules().counted();
    const auto at = std::ranges::find(all, window.values, &CountedLines::values);
    SATOR_ASSERT(at != all.end());
    return *at;
}

/// Parts `size` positions from `begin` on into the window's groups and single positions.
std::vector<Word> groups_and_singles(const CountWindow& window, std::size_t begin, std::size_t size) {
    std::vector<Word> cliques;
    Word left = 0;
    for (std::size_t i = begin; i < begin + size; ++i) left |= Word{1} << i;
    for (const std::vector<CellId>& group : window.groups) {
        Word clique = 0;
        for (const CellId cell : group) {
            const auto at = std::ranges::lower_bound(window.inside, cell) - window.inside.begin();
            clique |= Word{1} << at;
        }
        if ((clique & ~left) != 0) continue;
        cliques.push_back(clique);
        left &= ~clique;
    }
    for (; left != 0; left &= left - 1) cliques.push_back(left & -left);
    return cliques;
}

}  // namespace

std::vector<CellId> scope_of(const CountWindow& window) {
    std::vector<CellId> cells = window.inside;
    for (const auto* more : {&window.outside, &window.watching})
        cells.insert(cells.end(), more->begin(), more->end());
    return cells;
}

CountDifference difference_of(Query& query, const CountWindow& window) {
    const std::vector<CellId> cells = scope_of(window);
    std::vector<Word> exclusive(cells.size(), 0);
    if (!window.excluding.empty()) {
        const CountedLines& lines = counted_lines_of(query, window);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (lines.exclude(cells[i], cells[j], window.excluding)) exclusive[i] |= Word{1} << j;
            }
        }
    }
    const auto needed = static_cast<std::int32_t>(window.needed);
    const std::size_t inside = window.inside.size();
    return {window.values,
            CountDifference::Cliques{groups_and_singles(window, 0, inside),
                                     groups_and_singles(window, inside, window.outside.size())},
            needed, needed, std::move(exclusive)};
}

std::unique_ptr<RuleFixpoint> count_fixpoint(Query& query, const CountWindow& window) {
    const PuzzleContext& context = query.context();
    Model model;
    for (std::size_t i = 0; i < context.cell_count(); ++i) model.add_cell(context.ranges()[CellId(i)]);
    const RuleId rule(0);
    model.begin_rule(rule);
    std::vector<VariableId> scope;
    for (const CellId cell : scope_of(window)) scope.emplace_back(cell.index());
    model.post(std::make_shared<const CountDifference>(difference_of(query, window)), scope);
    return std::make_unique<RuleFixpoint>(RulePropagators(model), std::span(&rule, 1), &query.watch());
}

}  // namespace sator::explain
