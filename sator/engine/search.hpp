#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/fixpoint.hpp"
#include "sator/engine/open_product.hpp"
#include "sator/engine/outcome.hpp"
#include "sator/engine/search_progress.hpp"

namespace sator {

/// Which cell the search decides next. Its least candidate is tried first.
enum class Branching : std::uint8_t {
    /// The smallest domain for its weight (dom/wdeg: Boussemart, Hemery, Lecoutre and Saïs, "Boosting systematic search by weighting
    /// constraints", ECAI 2004).
    WeightedDomain,
    CellOrder,  ///< the first open cell: solutions come in ascending order
};

/// Depth-first search over one model: propagate to the fixpoint, then branch on a cell.
/// May be asked again and again; the model's own fixpoint is computed once.
class Search {
  public:
    /// `model` must outlive this.
    Search(const Model& model, const Limits& limits, Branching branching = Branching::WeightedDomain);

    /// Looks for solutions in which `fixed` holds and hands each to `sink`, each once, in an order that depends on the question only.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);
    /// Begins the same question, for next() to hand over one solution at a time; it ends where another begins.
    void begin(std::span<const FixedCell> fixed);
    /// The next solution, valid until the next call; nothing where no more are known, and outcome() says why.
    std::optional<std::span<const Value>> next();
    /// What is known so far of the last question.
    Outcome outcome() const;

    /// Where the search shows how far it has come, until it is told otherwise; null for nowhere.
    void show_progress(SearchProgress* progress) { progress_ = progress; }
    const SearchStatistics& statistics() const { return fixpoint_.statistics(); }
    const Store& store() const { return fixpoint_.store(); }
    /// Whether the model alone, without anything fixed, already conflicts.
    bool root_failed() const { return fixpoint_.root_failed(); }

  private:
    struct Decision {
        VariableId cell;
        Value value;
        double rest;  // the share of the search space that belongs to the other values
    };

    bool find();
    bool retreat();
    void decide(VariableId cell);
    std::optional<VariableId> choose_cell() const;
    void weigh_conflict();
    bool end(Outcome outcome);
    Outcome stopped() const { return Stopped{*fixpoint_.stopped(), found_, share_done_}; }
    void show() const;

    const Model& model_;
    Branching branching_;
    Fixpoint fixpoint_;
    std::vector<double> weight_;  // of each variable: 1 + the conflicts of the propagators on it
    std::vector<Decision> decisions_;
    double share_ = 1;            // of the search space: what is below the decisions
    double share_done_ = 0;
    std::vector<Value> solution_;
    OpenProduct product_;         // the solutions that are left below the decisions,
    bool is_at_product_ = false;  // if no propagator can fail any more
    BigCount found_;
    std::size_t root_level_ = 0;
    bool is_open_ = false;          // the store holds a question's state
    std::optional<Outcome> ended_;  // how the last question has ended
    SearchProgress* progress_ = nullptr;
};

}  // namespace sator
