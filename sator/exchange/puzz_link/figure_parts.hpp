#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// Pictures of figures, and their numbers in the cells.
extern const LinkPart kFigures;

}  // namespace sator::exchange
