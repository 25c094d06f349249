// Tries each rule of the candidate's cell alone, then each together with every other rule that shares a cell
// with it. Each trial is one propagation; those that conflict are followed by a few more to minimise the
// premises.
#include "sator/explain/explanation/few_rule_refutation.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "sator/explain/deduce/fixpoint_handle.hpp"
#include "sator/explain/deduce/make_step.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/techniques/trial.hpp"

namespace sator::explain {

namespace {

class FewRuleRefutation {
  public:
    FewRuleRefutation(SolvingState& state, Candidate candidate)
        : state_(state),
          context_(state.context()),
          candidate_(candidate),
          claim_{.placed = {}, .removed = {candidate}, .by_assuming = true},
          premises_(state.candidates()) {
        // The candidates of the cell itself may already lack this candidate, so its range is used instead.
        std::ranges::copy(context_.ranges()[candidate.cell], premises_[candidate.cell].begin());
    }

    std::optional<Step> find() {
        for (const RuleId rule : context_.rules_of(candidate_.cell)) ask({rule});
        if (best_.empty()) ask_pairs();
        if (best_.empty() || state_.query().watch().is_over()) return std::nullopt;
        return step();
    }

  private:
    void ask_pairs() {
        for (const RuleId rule : context_.rules_of(candidate_.cell)) {
            std::set<RuleId> others;
            for (const CellId cell : state_.query().fixpoint(rule).cells())
                others.insert(context_.rules_of(cell).begin(), context_.rules_of(cell).end());
            for (const RuleId other : others) {
                if (other != rule) ask({std::min(rule, other), std::max(rule, other)});
            }
        }
    }

    void ask(std::vector<RuleId> rules) {
        if (state_.query().watch().is_over()) return;
        const FixpointHandle fixpoint(state_.query(), rules);
        if (!follows(*fixpoint, premises_, claim_)) return;
        const std::size_t cells = context_.cell_count();
        const std::size_t count = count_minimal_premises(state_.knowledge(), *fixpoint, premises_, claim_,
                                                         std::min(fewest_premises_, cells));
        if (count >= fewest_premises_) return;
        fewest_premises_ = count;
        best_ = std::move(rules);
    }

    Step step() {
        Finding finding{technique_of_conflict(best_.size()), best_, claim_};
        finding.cost = entry_of(finding.technique).cost;
        finding.detail = KnownCandidates{premises_};
        Step step = make_step(state_, finding);
        if (best_.size() > 1) return step;
        if (step.premises.empty()) step.technique = Technique::LetterSets;
        if (is_taken(step)) step.technique = Technique::Elimination;
        step.cost = entry_of(step.technique).cost;
        return step;
    }

    /// Returns true if the value is placed in another cell of a region with the candidate's cell.
    bool is_taken(const Step& step) const {
        if (step.premises.size() != 1 || !step.premises[0].is_placed ||
            step.premises[0].values[0] != candidate_.value)
            return false;
        return std::ranges::any_of(context_.regions_of(candidate_.cell), [&](std::uint32_t r) {
            const Region& region = context_.regions()[r];
            return region.rule == best_[0] &&
                   std::ranges::find(region.cells, step.premises[0].cell) != region.cells.end();
        });
    }

    SolvingState& state_;
    const PuzzleContext& context_;
    Candidate candidate_;
    Claim claim_;
    Candidates premises_;
    std::vector<RuleId> best_;
    std::size_t fewest_premises_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace

std::optional<Step> few_rule_refutation(SolvingState& state, Candidate candidate) {
    return FewRuleRefutation(state, candidate).find();
}

}  // namespace sator::explain
