#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::cli {

/// Returns what `sator explain` prints for a puzzle: its name, one line per step, how the explanation ends,
/// and the final grid.
std::string explanation_text(const PuzzleContext& context, const Explanation& explanation,
                             const std::string& name, SpokenLanguage language, const Session& session);

/// Returns the short answer of `--why-not`, e.g. "R1C2 = 5 is impossible".
std::string why_not_answer(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                           SpokenLanguage language);

/// Returns what `sator explain --why-not` prints.
std::string why_not_text(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         const std::string& name, SpokenLanguage language, const Session& session);

}  // namespace sator::cli
