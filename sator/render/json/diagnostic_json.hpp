#pragma once

#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// Returns an error as one object on a line that ends in a newline: its place, its parts, and the whole text as people
/// read it (web/boundary/README.md lists the fields). Its further errors are `also`.
std::string diagnostic_json(const Diagnostic& diagnostic);

}  // namespace sator::render
