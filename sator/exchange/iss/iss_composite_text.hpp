#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_puzzle.hpp"

namespace sator::exchange {

// The inverse of iss_sets.cpp, iss_machines.cpp and of the alternatives in iss_reader.cpp.

/// Writes rules about sets of values, automata, and expressions. Returns nullopt for other rules.
std::optional<std::string> iss_set_text(const SquareRule& rule, std::size_t size);

/// Writes a rule about the groups of cells of a drawing, e.g. `sum(a) = sum(b)`. Returns nullopt for other rules.
std::optional<std::string> iss_groups_text(const RuleStatement& statement, const MarkedDrawing& groups,
                                           std::size_t size);

/// Writes the alternatives of a rule `any_of` as `.Or`. Returns nullopt if one of them cannot be written.
std::optional<std::string> iss_or_text(const RuleStatement& any_of, std::size_t size);

}  // namespace sator::exchange
