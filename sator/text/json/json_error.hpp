#pragma once

#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::text {

/// Explains why `text` could not be read as JSON: what the parser expected, where, and which mistake people
/// usually make there. The error names no file.
Diagnostic json_error(std::string_view text, const JsonFault& fault);

}  // namespace sator::text
