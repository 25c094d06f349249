// Enumerates the choices of the few variables that are open, and keeps the candidates of those that make the
// formula true. A choice costs one evaluation of the formula.
#include "sator/propagators/arithmetic/formula_choices.hpp"

#include <algorithm>

#include "sator/base/small_vector.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

OpenVariables::OpenVariables(const Scope& scope, std::size_t most_choices) : most_choices_(most_choices) {
    const auto is_known = [&](std::uint32_t position) {
        return std::ranges::any_of(std::span(positions_).first(count_), [&](std::uint32_t known) {
            return scope.variable(known) == scope.variable(position);
        });
    };
    for (std::uint32_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed() || is_known(i)) continue;
        choices_ = std::min(choices_ * std::min(scope[i].size(), kMostChoices + 1), kMostChoices + 1);
        positions_[count_++] = i;
        if (!are_few()) return;
    }
}

namespace {

class ChoiceTrial {
  public:
    ChoiceTrial(const Formula& formula, Scope& scope, std::span<const std::uint32_t> open,
                std::span<Interval> workspace, std::span<Value> values, const Scratch& scratch)
        : formula_(formula),
          scope_(scope),
          open_(open),
          workspace_(workspace),
          values_(values),
          scratch_(scratch) {
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = scope[i].min();
    }

    Propagation run() {
        if (open_.empty()) return holds() ? Propagation::Entailed : Propagation::Conflict;
        if (open_.size() == 1) return filter_last();
        for (std::size_t i = 0; i < open_.size(); ++i) find_candidates(i);
        const std::size_t choices = try_from(0);
        if (is_over_) return Propagation::Fixpoint;
        std::size_t kept = 1;
        for (std::size_t i = 0; i < open_.size(); ++i) {
            if (!keep_supported(i)) return Propagation::Conflict;
            kept *= scope_[open_[i]].size();
        }
        return kept == choices ? Propagation::Entailed : Propagation::Fixpoint;
    }

  private:
    struct Candidate {
        Value value;
        bool is_supported;
    };

    /// Gives the open variable `i` the value, at each position that it has.
    void choose(std::size_t i, Value value) {
        const VariableId variable = scope_.variable(open_[i]);
        for (std::size_t p = 0; p < values_.size(); ++p) {
            if (scope_.variable(p) == variable) values_[p] = value;
        }
    }
    bool holds() {
        is_over_ = is_over_ || scratch_.is_over(workspace_.size());
        return is_over_ || formula_.evaluate(values_, workspace_) == 1;
    }

    /// Prunes the only open variable, however many candidates it has.
    Propagation filter_last() {
        const auto fits = [&](Value v) {
            choose(0, v);
            return holds();
        };
        return filter_domain(scope_, open_[0], fits) ? Propagation::Entailed : Propagation::Conflict;
    }

    void find_candidates(std::size_t i) {
        scope_[open_[i]].for_each([&](Value v) { candidates_[i].push_back({v, false}); });
    }

    /// Tries all choices of the open variables from the `i`-th on. Returns how many make the formula true.
    std::size_t try_from(std::size_t i) {
        if (i == open_.size()) return holds() ? 1 : 0;
        std::size_t all = 0;
        for (Candidate& candidate : candidates_[i]) {
            choose(i, candidate.value);
            const std::size_t found = try_from(i + 1);
            candidate.is_supported = candidate.is_supported || found != 0;
            all += found;
        }
        return all;
    }

    bool keep_supported(std::size_t i) {
        const auto is_supported = [&](Value v) {
            return std::ranges::any_of(candidates_[i],
                                       [v](const Candidate& c) { return c.value == v && c.is_supported; });
        };
        return filter_domain(scope_, open_[i], is_supported);
    }

    const Formula& formula_;
    Scope& scope_;
    std::span<const std::uint32_t> open_;
    std::span<Interval> workspace_;
    std::span<Value> values_;
    const Scratch& scratch_;
    std::array<SmallVector<Candidate, 8>, OpenVariables::kMostOpen> candidates_;  // by open variable
    bool is_over_ = false;
};

}  // namespace

Propagation try_formula_choices(const Formula& formula, Scope& scope, const OpenVariables& open,
                                std::span<Interval> workspace, std::span<Value> values,
                                const Scratch& scratch) {
    return ChoiceTrial(formula, scope, open.positions(), workspace, values, scratch).run();
}

}  // namespace sator::propagators
