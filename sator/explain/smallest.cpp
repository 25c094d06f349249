// Whether k rules are enough: spread the rules over k + 1 groups and leave one group out at a time. Each set
// of k rules misses some group; so if the claim never follows, k rules are not enough, which k + 1 calls have
// proved. Where it does follow, the same is asked of the rules left.
#include "sator/explain/smallest.hpp"

#include <algorithm>
#include <optional>

#include "sator/explain/premises.hpp"

namespace sator {

namespace {

class SmallestSet {
  public:
    SmallestSet(const Study& study, const Candidates& facts, const Claim& claim)
        : study_(study), facts_(facts), claim_(claim) {}

    /// At most `most` of `rules`, from all of which the claim follows; nothing where no such set is enough.
    std::optional<std::vector<RuleId>> among(const std::vector<RuleId>& rules, std::size_t most) const {
        if (rules.size() <= most) return rules;
        for (std::size_t group = 0; group <= most; ++group) {
            std::vector<RuleId> rest;
            for (std::size_t i = 0; i < rules.size(); ++i) {
                if (i % (most + 1) != group) rest.push_back(rules[i]);
            }
            if (rest.empty()) continue;
            Closure closure(study_.model(), rest);
            if (!follows(closure, facts_, claim_)) continue;
            if (auto found = among(rest, most)) return found;
        }
        return std::nullopt;
    }

  private:
    const Study& study_;
    const Candidates& facts_;
    const Claim& claim_;
};

}  // namespace

std::vector<RuleId> smallest_rules(const Study& study, std::vector<RuleId> rules, const Candidates& facts,
                                   Claim claim) {
    claim.by_assuming = claim.by_assuming || !claim.removed.empty();
    const SmallestSet sets(study, facts, claim);
    while (rules.size() > 1) {
        auto fewer = sets.among(study.all_rules(), rules.size() - 1);
        if (!fewer) break;
        rules = std::move(*fewer);
    }
    return rules;
}

}  // namespace sator
