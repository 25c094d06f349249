// Finds an assignment of values to positions that respects all bounds, by augmenting paths (a flow). A
// position can then change its value if and only if the change lies on a cycle of such changes, i.e. if both
// values are in the same strongly connected component of a graph. Its nodes are the values and one more, the
// pool: a value that may occur once more has an edge to the pool, and a value that may occur once less has an
// edge from it. GAC; a call costs positions × values for each augmenting path, and the last assignment is
// reused. Sets are single words if they fit (one_word_flow.hpp), else lists of words (multi_word_flow.hpp).
//
// J.-C. Régin, "Generalized arc consistency for global cardinality constraint", AAAI 1996.
#include "sator/propagators/distinct/global_cardinality.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/distinct/hall_reason.hpp"
#include "sator/propagators/distinct/multi_word_flow.hpp"
#include "sator/propagators/distinct/one_word_flow.hpp"

namespace sator::propagators {

GlobalCardinality::GlobalCardinality(std::vector<OccurrenceBounds> bounds)
    : bounds_(std::move(bounds)), precheck_(bounds_) {}

std::size_t GlobalCardinality::memo_words(std::size_t positions) const {
    return MultiWordFlow::memo_words(positions, bounds_.size());
}

Propagation GlobalCardinality::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const auto run = [](auto flow) { return flow.assign_all() && flow.prune(); };
    const bool is_small =
        bounds_.size() <= OneWordFlow::kMaxValues && scope.size() <= OneWordFlow::kMaxPositions;
    if (const auto seen = is_small ? precheck_.quick_result(scope) : std::nullopt) return *seen;
    const bool is_consistent = is_small ? run(OneWordFlow(scope, bounds_, scratch.memo.first(scope.size())))
                                        : run(MultiWordFlow(scope, bounds_, scratch.memo));
    if (!is_consistent) return Propagation::Conflict;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

Reason GlobalCardinality::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    std::optional<Reason> reason;
    if (before.size() > 0 && before[0].word_count() == 1) reason = hall_reason(bounds_, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

/// Returns each value's bounds less its occurrences at fixed positions.
std::vector<OccurrenceBounds> GlobalCardinality::open_bounds(const Scope& scope) const {
    std::vector<OccurrenceBounds> left = bounds_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) continue;
        OccurrenceBounds& bounds = left[static_cast<std::size_t>(scope[i].value())];
        if (bounds.least > 0) --bounds.least;
        if (bounds.most > 0) --bounds.most;
    }
    return left;
}

/// Returns the remaining bounds that all values of the open positions share, or nullopt if they differ.
std::optional<OccurrenceBounds> GlobalCardinality::common_bounds(const Scope& scope,
                                                                 std::span<const OccurrenceBounds> left) {
    std::optional<OccurrenceBounds> common;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) continue;
        bool is_same = true;
        scope[i].for_each([&](Value v) {
            const OccurrenceBounds& bounds = left[static_cast<std::size_t>(v)];
            if (!common) common = bounds;
            is_same = is_same && bounds == *common;
        });
        if (!is_same) return std::nullopt;
    }
    return common;
}

void GlobalCardinality::residual(const Scope& scope, Residual& residual) const {
    const std::vector<OccurrenceBounds> left = open_bounds(scope);
    const auto common = common_bounds(scope, left);
    for (const auto [least, most] : common ? std::span<const OccurrenceBounds>(&*common, 1) : left) {
        residual.add(least);
        residual.add(most);
    }
}

/// Values with the same remaining bounds are interchangeable.
void GlobalCardinality::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    const std::vector<OccurrenceBounds> left = open_bounds(scope);
    if (common_bounds(scope, left)) return;
    std::vector<Word> same(words_for(left.size()));
    std::vector<Word> is_done(same.size(), 0);
    for (std::size_t v = 0; v < left.size() && !classes.is_discrete(); ++v) {
        if (has_bit(is_done, v)) continue;
        std::ranges::fill(same, Word{0});
        for (std::size_t other = v; other < left.size(); ++other) {
            if (left[other] == left[v]) set_bit(same, other);
        }
        for (std::size_t w = 0; w < same.size(); ++w) is_done[w] |= same[w];
        classes.split(same);
    }
}

void GlobalCardinality::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const auto [least, most] : bounds_) {
        demand.add(least);
        demand.add(most);
    }
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

}  // namespace sator::propagators
