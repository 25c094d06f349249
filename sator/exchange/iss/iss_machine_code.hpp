#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Packs the transitions of a rule `automaton` over the numbers from 1 to `size` as a machine of the Interactive Sudoku Solver: the inverse
/// of iss_machine_text. Returns nullopt if the automaton has more symbols or states than a machine can have, or if the text is no automaton.
std::optional<std::string> iss_machine_code(std::string_view transitions, std::size_t size);

}  // namespace sator::exchange
