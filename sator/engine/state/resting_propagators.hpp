#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// Redundant propagators that rarely prune rest for a while. Each is judged by its own calls: if too few of
/// them prune for what they cost, the propagator rests for some conflicts, and for twice as many each time
/// that this is repeated. The measure is calls, not time, so that a search does the same on each machine. What
/// is pruned at a node then depends on the nodes before it, so this is not for searches whose order must be
/// stable.
class RestingPropagators {
  public:
    /// `calls_per_pruning`: the number of calls that may pass for each one that prunes.
    explicit RestingPropagators(std::uint64_t calls_per_pruning) : calls_per_pruning_(calls_per_pruning) {}

    /// Begins a question in which all propagators are active.
    void begin(const Model& model);
    /// Counts a call of an active propagator, after which it may rest.
    void count(Store& store, PropagatorId id, bool has_pruned, std::uint64_t conflicts);
    /// Whether some propagator has rested enough.
    bool is_due(std::uint64_t conflicts) const { return conflicts >= next_; }
    /// Wakes those that have, and schedules them.
    void wake(Store& store, std::uint64_t conflicts);
    void wake_all(Store& store) { wake(store, std::numeric_limits<std::uint64_t>::max()); }

  private:
    struct Record {
        std::uint32_t calls = 0, useful = 0;
        std::uint32_t rest =
            0;  ///< the length of the last rest, in conflicts; 0 if it has pruned enough since
    };
    struct Resting {
        PropagatorId id;
        std::uint64_t until;
    };

    std::uint64_t calls_per_pruning_;
    std::vector<Record> records_;
    std::vector<Resting> resting_;
    std::uint64_t next_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace sator::engine
