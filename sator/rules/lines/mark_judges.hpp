#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/region_judge.hpp"
#include "sator/rules/lines/region_judges.hpp"

namespace sator::rules {

/// By cell: 1 for a marked one.
using CellMarks = std::vector<std::uint8_t>;

// Judges of regions in which some cells are marked.

/// Each known number in a region is the number of its marked cells.
std::shared_ptr<const RegionJudge> judge_of_mark_counts(SizeClues counts, CellMarks marks);

/// The marked cells of a region and the others are two shapes that are congruent. A number is the size of the shape that it is in.
std::shared_ptr<const RegionJudge> judge_of_halves(CellPoints points, SizeClues sizes, CellMarks marks);

/// A region has a clue, and all its clues are marked, or none is.
std::shared_ptr<const RegionJudge> judge_of_one_kind(SizeClues clues, CellMarks marks);

/// A region has at most this number of clues.
std::shared_ptr<const RegionJudge> judge_of_clue_count(SizeClues clues, std::uint32_t most);

}  // namespace sator::rules
