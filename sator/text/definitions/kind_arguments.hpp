#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// The name under which all keys (`a=8 b=15`) stand in the text of a kind.
inline constexpr std::string_view kKeys = "KEYS";

/// Returns the keys of such a text: what stands before and after each =.
std::vector<std::pair<std::string, std::string>> keys_of(std::string_view text);

/// Gives the parameters of a kind the arguments of a line that names it. A parameter without an argument has its usual value, or
/// none. Returns an error for an argument that fits no parameter, and for a parameter that must be written.
std::expected<void, Diagnostic> bind_arguments(const KindDefinition& definition, const KindRequest& request,
                                               KindScope& scope);

}  // namespace sator::text
