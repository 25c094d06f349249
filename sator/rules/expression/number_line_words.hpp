#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::rules {

/// Returns the words of a step of a number path, `a = 22 or a + 1 in b` for a cell and the cells that touch it; nullopt for other
/// expressions.
std::optional<RuleWords> words_of_path_step(const std::string& text, std::span<const Sequence> groups,
                                            const std::string& label, const RuleNaming& naming);

/// Returns the demand of a run of a str8ts, `distinct(line) and max(line) - min(line) = 2` for three cells; nullopt for other
/// expressions.
std::optional<std::string> demand_of_consecutive_numbers(const std::string& text, const Sequence& group);

}  // namespace sator::rules
