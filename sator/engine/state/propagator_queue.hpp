#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sator/engine/model/model.hpp"

namespace sator {

/// The propagators that wait to run: one first-in-first-out queue for each cost, cheaper costs first. Also,
/// for each propagator, the positions of its scope that have shrunk since it last ran.
class PropagatorQueue {
  public:
    explicit PropagatorQueue(const Model& model);

    /// Wakes the propagators that watch `variable`, which has shrunk. The running propagator is not woken by
    /// its own changes, unless a variable is twice in its scope.
    void variable_changed(VariableId variable, bool bounds_changed, bool is_fixed,
                          const std::uint8_t* status);
    /// Puts a propagator into the queue with all its positions changed.
    void schedule_all(PropagatorId id);
    /// Takes the next propagator out. Returns false if none waits.
    bool pop(PropagatorId& id);
    /// Empties the queue.
    void clear();

    /// The positions changed since the last `forget_changes`, which does nothing while the propagator waits.
    Changed changed(PropagatorId id) const {
        return {changed_.data() + changed_offset_[id.index()], positions_[id.index()]};
    }
    void forget_changes(PropagatorId id);
    void set_running(PropagatorId id) { running_ = id; }

  private:
    struct Watch {
        PropagatorId propagator;
        std::uint32_t position;
        WakeOn wake_on;
    };
    struct Fifo {
        std::vector<PropagatorId> items;
        std::size_t head = 0;
    };

    /// `id` must not wait yet.
    void push(PropagatorId id);

    std::vector<std::uint32_t> first_watch_;  // of each variable, and one past the last
    std::vector<Watch> watches_;
    std::array<Fifo, kCosts> fifos_;
    std::vector<Cost> costs_;
    std::vector<std::uint32_t> positions_;
    std::vector<std::uint32_t> changed_offset_;
    std::vector<Word> changed_;
    std::vector<std::uint8_t> is_queued_;
    std::vector<std::uint8_t> wakes_itself_;
    PropagatorId running_{0xFFFF'FFFFu};
};

}  // namespace sator
