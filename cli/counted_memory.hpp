#pragma once

#include <atomic>
#include <cstddef>

namespace sator {

/// How many bytes the program uses, all threads and all that was compiled together: what it had when this was
/// first called, and since then what is allocated less what is freed. Null where that is not counted: with
/// sanitizers, which allocate themselves, and where the C library does not tell how large an allocation is.
const std::atomic<std::size_t>* counted_memory();

}  // namespace sator
