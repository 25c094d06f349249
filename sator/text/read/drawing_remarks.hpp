#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Remarks on a drawing that applies in several places but not to all lines of the grid, because that may not be meant.
/// If the drawing shows a sign that is printed between cells, e.g. `1 < 2`, it is meant.
void remark_on_places(const DrawingLines& drawing, const std::vector<Fit>& fits, PuzzleDraft& draft);

}  // namespace sator::text
