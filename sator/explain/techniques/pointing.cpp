// Locked candidates: if all cells of a region that can have a required value are also in a second region, the
// value is removed from the other cells of the second region. This is called claiming if the first region is
// a line, else pointing. Cost: a few word operations for each value of each region.

#include <algorithm>
#include <bit>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kLockedSentence =
    "In {name}, all candidates for {value} are in {second}, so {so}.";

bool contains(const Region& region, CellId cell) {
    return std::ranges::binary_search(region.cells, cell);
}

/// Returns the candidates of the value in cells of `other` outside `region`.
std::vector<Candidate> outside(SolvingState& state, const Region& region, const Region& other,
                               ValueId value) {
    std::vector<Candidate> removed;
    for (const CellId cell : other.cells) {
        if (state.candidates().contains({cell, value}) && !contains(region, cell))
            removed.push_back({cell, value});
    }
    return removed;
}

void find_locked(SolvingState& state, std::size_t r, const TechniqueEntry& entry,
                 std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    const Region& region = context.regions()[r];
    const Word open = state.open_places(r);
    const auto places = state.places(r);
    for_each_value(region.required, [&](ValueId v) {
        const Word at = places[v.index()];
        if (std::popcount(at) < 2 || (at & ~open) != 0) return;
        const CellId first = region.cells[static_cast<std::size_t>(std::countr_zero(at))];
        for (const std::uint32_t other : context.regions_of(first)) {
            if (other == r || context.regions()[other].rule == region.rule) continue;
            const Region& target = context.regions()[other];
            bool is_locked = true;
            for (Word rest = at; rest != 0 && is_locked; rest &= rest - 1) {
                is_locked = contains(target, region.cells[static_cast<std::size_t>(std::countr_zero(rest))]);
            }
            if (!is_locked) continue;
            auto removed = outside(state, region, target, v);
            if (removed.empty()) continue;
            found.push_back({entry.technique,
                             {region.rule, target.rule},
                             {.placed = {}, .removed = std::move(removed), .by_assuming = true},
                             PremiseSource::Candidates,
                             entry.cost,
                             static_cast<double>(std::popcount(open))});
        }
    });
}

void find(SolvingState& state, bool wants_lines, const TechniqueEntry& entry, std::vector<Finding>& found) {
    const auto regions = state.context().regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        if (regions[r].cells.size() > kLargestRegion) continue;
        if (state.context().is_line(regions[r].rule) == wants_lines) find_locked(state, r, entry, found);
    }
}

void find_pointing(SolvingState& state, std::vector<Finding>& found) {
    find(state, false, kPointing, found);
}

void find_claiming(SolvingState& state, std::vector<Finding>& found) {
    find(state, true, kClaiming, found);
}

}  // namespace

/// In a region that is not a line, all candidates of a required value are in cells of a second region.
constinit const TechniqueEntry kPointing{
    .technique = Technique::Pointing,
    .name = "pointing",
    .clue_name = "pointing",
    .label = "pointing",
    .cost = 2.8,
    .ease = 0.33,
    .tie_number = 10,
    .tier = RatingTier::Candidates,
    .find = find_pointing,
    .sentence = kLockedSentence,
};

/// The same for a region that is a line.
constinit const TechniqueEntry kClaiming{
    .technique = Technique::Claiming,
    .name = "claiming",
    .clue_name = "claiming",
    .label = "claiming",
    .cost = 2.9,
    .ease = 0.33,
    .tie_number = 11,
    .tier = RatingTier::Candidates,
    .find = find_claiming,
    .sentence = kLockedSentence,
};

}  // namespace sator::explain
