#pragma once

#include <string>

#include "sator/models/models_namespace.hpp"
#include "sator/models/write_model.hpp"

namespace sator::models {

/// Returns the model of a small puzzle, to show what a target looks like: two cells that differ.
std::string model_example(const ModelTarget& target);

}  // namespace sator::models
