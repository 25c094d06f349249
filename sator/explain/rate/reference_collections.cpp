#include "sator/explain/rate/reference_collections.hpp"

#include <algorithm>
#include <cmath>

#include "sator/explain/rate/rated_kind.hpp"

namespace sator::explain {

namespace {

/// The version of the table. It rises if any row changes that a release had.
constexpr int kReferenceVersion = 1;

/// A collection says nothing about grids with more than this many times its cells, or fewer than that share of them.
constexpr double kMostTimesLarger = 2;

constexpr ReferenceCollection kCollections[] = {
#include "sator/explain/rate/reference_table.inc"
};

RankScale scale_with(const ReferenceCollection& row) {
    return {std::string(row.kind),
            std::to_string(row.puzzles) + " puzzles of the kind " + std::string(row.kind) +
                (row.size.empty() ? "" : " " + std::string(row.size)) + " made by Sator",
            kReferenceVersion, row.deciles};
}

const std::vector<RankScale>& reference_scales() {
    static const std::vector<RankScale> kScales = [] {
        std::vector<RankScale> scales;
        for (const ReferenceCollection& row : kCollections) scales.push_back(scale_with(row));
        return scales;
    }();
    return kScales;
}

}  // namespace

std::span<const ReferenceCollection> reference_collections() {
    return kCollections;
}

const RankScale* scale_by_rules(const Puzzle& puzzle) {
    const std::string_view kind = kind_by_rules(puzzle);
    const auto cells = static_cast<double>(puzzle.grid.cell_count());
    const RankScale* nearest = nullptr;
    double least = std::log(kMostTimesLarger);
    for (std::size_t i = 0; i < std::size(kCollections); ++i) {
        if (kCollections[i].kind != kind) continue;
        const double apart = std::abs(std::log(cells / static_cast<double>(kCollections[i].cells)));
        if (apart > least) continue;
        nearest = &reference_scales()[i];
        least = apart;
    }
    return nearest;
}

}  // namespace sator::explain
