#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/limit_watch.hpp"

namespace sator {

/// Limits the number of transitions of an automaton, together with the general limits of a `LimitWatch`.
class TransitionLimit {
  public:
    /// `watch` is not owned. If it is null, only the size is limited.
    TransitionLimit(std::size_t max_transitions, LimitWatch* watch = nullptr)
        : max_transitions_(max_transitions), watch_(watch) {}

    std::size_t max_transitions() const { return max_transitions_; }
    /// Returns a limit with the same watch and at most `transitions` transitions.
    TransitionLimit at_most(std::size_t transitions) const {
        return {std::min(max_transitions_, transitions), watch_};
    }
    /// Returns whether to stop at this number of transitions, after `steps` further steps.
    bool is_exceeded(std::size_t transitions, std::size_t steps = 1) const {
        return transitions > max_transitions_ || is_over(steps);
    }
    /// Returns whether a limit of the watch is reached (time, memory, interrupt).
    bool is_over(std::size_t steps = 1) const { return watch_ != nullptr && watch_->is_over(steps); }
    bool has_room(std::size_t bytes) const { return watch_ == nullptr || watch_->has_room(bytes); }
    template <class T>
    bool has_room_to_grow(const std::vector<T>& list, std::size_t more = 1) const {
        return watch_ == nullptr || watch_->has_room_to_grow(list, more);
    }

  private:
    std::size_t max_transitions_;
    LimitWatch* watch_;
};

}  // namespace sator
