#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns the constraints of a format as a table in Markdown, with what is read and what is written. It is empty for formats
/// without such a list.
std::string format_parts(const Format& format);

}  // namespace sator::exchange
