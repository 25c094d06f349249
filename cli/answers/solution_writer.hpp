#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/answer_text.hpp"
#include "sator/solve/ranked_solutions.hpp"

namespace sator {

/// Takes a puzzle's solutions as they come: shows each at once, or keeps it for the answer. Where rules rank
/// them, the best come last, when all are known. What is the same in many of them is made once.
class SolutionWriter {
  public:
    enum class Delivery : std::uint8_t {
        Immediate,   ///< as it is found, before the answer
        WithAnswer,  ///< kept for it
    };

    /// `limit`: so many solutions are wanted; nothing: all. `answer` gets those that are kept.
    SolutionWriter(const PuzzleCall& call, SolvedPuzzle& answer, Delivery delivery,
                   std::optional<std::uint64_t> limit);

    /// Takes a solution; answers whether to go on.
    bool add(const RuleList& rules, std::span<const Value> values);
    /// No other solution comes.
    void finish();

    /// Shows one solution.
    void show(std::uint64_t number, std::span<const Value> values,
              std::optional<std::int64_t> score = std::nullopt);
    /// Shows the answer.
    void show_answer();

  private:
    const PuzzleCall& call_;
    SolvedPuzzle& answer_;
    Delivery delivery_;
    std::optional<std::uint64_t> limit_;
    JsonLines json_;
    std::optional<SolutionTemplate> drawing_;
    std::uint64_t found_ = 0;
    std::optional<RankedSolutions> ranked_;  // once a solution has a score
};

}  // namespace sator
