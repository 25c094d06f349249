#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/progress.hpp"

namespace sator::cli {

/// The progress of a batch of `sator create` on the terminal: puzzles made so far, their rate, and the time left.
class BatchProgress {
  public:
    /// Shows nothing if `is_shown` is false.
    BatchProgress(const Session& session, std::string what, std::uint64_t count, bool is_shown)
        : count_(count) {
        if (is_shown) progress_.emplace(session, std::move(what), "made");
    }

    /// Counts a puzzle that was made, or for which there is no hope.
    void count_one(bool is_made) {
        ++done_;
        if (is_made) ++made_;
        if (!progress_) return;
        progress_->counters().found = static_cast<double>(made_);
        progress_->counters().share_done = static_cast<double>(done_) / static_cast<double>(count_);
    }
    /// Counts a puzzle that an earlier call made, which takes no time.
    void pass_one() { --count_; }
    /// Calls `write`, which may write to the terminal.
    void interrupt(const std::function<void()>& write) {
        if (progress_)
            progress_->interrupt(write);
        else
            write();
    }

  private:
    std::optional<Progress> progress_;
    std::uint64_t count_, done_ = 0, made_ = 0;
};

}  // namespace sator::cli
