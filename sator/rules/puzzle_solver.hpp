#pragma once

#include <expected>
#include <memory>
#include <vector>

#include "sator/engine/search.hpp"
#include "sator/rules/make_rules.hpp"

namespace sator {

/// How many of the solutions found are checked with the rules' plain meaning before anyone sees them.
enum class Verify : std::uint8_t {
    Samples,  ///< the first thousand, then one in a thousand
    All,
};

/// A puzzle made ready to be solved, again and again, for each of its initial drawings. A solution that breaks a rule's plain meaning is a bug
/// of ours and aborts.
class PuzzleSolver {
  public:
    /// Makes the rules and the model. Errors are the caller's mistakes in the puzzle. Where rules use the givens of several initial drawings they are
    /// made again for each; so `registry` and what `context` refers to must outlive this.
    static std::expected<PuzzleSolver, std::vector<Diagnostic>> build(std::shared_ptr<const Puzzle> puzzle,
                                                                      const Registry& registry, RuleContext& context,
                                                                      const Limits& limits);

    /// Hands the solutions of the puzzle with its `initial`-th drawing's givens to `sink`, until it says no. 0 where there is no drawing.
    Outcome solve(std::size_t initial, const Sink& sink, Verify verify = Verify::Samples);
    /// How many solutions there are.
    Outcome count(std::size_t initial);

    const Puzzle& puzzle() const { return *puzzle_; }
    const RuleList& rules() const { return rules_; }
    const Model& model() const { return *model_; }
    const SearchStatistics& statistics() const { return search_->statistics(); }
    /// The first rule that these values (of all cells) break, or null.
    const Rule* broken_rule(std::span<const Value> values) const;

  private:
    /// What it takes to make the rules again.
    struct Remaking {
        const Registry& registry;
        RuleContext context;
        Limits limits;
    };

    PuzzleSolver() = default;
    void take_rules(RuleList rules, const Limits& limits);
    void make_ready_for(std::size_t initial);
    std::vector<FixedCell> givens(std::size_t initial) const;

    std::shared_ptr<const Puzzle> puzzle_;
    RuleList rules_;
    std::unique_ptr<Model> model_;
    std::unique_ptr<Search> search_;
    std::unique_ptr<Remaking> remaking_;  // null where the rules are the same for all initial drawings
    std::size_t initial_ = 0;             // the drawing that they are made for
};

}  // namespace sator
