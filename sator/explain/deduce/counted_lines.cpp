// Reads the counts that the model states (propagators/counts/stated_counts.hpp). A rule that posts one exact count is a line or
// region; a count of at most one is a set of cells that exclude each other.
#include "sator/explain/deduce/counted_lines.hpp"

#include <algorithm>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/counts/stated_counts.hpp"

namespace sator::explain {

namespace {

using propagators::Among;
using propagators::CountedSet;
using propagators::StatedCount;

/// The most cells of a puzzle, and of a count of at most one, whose exclusive pairs are stored.
constexpr std::size_t kMostCellsOfPairs = 4096, kMostExclusiveCells = 64;

/// Returns what the rule's only propagator counts; null if it posts another one, or several.
const Among* only_count(const PuzzleContext& context, RuleId rule) {
    const auto posted = context.propagators().of(rule);
    if (posted.size() != 1) return nullptr;
    return propagators::as_exactly<Among>(*context.model().propagators()[posted[0].index()].propagator);
}

CellBits bits_of(const PuzzleContext& context, const std::vector<VariableId>& cells) {
    CellBits bits(words_for(context.cell_count()), 0);
    for (const VariableId cell : cells) set_bit(bits, cell.index());
    return bits;
}

/// The family of a rule: the axis of its line, or the last one.
std::size_t family_of(const PuzzleContext& context, RuleId rule) {
    const auto listed = context.rules()[rule.index()]->cells();
    Slot cells(listed.begin(), listed.end());
    std::ranges::sort(cells);
    const auto line = context.groups().line(cells);
    return line ? static_cast<std::size_t>(line->axis) : kAxisCount;
}

void add_counted_line(const PuzzleContext& context, const StatedCount& count, CountedLines& lines) {
    const Among* among = only_count(context, count.rule);
    if (among == nullptr || among->least() != among->most() || count.cells.empty()) return;
    const std::int64_t total = among->least();
    lines.families[family_of(context, count.rule)].push_back(
        {count.rule, bits_of(context, count.cells), total, total - count.least});
}

void add_pairs(const PuzzleContext& context, const StatedCount& count, CountedLines& lines) {
    if (count.cells.size() > kMostExclusiveCells || context.cell_count() > kMostCellsOfPairs) return;
    lines.excluded_by.resize(context.cell_count(), CellBits(words_for(context.cell_count()), 0));
    for (const VariableId a : count.cells) {
        for (const VariableId b : count.cells) {
            if (a == b) continue;
            auto& rules = lines.excluding[{CellId(a.index()), CellId(b.index())}];
            if (std::ranges::find(rules, count.rule) == rules.end()) rules.push_back(count.rule);
            set_bit(lines.excluded_by[a.index()], b.index());
        }
    }
}

/// Returns whether two lines of the family share a cell. Then sets of them have no known total.
bool has_overlap(const std::vector<CountedLine>& family) {
    CellBits all;
    for (const CountedLine& line : family) {
        if (all.empty()) all.resize(line.cells.size(), 0);
        if (count_common(all, line.cells) > 0) return true;
        add_members(all, line.cells);
    }
    return false;
}

}  // namespace

bool CountedLines::exclude(CellId a, CellId b, std::span<const RuleId> by) const {
    if (excluded_by.empty() || !has_bit(excluded_by[a.index()], b.index())) return false;
    const std::vector<RuleId>& rules = excluding.at({a, b});
    return std::ranges::any_of(rules, [&](RuleId rule) { return std::ranges::find(by, rule) != by.end(); });
}

std::vector<CountedLines> counted_lines(Query& query) {
    const PuzzleContext& context = query.context();
    std::vector<CountedLines> all;
    for (const CountedSet& set : propagators::stated_counts(context.model(), query.watch())) {
        CountedLines lines{set.values, {}, {}, {}};
        lines.families.resize(kAxisCount + 1);
        for (const StatedCount& count : set.counts) {
            if (query.watch().is_over(count.cells.size())) return all;
            const bool is_exact = count.least == count.most;
            if (is_exact) add_counted_line(context, count, lines);
            if (!is_exact && count.most == 1) add_pairs(context, count, lines);
        }
        std::erase_if(lines.families,
                      [](const auto& family) { return family.empty() || has_overlap(family); });
        if (!lines.families.empty()) all.push_back(std::move(lines));
    }
    return all;
}

}  // namespace sator::explain
