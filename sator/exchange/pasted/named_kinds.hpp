#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pasted/pasted_grid.hpp"

namespace sator::exchange {

/// Returns what the sentences beside a grid say against a usual sudoku, apart from rules: the names of other kinds of puzzles, and boxes
/// of another form. A kind counts only in a line of a few words, because names such as "Pattern" are usual words.
std::vector<std::string> other_kinds_in(std::string_view words, const PastedGrid& grid);

}  // namespace sator::exchange
