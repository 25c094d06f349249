#pragma once

#include <chrono>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// The time that a program may take after a limit is reached, to write or draw what it knows by then.
constexpr std::chrono::milliseconds kGracePeriod{40};

}  // namespace sator::base
