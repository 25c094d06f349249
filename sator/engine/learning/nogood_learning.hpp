#pragma once

#include <cstddef>
#include <limits>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/learning/conflict_analysis.hpp"
#include "sator/engine/learning/shared_nogoods.hpp"
#include "sator/engine/state/nogoods.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

/// How many nogoods a question may keep.
struct NogoodLimits {
    std::size_t kept = 0;       ///< before half of them are forgotten for the first time
    std::size_t kept_more = 0;  ///< added to `kept` each time that half of them are forgotten
    std::size_t trial = 0;      ///< nogoods after which is_worthwhile() looks at their length
    /// Nogoods after which they must be half as long: if the search did not end by then, long ones hardly help.
    std::size_t long_trial = std::numeric_limits<std::size_t>::max();
};

/// What one question's conflicts have taught: the nogoods, how many of them are kept, and where to continue
/// after a conflict.
class NogoodLearning {
  public:
    /// `model` must outlive this.
    NogoodLearning(const Model& model, const NogoodLimits& limits)
        : cells_(model.cell_count()), limits_(limits), nogoods_(model), analysis_(model) {}

    /// Forgets everything, for another question.
    void clear();
    Nogoods& nogoods() { return nogoods_; }

    /// The next action of a search after a conflict.
    struct ConflictResult {
        enum class Kind : std::uint8_t {
            NoSolution,  ///< the question has no solution
            Backjump,    ///< leave all levels above `level`, then assert_last
            Backtrack,   ///< the nogood prunes nothing above the last decision
        };
        Kind kind = Kind::Backtrack;
        std::size_t level = 0;
    };
    /// Learns from the engine's last conflict. `root_levels`: the number of levels below the first decision;
    /// there is at least one decision.
    ConflictResult learn(const PropagationEngine& engine, std::size_t root_levels);
    /// The nogood learnt last.
    const SharedNogood& newest() const { return newest_; }
    /// Adds nogoods of other searches, at a level that will not be left. Returns false if no solution is
    /// left.
    [[nodiscard]] bool import_nogoods(std::vector<SharedNogood> shared, Store& store);
    /// Whether the nogoods learnt so far are worth their time: those with premises on most cells hardly ever
    /// prune.
    bool is_worthwhile() const;
    /// Makes the newest nogood's first premise false.
    [[nodiscard]] bool assert_last(Store& store) const { return nogoods_.assert_first(last_, store); }
    /// The variables that occur in the reasons of the last conflict.
    std::span<const VariableId> seen() const { return analysis_.seen(); }

  private:
    void make_room(const Store& store);

    std::size_t cells_;
    NogoodLimits limits_;
    Nogoods nogoods_;
    ConflictAnalysis analysis_;
    PropagatorId last_;
    SharedNogood newest_;
    std::size_t most_nogoods_ = 0;            // when there are as many, half of them are forgotten
    std::size_t learned_ = 0, premises_ = 0;  // of this question
};

}  // namespace sator::engine
