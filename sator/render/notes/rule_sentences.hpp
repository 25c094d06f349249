#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/explain/names/rule_names.hpp"
#include "sator/render/board/board.hpp"

namespace sator {

/// One statement's rules in words: those that demand the same in one sentence, which names all of their cells
/// or says that they are wherever a shape fits. `names` are those of the rules.
std::vector<std::string> rule_sentences(const Grid& grid, const Board& board, const RuleList& rules,
                                        std::span<const RuleName> names);

/// "a, b and c"; parted by semicolons where a name has "and" or a comma in it.
std::string join_with_and(std::span<const std::string> names);

}  // namespace sator
