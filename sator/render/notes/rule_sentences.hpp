#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// Describes one statement's rules in words. Rules with the same demand share a sentence, which names all of
/// their cells or says that the rule applies wherever a shape fits. `names` are the names of the rules.
std::vector<std::string> rule_sentences(const Grid& grid, const Board& board, const RuleList& rules,
                                        std::span<const RuleWords> names);

/// Joins names: "a, b and c". Uses semicolons if a name contains "and" or a comma.
std::string join_with_and(std::span<const std::string> names);

}  // namespace sator::render
