#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/values/listener.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/text/solution_template.hpp"

namespace sator::cli {

/// Returns the answer as text: name, drawing, verdict. If there are two solutions without scores, the cells
/// in which they differ are marked.
std::string answer_text(const ask::SolveAnswer& solved, const Session& session,
                        SpokenLanguage language = SpokenLanguage::English);

/// Returns the text of one of many solutions, with its score if rules rank them. `filled` is the drawing from
/// a template, if there is one.
std::string solution_text(const ask::Asked& asked, const ask::ListedSolution& solution,
                          const Session& session, SolutionTemplate* filled = nullptr);

}  // namespace sator::cli
