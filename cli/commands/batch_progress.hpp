#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/progress.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::cli {

/// The progress of a batch of `sator create` on the terminal: puzzles made so far, the hardest of them, their rate, and the time left.
class BatchProgress {
  public:
    /// Shows nothing if `is_shown` is false.
    BatchProgress(const Session& session, std::string what, std::uint64_t count, bool is_shown)
        : what_(std::move(what)), count_(count) {
        if (is_shown) progress_.emplace(session, what_, "made");
    }

    /// Counts a puzzle that was made, or null if there is no hope for one.
    void count_one(const create::MadePuzzle* puzzle) {
        ++done_;
        if (puzzle != nullptr) ++made_;
        if (!progress_) return;
        if (puzzle != nullptr && puzzle->rating && puzzle->rating->effort > hardest_) {
            hardest_ = puzzle->rating->effort;
            progress_->set_what(what_ + ", the hardest of grade " +
                                std::to_string(puzzle->rating->grade.number) + " (seed " +
                                std::to_string(puzzle->seed) + ")");
        }
        progress_->counters().found = static_cast<double>(made_);
        progress_->counters().share_done = static_cast<double>(done_) / static_cast<double>(count_);
    }
    /// Counts a puzzle that an earlier call made, which takes no time.
    void pass_one() {
        --count_;
        ++passed_;
    }
    /// Returns how many puzzles there are, those of earlier calls included.
    std::uint64_t made() const { return made_ + passed_; }
    /// Calls `write`, which may write to the terminal.
    void interrupt(const std::function<void()>& write) {
        if (progress_)
            progress_->interrupt(write);
        else
            write();
    }

  private:
    std::string what_;
    std::optional<Progress> progress_;
    std::uint64_t count_, done_ = 0, made_ = 0, passed_ = 0;
    double hardest_ = 0;
};

}  // namespace sator::cli
