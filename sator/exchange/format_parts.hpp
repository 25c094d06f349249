#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns the parts of a format: constraints, fields, kinds of puzzles. The list is empty for formats without such parts.
std::vector<FormatPart> format_parts(const Format& format);

}  // namespace sator::exchange
