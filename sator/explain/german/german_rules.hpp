#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::explain {

/// The words of a rule in German: "Zeile 3" and "muss die Summe 15 haben".
struct GermanRule {
    std::string subject;
    std::string demand;      ///< with its verb; empty if the English rule has none
    bool is_plural = false;  ///< of the subject: "die Zellen", "alle Zellen"
    bool is_region = false;  ///< the subject has no article and is the same in each case: "in Zeile 3"

    /// Returns e.g. "Zeile 3 muss die Summe 15 haben".
    std::string sentence() const { return demand.empty() ? subject : subject + " " + demand; }
};

/// Returns the name of a rule in German; nullopt if the table has no translation of this name.
std::optional<GermanRule> german_name(const RuleWords& words);

/// Returns the name after "in" or "von": "Zeile 3", "dem Käfig mit 9 bei R1C1". Returns nullopt for a plural or a name with an adjective.
std::optional<std::string> dative_of(const GermanRule& rule);

/// Returns what a rule demands, with its verb: "müssen je die Summe 15 haben" for "add up to 15" and the adverb "je". Returns nullopt if it
/// has no translation.
std::optional<std::string> german_predicate(std::string_view demand, bool is_plural,
                                            std::string_view adverb = "");

/// Returns the rule in German; nullopt if the tables have no translation of its name or of its demand.
std::optional<GermanRule> german_rule(const RuleWords& words);

}  // namespace sator::explain
