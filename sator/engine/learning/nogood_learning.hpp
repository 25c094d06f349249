#pragma once

#include <cstddef>
#include <span>

#include "sator/engine/learning/conflict_analysis.hpp"
#include "sator/engine/learning/shared_nogoods.hpp"
#include "sator/engine/state/nogoods.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator {

/// Whether a search learns nogoods from its conflicts.
enum class Learn : std::uint8_t {
    Never,
    WhenHard,  ///< in each question from so many conflicts on, for its first solutions: others do not pay for
               ///< it
    ForAllSolutions,  ///< the same for all of its solutions
};

/// How many nogoods a question may keep.
struct NogoodLimits {
    std::size_t kept = 0;       ///< before half of them are forgotten for the first time
    std::size_t kept_more = 0;  ///< added to `kept` each time that half of them are forgotten
    std::size_t trial = 0;      ///< nogoods after which is_worthwhile() looks at their length
};

/// What one question's conflicts have taught: the nogoods, how many of them are kept, and where to continue
/// after a conflict.
class NogoodLearning {
  public:
    /// `model` must outlive this.
    NogoodLearning(const Model& model, const NogoodLimits& limits)
        : cells_(model.cell_count()), limits_(limits), nogoods_(model), analysis_(model) {}

    /// Forgets all: another question begins.
    void clear();
    Nogoods& nogoods() { return nogoods_; }

    /// How to go on from a conflict.
    struct ConflictResult {
        enum class Kind : std::uint8_t {
            NoSolution,  ///< what was so at the start alone has no solution
            Backjump,    ///< leave all levels above `level`, then assert_last
            Backtrack,   ///< nothing follows above the last decision
        };
        Kind kind = Kind::Backtrack;
        std::size_t level = 0;
    };
    /// Learns from the engine's last conflict. `root_levels`: how many levels are the question's own, below
    /// all decisions, of which there is at least one.
    ConflictResult learn(const PropagationEngine& engine, std::size_t root_levels);
    /// The nogood learned last, to be shared with others.
    const SharedNogood& newest() const { return newest_; }
    /// Learns what others have told, at a level that is left no more; false where no solution is left.
    [[nodiscard]] bool import_nogoods(std::vector<SharedNogood> shared, Store& store);
    /// Whether what has been learnt so far is worth its time: nogoods that speak of most cells hardly ever
    /// apply again.
    bool is_worthwhile() const;
    /// Makes the newest nogood's first premise fail.
    [[nodiscard]] bool assert_last(Store& store) const { return nogoods_.assert_first(last_, store); }
    /// The variables that the last conflict was followed through.
    std::span<const VariableId> seen() const { return analysis_.seen(); }

  private:
    void make_room(const Store& store);

    std::size_t cells_;
    NogoodLimits limits_;
    Nogoods nogoods_;
    ConflictAnalysis analysis_;
    PropagatorId last_;
    SharedNogood newest_;
    std::size_t most_nogoods_ = 0;
    std::size_t learned_ = 0, premises_ = 0;  // in all
};

}  // namespace sator
