#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/engine/outcome.hpp"
#include "sator/engine/store.hpp"

namespace sator {

/// A cell that a question fixes beyond what the model says.
struct FixedCell {
    VariableId cell;
    Value value = 0;
};

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
    /// Counts them all. Where no propagator can fail any more the open cells' domain sizes are multiplied.
    Outcome count(std::span<const FixedCell> fixed);

    const SearchStatistics& statistics() const { return statistics_; }
    const Store& store() const { return store_; }
    /// Whether the model alone, without anything fixed, already conflicts.
    bool root_failed() const { return root_failed_; }

  private:
    enum class Mode : std::uint8_t { List, Count };
    struct Decision {
        VariableId cell;
        Value value;
    };

    Outcome run(std::span<const FixedCell> fixed, Mode mode, const Sink* sink);
    std::optional<Outcome> open(std::span<const FixedCell> fixed);
    void close();
    Outcome explore(Mode mode, const Sink* sink);
    bool propagate();
    bool run_propagator(PropagatorId id);
    bool fix(std::span<const FixedCell> fixed);
    bool retreat();
    bool report(const Sink& sink);
    BigCount open_product() const;
    std::optional<VariableId> choose_cell() const;
    void decide(VariableId cell);
    std::optional<Limit> poll();
    std::vector<RuleId> conflicting_rules() const;
    void weigh_conflict();

    const Model& model_;
    Limits limits_;
    Branching branching_;
    Store store_;
    SearchStatistics statistics_;
    std::vector<std::size_t> memo_offset_;
    std::vector<Word> memo_;
    std::vector<double> weight_;              // of each variable: 1 + the conflicts of the propagators on it
    std::vector<Decision> decisions_;
    std::size_t base_level_ = 0;              // levels below belong to the question, not to the search
    std::vector<Value> solution_;
    PropagatorId failed_ = Store::kDecision;  // the propagator that found the last conflict
    std::size_t failed_call_ = 0;             // the trail's size when its call began
    BigCount found_;                          // solutions of the question that is open
    bool is_open_ = false;                    // the store holds a question's state
    std::optional<Outcome> ended_;            // how the last question has ended
    bool root_is_open_ = false;               // the model's own fixpoint is not computed yet
    bool root_failed_ = false;
    std::uint64_t work_ = 0;                  // since the clock was last asked
    std::optional<Limit> stopped_;
};

}  // namespace sator
