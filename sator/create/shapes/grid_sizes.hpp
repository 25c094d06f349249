#pragma once

#include <cstddef>
#include <string>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// The numbers of rows that a square grid may have: `least`, and by steps of `step` up to `most`.
struct GridSizes {
    std::size_t usual = 9, least = 4, most = 9, step = 1;
};

struct MadeGridSize {
    std::size_t columns = 0, rows = 0;
    std::string text() const { return std::to_string(columns) + "x" + std::to_string(rows); }
};

}  // namespace sator::create
