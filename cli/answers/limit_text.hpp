#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::cli {

/// Returns a clause such as "the time limit was reached" or "it was interrupted".
std::string reached_text(Limit limit);

/// Returns the same clause as the beginning of a sentence.
std::string reached_opening(Limit limit, explain::SpokenLanguage language = explain::SpokenLanguage::English);

}  // namespace sator::cli
