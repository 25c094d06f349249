#include "sator/models/lower.hpp"

#include <algorithm>

#include "sator/models/diagram_builder.hpp"
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
                has_auxiliary_[rule] = has_auxiliary_[rule] || variable.index() >= model.cell_count();
        }
    }

    std::expected<LoweredModel, Diagnostic> run() {
        for (std::size_t cell = 0; cell < model_.cell_count(); ++cell) {
            lowered_.candidates.emplace_back();
            model_.initial_domain(VariableId(cell)).for_each([&](Value value) {
                lowered_.candidates.back().push_back(value_id(value));
            });
        }
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            const bool is_lowered = has_auxiliary_[rule] ? lower_whole(rule) : lower_propagators(rule);
            if (!is_lowered) return std::unexpected(too_large(rule));
        }
        return std::move(lowered_);
    }

  private:
    bool lower_propagators(std::size_t rule) {
        return std::ranges::all_of(posted_[rule], [&](PropagatorId id) { return lower_propagator(id); });
    }

    bool lower_propagator(PropagatorId id) {
        const auto scope = model_.scope_of(id);
        const std::vector<VariableId> cells = once(scope);
        const auto* different =
            dynamic_cast<const AllDifferent*>(model_.propagators()[id.index()].propagator.get());
        if (different != nullptr && cells.size() == scope.size()) {
            add_different(*different, cells);
            return true;
        }
        Model part = model_.without_propagators();
        part.repost(model_, id);
        return add(part, cells, [](std::span<const VariableId>, std::span<const Value>) { return true; });
    }

    void add_different(const AllDifferent& different, std::span<const VariableId> cells) {
        DifferentCells added;
        for (const VariableId cell : cells) added.cells.push_back(CellId(cell.index()));
        const auto required = different.required();
        for_each_bit(required, [&](std::size_t value) { added.required.push_back(ValueId(value)); });
        lowered_.different.push_back(std::move(added));
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

    /// Adds the diagram of `part` in the first of some orders of its cells in which it is small enough.
    template <class Accepts>
    bool add(const Model& part, const std::vector<VariableId>& cells, Accepts accepts) {
        for (const auto& order : orders_of(cells)) {
            auto diagram = build_diagram(
                part, order, [&](std::span<const Value> values) { return accepts(order, values); }, watch_);
            if (!diagram) continue;
            lowered_.diagrams.push_back(std::move(*diagram));
            return true;
        }
        return false;
    }

    Diagnostic too_large(std::size_t rule) const {
        if (watch_.is_over(0))
            return error_in(puzzle_.file, "a limit was reached while the rules were lowered");
        return error_in(puzzle_.file, "the rule '" + rules_[rule]->describe(puzzle_) +
                                          "' is too large for a model: its decision "
                                          "diagram has more than " +
                                          std::to_string(kDiagramLimit) + " nodes");
    }

    const Puzzle& puzzle_;
    const RuleList& rules_;
    const Model& model_;
    LimitWatch& watch_;
    std::vector<std::vector<PropagatorId>> posted_;  // by rule: those that are not redundant
    std::vector<bool> has_auxiliary_;                // by rule
    LoweredModel lowered_;
};

}  // namespace

std::expected<LoweredModel, Diagnostic> lower(const Puzzle& puzzle, const RuleList& rules,
                                              std::size_t initial, LimitWatch& watch) {
    const Model model = build_model(puzzle, rules, watch);
    auto lowered = Lowering(puzzle, rules, model, watch).run();
    if (!lowered || initial >= puzzle.initials.size()) return lowered;
    for (const Given& given : puzzle.initials[initial].givens) {
        auto& candidates = lowered->candidates[given.cell.index()];
        std::erase_if(candidates, [&](ValueId value) { return value != given.value; });
    }
    return lowered;
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
