#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace sator {

/// Starts a thread that does `work`. Returns nullopt if the system allows no more threads, as in a small
/// container.
std::optional<std::thread> start_thread(std::function<void()> work);

}  // namespace sator
