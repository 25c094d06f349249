#pragma once

#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/places/place_words.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// What the names of places refer to. Both outlive the reader.
struct PlaceNames {
    const Grid& grid;
    std::span<const Sequence> regions;  ///< the regions that the puzzle draws; their labels are "region a", …
    bool may_be_missing = false;  ///< windows that do not fit, or neighbours of a single cell, are no error
};

/// Reads the places that follow `at`, or that end a clue:
///
///     places    = group {";" group}
///     group     = name ["of" "grid" NUMBER] | sequence
///     name      = "rows" | "columns" | "x" | "y" | "z" | "lines" | "boxes" [SIZE] | "diagonals" | "regions" | "cells" | "all"
///               | "windows" SIZE | "neighbours"
///     sequence  = part {":" part}              the parts of one sequence, e.g. the circle and the shaft of an arrow
///     part      = piece {piece} | "all"
///     piece     = CELL | CELL ".." CELL        a straight line
///               | BETWEEN | SORT               a position between cells; all of them
///               | SORT "of" POINT              those that touch a cell or a corner: edges of R3C4
///               | SORT ("right" "of" | "left" "of" | "above" | "below") POINT     the edges or links in this direction
///               | "block" CELL ".." CELL     the rectangle between two corners, row by row
///               | "around" ["edges"] ["self"] CELL       the cells around it, as the rule `around` has them
///               | CELL DIRECTION               from the cell to the edge of the grid: R1C3 down-left
///               | "row" NUMBER "from" "the" "right" | "column" NUMBER "from" "the" "bottom"
///               | ("x" | "y" | "z") ["line"] NUMBER ["from" "the" ("bottom" | "right" | "top")]     a line in a direction
///               | ("row" | "column" | "box" | "grid") NUMBER | "region" LETTER
///
/// CELL is R3C4, SIZE is 3x2 (columns, rows). BETWEEN is an edge (R1C1/R1C2, at the border R1C1/top), a link (R1C1-R1C2) or a
/// corner (`corner R1C1` is the lower right one of the cell, and rows and columns count from 0); SORT is `edges`, `links` or
/// `corners`; POINT is a cell or a corner. A comma separates like a blank. Returns at least one sequence, each with at
/// least one cell, or the first error. It may return none if places may be missing.
std::expected<std::vector<Sequence>, Diagnostic> read_places(std::span<const LineSlice> text,
                                                             const PlaceNames& names);

}  // namespace sator::text
