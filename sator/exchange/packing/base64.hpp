#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the bytes of a base64 text (RFC 4648). '-' and '_' are read as '+' and '/', "%3D", "%2B" and "%2F" as in a link, and
/// '=' at the end may be missing. Returns nullopt for anything else.
std::optional<std::string> from_base64(std::string_view text);

/// Returns the base64 text of bytes, with '=' at the end.
std::string to_base64(std::string_view bytes);

}  // namespace sator::exchange
