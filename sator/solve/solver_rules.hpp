#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/search_model.hpp"

namespace sator::solve {

/// Compiled clues and files that the rules of a puzzle need, if the puzzle's solver keeps them.
struct OwnedCaches {
    std::shared_ptr<ClueCache> clue_cache;
    Resources files;
};

/// A puzzle's rules and their model. If some rules use the givens, they are made again for each initial
/// drawing.
class SolverRules {
  public:
    /// Makes them for `context.initial`. Errors are mistakes in the puzzle. `registry` and what `context`
    /// refers to must outlive this. If a limit is reached, the result has that limit and no rules.
    static std::expected<SolverRules, std::vector<Diagnostic>> make(std::shared_ptr<const Puzzle> puzzle,
                                                                    const Registry& registry,
                                                                    RuleContext& context,
                                                                    const Limits& limits);
    /// Keeps what `context` referred to.
    void own(std::unique_ptr<OwnedCaches> caches) { owned_ = std::move(caches); }

    /// Returns whether the rules must be made again for this initial drawing.
    bool must_be_remade(std::size_t initial) const { return remaking_ != nullptr && initial != initial_; }
    /// Makes them again for it. References to `rules()` and `model()` end here.
    void remake(std::size_t initial, const Limits& limits);

    const std::shared_ptr<const Puzzle>& puzzle() const { return puzzle_; }
    const RuleList& rules() const { return rules_; }
    const SearchModel& model() const { return *model_; }
    SearchModel& model() { return *model_; }
    /// The limit that kept the rules from being made.
    std::optional<Limit> reached() const { return reached_; }
    /// The givens of an initial drawing; none if the puzzle has no such drawing.
    std::vector<FixedCell> givens(std::size_t initial) const;
    /// Whether there is one value for each cell, and all are in the alphabet.
    bool is_grid(std::span<const Value> values) const;
    /// The first rule that the values of a grid break, or null.
    const Rule* violated_rule(std::span<const Value> values) const;

  private:
    /// All that is needed to make the rules again.
    struct Remaking {
        const Registry& registry;
        RuleContext context;
    };

    SolverRules() = default;
    void set(RuleList rules, LimitWatch& watch);

    std::shared_ptr<const Puzzle> puzzle_;
    std::unique_ptr<OwnedCaches> owned_;  // null if the caller owns them
    RuleList rules_;
    std::optional<SearchModel> model_;
    std::optional<Limit> reached_;
    std::unique_ptr<Remaking> remaking_;  // null if the rules are the same for all initial drawings
    std::size_t initial_ = 0;             // the drawing that they are made for
};

}  // namespace sator::solve
