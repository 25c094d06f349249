#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

/// Returns the usual name of a well-known kind of puzzle whose rules the puzzle language cannot say yet: "Numberlink" for numlin,
/// "Number Link", Arukone or flow-free. Returns an empty text for other names, e.g. those of the kinds that exist.
std::string_view unsaid_kind(std::string_view name);

/// Returns a name of each of them, the one that links have if there are links.
std::vector<std::string_view> unsaid_names();

/// Returns the error about such a kind, without a position; nullopt for other names.
std::optional<Diagnostic> unsaid_kind_error(std::string_view name);

}  // namespace sator::puzzle
