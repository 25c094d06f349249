#pragma once

#include <optional>
#include <string_view>

#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// The code points for which \p{name} or \p{name=value} holds: general categories, Script, Script_Extensions,
/// and the binary properties that ECMA-262 names (tables 67 to 69), under the exact names and aliases of the
/// standard. Nothing where the standard knows no such property. From the Unicode version that
/// `unicode_version()` tells.
std::optional<CodePointSet> unicode_property(std::string_view name, std::string_view value);

/// The name nearest to a misspelt one, for hints; empty where none is near.
std::string_view nearest_unicode_property(std::string_view name, std::string_view value);

/// "15.0.0"
std::string_view unicode_version();

}  // namespace sator
