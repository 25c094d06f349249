#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// The two diagonals of each cell as lines between its corners.
struct DiagonalLines {
    Slot cells;                          ///< by line: each cell twice, first for its falling diagonal
    LineGraph graph;                     ///< the corners of all cells are its vertices
    std::vector<std::vector<Word>> lit;  ///< by line: the value that draws it, as bits
};

/// Returns the diagonals of the cells of a sequence, in reading order. `values`: that of falling diagonals, and that of rising ones. Returns an
/// error if these are not two, or if the cells have no four sides.
std::expected<DiagonalLines, Diagnostic> diagonal_lines(const RuleStatement& statement,
                                                        const Sequence& sequence,
                                                        std::span<const ValueId> values,
                                                        const Puzzle& puzzle);

}  // namespace sator::rules
