#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/query.hpp"

namespace sator::explain {

/// Returns a smallest set of the puzzle's rules from which the claim follows, starting from `rules`, from
/// which it follows. Removals may be shown by assuming a candidate and propagating. Sets from which the claim
/// follows only by a search do not count. If the query's watch is over, the result need not be smallest.
std::vector<RuleId> smallest_rule_set(Query& query, std::vector<RuleId> rules, const Candidates& premises,
                                      Claim claim);

}  // namespace sator::explain
