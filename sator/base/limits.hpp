#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace sator {

/// The limits that can keep a question from its full answer. Reaching one is an answer, not an error.
enum class Limit : std::uint8_t {
    Time,       ///< --time-limit
    Memory,     ///< --memory-limit
    Interrupt,  ///< a signal, or the caller's own wish
    Nodes,      ///< a budget of search nodes (Limits::nodes)
    Solutions,  ///< --limit: as many solutions as were asked for
};

/// "time limit", "memory limit", …: as it stands in messages.
std::string_view name_of(Limit limit);

/// What a computation may use. Compilation, propagation and search all ask it. Copies share the interrupt
/// flag.
struct Limits {
    using Clock = std::chrono::steady_clock;

    std::optional<Clock::time_point> deadline;
    /// Counted by the engine, never found out by a failed allocation; 4 GiB where there can be as much.
    std::size_t memory_bytes =
        std::min<std::uint64_t>(std::uint64_t{4} << 30, std::numeric_limits<std::size_t>::max());
    /// What the program uses, all threads and all that was compiled together, where somebody counts it; else
    /// each search and each count looks at its own alone. Not owned.
    const std::atomic<std::size_t>* memory_used = nullptr;
    const std::atomic<bool>* interrupted = nullptr;  ///< not owned; set by a signal handler or another thread
    /// Budget of one search or one count, in nodes. Unlike time, it stops at the same point on every machine.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();

    /// How much of the memory is left for what begins now.
    std::size_t memory_left() const;
    /// The limit that is reached, if one is; `own_bytes`: what counts where nobody counts all. Asks the
    /// clock: call it every few thousand steps.
    std::optional<Limit> reached(std::size_t own_bytes = 0) const;
};

}  // namespace sator
