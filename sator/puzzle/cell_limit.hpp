#pragma once

#include <cstddef>
#include <string_view>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// The most cells that a puzzle may have unless told otherwise: the "cell limit" of messages.
constexpr std::size_t kCellLimit = 1'000'000;

/// The error, without a place, of a puzzle with more than `limit` cells; `size` says how many: "2000 × 2000".
Diagnostic too_many_cells(std::string_view size, std::size_t limit);

}  // namespace sator
