#pragma once

#include <span>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/json/rules_json.hpp"

namespace sator::cli {

/// Returns rules, each with its syntax and its summary.
std::string rule_list(std::span<const DescribedRule> rules, SpokenLanguage language);

/// Explains a rule: its syntax, its summary, its example, and a solution.
std::string rule_explanation(const DescribedRule& rule, SpokenLanguage language);

/// Returns the part of docs/rules.md about rules.
std::string rule_page(std::span<const DescribedRule> rules);

}  // namespace sator::cli
