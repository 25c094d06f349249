// A value that a region requires can, in it, stand only in cells that it shares with another region: so it
// leaves the other region's other cells
// ("locked candidates"). Called pointing, or claiming where the first region is a line. A few word operations
// for each value of each region.
#include <algorithm>
#include <bit>

#include "sator/explain/finders.hpp"

namespace sator {

namespace {

bool contains(const Region& region, CellId cell) {
    return std::ranges::binary_search(region.cells, cell);
}

/// The value's candidates in `other` that are not in `region`.
std::vector<Candidate> outside(Situation& situation, const Region& region, const Region& other,
                               std::size_t value) {
    std::vector<Candidate> removed;
    for (const CellId cell : other.cells) {
        if (situation.candidates().contains({cell, value}) && !contains(region, cell))
            removed.push_back({cell, value});
    }
    return removed;
}

void find_locked(Situation& situation, std::size_t r, Technique technique, std::vector<Finding>& found) {
    const Study& study = situation.study();
    const Region& region = study.regions()[r];
    const Word open = situation.open_places(r);
    const auto places = situation.places(r);
    for_each_bit(region.required, [&](std::size_t v) {
        const Word at = places[v];
        if (std::popcount(at) < 2 || (at & ~open) != 0) return;
        const CellId first = region.cells[static_cast<std::size_t>(std::countr_zero(at))];
        for (const std::uint32_t other : study.regions_of(first)) {
            if (other == r || study.regions()[other].rule == region.rule) continue;
            const Region& target = study.regions()[other];
            bool is_locked = true;
            for (Word rest = at; rest != 0 && is_locked; rest &= rest - 1) {
                is_locked = contains(target, region.cells[static_cast<std::size_t>(std::countr_zero(rest))]);
            }
            if (!is_locked) continue;
            auto removed = outside(situation, region, target, v);
            if (removed.empty()) continue;
            found.push_back({technique,
                             {region.rule, target.rule},
                             {.placed = {}, .removed = std::move(removed), .by_assuming = true},
                             FactSource::Candidates,
                             entry_of(technique).cost,
                             static_cast<double>(std::popcount(open))});
        }
    });
}

void find(Situation& situation, bool wants_lines, Technique technique, std::vector<Finding>& found) {
    const auto regions = situation.study().regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        if (regions[r].cells.size() > kLargestRegion) continue;
        if (situation.study().is_line(regions[r].rule) == wants_lines)
            find_locked(situation, r, technique, found);
    }
}

}  // namespace

void find_pointing(Situation& situation, std::vector<Finding>& found) {
    find(situation, false, Technique::Pointing, found);
}

void find_claiming(Situation& situation, std::vector<Finding>& found) {
    find(situation, true, Technique::Claiming, found);
}

}  // namespace sator
