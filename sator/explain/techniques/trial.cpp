// Each candidate is assumed in turn, and all rules are propagated. Of those that conflict it is asked first
// whether few of the rules are enough (small_refutations.hpp): so a step of so few rules is found wherever
// there is one. Where there is none the rules that each conflict met are left out one by one, as long as the
// conflict stays. One propagation a candidate; for each that conflicts half a dozen more, or some dozens.
#include "sator/explain/techniques/trial.hpp"

#include <algorithm>
#include <limits>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

namespace {

/// A conflict of at most this many rules has their number in its name, a conflict of more is a trial.
constexpr std::size_t kMostRulesOfFew = 4;

struct Refuted {
    Candidate candidate;
    std::size_t place = 0;           // the cell's, in the fixpoint
    std::vector<std::size_t> rules;  // by their places in the fixpoint, in the order in which they took part
    std::size_t calls = 0;
};

class Trials {
  public:
    explicit Trials(SolvingState& state) : state_(state), fixpoint_(state.context().all_rules_fixpoint()) {}

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
            for_each_bit(state_.candidates()[cell], [&](std::size_t v) { look_at({cell, v}, i); });
        }
        std::ranges::stable_sort(refuted_, {},
                                 [](const Refuted& one) { return std::pair(one.rules.size(), one.calls); });
    }

    /// What was refuted once is refuted by the same rules as what is known grows.
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

    bool assume(std::size_t place, std::size_t value) {
        return fixpoint_.fix(place, value) && fixpoint_.propagate();
    }

    void switch_all(bool is_active) {
        for (std::size_t rule = 0; rule < fixpoint_.rules().size(); ++rule)
            fixpoint_.set_active(rule, is_active);
    }

    /// The refutations by the fewest rules, where these are few.
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

    /// How many calls of propagators it takes these rules alone to refute it.
    std::size_t calls_until_conflict(const Refuted& one, std::span<const std::size_t> rules) {
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, true);
        conflicts_with(fixpoint_, one.place, one.candidate.value);
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, false);
        return fixpoint_.calls();
    }

    /// Refutations none of whose rules can be left out: those with the fewest.
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

    /// Leaves out the rules that the conflict does not need, last ones first; false, and perhaps not all of
    /// them, where it needs more than `most`, or did when it was asked last: what is known by now seldom
    /// makes a long way short, and asking again took half of all the time. All rules are switched off.
    bool minimise(Refuted& refuted, std::size_t most) {
        SolvingState::ConflictRules& known = state_.conflict_rules(refuted.candidate);
        if (known.needed > most) return false;
        std::vector<std::size_t>& rules = refuted.rules;
        for (const std::size_t rule : rules) fixpoint_.set_active(rule, true);
        const bool is_as_known = !known.rules.empty() && known.revision == revision_of(rules);
        std::size_t needed = is_as_known ? known.needed : 0;  // the last so many
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

    /// Of the rules that are switched on such as are enough to refute it; none where all are not.
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
    RuleFixpoint& fixpoint_;  // of all rules: a rule's place in it is its index
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

}  // namespace sator
