#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/kind_shape.hpp"

namespace sator::exchange {

/// Returns the board that a puzzle would have if it were of a kind; nullopt if it has another shape. Rules that the kind states for
/// a number, a sign or a region give that number, sign or region.
std::optional<DrawnBoard> board_of_facts(const KindShape& shape, const PuzzleFacts& facts);

}  // namespace sator::exchange
