// Assumes a candidate and propagates all rules; then, for the other cells in order of their numbers of
// values, assumes each value in turn until all values of a cell conflict. This is a lookahead of depth two.
// Cost: one propagation for each value tried.
#include "sator/explain/techniques/split_trial.hpp"

#include <algorithm>

#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/parts/leave_out.hpp"
#include "sator/explain/techniques/nested_trial.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

class SplitTrials {
  public:
    explicit SplitTrials(const SolvingState& state)
        : state_(state), fixpoint_(state.query().all_rules_fixpoint()) {}

    std::optional<Finding> find(std::span<const Candidate> candidates) {
        fixpoint_.push_level();
        std::optional<Finding> best;
        if (fixpoint_.keep(state_.candidates()) && fixpoint_.propagate()) {
            for (const Candidate& candidate : candidates) look_at(candidate, best);
            if (best) minimise(*best);
        }
        fixpoint_.backtrack();
        return best;
    }

  private:
    bool assume(Candidate candidate) {
        return fixpoint_.fix(fixpoint_.place_of(candidate.cell), candidate.value) && fixpoint_.propagate();
    }

    /// Replaces `best` if the candidate has a split with fewer values. A cell in no rule's scope is skipped.
    void look_at(Candidate candidate, std::optional<Finding>& best) {
        if (fixpoint_.place_of(candidate.cell) == fixpoint_.cells().size()) return;
        const std::size_t most = best ? static_cast<std::size_t>(best->work) - 1 : kMaxSplitValues;
        fixpoint_.push_level();
        if (assume(candidate)) {
            std::vector<std::pair<std::size_t, std::size_t>> places;  // with their numbers of values
            for (std::size_t i = 0; i < fixpoint_.cells().size(); ++i) {
                const std::size_t values = count_bits(fixpoint_.values(i));
                if (values > 1 && values <= most) places.emplace_back(values, i);
            }
            std::ranges::sort(places);
            const auto splits = std::ranges::find_if(
                places, [&](const auto& one) { return all_conflict(fixpoint_, one.second); });
            if (splits != places.end()) best = finding_of(candidate, splits->second, splits->first);
        }
        fixpoint_.backtrack();
    }

    Finding finding_of(Candidate candidate, std::size_t place, std::size_t values) const {
        Finding finding{Technique::NestedTrial,
                        state_.context().all_rules(),
                        {.placed = {}, .removed = {candidate}, .by_assuming = true},
                        PremiseSource::Candidates,
                        kNestedTrial.cost,
                        static_cast<double>(values)};
        finding.claim.split = fixpoint_.cells()[place];
        return finding;
    }

    bool is_shown(const Claim& claim) {
        fixpoint_.push_level();
        const bool shown =
            !assume(claim.removed[0]) || all_conflict(fixpoint_, fixpoint_.place_of(*claim.split));
        fixpoint_.backtrack();
        return shown;
    }

    /// Leaves out, by halves, the rules that the claim does not need.
    void minimise(Finding& finding) {
        std::vector<std::uint8_t> is_needed(finding.rules.size(), 1);
        const auto switch_all = [&](std::span<const RuleId> rules, bool is_active) {
            for (const RuleId rule : rules) {
                fixpoint_.set_active(rule.index(), is_active);
                is_needed[rule.index()] = is_active ? 1 : 0;
            }
        };
        leave_out_by_halves(std::span<const RuleId>(finding.rules), [&](std::span<const RuleId> rules) {
            switch_all(rules, false);
            if (is_shown(finding.claim)) return true;
            switch_all(rules, true);
            return false;
        });
        for (const RuleId rule : finding.rules) fixpoint_.set_active(rule.index(), true);
        std::erase_if(finding.rules, [&](RuleId rule) { return is_needed[rule.index()] == 0; });
    }

    const SolvingState& state_;
    RuleFixpoint& fixpoint_;  // of all rules: the index of a rule in it is that in the puzzle
};

}  // namespace

std::optional<Finding> find_split_trial(const SolvingState& state, std::span<const Candidate> candidates) {
    if (state.query().all_rules_fixpoint().is_inconsistent()) return std::nullopt;
    return SplitTrials(state).find(candidates);
}

}  // namespace sator::explain
