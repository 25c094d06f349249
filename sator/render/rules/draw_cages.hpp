#pragma once

#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Draws a sketch's cages: those that share cells inside each other, in other dashes; those whose values may
/// repeat dotted, where others' may not.
void draw_cages(Sketch& sketch);

}  // namespace sator
