#pragma once

#include <cstdint>
#include <string>

#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Returns the name of a cell for people: "row 2, column 3", or "row 2, cell 3" if rows are shifted
/// against each other (see cell_coordinates).
std::string cell_name(const Grid& grid, CellId cell);

/// Whether the meaning of a rule depends on the end from which its sequence is read.
enum class ReadingDirection : std::uint8_t { Matters, DoesNotMatter };

/// Returns the name of a sequence for people: its own name ("row 3") if it has one; otherwise its line ("row
/// 3", "column 2", "all cells"); otherwise its mark and first cell ("the cells marked a from row 1, column
/// 2"). A reversed line is "row 3 from the right" if the direction matters.
std::string sequence_name(const Grid& grid, const Sequence& sequence,
                          ReadingDirection direction = ReadingDirection::Matters);

}  // namespace sator
