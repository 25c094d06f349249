#pragma once

#include <functional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/rule_facts.hpp"

namespace sator::exchange {

/// Returns the clue of a cage that a rule means; an empty text if the rule is no cage.
using ClueOfRule = std::function<std::string(const RuleFact& rule)>;

/// Reads the cages of a puzzle and their clues. Returns false if two cages have a cell in common.
bool read_cages(const PuzzleFacts& facts, DrawnBoard& board, const ClueOfRule& clue);

}  // namespace sator::exchange
