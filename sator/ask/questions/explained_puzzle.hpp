#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <vector>

#include "sator/ask/questions/work.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"

namespace sator::ask {

/// The tools for explanations of a puzzle, kept as long as an answer refers to it.
class ExplainedPuzzle : public std::enable_shared_from_this<ExplainedPuzzle> {
  public:
    /// Makes it for one of the puzzle's initial grids. Errors are mistakes in the puzzle.
    static std::expected<std::shared_ptr<ExplainedPuzzle>, std::vector<Diagnostic>> make(
        Work& work, std::shared_ptr<const Puzzle> puzzle, std::size_t initial);
    ExplainedPuzzle(const ExplainedPuzzle&) = delete;
    ExplainedPuzzle& operator=(const ExplainedPuzzle&) = delete;

    /// The limit that kept it from being made; then there is no context.
    std::optional<Limit> limit() const { return limit_; }
    /// Returns the context, which keeps all this.
    std::shared_ptr<const PuzzleContext> context() const {
        return {shared_from_this(), &prepared_->context()};
    }
    /// Whether other initial grids need another one.
    bool uses_givens() const;

  private:
    explicit ExplainedPuzzle(std::shared_ptr<const Puzzle> puzzle) : puzzle_(std::move(puzzle)) {}

    std::shared_ptr<const Puzzle> puzzle_;
    std::optional<PreparedPuzzle> prepared_;
    std::optional<Limit> limit_;
};

}  // namespace sator::ask
