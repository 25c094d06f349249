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

/// Where a run writes the solutions that it lists.
struct ListingFile {
    FileOutput& out;  ///< a regular file
    /// Writes a solution to `out`.
    std::function<void(std::uint64_t number, std::span<const Value>)> write;
    /// If other programs may write the same file at the same time, the sum of the lines so far, which `write` adds to and the checkpoint
    /// notes. All of them write the same bytes to the same places, so such a file is overwritten and never cut.
    const std::uint64_t* sum = nullptr;
};

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
    /// Lists the solutions that follow the checkpoint's. What the file has after those is dropped or overwritten. The run ends if the file
    /// cannot be written.
    Outcome list(PuzzleSolver& solver, const CursorOptions& options, const ListingFile& file);

    /// Returns the checkpoint that `open` has read; null if there was none.
    const Checkpoint* resumed() const { return resumed_ ? &*resumed_ : nullptr; }
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
    void save(const ListingFile& file);

    std::string path_;
    std::chrono::nanoseconds every_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    PartTime time_;
    std::optional<Checkpoint> resumed_;
    Checkpoint now_;
    int error_ = 0;
};

}  // namespace sator::cli
