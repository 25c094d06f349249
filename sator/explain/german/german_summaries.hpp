#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::explain {

/// What the registry's row of a rule says, in German.
struct GermanSummary {
    std::string_view rule, sentence;
};

/// The summaries of all rules in alphabetical order, in three parts because they are long.
std::span<const GermanSummary> first_german_summaries();
std::span<const GermanSummary> second_german_summaries();
std::span<const GermanSummary> third_german_summaries();

/// Returns the German summary of a rule; empty if there is none.
std::string_view german_summary(std::string_view rule);

/// Returns the summary of a rule in the language. Without a translation it is in English, after "(English)".
std::string summary_in(SpokenLanguage language, const RuleEntry& entry);

}  // namespace sator::explain
