#pragma once

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Returns the code points for which \p{name} or \p{name=value} holds: general categories, Script,
/// Script_Extensions, and the binary properties of ECMA-262 (tables 67 to 69), under the exact names and
/// aliases of the standard. Returns nullopt if the standard has no such property. The first line of
/// unicode_tables.inc names the version of Unicode.
std::optional<CodePointSet> unicode_property(std::string_view name, std::string_view value);

/// Returns the property name nearest to a misspelt one, for a hint, or an empty string if none is near.
std::string_view nearest_unicode_property(std::string_view name, std::string_view value);

}  // namespace sator::language
