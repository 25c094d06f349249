#pragma once

#include <cstdint>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"

namespace sator::exchange {

/// Where rules are named: in a text beside the puzzle's data, or in what is pasted with a grid, which has no other data.
enum class NamedIn : std::uint8_t { TextOfRules, PastedText };

/// Some programs keep rules as a text for people, beside fields that only draw. Leaves out each rule that the text names and the
/// puzzle does not state, e.g. "thermometers" beside lines that are only drawn. A rule that has something to draw counts only if
/// something is drawn that no rule is about.
void leave_out_named_rules(std::string_view text, SquareStatements& puzzle, NamedIn where);

}  // namespace sator::exchange
