// Replaces the propagators of long lines. Costs the cells of all lines; the new propagators' first calls cost cells × runs.
#include "sator/propagators/languages/with_run_starts.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "sator/propagators/languages/run_lengths.hpp"
#include "sator/propagators/languages/run_starts.hpp"

namespace sator::propagators {

namespace {

/// Longer lines stay as they are: the first call costs cells × runs.
constexpr std::size_t kMostCellsWithStarts = 1000;

bool occur_once(std::span<const VariableId> scope) {
    std::vector<VariableId> sorted(scope.begin(), scope.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end();
}

/// Returns the propagator if it is one of a line that is long enough, holds a run, has room for its runs, and has each cell
/// once; otherwise null.
const RunLengths* replaced_line(const Model& model, PropagatorId id, std::size_t least_cells) {
    const std::span<const VariableId> scope = model.scope_of(id);
    if (scope.size() < least_cells || scope.size() > kMostCellsWithStarts) return nullptr;
    const Model::Posted& posted = model.propagators()[id.index()];
    const auto* line = dynamic_cast<const RunLengths*>(posted.propagator.get());
    if (line == nullptr || posted.is_redundant || line->states().lengths().empty() || !occur_once(scope))
        return nullptr;
    return line->states().count() <= scope.size() + 2 ? line : nullptr;
}

/// A run's start has as many values as there are cells left beside the runs and the gaps between them, and one more.
void post_run_starts(Model& model, const RunLengths& line, std::span<const VariableId> cells) {
    std::vector<VariableId> scope(cells.begin(), cells.end());
    const auto lengths = line.states().lengths();
    std::size_t first = 0;
    const std::size_t slack = cells.size() + 2 - line.states().count();
    for (const std::uint32_t length : lengths) {
        scope.push_back(model.auxiliary(static_cast<Value>(first), static_cast<Value>(first + slack)));
        first += length + 1;
    }
    model.post(std::make_shared<RunStarts>(line.states(), line.on()), scope);
}

}  // namespace

std::optional<Model> with_run_starts(const Model& model, std::size_t least_cells, LimitWatch& watch) {
    Model with = model.without_propagators();
    std::size_t replaced = 0;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        const RunLengths* const line = replaced_line(model, id, least_cells);
        if (watch.is_over(model.scope_of(id).size())) return std::nullopt;
        if (line == nullptr) {
            with.repost(model, id);
            continue;
        }
        with.begin_rule(model.propagators()[p].rule);
        post_run_starts(with, *line, model.scope_of(id));
        ++replaced;
    }
    if (replaced == 0) return std::nullopt;
    return with;
}

}  // namespace sator::propagators
