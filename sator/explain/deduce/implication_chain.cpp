// One run of all the step's rules finds the values on which the conflict rests. For each of these values, and
// then for the conflict, the file finds rules from which it follows, given the premises, the assumption and
// the values before it: a smallest set of at most `kFewest` rules, else a minimal set. Cost: one run of a
// fixpoint for each value; if one rule is not enough, about one run for each rule of the step.
#include "sator/explain/deduce/implication_chain.hpp"

#include <algorithm>

#include "sator/explain/deduce/fixpoint_handle.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/sufficient_rule_set.hpp"

namespace sator::explain {

namespace {

const Claim& conflict_claim() {
    static const Claim claim{.placed = {}, .removed = {}, .is_contradiction = true};
    return claim;
}

Claim claim_of(Candidate placed) {
    return {.placed = {placed}, .removed = {}};
}

/// The largest set of rules that is proved to be a smallest one. Larger sets are only minimal.
constexpr std::size_t kFewest = 3;

class ImplicationChain {
  public:
    /// `known`: the premises and the assumption.
    ImplicationChain(Query& query, const Candidates& known, std::span<const RuleId> rules,
                     Assumption& assumption)
        : query_(query), known_(known), rules_(rules), assumption_(assumption) {}

    /// Reads the chain from the fixpoint, which has just found the conflict. The rule that found it comes
    /// last in `failing`.
    void record(RuleFixpoint& fixpoint) {
        for (const auto& [place, value, rule] : fixpoint.placements())
            add({fixpoint.cells()[place], value}, fixpoint.rules()[rule]);
        const std::vector<std::size_t> used = fixpoint.rules_used();
        const RuleId last = used.empty() ? rules_.back() : fixpoint.rules()[used.back()];
        assumption_.failing = rules_for(known(), conflict_claim(), last);
        const auto at = std::ranges::find(assumption_.failing, last);
        if (at != assumption_.failing.end()) std::rotate(at, at + 1, assumption_.failing.end());
    }

  private:
    void add(Candidate placed, RuleId by) {
        assumption_.chain.push_back({placed, rules_for(known(), claim_of(placed), by)});
    }

    /// The premises, the assumption and the links so far.
    Candidates known() const {
        Candidates known = known_;
        for (const Consequence& link : assumption_.chain) known.fix(link.placed);
        return known;
    }

    bool is_shown(std::span<const RuleId> rules, const Candidates& known, const Claim& claim) const {
        return follows(*FixpointHandle(query_, rules), known, claim);
    }

    /// Returns rules of the step from which the claim follows: `own` if it is enough, else a smallest set of
    /// at most `kFewest`, else a minimal set.
    std::vector<RuleId> rules_for(const Candidates& known, const Claim& claim, RuleId own) const {
        if (is_shown({&own, 1}, known, claim)) return {own};
        const std::vector<RuleId> rules = fewest_for(known, claim);
        return rules.empty() ? minimal_rules(query_, {rules_.begin(), rules_.end()}, known, claim) : rules;
    }

    /// Returns a smallest set of rules, or an empty list if the claim needs more than `kFewest`.
    std::vector<RuleId> fewest_for(const Candidates& known, const Claim& claim) const {
        const auto as_ids = [&](std::span<const std::size_t> places) {
            std::vector<RuleId> ids;
            for (const std::size_t place : places) ids.push_back(rules_[place]);
            return ids;
        };
        const auto is_sufficient = [&](std::span<const std::size_t> places) {
            return is_shown(as_ids(places), known, claim);
        };
        std::vector<std::size_t> found;
        for (std::size_t most = 1; most <= kFewest && found.empty(); ++most)
            found = sufficient_rule_set(rules_.size(), most, is_sufficient);
        return as_ids(found);
    }

    Query& query_;
    const Candidates& known_;
    std::span<const RuleId> rules_;  // of the step
    Assumption& assumption_;
};

}  // namespace

void add_implication_chain(Query& query, RuleFixpoint& fixpoint, Candidates premises,
                           std::span<const RuleId> rules, Assumption& assumption) {
    premises.fix(assumption.assumed);
    fixpoint.push_level();
    if (!fixpoint.keep(premises) || !fixpoint.propagate())
        ImplicationChain(query, premises, rules, assumption).record(fixpoint);
    fixpoint.backtrack();
}

}  // namespace sator::explain
