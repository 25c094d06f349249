#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/region_judge.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/rules/lines/polyominoes.hpp"

namespace sator::rules {

/// The numbers of clues in cells, by cell; kUnknownSize for a clue without a number.
using SizeClues = std::vector<std::optional<std::uint32_t>>;
inline constexpr std::uint32_t kUnknownSize = 0xFFFF'FFFFU;

/// Each function returns a judge of regions. All that is said about height and width is about the smallest rectangle around a region.

/// A region is taller than wide, wider than tall, or as tall as wide.
std::shared_ptr<const RegionJudge> judge_of_proportion(CellPoints points,
                                                       std::strong_ordering height_to_width);

/// A region is as tall and as wide as the number of each clue in it.
std::shared_ptr<const RegionJudge> judge_of_sides(CellPoints points, SizeClues sides);

/// A region has another size than this.
std::shared_ptr<const RegionJudge> judge_of_other_sizes(std::uint32_t size);

/// A region has `count` cells further in the direction of `step` than `from` is.
std::shared_ptr<const RegionJudge> judge_of_cells_beyond(CellPoints points, HalfCell from, HalfCell step,
                                                         std::uint32_t count);

/// A region is an L: a row and a column that are one cell wide, have two or more cells, and meet at an end of both.
std::shared_ptr<const RegionJudge> judge_of_bends(CellPoints points);

/// The same, and the L bends at a point.
std::shared_ptr<const RegionJudge> judge_of_bend_at(CellPoints points, HalfCell corner);

/// The same, and the L bends this number of cells away from one of its cells: 0 for the cell itself.
std::shared_ptr<const RegionJudge> judge_of_bend_away(CellPoints points, HalfCell from,
                                                      std::uint32_t distance);

/// A region includes the cell that is one step from a point, and all its cells but the one at the point are further in that direction.
std::shared_ptr<const RegionJudge> judge_of_end_at(CellPoints points, HalfCell end, HalfCell step);

/// A region is a rectangle. If its size is a multiple of three, a smaller rectangle at one of its corners is missing.
std::shared_ptr<const RegionJudge> judge_of_bent_triples(CellPoints points, SizeClues sizes);

/// A region has exactly two clues, and its size is between their numbers. A clue without a number may be any.
std::shared_ptr<const RegionJudge> judge_between_clues(SizeClues sizes);

/// A region looks the same after half a turn. `sizes`: of the regions of some cells.
std::shared_ptr<const RegionJudge> judge_of_symmetry(CellPoints points, SizeClues sizes);

/// A region is congruent to a shape.
std::shared_ptr<const RegionJudge> judge_of_shape(CellPoints points, const CellPoints& shape);

/// Whether shapes may be turned and mirrored to be equal.
enum class Turning : std::uint8_t { IsAllowed, IsNot };

/// Two regions that share a border differ in shape.
std::shared_ptr<const RegionJudge> judge_of_unlike_shapes(CellPoints points, Turning turning);

}  // namespace sator::rules
