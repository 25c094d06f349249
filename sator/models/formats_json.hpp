#pragma once

#include <string>

#include "sator/models/models_namespace.hpp"

namespace sator::models {

/// Returns all formats with their abilities, and the models for other solvers, as JSON: one object on a line that ends in a newline.
std::string formats_json();

}  // namespace sator::models
