#pragma once

#include <cstdint>

namespace sator {

/// The colours of a picture.
enum class Theme : std::uint8_t {
    Auto,  ///< what the reader's system prefers; light on paper
    Light,
    Dark,
};

}  // namespace sator
