#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// Returns all rules of the registry and all kinds as one JSON object on a line, for editors.
std::string rules_json();

}  // namespace sator::render
