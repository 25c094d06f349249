// Searches for a solution with the candidate, over all rules. The number of nodes measures how hard it is to
// see that there is none. For the refuted candidates, a split trial is tried before a search is used as the
// explanation. Cost: at most one search for each candidate of an explanation.
#include "sator/explain/techniques/nested_trial.hpp"

#include <algorithm>

#include "sator/explain/techniques/search_premises.hpp"
#include "sator/explain/techniques/split_trial.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

/// The number of refutations that are compared before the shortest is taken.
constexpr std::size_t kCompared = 8;
/// The most nodes that an explanation spends on minimising the rules and premises of its refutations.
constexpr std::uint64_t kNodesForPremises = 600'000;
/// A step may spend 1 / `kShareOfStep` of the nodes left, so a hard step leaves enough for later ones.
constexpr std::uint64_t kShareOfStep = 10;
/// The same as `kNodesForPremises` if smallest rule sets are wanted (RuleSetMinimality::Smallest).
constexpr std::uint64_t kNodesForProofs = 20'000'000;

std::vector<FixedCell> placed_cells(const SolvingState& state) {
    std::vector<FixedCell> fixed;
    for (std::size_t i = 0; i < state.context().cell_count(); ++i) {
        if (state.is_open(CellId(i))) continue;
        fixed.push_back({VariableId(i), value_of(state.candidates().first(CellId(i)))});
    }
    return fixed;
}

std::vector<CellId> open_cells(const SolvingState& state) {
    std::vector<CellId> cells;
    for (std::size_t i = 0; i < state.context().cell_count(); ++i) {
        if (state.is_open(CellId(i))) cells.emplace_back(i);
    }
    std::ranges::stable_sort(cells, {}, [&](CellId cell) { return state.candidates().count(cell); });
    return cells;
}

}  // namespace

NestedTrials::NestedTrials(const PuzzleContext& context, const Limits& limits, RuleSetMinimality rule_sets)
    : context_(context),
      limits_(limits),
      rule_sets_(rule_sets),
      search_(context.model(), limits),
      possible_(context.cell_count(), context.ranges().words_per_cell()),
      memory_(context),
      nodes_left_(rule_sets == RuleSetMinimality::Smallest ? kNodesForProofs : kNodesForPremises) {}

std::optional<std::uint64_t> NestedTrials::refute(const SolvingState& state, Candidate candidate) {
    const auto known = std::ranges::find(refuted_, candidate, [](const auto& one) { return one.first; });
    if (known != refuted_.end()) return known->second;
    std::vector<FixedCell> fixed = placed_cells(state);
    fixed.push_back({variable_of(candidate.cell), value_of(candidate.value)});
    const Outcome outcome = search_.solve({.fixed = fixed}, [&](std::span<const Value> solution) {
        for (std::size_t i = 0; i < solution.size(); ++i) {
            set_bit(possible_[CellId(i)], value_id(solution[i]));
        }
        return false;
    });
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) reached_ = stopped->limit;
    if (!std::holds_alternative<Unsatisfiable>(outcome)) return std::nullopt;
    refuted_.emplace_back(candidate, search_.statistics().nodes);
    return search_.statistics().nodes;
}

/// Returns up to `kCompared` findings for refuted candidates of the cells with the fewest candidates.
std::vector<Finding> NestedTrials::refuted(const SolvingState& state) {
    std::vector<Finding> refuted;
    std::size_t most = context_.ranges().words_per_cell() * kWordBits;
    for (const CellId cell : open_cells(state)) {
        if (state.candidates().count(cell) > most) break;
        for_each_value(state.candidates()[cell], [&](ValueId v) {
            if (reached_ || refuted.size() >= kCompared || possible_.contains({cell, v})) return;
            const auto nodes = refute(state, {cell, v});
            if (!nodes) return;
            Finding finding{Technique::NestedTrial,
                            context_.all_rules(),
                            {.placed = {}, .removed = {{cell, v}}, .by_assuming = true},
                            PremiseSource::Placed,
                            kNestedTrial.cost,
                            static_cast<double>(*nodes)};
            refuted.push_back(std::move(finding));
            most = state.candidates().count(cell);
        });
        if (reached_) break;
    }
    return refuted;
}

std::optional<Finding> NestedTrials::find(const SolvingState& state) {
    std::vector<Finding> found = refuted(state);
    if (reached_ || found.empty()) return std::nullopt;
    std::vector<Candidate> candidates;
    for (const Finding& finding : found) candidates.push_back(finding.claim.removed[0]);
    if (auto split = find_split_trial(state, candidates)) return split;
    Finding best = *std::ranges::min_element(found, {}, &Finding::work);
    const auto nodes = static_cast<std::uint64_t>(best.work);
    const std::uint64_t share =
        rule_sets_ == RuleSetMinimality::Smallest ? nodes_left_ : nodes_left_ / kShareOfStep;
    SearchPremises premises =
        search_premises(state, best.claim.removed[0], {nodes, share}, limits_, rule_sets_, memory_);
    nodes_left_ -= share - premises.nodes_left;
    best.rules = std::move(premises.rules);
    best.detail = SearchedPremises{std::move(premises.premises), premises.is_minimal};
    best.smallest_proof = premises.smallest_proof;
    return best;
}

/// NestedTrials finds these. The ladder looks for them only if no other technique finds anything.
constinit const TechniqueEntry kNestedTrial{
    .technique = Technique::NestedTrial,
    .name = "trial within trial",
    .clue_name = "trial within trial",
    .label = "nested-trial",
    .cost = 10.0,
    .ease = 0.001,
    .tie_number = 23,
    .sentence_of = [](const Step& step) -> std::string_view {
        return step.assumption()->split
                   ? "{As}If {cell} is {value}, {split}, and each of these fails, because of {names}. So "
                     "{so}."
                   : "{As}If {cell} is {value}, every way to go on fails, because of {names}. So {so}.";
    },
};

}  // namespace sator::explain
