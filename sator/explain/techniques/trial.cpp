// Assumes each candidate in turn and propagates all rules (failed literal probing). For the candidates that
// conflict, it first looks for smallest sets of at most three rules (small_refutations.hpp), so a step of so
// few rules is always found if there is one. If there is none, it leaves out the rules of each conflict one
// by one as long as the conflict remains. Cost: one propagation for each candidate, and for each that
// conflicts between half a dozen and some dozens more.
#include "sator/explain/techniques/trial.hpp"

#include <algorithm>
#include <limits>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kTrialSentence = "{As}If {cell} is {value}, {chain}. So {so}.";
/// For rules whose propagation together shows the conclusion without any assumption.
constexpr std::string_view kTogetherSentence = "{Rules}{given}{so}.";
std::string_view sentence_of_trial(const Step& step) {
    return step.assumption() != nullptr ? kTrialSentence : kTogetherSentence;
}

/// The most rules of a `FewRules` step. A conflict of more rules is a `Trial`.
constexpr std::size_t kMostRulesOfFew = 4;

struct Refuted {
    Candidate candidate;
    std::size_t place = 0;           // the cell's place in the fixpoint
    std::vector<std::size_t> rules;  // indices in the fixpoint, in the order in which they contributed
    std::size_t calls = 0;           // propagator calls until the conflict
};

class Trials {
  public:
    explicit Trials(SolvingState& state) : state_(state), fixpoint_(state.query().all_rules_fixpoint()) {}

    void find(std::vector<Finding>& found) {
        if (fixpoint_.is_inconsistent()) return;
        fixpoint_.push_level();
        if (fixpoint_.keep(state_.candidates()) && fixpoint_.propagate()) {
            find_refuted();
            find_few(found);
            if (found.empty()) find_minimal(found);
            switch_all(true);
        }
        fixpoint_.backtrack();
    }

  private:
    void find_refuted() {
        for (std::size_t i = 0; i < fixpoint_.cells().size() && !fixpoint_.is_over(); ++i) {
            const CellId cell = fixpoint_.cells()[i];
            if (state_.candidates().count(cell) < 2) continue;
            for_each_value(state_.candidates()[cell], [&](ValueId v) { look_at({cell, v}, i); });
        }
        std::ranges::stable_sort(refuted_, {},
                                 [](const Refuted& one) { return std::pair(one.rules.size(), one.calls); });
    }

    /// Adds the candidate to `refuted_` if it conflicts. A candidate refuted in an earlier call stays refuted
    /// by the same rules, because candidates are only removed.
    void look_at(Candidate candidate, std::size_t place) {
        ConsistentAssumptions& consistent = state_.consistent_assumptions();
        if (consistent.is_known_consistent(fixpoint_, candidate)) return;
        SolvingState::ConflictRules& known = state_.conflict_rules(candidate);
        if (known.rules.empty()) {
            fixpoint_.push_level();
            if (!assume(place, candidate.value)) {
                known = {fixpoint_.rules_used(), 0, 0, fixpoint_.calls()};
            } else if (!fixpoint_.is_over()) {
                consistent.remember(fixpoint_, candidate);
            }
            fixpoint_.backtrack();
        }
        if (!known.rules.empty()) refuted_.push_back({candidate, place, known.rules, known.calls});
    }

    bool assume(std::size_t place, ValueId value) {
        return fixpoint_.fix(place, value) && fixpoint_.propagate();
    }

    void switch_all(bool is_active) {
        for (std::size_t rule = 0; rule < fixpoint_.rules().size(); ++rule)
            fixpoint_.set_active(rule, is_active);
    }

    /// Finds the refutations by the fewest rules, if at most SmallRefutations::kMaxRules are enough.
    void find_few(std::vector<Finding>& found) {
        switch_all(false);
        std::size_t fewest = SmallRefutations::kMaxRules;
        for (const Refuted& one : refuted_) {
            const auto rules =
                state_.small_refutations().find(state_.knowledge(), fixpoint_, one.candidate, fewest);
            if (fixpoint_.is_over()) return;
            if (rules.empty()) continue;
            if (rules.size() < fewest) found.clear();
            fewest = rules.size();
            found.push_back(finding_of({one.candidate, one.place, rules, calls_until_conflict(one, rules)}));
        }
    }

