#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// Returns the names of all positions of a sort between the cells of a drawing, cell by cell: "edge" ("R1C1/top", "R1C1/R1C2"),
/// "link" ("R1C1-R1C2") or "corner" ("corner R0C0").
std::vector<std::string> names_between(const PrintedGrid& grid, std::string_view sort);

}  // namespace sator::text
