#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Writes the signs that known values may be written with, a line each, with an empty line before them.
std::string given_signs_text(const Puzzle& puzzle);

}  // namespace sator::text
