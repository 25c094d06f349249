#pragma once

#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Where clues of several kinds stand around a grid, puts their marks behind them and into the legend.
void mark_clue_kinds(Sketch& sketch);

}  // namespace sator
