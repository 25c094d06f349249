#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "cli/commands/checkpoint.hpp"
#include "cli/process/output.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator {

/// A count or a listing that notes now and then in a file how far it has come, and goes on where such a file
/// says. It works with one thread.
class CheckpointedRun {
  public:
    /// `every`: how much time passes between two notes.
    CheckpointedRun(std::string path, std::chrono::nanoseconds every)
        : path_(std::move(path)), every_(every) {}

    /// Reads what the file says of the question, where there is one; else writes the first. `listing`: what
    /// solutions are written to; null for a count. The error is the caller's: a file that says something
    /// else, that is damaged or cannot be written, or a listing that is shorter than it was.
    std::expected<void, Diagnostic> open(const PuzzleSolver& solver, std::size_t initial,
                                         std::string_view asked, const FileOutput* listing);

    Outcome count(PuzzleSolver& solver, std::size_t initial);
    /// Writes each solution with `write(number, values)` to `out`, a regular file, of which it drops what was
    /// written after the last note.
    Outcome list(PuzzleSolver& solver, std::size_t initial, Verify verify, FileOutput& out,
                 const std::function<void(std::uint64_t, std::span<const Value>)>& write);

    /// The question is answered, and the answer written: no file is needed any more.
    void close() const;
    /// The `errno` of the first failure to write the file, or 0.
    int error() const { return error_; }

  private:
    std::expected<void, Diagnostic> check_resumed(const FileOutput* listing) const;
    static Outcome stopped_before_resuming(const std::optional<Outcome>& outcome, std::uint64_t found = 0);
    bool is_due();
    void save();
    void save(const Counter& counter);
    void save(FileOutput& out);

    std::string path_;
    std::chrono::nanoseconds every_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::optional<Checkpoint> resumed_;
    Checkpoint now_;
    int error_ = 0;
};

}  // namespace sator
