#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pasted/pasted_grid.hpp"

namespace sator::exchange {

/// Takes what stands beside the grids of a text and is no sentence. A second grid, of digits or letters, in which each sign fills one
/// region becomes the regions of the grid before it. Other letters in the form of a grid, and lines such as "3: r1c1 r1c2" or
/// "a20, b4", may be cages: they are noted as not understood.
void take_data_beside_grids(PastedText& pasted);

}  // namespace sator::exchange
