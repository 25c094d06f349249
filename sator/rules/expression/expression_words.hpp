#pragma once

#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::rules {

/// Puts an expression into words: its text with the names of cells in place of the names of its groups. A sum, a product or
/// `distinct` of one group is a demand: "row 1" must "add up to 17".
RuleWords expression_words(const std::string& text, std::span<const Sequence> groups,
                           const std::string& label, const RuleNaming& naming);

}  // namespace sator::rules
