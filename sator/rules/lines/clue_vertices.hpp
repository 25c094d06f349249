#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/rules/lines/drawn_lines.hpp"

namespace sator::rules {

/// The texts of errors about the cells of clues.
struct ClueVertexWords {
    std::string_view clues;     ///< "labels"
    std::string_view example;   ///< a correct statement
    std::string_view is_twice;  ///< a cell has two clues
    std::string_view is_none;   ///< no line ends at a cell
    std::string_view hint;      ///< for both
};

/// Returns the vertices of the clues' cells, or of their corners if the lines are edges. They stand behind the ':' of the sequence, and are
/// as many as the clues.
std::expected<std::vector<LineGraph::Vertex>, Diagnostic> clue_vertices(const RuleStatement& statement,
                                                                        const Sequence& sequence,
                                                                        const DrawnLines& lines,
                                                                        std::size_t clues, const Grid& grid,
                                                                        const ClueVertexWords& words);

}  // namespace sator::rules
