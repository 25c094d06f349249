#include "sator/explain/deduce/solving_state.hpp"

#include <algorithm>

#include "sator/explain/deduce/combined_rules.hpp"

namespace sator::explain {

const SolvingState::FilteredDomains& SolvingState::filtered(RuleId rule, PremiseSource source) {
    Kept& kept = filtered_[rule.index()][static_cast<std::size_t>(source)];
    const std::uint32_t revision =
        source == PremiseSource::Placed ? knowledge_.placed_revision(rule) : knowledge_.revision(rule);
    if (kept.revision == revision) return kept.filtered;
    kept.revision = revision;
    filter(query().fixpoint(rule), source, kept.filtered);
    return kept.filtered;
}

const SolvingState::FilteredDomains& SolvingState::filtered_by_combined(std::size_t index,
                                                                        PremiseSource source) {
    filtered_by_combined_.resize(query().combined_rules().all().size());
    Kept& kept = filtered_by_combined_[index][static_cast<std::size_t>(source)];
    // The cells only lose candidates, so their number tells whether one was lost.
    std::uint32_t revision = 0;
    for (const CellId cell : query().combined_rules().all()[index]->cells)
        revision += static_cast<std::uint32_t>(premises(source).count(cell));
    if (kept.revision == revision) return kept.filtered;
    kept.revision = revision;
    filter(query().combined_rules().fixpoint(index), source, kept.filtered);
    return kept.filtered;
}

void SolvingState::filter(RuleFixpoint& fixpoint, PremiseSource source, FilteredDomains& filtered) const {
    filtered.values.clear();
    fixpoint.push_level();
    const bool holds = !fixpoint.is_inconsistent() && fixpoint.keep(premises(source)) && fixpoint.propagate();
    for (std::size_t i = 0; i < fixpoint.cells().size() && holds; ++i) {
        const auto left = fixpoint.values(i);
        filtered.values.insert(filtered.values.end(), left.begin(), left.end());
    }
    fixpoint.backtrack();
    filtered.conflicts = !holds;
}

std::span<const Word> SolvingState::left(const FilteredDomains& filtered, std::size_t place) const {
    const std::size_t words = candidates().words_per_cell();
    return std::span(filtered.values).subspan(place * words, words);
}

std::span<const Word> SolvingState::places(std::size_t region) {
    places_.resize(context().regions().size());
    Places& own = places_[region];
    const Region& where = context().regions()[region];
    if (own.revision == knowledge_.revision(where.rule)) return own.of_value;
    own.revision = knowledge_.revision(where.rule);
    own.of_value.assign(context().puzzle().alphabet.size(), 0);
    for (std::size_t i = 0; i < where.cells.size(); ++i) {
        for_each_value(candidates()[where.cells[i]],
                       [&](ValueId v) { own.of_value[v.index()] |= Word{1} << i; });
    }
    return own.of_value;
}

Word SolvingState::open_places(std::size_t region) const {
    const Region& where = context().regions()[region];
    Word open = 0;
    for (std::size_t i = 0; i < where.cells.size(); ++i) {
        if (is_open(where.cells[i])) open |= Word{1} << i;
    }
    return open;
}

}  // namespace sator::explain
