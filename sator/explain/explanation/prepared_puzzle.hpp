#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

/// What explanations need: a puzzle's rules, its model and the PuzzleContext of both. If some rules use the
/// givens, all three are made again for each initial drawing.
class PreparedPuzzle {
  public:
    /// Makes them for `context.puzzle` with its `context.initial`-th drawing. Errors are mistakes in the
    /// puzzle. The puzzle and `registry` must outlive this. If `context.watch` is over afterwards, a limit
    /// kept some rules from being made, and `context()` must not be asked for. `own_names`: see PuzzleContext.
    static std::expected<PreparedPuzzle, std::vector<Diagnostic>> make(
        const Registry& registry, RuleContext& context, const Limits& limits,
        std::vector<std::string> own_names = {});

    const PuzzleContext& context() const { return *context_; }
    /// Makes the rules again for another initial drawing if they use its givens. See `make`.
    void rebuild_for(std::size_t initial, RuleContext& context, const Limits& limits);

    /// The givens of an initial drawing; none if the puzzle has no such drawing.
    static std::span<const Given> givens(const Puzzle& puzzle, std::size_t initial);

  private:
    void set_rules(const Puzzle& puzzle, RuleList rules, LimitWatch& watch);

    const Registry* registry_ = nullptr;
    std::vector<std::string> own_names_;
    std::unique_ptr<RuleList> rules_;
    std::unique_ptr<Model> model_;
    std::unique_ptr<PuzzleContext> context_;
};

}  // namespace sator::explain
