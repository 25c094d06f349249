#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::explain {

/// Puts each rule into words. Rules on different cells have different subjects: if two would have the same, they say more than
/// `detail` about their place. Rules after the limit of `watch` have no words.
std::vector<RuleWords> rule_names(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch,
                                  NameDetail detail = NameDetail::Brief);

}  // namespace sator::explain
