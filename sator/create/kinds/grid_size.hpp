#pragma once

#include <cstddef>
#include <expected>
#include <string>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Reads the parameter "size": "6x6", or "6" for a square. Both numbers lie from `least` to `most`.
std::expected<MadeGridSize, CreateFailure> grid_size(const KindContext& context, std::string usual,
                                                     std::size_t least, std::size_t most);
/// The same, and refuses grids that are not square. Returns the number of rows.
std::expected<std::size_t, CreateFailure> square_size(const KindContext& context, std::size_t usual,
                                                      std::size_t least, std::size_t most);

inline constexpr CreateParameter kSizeParameter{"size", "COLUMNSxROWS", "the size of the grid, e.g. 6x6"};

}  // namespace sator::create
