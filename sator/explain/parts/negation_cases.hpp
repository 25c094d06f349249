#pragma once

#include <memory>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// The cases in which a rule is broken, each as a rule: for a sum each other total, the nearest first; for
/// cells that must hold all of some values, each value that is then missing. Empty for other rules.
struct NegationCases {
    std::vector<std::unique_ptr<const Rule>> rules;
    bool are_all = false;  ///< true if every filling that breaks the rule keeps one of them
};

NegationCases negation_cases(const Puzzle& puzzle, const Rule& rule);

}  // namespace sator
