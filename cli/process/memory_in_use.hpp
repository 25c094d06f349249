#pragma once

#include <atomic>
#include <cstddef>

#include "cli/cli_namespace.hpp"
#include "sator/base/limits.hpp"

namespace sator::cli {

/// Returns the number of bytes that the program uses in all threads: allocations that are not freed, plus
/// other resident memory, mainly code, which is measured from time to time, for the first time at the first
/// call. Returns null if memory is not counted: with sanitizers, which have their own allocator, and without
/// glibc, because other C libraries do not report the size of an allocation.
const std::atomic<std::size_t>* memory_in_use();

/// Sets a handler that is called before more than `bytes` bytes are allocated, if memory is counted; null
/// removes it. The handler must not return. It runs in the allocating thread and must not allocate.
void set_memory_limit_handler(std::size_t bytes, void (*end)());

/// Disables freeing after the deadline or an interrupt. Then the program ends soon and the system reclaims
/// all of its memory at once; freeing it piece by piece would delay the answer. Has an effect only if memory
/// is counted.
void skip_frees_after(const Limits& limits);

}  // namespace sator::cli
