#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Returns the sorts of positions between cells that the end of a statement `grid` asks for: `grid 9x9 edges corners`, `grid links`.
std::vector<PositionSort> between_sorts_of(const Statement& statement);

/// Returns whether a statement `grid` only asks for positions between the cells that another statement makes: `grid edges`.
bool only_adds_between(const Statement& statement);

}  // namespace sator::text
