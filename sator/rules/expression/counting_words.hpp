#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::rules {

/// Returns the words of a clue that counts values: `if a = "." then count(b, "#") = 3`, if its label says the condition, and
/// `max(count(a, "I"), count(a, "-")) = 4`; nullopt for other expressions and for those without a label.
std::optional<RuleWords> words_of_count(const std::string& text, std::span<const Sequence> groups,
                                        const std::string& label, const RuleNaming& naming);

}  // namespace sator::rules
