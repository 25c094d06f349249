#pragma once

#include "sator/base/limits.hpp"
#include "sator/explain/situation.hpp"

namespace sator {

/// What a search needs to show that a candidate is impossible.
struct SearchPremises {
    std::vector<RuleId> rules;
    Candidates facts;
    bool is_minimal = true;  ///< it is proved that no rule and no fact can be left out
};

/// The rules, and the values placed, without those that a search does not need to refute the candidate; from
/// all of them it takes `nodes` nodes. A search that takes much longer is given up, and what it was to do
/// without is kept.
SearchPremises search_premises(const Situation& situation, Candidate candidate, std::uint64_t nodes,
                               const Limits& limits);

}  // namespace sator
