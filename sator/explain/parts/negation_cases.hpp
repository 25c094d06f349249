#pragma once

#include <memory>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// The ways in which a rule can be broken, each as a rule. Of a sum each other total, the nearest first; of
/// cells that must hold all values each value, which they then have not. None for other rules.
struct NegationCases {
    std::vector<std::unique_ptr<const Rule>> rules;
    bool are_all = false;  ///< whatever breaks the rule keeps one of them
};

NegationCases negation_cases(const Puzzle& puzzle, const Rule& rule);

}  // namespace sator
