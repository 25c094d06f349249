#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// The arrows of cells as lines: each leads from its cell to the next one in its direction.
struct ArrowLines {
    Slot cells;                          ///< by line: the cell of the arrow; each cell up to four times
    LineGraph graph;                     ///< the cells are its vertices
    std::vector<std::vector<Word>> lit;  ///< by line: the value that is the arrow, as bits
};

/// Returns the arrows of a sequence's cells that lead to another one of them. `values`: the arrows up, down, left and right. Returns an error
/// if these are not four, or if the cells have no four sides.
std::expected<ArrowLines, Diagnostic> arrow_lines(const RuleStatement& statement, const Sequence& sequence,
                                                  std::span<const ValueId> values, const Puzzle& puzzle);

}  // namespace sator::rules
