#pragma once

#include <expected>
#include <memory>
#include <vector>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator {

/// A puzzle's rules and model and their PuzzleContext, for one of its initial drawings or for all.
class PreparedPuzzle {
  public:
    /// Makes the rules. Errors are mistakes in the puzzle, which must outlive this object. If `context.watch`
    /// is over afterwards, a limit prevented some rules from being made and there is no context.
    static std::expected<PreparedPuzzle, std::vector<Diagnostic>> make(const Puzzle& puzzle,
                                                                       RuleContext& context,
                                                                       const Limits& limits);

    const PuzzleContext& context() const { return *context_; }
    /// Makes the rules again for another initial drawing, if they depend on its givens. Limits apply as for
    /// `make`.
    void rebuild_for(std::size_t initial, RuleContext& context, const Limits& limits);

    /// Returns the givens of an initial drawing; empty if the puzzle has no such drawing.
    static std::span<const Given> givens(const Puzzle& puzzle, std::size_t initial);

  private:
    void set_rules(const Puzzle& puzzle, RuleList rules, LimitWatch& watch, const Limits& limits);

    std::unique_ptr<RuleList> rules_;
    std::unique_ptr<Model> model_;
    std::unique_ptr<PuzzleContext> context_;
};

}  // namespace sator
