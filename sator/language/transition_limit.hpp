#pragma once

#include <cstddef>
#include <vector>

#include "sator/base/limit_watch.hpp"

namespace sator {

/// How many transitions an automaton may have, and what else may stop its making.
class TransitionLimit {
  public:
    /// `watch` is not owned; null: the size alone is limited.
    TransitionLimit(std::size_t most, LimitWatch* watch = nullptr) : most_(most), watch_(watch) {}

    std::size_t most() const { return most_; }
    /// The same watch with fewer transitions.
    TransitionLimit at_most(std::size_t transitions) const { return {std::min(most_, transitions), watch_}; }
    /// Whether to stop, with so many transitions, after so many steps more.
    bool is_passed(std::size_t transitions, std::size_t steps = 1) const {
        return transitions > most_ || is_over(steps);
    }
    /// Whether limits that know nothing of transitions are reached.
    bool is_over(std::size_t steps = 1) const { return watch_ != nullptr && watch_->is_over(steps); }
    bool has_room(std::size_t bytes) const { return watch_ == nullptr || watch_->has_room(bytes); }
    template <class T>
    bool lets_grow(const std::vector<T>& list, std::size_t more = 1) const {
        return watch_ == nullptr || watch_->lets_grow(list, more);
    }

  private:
    std::size_t most_;
    LimitWatch* watch_;
};

}  // namespace sator
