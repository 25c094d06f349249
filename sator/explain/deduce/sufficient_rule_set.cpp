// Whether k rules are enough: spread the rules over k + 1 groups and leave one group out at a time. Each set
// of k rules misses some group; so if what is left never is enough, no k rules are, which k + 1 questions
// have proved. Where it is, the same is asked of what is left.
#include "sator/explain/deduce/sufficient_rule_set.hpp"

#include <numeric>

namespace sator {

namespace {

std::vector<std::size_t> among(const std::vector<std::size_t>& rules, std::size_t most,
                               const IsSufficient& is_sufficient) {
    if (rules.size() <= most) return rules;
    for (std::size_t group = 0; group <= most; ++group) {
        std::vector<std::size_t> rest;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (i % (most + 1) != group) rest.push_back(rules[i]);
        }
        if (rest.empty() || !is_sufficient(rest)) continue;
        if (auto found = among(rest, most, is_sufficient); !found.empty()) return found;
    }
    return {};
}

}  // namespace

std::vector<std::size_t> sufficient_rule_set(std::size_t count, std::size_t most,
                                             const IsSufficient& is_sufficient) {
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return among(all, most, is_sufficient);
}

}  // namespace sator
