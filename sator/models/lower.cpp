#include "sator/models/lower.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/models/diagram_builder.hpp"
#include "sator/models/formula_parts.hpp"
#include "sator/models/own_lowerings.hpp"
#include "sator/propagators/arithmetic/formula_holds.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::models {

namespace {

/// Returns each variable once, in order.
std::vector<VariableId> once(std::span<const VariableId> variables) {
    std::vector<VariableId> list;
    for (const VariableId variable : variables) {
        if (std::ranges::find(list, variable) == list.end()) list.push_back(variable);
    }
    return list;
}

void restrict_to(Model& model, const Given& given) {
    const VariableId cell = variable_of(given.cell);
    std::vector<Word> only(model.initial_domain(cell).word_count(), 0);
    set_bit(only, given.value.index());
    model.restrict(cell, only);
}

/// The orders in which a diagram is tried: the rule's own, the reverse, and the two halves in turn, for rules that compare them.
std::vector<std::vector<VariableId>> orders_of(const std::vector<VariableId>& cells) {
    std::vector<VariableId> in_turn;
    const std::size_t half = (cells.size() + 1) / 2;
    for (std::size_t i = 0; i < half; ++i) {
        in_turn.push_back(cells[i]);
        if (half + i < cells.size()) in_turn.push_back(cells[half + i]);
    }
    return {cells, {cells.rbegin(), cells.rend()}, std::move(in_turn)};
}

/// A diagram is tried with these limits one after the other, and with each of them in all orders, so that a good order is found
/// before much work is spent on a bad one.
constexpr std::array<std::size_t, 3> kNodeLimits = {kDiagramLimit / 50, kDiagramLimit / 7, kDiagramLimit};
/// An auxiliary with more values does not become a variable of the core.
constexpr std::size_t kAuxiliaryValues = 2'000;

class Lowering {
  public:
    Lowering(const Puzzle& puzzle, const RuleList& rules, const Model& model, LimitWatch& watch)
        : puzzle_(puzzle),
          rules_(rules),
          model_(model),
          watch_(watch),
          posted_(rules.size()),
          has_auxiliary_(rules.size(), false) {
        for (std::size_t p = 0; p < model.propagators().size(); ++p) {
            const PropagatorId id(p);
            if (model.propagators()[p].is_redundant) continue;
            const std::size_t rule = model.propagators()[p].rule.index();
            posted_[rule].push_back(id);
            for (const VariableId variable : model.scope_of(id))
                has_auxiliary_[rule] = has_auxiliary_[rule] || is_auxiliary(variable);
        }
    }

    std::expected<LoweredModel, Diagnostic> run() {
        bool is_empty = false;
        for (std::size_t cell = 0; cell < model_.cell_count(); ++cell) {
            lowered_.candidates.emplace_back();
            model_.initial_domain(VariableId(cell)).for_each([&](Value value) {
                lowered_.candidates.back().push_back(value_id(value));
            });
            is_empty = is_empty || lowered_.candidates.back().empty();
        }
        lowered_.cells = lowered_.candidates.size();
        if (is_empty) return std::move(lowered_);
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            rule_steps_ = std::min(kDiagramSteps, model_steps_);
            const std::size_t before = rule_steps_;
            const bool is_lowered =
                has_auxiliary_[rule] ? lower_with_auxiliaries(rule) : lower_propagators(rule);
            if (!is_lowered) return std::unexpected(too_large(rule));
            model_steps_ -= before - rule_steps_;
        }
        return std::move(lowered_);
    }

  private:
    bool is_auxiliary(VariableId variable) const { return variable.index() >= model_.cell_count(); }

    bool lower_propagators(std::size_t rule) {
        return std::ranges::all_of(posted_[rule], [&](PropagatorId id) { return lower_propagator(id); });
    }

    bool lower_propagator(PropagatorId id) {
        const auto scope = model_.scope_of(id);
        const std::vector<VariableId> cells = once(scope);
        const Propagator& propagator = *model_.propagators()[id.index()].propagator;
        const auto* different = dynamic_cast<const AllDifferent*>(&propagator);
        if (different != nullptr && cells.size() == scope.size()) {
            add_different(*different, cells);
            return true;
        }
        if (lower_in_parts(propagator, scope, lowered_)) return true;
        const auto* formula = dynamic_cast<const FormulaHolds*>(&propagator);
        if (formula == nullptr) return add_propagator(id);
        // Subexpressions need variables, so that a diagram is better as long as it is small.
        return add_propagator(id, kNodeLimits.size() - 1) ||
               lower_formula(formula->formula(), scope, lowered_) || add_propagator(id);
    }

    /// Tries the first `limits` of the node limits.
    bool add_propagator(PropagatorId id, std::size_t limits = kNodeLimits.size()) {
        Model part = model_.without_propagators();
        part.repost(model_, id);
        return add(
            part, once(model_.scope_of(id)),
            [](std::span<const VariableId>, std::span<const Value>) { return true; }, limits);
    }

