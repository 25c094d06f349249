#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"

namespace sator::exchange {

/// Returns the error about a kind that has no codec, by a site's name for it and without a place: Sator has the kind, or the language
/// cannot say its rules. `texts` are the site's puzzles: "links". Returns nullopt if the name is not known.
std::optional<Diagnostic> unread_kind_error(std::string_view name, std::string_view texts);

/// Returns the names of the well-known kinds whose rules the language cannot say.
std::vector<FormatPart> unsaid_parts();

}  // namespace sator::exchange
