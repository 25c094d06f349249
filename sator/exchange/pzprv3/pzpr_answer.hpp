#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/kind_codecs.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// States the answer of a board as the puzzle's solution. `codec` says what marks mean: "marks # black . white" and "values white
/// black". The solution lacks the cells that the answer leaves open. If no cell has a mark, the answer is not begun: the solution has
/// only what is known without it, and at least one value, so that it is a solution that is not complete.
void add_pzpr_answer(const PzprBoard& board, const KindCodec& codec, Puzzle& puzzle);

}  // namespace sator::exchange
