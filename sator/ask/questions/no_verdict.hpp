#pragma once

#include <optional>
#include <span>

#include "sator/ask/questions/work.hpp"

namespace sator::ask {

/// If parts of the puzzle were left out, nothing can be said about the solutions of the puzzle that was meant, except that it has none:
/// that is known if all these parts restrict, and a search of what was read finds no solution. Otherwise gives `NoVerdict` as the
/// answer and returns its code. Returns nullopt if the question is to be answered as usual. `givens` replace those of the puzzle.
std::optional<ExitCode> answer_no_verdict(Work& work, const Asked& asked,
                                          std::optional<std::span<const Given>> givens = {});

}  // namespace sator::ask
