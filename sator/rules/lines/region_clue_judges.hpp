#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/lines/region_judges.hpp"

namespace sator::rules {

/// All clues of a region have one number, all clues with this number are in it, and there is one.
std::shared_ptr<const RegionJudge> judge_of_gathered_clues(SizeClues clues);

/// A region has exactly one clue. Regions whose clues are equal are equal as they lie, with their clues in one place; regions whose clues
/// differ are not congruent.
std::shared_ptr<const RegionJudge> judge_of_lettered_shapes(CellPoints points, SizeClues clues);

/// A region is a snake: a path of two or more cells along edges that does not touch itself, not even at a corner.
std::shared_ptr<const RegionJudge> judge_of_snakes(CellPoints points);

/// The runs of a region in rows and columns have exactly these lengths, each at least once; nullopt is a further length, which may be any
/// other.
std::shared_ptr<const RegionJudge> judge_of_run_lengths(CellPoints points,
                                                        std::vector<std::optional<std::uint32_t>> lengths);

/// The weights of a region's cells have this ratio to its size: their sum times `under` is its size times `over`. `under` is not 0.
std::shared_ptr<const RegionJudge> judge_of_ratio(std::vector<std::uint32_t> weights, std::uint32_t over,
                                                  std::uint32_t under);

/// What the regions of two neighbouring cells have to do with each other.
struct PairDemand {
    std::uint32_t first = 0, second = 0;  ///< the two cells, which are not in one region
    /// In how many of two things both regions agree: their size, and whether they are taller than wide.
    std::optional<std::uint32_t> agreements;
    std::optional<std::uint32_t> total;  ///< the size of both together
};
std::shared_ptr<const RegionJudge> judge_of_pair(CellPoints points, const PairDemand& demand);

}  // namespace sator::rules
