#pragma once

#include <chrono>

namespace sator {

/// What telling or drawing what is known may take once a limit is reached.
constexpr std::chrono::milliseconds kGracePeriod{40};

}  // namespace sator
