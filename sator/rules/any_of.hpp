#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// The name of the rule whose inner statements are alternatives. An alternative of several clues is an inner statement called
/// kAlternative, whose inner statements are these clues.
constexpr std::string_view kAnyOfRule = "any_of";
constexpr std::string_view kAlternative = "alternative";

/// Returns whether the lines below the rule's bare name are whole rules.
constexpr bool is_block_of_rules(std::string_view rule) {
    return rule == kLiarsRule || rule == kAnyOfRule;
}

}  // namespace sator::rules
