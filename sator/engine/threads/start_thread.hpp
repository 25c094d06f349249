#pragma once

#include <functional>
#include <optional>
#include <thread>

#include "sator/base/layer_namespaces.hpp"

namespace sator::engine {

/// Starts a thread that does `work`. Returns nullopt if the system allows no more threads, as in a small
/// container.
std::optional<std::thread> start_thread(std::function<void()> work);

}  // namespace sator::engine
