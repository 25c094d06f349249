#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_puzzle.hpp"

namespace sator::exchange {

/// Returns the constraint that says the same as a rule, e.g. ".Thermo~R1C1~R1C2"; nullopt if there is none. Rules that are about
/// the whole grid are written by write_iss_text.
std::optional<std::string> iss_rule_text(const SquareRule& rule, std::size_t size);

/// Returns "~R1C1~R1C2".
std::string iss_cell_names(const SquareCells& cells);

}  // namespace sator::exchange
