#pragma once

#include <cstdint>
#include <string>

#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What a person would call a cell: "row 2, column 3", or, where the rows differ in length, "row 2, cell 3".
std::string cell_name(const Grid& grid, CellId cell);

/// Whether it matters from which end a sequence is read.
enum class ReadingDirection : std::uint8_t { Matters, DoesNotMatter };

/// What a person would call the cells of a sequence: its own name where it has one ("row 3"); else, from
/// where they stand, "row 3", "column 2", "all cells"; else by its mark and first cell, "the cells marked a
/// from row 1, column 2". A line that is read from its end is "row 3 from the right", where that matters.
std::string sequence_name(const Grid& grid, const Sequence& sequence,
                          ReadingDirection direction = ReadingDirection::Matters);

}  // namespace sator
