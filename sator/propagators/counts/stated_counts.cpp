#include "sator/propagators/counts/stated_counts.hpp"

#include <algorithm>
#include <optional>

#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/exact_type.hpp"

namespace sator::propagators {

namespace {

/// Counts of at most one with more cells than this are not looked at for exclusive pairs.
constexpr std::size_t kMostExclusive = 64;

/// Returns the count without the cells that are decided; nullopt if a cell occurs twice or is none of the puzzle's.
std::optional<StatedCount> stated_count(const Model& model, PropagatorId by, const Among& among) {
    StatedCount count{
        {},
        static_cast<std::int32_t>(among.least()),
        static_cast<std::int32_t>(std::min<std::size_t>(among.most(), model.scope_of(by).size())),
        model.propagators()[by.index()].rule};
    std::vector<VariableId> scope(model.scope_of(by).begin(), model.scope_of(by).end());
    std::ranges::sort(scope);
    if (std::ranges::adjacent_find(scope) != scope.end()) return std::nullopt;
    for (const VariableId cell : scope) {
        if (cell.index() >= model.cell_count()) return std::nullopt;
        bool can = false, can_other = false;
        model.initial_domain(cell).for_each([&](Value v) {
            (has_bit(among.values(), static_cast<std::size_t>(v)) ? can : can_other) = true;
        });
        if (can && can_other) count.cells.push_back(cell);
        if (can && !can_other) --count.least, --count.most;
    }
    count.least = std::max(count.least, 0);
    return count;
}

}  // namespace

std::vector<CountedSet> stated_counts(const Model& model, LimitWatch& watch) {
    std::vector<CountedSet> sets;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId by(p);
        const auto* among = as_exactly<Among>(*model.propagators()[p].propagator);
        if (among == nullptr) continue;
        if (watch.is_over(model.scope_of(by).size())) break;
        auto count = stated_count(model, by, *among);
        if (!count || count->cells.empty()) continue;
        const auto is_same = [&](const CountedSet& set) {
            return std::ranges::equal(set.values, among->values());
        };
        auto set = std::ranges::find_if(sets, is_same);
        if (set == sets.end()) set = sets.insert(set, {{among->values().begin(), among->values().end()}, {}});
        set->counts.push_back(std::move(*count));
    }
    return sets;
}

ExclusiveCells::ExclusiveCells(const Model& model, const CountedSet& counted) : cells_(model.cell_count()) {
    if (cells_ > kMaxCells) return;
    for (const StatedCount& count : counted.counts) {
        if (count.most > 1 || count.cells.size() < 2 || count.cells.size() > kMostExclusive) continue;
        words_.resize(words_for(cells_ * cells_), 0);
        for (const VariableId a : count.cells) {
            for (const VariableId b : count.cells) {
                if (a != b) set_bit(words_, a.index() * cells_ + b.index());
            }
        }
    }
}

}  // namespace sator::propagators
