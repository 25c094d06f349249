#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace sator {

/// A thread that does `work`; nothing where the system lets no more be started, as in a container with few.
std::optional<std::thread> start_thread(std::function<void()> work);

}  // namespace sator
