#include "sator/create/clues/base_puzzle.hpp"

#include "sator/exchange/standard_formats.hpp"

namespace sator::create {

namespace {

/// More base puzzles than this are not kept: kinds whose base is another one each time need none.
constexpr std::size_t kKeptPuzzles = 4;

/// A proof of uniqueness that takes more nodes counts as failed: the clue in question stays. Puzzles that need
/// larger searches are mostly too hard to solve by hand.
constexpr std::uint64_t kSearchNodes = 3000;

}  // namespace

Limits BasePuzzles::search_limits() const {
    Limits limits = limits_;
    limits.nodes = std::min(limits.nodes, kSearchNodes);
    return limits;
}

std::expected<Puzzle, CreateFailure> BasePuzzles::read(const std::string& text) {
    LimitWatch watch(limits_);
    PuzzleOptions options;
    options.watch = &watch;
    ReadResult puzzles = read_puzzles(text, file_, files_, options, "sator");
    if (const auto limit = watch.reached()) return stopped_by(*limit);
    if (!puzzles[0]) return mistake(std::move(puzzles[0].error()));
    return std::move(*puzzles[0]);
}

std::expected<std::shared_ptr<BasePuzzle>, CreateFailure> BasePuzzles::of(const std::string& text) {
    if (const auto kept = kept_.find(text); kept != kept_.end()) return kept->second;
    auto puzzle = read(text);
    if (!puzzle) return failure(puzzle);
    auto solver = PuzzleSolver::build(*puzzle, {.files = files_, .limits = search_limits()});
    if (!solver) return mistake(std::move(solver.error()[0]));
    if (const auto limit = solver->build_limit()) return stopped_by(*limit);
    auto made = std::make_shared<BasePuzzle>(
        BasePuzzle{text, std::make_shared<const Puzzle>(std::move(*puzzle)), std::move(*solver)});
    if (kept_.size() >= kKeptPuzzles) kept_.clear();
    kept_[text] = made;
    return made;
}

}  // namespace sator::create
