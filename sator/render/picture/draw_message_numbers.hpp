#pragma once

#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Small numbers in the cells that spell the hidden message, in its order; a sentence where these are all
/// cells.
void draw_message_numbers(Sketch& sketch);

}  // namespace sator
