// Propagates each rule alone on the entered values: a conflict is a broken rule, and the values that it needs
// are the mistake. If no rule is broken, a search decides whether the grid can be completed; if not, entries
// are removed by halves (deletion) while it still cannot be completed.
#include "sator/explain/explanation/mistakes.hpp"

#include <algorithm>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/make_step.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/rules/registry/fixed_cells.hpp"

namespace sator::explain {

namespace {

std::vector<Step> broken_rules(Query& query, const Knowledge& knowledge) {
    std::vector<Step> broken;
    const Claim contradiction{.placed = {}, .removed = {}, .by_assuming = false, .is_contradiction = true};
    for (std::size_t r = 0; r < query.context().rule_count() && !query.watch().is_over(); ++r) {
        RuleFixpoint& fixpoint = query.fixpoint(RuleId(r));
        if (fixpoint.is_inconsistent() || !fixpoint.conflicts(knowledge.placed_only())) continue;
        Step step;
        step.technique = Technique::Contradiction;
        step.rules = {RuleId(r)};
        const Candidates premises =
            minimal_premises(knowledge, fixpoint, knowledge.placed_only(), contradiction);
        if (query.reached()) return broken;
        step.premises = premises_of(knowledge, premises);
        broken.push_back(std::move(step));
    }
    return broken;
}

/// Returns the grid with the entries, which replace the givens of their cells.
Knowledge grid_of(const PuzzleContext& context, std::span<const Given> givens,
                  std::span<const Given> entries) {
    Knowledge grid(context);
    for (const Given& entry : entries) grid.place({entry.cell, entry.value});
    for (const Given& given : givens) {
        if (!grid.is_placed(given.cell)) grid.place({given.cell, given.value});
    }
    return grid;
}

/// Returns the entries of cells that have no given.
std::vector<Given> entries_beside(std::span<const Given> givens, std::span<const Given> entries) {
    std::vector<Given> beside(entries.begin(), entries.end());
    std::erase_if(beside, [&](const Given& entry) {
        return std::ranges::find(givens, entry.cell, &Given::cell) != givens.end();
    });
    return beside;
}

/// Decides whether values can be completed to a solution.
class Completion {
  public:
    Completion(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits)
        : search_(context.model(), limits), givens_(givens) {}

    bool is_possible(std::span<const Given> entries) {
        std::vector<FixedCell> fixed = fixed_cells(givens_);
        std::ranges::move(fixed_cells(entries), std::back_inserter(fixed));
        const Outcome outcome = search_.solve({.fixed = fixed}, [](std::span<const Value>) { return false; });
        if (const auto* stopped = std::get_if<Stopped>(&outcome)) limit_ = stopped->limit;
        return !std::holds_alternative<Unsatisfiable>(outcome);
    }

    /// Returns a minimal set of entries that, together with `kept`, cannot be completed. All entries together
    /// cannot.
    std::vector<Given> needed(std::vector<Given> kept, std::span<const Given> entries) {
        if (entries.empty() || !is_possible(kept)) return {};
        if (entries.size() == 1) return {entries[0]};
        const auto first = entries.first(entries.size() / 2), second = entries.subspan(entries.size() / 2);
        std::vector<Given> with_first(kept);
        with_first.insert(with_first.end(), first.begin(), first.end());
        std::vector<Given> found = needed(with_first, second);
        kept.insert(kept.end(), found.begin(), found.end());
        std::ranges::move(needed(std::move(kept), first), std::back_inserter(found));
        return found;
    }

    std::optional<Limit> limit() const { return limit_; }

  private:
    Search search_;
    std::span<const Given> givens_;
    std::optional<Limit> limit_;
};

}  // namespace

std::vector<ChangedGiven> changed_givens(std::span<const Given> givens, std::span<const Given> entries) {
    std::vector<ChangedGiven> changed;
    for (const Given& entry : entries) {
        const auto given = std::ranges::find(givens, entry.cell, &Given::cell);
        if (given != givens.end() && given->value != entry.value) changed.push_back({*given, entry.value});
    }
    return changed;
}

Mistakes find_mistakes(const PuzzleContext& context, std::span<const Given> givens,
                       std::span<const Given> entries, const Limits& limits) {
    Mistakes mistakes;
    Query query(context, limits);
    mistakes.changed = changed_givens(givens, entries);
    mistakes.broken = broken_rules(query, grid_of(context, givens, entries));
    mistakes.limit = query.reached();
    if (!mistakes.broken.empty() || mistakes.limit) return mistakes;
    const std::vector<Given> beside = entries_beside(givens, entries);
    Completion completion(context, givens, limits);
    if (!completion.is_possible(beside)) {
        mistakes.has_no_solution = !completion.is_possible({});
        if (!mistakes.has_no_solution) {
            for (const Given& entry : completion.needed({}, beside))
                mistakes.dead_end.push_back({entry.cell, entry.value});
        }
        std::ranges::sort(mistakes.dead_end);
    }
    mistakes.limit = completion.limit();
    return mistakes;
}

}  // namespace sator::explain
