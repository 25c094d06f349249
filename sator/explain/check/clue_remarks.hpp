#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/check/dead_clue_parts.hpp"
#include "sator/explain/check/dialect_difference.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// The findings about one clue's text, at all places of its drawings where they are the same.
struct ClueRemark {
    PartId rule;                ///< the first of `rules`
    std::vector<PartId> rules;  ///< one for each place, ascending
    std::string clue;           ///< UTF-8
    std::vector<DeadCluePart> dead_parts;
    std::optional<DialectDifference> dialect;
};

/// Returns the findings about all clues, in the order of their first rules; those before a limit is reached.
std::vector<ClueRemark> clue_remarks(const PuzzleParts& parts, const RegexLimits& regex_limits,
                                     const Limits& limits);

}  // namespace sator::explain
