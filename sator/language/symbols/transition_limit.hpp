#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/limit_watch.hpp"

namespace sator {

/// How many transitions an automaton may have, and what else may stop its making.
class TransitionLimit {
  public:
    /// `watch` is not owned; null: the size alone is limited.
    TransitionLimit(std::size_t max_transitions, LimitWatch* watch = nullptr)
        : max_transitions_(max_transitions), watch_(watch) {}

    std::size_t max_transitions() const { return max_transitions_; }
    /// The same watch with fewer transitions.
    TransitionLimit at_most(std::size_t transitions) const {
        return {std::min(max_transitions_, transitions), watch_};
    }
    /// Whether to stop, with so many transitions, after so many steps more.
    bool is_exceeded(std::size_t transitions, std::size_t steps = 1) const {
        return transitions > max_transitions_ || is_over(steps);
    }
    /// Whether limits that know nothing of transitions are reached.
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
