// Deals the groups into classes without common cells, first fit, and gives each class its bits.
#include "sator/propagators/distinct/distinct_fields.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

/// Groups that require values and have no cell in common.
struct Class {
    std::vector<std::uint32_t> groups;
    std::vector<bool> has_cell;

    bool takes(std::uint32_t group, const std::vector<std::uint32_t>& positions) {
        if (std::ranges::any_of(positions, [&](std::uint32_t c) { return has_cell[c]; })) return false;
        for (const std::uint32_t c : positions) has_cell[c] = true;
        groups.push_back(group);
        return true;
    }
};

/// Puts each group into the first class that has none of its cells.
std::vector<Class> classes_of(std::size_t cells, const std::vector<DistinctGroup>& groups) {
    std::vector<Class> classes(1, {.groups = {}, .has_cell = std::vector<bool>(cells)});
    for (std::uint32_t g = 0; g < groups.size(); ++g) {
        if (groups[g].required == 0) continue;
        const auto takes = [&](Class& one) { return one.takes(g, groups[g].positions); };
        if (std::ranges::any_of(classes, takes)) continue;
        classes.push_back({.groups = {}, .has_cell = std::vector<bool>(cells)});
        takes(classes.back());
    }
    return classes;
}

}  // namespace

std::optional<DistinctFields> DistinctFields::build(std::size_t cells,
                                                    const std::vector<DistinctGroup>& groups) {
    DistinctFields dealt;
    for (const DistinctGroup& group : groups) {
        if (group.required != 0) dealt.width = std::max(dealt.width, group.positions.size());
    }
    const std::size_t fields_per_word = kWordBits / (dealt.width + 1);
    if (fields_per_word == 0) return std::nullopt;
    dealt.bits.resize(cells);
    for (const Class& one : classes_of(cells, groups)) {
        const std::size_t first_bit = dealt.words * kWordBits;
        std::size_t end = first_bit;  // end of the bits in use
        for (std::size_t i = 0; i < one.groups.size(); ++i) {
            const std::size_t low =
                first_bit + i / fields_per_word * kWordBits + i % fields_per_word * (dealt.width + 1);
            dealt.fields.push_back({one.groups[i], static_cast<std::uint32_t>(low)});
            end = low;
            for (const std::uint32_t c : groups[one.groups[i]].positions)
                dealt.bits[c].push_back(static_cast<std::uint32_t>(end++));
            end = low + dealt.width + 1;
        }
        for (std::size_t c = 0; first_bit == 0 && c < cells; ++c) {
            if (dealt.bits[c].empty()) dealt.bits[c].push_back(static_cast<std::uint32_t>(end++));
        }
        dealt.words += words_for(end - first_bit);
        if (first_bit == 0) dealt.base_words = dealt.words;
    }
    return dealt;
}

}  // namespace sator::propagators
