#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_grid.hpp"

namespace sator::exchange {

/// Returns the bits of a text in that solver's base64: six bits a character, the lowest first. Returns nullopt for other characters.
std::optional<std::vector<bool>> iss_bits(std::string_view text);

/// Returns the table of `pairs` that the key of a relation says: a bit for each two values, the first one slowest. An empty text is
/// a relation without pairs.
std::optional<std::string> iss_pair_table(std::string_view key, const IssGrid& grid);
/// Returns the key of a table, which maps values to those that may come after them.
std::string iss_pair_key(const std::vector<std::vector<bool>>& table);

/// Returns the transitions of `automaton` that a packed machine says. Returns nullopt if it is damaged or has several start states.
std::optional<std::string> iss_machine_text(std::string_view packed, const IssGrid& grid);

}  // namespace sator::exchange
