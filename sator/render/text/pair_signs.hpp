#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/half_cells/half_cell_text.hpp"

namespace sator::render {

/// Returns whether add_pair_signs shows the statement.
bool has_pair_sign(const RuleStatement& statement);

/// Writes the signs of rules about the regions of two neighbours on the border between them: a dot, a bar, a number of cells.
void add_pair_signs(const Puzzle& puzzle, text::HalfCellText& drawing);

}  // namespace sator::render
