#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cli/answer_puzzles.hpp"
#include "cli/answer_text.hpp"
#include "sator/rules/ranked_solutions.hpp"

namespace sator {

/// Takes a puzzle's solutions as they come: shows each at once, or keeps it for the answer. Where rules rank
/// them, the best come last, when all are known. What is the same in many of them is made once.
class SolutionPages {
  public:
    enum class Wanted : std::uint8_t {
        ShownEach,      ///< as it is found, before the answer
        WithTheAnswer,  ///< kept for it
    };

    /// `most`: so many solutions are wanted; nothing: all. `answer` gets those that are kept.
    SolutionPages(const PuzzleCall& call, SolvedPuzzle& answer, Wanted wanted,
                  std::optional<std::uint64_t> most);

    /// Takes a solution; answers whether to go on.
    bool take(const RuleList& rules, std::span<const Value> values);
    /// No other solution comes.
    void end();

    /// Shows one solution.
    void show(std::uint64_t number, std::span<const Value> values,
              std::optional<std::int64_t> score = std::nullopt);
    /// Shows the answer.
    void show_answer();

  private:
    const PuzzleCall& call_;
    SolvedPuzzle& answer_;
    Wanted wanted_;
    std::optional<std::uint64_t> most_;
    JsonLines json_;
    std::optional<FilledText> drawing_;
    std::uint64_t found_ = 0;
    std::optional<RankedSolutions> ranked_;  // once a solution has a score
};

}  // namespace sator