    /// Returns the number of propagator calls that these rules alone need for the conflict.
    std::size_t calls_until_conflict(const Refuted& one, std::span<const std::size_t> rules) {
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, true);
        conflicts_with(fixpoint_, one.place, one.candidate.value);
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, false);
        return fixpoint_.calls();
    }

    /// Finds refutations with minimal rules, and keeps those with the fewest.
    void find_minimal(std::vector<Finding>& found) {
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        for (Refuted& one : refuted_) {
            if (fixpoint_.is_over()) return;
            switch_all(false);
            if (!minimise(one, fewest)) continue;
            one.calls = calls_until_conflict(one, one.rules);
            if (one.rules.size() < fewest) found.clear();
            fewest = one.rules.size();
            found.push_back(finding_of(one));
        }
    }

    /// Leaves out the rules that the conflict does not need, the last first. Returns false, perhaps before
    /// all are left out, if the conflict needs more than `most` rules or did so in an earlier call: further
    /// removals seldom make a long conflict short, and repeating the minimisation took half of the total
    /// time. All rules must be switched off.
    bool minimise(Refuted& refuted, std::size_t most) {
        SolvingState::ConflictRules& known = state_.conflict_rules(refuted.candidate);
        if (known.needed > most) return false;
        std::vector<std::size_t>& rules = refuted.rules;
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, true);
        const bool is_as_known = !known.rules.empty() && known.revision == revision_of(rules);
        std::size_t needed = is_as_known ? known.needed : 0;  // the last `needed` rules are needed
        while (needed < rules.size() && needed <= most) {
            const std::size_t rule = rules[rules.size() - 1 - needed];
            fixpoint_.set_active(rule, false);
            const std::vector<std::size_t> enough = rules_of_conflict(refuted);
            fixpoint_.set_active(rule, enough.empty());
            needed += enough.empty() ? 1 : 0;
            if (enough.empty()) continue;
            std::erase_if(rules, [&](std::size_t other) {
                const bool is_idle = std::ranges::find(enough, other) == enough.end();
                if (is_idle) fixpoint_.set_active(other, false);
                return is_idle;
            });
        }
        known.rules = rules;
        known.needed = needed;
        known.revision = revision_of(rules);
        std::ranges::sort(rules);
        return needed <= most;
    }

    std::uint64_t revision_of(std::span<const std::size_t> rules) const {
        std::uint64_t revision = 0;
        for (const std::size_t rule : rules) revision += state_.knowledge().revision(fixpoint_.rules()[rule]);
        return revision;
    }

    /// Returns rules, of those that are switched on, that are enough for the conflict; an empty list if there
    /// is none.
    std::vector<std::size_t> rules_of_conflict(const Refuted& refuted) {
        std::vector<std::size_t> rules;
        fixpoint_.push_level();
        if (!assume(refuted.place, refuted.candidate.value)) rules = fixpoint_.rules_used();
        fixpoint_.backtrack();
        return rules;
    }

    Finding finding_of(const Refuted& refuted) const {
        const Technique technique = technique_of_conflict(refuted.rules.size());
        Finding finding{technique,
                        {},
                        {.placed = {}, .removed = {refuted.candidate}, .by_assuming = true},
                        PremiseSource::Candidates,
                        entry_of(technique).cost,
                        static_cast<double>(refuted.calls)};
        for (const std::size_t rule : refuted.rules) finding.rules.push_back(fixpoint_.rules()[rule]);
        return finding;
    }

    SolvingState& state_;
    RuleFixpoint& fixpoint_;  // of all rules: the index of a rule in it is that in the puzzle
    std::vector<Refuted> refuted_;
};

}  // namespace

Technique technique_of_conflict(std::size_t rules) {
    if (rules <= 1) return Technique::Combinations;
    if (rules == 2) return Technique::TwoRules;
    return rules <= kMostRulesOfFew ? Technique::FewRules : Technique::Trial;
}

void find_trials(SolvingState& state, std::vector<Finding>& found) {
    Trials(state).find(found);
}

/// A candidate conflicts with two rules.
constinit const TechniqueEntry kTwoRules{
    .technique = Technique::TwoRules,
    .name = "two rules together",
    .clue_name = "combination of 2 lines",
    .label = "two-rules",
    .cost = 6.0,
    .ease = 0.02,
    .tie_number = 20,
    .find = find_trials,
    .sentence_of = sentence_of_trial,
};

/// A candidate conflicts with three or four rules.
constinit const TechniqueEntry kFewRules{
    .technique = Technique::FewRules,
    .name = "a few rules together",
    .clue_name = "combination of a few lines",
    .label = "few-rules",
    .cost = 7.0,
    .ease = 0.02,
    .tie_number = 21,
    .sentence_of = sentence_of_trial,
};

/// A candidate conflicts with more rules.
constinit const TechniqueEntry kTrial{
    .technique = Technique::Trial,
    .name = "trial",
    .clue_name = "trial",
    .label = "trial",
    .cost = 8.0,
    .ease = 0.02,
    .tie_number = 22,
    .sentence_of = sentence_of_trial,
};

}  // namespace sator::explain
