#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/campaign/checkpointed_run.hpp"
#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "sator/ask/values/listener.hpp"

namespace sator::cli {

/// The options of a command for its checkpoint.
class CheckpointOptions {
  public:
    void add_to(std::vector<Option>& options);
    /// Whether a checkpoint is kept.
    explicit operator bool() const { return path_.has_value(); }
    /// A checkpoint is of one question about one puzzle.
    std::expected<void, Diagnostic> check(std::span<const ask::AskedPuzzle> puzzles) const;
    /// Opens the checkpoint if one is kept. `asked` and `listing` are as in CheckpointedRun::open.
    std::expected<std::optional<CheckpointedRun>, Diagnostic> open(const PuzzleSolver& solver,
                                                                   std::size_t initial,
                                                                   std::string_view asked,
                                                                   const FileOutput* listing) const;
    /// Fails if the checkpoint could not be written during the run.
    std::expected<void, Diagnostic> check(const CheckpointedRun& run) const;

  private:
    std::optional<std::string> path_;
    std::optional<std::chrono::nanoseconds> every_;
};

}  // namespace sator::cli
