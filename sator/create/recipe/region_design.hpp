#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/printed_board.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// A puzzle whose drawing has a letter for each region, in the making.
struct RegionDesign {
    /// Where the number of a region is written.
    enum class Numbers : std::uint8_t {
        None,       ///< regions have no numbers
        Keys,       ///< behind the kind's word: a=3
        InDrawing,  ///< behind the letter of an open cell of the region: a3
    };

    PrintedBoard board;  ///< with all signs that do not change
    Partition regions;
    Numbers numbers = Numbers::None;
    std::string head;  ///< Keys: what stands before the first key

    /// Returns the text of the puzzle with these numbers, by region; empty for none.
    std::string text(const std::vector<std::string>& written);
};

/// Adds the numbers that are true of the regions to the plan, whose base is the text without numbers. Then lets the regions change where a
/// counterexample differs, and their numbers with them, until no counterexample is left; the solution stays.
void refine_by_region_design(Plan& plan, RegionDesign design, BasePuzzles& bases);

}  // namespace sator::create
