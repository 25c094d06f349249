#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Numbers the cells in which the entries of a crossword begin, in reading order, as printed crosswords do.
void draw_entry_numbers(Sketch& sketch);

}  // namespace sator::render
