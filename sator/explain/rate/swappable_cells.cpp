// Evaluates `Rule::holds` for each filling of the rule's cells, then compares each filling with the one in
// which two cells are swapped.
#include "sator/explain/rate/swappable_cells.hpp"

#include <algorithm>

namespace sator::explain {

namespace {

/// Rules with more fillings are skipped.
constexpr std::size_t kMaxSwappedFillings = 4096;

/// All fillings of some cells, numbered in a mixed radix: digit k, in units of `unit[k]`, is the index of
/// cell k's value.
struct SwappedFillings {
    std::vector<CellId> cells;
    std::vector<std::vector<Value>> values;  // by cell
    std::vector<std::size_t> unit;
    std::size_t count = 1;

    SwappedFillings(std::span<const CellId> slot, const Candidates& ranges)
        : cells(slot.begin(), slot.end()) {
        std::ranges::sort(cells);
        const auto repeated = std::ranges::unique(cells);
        cells.erase(repeated.begin(), repeated.end());
        for (const CellId cell : cells) {
            values.emplace_back();
            for_each_value(ranges[cell], [&](ValueId v) { values.back().push_back(value_of(v)); });
            unit.push_back(count);
            count *= values.back().size();
            if (count > kMaxSwappedFillings) return;
        }
    }

    std::size_t digit(std::size_t filling, std::size_t k) const {
        return filling / unit[k] % values[k].size();
    }

    std::size_t exchanged(std::size_t filling, std::size_t a, std::size_t b) const {
        const std::size_t at_a = digit(filling, a), at_b = digit(filling, b);
        return filling - at_a * unit[a] - at_b * unit[b] + at_b * unit[a] + at_a * unit[b];
    }
};

/// Returns, for each filling, whether the rule holds.
std::vector<std::uint8_t> verdicts(const Rule& rule, const SwappedFillings& fillings) {
    std::vector<std::size_t> place;  // by position in the rule: index of the cell
    for (const CellId cell : rule.cells()) {
        const auto at = std::ranges::lower_bound(fillings.cells, cell);
        place.push_back(static_cast<std::size_t>(at - fillings.cells.begin()));
    }
    std::vector<std::uint8_t> holds(fillings.count);
    std::vector<Value> values(place.size());
    for (std::size_t filling = 0; filling < fillings.count; ++filling) {
        for (std::size_t i = 0; i < place.size(); ++i)
            values[i] = fillings.values[place[i]][fillings.digit(filling, place[i])];
        holds[filling] = rule.holds(values) ? 1 : 0;
    }
    return holds;
}

}  // namespace

std::vector<std::pair<CellId, CellId>> swappable_cells(const Rule& rule, const Candidates& ranges) {
    std::vector<std::pair<CellId, CellId>> pairs;
    const SwappedFillings fillings(rule.cells(), ranges);
    if (fillings.count > kMaxSwappedFillings) return pairs;
    const std::vector<std::uint8_t> holds = verdicts(rule, fillings);
    for (std::size_t b = 1; b < fillings.cells.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            if (fillings.values[a] != fillings.values[b]) continue;
            std::size_t filling = 0;
            while (filling < fillings.count && holds[filling] == holds[fillings.exchanged(filling, a, b)])
                ++filling;
            if (filling == fillings.count) pairs.emplace_back(fillings.cells[a], fillings.cells[b]);
        }
    }
    return pairs;
}

}  // namespace sator::explain
