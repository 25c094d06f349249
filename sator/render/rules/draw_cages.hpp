#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws a sketch's cages. Cages that share cells are drawn inside each other, with different dashes. If some
/// cages allow repeated values and others do not, the former are dotted.
void draw_cages(Sketch& sketch);

}  // namespace sator::render
