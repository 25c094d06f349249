#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/answer_text.hpp"
#include "cli/cli_namespace.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::cli {

/// The names of the solvers that can check an answer: "cadical", ….
std::vector<std::string> cross_checkers();

/// Compares the number of solutions of an answer, up to two, with what another solver finds in the puzzle's model: one solution,
/// and then one that differs in some cell. Prints a line about it, unless answers are JSON. A difference is a bug.
ExitCode cross_check(PuzzleCall& call, std::string_view program, const SolvedPuzzle& answer,
                     const RuleList& rules, std::size_t initial);

}  // namespace sator::cli
