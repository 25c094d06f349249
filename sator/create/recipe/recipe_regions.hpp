#pragma once

#include <cstddef>

#include "sator/create/recipe/create_lines.hpp"
#include "sator/create/recipe/printed_board.hpp"
#include "sator/create/recipe/region_design.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// There are letters for this number of regions.
constexpr std::size_t kMostRegions = 52;

/// Returns regions of random shape as the lines `create regions` want them; without such a line, each is as large as a row.
Partition random_regions(const Grid& grid, const CreateLines& lines, RandomSource& random);

/// Blocks are in no region: each is a part of its own, and a region that they cut becomes several.
void separate_blocks(const PrintedBoard& board, Partition& regions);

/// Whether a line `clues COUNT: …` says what the number of a region means, which stands behind the kind's word: a=3.
bool has_keys_of_regions(const text::KindDefinition& definition, const text::KindLine& line);

/// Returns where the numbers of a drawing with regions are, if they are those of regions.
RegionDesign::Numbers numbers_of_regions(const text::KindDefinition& definition);

}  // namespace sator::create
