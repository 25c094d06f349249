#pragma once

#include <expected>
#include <memory>
#include <vector>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator {

/// A puzzle's rules and model with the puzzle_context of them, for one of its initial drawings or for all.
class PreparedPuzzle {
  public:
    /// Errors are mistakes in the puzzle. `puzzle` must outlive this. Where `context.watch` is over then, a
    /// limit kept some rules from being made, and there is nothing to puzzle_context.
    static std::expected<PreparedPuzzle, std::vector<Diagnostic>> make(const Puzzle& puzzle,
                                                                       RuleContext& context,
                                                                       const Limits& limits);

    const PuzzleContext& context() const { return *context_; }
    /// Makes the rules anew for another initial drawing, where they use its givens. As `make`.
    void rebuild_for(std::size_t initial, RuleContext& context, const Limits& limits);

    /// The givens of an initial drawing; none where the puzzle has no such drawing.
    static std::span<const Given> givens(const Puzzle& puzzle, std::size_t initial);

  private:
    void set_rules(const Puzzle& puzzle, RuleList rules, LimitWatch& watch, const Limits& limits);

    std::unique_ptr<RuleList> rules_;
    std::unique_ptr<Model> model_;
    std::unique_ptr<PuzzleContext> context_;
};

}  // namespace sator
