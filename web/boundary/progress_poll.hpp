#pragma once

#include <chrono>
#include <functional>

#include "sator/engine/search/search_progress.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// Tells the host several times a second how far a question has come, and asks it whether to go on. Limits call
/// `function()`, so that a program with one thread can be interrupted.
class ProgressPoll {
  public:
    ProgressPoll();
    ProgressPoll(const ProgressPoll&) = delete;
    ProgressPoll& operator=(const ProgressPoll&) = delete;

    /// For Limits::poll.
    const std::function<bool()>* function() const { return &function_; }
    /// The counters that the search updates.
    SearchProgress& search() { return search_; }

  private:
    bool is_stopped();

    using Clock = std::chrono::steady_clock;
    Clock::time_point start_, next_;
    bool is_stopped_ = false;
    SearchProgress search_;
    std::function<bool()> function_;
};

}  // namespace sator::web
