#pragma once

#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Draws a sketch's cages. Cages that share cells are drawn inside each other, with different dashes. If some
/// cages allow repeated values and others do not, the former are dotted.
void draw_cages(Sketch& sketch);

}  // namespace sator
