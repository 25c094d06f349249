#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>

namespace sator {

/// The limits that can end a computation before its full answer. Reaching one is an answer, not an error.
enum class Limit : std::uint8_t {
    Time,       ///< --time-limit
    Memory,     ///< --memory-limit
    Interrupt,  ///< a signal, or another thread set the flag
    Nodes,      ///< a budget of search nodes (Limits::nodes)
    Solutions,  ///< --limit: as many solutions as were asked for
};

/// Returns the limit's name in messages: "time limit", "memory limit", …
std::string_view name_of(Limit limit);

/// What a computation may use. Compilation, propagation and search all check it. Copies share the interrupt
/// flag and the count of memory.
struct Limits {
    using Clock = std::chrono::steady_clock;

    std::optional<Clock::time_point> deadline = {};
    /// The engine counts its memory: an allocation never fails for lack of it. 4 GiB unless addresses are
    /// shorter.
    std::size_t memory_bytes =
        std::min<std::uint64_t>(std::uint64_t{4} << 30, std::numeric_limits<std::size_t>::max());
    /// The memory in use by the whole program, if the caller counts it. If null, each search and each count
    /// looks at its own memory only. Not owned.
    const std::atomic<std::size_t>* memory_used = nullptr;
    const std::atomic<bool>* interrupted = nullptr;  ///< not owned; set by a signal handler or another thread
    /// Called whenever the limits are checked, by any thread. If it returns true, the computation is interrupted.
    /// For programs with one thread, which cannot set `interrupted` meanwhile. Not owned.
    const std::function<bool()>* poll = nullptr;
    /// Budget of one search or one count, in nodes. Unlike time, it stops at the same point on every machine.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();

    /// The memory that is left for a computation that begins now.
    std::size_t memory_left() const;
    /// Returns the limit that is reached, if any. `own_bytes`: the caller's own memory, which counts if
    /// `memory_used` is null. Reads the clock, so call it only every few thousand steps.
    std::optional<Limit> reached(std::size_t own_bytes = 0) const;
};

}  // namespace sator
