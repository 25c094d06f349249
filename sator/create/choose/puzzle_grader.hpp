#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

/// Rates puzzles one after the other. What a rating needs is made again only if the rules change, not if the givens do.
class PuzzleGrader {
  public:
    explicit PuzzleGrader(BasePuzzles& bases) : bases_(bases) {}

    /// Rates the plan's puzzle with these clues. Few paths take less time.
    RatingResult rate(const Plan& plan, const Chosen& chosen, Trials trials,
                      std::uint64_t paths = kRatedPaths);

  private:
    /// A puzzle and what is made of it.
    struct Prepared {
        std::shared_ptr<BasePuzzle> base;
        std::vector<RuleStatement>
            rules;  // of the chosen clues; another plan may have other clues over the same base
        Puzzle puzzle;
        ClueCache cache = {};
        std::optional<PreparedPuzzle> made = {};
        std::optional<Limit> limit = {};
    };

    void prepare(const Plan& plan, const Chosen& chosen, std::vector<RuleStatement> rules);

    BasePuzzles& bases_;
    std::unique_ptr<Prepared> prepared_;
};

}  // namespace sator::create
