#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/answer_text.hpp"
#include "cli/cli_namespace.hpp"
#include "sator/solve/ranked_solutions.hpp"

namespace sator::cli {

/// Receives a puzzle's solutions as they are found. It prints each at once, or keeps it for the answer. If
/// rules rank the solutions, it prints the best at the end, because all must be known first. Parts that all
/// solutions share are laid out once.
class SolutionWriter {
  public:
    enum class Delivery : std::uint8_t {
        Immediate,   ///< as it is found, before the answer
        WithAnswer,  ///< stored for the answer
    };

    /// `limit` is the number of solutions wanted; nullopt: all. Stored solutions are put into `answer`.
    SolutionWriter(const PuzzleCall& call, SolvedPuzzle& answer, Delivery delivery,
                   std::optional<std::uint64_t> limit);

    /// Takes a solution; answers whether to go on.
    bool add(std::span<const std::unique_ptr<Rule>> rules, std::span<const Value> values);
    /// No other solution comes.
    void finish();

    /// Prints one solution.
    void show(std::uint64_t number, std::span<const Value> values,
              std::optional<std::int64_t> score = std::nullopt);
    /// Prints the answer.
    void show_answer();

  private:
    const PuzzleCall& call_;
    SolvedPuzzle& answer_;
    Delivery delivery_;
    std::optional<std::uint64_t> limit_;
    JsonLines json_;
    std::optional<SolutionTemplate> drawing_;
    std::uint64_t found_ = 0;
    std::optional<RankedSolutions> ranked_;  // set at the first solution with a score
};

}  // namespace sator::cli
