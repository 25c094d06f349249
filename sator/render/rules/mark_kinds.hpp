#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Adds the mark, and its sentence to the legend.
void add_kind_mark(KindMark mark, Sketch& sketch);

/// If a grid has several kinds of lines, circles or the like, writes each kind's letter beside them and in its sentence in the
/// legend, because nothing may be shown by colour alone: "Green line with W: neighbouring values …".
void mark_kinds(Sketch& sketch);

}  // namespace sator::render
