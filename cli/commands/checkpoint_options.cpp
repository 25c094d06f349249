#include "cli/commands/checkpoint_options.hpp"

#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

/// The maximum work that is lost if the program is killed.
constexpr std::chrono::seconds kDefaultInterval{2};

}  // namespace

void CheckpointOptions::add_to(std::vector<Option>& options) {
    options.push_back(text("--checkpoint", "FILE", path_,
                           "save the progress of a --count, or of an --all with --output, to this file, and "
                           "continue from it if it exists"));
    options.push_back(
        duration("--checkpoint-every", every_, "time between two saves of the checkpoint (default 2s)"));
}

std::expected<void, Diagnostic> CheckpointOptions::check(std::span<const ask::AskedPuzzle> puzzles) const {
    const bool is_one =
        puzzles.size() == 1 && (!puzzles[0].puzzle || (*puzzles[0].puzzle)->initials.size() <= 1);
    if (!path_ || is_one) return {};
    return std::unexpected(call_error("--checkpoint takes one puzzle", "ask about one puzzle at a time"));
}

std::expected<std::optional<CheckpointedRun>, Diagnostic> CheckpointOptions::open(
    const PuzzleSolver& solver, std::size_t initial, std::string_view asked,
    const FileOutput* listing) const {
    if (!path_ || solver.build_limit()) return std::nullopt;
    std::optional<CheckpointedRun> run;
    run.emplace(*path_, every_.value_or(kDefaultInterval));
    const auto opened = run->open(solver, initial, asked, listing);
    if (!opened) return failure(opened);
    return run;
}

std::expected<void, Diagnostic> CheckpointOptions::check(const CheckpointedRun& run) const {
    if (run.error() != 0) return std::unexpected(cannot_write(*path_, run.error()));
    return {};
}

}  // namespace sator::cli
