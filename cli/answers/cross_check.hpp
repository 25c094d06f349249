#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/values/answer.hpp"
#include "sator/base/exit_code.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::cli {

/// The names of the solvers that can check an answer: "cadical", ….
std::vector<std::string> cross_checkers();

/// Compares the number of solutions of an answer, up to two, with what another solver finds in the puzzle's model: one solution,
/// and then one that differs in some cell. Reports a difference, which is a bug, or that there was no comparison; if `tells`, also
/// that both agree. Returns what that means for the exit code. `files` are those that the puzzle's rules name.
ExitCode cross_check(const Session& session, std::string_view program, const ask::SolveAnswer& answer,
                     Resources& files, const Limits& limits, bool tells);

}  // namespace sator::cli
