#pragma once

#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/satisfiability.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// The cases in which a rule is broken, each as a rule: for a sum each other total, the nearest first; for
/// cells that must hold all of some values, each value that is then missing. Empty for other rules.
struct NegationCases {
    std::vector<std::unique_ptr<const Rule>> rules;
    bool are_all = false;  ///< true if every filling that breaks the rule keeps one of them
};

NegationCases negation_cases(const Puzzle& puzzle, const Rule& rule);

/// Whether a question has a solution that breaks the rule. `ask(case)` answers the question with one case
/// added. Gives up after `most_open` cases that it does not decide.
template <class Ask>
Satisfiability ask_cases(const NegationCases& cases, std::size_t most_open, Ask ask) {
    std::size_t open = 0;
    for (const auto& added : cases.rules) {
        const Satisfiability answer = ask(*added);
        if (answer == Satisfiability::Yes) return answer;
        if (answer == Satisfiability::Unknown && ++open == most_open) break;
    }
    return open == 0 && cases.are_all ? Satisfiability::No : Satisfiability::Unknown;
}

}  // namespace sator::explain
