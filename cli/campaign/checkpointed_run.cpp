#include "cli/campaign/checkpointed_run.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/campaign/fingerprint.hpp"
#include "cli/process/host_name.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/replace_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/ask/plans/part_result.hpp"
#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::cli {

namespace {

/// The number of nodes between two clock checks: a few milliseconds.
constexpr std::uint64_t kNodesPerClockCheck = 256;
/// The number of solutions between two clock checks. The clock is also checked after `kNodesPerClockCheck`
/// nodes.
constexpr std::uint64_t kSolutionsPerClockCheck = 256;

std::string question_of(const PuzzleSolver& solver, std::size_t initial, std::string_view asked) {
    const Puzzle& puzzle = solver.puzzle();
    Fingerprint fingerprint;
    fingerprint.add(asked);
    fingerprint.add(puzzle.name);
    fingerprint.add(puzzle.alphabet.to_string());
    for (std::size_t cell = 0; cell < puzzle.grid.position_count(); ++cell) {
        for (const ValueId value : range_of(puzzle, CellId(cell))) fingerprint.add(value.index());
        fingerprint.add("cell");
    }
    for (const auto& rule : solver.rules()) fingerprint.add(rule->describe(puzzle));
    if (initial < puzzle.initials.size()) {
        for (const Given& given : puzzle.initials[initial].givens) {
            fingerprint.add(given.cell.index());
            fingerprint.add(given.value.index());
        }
    }
    return fingerprint.text();
}

}  // namespace

std::expected<void, Diagnostic> CheckpointedRun::open(const PuzzleSolver& solver, std::size_t initial,
                                                      std::string_view asked, const FileOutput* listing) {
    now_.question = question_of(solver, initial, asked);
    if (::access(path_.c_str(), F_OK) != 0) {
        save();  // reports an error now rather than after `every_`
        if (error_ != 0) return std::unexpected(cannot_write(path_, error_));
        return {};
    }
    auto text = read_file(path_);
    if (!text) {
        text.error().hint = "name a checkpoint, or a file that does not exist yet";
        return failure(text);
    }
    resumed_ = checkpoint_of(*text);
    return check_resumed(listing);
}

/// Returns an error if the run cannot continue from the checkpoint.
std::expected<void, Diagnostic> CheckpointedRun::check_resumed(const FileOutput* listing) const {
    const std::string name = "'" + path_ + "'";
    if (!resumed_) {
        return std::unexpected(call_error(name + " is damaged or is not a checkpoint",
                                          "delete it to start over, or name another file"));
    }
    if (resumed_->question != now_.question) {
        return std::unexpected(
            call_error(name + " is the checkpoint of another question",
                       "use the puzzle and the options of the call that wrote it, or name another file"));
    }
    if (listing != nullptr && listing->size() < resumed_->bytes) {
        return std::unexpected(
            call_error(fmt::format("{} belongs to a listing of {} bytes, but --output has only {}", name,
                                   resumed_->bytes, listing->size()),
                       "name the file of that listing, or delete the checkpoint to start over"));
    }
    return {};
}

bool CheckpointedRun::is_due() {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < every_) return false;
    last_ = now;
    return true;
}

CheckpointWork CheckpointedRun::work() const {
    CheckpointWork work = resumed_ ? resumed_->work : CheckpointWork();
    work.seconds += time_.seconds();
    ask::add_host(work.hosts, host_name());
    return work;
}

void CheckpointedRun::save() {
    now_.work = work();
    const int error = replace_file(path_, to_text(now_));
    if (error_ == 0) error_ = error;
}

void CheckpointedRun::save(const ListingFile& file) {
    now_.bytes = file.out.position();
    if (file.sum != nullptr) now_.sum = *file.sum;
    // Must precede `save`: otherwise, after a power failure, the checkpoint could describe text that was
    // lost.
    file.out.sync();
    if (file.out.error() == 0) save();  // else it would describe text that was not written
}

Outcome CheckpointedRun::count(PuzzleSolver& solver, const CountCursorOptions& options,
                               const GoesOn& goes_on) {
    CountCursor counter = solver.count_in_pieces(options);
    const bool is_there = !resumed_ || counter.resume_at(resumed_->levels);
    auto outcome = counter.run_for(kNodesPerClockCheck);
    if (!is_there) return stopped_before_resuming(outcome);
    if (!outcome) counter.find_one_solution();
    while (!outcome) {
        if (is_due()) save(counter);
        if (goes_on && !goes_on(counter)) outcome = Stopped{.limit = Limit::Interrupt, .count = {}};
        if (!outcome) outcome = counter.run_for(kNodesPerClockCheck);
    }
    if (std::holds_alternative<Stopped>(*outcome)) save(counter);
    return *outcome;
}

/// Returns the outcome of a run that a limit stopped before it reached the checkpoint's position. The
/// checkpoint remains, so at least `found` solutions are known. Only a limit can prevent a run from getting
/// there.
Outcome CheckpointedRun::stopped_before_resuming(const std::optional<Outcome>& outcome, std::uint64_t found) {
    SATOR_ASSERT(outcome && std::holds_alternative<Stopped>(*outcome));
    Stopped stopped = std::get<Stopped>(*outcome);
    stopped.count = std::max(stopped.count, BigCount(found));
    return stopped;
}

void CheckpointedRun::save(const CountCursor& counter) {
    now_.levels = counter.levels();
    save();
}

Outcome CheckpointedRun::list(PuzzleSolver& solver, const CursorOptions& options, const ListingFile& file) {
    SolutionCursor solutions = solver.solutions(options);
    if (resumed_) now_ = *resumed_;
    now_.is_listing = true;
    if (file.sum != nullptr)
        file.out.overwrite_after(now_.bytes);
    else
        file.out.truncate(now_.bytes);
    if (now_.found > 0 && !solutions.resume_after(now_.solution, now_.found))
        return stopped_before_resuming(solutions.outcome(), now_.found);
    std::uint64_t nodes_at_last_check = 0;
    while (const auto solution = solutions.next()) {
        const std::span<const Value> values = solution->values();
        file.write(++now_.found, values);
        if (file.out.error() != 0) break;
        now_.solution.assign(values.begin(), values.end());
        const std::uint64_t nodes = solver.statistics().nodes;
        if (now_.found % kSolutionsPerClockCheck != 0 && nodes - nodes_at_last_check < kNodesPerClockCheck)
            continue;
        nodes_at_last_check = nodes;
        if (is_due()) save(file);
    }
    const Outcome outcome = solutions.outcome();
    if (std::holds_alternative<Stopped>(outcome) && now_.found > 0) save(file);
    return outcome;
}

void CheckpointedRun::close() const {
    std::remove(path_.c_str());
}

}  // namespace sator::cli
