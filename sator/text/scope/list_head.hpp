#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Returns the statement above the lists of clues that the text `count star N` is about: `clues count "*" ?`. N is the clue of each
/// line.
std::expected<std::string, std::string> list_head(std::string_view statement, KindScope scope);

}  // namespace sator::text
