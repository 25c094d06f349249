#pragma once

#include <span>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::text {

/// Returns an error for each rule that is drawn between cells, e.g. `white_dot`, if its cells do not touch, not even at a
/// corner. Cells of a longer sequence must touch the next one, and those of a quadruple all others.
std::vector<Diagnostic> refuse_marks_of_cells_apart(std::span<const RuleStatement> rules, const Grid& grid,
                                                    const Registry& registry);

}  // namespace sator::text
