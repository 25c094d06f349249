#pragma once

#include <cstdint>

namespace sator {

/// What must not depend on the number of threads, apart from which solutions there are.
enum class SolutionOrder : std::uint8_t {
    Free,    ///< nothing: what a thread learns from conflicts may change the order
    Stable,  ///< the order in which solutions come
};

}  // namespace sator
