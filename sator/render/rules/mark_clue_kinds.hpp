#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// If a grid has several kinds of clues at its edge, appends each clue's mark to its text and to its sentence
/// in the legend.
void mark_clue_kinds(Sketch& sketch);

}  // namespace sator::render
