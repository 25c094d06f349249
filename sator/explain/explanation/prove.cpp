#include "sator/explain/explanation/prove.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"
#include "sator/propagators/counts/count_difference.hpp"
#include "sator/propagators/counts/stated_counts.hpp"
#include "sator/propagators/equations/linear_equation.hpp"
#include "sator/propagators/leftovers/same_values.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

namespace {

/// The sum that one of the rule's propagators states, as an equation.
std::optional<propagators::LinearEquation> sum_of(const PuzzleContext& context, RuleId rule) {
    for (const PropagatorId by : context.propagators().of(rule)) {
        auto equations = propagators::all_equations(context.model(), by);
        if (equations.size() == 1 && equations[0].relation == propagators::LinearRelation::Equal)
            return std::move(equations[0]);
    }
    return std::nullopt;
}

/// Adds the sums of the regions and subtracts the others. If that gives no equation, nothing is posted, and the
/// search is on its own.
void add_window(const PuzzleContext& context, const WindowSum& window, Model& model) {
    propagators::LinearEquation all{{}, propagators::LinearRelation::Equal, 0};
    for (const auto& [rules, sign] : {std::pair(&window.regions, 1), std::pair(&window.sums, -1)}) {
        for (const RuleId rule : *rules) {
            const auto equation = sum_of(context, rule);
            if (!equation) return;
            for (const auto& [cell, coefficient] : equation->terms) all.add(cell, sign * coefficient);
            all.constant += sign * equation->constant;
        }
    }
    LimitWatch watch;
    propagators::post_clique_sum(model, all, propagators::DifferingCells(model, watch), true);
}

/// Adds the cells in the regions of one list that are in none of the other.
void add_only(const PuzzleContext& context, const std::vector<RuleId>& in, const std::vector<RuleId>& not_in,
              std::vector<VariableId>& scope) {
    const auto has = [&](RuleId rule, CellId cell) {
        return std::ranges::find(context.rules()[rule.index()]->cells(), cell) !=
               context.rules()[rule.index()]->cells().end();
    };
    for (const RuleId rule : in) {
        for (const CellId cell : context.rules()[rule.index()]->cells()) {
            if (std::ranges::none_of(not_in, [&](RuleId other) { return has(other, cell); }))
                scope.push_back(variable_of(cell));
        }
    }
}

/// Posts the counts of the window's first rules minus those of the second. The model's counts tell which cells exclude each
/// other.
void post_count_difference(const propagators::CountedSet& set, const CountWindow& window, Model& model) {
    std::map<VariableId, int> times;
    std::int32_t needed = 0;
    for (const propagators::StatedCount& count : set.counts) {
        const auto is_of = [&](const std::vector<RuleId>& rules) {
            return std::ranges::find(rules, count.rule) != rules.end();
        };
        const int sign = is_of(window.first) ? 1 : is_of(window.second) ? -1 : 0;
        needed += sign * count.least;
        for (const VariableId cell : count.cells) times[cell] += sign;
    }
    std::vector<VariableId> scope;
    std::size_t added = 0;
    for (const int sign : {1, -1}) {
        for (const auto& [cell, own] : times) {
            if (own == sign) scope.push_back(cell);
        }
        if (sign > 0) added = scope.size();
    }
    if (scope.empty() || scope.size() > propagators::CountDifference::kMaxPositions) return;
    const propagators::ExclusiveCells exclusive(model, set);
    std::vector<Word> others(scope.size(), 0);
    for (std::size_t i = 0; i < scope.size() * scope.size(); ++i) {
        const std::size_t a = i / scope.size(), b = i % scope.size();
        if (exclusive.has(scope[a], scope[b])) others[a] |= Word{1} << b;
    }
    model.post_redundant(std::make_shared<const propagators::CountDifference>(set.values, added, needed,
                                                                              needed, std::move(others)),
                         scope);
}

/// Adds the counts of the first rules and subtracts the others, as the model states them for its own cells.
void add_count_window(const CountWindow& window, Model& model) {
    LimitWatch watch;
    for (const propagators::CountedSet& set : propagators::stated_counts(model, watch)) {
        if (set.values == window.values) post_count_difference(set, window, model);
    }
}

/// Posts what several rules imply together, found anew from the rules that the step names.
void add_combined(const PuzzleContext& context, const CombinedRule& combined, Model& model) {
    if (const auto* window = std::get_if<WindowSum>(&combined.says))
        return add_window(context, *window, model);
    if (const auto* counts = std::get_if<CountWindow>(&combined.says))
        return add_count_window(*counts, model);
    const auto& left = std::get<Leftovers>(combined.says);
    std::vector<VariableId> scope;
    add_only(context, left.first, left.second, scope);
    const std::size_t half = scope.size();
    add_only(context, left.second, left.first, scope);
    if (scope.size() == 2 * half)
        model.post_redundant(std::make_shared<const propagators::SameValues>(), scope);
}

/// Makes a model of the puzzle's cells with the candidates that the premises leave, and of the step's rules
/// only.
Model model_of(const PuzzleContext& context, const Step& step) {
    Candidates known = context.ranges();
    for (const StepPremise& premise : step.premises) {
        if (premise.is_placed) {
            known.fix({premise.cell, premise.values[0]});
        } else {
            for (const ValueId v : premise.values) known.remove({premise.cell, v});
        }
    }
    Model model = model_of_rules(context, step.rules, known);
    if (step.combined() != nullptr) add_combined(context, *step.combined(), model);
    return model;
}

class Prover {
  public:
    Prover(const PuzzleContext& context, const Step& step, const Limits& limits)
        : context_(context), model_(model_of(context, step)), search_(model_, limits) {}

    /// Requires that no assignment agrees with `fixed`.
    void must_fail(std::span<const FixedCell> fixed) {
        if (proof_ != Proof::Proved) return;
        const Outcome outcome = search_.solve({.fixed = fixed}, [](std::span<const Value>) { return false; });
        if (std::holds_alternative<Solved>(outcome)) proof_ = Proof::Refuted;
        if (std::holds_alternative<Stopped>(outcome)) proof_ = Proof::Stopped;
    }

    void must_not_be(Candidate c) {
        const FixedCell fixed{variable_of(c.cell), value_of(c.value)};
        if (model_.initial_domain(fixed.cell).contains(fixed.value)) must_fail({&fixed, 1});
    }

    void must_be(Candidate c) {
        for_each_value(context_.ranges()[c.cell], [&](ValueId v) {
            if (v != c.value) must_not_be({c.cell, v});
        });
    }

    Proof proof() const { return proof_; }

  private:
    const PuzzleContext& context_;
    Model model_;
    Search search_;
    Proof proof_ = Proof::Proved;
};

}  // namespace

Proof prove(const PuzzleContext& context, const Step& step, const Limits& limits) {
    if (step.told) return prove(*step.told->context, step.told->what, limits);
    Prover prover(context, step, limits);
    if (step.is_contradiction()) prover.must_fail({});
    for (const Candidate& c : step.removed) prover.must_not_be(c);
    for (const Candidate& c : step.placed) prover.must_be(c);
    return prover.proof();
}

}  // namespace sator::explain
