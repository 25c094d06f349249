#pragma once

#include <cstddef>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// The most cells that a puzzle may have unless told otherwise: the "cell limit" of messages.
constexpr std::size_t kCellLimit = 1'000'000;

/// The error, without a place, of a puzzle with more than `limit` cells; `what` begins the message:
/// "the puzzle has 2000 × 2000".
Diagnostic too_many_cells(std::string_view what, std::size_t limit);

}  // namespace sator
