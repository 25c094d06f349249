// Divides the rules into k + 1 groups and leaves out one group at a time. By the pigeonhole principle each
// set of k rules misses some group, so if the rest is never sufficient, k + 1 tests prove that no k rules
// are. If the rest is sufficient, the same is done with it.
#include "sator/explain/deduce/sufficient_rule_set.hpp"

#include <numeric>

namespace sator::explain {

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

}  // namespace sator::explain
