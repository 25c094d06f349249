#include "sator/explain/told/in_cells.hpp"

#include <algorithm>
#include <utility>

#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

namespace {

/// Translates the parts of a step.
class StepInCells {
  public:
    explicit StepInCells(const ReformulatedPuzzle& puzzle) : puzzle_(puzzle) {}

    std::vector<RuleId> rules(const std::vector<RuleId>& told) const {
        std::vector<RuleId> rules;
        for (const RuleId rule : told) rules.push_back(puzzle_.original_rule(rule));
        return rules;
    }

    std::vector<StepPremise> premises(const std::vector<StepPremise>& told) const {
        std::vector<StepPremise> premises;
        for (const StepPremise& premise : told) {
            for (const CellId cell : puzzle_.cells_of(premise.cell))
                premises.push_back({cell, premise.is_placed, values(premise.values)});
        }
        return premises;
    }

    std::vector<RemainingValues> remaining(const std::vector<RemainingValues>& told) const {
        std::vector<RemainingValues> remaining;
        for (const RemainingValues& left : told) {
            for (const CellId cell : puzzle_.cells_of(left.cell))
                remaining.push_back({cell, values(left.values)});
        }
        return remaining;
    }

    /// Returns the details that are about letters; a cell stands for all cells of its letter.
    StepDetail detail(const StepDetail& told) const {
        if (const auto* assumption = std::get_if<Assumption>(&told)) return of_assumption(*assumption);
        if (const auto* subset = std::get_if<Subset>(&told)) return of_subset(*subset);
        if (const auto* crossing = std::get_if<CrossingViews>(&told)) return of_crossing(*crossing);
        return std::monostate{};
    }

  private:
    bool is_carry(CellId cell) const { return puzzle_.cells_of(cell).empty(); }

    std::vector<ValueId> values(const std::vector<ValueId>& told) const {
        std::vector<ValueId> values;
        for (const ValueId value : told) values.push_back(puzzle_.original_value(value));
        return values;
    }

    Candidate first_of(Candidate told) const {
        return {puzzle_.cells_of(told.cell).front(), puzzle_.original_value(told.value)};
    }

    StepDetail of_assumption(const Assumption& told) const {
        if (is_carry(told.assumed.cell)) return std::monostate{};
        Assumption assumption;
        assumption.assumed = first_of(told.assumed);
        for (const Consequence& link : told.chain) {
            if (!is_carry(link.placed.cell))
                assumption.chain.push_back({first_of(link.placed), rules(link.rules)});
        }
        assumption.failing = rules(told.failing);
        if (told.split && !is_carry(told.split->cell))
            assumption.split = {puzzle_.cells_of(told.split->cell).front(), values(told.split->values)};
        return assumption;
    }

    StepDetail of_subset(const Subset& told) const {
        if (std::ranges::any_of(told.cells, [&](CellId cell) { return is_carry(cell); }))
            return std::monostate{};
        Subset subset;
        for (const CellId cell : told.cells) subset.cells.push_back(puzzle_.cells_of(cell).front());
        subset.values = values(told.values);
        return subset;
    }

    StepDetail of_crossing(const CrossingViews& told) const {
        CrossingViews crossing;
        for (const CrossingView& view : told.views) {
            const bool has_all = std::ranges::all_of(
                view.values, [&](ValueId value) { return puzzle_.has_original_value(value); });
            if (!has_all) return std::monostate{};
            crossing.views.push_back(
                {puzzle_.original_rule(view.rule), values(view.values), premises(view.premises)});
        }
        return crossing;
    }

    const ReformulatedPuzzle& puzzle_;
};

}  // namespace

std::vector<Candidate> in_cells(const ReformulatedPuzzle& puzzle, std::span<const Candidate> candidates) {
    std::vector<Candidate> originals;
    for (const Candidate& candidate : candidates) {
        for (const CellId cell : puzzle.cells_of(candidate.cell))
            originals.push_back({cell, puzzle.original_value(candidate.value)});
    }
    std::ranges::sort(originals);
    return originals;
}

Step in_cells(const ReformulatedPuzzle& puzzle, Step step) {
    const StepInCells translate(puzzle);
    Step original;
    original.technique = step.technique;
    original.rules = translate.rules(step.rules);
    original.premises = translate.premises(step.premises);
    original.placed = in_cells(puzzle, step.placed);
    original.removed = in_cells(puzzle, step.removed);
    original.remaining = translate.remaining(step.remaining);
    original.by_assuming = step.by_assuming;
    original.detail = translate.detail(step.detail);
    original.is_minimal = step.is_minimal;
    original.smallest_proof = step.smallest_proof;
    original.cost = step.cost;
    original.told = std::make_shared<const Told<Step>>(puzzle.context(), std::move(step));
    return original;
}

std::vector<Step> in_cells(const ReformulatedPuzzle& puzzle, std::vector<Step> steps) {
    for (Step& step : steps) step = in_cells(puzzle, std::move(step));
    return steps;
}

Explanation in_cells(const ReformulatedPuzzle& puzzle, Explanation explanation) {
    Explanation original;
    original.steps = in_cells(puzzle, explanation.steps);
    original.end = explanation.end;
    original.limit = explanation.limit;
    original.left = puzzle.original().ranges();
    original.is_placed.assign(puzzle.original().cell_count(), 1);
    for (std::size_t i = 0; i < original.is_placed.size(); ++i) {
        const auto told = puzzle.in_place_of(CellId(i));
        if (!told) continue;
        original.is_placed[i] = explanation.is_placed[told->index()];
        std::ranges::fill(original.left[CellId(i)], Word{0});
        for_each_value(explanation.left[*told], [&](ValueId value) {
            set_bit(original.left[CellId(i)], puzzle.original_value(value));
        });
    }
    original.told = std::make_shared<const Told<Explanation>>(puzzle.context(), std::move(explanation));
    return original;
}

std::vector<Value> solution_in_cells(const ReformulatedPuzzle& puzzle, std::span<const Value> solution) {
    std::vector<Value> values;
    for (std::size_t i = 0; i < puzzle.original().cell_count(); ++i) {
        const auto told = puzzle.in_place_of(CellId(i));
        values.push_back(told ? value_of(puzzle.original_value(value_id(solution[told->index()])))
                              : value_of(puzzle.original().ranges().first(CellId(i))));
    }
    return values;
}

}  // namespace sator::explain
