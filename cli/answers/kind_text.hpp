#pragma once

#include <span>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/json/rules_json.hpp"

namespace sator::cli {

/// Returns kinds, each with its syntax and its summary.
std::string kind_list(std::span<const DescribedKind> kinds, SpokenLanguage language);

/// Explains a kind: its syntax, its summary, its example, the statements that the example stands for, and a solution.
std::string kind_explanation(const DescribedKind& kind, SpokenLanguage language);

/// Returns the part of docs/rules.md about kinds.
std::string kind_page(std::span<const DescribedKind> kinds);

}  // namespace sator::cli
