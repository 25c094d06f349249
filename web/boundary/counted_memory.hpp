#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// The memory that a question may use if the request states no limit.
constexpr std::uint64_t kUsualMemoryLimit = std::uint64_t{1} << 30;
/// The most that a request may allow: what WebAssembly's 32 bits can address, less some room for the last allocations.
constexpr std::uint64_t kMostMemory = (std::uint64_t{7} << 29) - 1;

/// The bytes that are allocated, or null if they are not counted, as in a native build.
const std::atomic<std::size_t>* memory_used();

}  // namespace sator::web
