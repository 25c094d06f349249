#pragma once

#include <optional>
#include <string_view>

#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// Returns the code points that have the property \p{name} or \p{name=value}: general categories, Script,
/// Script_Extensions, and the binary properties that ECMA-262 names (tables 67 to 69), under the exact names
/// and aliases of the standard. Returns nullopt if the standard has no such property. `unicode_version()` is
/// the version of the data.
std::optional<CodePointSet> unicode_property(std::string_view name, std::string_view value);

/// Returns the property name nearest to a misspelt one, for a hint, or an empty string if none is near.
std::string_view nearest_unicode_property(std::string_view name, std::string_view value);

/// Returns the version of the Unicode data: "15.0.0".
std::string_view unicode_version();

}  // namespace sator
