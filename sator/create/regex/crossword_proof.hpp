#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/create/regex/crossword_frame.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::create {

/// The solver's answer about a crossword whose clues are all true of its solution.
struct CrosswordProof {
    bool is_unique = false;
    std::optional<Limit> stopped;                 ///< a limit was reached before the verdict
    std::vector<std::u32string> counterexamples;  ///< solutions other than the answer, cell by cell
};

/// Asks the solver about crosswords over one frame and one answer. Clues that were compiled once are kept.
class CrosswordProver {
  public:
    CrosswordProver(const CrosswordFrame& frame, std::u32string answer, const Limits& limits)
        : frame_(frame), answer_(std::move(answer)), limits_(limits), cache_(make_clue_cache()) {}

    /// Looks for up to `wanted` counterexamples.
    CrosswordProof prove(std::span<const std::string> clues, std::size_t wanted);
    /// Rates a crossword that was proven unique. Returns nullopt if a limit is reached.
    std::optional<explain::Rating> rate(std::span<const std::string> clues, std::uint64_t paths);

    const Limits& limits() const { return limits_; }

  private:
    const CrosswordFrame& frame_;
    std::u32string answer_;
    Limits limits_;
    std::shared_ptr<ClueCache> cache_;
};

}  // namespace sator::create
