#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// Returns from where a line is seen, for a sentence about it: " from the left". Returns "" if the line's
/// name says it.
inline std::string_view viewing_side(std::string_view line_name) {
    if (line_name.contains(" from the ")) return "";
    if (line_name.starts_with("row ")) return " from the left";
    return line_name.starts_with("column ") ? " from the top" : ", seen from the first cell";
}

}  // namespace sator::rules
