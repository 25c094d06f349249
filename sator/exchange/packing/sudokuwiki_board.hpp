#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the clues of a board in the packed form of sudokuwiki.org, 81 digits with '.' for the other cells, or nullopt if it is none,
/// or has no clues.
std::optional<std::string> sudokuwiki_clues(std::string_view packed);

/// Returns whether a link is to a page of sudokuwiki.org and holds a board.
bool is_sudokuwiki_link(std::string_view link);

/// Returns the packed board of a link to the site's page of usual sudokus, or nullopt.
std::optional<std::string_view> sudokuwiki_board(std::string_view link);

}  // namespace sator::exchange
