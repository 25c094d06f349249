#pragma once

#include <cstddef>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// The maximum number of cells of a puzzle if the caller sets no other limit: the "cell limit" of messages.
constexpr std::size_t kCellLimit = 1'000'000;

/// Returns the error for a puzzle with more than `limit` cells, without a source position. `what` is the
/// beginning of the message, e.g. "the puzzle has 2000 × 2000".
Diagnostic too_many_cells(std::string_view what, std::size_t limit);

}  // namespace sator
