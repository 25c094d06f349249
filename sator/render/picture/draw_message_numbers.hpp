#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Draws small numbers in the cells that spell the hidden message, in its order. If these are all cells in
/// reading order, adds a sentence instead.
void draw_message_numbers(Sketch& sketch);

}  // namespace sator::render
