#pragma once

#include <cstdint>

namespace sator {

/// How a clue's language answered which values some matching string uses.
enum class SupportVerdict : std::uint8_t {
    Exact,         ///< the support is complete; empty where no string is left
    LimitReached,  ///< it would have taken more than the limit: nothing is known
};

}  // namespace sator
