#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// From `least` to `most` of some cells have a value of a set.
struct StatedCount {
    std::vector<VariableId> cells;  ///< different, in order; both choices are open for each
    std::int32_t least = 0, most = 0;
    RuleId rule;
};

/// All counts of one set of values that a model states, without the cells whose initial domain decides.
struct CountedSet {
    std::vector<Word> values;
    std::vector<StatedCount> counts;
};

/// Returns the counts that the model's propagators state (Among), by their sets of values, in the order of the first
/// one. Once `watch` is over, some are missing.
std::vector<CountedSet> stated_counts(const Model& model, LimitWatch& watch);

/// Which cells cannot both have a value of a set, because a count of at most one says so.
class ExclusiveCells {
  public:
    /// If the model has more than `kMaxCells` cells, no pair is known.
    ExclusiveCells(const Model& model, const CountedSet& counted);

    static constexpr std::size_t kMaxCells = 4096;

    bool is_empty() const { return words_.empty(); }
    bool has(VariableId a, VariableId b) const {
        return !is_empty() && has_bit(words_, a.index() * cells_ + b.index());
    }

  private:
    std::size_t cells_;
    std::vector<Word> words_;  // a bit for each ordered pair
};

}  // namespace sator::propagators
