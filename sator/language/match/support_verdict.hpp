#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::language {

/// The result of computing which values occur in some matching string.
enum class SupportVerdict : std::uint8_t {
    Exact,         ///< the support is complete; it is empty if no string matches
    LimitReached,  ///< a limit was reached: nothing is known
};

}  // namespace sator::language
