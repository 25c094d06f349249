#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// A picture of black and white pixels, row by row.
struct PixelPicture {
    std::size_t columns = 0, rows = 0;
    std::vector<bool> is_black;
};

/// Reads a picture in the formats PBM and PGM, plain or raw (P1, P2, P4, P5). Grey pixels darker than the middle are black. Returns
/// nullopt for other files.
std::optional<PixelPicture> read_pixels(std::string_view file);

}  // namespace sator::create