    void add_different(const AllDifferent& different, std::span<const VariableId> cells) {
        DifferentCells added{{cells.begin(), cells.end()}, {}};
        const auto required = different.required();
        for_each_bit(required, [&](std::size_t value) { added.required.push_back(ValueId(value)); });
        lowered_.different.push_back(std::move(added));
    }

    /// One diagram over the cells needs no further variables. If it is too large, the auxiliaries become variables of the core.
    bool lower_with_auxiliaries(std::size_t rule) {
        return lower_whole(rule) || lower_through_auxiliaries(rule);
    }

    bool lower_whole(std::size_t rule) {
        const std::vector<VariableId> cells = once(variables_of(rules_[rule]->cells()));
        Model part = model_.without_propagators();
        for (const PropagatorId id : posted_[rule]) part.repost(model_, id);
        return add(part, cells, [&](std::span<const VariableId> order, std::span<const Value> values) {
            std::vector<Value> own;
            for (const CellId cell : rules_[rule]->cells()) {
                const auto at = std::ranges::find(order, variable_of(cell)) - order.begin();
                own.push_back(values[static_cast<std::size_t>(at)]);
            }
            return rules_[rule]->holds(own);
        });
    }

    bool lower_through_auxiliaries(std::size_t rule) {
        for (const PropagatorId id : posted_[rule]) {
            for (const VariableId variable : model_.scope_of(id)) {
                if (is_auxiliary(variable) && model_.initial_domain(variable).size() > kAuxiliaryValues)
                    return false;
            }
        }
        rule_steps_ = std::min(kDiagramSteps, model_steps_);
        return std::ranges::all_of(posted_[rule], [&](PropagatorId id) { return add_propagator(id); });
    }

    /// The variable of the core that stands for a variable of the model.
    VariableId core_variable(VariableId variable) {
        if (!is_auxiliary(variable)) return variable;
        const auto [known, is_new] = auxiliaries_.try_emplace(variable.index());
        if (is_new) known->second = lowered_.add_auxiliary(model_.initial_domain(variable).size());
        return known->second;
    }

    /// Adds the diagram of `part` in the first of some orders of its variables in which it is small enough.
    template <class Accepts>
    bool add(const Model& part, const std::vector<VariableId>& variables, Accepts accepts,
             std::size_t limit_count = kNodeLimits.size()) {
        for (const std::size_t nodes : std::span(kNodeLimits).first(limit_count)) {
            for (const auto& order : orders_of(variables)) {
                DiagramLimits limits{nodes, rule_steps_};
                auto diagram = build_diagram(
                    part, order, [&](std::span<const Value> values) { return accepts(order, values); },
                    limits, watch_);
                rule_steps_ = limits.steps;
                if (!diagram) continue;
                for (VariableId& variable : diagram->variables) variable = core_variable(variable);
                lowered_.diagrams.push_back(std::move(*diagram));
                return true;
            }
        }
        return false;
    }

    Diagnostic too_large(std::size_t rule) const {
        if (watch_.is_over(0))
            return error_in(puzzle_.file, "a limit was reached while the rules were lowered");
        const std::string name = "the rule '" + rules_[rule]->describe(puzzle_) + "'";
        if (model_steps_ < kDiagramSteps)
            return error_in(puzzle_.file, "the rules are too large for a model: up to " + name +
                                              ", their decision diagrams need more than " +
                                              std::to_string(kModelSteps) + " steps together");
        return error_in(puzzle_.file, name +
                                          " is too large for a model: its decision diagram has more than " +
                                          std::to_string(kDiagramLimit) + " nodes, or needs more than " +
                                          std::to_string(kDiagramSteps) + " steps");
    }

    const Puzzle& puzzle_;
    const RuleList& rules_;
    const Model& model_;
    LimitWatch& watch_;
    std::vector<std::vector<PropagatorId>> posted_;  // by rule: those that are not redundant
    std::vector<bool> has_auxiliary_;                // by rule
    std::map<std::size_t, VariableId> auxiliaries_;  // by index in the model
    std::size_t rule_steps_ = 0, model_steps_ = kModelSteps;
    LoweredModel lowered_;
};

}  // namespace

std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, const RuleList& rules,
                                              std::size_t initial, LimitWatch& watch) {
    Model model = build_model(puzzle, rules, watch);
    if (initial < puzzle.initials.size()) {
        for (const Given& given : puzzle.initials[initial].givens) restrict_to(model, given);
    }
    return Lowering(puzzle, rules, model, watch).run();
}

std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, Resources& resources, std::size_t initial,
                                              LimitWatch& watch) {
    ClueCache clues;
    RuleContext context{puzzle, clues, resources, {}};
    context.initial = initial;
    context.watch = watch;
    auto rules = make_rules(Registry::standard(), context);
    if (!rules) return std::unexpected(std::move(rules.error().front()));
    return lower(puzzle, *rules, initial, watch);
}

}  // namespace sator::models
