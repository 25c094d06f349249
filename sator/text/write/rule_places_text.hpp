#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Returns the places of a rule's sequences, as they follow `at`: "row 3; R2C6: R3C7 R4C8". The text reads back as the same
/// sequences, but for one case: the letters of an expression depend on its being at a place, so that its cells are listed even
/// if the name of the place has no text and is lost. Returns nullopt if another rule has such a place.
std::optional<std::string> rule_places_text(const RuleStatement& rule, const Puzzle& puzzle);

}  // namespace sator::text
