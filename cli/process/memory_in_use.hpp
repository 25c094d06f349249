#pragma once

#include <atomic>
#include <cstddef>

#include "sator/base/limits.hpp"

namespace sator {

/// How many bytes the program uses, all threads and all that was compiled together: what is allocated and not
/// freed, and what else is in memory, its code above all, which is looked up now and then, first when this is
/// first called. Null where that is not counted: with sanitizers, which allocate themselves, and where the C
/// library does not tell how large an allocation is.
const std::atomic<std::size_t>* memory_in_use();

/// Calls `end`, which does not return, before more than so much is allocated, where memory is counted; null:
/// from here on nothing. It is called by whoever allocates, and must not allocate itself.
void set_memory_limit_handler(std::size_t bytes, void (*end)());

/// Once the time is over or an interrupt has come the program ends soon, and the system takes all its memory
/// back at once: from then on nothing is freed, which would take longer than the answer may. Where memory is
/// counted only.
void skip_frees_after(const Limits& limits);

}  // namespace sator
