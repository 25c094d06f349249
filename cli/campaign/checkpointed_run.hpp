#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "cli/campaign/checkpoint.hpp"
#include "cli/campaign/part_time.hpp"
#include "cli/cli_namespace.hpp"
#include "cli/process/output.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/solve/count_cursor.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

/// A count or listing that saves its state to a file from time to time, and continues from that file if it
/// exists. It uses one thread.
class CheckpointedRun {
  public:
    /// `every` is the time between two saves.
    CheckpointedRun(std::string path, std::chrono::nanoseconds every)
        : path_(std::move(path)), every_(every) {}

    /// Reads the checkpoint if the file exists; otherwise writes an empty one. `listing` is the file for the
    /// solutions, or null for a count. The error is a mistake in the call: the checkpoint is of another
    /// question, damaged or cannot be written, or the listing is shorter than it was.
    std::expected<void, Diagnostic> open(const PuzzleSolver& solver, std::size_t initial,
                                         std::string_view asked, const FileOutput* listing);

    /// Returns whether a count goes on after a piece. If not, the count ends as at an interrupt.
    using GoesOn = std::function<bool(const CountCursor&)>;

    Outcome count(PuzzleSolver& solver, const CountCursorOptions& options, const GoesOn& goes_on = {});
    /// Writes each solution with `write(number, values)` to `out`, a regular file, of which it drops what was
    /// written after the last note.
    Outcome list(PuzzleSolver& solver, const CursorOptions& options, FileOutput& out,
                 const std::function<void(std::uint64_t, std::span<const Value>)>& write);

    /// Deletes the checkpoint, because the answer is complete.
    void close() const;
    /// Returns the work of this run and of those that it continues.
    CheckpointWork work() const;
    /// Returns the `errno` of the first failure to write the checkpoint, or 0.
    int error() const { return error_; }

  private:
    std::expected<void, Diagnostic> check_resumed(const FileOutput* listing) const;
    static Outcome stopped_before_resuming(const std::optional<Outcome>& outcome, std::uint64_t found = 0);
    bool is_due();
    void save();
    void save(const CountCursor& counter);
    void save(FileOutput& out);

    std::string path_;
    std::chrono::nanoseconds every_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    PartTime time_;
    std::optional<Checkpoint> resumed_;
    Checkpoint now_;
    int error_ = 0;
};

}  // namespace sator::cli
