#pragma once

#include <string>

#include "cli/process/session.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/why_not.hpp"

namespace sator {

/// What `sator explain` prints of a puzzle: its name, a line a step, where the way ends, and the grid there.
std::string explanation_text(const PuzzleContext& context, const Explanation& explanation,
                             const std::string& name, const Session& session);

/// The answer of `--why-not` in a few words: "R1C2 = 5 is impossible".
std::string why_not_answer(const PuzzleContext& context, const WhyNot& why, Candidate candidate);

/// What `sator explain --why-not` prints.
std::string why_not_text(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         const std::string& name, const Session& session);

}  // namespace sator
